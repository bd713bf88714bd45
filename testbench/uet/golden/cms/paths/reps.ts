/** REPS with freezing: entropy values that came back well are used again, once each (cms.md 6). */
import type { Choice, ChoiceInputs, Feedback, PathBalancer } from './balancer.ts';

/** Entries of the ring; how long a timeout freezes, in ps; random choices after it. */
export const RING = 8;
export const FREEZE = 10_000_000_000;
export const EXPLORE = 16;

interface Entry {
  entropy: number;
  isValid: boolean;
}

const emptyRing = (): Entry[] => Array.from({ length: RING }, () => ({ entropy: 0, isValid: false }));

export class Reps implements PathBalancer {
  readonly #paths: number;
  #ring = emptyRing();
  /** Where the next entry is written, how many were, and how many of them are valid. */
  #head = 0;
  #count = 0;
  #fresh = 0;
  /** While frozen: the entry that is read next. */
  #frozenAt = 0;
  #isFrozen = false;
  #exit = 0;
  #explore = 0;

  constructor(paths: number) {
    this.#paths = paths;
  }

  choose({ draw }: ChoiceInputs): Choice {
    const random = (way: string): Choice => ({ entropy: draw() & (this.#paths - 1), way });
    if (this.#explore > 0) {
      this.#explore -= 1;
      return random('explore');
    }
    if (this.#isFrozen) {
      if (this.#count === 0) return random('frozen_empty');
      const entropy = this.#use(this.#frozenAt);
      // Modulo what was filled, not modulo 8.
      this.#frozenAt = (this.#frozenAt + 1) % this.#count;
      return { entropy, way: 'frozen' };
    }
    if (this.#count === 0 || this.#fresh === 0) return random('fresh');
    return { entropy: this.#use((this.#head - this.#fresh + RING) % RING), way: 'recycle' };
  }

  #use(at: number): number {
    const entry = this.#ring[at]!;
    if (entry.isValid) this.#fresh -= 1;
    entry.isValid = false;
    return entry.entropy;
  }

  hear(feedback: Feedback, entropy: number, now: number): void {
    if (feedback === 'TIMEOUT' && !this.#isFrozen && this.#explore === 0) {
      this.#isFrozen = true;
      this.#exit = now + FREEZE;
    }
    if (this.#isFrozen && now > this.#exit) this.#thaw();
    if (feedback !== 'GOOD') return;
    const entry = this.#ring[this.#head]!;
    if (!entry.isValid) this.#fresh += 1;
    entry.entropy = entropy;
    entry.isValid = true;
    this.#head = (this.#head + 1) % RING;
    this.#count = Math.min(this.#count + 1, RING);
  }

  #thaw(): void {
    this.#isFrozen = false;
    this.#ring = emptyRing();
    this.#head = 0;
    this.#count = 0;
    this.#fresh = 0;
    this.#frozenAt = 0;
    this.#explore = EXPLORE;
  }

  get shown(): Readonly<Record<string, number | string>> {
    const buf = this.#ring.map(({ entropy, isValid }) => `${entropy}${isValid ? 'v' : 'x'}`).join(';');
    return {
      head: this.#head,
      count: this.#count,
      fresh: this.#fresh,
      hf: this.#frozenAt,
      frozen: Number(this.#isFrozen),
      buf,
      explore: this.#explore,
      exit: this.#exit,
    };
  }
}
