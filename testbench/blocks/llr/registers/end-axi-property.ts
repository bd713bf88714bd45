/** Property runs of an end of LLR behind its registers: what software sets holds on the line, and what it reads is what was on it. */
import assert from 'node:assert/strict';
import type { TransmitOptions } from '../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import type { Body, TestContext } from '../../../bench/context.ts';
import { addSeq, type LlrSettings, seqsBetween, WINDOW_MAX } from '../../../golden/llr/index.ts';
import type { LineItem } from '../../../golden/llr/peer/link.ts';
import { LoopBench } from './loop-bench.ts';

/** Settings by the seed; a nanosecond is a clock. */
function anySettings({ random }: TestContext): Partial<LlrSettings> {
  return {
    outstandingSeqMax: random.pick([3, 8, 20]),
    outstandingDataMax: random.pick([4_000, 4_096]),
    replayTimerMax: random.pick([900, 1_500]),
    replayCountMax: random.pick([200, 255]),
    initBehaviour: 'block',
    flushBehaviour: 'block',
    initData: random.below(2 ** 16),
    initSpacing: random.pick([400, 1_600]),
    ackSpacing: random.pick([400, 640, 2_048]),
    rearm: random.chance(0.5),
    poison: { pattern: random.pick([0xaaaaaaaa, 0x55555555, 1]), mode: 'xor' },
  };
}

/** Writes them, and switches both halves on. */
export async function bringUp({ registers, settings }: LoopBench, firstSeq: number): Promise<void> {
  const { echoMatch } = settings;
  await registers.write('poison', { pattern: settings.poison.pattern });
  await registers.write('answers', { ack_spacing: settings.ackSpacing, rearm: Number(settings.rearm) });
  await registers.write('init', {
    data: settings.initData,
    match_seq: Number(echoMatch === 'seq' || echoMatch === 'both'),
    match_data: Number(echoMatch === 'data' || echoMatch === 'both'),
  });
  const codes = { discard: 0, block: 1, best_effort: 2 } as const;
  await registers.write('behaviour', {
    init: codes[settings.initBehaviour],
    flush: codes[settings.flushBehaviour],
    re_init_on_discard: Number(settings.reInitOnDiscard),
  });
  await registers.write('init_spacing', { bytes: settings.initSpacing });
  await registers.write('first_seq', { seq: firstSeq });
  await registers.write('outstanding_seq_max', { frames: settings.outstandingSeqMax });
  await registers.write('outstanding_data_max', { bytes: settings.outstandingDataMax });
  await registers.write('replay_timer_max', { clocks: settings.replayTimerMax });
  await registers.write('replay_ct_max', { replays: settings.replayCountMax });
  await registers.write('pcs_lost_timer_max', { clocks: settings.pcsLostTimerMax });
  await registers.write('data_age_timer_max', { clocks: settings.dataAgeTimerMax });
  await registers.write('mode', { tx: 1, rx: 1 });
}

/** Loses one thing on the line in so many, and damages as many frames. */
function weather({ random }: TestContext, share: number): LoopBench['fate'] {
  const fates = random.fork('fates');
  return (item: LineItem) => {
    if (fates.chance(share)) return [];
    if (item.kind === 'control' || !fates.chance(share)) return [item];
    const bytes = item.bytes.slice();
    bytes[fates.below(bytes.length)]! ^= 1 << fates.below(8);
    return [{ ...item, bytes }];
  };
}

/**
 * Software sets what the seed says, frames of all kinds are sent for so many clocks over a line that loses some, and all arrive that are eligible: once and in order. Then each
 * counter is read, and the state.
 */
