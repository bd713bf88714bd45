/**
 * One direction of a link: what is on the line arrives later, wrong, otherwise, or not at all. Times are in bytes of
 * line time.
 */
import type { ControlSet } from '../../wire/index.ts';

/** A frame with its preamble and check sequence. */
export interface LineFrame {
  readonly kind: 'frame';
  readonly preamble: Uint8Array;
  readonly bytes: Uint8Array;
}

/** What is on the line. */
export type LineItem = LineFrame | { readonly kind: 'control'; readonly set: ControlSet };

/** Bytes of the line that a control set takes, and a preamble. */
export const CONTROL_BYTES = 8;
export const PREAMBLE_BYTES = 8;
/** Bytes between two frames. */
export const GAP_BYTES = 12;

/**
 * Which of the next so many bits of the line are wrong, ascending from 0; those of `agents/link/bit-errors.ts` are such
 * functions.
 */
export type LineErrors = (bits: number) => readonly number[];

/**
 * What the line makes of an item, by intention: itself, others, or nothing. Its last byte is on the line at `end`, in
 * bytes of line time.
 */
export type Tamper = (item: LineItem, index: number, end: number) => readonly LineItem[];

export interface LinkSettings {
  /** Bytes of line time. */
  delay: number;
  errors: LineErrors;
  tamper: Tamper;
}

/**
 * How often what happened; `sent` counts frames, `damaged` those with wrong bits, `controlLost` control sets with wrong
 * bits.
 */
export interface LinkCounts {
  sent: number;
  damaged: number;
  controlLost: number;
  lostDown: number;
}

const noErrors: LineErrors = () => [];

/**
 * What enters at a time leaves `delay` later, in order. A control set with a wrong bit is lost: its block is known to
 * be wrong.
 */
export class LlrLink {
  /** May be written at any time; another delay counts for what enters from then on. */
  readonly settings: LinkSettings;
  readonly counts: LinkCounts = { sent: 0, damaged: 0, controlLost: 0, lostDown: 0 };
  #underWay: { readonly at: number; readonly item: LineItem }[] = [];
  #first = 0;
  #up = true;
  #index = 0;

  constructor(settings: Partial<LinkSettings>) {
    this.settings = { delay: 0, errors: noErrors, tamper: (item) => [item], ...settings };
  }

  /** The last byte of `item` is on the line at `now`, which never goes back. */
  send(item: LineItem, now: number): void {
    if (item.kind === 'frame') this.counts.sent++;
    for (const sent of this.settings.tamper(item, this.#index++, now)) {
      const arrives = this.#damage(sent);
      if (arrives === undefined) continue;
      if (!this.#up) this.counts.lostDown++;
      else this.#underWay.push({ at: now + this.settings.delay, item: arrives });
    }
  }

  /** When the next item arrives. */
  nextArrival(): number {
    return this.#underWay[this.#first]?.at ?? Number.POSITIVE_INFINITY;
  }

  /** The next item, if it has arrived by `now`. */
  receive(now: number): LineItem | undefined {
    const next = this.#underWay[this.#first];
    if (next === undefined || next.at > now) return undefined;
    if (++this.#first * 2 > this.#underWay.length) {
      this.#underWay = this.#underWay.slice(this.#first);
      this.#first = 0;
    }
    return next.item;
  }

  /** Down: what is under way is lost, and what is sent. */
  setUp(up: boolean): void {
    this.#up = up;
    if (up) return;
    this.counts.lostDown += this.#underWay.length - this.#first;
    this.#underWay = [];
    this.#first = 0;
  }

  /** The item with the bits wrong that the line makes wrong. */
  #damage(item: LineItem): LineItem | undefined {
    if (item.kind === 'control') {
      if (this.settings.errors(8 * CONTROL_BYTES).length === 0) return item;
      this.counts.controlLost++;
      return undefined;
    }
    const wrong = this.settings.errors(8 * (PREAMBLE_BYTES + item.bytes.length));
    if (wrong.length === 0) return item;
    this.counts.damaged++;
    const preamble = item.preamble.slice();
    const bytes = item.bytes.slice();
    for (const bit of wrong) {
      const at = bit >> 3;
      if (at < PREAMBLE_BYTES) preamble[at]! ^= 1 << (bit & 7);
      else bytes[at - PREAMBLE_BYTES]! ^= 1 << (bit & 7);
    }
    return { kind: 'frame', preamble, bytes };
  }
}
