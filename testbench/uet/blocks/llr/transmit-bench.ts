/**
 * Step-by-step use of LLR's sender: frames and messages in, what leaves noted with its clock, the checker beside it.
 */
import type { controlKinds } from '../../../../rtl-gen/uet/llr/messages.ts';
import {
  llrTransmit,
  llrTransmitLatency,
  type TransmitOptions,
} from '../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { FCS_BYTES, type LlrSettings, llrSettings } from '../../golden/llr/index.ts';
import { dutOf, type TestContext } from '../test-kit.ts';
import { countNames, WholeCounts } from '../whole-counts.ts';
import { beatsOf } from '../wire/parser-bench.ts';
import { bytesOfBeat, taggedBeat } from './receive-ports.ts';
import { TransmitChecker } from './transmit-checker.ts';
import type { TransmitCounter } from './transmit-ports.ts';
import { setSender } from './transmit-stimulus.ts';

/** A frame that has left: its number, its bytes with check sequence, the clocks of its first and last beat. */
export interface LeftFrame {
  readonly seq: number | undefined;
  readonly bytes: Uint8Array;
  readonly first: number;
  readonly last: number;
}

export interface TransmitBenchOptions extends Partial<LlrSettings> {
  readonly firstSeq?: number;
  /** False where beats are stored wrong on purpose. */
  readonly checks?: boolean;
  /** False: LLR stays off. */
  readonly connects?: boolean;
}

/** The sender of `t`, in ADVANCE unless told otherwise; its first number is 10, and a nanosecond is a clock. */
export async function transmitBench(t: TestContext, options: TransmitOptions, given: TransmitBenchOptions = {}) {
  const { firstSeq = 10, longestFrame = 64, checks = true, connects = true, ...rest } = given;
  const { size } = options;
  const settings = llrSettings({
    bytesPerNs: size,
    initBehaviour: 'block',
    flushBehaviour: 'block',
    replayTimerMax: 0,
    outstandingDataMax: 2 ** 31 - 1,
    longestFrame,
    initData: 5,
    ...rest,
  });
  const setup = { options, settings, firstSeq };
  setSender(t, setup);
  const checker = new TransmitChecker(t.dut, setup);
  if (checks) t.attach(checker);
  const dut = dutOf(t.dut, llrTransmit(options));
  const clients = { eligible: t.source(dut.eligible), beside: t.source(dut.beside) };
  const messages = t.source(dut.message);
  const left: LeftFrame[] = [];
  const inits: { readonly seq: number; readonly data: number; readonly clock: number }[] = [];
  let bytes: number[] = [];
  let first = -1;
  t.attach({
    sample() {
      if (dut.init.valid.get() === 1 && dut.init.ready.get() === 1) {
        const { seq, init_data } = dut.init.payload.get();
        inits.push({ seq, data: init_data, clock: t.cycle });
      }
      const { valid, ready, payload } = dut.down;
      if (valid.get() === 0 || ready.get() === 0) return;
      if (bytes.length === 0) first = t.cycle;
      const beat = taggedBeat(payload.get());
      bytes.push(...bytesOfBeat(beat));
      if (!beat.last) return;
      left.push({ seq: beat.seq, bytes: Uint8Array.from(bytes), first, last: t.cycle });
      bytes = [];
    },
  });
  let index = 0;

  /** Frames of 64 bytes with check sequence, of one client; they wait their turn. */
  function send(count: number, client: 'eligible' | 'beside' = 'eligible', length = 64, poison = false): void {
    for (let i = 0; i < count; i++) {
      const content = new Uint8Array(length - FCS_BYTES).fill(++index & 0x7f);
      content[0] = Number(client === 'eligible');
      checker.expect({ bytes: content, eligible: client === 'eligible', poison });
      for (const beat of beatsOf(content, size)) clients[client].sendNow({ ...beat, user: { poison: Number(poison) } });
    }
  }

  const { message: messageClocks, frame, replay } = llrTransmitLatency(size);

  /** A message comes; over when it has had its effect. */
  async function tell(kind: (typeof controlKinds)[number], seq: number, data = 5): Promise<void> {
    messages.sendNow({ kind, seq, init_data: data });
    await messages.whenIdle();
    await t.cycles(messageClocks);
  }

  /** All that is to leave has left: nothing has for as long as anything takes. */
  async function quiet(): Promise<void> {
    for (let seen = -1; seen !== left.length; ) {
      seen = left.length;
      await t.cycles(replay + frame + Math.ceil(longestFrame / size) * 4 + 4);
    }
  }

  const whole = t.attach(new WholeCounts(t.dut, countNames(t.dut)));
  const count = (name: TransmitCounter): number => whole.get(`counts_${name}`);
  const bench = {
    checker,
    settings,
    left,
    inits,
    dut,
    count,
    send,
    tell,
    quiet,
    state: () => dut.state.get(),
    seqs: () => left.map(({ seq }) => seq),
    /** What leaves during `action` until all is quiet. */
    during: async (action: () => void | Promise<void>): Promise<readonly LeftFrame[]> => {
      const before = left.length;
      await action();
      await quiet();
      return left.slice(before);
    },
  };
  dut.init.ready.set(1);
  await t.cycles(3);
  if (!connects) return bench;
  dut.enable.set(1);
  await t.cycles(4);
  await tell('init_echo', firstSeq);
  return bench;
}
