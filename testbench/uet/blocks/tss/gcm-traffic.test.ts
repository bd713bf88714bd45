import { gcmDefaults, laneCounts } from '../../../../rtl-gen/uet/tss/gcm/settings.ts';
import { describe, engines, hwTest } from '../vitest-kit.ts';
import { gcmDesign } from './gcm-design.ts';
import { gcmForgeries, gcmPackets } from './gcm-traffic.ts';

const one = gcmDesign(gcmDefaults);

describe('much traffic through the GCM engine', () => {
  hwTest(
    'packets of 0 to 9,216 bytes are those of OpenSSL, keys exchanged between them',
    { design: one },
    gcmPackets(60),
  );
  hwTest('no packet with any bit flipped leaves, and true ones among them do', { design: one }, gcmForgeries(60));

  // 100,000 of each: GATEWRIGHT_LONG=1 npx vitest run testbench/uet/blocks/tss/gcm-traffic.test.ts
  if (process.env.GATEWRIGHT_LONG !== undefined)
    describe.each(laneCounts)('in the emitted Verilog on verilator, lanes: %i', (lanes) => {
      const create = (o: Parameters<typeof engines.verilator.create>[1]) =>
        engines.verilator.create(gcmDesign({ ...gcmDefaults, lanes }), o);
      const options = { create, timeout: 7_200_000 };
      hwTest('100,000 packets of 0 to 9,216 bytes are those of OpenSSL', options, gcmPackets(100_000));
      hwTest('of 100,000 packets with a bit flipped none leaves', options, gcmForgeries(100_000));
    });
});
