/** Random frames, messages, management and line for LLR's sender. */
import { controlKinds } from '../../../../rtl-gen/uet/llr/messages.ts';
import { dataLimitBeats } from '../../../../rtl-gen/uet/llr/transmit/data-limit.ts';
import { behaviours } from '../../../../rtl-gen/uet/llr/transmit/settings.ts';
import type { TransmitOptions } from '../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import {
  addSeq,
  type ClientFrame,
  FCS_BYTES,
  LEAST_FRAME,
  llrSettings,
  SEQ_COUNT,
  WINDOW_MAX,
} from '../../golden/llr/index.ts';
import type { Agent, Random, TestContext } from '../test-kit.ts';
import { beatsOf } from '../wire/parser-bench.ts';
import type { SenderSetup, TransmitChecker } from './transmit-checker.ts';
import { type ClientPorts, senderOf } from './transmit-ports.ts';

/** Sets the port of settings. */
export function setSenderSettings(
  port: ReturnType<typeof senderOf>['settings'],
  { settings, firstSeq }: SenderSetup,
): void {
  const { poison, echoMatch, ...of } = settings;
  port.set({
    ...{ poison: poison.pattern, longest_frame: of.longestFrame },
    ...{ outstanding_seq_max: of.outstandingSeqMax, outstanding_data_max: of.outstandingDataMax },
    ...{ replay_timer_max: of.replayTimerMax, replay_ct_max: of.replayCountMax },
    ...{ pcs_lost_timer_max: of.pcsLostTimerMax, data_age_timer_max: of.dataAgeTimerMax },
    ...{ init_behaviour: of.initBehaviour, flush_behaviour: of.flushBehaviour },
    ...{ re_init_on_discard: Number(of.reInitOnDiscard), first_seq: firstSeq, init_data: of.initData },
    match_seq: Number(echoMatch === 'seq' || echoMatch === 'both'),
    match_data: Number(echoMatch === 'data' || echoMatch === 'both'),
    ...{ init_spacing: of.initSpacing, line_bytes: of.bytesPerNs },
  });
}

/** Sets the ports of settings, all others to rest; LLR is off, the line takes everything. */
export function setSender(t: TestContext, setup: SenderSetup): void {
  const { settings, enable, re_init, clear_error, inject_error, pcs_up, ...dut } = senderOf(t);
  setSenderSettings(settings, setup);
  for (const port of [enable, re_init, clear_error, inject_error, dut.init.ready]) port.set(0);
  for (const { valid } of [dut.eligible, dut.beside, dut.message]) valid.set(0);
  for (const port of [pcs_up, dut.down.ready]) port.set(1);
}

/** A run's settings by its seed, written to the ports. */
export function configureSender(t: TestContext, options: TransmitOptions, mode: 'xor' | 'replace'): SenderSetup {
  const { random } = t;
  const { size, longest, frames } = options;
  const longestFrame = random.pick([
    LEAST_FRAME,
    size * longest,
    Math.min(size * longest, Math.max(LEAST_FRAME, 3 * size) + 5),
  ]);
  const least = Math.max(68, longestFrame + dataLimitBeats * size);
  const settings = llrSettings({
    bytesPerNs: random.pick([size, size, 1, 511]),
    outstandingSeqMax: random.pick([1, 2, 5, frames - 1, WINDOW_MAX, WINDOW_MAX]),
    longestFrame,
    outstandingDataMax: random.pick([least, least + 100, 4 * least, 2 ** 31 - 1, 2 ** 31 - 1]),
    replayTimerMax: random.pick([0, 1, 40, 120, 120, 400]),
    replayCountMax: random.pick([0, 1, 2, 3, 128, 255]),
    pcsLostTimerMax: random.pick([0, 1, 30, 200]),
    dataAgeTimerMax: random.pick([0, 0, 60, 300, 1_000]),
    initBehaviour: random.pick([...behaviours]),
    flushBehaviour: random.pick([...behaviours]),
    reInitOnDiscard: random.chance(0.5),
    initData: random.below(2 ** 16),
    echoMatch: random.pick(['seq', 'data', 'both', 'both', 'none']),
    initSpacing: random.pick([0, 100, 1_600, 2 ** 18 - 1]),
    poison: { pattern: random.pick([0xaaaaaaaa, 0x55555555, random.word()]), mode },
  });
  const firstSeq = random.pick([0, SEQ_COUNT - random.int(1, 40), random.below(SEQ_COUNT)]);
  const setup = { options, settings, firstSeq };
  setSender(t, setup);
  return setup;
}

