/** How an item is repeated by hand. */

import { shellQuoted } from '../../support/shell-quoted.ts';
import { SEED_VARIABLE } from '../bench/seeds.ts';
import { vitestCommand } from '../bench/vitest-command.ts';
import type { Item, ItemFailure } from './item.ts';

/** What an item ran on, for reports. */
export const engineOf = (item: Item): string =>
  item.kind === 'run' ? item.engine : item.kind === 'suite' ? 'vitest' : 'wasm';

/** The command that repeats an item's failure. */
export function replayOf(item: Item, failure: ItemFailure | undefined): string {
  if (item.kind === 'run') {
    const { subject, test, engine, seed, clocks } = item;
    const which = clocks > 0 ? `--clocks ${clocks}` : `--test ${shellQuoted(test)}`;
    return `npx gatewright sim ${subject} ${which} --engine ${engine} --seed ${seed} --runs 1`;
  }
  if (item.kind === 'suite') {
    const setting = Object.entries(suiteSeeds(item.seed)).map((entry) => entry.join('='));
    return failure?.replay ?? vitestCommand(setting.join(' '), failure?.test ?? '', item.subject);
  }
  if (item.kind === 'mutants')
    return `npx gatewright mutate ${item.subject} --count ${item.total} --seed ${item.choice}`;
  return replayOf(item.of, failure);
}

/** What makes a test file draw its stimulus from a seed. */
export const suiteSeeds = (seed: number): Readonly<Record<string, string>> => ({
  FAST_CHECK_SEED: `${seed}`,
  [SEED_VARIABLE]: `${seed}`,
});
