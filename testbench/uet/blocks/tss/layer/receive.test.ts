import { describe } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { tssReceive } from '../../../../../rtl-gen/uet/tss/layer/receive.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { onEngine } from '../../../../bench/verilog-once.ts';
import { engines } from '../../../../engine/engines.ts';
import { smallLayer, smallWide, widthOf } from './layer-designs.ts';
import { keepsDerived, latchedFirst, takesKeys } from './receive-domains.ts';
import { receiveProperty } from './receive-property.ts';
import { fullInside, slowEnds } from './receive-slow.ts';
import { receiveUpsets } from './receive-upsets.ts';
import { receiveQuiet } from './sides-quiet.ts';

describe.each([smallLayer, ...smallWide].map((options) => [widthOf(options), options] as const))('%s', (_, options) => {
  const design = elaborate(tssReceive(options));

  hwTest(
    'what becomes of packets is what the golden endpoint says, true, forged, late, latched, trimmed or plain',
    { create: (o) => engines.wasm.create(design, o), seeds: 2 },
    receiveProperty(options, 12),
  );

  hwTest(
    'no forged packet leaves, however late its end comes',
    { create: (o) => engines.wasm.create(design, o) },
    slowEnds,
  );

  const how = { create: onEngine('wasm', design), maxCycles: 300_000 };
  hwTest('what is written as soon as it is quiet changes no packet that was taken', how, receiveQuiet);
  hwTest('nothing is lost of packets that pile up inside', how, fullInside);
  hwTest('keys that were made stay where mode and associations do, and nowhere else', how, keepsDerived);
  hwTest('a key that is taken from an association is gone, and no other one', how, takesKeys);
  hwTest('of a domain that is latched no key is made, and all is told as latched', how, latchedFirst);
  hwTest('a bit of memory that has changed by itself is told of, and nothing else', how, receiveUpsets);
});
