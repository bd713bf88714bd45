/** Values of a recording beside those of the hardware: how many were compared, and where they differ. */
import type { SeedRun } from '../../../bench/run-seed.ts';

export class Differences {
  compared = 0;
  readonly #texts: string[] = [];

  /** A disagreement with the model, as checkers tell it. */
  readonly tell = (text: string): void => {
    this.#texts.push(text);
  };

  equal({ place }: { readonly place: string }, name: string, recorded: unknown, shown: unknown): void {
    this.compared += 1;
    if (recorded !== shown) this.tell(`${place}: ${name} is ${recorded} in the log, ${shown} here`);
  }

  /** What a replay says in the end. */
  report(run: SeedRun, counts: Readonly<Record<string, number>>) {
    if (run.failure !== undefined) throw run.failure;
    const [firstDisagreement] = this.#texts;
    return {
      counts,
      disagreements: this.#texts.length,
      ...(firstDisagreement !== undefined && { firstDisagreement }),
      clocks: run.cycles,
    };
  }
}
