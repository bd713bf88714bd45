/** What can be run on each design of the catalogue, by its name. */
import { findDesign } from '../../../rtl-gen/catalogue.ts';
import { didYouMean } from '../../../support/nearest.ts';
import { UserError } from '../../../support/user-error.ts';
import type { NamedTest } from '../../design-tests/named-test.ts';
import type { BlockTests, DesignTests } from './block-tests.ts';
import { cbfcTests } from './cbfc/cbfc-tests.ts';
import { llrTests } from './llr/llr-tests.ts';
import { pdsTests } from './pds/pds-tests.ts';
import { tssTests } from './tss/tss-tests.ts';
import { wireTests } from './wire/wire-tests.ts';

const tests: BlockTests = { ...pdsTests, ...wireTests, ...cbfcTests, ...llrTests, ...tssTests };

/** The names of the designs with tests of their own. */
export const testedDesigns: ReadonlySet<string> = new Set(Object.keys(tests));

/**
 * The tests of the design of that name; a name that is not in the catalogue, or of a library part, is a `UserError`.
 */
export function designTests(name: string): DesignTests {
  const { group, folder } = findDesign(name);
  if (group === 'library') {
    const command = `vitest run rtl-gen/lib/${folder}`;
    throw new UserError(`${name} is a part of the library, which has no golden model: npx ${command} runs its tests`);
  }
  const found = tests[name];
  if (found === undefined) throw new Error(`design ${name} of the catalogue has no tests in testbench/uet/blocks`);
  return found();
}

/** What property runs are called where tests are named. */
export const propertyTest = 'property';

/** The names of all tests of a design: the property, the step-by-step tests, the recorded traces. */
export async function testNames(design: string): Promise<readonly string[]> {
  const { directed, recorded } = designTests(design);
  return [propertyTest, ...[...directed, ...(await recorded())].map(({ name }) => name)];
}

/** The test of that name of a design; a property run takes `clocks` clocks. An unknown name is a `UserError`. */
export async function findTest(design: string, test: string, clocks: number): Promise<NamedTest> {
  const { property, directed, recorded } = designTests(design);
  if (test === propertyTest) return { name: test, body: property(clocks) };
  const named = directed.find(({ name }) => name === test) ?? (await recorded()).find(({ name }) => name === test);
  if (named !== undefined) return named;
  const names = await testNames(design);
  throw new UserError(`${design} has no test ${test}${didYouMean(test, names)} (tests: ${names.join('; ')})`);
}
