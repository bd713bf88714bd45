/** A port of LLR whose line leads back to it, over a link of the golden model. */
import { llrPort } from '../../../../../rtl-gen/uet/llr/end/port.ts';
import { llrPortAxi } from '../../../../../rtl-gen/uet/llr/registers/port-axi.ts';
import { portMap } from '../../../../../rtl-gen/uet/llr/registers/port-control.ts';
import { portRegisters } from '../../../../../rtl-gen/uet/llr/registers/port-registers.ts';
import type { TransmitOptions } from '../../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { axiLiteManager } from '../../../../agents/axi/axi-lite-manager.ts';
import {
  bounded,
  type ClientFrame,
  fcsStatus,
  LlrReceive,
  type LlrSettings,
  llrSettings,
  preambleOf,
} from '../../../golden/llr/index.ts';
import {
  BLOCK_BYTES,
  type ColumnRead,
  ColumnReader,
  columnsOf,
  frameBlocks,
  idleBlock,
  type LineBlock,
  LineReader,
  setBlock,
} from '../../../golden/llr/line/index.ts';
import { LlrLink, type Tamper } from '../../../golden/llr/peer/link.ts';
import { type ControlSpacing, controlAllowedAt, defaultSpacing } from '../../../golden/llr/peer/spacing.ts';
import type { ControlSet } from '../../../golden/wire/index.ts';
import { Registers } from '../../registers/registers.ts';
import { type Agent, assert, dutOf, type TestContext } from '../../test-kit.ts';
import { bytesOfBeat, type receiverOf, taggedBeat } from '../receive-ports.ts';
import { FrameClient } from './client.ts';
import { columnPort } from './column-port.ts';
import { PinControls, type PortControls } from './port-controls.ts';

export interface LoopOptions {
  readonly options: TransmitOptions;
  /**
   * What software is going to set: for the golden receiver that counts what arrives, and for the distances of control
   * sets.
   */
  readonly settings: Partial<LlrSettings>;
  readonly spacing?: ControlSpacing;
  /** Clocks from one end of the line to the other. */
  readonly delay: number;
  /** Probability of a clock of the line's; default 1. */
  readonly advances?: number;
}

/** A frame that left, with its check sequence. */
export interface Left {
  readonly seq: number | undefined;
  readonly bytes: Uint8Array;
  readonly status: ReturnType<typeof fcsStatus>;
  /** When it began, in bytes of line time. */
  readonly begins: number;
}

/** A message that left, and when its block began. */
export type LeftSet = ControlSet & { readonly begins: number };

/**
 * A port talks with itself. `registers` is what software does, over the bus where the port has one; the inputs that no
 * register has are at rest, the PCS up. Everything that is on the line is counted beside, in the names of the registers
 * of its counts: what leaves is read out of the columns, goes over the link as frames and messages, and comes as blocks
 * again.
 */
export class LoopBench implements Agent {
  readonly registers: PortControls;
  readonly dut;
  readonly settings: LlrSettings;
  readonly spacing: ControlSpacing;
  /** What becomes of what leaves, by the number of the item. */
  fate: Tamper = (item) => [item];
  /** What becomes of a block that comes. */
  blockFate: (block: LineBlock) => LineBlock = (block) => block;
  readonly left: Left[] = [];
  /** Frames that left cut. */
  underruns = 0;
  /** Messages that left. */
  readonly sets: LeftSet[] = [];
  /** Frames that came out as good ones, with check sequence, and those with an error. */
  readonly delivered: Uint8Array[] = [];
  errored = 0;
  readonly #blocks: number;
  readonly #receive: LlrReceive;
  readonly #link: LlrLink;
  readonly #leaves = new LineReader();
  readonly #comes: ColumnReader;
  readonly #come: LineBlock[] = [];
  readonly #clients: Readonly<Record<'eligible' | 'beside', FrameClient>>;
  readonly #column;
  readonly #far;
  readonly #out: BeatReader;
  readonly #advances: () => boolean;
  /** Bytes of line time of what leaves, the moment of the last set, and the frame that is on the line. */
  #now = 0;
  #lastSet = Number.NEGATIVE_INFINITY;
  #onLine: { readonly start: number; lastControl: number | undefined } | undefined;
  #bytes: Uint8Array[] = [];

