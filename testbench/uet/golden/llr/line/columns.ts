/**
 * What the receiving end makes of the columns of a line, some blocks at a time, and the beats that its frames leave in.
 */
import { type ControlSet, unpackControlSet } from '../../wire/index.ts';
import { LEAST_FRAME } from '../bounds.ts';
import { BLOCK_BYTES, type LineBlock } from './block.ts';
import { LineReader, type ReadFrame } from './reader.ts';

/** A beat of a frame. */
export interface LineBeat {
  readonly seq: number | undefined;
  readonly bytes: Uint8Array;
  readonly last: boolean;
  /** Of a last beat: its frame was cut short, or is shorter than `LEAST_FRAME`. */
  readonly error: boolean;
}

/** What a column has brought about. */
export interface ColumnRead {
  /** Beats that it has completed, two at most; a full one is complete when its frame goes on or ends. */
  readonly beats: readonly LineBeat[];
  readonly set: ControlSet | undefined;
  /** Something of a frame was in it that had a part in other columns. */
  readonly used: boolean;
}

/** Counters of A4, and of frames that are not as they should be. */
export const columnCounters = [
  'rx_ctl_os_type_error',
  'rx_ctl_os_padding_error',
  'rx_ctl_os_spacing_error',
  'rx_preamble_error',
  'rx_cut',
  'rx_runt',
  'rx_refused',
] as const;
export type ColumnCounter = (typeof columnCounters)[number];

/**
 * `LineReader` for columns of `size` bytes. Of several ordered sets of a column the first one counts, the others are
 * spacing errors. A frame that begins and ends in one column leaves nothing, nor does one without bytes.
 */
export class ColumnReader {
  readonly counts = Object.fromEntries(columnCounters.map((name) => [name, 0])) as Record<ColumnCounter, number>;
  readonly #size: number;
  readonly #reader = new LineReader();
  /** Beats that the frame under way has left in. */
  #left = 0;

  constructor(size: number) {
    this.#size = size;
  }

  /** A column; without `room` no frame may begin in it. */
  read(column: readonly LineBlock[], room = true): ColumnRead {
    const reader = this.#reader;
    const beats: LineBeat[] = [];
    const wasOpen = reader.underWay !== undefined;
    let used = wasOpen && column.some(({ control }) => !control);
    let [own, begun] = [wasOpen, false];
    let set: ControlSet | undefined;
    let sets = 0;
    for (const block of column) {
      const isSet = block.control && unpackControlSet(block.bytes) !== 'other-block';
      if (isSet && sets++ > 0) {
        this.counts.rx_ctl_os_spacing_error++;
        continue;
      }
      const read = reader.read(block);
      set ??= read.set;
      if (read.frame !== undefined) {
        used ||= own;
        beats.push(...this.#end(read.frame, own));
      }
      if (block.control && !isSet) [own, begun] = [false, reader.underWay !== undefined];
    }
    if (begun && !room) {
      this.counts.rx_refused++;
      reader.refuse();
    }
    if (begun) this.#left = 0;
    const frame = reader.underWay;
    if (frame !== undefined) beats.push(...this.#go(frame));
    const { type_errors, padding_errors, bad_preambles } = reader.counts;
    Object.assign(this.counts, {
      rx_ctl_os_type_error: type_errors,
      rx_ctl_os_padding_error: padding_errors,
      rx_preamble_error: bad_preambles,
    });
    return { beats, set, used: used || (begun && room) };
  }

  /** A clock without a line. */
  down(): ColumnRead {
    const { frame } = this.#reader.down();
    return { beats: frame === undefined ? [] : this.#end(frame, true), set: undefined, used: frame !== undefined };
  }

  /** Beats of a frame that has ended; of one that began in this column there are none. */
  #end({ seq, bytes, error: cut }: ReadFrame, own: boolean): LineBeat[] {
    const runt = bytes.length < LEAST_FRAME;
    if (cut) this.counts.rx_cut++;
    if (runt) this.counts.rx_runt++;
    if (!own) return [];
    const beats: LineBeat[] = [];
    for (let at = this.#left * this.#size; at < bytes.length; at += this.#size) {
      const last = at + this.#size >= bytes.length;
      beats.push({ seq, bytes: bytes.slice(at, at + this.#size), last, error: last && (cut || runt) });
    }
    return beats;
  }

  /** Beats of a frame that goes on, but for what may still be its last one. */
  #go({ seq, bytes }: Pick<ReadFrame, 'seq' | 'bytes'>): LineBeat[] {
    const beats: LineBeat[] = [];
    for (; (this.#left + 1) * this.#size < bytes.length; this.#left++) {
      const at = this.#left * this.#size;
      beats.push({ seq, bytes: bytes.slice(at, at + this.#size), last: false, error: false });
    }
    return beats;
  }
}

/** The blocks as columns of `size` bytes, filled up with `idle`. */
export function columnsOf(blocks: readonly LineBlock[], size: number, idle: LineBlock): LineBlock[][] {
  const count = size / BLOCK_BYTES;
  return Array.from({ length: Math.ceil(blocks.length / count) }, (_, i) =>
    Array.from({ length: count }, (__, k) => blocks[i * count + k] ?? idle),
  );
}
