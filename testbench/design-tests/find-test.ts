/** The tests of a design by their names. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { DesignTests } from './design-tests.ts';
import type { NamedTest } from './named-test.ts';

/** What property runs are called where tests are named. */
export const propertyTest = 'property';

/** The names of all tests: the property, the step-by-step tests, the recordings. */
export async function testNames(tests: DesignTests): Promise<readonly string[]> {
  return [propertyTest, ...(await named(tests)).map(({ name }) => name)];
}

/** The test of that name; a property run takes `clocks` clocks. An unknown name is a `UserError`. */
export async function findTest(design: string, tests: DesignTests, test: string, clocks: number): Promise<NamedTest> {
  if (test === propertyTest) return { name: test, body: tests.property(clocks) };
  const found = (await named(tests)).find(({ name }) => name === test);
  if (found !== undefined) return found;
  const names = await testNames(tests);
  throw new UserError(`${design} has no test ${test}${didYouMean(test, names)} (tests: ${names.join('; ')})`);
}

const named = async ({ directed = [], recorded }: DesignTests): Promise<readonly NamedTest[]> => [
  ...directed,
  ...((await recorded?.()) ?? []),
];