/** How the other end, the line and the clients are for some hundred clocks. */
interface Phase {
  /** Probability of a message in a clock, and of each kind of what an answer says. */
  readonly messages: number;
  readonly nacks: number;
  readonly wild: number;
  readonly frames: number;
  readonly ready: number;
  readonly pcsFalls: number;
}

const phases: readonly Phase[] = [
  { messages: 0.1, nacks: 0, wild: 0, frames: 1, ready: 1, pcsFalls: 0 },
  { messages: 0.05, nacks: 0.3, wild: 0.05, frames: 1, ready: 1, pcsFalls: 0 },
  { messages: 0.2, nacks: 0.3, wild: 0.1, frames: 0.5, ready: 0.6, pcsFalls: 0.001 },
  { messages: 0.02, nacks: 0.1, wild: 0.3, frames: 0.1, ready: 1, pcsFalls: 0.002 },
  { messages: 0, nacks: 0, wild: 0, frames: 1, ready: 1, pcsFalls: 0.003 },
  { messages: 1, nacks: 0.5, wild: 0.2, frames: 1, ready: 0.9, pcsFalls: 0.001 },
];

/** One client: beats of one frame after the other. */
class Client {
  #beats: ReturnType<typeof beatsOf> = [];
  #poison = false;
  #offers = false;
  readonly #ports: ClientPorts;

  constructor(ports: ClientPorts) {
    this.#ports = ports;
  }

  /** Whether nothing of a frame is left to be taken. */
  get idle(): boolean {
    return this.#beats.length === 0;
  }

  /**
   * The clock is over: what was taken is gone. Then the next beat, if `willing`, of the frame that `next` gives where
   * there is none.
   */
  drive(random: Random, willing: boolean, size: number, next: () => ClientFrame | undefined): void {
    if (this.#offers) return;
    if (willing && this.#beats.length === 0) {
      const frame = next();
      if (frame !== undefined) this.#beats = beatsOf(frame.bytes, size);
      this.#poison = frame?.poison ?? false;
    }
    const beat = willing ? this.#beats[0] : undefined;
    this.#offers = beat !== undefined;
    this.#ports.valid.set(Number(this.#offers));
    this.#ports.payload.set({
      data: beat?.data ?? random.word(),
      keep: beat?.keep ?? random.word() & 0xff,
      last: beat?.last ?? random.below(2),
      user: { poison: beat?.last === 1 ? Number(this.#poison) : random.below(2) },
    });
  }

  /** What happened in the clock before its edge. */
  sample(): void {
    if (!this.#offers || this.#ports.ready.get() === 0) return;
    this.#beats.shift();
    this.#offers = false;
  }
}

/**
 * Drives all inputs but settings. The other end that it plays acknowledges what has left, now and then says no, or says
 * what cannot be.
 */
export class TransmitStimulus implements Agent {
  readonly #dut;
  readonly #random: Random;
  readonly #checker: TransmitChecker;
  readonly #clients: readonly [Client, Client];
  readonly #lengths: readonly number[];
  #phase = phases[0]!;
  #offersMessage = false;
  #index = 0;
  #upAgain = 0;
  #clock = 0;
  /** No new frames; at the end LLR goes off. */
  stopped = false;

  constructor(t: TestContext, checker: TransmitChecker) {
    this.#dut = senderOf(t);
    this.#random = t.random.fork('llr transmit');
    this.#checker = checker;
    this.#clients = [new Client(this.#dut.eligible), new Client(this.#dut.beside)];
    const { options, settings } = checker.setup;
    const { longestFrame } = settings;
    const { size } = options;
    const most = longestFrame - FCS_BYTES;
    const about = [size - 5, size - 4, size - 3, size, size + 1, 2 * size - 4, 1].map((n) =>
      Math.max(1, Math.min(n, most)),
    );
    this.#lengths = this.#random.pick([
      [most],
      about,
      [60],
      [1, 2, 3, 4, 5, 6, 7, 8, most],
      [59, 60, 61],
      [1, most - 1, most, most + 1, most + size, 3 * most],
    ]);
  }