  constructor(t: TestContext, { options, settings, spacing = defaultSpacing, delay, advances = 1 }: LoopOptions) {
    const { size } = options;
    this.settings = llrSettings({ longestFrame: size * options.longest, ...settings, bytesPerNs: size });
    this.spacing = spacing;
    const table = portRegisters(portMap(options));
    const hasBus = t.dut.ports.some(({ name }) => name.startsWith('s_axi_'));
    this.registers = hasBus ? new Registers(t, axiLiteManager(t, 's_axi'), table) : new PinControls(t, table);
    const dut = hasBus ? dutOf(t.dut, llrPortAxi(options)) : dutOf(t.dut, llrPort(options));
    this.dut = dut;
    this.#blocks = size / BLOCK_BYTES;
    this.#receive = new LlrReceive(this.settings);
    this.#receive.setMode(true);
    this.#link = new LlrLink({ delay: delay * size, tamper: (...item) => this.fate(...item) });
    this.#comes = new ColumnReader(size);
    this.#clients = {
      eligible: new FrameClient(dut.eligible, size),
      beside: new FrameClient(dut.beside, size),
    };
    this.#column = columnPort(t.dut, 'column', size);
    this.#far = columnPort(t.dut, 'far_column', size);
    this.#out = new BeatReader(dut);
    const random = t.random.fork('advances');
    this.#advances = () => random.chance(advances);
    for (const { valid } of [dut.eligible, dut.beside]) valid.set(0);
    for (const port of [dut.advance, dut.far_valid]) port.set(1);
    this.#far.set(Array<LineBlock>(this.#blocks).fill(idleBlock));
    this.pcs(true);
    t.attach(this);
  }

  submit(frame: ClientFrame): void {
    const { change } = bounded(frame.bytes, frame.poison ?? false, this.settings.longestFrame);
    if (change !== undefined) this.#changed[`tx_${change}`]++;
    this.#clients[frame.eligible ? 'eligible' : 'beside'].push(frame);
  }

  /** Blocks that were not sent, after what has come. */
  inject(...blocks: readonly LineBlock[]): void {
    this.#come.push(...blocks);
  }

  /** The client of eligible frames pauses, within a frame where it is in one, or goes on. */
  hold(held: boolean): void {
    this.#clients.eligible.held = held;
  }

  /** Frames that clients have and that have not begun to leave. */
  get waiting(): number {
    return this.#clients.eligible.waiting + this.#clients.beside.waiting;
  }

  /** The PCS is down, or up again; what comes meanwhile is lost. */
  pcs(up: boolean): void {
    this.dut.pcs_up.set(Number(up));
  }

  /**
   * What the registers of counts have to show, once all has arrived. Those of replays, mismatches and wrong numbers are
   * not among them.
   */
  get counts(): Readonly<Record<string, number>> {
    const { left, sets } = this;
    const ofKind = (name: ControlSet['message']): number => sets.filter(({ message }) => message === name).length;
    const numbered = left.filter(({ seq }) => seq !== undefined);
    const seen = new Set<number>();
    let [frames, bytes] = [0, 0];
    for (const frame of numbered) {
      if (seen.has(frame.seq!)) {
        frames++;
        bytes += frame.bytes.length;
      }
      seen.add(frame.seq!);
    }
    return {
      ...this.#receive.counts,
      tx_init_ctl_os: ofKind('llr_init'),
      tx_init_echo_ctl_os: ofKind('llr_init_echo'),
      tx_ack_ctl_os: ofKind('llr_ack'),
      tx_nack_ctl_os: ofKind('llr_nack'),
      tx_ok: numbered.filter(({ status }) => status === 'good').length,
      tx_poisoned: numbered.filter(({ status }) => status === 'poisoned').length,
      tx_replayed_frames: frames,
      tx_replayed_bytes: bytes,
      tx_underrun: this.underruns,
      ...this.#changed,
      ...this.#arrived,
      ...this.#comes.counts,
    };
  }

  /** Frames that clients were given, too short and too long. */
  readonly #changed = { tx_padded: 0, tx_too_long: 0 };
  /** Messages to the sender that arrive. */
  readonly #arrived = { rx_init_echo_ctl_os: 0, rx_ack_ctl_os: 0, rx_nack_ctl_os: 0 };

  sample(): void {
    if (this.dut.advance.get() === 1) for (const block of this.#column.get()) this.#leave(block);
    this.#arrive(this.dut.pcs_up.get() === 1 ? this.#comes.read(this.#far.get()) : this.#comes.down());
    const out = this.#out.sample();
    if (out !== undefined && this.dut.verdict.get() === 'deliver') this.delivered.push(out);
    if (out !== undefined && this.dut.verdict.get() === 'errored') this.errored++;
    for (const client of Object.values(this.#clients)) client.sample();
  }

  drive(): void {
    for (const client of Object.values(this.#clients)) client.drive();
    this.dut.advance.set(Number(this.#advances()));
    for (let item = this.#link.receive(this.#now); item !== undefined; item = this.#link.receive(this.#now))
      this.#come.push(...(item.kind === 'control' ? [setBlock(item.set)] : frameBlocks(item.preamble, item.bytes)));
    const column = this.#come.splice(0, this.#blocks).map((block) => this.blockFate(block));
    this.#far.set(
      columnsOf(column, BLOCK_BYTES * this.#blocks, idleBlock)[0] ?? Array<LineBlock>(this.#blocks).fill(idleBlock),
    );
  }

  /** The next block that leaves: it keeps to the distances, and what it ends goes over the link. */
  #leave(block: LineBlock): void {
    const begins = this.#now;
    this.#now += BLOCK_BYTES;
    const { frame, set } = this.#leaves.read(block);
    if (set !== undefined) {
      const onLine = this.#onLine && { ...this.#onLine, end: Number.POSITIVE_INFINITY };
      const from = controlAllowedAt(this.spacing, this.#lastSet, onLine);
      assert.ok(begins >= from, `${set.message} is on the line at ${begins}, and was to be at ${from} or later`);
      this.#lastSet = this.#now;
      if (this.#onLine !== undefined) this.#onLine.lastControl = this.#now;
      this.sets.push({ ...set, begins });
      this.#link.send({ kind: 'control', set }, this.#now);
    }
    if (frame === undefined) {
      if (this.#leaves.underWay !== undefined) this.#onLine ??= { start: begins, lastControl: undefined };
      return;
    }
    const start = this.#onLine?.start ?? begins;
    this.#onLine = undefined;
    const { seq, bytes, error } = frame;
    if (error) this.underruns++;
    else this.left.push({ seq, bytes, status: fcsStatus(bytes, this.settings.poison), begins: start });
    // A frame that is cut comes with a byte missing, so that its check sequence is wrong.
    this.#link.send({ kind: 'frame', preamble: preambleOf(seq), bytes: error ? bytes.subarray(1) : bytes }, this.#now);
  }

  /** Nothing is damaged between here and the receiver. */
  #arrive({ beats, set }: ColumnRead): void {
    for (const { seq, bytes, last, error } of beats) {
      this.#bytes.push(bytes);
      if (!last) continue;
      const frame = Uint8Array.from(Buffer.concat(this.#bytes));
      this.#bytes = [];
      this.#receive.onFrame(seq, error ? 'bad' : fcsStatus(frame, this.settings.poison));
    }
    if (set?.message === 'llr_init') this.#receive.onInit(set.seq, set.init_data, 0);
    else if (set?.message === 'llr_init_echo') this.#arrived.rx_init_echo_ctl_os++;
    else if (set?.message === 'llr_ack') this.#arrived.rx_ack_ctl_os++;
    else if (set?.message === 'llr_nack') this.#arrived.rx_nack_ctl_os++;
  }
}

/** Where beats come out. */
type BeatPorts = Pick<ReturnType<typeof receiverOf>, 'out_beat' | 'out_valid'>;

/** Puts the beats of a stream together that is never held back. */
class BeatReader {
  readonly #dut: BeatPorts;
  #bytes: Uint8Array[] = [];

  constructor(dut: BeatPorts) {
    this.#dut = dut;
  }

  /** The frame whose last beat passes in this clock. */
  sample(): Uint8Array | undefined {
    if (this.#dut.out_valid.get() === 0) return undefined;
    const beat = taggedBeat(this.#dut.out_beat.get());
    this.#bytes.push(bytesOfBeat(beat));
    if (!beat.last) return undefined;
    const bytes = Uint8Array.from(Buffer.concat(this.#bytes));
    this.#bytes = [];
    return bytes;
  }
}
