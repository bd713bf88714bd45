/** What can run the benches: ours and the peers, each in a process of its own, which measures itself. */
import type { BenchName } from './designs.ts';

/** What one run of a bench took, without building and starting. */
export interface Turn {
  readonly clocks: number;
  readonly seconds: number;
}

export interface Contender {
  /** As the table shows it. */
  readonly name: string;
  /** Clocks of a turn, so that one takes about a second. */
  readonly clocks: number;
  run(bench: BenchName, clocks: number): Promise<Turn>;
}

/** The turn that a process printed: its last line that is JSON of one. Throws with what it said if there is none. */
export function printedTurn(output: string): Turn {
  const line = output.split('\n').findLast((text) => text.startsWith('{"clocks"'));
  if (line === undefined) throw new Error(`the bench printed no result:\n${output}`);
  return JSON.parse(line) as Turn;
}
