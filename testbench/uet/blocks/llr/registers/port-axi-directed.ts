/** What a port of LLR behind registers promises, step by step, where its line leads back to it. */
import { llrPortAxi } from '../../../../../rtl-gen/uet/llr/registers/port-axi.ts';
import { portEvents } from '../../../../../rtl-gen/uet/llr/registers/port-registers.ts';
import type { TransmitOptions } from '../../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { type LlrSettings, preambleOf } from '../../../golden/llr/index.ts';
import { frameBlocks, idleBlock, type LineBlock, setBlock } from '../../../golden/llr/line/index.ts';
import { dropControl } from '../../../golden/llr/peer/faults.ts';
import { assert, dutOf, type NamedTest, named, type TestContext } from '../../test-kit.ts';
import { bringUp } from '../link/bring-up.ts';
import { LoopBench } from '../link/loop-bench.ts';

/** A port that settings are written to, and that is on. */
async function portWith(t: TestContext, options: TransmitOptions, settings: Partial<LlrSettings>): Promise<LoopBench> {
  const bench = new LoopBench(t, { options, settings: { initBehaviour: 'block', ...settings }, delay: 5 });
  await bringUp(bench, 0);
  return bench;
}

/** Eligible frames of 64 bytes. */
function submit(bench: LoopBench, count: number): void {
  for (let i = 0; i < count; i++) bench.submit({ bytes: new Uint8Array(60).fill(i + 1), eligible: true });
}

const state = ({ registers }: LoopBench): Promise<number> => registers.read('status', 'tx_state');
const [init, advance, flush] = [1, 2, 4];

async function reach(t: TestContext, bench: LoopBench, wanted: number): Promise<void> {
  for (let i = 0; (await state(bench)) !== wanted; i++) {
    if (i === 200) throw new Error(`the sender never comes to state ${wanted}`);
    await t.cycles(20);
  }
}

/**
 * SAI's defaults (opencomputeproject/SAI, doc/LLR/SAI-Link_Layer_Retry.md and saiport.h; doc/CBFC for the distance of
 * control ordered sets), as the registers hold them. Its limits of outstanding frames and bytes are mandatory and have
 * none.
 */
const saiDefaults = {
  'mode.tx': 0,
  'mode.rx': 0,
  'replay_timer_max.clocks': 0,
  'replay_ct_max.replays': 1,
  'pcs_lost_timer_max.clocks': 0,
  'data_age_timer_max.clocks': 0,
  'behaviour.init': 2,
  'behaviour.flush': 2,
  'behaviour.re_init_on_discard': 0,
  'answers.ack_spacing': 2_048,
  'spacing_minimum.bytes': 6_400,
} as const;

const given = { replayTimerMax: 200, replayCountMax: 2, ackSpacing: 400 };

