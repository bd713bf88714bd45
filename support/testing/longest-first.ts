/** The order of test files: a long one that starts last keeps one core busy and leaves the others idle. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * From the longest on, as with an empty cache. The second needs Yosys alone, so that Verilator's runtime, which the
 * first compiles, is there when the others ask for it.
 */
const longest = [
  'testbench/engine/readings.test.ts',
  'bench/memories/memories.test.ts',
  'testbench/uet/blocks/pds/target-side/pds-target.test.ts',
  'testbench/uet/proofs/cbfc-link.test.ts',
  'cli/uet/gatewright.test.ts',
  'bench/engine/native.test.ts',
  'testbench/uet/blocks/emitted-verilog.test.ts',
  'testbench/engine/domains.test.ts',
  'fpga/flow/synthesise.test.ts',
  'testbench/uet/proofs/pds-cack.test.ts',
  'testbench/formal/proofs/crossings.test.ts',
  'testbench/uet/blocks/pds/sack-verilog.test.ts',
  'rtl-gen/lib/arbiter/arbiter.test.ts',
  'testbench/uet/blocks/tss/gcm.test.ts',
  'testbench/engine/wasm/differential.test.ts',
  'testbench/uet/proofs/cbfc-port.test.ts',
  'testbench/uet/proofs/pds-once.test.ts',
  'testbench/bench/verified-suites.test.ts',
  'cli/readme.test.ts',
  'cli/uet/regress.test.ts',
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
