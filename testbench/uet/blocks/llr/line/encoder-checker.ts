/** Holds the line's encoder against the golden model, every output in every clock. */
import { columnSizes } from '../../../../../rtl-gen/uet/llr/line/column.ts';
import { llrEncoderLatency } from '../../../../../rtl-gen/uet/llr/line/encoder.ts';
import { nearPlaces } from '../../../../../rtl-gen/uet/llr/line/spacing.ts';
import { formatValue, same } from '../../../../checking/values.ts';
import { blockWord, idleBlock, type LineBlock, LineWriter, type WriterBeat } from '../../../golden/llr/line/index.ts';
import type { ControlSpacing } from '../../../golden/llr/peer/spacing.ts';
import type { ControlSet } from '../../../golden/wire/index.ts';
import type { Agent, Dut } from '../../test-kit.ts';
import { type BlockShown, type EncoderClock, encoderReader } from './encoder-ports.ts';

/** Clocks from a frame that starves to the counter: the event is registered. */
const countedLatency = 2;

const shownOf = (block: LineBlock): BlockShown => ({ control: block.control, word: blockWord(block) });

/**
 * Watches every port and drives none. A beat and a message wait in a register each, from which the writer takes them.
 * Each disagreement is thrown.
 */
export class EncoderChecker implements Agent {
  /** Clocks watched. */
  clocks = 0;
  readonly writer: LineWriter;
  readonly #read: () => EncoderClock;
  /** Told of each column as it leaves. */
  readonly #onColumn: (column: readonly BlockShown[], clock: number) => void;
  readonly #columns: (readonly BlockShown[])[];
  #held: WriterBeat | undefined;
  #set: ControlSet | undefined;
  /** A message is taken in this clock if there is one. */
  #takesSet = false;
  readonly #ahead: number;
  /** What the counter is yet to show. */
  #amounts: number[] = Array(countedLatency - 1).fill(0);
  #counted = 0;
  #underruns = 0;

  constructor(
    dut: Dut,
    size: number,
    { gap = 12, spacing }: { readonly gap?: number; readonly spacing: ControlSpacing },
    onColumn: (column: readonly BlockShown[], clock: number) => void = () => {},
  ) {
    const { blocks, open } = columnSizes(size);
    this.writer = new LineWriter({ blocks, open, gap, spacing });
    this.#read = encoderReader(dut, size);
    this.#onColumn = onColumn;
    this.#ahead = nearPlaces(size);
    this.#columns = Array.from({ length: llrEncoderLatency.set - 1 }, () => Array(blocks).fill(shownOf(idleBlock)));
  }

  sample(): void {
    const now = this.#read();
    const { writer } = this;
    this.#compare('column', now.column, this.#columns[0]);
    this.#compare('underruns', now.underruns, this.#counted);
    this.#compare('ready of down', now.downReady, this.#held === undefined || (now.advance && writer.open));
    const updates = now.cf !== undefined && writer.updateFirst(now.control);
    this.#compare('ready of control', now.controlReady, this.#takesSet && !updates);
    this.#compare('ready of cf', now.cfReady, this.#takesSet && updates);
    const taken = this.#takesSet ? writer.take(now.control, now.cf) : undefined;
    this.#takesSet = taken === undefined && this.#set === undefined && writer.nearSet(this.#ahead);
    if (now.advance) {
      this.#onColumn(now.column, this.clocks);
      this.#advance();
    }
    this.#set ??= taken;
    if (now.downReady) this.#held = now.beat;
    this.#count();
    this.clocks++;
  }

  #advance(): void {
    const { writer } = this;
    const set = writer.maySet ? this.#set : undefined;
    if (set !== undefined) this.#set = undefined;
    const beat = writer.open ? this.#held : undefined;
    if (beat !== undefined) this.#held = undefined;
    this.#columns.push(writer.clock({ set, beat }).map(shownOf));
    this.#columns.shift();
  }

  #count(): void {
    this.#amounts.push(this.writer.underruns - this.#underruns);
    this.#underruns = this.writer.underruns;
    this.#counted += this.#amounts.shift()!;
  }

  #compare(what: string, shown: unknown, expected: unknown): void {
    if (same(shown, expected)) return;
    const [a, b] = [shown, expected].map(formatValue);
    throw new Error(`${what} is ${a} in clock ${this.clocks}, and by the golden model ${b}`);
  }
}
