/** The order of test files: a long one that starts last keeps one core busy and leaves the others idle. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** From the longest on, a minute and more each. */
const longest = [
  'testbench/engine/readings.test.ts',
  'bench/memories/memories.test.ts',
  'fpga/flow/synthesise.test.ts',
  'testbench/engine/domains.test.ts',
  'testbench/engine/wasm/differential.test.ts',
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
