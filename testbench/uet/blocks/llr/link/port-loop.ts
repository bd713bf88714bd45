/**
 * A port of LLR whose line leads back to it: it answers itself, and what it sends comes back after a while, block by
 * block, some of them damaged.
 */
import type { ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import { CfUpdate } from '../../../../../rtl-gen/uet/cbfc/messages.ts';
import { llrPort } from '../../../../../rtl-gen/uet/llr/end/port.ts';
import { llrStorePort } from '../../../../../rtl-gen/uet/llr/end/store-port.ts';
import type { ColumnOf } from '../../../../../rtl-gen/uet/llr/line/block.ts';
import type { verdicts } from '../../../../../rtl-gen/uet/llr/receive/sequence-check.ts';
import type { TransmitOptions } from '../../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { Ring } from '../../../../../support/ring.ts';
import type { Item } from '../../../../agents/item.ts';
import {
  addSeq,
  type ClientFrame,
  FCS_BYTES,
  llrSettings,
  type RxCounter,
  SEQ_COUNT,
} from '../../../golden/llr/index.ts';
import { blockWord, type ColumnCounter, columnCounters, errorBlock } from '../../../golden/llr/line/index.ts';
import { type Agent, assert, type Body, dutOf, type Random, type TestContext, type Value } from '../../test-kit.ts';
import { WholeCounts } from '../../whole-counts.ts';
import { bytesOfBeat } from '../receive-ports.ts';
import { setReceiverSettings } from '../receive-stimulus.ts';
import type { TransmitCounter } from '../transmit-ports.ts';
import { setSenderSettings } from '../transmit-stimulus.ts';
import { FrameClient } from './client.ts';
import { Delivery } from './delivery.ts';

/** Bits of the fields of a CF_Update. */
const cfWidths = CfUpdate.leaves.map(({ width }) => width);

const textOf = ({ vc_0, freed_0, vc_1, freed_1 }: Item<ValueOf<typeof CfUpdate>>): string =>
  [vc_0, freed_0, vc_1, freed_1].join(' ');

/** Bytes of line time between ACKs. */
const ackSpacing = 512;

/** Of a port that stores what comes with the `depth` of its store. */
type PortOptions = TransmitOptions & { readonly depth?: number };

interface LoopOptions {
  readonly options: PortOptions;
  /** Clocks with a column that it is on its way. */
  readonly delay: number;
  /**
   * Probability that a block is damaged, and known to be, and in a clock that the PCS goes down for a while: what comes
   * meanwhile is lost.
   */
  readonly damage: number;
  /** Probability of a clock of the line's. */
  readonly advances: number;
}

/** The words of the blocks of a column, and which of them are control blocks. */
type Column = Item<ColumnOf>;

/** Whether a port is a short counter. */
const isCount = (name: string): boolean => /_counts_|_lost_messages$|_underruns$/.test(name);

class PortLoop implements Agent {
  readonly delivery = new Delivery();
  /** CF_Updates that were sent, and that came. */
  readonly cfSent: string[] = [];
  readonly cfCame: string[] = [];
  damaged = 0;
  /** Times that the PCS went down. */
  falls = 0;
  /** Clocks until it is up again. */
  #down = 0;
  /** Blocks are damaged, and the PCS falls, only while this is true. */
  faulty = true;
  readonly #firstSeq: number;
  readonly #given: LoopOptions;
  readonly #clients: Readonly<Record<'eligible' | 'beside', FrameClient>>;
  readonly #wire = new Ring<Column>();
  readonly #random: Random;
  readonly #cf;
  readonly #counts: WholeCounts;
  readonly #dut;
  /** The ports of what comes: as it comes, or of whole frames, which may wait. */
  readonly #cutThrough;
  readonly #stored;
  #bytes: Uint8Array[] = [];

  constructor(t: TestContext, given: LoopOptions) {
    const { size } = given.options;
    this.#given = given;
    this.#random = t.random.fork('port loop');
    const { depth, ...options } = given.options;
    this.#stored = depth === undefined ? undefined : dutOf(t.dut, llrStorePort({ ...options, depth }));
    this.#cutThrough = depth === undefined ? dutOf(t.dut, llrPort(options)) : undefined;
    const dut = this.#stored ?? this.#cutThrough!;
    this.#dut = dut;
    this.#clients = {
      eligible: new FrameClient(dut.eligible, size),
      beside: new FrameClient(dut.beside, size),
    };
    const settings = llrSettings({
      bytesPerNs: size,
      initBehaviour: 'block',
      flushBehaviour: 'block',
      replayCountMax: 255,
      replayTimerMax: 4 * given.delay + Math.ceil(3_000 / size) + 300,
      outstandingDataMax: 2 ** 31 - 1,
      longestFrame: size * given.options.longest,
      ackSpacing,
      initSpacing: 3_200,
      rearm: t.random.chance(0.5),
    });
    this.#firstSeq = t.random.pick([0, SEQ_COUNT - 5]);
    const setup = {
      options: given.options,
      settings,
      firstSeq: this.#firstSeq,
    };
    const { transmit, receive, eligible, beside } = dut;
    setSenderSettings(transmit.settings, setup);
    setReceiverSettings(receive.settings, settings, size);
    dut.spacing.set({ minimum: 320, from_frame_start: 64, within_frame: 1024 });
    const off = [transmit.re_init, transmit.clear_error, transmit.inject_error];
    for (const port of [...off, eligible.valid, beside.valid, dut.far_valid, dut.advance]) port.set(0);
    for (const port of [transmit.enable, receive.enable, dut.pcs_up]) port.set(1);
    this.#cf = t.source(dut.cf);
    this.#stored?.received.ready.set(0);
    this.#counts = new WholeCounts(t.dut, t.dut.ports.map(({ name }) => name).filter(isCount));
    t.attach(this.#counts);
    t.attach(this);
  }

  get state(): string {
    return `${this.#dut.transmit_status.state.get()}`;
  }

  get waiting(): number {
    return this.#clients.eligible.waiting + this.#clients.beside.waiting;
  }

  /** A counter whole. */
  count(name: string): number {
    return this.#counts.get(name);
  }

  /** Counters of both halves and of the line have to say the same of what left and came. */
  checkCounts(frames: number, damage: number): void {
    const tx = (name: TransmitCounter): number => this.count(`transmit_status_counts_${name}`);
    const rx = (name: RxCounter): number => this.count(`receive_status_counts_${name}`);
    const line = (name: ColumnCounter): number => this.count(`line_status_receive_counts_${name}`);
    const next = addSeq(this.#firstSeq, frames);
    const { tx_seq, acked, outstanding, error, state } = this.#dut.transmit_status.get();
    const { next_seq, state: rx_state } = this.#dut.receive_status.get();
    assert.deepEqual([tx_seq, acked, next_seq], [next, addSeq(next, -1), next]);
    assert.deepEqual([outstanding, error, state, rx_state], [0, 0, 'advance', 'send_acks']);
    assert.equal(tx('tx_ok'), frames + tx('tx_replayed_frames'));
    assert.equal(rx('rx_expected_seq_good'), frames);
    for (const name of ['tx_discard', 'tx_best_effort', 'tx_poisoned', 'rx_echo_mismatch'] as const)
      assert.equal(tx(name), 0, name);
    for (const name of ['rx_poisoned', 'rx_expected_seq_poisoned'] as const) assert.equal(rx(name), 0, name);
    assert.equal(
      rx('rx_ok') + rx('rx_bad'),
      rx('rx_expected_seq_good') + rx('rx_expected_seq_bad') + rx('rx_missing_seq') + rx('rx_duplicate_seq'),
    );
    // What is lost on the way is counted where it left alone.
    const ways: readonly (readonly [what: string, left: number, came: number])[] = [
      ['INITs', tx('tx_init_ctl_os'), rx('rx_init_ctl_os')],
      ['echoes', rx('tx_init_echo_ctl_os'), tx('rx_init_echo_ctl_os')],
      ['ACKs', rx('tx_ack_ctl_os'), tx('rx_ack_ctl_os')],
      ['NACKs', rx('tx_nack_ctl_os'), tx('rx_nack_ctl_os')],
      ['frames', tx('tx_ok'), rx('rx_ok')],
      ['frames beside LLR', frames / 2, rx('rx_ineligible_good')],
    ];
    const { delay, advances, options } = this.#given;
    const acksUnderWay = Math.ceil((delay * options.size) / (ackSpacing * advances)) + 3;
    for (const [what, left, came] of ways) {
      const underWay = what === 'ACKs' ? acksUnderWay : 0;
      assert.ok(came <= left && (damage > 0 || came >= left - underWay), `${came} of ${left} ${what} came`);
    }
    for (const name of columnCounters)
      if (damage === 0 || !['rx_cut', 'rx_runt', 'rx_preamble_error'].includes(name)) assert.equal(line(name), 0, name);
    assert.equal(this.count('line_status_lost_messages'), 0);
  }

  submit(frame: ClientFrame): void {
    this.delivery.submit(frame);
    // The port shows no beginnings; in ADVANCE all eligible frames have numbers.
    if (frame.eligible) this.delivery.begin('numbered');
    this.#clients[frame.eligible ? 'eligible' : 'beside'].push(frame);
  }

  sample(): void {
    const dut = this.#dut;
    for (const client of [this.#clients.eligible, this.#clients.beside]) client.sample();
    if (dut.advance.get() === 1) this.#wire.push(dut.column.get());
    if (dut.far_cf_valid.get() === 1) this.cfCame.push(textOf(dut.far_cf.get()));
    this.#hear();
    this.#take();
  }

  /** A beat that is cut through. */
  #hear(): void {
    const dut = this.#cutThrough;
    if (dut === undefined || dut.out_valid.get() === 0) return;
    const beat = dut.out_beat.get();
    const frame = this.#beat(beat);
    if (frame === undefined) return;
    const seq = beat.user.llr === 1 ? beat.user.seq : undefined;
    const verdict = dut.verdict.get() as (typeof verdicts)[number];
    // A frame that was cut off has no more bytes than a check sequence, or other ones than were sent.
    if (frame.length > FCS_BYTES) this.delivery.receive(seq, verdict, frame);
    else assert.notEqual(verdict, 'deliver');
  }

  /** A beat of a frame that was stored, if it is taken. */
  #take(): void {
    const { valid, ready, payload } = this.#stored?.received ?? {};
    if (payload === undefined || valid!.get() === 0 || ready!.get() === 0) return;
    const beat = payload.get();
    const frame = this.#beat(beat);
    if (frame !== undefined) this.delivery.receive(undefined, beat.error === 1 ? 'errored' : 'deliver', frame);
  }

  /** The frame whose last beat this is. */
  #beat({ data, keep, last }: Readonly<Record<'data' | 'keep' | 'last', Value>>): Uint8Array | undefined {
    this.#bytes.push(bytesOfBeat({ data: BigInt(data), keep: BigInt(keep) }));
    if (last === 0) return undefined;
    const bytes = Buffer.concat(this.#bytes);
    this.#bytes = [];
    return bytes;
  }

  drive(): void {
    const [dut, random] = [this.#dut, this.#random];
    for (const client of [this.#clients.eligible, this.#clients.beside]) client.drive();
    this.#stored?.received.ready.set(Number(random.chance(0.95)));
    dut.advance.set(Number(random.chance(this.#given.advances)));
    if (this.#down > 0) this.#down--;
    else if (this.faulty && random.chance(this.#given.damage)) {
      this.#down = 60;
      this.falls++;
    }
    dut.pcs_up.set(Number(this.#down === 0));
    const comes = this.#wire.length > this.#given.delay;
    dut.far_valid.set(Number(comes));
    if (comes) this.#write(this.#wire.shift());
    if (this.faulty && this.#cf.idle && random.chance(0.01)) {
      const [vc_0 = 0, freed_0 = 0, vc_1 = 0, freed_1 = 0] = cfWidths.map((width) => random.below(2 ** width));
      const update = { vc_0, freed_0, vc_1, freed_1 };
      this.cfSent.push(textOf(update));
      this.#cf.sendNow(update);
    }
  }

  #write(column: Column): void {
    this.#dut.far_column.set(
      column.map((block) => {
        const isDamaged = this.faulty && this.#random.chance(this.#given.damage);
        if (isDamaged) this.damaged++;
        return isDamaged ? { control: 1, data: blockWord(errorBlock) } : block;
      }),
    );
  }
}

/**
 * A test of a port of those sizes, of `frames` eligible frames and half as many beside LLR over a line of which blocks
 * are damaged, or none: eligible frames come exactly once, in order and byte-identical, the others and CF_Updates in
 * order, and all of them where no block is damaged.
 */
export const portLoop =
  (options: PortOptions, frames: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const { size, longest } = options;
    const damage = random.pick([0, 0.0005, 0.003]);
    // With 32 and 64 bytes a clock a line that is slower than the clocks leaves the decoder room for its worst frames.
    const advances = size <= 16 ? random.pick([1, 0.9]) : 0.6;
    const loop = new PortLoop(t, { options, delay: random.int(1, 200), damage, advances });
    await t.until(() => loop.state === 'advance', { timeout: 20_000 });
    const lengths = [60, random.int(60, 75), random.int(60, 135), Math.min(1514, size * longest - FCS_BYTES)];
    for (let i = 0; i < frames * 1.5; i++) {
      const bytes = new Uint8Array(random.pick(lengths)).fill(random.word());
      new DataView(bytes.buffer).setUint32(0, i);
      loop.submit({ bytes, eligible: i % 3 !== 2 });
      if (loop.waiting > 4) await t.until(() => loop.waiting <= 4, { timeout: 200_000 });
    }
    await t.until(() => loop.delivery.due === 0 && loop.waiting === 0, { timeout: 200_000 });
    loop.faulty = false;
    await t.cycles(2_000);
    assert.equal(loop.delivery.delivered, frames);
    assert.equal(loop.count('line_status_underruns'), 0);
    const replays = loop.count('transmit_status_counts_tx_replay');
    loop.checkCounts(frames, damage);
    if (damage > 0) {
      let next = 0;
      for (const update of loop.cfCame) {
        next = loop.cfSent.indexOf(update, next) + 1;
        assert.ok(next > 0, `a CF_Update came that was not sent: ${update}`);
      }
      return;
    }
    assert.deepEqual(loop.cfCame, loop.cfSent);
    assert.deepEqual([loop.delivery.besideDelivered, replays], [frames / 2, 0]);
  };
