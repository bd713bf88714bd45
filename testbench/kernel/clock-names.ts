/** The clocks of a design by name, with what a test says of them. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { Simulator } from '../engine/simulator.ts';
import type { ClockOptions } from './clock.ts';

/** The name of the one clock where a design has none: time goes on all the same. */
const NO_CLOCK = 'clk';

/** A clock, the edges at which the design's state changes, and how it is to run. */
export interface NamedClock {
  readonly name: string;
  readonly edges: readonly string[];
  readonly options: ClockOptions;
}

/** Each clock once, in the design's order. `UserError` for options of a clock that the design has not. */
export function clocksByName(
  clocks: Simulator['clocks'],
  options: Readonly<Record<string, ClockOptions>>,
): readonly NamedClock[] {
  const names = clocks.length === 0 ? [NO_CLOCK] : [...new Set(clocks.map(({ name }) => name))];
  const chosen = new Map(Object.entries(options).map(([key, option]) => [clockName(names, key), option]));
  return names.map((name) => ({
    name,
    edges: clocks.filter((clock) => clock.name === name).map(({ edge }) => edge),
    options: chosen.get(name) ?? {},
  }));
}

/** The clock that a key means: a port's name (`rd_clk`), or that of its domain (`rd`). `UserError` if there is none. */
export function clockName(names: readonly string[], key: string): string {
  const found = names.find((name) => name === key) ?? names.find((name) => name === `${key}_clk`);
  if (found !== undefined) return found;
  throw new UserError(`the design has no clock ${key}${didYouMean(key, names)} (clocks: ${names.join(', ')})`);
}
