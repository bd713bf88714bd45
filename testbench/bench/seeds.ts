/** Which seeds a test runs with. */
import { hashText, mix } from '../../support/random.ts';
import { UserError } from '../../support/user-error.ts';

/** The variable that replaces a test's seeds: one seed or several with commas, decimal or 0x. */
export const SEED_VARIABLE = 'GATEWRIGHT_SEED';

/**
 * The seeds of test `name`: those of the environment if it names any; else the list; else as many as asked for (1 by
 * default), derived from the name, so that they stay the same and differ between tests. All are 32 bits, unsigned.
 * `UserError` for a seed that is not.
 */
export function chooseSeeds(
  name: string,
  seeds: number | readonly number[] | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): readonly number[] {
  const wanted = environment[SEED_VARIABLE]?.trim();
  if (wanted) return wanted.split(',').map((text) => parseSeed(text.trim()));
  if (typeof seeds === 'object') {
    for (const seed of seeds) if (!isSeed(seed)) throw new UserError(`the test ${name} has the seed ${seed}, ${RULE}`);
    if (seeds.length === 0) throw new UserError(`the test ${name} has an empty list of seeds; give at least one`);
    return seeds;
  }
  const count = seeds ?? 1;
  if (!Number.isInteger(count) || count < 1)
    throw new UserError(`the test ${name} asks for ${count} seeds; give an integer from 1 up`);
  const base = hashText(name);
  return Array.from({ length: count }, (_, i) => mix(base + Math.imul(i, 0x9e3779b9)));
}

const RULE = 'but a seed is an integer from 0 to 4294967295';

function parseSeed(text: string): number {
  const seed = /^(0x[0-9a-f]+|[0-9]+)$/i.test(text) ? Number(text) : Number.NaN;
  if (!isSeed(seed)) throw new UserError(`${SEED_VARIABLE} has the seed ${text || '(nothing)'}, ${RULE}`);
  return seed;
}

function isSeed(seed: number): boolean {
  return Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff;
}
