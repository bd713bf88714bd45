/** What goes wrong on a line by command: the next so many items meet with it. */
import { FCS_BYTES, normalPreamble, type Poison, withFcs } from '../../../../golden/llr/index.ts';
import type { LineFrame, LineItem, Tamper } from '../../../../golden/llr/peer/link.ts';

export const mishaps = [
  'frame lost',
  'frame spoilt',
  'frame poisoned',
  'frame twice',
  'preamble damaged',
  'ACK lost',
  'ACK of before',
  'ACK that cannot be',
  'NACK lost',
  'NACK twice',
  'INIT lost',
  'echo lost',
  'echo wrong',
] as const;
export type Mishap = (typeof mishaps)[number];

/** One direction of a link. */
export class Mishaps {
  readonly #poison: Poison;
  readonly #due = new Map<Mishap, number>();
  #ack: LineItem | undefined;

  constructor(poison: Poison) {
    this.#poison = poison;
  }

  strike(what: Mishap, count: number): void {
    this.#due.set(what, (this.#due.get(what) ?? 0) + count);
  }

  /** Nothing more goes wrong. */
  stop(): void {
    this.#due.clear();
  }

  /** Numbers start again: what was acknowledged before means nothing any more. */
  forget(): void {
    this.#ack = undefined;
  }

  readonly tamper: Tamper = (item) => (item.kind === 'frame' ? this.#frame(item) : this.#control(item));

  /** Whether the next item meets with that. */
  #meets(what: Mishap): boolean {
    const left = this.#due.get(what) ?? 0;
    this.#due.set(what, Math.max(left - 1, 0));
    return left > 0;
  }

  #frame(frame: LineFrame): readonly LineItem[] {
    const { preamble, bytes } = frame;
    if (this.#meets('frame lost')) return [];
    if (this.#meets('frame spoilt')) {
      const spoilt = bytes.slice();
      spoilt[0]! ^= 1;
      return [{ ...frame, bytes: spoilt }];
    }
    if (this.#meets('preamble damaged')) {
      const damaged = preamble.slice();
      damaged[7]! ^= 0x80;
      return [{ ...frame, preamble: damaged }];
    }
    // The others are of frames under LLR: one beside it may come twice, and is not known by its bytes.
    if (Buffer.compare(preamble, normalPreamble) === 0) return [frame];
    if (this.#meets('frame poisoned'))
      return [{ ...frame, bytes: withFcs(bytes.subarray(0, -FCS_BYTES), this.#poison) }];
    return this.#meets('frame twice') ? [frame, frame] : [frame];
  }

  #control(item: Extract<LineItem, { kind: 'control' }>): readonly LineItem[] {
    const { set } = item;
    if (set.message === 'llr_ack') {
      if (this.#meets('ACK lost')) return [];
      if (this.#ack !== undefined && this.#meets('ACK of before')) return [this.#ack];
      // Half of the numbers away from all that is outstanding.
      if (this.#meets('ACK that cannot be')) return [{ kind: 'control', set: { ...set, seq: set.seq ^ (1 << 19) } }];
      this.#ack = item;
    }
    if (set.message === 'llr_nack') {
      if (this.#meets('NACK lost')) return [];
      if (this.#meets('NACK twice')) return [item, item];
    }
    if (set.message === 'llr_init' && this.#meets('INIT lost')) return [];
    if (set.message !== 'llr_init_echo') return [item];
    if (this.#meets('echo lost')) return [];
    return this.#meets('echo wrong') ? [{ kind: 'control', set: { ...set, init_data: set.init_data ^ 1 } }] : [item];
  }
}