  /** Nothing of a frame is left to be taken. */
  get idle(): boolean {
    return this.#clients.every(({ idle }) => idle);
  }

  sample(): void {
    for (const client of this.#clients) client.sample();
    if (this.#dut.message.ready.get() === 1) this.#offersMessage = false;
  }

  drive(): void {
    const random = this.#random;
    this.#clock++;
    if (random.chance(0.005)) this.#phase = random.pick(phases);
    const { golden } = this.#checker;
    const { frames, ready, pcsFalls } = this.#phase;
    const on = golden.state !== 'off';
    const { size } = this.#checker.setup.options;
    this.#clients.forEach((client, i) => {
      // Within a frame no one pauses for long.
      const willing = random.chance(client.idle ? frames * (i === 0 ? 1 : 0.3) : Math.max(frames, 0.5));
      client.drive(random, willing, size, () => this.#frame(i === 0));
    });
    this.#dut.enable.set(Number(!this.stopped && (on ? !random.chance(0.0005) : random.chance(0.05))));
    this.#dut.re_init.set(Number(random.chance(golden.state === 'flush' ? 0.02 : 0.1)));
    this.#dut.clear_error.set(Number(random.chance(0.01)));
    this.#dut.down.ready.set(Number(this.stopped || random.chance(ready)));
    this.#dut.init.ready.set(Number(random.chance(0.5)));
    if (random.chance(this.stopped ? 0 : pcsFalls)) this.#upAgain = this.#clock + random.int(1, 250);
    this.#dut.pcs_up.set(Number(this.#clock >= this.#upAgain || this.stopped));
    this.#driveMessage();
  }

  #driveMessage(): void {
    const random = this.#random;
    if (this.#offersMessage) return;
    const { golden, leftSeq, setup } = this.#checker;
    const { messages, nacks, wild } = this.#phase;
    const init = golden.state === 'init';
    this.#offersMessage = !this.stopped && random.chance(init ? Math.max(messages, 0.02) : messages);
    this.#dut.message.valid.set(Number(this.#offersMessage));
    const wrong = random.chance(wild);
    const kind =
      init && !wrong ? 'init_echo' : wrong ? random.pick(controlKinds) : random.chance(nacks) ? 'nack' : 'ack';
    // What has not left whole must not be acknowledged, so a number is one that has, or none that was sent.
    const known = addSeq(leftSeq, -random.pick([0, 0, 1, 2, random.int(0, 20)]));
    const strange = random.pick([
      addSeq(golden.txSeq, random.pick([0, 1, 100])),
      addSeq(golden.ackedSeq, -random.int(1, 5)),
      random.below(SEQ_COUNT),
    ]);
    const unsent = (seq: number): boolean => addSeq(seq, -golden.ackedSeq) > golden.outstanding;
    const beyond =
      wrong && unsent(strange) && addSeq(strange, -golden.ackedSeq) > golden.outstanding + 2 ? strange : known;
    const echoed = random.chance(0.8) ? golden.txSeq : random.below(SEQ_COUNT);
    const seq = kind === 'init_echo' ? echoed : beyond;
    const init_data = random.chance(0.8) ? setup.settings.initData : random.below(2 ** 16);
    this.#dut.message.payload.set({ kind, seq, init_data });
  }

  #frame(eligible: boolean): ClientFrame | undefined {
    if (this.stopped) return undefined;
    const random = this.#random;
    const bytes = new Uint8Array(random.pick(this.#lengths));
    for (let i = 0; i < bytes.length; i++) bytes[i] = random.word() & 0xff;
    // Frames of both clients differ, so that it is known whose one is.
    bytes[0] = ((this.#index++ << 1) | Number(eligible)) & 0xff;
    const frame = { bytes, eligible, poison: random.chance(0.1) };
    this.#checker.expect(frame);
    return frame;
  }
}
