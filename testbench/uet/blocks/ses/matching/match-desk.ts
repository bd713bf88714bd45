/** A bench that gives commands one after the other, and shows their results. */
import type { Agent, NamedTest, TestContext } from '../../test-kit.ts';
import { type Command, commandWriter, type Result } from './match-ports.ts';

/** What checks the results, and keeps them. */
export interface MatchChecker extends Agent {
  offered: Command | undefined;
  readonly taken: number;
  readonly pending: number;
  readonly clock: number;
  readonly results: readonly Result[];
}

export class MatchDesk {
  readonly checker: MatchChecker;
  readonly #t: TestContext;
  readonly #write: (command: Command | undefined) => void;

  constructor(t: TestContext, checker: MatchChecker) {
    this.#t = t;
    this.#write = commandWriter(t.dut);
    this.#write(undefined);
    this.checker = t.attach(checker);
  }

  /** Gives the commands, waits for all results, and returns those of these. */
  async give(...commands: readonly Command[]): Promise<readonly Result[]> {
    const first = this.checker.results.length;
    for (const command of commands) {
      const { taken } = this.checker;
      this.checker.offered = command;
      this.#write(command);
      while (this.checker.taken === taken) await this.#t.cycles(1);
    }
    this.checker.offered = undefined;
    this.#write(undefined);
    while (this.checker.pending > 0) await this.#t.cycles(1);
    return this.checker.results.slice(first);
  }
}

/** Makes a test of matching. */
export type NamedMatch = (name: string, steps: (desk: MatchDesk) => Promise<void>) => NamedTest;

/** Outcomes, and of matches the receive and the message that met. */
export const briefly = (results: readonly Result[]): readonly string[] =>
  results.map(({ outcome, place, header }) =>
    outcome === 'matched' ? `receive ${place.wrId}, message ${header.messageId}` : outcome,
  );
