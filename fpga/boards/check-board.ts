/** Mistakes in the table of a board, found before anything is built from it. */
import { UserError } from '../../support/user-error.ts';
import type { Board } from './board.ts';

/** Signals without which a self-test cannot tell how it stands. */
export const selfTestSignals = ['uart_tx', 'passed', 'failed'] as const;

/**
 * Throws a `UserError`, one sentence, for a pin that is used twice, a signal that has two, a missing clock or a missing
 * output.
 */
export function checkBoard(
  { name, clock, pins, tied = [], part }: Board,
  needed: readonly string[] = selfTestSignals,
): void {
  const refuse = (what: string): never => {
    throw new UserError(`board ${name}: ${what}`);
  };
  const places = [
    ...pins.map(({ signal, site }) => ({ called: signal, site })),
    ...tied.map((t) => ({ called: t.name, site: t.site })),
  ];
  for (const [i, { called, site }] of places.entries()) {
    const before = places.slice(0, i);
    const same = before.find((other) => other.site === site);
    if (same !== undefined) refuse(`pin ${site} is used twice, for ${same.called} and for ${called}`);
    const again = before.find((other) => other.called === called);
    if (again !== undefined) refuse(`${called} is at two pins, ${again.site} and ${site}`);
  }
  const has = (signal: string): boolean => pins.some((pin) => pin.signal === signal);
  if (!has('clk')) refuse('no pin is the clock: give one the signal clk');
  if (!(clock > 0)) refuse(`its clock is ${clock} Hz: give the frequency at the pin clk`);
  const missing = needed.filter((signal) => !has(signal));
  if (missing.length > 0) refuse(`no pin is ${missing.join(' or ')}: a self-test needs ${needed.join(', ')}`);
  if (has('clk_n') && part.family !== 'xc7' && part.family !== 'xcup')
    refuse("clk_n is for parts of AMD: a differential clock of Lattice's is the standard of the pin clk");
  const lights = pins.filter(({ signal }) => signal.startsWith('count['));
  for (let i = 0; i < lights.length; i++) {
    if (!has(`count[${i}]`)) refuse(`there are ${lights.length} lights of the count, and none is count[${i}]`);
  }
  if (part.family === 'ice40') return;
  const bare = pins.find(({ standard }) => standard === undefined);
  if (bare !== undefined) refuse(`pin ${bare.site} has no I/O standard, which parts of this family need`);
}
