import assert from 'node:assert/strict';
import { seamLayouts, seamPathBits } from '../../../../../rtl-gen/uet/cms/designs.ts';
import { nsccSeam } from '../../../../../rtl-gen/uet/cms/seam/nscc-seam.ts';
import { everyEngineTest } from '../../../../bench/every-engine.ts';
import { elaborate, hwTest } from '../../vitest-kit.ts';
import { SeamChecker } from './seam-checker.ts';
import { seamProperty } from './seam-property.ts';
import { SeamStimulus } from './seam-stimulus.ts';

const [layout] = seamLayouts as [(typeof seamLayouts)[0]];
const design = elaborate(nsccSeam(layout, seamPathBits));

everyEngineTest('each event and each permit is that of the model', design, { seeds: 2 }, seamProperty(8, 2_000));

hwTest('all kinds reach path selection, and many wait at times', { design, seeds: 4 }, async (t) => {
  const checker = t.attach(new SeamChecker(t.dut));
  t.attach(new SeamStimulus(t, layout.contexts));
  await t.cycles(20_000);
  for (const kind of ['start', 'pick', 'good', 'ecn', 'nack', 'timeout']) assert(checker.seen[kind]! > 20, kind);
  assert(checker.most >= 8, `only ${checker.most} waited at most`);
});
