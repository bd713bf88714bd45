/** A short run of the demo for `start`. */
import type { StartLead } from '../../config/config.ts';
import { systemFigures } from '../../report/uet/system-figures.ts';
import { defaultEngine, findEngine } from '../../testbench/engine/engines.ts';
import { systemDesignName } from '../../testbench/uet/system/rtl-system-node.ts';
import { demoSystem, systemSentence } from './demo-system.ts';

/** Each of seven hosts writes 32 KiB to one; two of the eight are hardware. */
const short = { hosts: 8, rtl: 2, bytes: 7 * 32_768, loss: 0.002, seed: 1 } as const;

export const demoLead: StartLead = {
  design: systemDesignName('nscc'),
  title: 'Eight endpoints below switches',
  run: async () => {
    const engine = findEngine(defaultEngine);
    const result = await demoSystem({ ...short, engine, onFrame: () => {} }, () => {});
    const { passed, disagreement, figures } = result;
    const sentence = `seven write to one, two of them are hardware (npx gatewright demo runs longer): ${systemSentence(result)}`;
    return {
      passed,
      sentence: disagreement === undefined ? sentence : `${sentence}; ${disagreement}`,
      figures: figures === undefined ? [] : systemFigures(figures),
    };
  },
};
