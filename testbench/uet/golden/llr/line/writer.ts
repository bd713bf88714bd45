/** What the sending end makes of frames and messages: blocks one after the other, a column of them a clock. */
import type { ControlSet } from '../../wire/index.ts';
import { type ControlSpacing, controlAllowedAt } from '../peer/spacing.ts';
import { preambleOf } from '../preamble.ts';
import { Turn } from '../turn.ts';
import { BLOCK_BYTES, errorBlock, frameBlocks, idleBlock, type LineBlock, setBlock } from './block.ts';

export interface WriterOptions {
  /** Blocks of a column. */
  readonly blocks: number;
  /** Blocks that may wait for a clock to take more. */
  readonly open: number;
  /** Bytes between frames on average, with the end character. */
  readonly gap: number;
  readonly spacing: ControlSpacing;
}

/** Some bytes of a frame. */
export interface WriterBeat {
  readonly seq: number | undefined;
  readonly bytes: Uint8Array;
  readonly last: boolean;
}

interface FrameUnderWay {
  readonly start: number;
  lastControl: number | undefined;
  spoilt: boolean;
}

/** Most bytes that gaps may have less than `gap`, all together. */
const DEFICIT_MAX = 7;

/**
 * A clock writes a set, then a beat with the idles that are owed before its frame; what is missing from a column then
 * is errors in a frame, idles outside. Times are in bytes from the first block.
 */
export class LineWriter {
  /** Frames in which errors stand. */
  underruns = 0;
  readonly #options: WriterOptions;
  readonly #waiting: LineBlock[] = [];
  #written = 0;
  #lastControl = Number.NEGATIVE_INFINITY;
  #frame: FrameUnderWay | undefined;
  #owed = 0;
  #deficit = 0;
  readonly #turn = new Turn<ControlSet['message']>();

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /** Whether this clock takes a beat. */
  get open(): boolean {
    return this.#waiting.length <= this.#options.open;
  }

  /** Whether this clock takes a set. */
  get maySet(): boolean {
    return this.open && this.#now >= this.#allowedAt;
  }

  /**
   * Whether a set may stand `ahead` blocks after the first one of the column that this clock writes, if no frame
   * starts before it.
   */
  nearSet(ahead: number): boolean {
    return this.#now + (ahead - this.#waiting.length) * BLOCK_BYTES >= this.#allowedAt;
  }

  /** Whether a CF_Update that is offered goes before the message of LLR that is offered. */
  updateFirst(control: ControlSet | undefined): boolean {
    return this.#turn.isOwn(control?.message);
  }

  /** The message that is taken of those that are offered, of LLR and of CBFC. */
  take(control: ControlSet | undefined, update: ControlSet | undefined): ControlSet | undefined {
    if (update !== undefined && this.updateFirst(control)) {
      this.#turn.own();
      return update;
    }
    if (control !== undefined) this.#turn.other(control.message);
    return control;
  }

  /** One clock: the column that it writes. */
  clock({ set, beat }: { readonly set?: ControlSet | undefined; readonly beat?: WriterBeat | undefined }): LineBlock[] {
    const { blocks } = this.#options;
    if (set !== undefined) this.#writeSet(set);
    if (beat !== undefined) this.#writeBeat(beat);
    while (this.#waiting.length < blocks) this.#fill();
    return this.#waiting.splice(0, blocks);
  }

  /** The moment of the next block. */
  get #now(): number {
    return this.#written * BLOCK_BYTES;
  }

  /** The first moment for a set. */
  get #allowedAt(): number {
    const frame = this.#frame && { ...this.#frame, end: Number.POSITIVE_INFINITY };
    return controlAllowedAt(this.#options.spacing, this.#lastControl, frame);
  }

  #write(block: LineBlock): void {
    this.#waiting.push(block);
    this.#written++;
  }

  #writeSet(set: ControlSet): void {
    this.#write(setBlock(set));
    this.#lastControl = this.#now;
    if (this.#frame !== undefined) this.#frame.lastControl = this.#now;
  }

  #writeBeat({ seq, bytes, last }: WriterBeat): void {
    const [start, ...data] = frameBlocks(preambleOf(seq), bytes);
    const end = data.pop()!;
    if (this.#frame === undefined) {
      while (this.#owed > 0) this.#fill();
      this.#frame = { start: this.#now, lastControl: undefined, spoilt: false };
      this.#write(start!);
    }
    for (const block of data) this.#write(block);
    if (!last) return;
    this.#write(end);
    this.#frame = undefined;
    this.#endGap(BLOCK_BYTES - (bytes.length % BLOCK_BYTES));
  }

  /**
   * The idles after an end whose block has `shown` bytes of the gap: fewer than there should be while the deficit
   * allows it.
   */
  #endGap(shown: number): void {
    const missing = this.#options.gap - shown;
    const fewer = Math.floor(missing / BLOCK_BYTES);
    const lost = missing - fewer * BLOCK_BYTES;
    const takesMore = this.#deficit + lost > DEFICIT_MAX;
    this.#owed = takesMore ? fewer + 1 : fewer;
    this.#deficit += takesMore ? lost - BLOCK_BYTES : lost;
  }

  /** A block where nothing comes. */
  #fill(): void {
    if (this.#frame !== undefined) {
      if (!this.#frame.spoilt) this.underruns++;
      this.#frame.spoilt = true;
      this.#write(errorBlock);
      return;
    }
    if (this.#owed === 0) this.#deficit = 0;
    else this.#owed--;
    this.#write(idleBlock);
  }
}
