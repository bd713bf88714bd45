/** Reads what the line's encoder writes, as the other end would, and holds it against what went in. */

import { formatValue, same } from '../../../../checking/values.ts';
import { blockOf, type LineBlock, LineReader, type ReadFrame } from '../../../golden/llr/line/index.ts';
import type { ControlSet } from '../../../golden/wire/index.ts';
import type { Agent, Dut } from '../../test-kit.ts';
import { encoderReader } from './encoder-ports.ts';

/** A frame as it went in. */
type Sent = Omit<ReadFrame, 'error'>;

/**
 * Watches every port and drives none. All frames and messages come out as they went in, in order; a frame may be cut
 * short where blocks of errors stand in it. Each disagreement is thrown.
 */
export class LineScore implements Agent {
  /** Blocks since reset, those of reset's column not counted. */
  readonly blocks: LineBlock[] = [];
  readonly frames: ReadFrame[] = [];
  readonly sets: ControlSet[] = [];
  readonly #read: ReturnType<typeof encoderReader>;
  readonly #reader = new LineReader();
  readonly #sent: Sent[] = [];
  readonly #taken: ControlSet[] = [];
  #bytes: Uint8Array[] = [];

  constructor(dut: Dut, size: number) {
    this.#read = encoderReader(dut, size);
  }

  sample(): void {
    const now = this.#read();
    if (now.downReady && now.beat !== undefined) {
      this.#bytes.push(now.beat.bytes);
      if (now.beat.last) {
        this.#sent.push({ seq: now.beat.seq, bytes: Uint8Array.from(Buffer.concat(this.#bytes)) });
        this.#bytes = [];
      }
    }
    if (now.controlReady && now.control !== undefined) this.#taken.push(now.control);
    else if (now.cfReady && now.cf !== undefined) this.#taken.push(now.cf);
    if (now.advance) for (const { control, word } of now.column) this.#block(blockOf(control, word));
  }

  #block(block: LineBlock): void {
    this.blocks.push(block);
    const { frame, set } = this.#reader.read(block);
    if (set !== undefined) {
      this.#compare('message', set, this.#taken[this.sets.length]);
      this.sets.push(set);
    }
    if (frame === undefined) return;
    if (!frame.error) this.#compare('frame', frame, { ...this.#sent[this.frames.length], error: false });
    this.frames.push(frame);
  }

  #compare(what: string, shown: unknown, expected: unknown): void {
    if (same(shown, expected)) return;
    throw new Error(`${what} is ${formatValue(shown)} on the line, and was ${formatValue(expected)}`);
  }
}
