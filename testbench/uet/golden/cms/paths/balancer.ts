/** Load balancing: which entropy value each packet takes, and what it hears of the ones that came back. */

/** What came back: `GOOD` an ACK without a mark, `ECN` one with, `NACK` a trimmed packet, `TIMEOUT` nothing. */
export type Feedback = 'GOOD' | 'ECN' | 'NACK' | 'TIMEOUT';

/** A random number, 31 bits as drawn: what is used of it, the scheme decides. */
export type Draw = () => number;

/** What a choice is made at. */
export interface ChoiceInputs {
  readonly psn: number;
  /** The window in packets. */
  readonly cwndPackets: number;
  readonly draw: Draw;
}

/** The entropy value, and why this one where a scheme has several ways. */
export interface Choice {
  readonly entropy: number;
  readonly way?: string;
}

export interface PathBalancer {
  choose(inputs: ChoiceInputs): Choice;
  /** Time in ps; a timeout carries no entropy value, which the simulator takes for 0 (cms.md 6). */
  hear(feedback: Feedback, entropy: number, now: number, draw: Draw): void;
  /** The state, as the logs name it. */
  readonly shown: Readonly<Record<string, number | bigint | string>>;
}
