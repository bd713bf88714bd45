/** What lies between endpoints: frames leave for an end and come to it, or not. */
import type { Random } from '../../../../../support/random.ts';
import type { Frame } from './frames.ts';

export interface Network {
  /** How many frames, and what became of them. */
  readonly seen: Readonly<Record<string, number>>;
  readonly isEmpty: boolean;
  /** A frame leaves for that end. */
  send(frame: Frame, to: number, now: number): void;
  /** The next frame that has come to an end by now. */
  arrival(end: number, now: number): Frame | undefined;
  /** A clock passes, before anything arrives in it. */
  clock?(now: number): void;
}

export type MakeNetwork = (ends: number, random: Random) => Network;
