/** The counters of LLR's sender, far beyond what random runs have: inputs that stay for tens of thousands of clocks. */
import type { controlKinds } from '../../../../rtl-gen/uet/llr/messages.ts';
import { TransmitCounts, type TransmitOptions } from '../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { type LlrSettings, llrSettings } from '../../golden/llr/index.ts';
import { assert, type Body, type NamedTest, type TestContext } from '../test-kit.ts';
import { WholeCounts } from '../whole-counts.ts';
import { senderOf } from './transmit-ports.ts';
import { setSender } from './transmit-stimulus.ts';

const names = TransmitCounts.leaves.map(({ suffix }) => suffix.slice(1));
const firstSeq = 10;
/** A message is taken every third clock. */
const each = 3;
const far = 8 * each * (2 ** 11 + 50);

/** The sender in INIT, which takes all that leaves. */
async function begin(t: TestContext, options: TransmitOptions, given: Partial<LlrSettings>) {
  const dut = senderOf(t);
  const settings = llrSettings({ bytesPerNs: options.size, initData: 5, echoMatch: 'both', ...given });
  setSender(t, { options, settings, firstSeq });
  for (const port of [dut.down.ready, dut.init.ready, dut.enable]) port.set(1);
  dut.settings.init_spacing.set(0);
  dut.eligible.payload.keep.set(1);
  dut.eligible.payload.last.set(1);
  /** A message in every third clock from now on. */
  const tell = (kind: (typeof controlKinds)[number], seq: number): void => {
    dut.message.payload.set({ kind, seq, init_data: 5 });
    dut.message.valid.set(1);
  };
  const connect = async (): Promise<void> => {
    tell('init_echo', firstSeq);
    await t.cycles(3);
    dut.message.valid.set(0);
    await t.cycles(8);
  };
  const whole = new WholeCounts(
    t.dut,
    names.map((name) => `counts_${name}`),
  );
  t.attach(whole);
  const shown = (): Record<string, number> =>
    Object.fromEntries(names.map((name) => [name, whole.get(`counts_${name}`)]));
  return { dut, tell, connect, shown };
}

const counted = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, counts[name] ?? 0]));

export function transmitCounterTests(options: TransmitOptions): readonly NamedTest[] {
  // Frames of a byte, which are padded.
  const beats = 64 / options.size;
  const named = (name: string, body: Body<void>): NamedTest => ({ name: `counters: ${name}`, body });
  const steady = (
    what: string,
    kind: 'ack' | 'nack' | 'init_echo',
    seq: number,
    given: Partial<LlrSettings>,
    counts: Record<string, number>,
  ): NamedTest =>
    named(`${what} for ${far} clocks`, async (t) => {
      const bench = await begin(t, options, given);
      if (kind !== 'init_echo') await bench.connect();
      else bench.dut.eligible.valid.set(1);
      bench.tell(kind, seq);
      await t.cycles(30);
      const before = bench.shown();
      await t.cycles(far);
      const after = bench.shown();
      assert.deepEqual(Object.fromEntries(names.map((name) => [name, after[name]! - before[name]!])), counted(counts));
    });

  /** All that fits is sent, and again and again without an ACK until LLR is switched off. */
  const again = (what: string, damaged: boolean): NamedTest =>
    named(what, async (t) => {
      const bench = await begin(t, options, { replayTimerMax: 12 * beats, replayCountMax: 255, outstandingSeqMax: 8 });
      bench.dut.inject_error.set(Number(damaged));
      await bench.connect();
      bench.dut.eligible.valid.set(1);
      await t.cycles(far);
      bench.dut.enable.set(0);
      bench.dut.eligible.valid.set(0);
      await t.cycles(80);
      const { tx_ok: ok, tx_poisoned: poisoned, tx_replay: replays, ...rest } = bench.shown();
      const { tx_replayed_frames: frames, tx_replayed_bytes: bytes, tx_best_effort: plain } = rest;
      assert.deepEqual([plain! > 0, frames! > far / 8 / beats], [true, true]);
      assert.deepEqual(damaged ? [ok, poisoned] : [ok! - frames!, poisoned], damaged ? [8, frames] : [8, 0]);
      assert.equal(bytes, 64 * frames!);
      // The last replay is cut off.
      assert.ok(Math.abs(replays! - frames! / 8) < 8, `${replays} replays of ${frames} frames`);
    });

  return [
    steady(
      'frames that are dropped and wrong echoes',
      'init_echo',
      firstSeq + 1,
      { initBehaviour: 'discard' },
      {
        tx_init_ctl_os: far,
        tx_discard: far / beats,
        tx_padded: far / beats,
        rx_init_echo_ctl_os: far / each,
        rx_echo_mismatch: far / each,
      },
    ),
    steady(
      'frames as best effort and wrong echoes',
      'init_echo',
      firstSeq + 1,
      { initBehaviour: 'best_effort' },
      {
        tx_init_ctl_os: far,
        tx_best_effort: far / beats,
        tx_padded: far / beats,
        rx_init_echo_ctl_os: far / each,
        rx_echo_mismatch: far / each,
      },
    ),
    steady(
      'ACKs of what is not kept',
      'ack',
      firstSeq,
      {},
      {
        rx_ack_ctl_os: far / each,
        rx_ack_nack_seq_error: far / each,
      },
    ),
    steady('NACKs without news', 'nack', firstSeq - 1, {}, { rx_nack_ctl_os: far / each }),
    again('frames that are sent again and again', false),
    again('damaged frames that are sent again and again', true),
  ];
}