export function endAxiProperty(options: TransmitOptions, clocks: number): Body<void> {
  return async (t) => {
    const { random } = t;
    const bench = new LoopBench(t, { options, settings: anySettings(t), delay: random.int(0, 60) });
    const { registers, settings } = bench;
    const firstSeq = random.pick([0, 2 ** 20 - 3, random.below(2 ** 20)]);
    bench.fate = weather(t, random.pick([0, 0.02, 0.1]));
    await bringUp(bench, firstSeq);
    await registers.write('interrupts', { connected: 1 });
    const sent: Uint8Array[] = [];
    let [index, running, poisoned] = [0, true, 0];
    const traffic = random.fork('traffic');
    const lengths = [60, 61, 124, 8 * options.longest - 4];
    t.attach({
      drive() {
        if (!running || bench.waiting > 3) return;
        const bytes = new Uint8Array(traffic.pick(lengths)).fill(traffic.word());
        new DataView(bytes.buffer).setUint32(0, index++);
        const eligible = traffic.chance(0.8);
        const poison = traffic.chance(0.05);
        if (eligible && !poison) sent.push(bytes);
        if (eligible && poison) poisoned++;
        bench.submit({ bytes, eligible, poison });
      },
    });
    const state = () => registers.read('status', 'tx_state');
    for (const end = t.cycle + clocks; t.cycle < end; await t.cycles(random.below(300))) {
      // What is outstanding keeps to its limits, as registers read one behind the other say.
      assert.ok((await registers.read('outstanding', 'count')) <= settings.outstandingDataMax);
      const next = await registers.read('tx_seq', 'count');
      // What has been acknowledged since then makes it fewer, or less than none.
      const outstanding = seqsBetween(addSeq(await registers.read('acked_seq', 'count'), 1), next);
      assert.ok(
        outstanding <= settings.outstandingSeqMax || outstanding > WINDOW_MAX,
        `${outstanding} are outstanding`,
      );
    }
    running = false;
    const settled = async (): Promise<boolean> =>
      bench.waiting === 0 &&
      (await registers.read('acked_seq', 'count')) === addSeq(await registers.read('tx_seq', 'count'), -1);
    for (let i = 0; !(await settled()); i++) {
      assert.ok(i < 1_000, 'frames stay outstanding');
      await t.cycles(200);
    }
    await t.cycles(400);

    const underLlr = bench.left.filter(({ seq }) => seq !== undefined);
    assert.equal(underLlr[0]!.seq, firstSeq);
    const eligible = sent.length + poisoned;
    assert.equal(await registers.read('tx_seq', 'count'), addSeq(firstSeq, eligible));
    assert.equal(await registers.read('next_rx_seq', 'count'), addSeq(firstSeq, eligible));
    assert.equal(await registers.read('outstanding', 'count'), 0);
    assert.deepEqual([await state(), await registers.read('status', 'rx_state')], [2, 2]);
    // Frames beside LLR may come or not; those under it have come once and in order.
    const numbers = new Set(sent.map((bytes) => Buffer.from(bytes).toString('latin1')));
    const delivered = bench.delivered
      .map((bytes) => Buffer.from(bytes.subarray(0, -4)).toString('latin1'))
      .filter((bytes) => numbers.has(bytes));
    assert.deepEqual(delivered, [...numbers]);
    for (const { message, ...fields } of bench.sets)
      if (message === 'llr_init') assert.deepEqual(fields, { seq: firstSeq, init_data: settings.initData });

    // ACKs go on, so what was counted before and after a read bounds it.
    for (const name of Object.keys(bench.counts)) {
      const before = bench.counts[name]!;
      const read = await registers.read(name, 'count');
      const after = bench.counts[name]!;
      const late = after > before || name.includes('ack_ctl_os') ? 1 : 0;
      assert.ok(
        read >= before - late && read <= after,
        `${name} is ${read}, and ${before} to ${after} were on the line`,
      );
    }
    assert.equal(await registers.read('events', 'connected'), 1);
    assert.equal(await registers.read('events', 'restarted'), 1);
    assert.equal(await registers.read('events', 'poisoned'), Number(bench.counts.rx_poisoned! > 0));
    assert.equal(await registers.read('events', 'flushed'), 0);
    assert.ok(bench.irq);
    await registers.write('events', { connected: 1 });
    await t.cycles(4);
    assert.ok(!bench.irq);
  };
}