export const portAxiDirected = (options: TransmitOptions): readonly NamedTest[] => [
  named('after reset the port is off, and its registers say what is built', async (t) => {
    const { registers } = new LoopBench(t, { options, settings: {}, delay: 5 });
    assert.equal(await registers.read('identity', 'size'), options.size);
    assert.equal(await registers.read('identity', 'frames'), options.frames - 1);
    assert.equal(await registers.read('capacity', 'bytes'), (options.beats - 1) * options.size);
    assert.equal(await registers.read('outstanding_data_max', 'bytes'), (options.beats - 1) * options.size);
    assert.equal(await registers.read('spacing_from_frame_start', 'bytes'), 256);
    assert.equal(await registers.read('spacing_within_frame', 'bytes'), 2_048);
    assert.deepEqual([await registers.read('status', 'tx_state'), await registers.read('status', 'rx_state')], [0, 0]);
  }),

  named("values after reset are SAI's, where it has any", async (t) => {
    const { registers } = new LoopBench(t, { options, settings: {}, delay: 5 });
    for (const [field, value] of Object.entries(saiDefaults)) {
      const [register, name] = field.split('.') as [string, string];
      assert.deepEqual([field, await registers.read(register, name)], [field, value]);
    }
  }),

  named(
    'what SAI does not say: a replay that fails is asked for again, and INITs go at every fourth place',
    async (t) => {
      const { registers } = new LoopBench(t, { options, settings: {}, delay: 5 });
      assert.equal(await registers.read('answers', 'rearm'), 1);
      assert.equal(
        await registers.read('init_spacing', 'bytes'),
        4 * (await registers.read('spacing_minimum', 'bytes')),
      );
    },
  ),

  named("the codes of both states are SAI's; a receiver that waits for an INIT has one of its own, 4", async (t) => {
    const bench = new LoopBench(t, { options, settings: { ...given, initBehaviour: 'block' }, delay: 5 });
    const { registers } = bench;
    const rxState = (): Promise<number> => registers.read('status', 'rx_state');
    bench.fate = dropControl('llr_init');
    await bringUp(bench, 0);
    await t.cycles(100);
    assert.deepEqual([await state(bench), await rxState()], [1, 4]);
    bench.fate = (item) => [item];
    await reach(t, bench, advance);
    assert.equal(await rxState(), 1);
    // A gap: the NACK waits for its place, then has left.
    await registers.write('spacing_minimum', { bytes: 32_760 });
    bench.inject(...frameBlocks(preambleOf(5), new Uint8Array(64)));
    await t.cycles(40);
    assert.equal(await rxState(), 2);
    await t.cycles(2 * Math.ceil(32_760 / options.size));
    assert.equal(await rxState(), 3);
  }),

  named(
    'frames that no one acknowledges are given up: an event, an error that stays, and LLR again when software says so',
    async (t) => {
      const bench = await portWith(t, options, { ...given, flushBehaviour: 'discard' });
      const { registers } = bench;
      await reach(t, bench, advance);
      await registers.write('interrupts', { flushed: 1 });
      bench.fate = dropControl('llr_ack');
      submit(bench, 5);
      await reach(t, bench, flush);
      const { irq } = dutOf(t.dut, llrPortAxi(options));
      assert.equal(irq.get(), 1);
      assert.equal(await registers.read('status', 'error'), 1);
      // Five frames, and twice all of them again.
      assert.equal(await registers.read('tx_ok', 'count'), 15);
      assert.equal(await registers.read('tx_replay', 'count'), 2);
      assert.equal(await registers.read('tx_replayed_frames', 'count'), 10);
      assert.equal(await registers.read('tx_replayed_bytes', 'count'), 640);
      assert.equal(await registers.read('rx_duplicate_seq', 'count'), 10);

      await registers.write('events', { flushed: 1 });
      await t.cycles(4);
      assert.deepEqual([irq.get(), await registers.read('status', 'error')], [0, 1]);
      await registers.write('actions', { clear_error: 1 });
      await t.cycles(4);
      assert.equal(await registers.read('status', 'error'), 0);

      submit(bench, 3);
      await t.cycles(100);
      assert.equal(await registers.read('tx_discard', 'count'), 3);
      bench.fate = (item) => [item];
      await registers.write('actions', { re_init: 1 });
      await reach(t, bench, advance);
      submit(bench, 2);
      await t.cycles(1_000);
      assert.deepEqual([await state(bench), await registers.read('acked_seq', 'count')], [advance, 6]);
      assert.equal(bench.delivered.length, 7);
    },
  ),

  named('frames that are kept with an error leave poisoned, and are told of', async (t) => {
    const bench = await portWith(t, options, given);
    const { registers } = bench;
    await registers.write('inject', { error: 1 });
    // The first time that they leave they are good, so they are damaged on the line.
    let lost = 0;
    bench.fate = (item) => (item.kind === 'frame' && lost++ < 3 ? [] : [item]);
    submit(bench, 3);
    await t.cycles(1_500);
    assert.equal(await registers.read('tx_poisoned', 'count'), 3);
    assert.equal(await registers.read('rx_expected_seq_poisoned', 'count'), 3);
    assert.equal(await registers.read('events', 'poisoned'), 1);
    assert.deepEqual([bench.delivered.length, bench.errored], [0, 3]);
  }),

  named(
    'a PCS that is down is told of, and frames are given up after its timer; LLR starts again by itself where it is to',
    async (t) => {
      const bench = await portWith(t, options, { ...given, pcsLostTimerMax: 300, reInitOnDiscard: true });
      const { registers } = bench;
      await reach(t, bench, advance);
      assert.equal(await registers.read('events', 'pcs_lost'), 0);
      bench.pcs(false);
      await t.cycles(200);
      assert.equal(await registers.read('events', 'pcs_lost'), 1);
      assert.deepEqual([await state(bench), await registers.read('status', 'pcs_up')], [advance, 0]);
      await t.cycles(300);
      assert.deepEqual([await registers.read('events', 'flushed'), await registers.read('status', 'error')], [1, 1]);
      bench.pcs(true);
      await reach(t, bench, advance);
      assert.deepEqual([await state(bench), await registers.read('status', 'pcs_up')], [advance, 1]);
      assert.equal(await registers.read('events', 'connected'), 1);
    },
  ),

  named('an echo that is not that of the INIT, and an ACK that cannot be, are counted and told of', async (t) => {
    const bench = new LoopBench(t, { options, settings: { ...given, initSpacing: 400 }, delay: 5 });
    const { registers } = bench;
    let wrong = true;
    bench.fate = (item) => {
      if (!wrong || item.kind === 'frame') return [item];
      const { set } = item;
      if (set.message === 'llr_init_echo') return [{ kind: 'control', set: { ...set, seq: set.seq ^ 1 } }];
      if (set.message === 'llr_ack') return [{ kind: 'control', set: { ...set, seq: set.seq ^ 0x8_0000 } }];
      return [item];
    };
    await bringUp(bench, 0);
    // INITs, their echoes and ACKs take turns.
    await t.cycles(600);
    assert.equal(await state(bench), init);
    assert.equal(await registers.read('events', 'echo_mismatch'), 1);
    assert.ok((await registers.read('rx_echo_mismatch', 'count')) > 2);
    // Their number is not asked for, from now on.
    await registers.write('init', { match_seq: 0, match_data: 1 });
    await reach(t, bench, advance);
    await t.cycles(1_000);
    assert.equal(await registers.read('events', 'seq_error'), 1);
    const refused = await registers.read('rx_ack_nack_seq_error', 'count');
    assert.ok(refused > 2);
    assert.ok((await registers.read('rx_ack_ctl_os', 'count')) >= refused);
    wrong = false;
  }),

  named('what is wrong on the line is counted, each kind by itself', async (t) => {
    const bench = await portWith(t, options, given);
    const { registers } = bench;
    await reach(t, bench, advance);
    const ack = setBlock({ message: 'llr_ack', seq: 0 });
    const with1 = (at: number, value: number): LineBlock => ({
      ...ack,
      bytes: ack.bytes.map((b, i) => (i === at ? value : b)),
    });
    const frame = (bytes: number) => frameBlocks(preambleOf(undefined), new Uint8Array(bytes));
    const preamble = preambleOf(undefined).slice();
    preamble[3]! ^= 1;
    const times = <T>(count: number, blocks: readonly T[]): T[] => Array.from({ length: count }, () => blocks).flat();
    bench.inject(
      ...times(2, [with1(1, 0x77)]),
      ...times(3, [with1(7, 1)]),
      ...times(4, frameBlocks(preamble, new Uint8Array(64))),
      ...times(5, [...frame(200).slice(0, 20), idleBlock]),
      ...times(6, frame(60)),
    );
    await t.cycles(400);
    // A frame whose client pauses is cut where it leaves, so that it is wrong where it comes, once more under LLR.
    bench.submit({ bytes: new Uint8Array(400), eligible: true });
    await t.cycles(20);
    bench.hold(true);
    await t.cycles(10);
    bench.hold(false);
    await t.cycles(1_000);
    const wrong = {
      rx_ctl_os_type_error: 2,
      rx_ctl_os_padding_error: 3,
      rx_ctl_os_spacing_error: 0,
      rx_preamble_error: 4,
      rx_cut: 5,
      rx_runt: 6,
      rx_refused: 0,
      tx_underrun: 1,
    };
    for (const [name, count] of Object.entries(wrong)) {
      assert.deepEqual([name, bench.counts[name]], [name, count]);
      assert.deepEqual([name, await registers.read(name, 'count')], [name, count]);
    }
  }),

  named('each event stays until it is cleared by itself, and interrupts where it is let', async (t) => {
    const bench = new LoopBench(t, {
      options,
      settings: { ...given, pcsLostTimerMax: 0, initBehaviour: 'block' },
      delay: 5,
    });
    const { registers } = bench;
    bench.fate = dropControl('llr_init_echo');
    await bringUp(bench, 0);
    await t.cycles(60);
    bench.inject(setBlock({ message: 'llr_init_echo', seq: 1, init_data: 1 }));
    await t.cycles(60);
    bench.fate = (item) => [item];
    await reach(t, bench, advance);
    bench.submit({ bytes: new Uint8Array(60), eligible: true, poison: true });
    bench.inject(setBlock({ message: 'llr_ack', seq: 0x8_0000 }));
    await t.cycles(200);
    bench.pcs(false);
    await t.cycles(2);
    bench.pcs(true);
    await reach(t, bench, flush);
    const names = portEvents.map(({ name }) => name);
    const left = async (): Promise<readonly string[]> => {
      const set: string[] = [];
      for (const name of names) if ((await registers.read('events', name)) === 1) set.push(name);
      return set;
    };
    const { irq } = dutOf(t.dut, llrPortAxi(options));
    assert.deepEqual(await left(), names);
    for (const [i, name] of names.entries()) {
      await registers.write('interrupts', { [name]: 1 });
      await t.cycles(4);
      assert.equal(irq.get(), 1, name);
      await registers.write('events', { [name]: 1 });
      await t.cycles(4);
      assert.equal(irq.get(), 0, name);
      assert.deepEqual(await left(), names.slice(i + 1));
    }
  }),
];
