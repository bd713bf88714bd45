/** What the receiving end makes of the blocks of a line. */
import { blockTypes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type ControlSet, unpackControlSet } from '../../wire/index.ts';
import { readPreamble } from '../preamble.ts';
import type { LineBlock } from './block.ts';

/** A frame that has ended; `error`: something else than its end stood where it or more of it was to come. */
export interface ReadFrame {
  readonly seq: number | undefined;
  /** With check sequence. */
  readonly bytes: Uint8Array;
  readonly error: boolean;
}

/** What a block has brought about. */
export interface LineRead {
  /** The frame that it ends. */
  readonly frame?: ReadFrame;
  /** The message that it is. */
  readonly set?: ControlSet;
}

/** Counters of A4 and of the reader's own. */
export const lineCounters = ['type_errors', 'padding_errors', 'bad_preambles'] as const;
export type LineCounter = (typeof lineCounters)[number];

const nothing: LineRead = {};
const ends: readonly number[] = blockTypes.terminate;

/**
 * Reads a line block by block. Ordered sets of LLR stand anywhere and end nothing. All other control blocks but that of
 * its end cut a frame short, and so does `down`. A frame whose preamble is neither LLR's nor a normal one is dropped,
 * and what stands outside of frames is skipped.
 */
export class LineReader {
  readonly counts: Record<LineCounter, number> = { type_errors: 0, padding_errors: 0, bad_preambles: 0 };
  #frame: { readonly seq: number | undefined; readonly bytes: GrowingBytes } | undefined;

  /** The next block of the line. */
  read({ control, bytes }: LineBlock): LineRead {
    if (!control) {
      this.#frame?.bytes.add(bytes);
      return nothing;
    }
    const set = unpackControlSet(bytes);
    if (set === 'unknown-message') this.counts.type_errors++;
    else if (set === 'reserved-bits') this.counts.padding_errors++;
    if (set !== 'other-block') return typeof set === 'string' ? nothing : { set };
    const kept = ends.indexOf(bytes[0]!);
    const ended = kept < 0 ? this.down() : this.#end(bytes.subarray(1, 1 + kept), false);
    if (bytes[0] === blockTypes.start) this.#begin(bytes);
    return ended;
  }

  /** What has come of the frame that is under way; its bytes are a view, good until the next block. */
  get underWay(): Pick<ReadFrame, 'seq' | 'bytes'> | undefined {
    return this.#frame && { seq: this.#frame.seq, bytes: this.#frame.bytes.all };
  }

  /** There is no room for the frame that is under way: it is left out without a trace. */
  refuse(): void {
    this.#frame = undefined;
  }

  /** The PCS is down: nothing comes from the line. */
  down(): LineRead {
    return this.#end(new Uint8Array(0), true);
  }

  #begin(bytes: Uint8Array): void {
    const seq = readPreamble(Uint8Array.of(0xfb, ...bytes.subarray(1)));
    if (seq === 'damaged') this.counts.bad_preambles++;
    else this.#frame = { seq, bytes: new GrowingBytes() };
  }

  #end(rest: Uint8Array, error: boolean): LineRead {
    if (this.#frame === undefined) return nothing;
    const { seq, bytes } = this.#frame;
    this.#frame = undefined;
    bytes.add(rest);
    return { frame: { seq, bytes: bytes.all.slice(), error } };
  }
}

/** Bytes that come block by block: a frame is looked at after each of them. */
class GrowingBytes {
  #room = new Uint8Array(256);
  #length = 0;

  add(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#room.length) {
      const room = new Uint8Array(2 * (this.#length + bytes.length));
      room.set(this.all);
      this.#room = room;
    }
    this.#room.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  get all(): Uint8Array {
    return this.#room.subarray(0, this.#length);
  }
}
