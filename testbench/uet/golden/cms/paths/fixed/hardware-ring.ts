/** The ring of REPS with freezing, with times of 32 bits (cms.md 6). */
import { psnDifference } from '../../../serial.ts';
import { EXPLORE, RING } from '../reps.ts';
import type { Way } from './path-context.ts';

/** A choice; without a path it is to be drawn. */
export interface RingChoice {
  readonly path?: number;
  readonly way: Way;
}

export class HardwareRing {
  readonly #freeze: number;
  #paths: number[] = [];
  #fresh: boolean[] = [];
  #head = 0;
  #count = 0;
  #frozenAt = 0;
  #thaw: number | undefined;
  #explore = 0;

  /** How long a timeout freezes it: below 2^31. */
  constructor(freeze: number) {
    this.#freeze = freeze;
    this.clear();
  }

  clear(explore = 0): void {
    this.#paths = Array.from({ length: RING }, () => 0);
    this.#fresh = Array.from({ length: RING }, () => false);
    this.#head = 0;
    this.#count = 0;
    this.#frozenAt = 0;
    this.#thaw = undefined;
    this.#explore = explore;
  }

  get #freshCount(): number {
    return this.#fresh.filter((isFresh) => isFresh).length;
  }

  choose(): RingChoice {
    if (this.#explore > 0) {
      this.#explore -= 1;
      return { way: 'explore' };
    }
    if (this.#thaw === undefined) {
      if (this.#freshCount === 0) return { way: 'fresh' };
      return { path: this.#use((this.#head + RING - this.#freshCount) % RING), way: 'recycle' };
    }
    if (this.#count === 0) return { way: 'frozen_empty' };
    const path = this.#use(this.#frozenAt);
    this.#frozenAt = (this.#frozenAt + 1) % this.#count;
    return { path, way: 'frozen' };
  }

  #use(at: number): number {
    this.#fresh[at] = false;
    return this.#paths[at]!;
  }

  hear(kind: 'good' | 'ecn' | 'nack' | 'timeout', path: number, now: number): void {
    if (kind === 'timeout' && this.#thaw === undefined && this.#explore === 0) this.#thaw = (now + this.#freeze) >>> 0;
    if (this.#thaw !== undefined && psnDifference(this.#thaw, now) < 0) this.clear(EXPLORE);
    if (kind !== 'good') return;
    this.#paths[this.#head] = path;
    this.#fresh[this.#head] = true;
    this.#head = (this.#head + 1) % RING;
    this.#count = Math.min(this.#count + 1, RING);
  }

  /** As the logs show it. */
  get shown(): Readonly<Record<string, string>> {
    return {
      head: `${this.#head}`,
      count: `${this.#count}`,
      fresh: `${this.#freshCount}`,
      hf: `${this.#frozenAt}`,
      frozen: `${Number(this.#thaw !== undefined)}`,
      buf: this.#paths.map((path, i) => `${path}${this.#fresh[i] ? 'v' : 'x'}`).join(';'),
      explore: `${this.#explore}`,
    };
  }
}
