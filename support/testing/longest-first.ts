/** The order of test files: a long one that starts last keeps one core busy and leaves the others idle. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * From the longest on, as with an empty cache and what is in `kept/`. The second needs Yosys alone, so that Verilator's
 * runtime, which the first compiles, is there when the others ask for it.
 */
const longest = [
  'testbench/engine/readings.test.ts',
  'testbench/uet/blocks/emitted-verilog.test.ts',
  'cli/uet/gatewright.test.ts',
  'testbench/uet/blocks/pds/target-side/pds-target.test.ts',
  'testbench/uet/blocks/tss/gcm.test.ts',
  'playground/playground.test.ts',
  'cli/uet/regress.test.ts',
  'testbench/engine/domains.test.ts',
  'testbench/uet/blocks/tss/aes.test.ts',
  'testbench/engine/verilator/build-verilated.test.ts',
  'testbench/uet/blocks/cbfc/link/link.test.ts',
  'testbench/waves/viewer/viewer.test.ts',
  'bench/engine/native.test.ts',
  'testbench/formal/prove.test.ts',
  'testbench/engine/wasm/differential.test.ts',
  'testbench/uet/blocks/cbfc/registers/bring-up.test.ts',
  'testbench/bench/verified-suites.test.ts',
  'rtl-gen/lib/arbiter/arbiter.test.ts',
  'rtl-gen/lib/axi/register-file.test.ts',
  'bench/memories/memories.test.ts',
  'fpga/flow/synthesise.test.ts',
];

/** The longest, then the others as Vitest has them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = longest.findIndex((name) => moduleId.endsWith(name));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
