import { rxOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetRx } from '../../../../rtl-gen/uet/endpoint/uet-rx.ts';
import { verilatorEngine } from '../../../engine/verilator/engine.ts';
import { verilatorAvailable } from '../../../engine/verilator/toolchain.ts';
import { describe, elaborate, hwTest } from '../vitest-kit.ts';
import { rxProperty } from './rx-property.ts';

/** Verilator builds the receive half for minutes, so that only long runs have it; Yosys reads it in all of them. */
const runs = process.env.GATEWRIGHT_LONG !== undefined && (await verilatorAvailable());
const options = rxOptions(64);

describe.skipIf(!runs)(
  `the emitted Verilog in Verilator${runs ? '' : ' (skipped: set GATEWRIGHT_LONG, apt-get install verilator)'}`,
  () => {
    hwTest(
      'places every byte of a flow once and at its place',
      {
        create: (of) => verilatorEngine.create(elaborate(uetRx(options)), { ...of, quick: true }),
        seeds: 1,
        timeout: 900_000,
        maxCycles: 500_000,
      },
      rxProperty(options, 1_000),
    );
  },
);
