/**
 * Property runs of a port of LLR after its registers: what software sets holds on the line, and what it reads is what
 * was on it.
 */
import { llrPortAxi } from '../../../../../rtl-gen/uet/llr/registers/port-axi.ts';
import type { TransmitOptions } from '../../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { addSeq, type LlrSettings, preambleOf, seqsBetween, WINDOW_MAX } from '../../../golden/llr/index.ts';
import { errorBlock, frameBlocks, type LineBlock, setBlock } from '../../../golden/llr/line/index.ts';
import type { ControlSpacing } from '../../../golden/llr/peer/spacing.ts';
import { assert, type Body, dutOf, type Random, type TestContext } from '../../test-kit.ts';
import { bringUp, written } from '../link/bring-up.ts';
import { LoopBench } from '../link/loop-bench.ts';

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

/** Distances of control sets by the seed. */
const anySpacing = ({ random }: TestContext): ControlSpacing => ({
  minimum: random.pick([320, 400, 1_000]),
  fromStart: random.pick([64, 256, 1_008]),
  inFrame: random.pick([1_024, 2_048]),
});

/**
 * Loses one thing on the line in so many, and damages as many frames, some of them within their preamble, and some by a
 * block that cuts them.
 */
function bringWeather(bench: LoopBench, { random }: TestContext, share: number): void {
  const fates = random.fork('fates');
  bench.fate = (item) => {
    if (fates.chance(share)) return [];
    if (item.kind === 'control' || !fates.chance(share)) return [item];
    const [preamble, bytes] = [item.preamble.slice(), item.bytes.slice()];
    // The first byte of a preamble is not on the line.
    if (fates.chance(0.3)) preamble[fates.int(1, 7)]! ^= 1 << fates.below(8);
    else bytes[fates.below(bytes.length)]! ^= 1 << fates.below(8);
    return [{ kind: 'frame', preamble, bytes }];
  };
  bench.blockFate = (block) => (!block.control && fates.chance(share / 20) ? errorBlock : block);
}

/** What no sender puts on the line: sets that are no messages, and a frame that is too short. */
function fault(random: Random): readonly LineBlock[] {
  const { control, bytes } = setBlock({ message: 'llr_ack', seq: random.below(2 ** 20) });
  const [at, value] = random.pick([
    [1, 0x77],
    [7, 1],
  ]);
  const wrong = { control, bytes: bytes.map((byte, i) => (i === at ? value : byte)) };
  return random.pick([[wrong], [wrong], frameBlocks(preambleOf(undefined), new Uint8Array(random.int(9, 63)))]);
}

/**
 * Software sets what the seed says, frames of all kinds are sent for so many clocks over a line that loses some, and
 * all arrive that are eligible: once and in order. Then each counter is read, and the state.
 */
export function portAxiProperty(options: TransmitOptions, clocks: number): Body<void> {
  return async (t) => {
    const { random } = t;
    const bench = new LoopBench(t, {
      options,
      settings: anySettings(t),
      spacing: anySpacing(t),
      delay: random.int(0, 60),
      advances: random.pick([1, 0.9]),
    });
    const cf = t.source('cf');
    const { registers, settings } = bench;
    const firstSeq = random.pick([0, 2 ** 20 - 3, random.below(2 ** 20)]);
    bringWeather(bench, t, random.pick([0, 0.02, 0.1]));
    await bringUp(bench, firstSeq);
    await registers.write('interrupts', { connected: 1 });
    const sent: Uint8Array[] = [];
    let [index, running, poisoned] = [0, true, 0];
    const traffic = random.fork('traffic');
    const lengths = [60, 61, 124, 8 * options.longest - 4];
    t.attach({
      drive() {
        if (!running) return;
        if (traffic.chance(0.01)) bench.inject(...fault(traffic));
        if (cf.idle && traffic.chance(0.01))
          cf.sendNow({ vc_0: traffic.below(32), freed_0: traffic.word() % 2 ** 15, vc_1: 0, freed_1: 0 });
        if (bench.waiting > 3) return;
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
      // What is outstanding keeps to its limits, as registers read one after the other say.
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
    assert.deepEqual([await state(), await registers.read('status', 'rx_state')], [2, 1]);
    // Frames beside LLR may come or not; those under it have come once and in order.
    const numbers = new Set(sent.map((bytes) => Buffer.from(bytes).toString('latin1')));
    const delivered = bench.delivered
      .map((bytes) => Buffer.from(bytes.subarray(0, -4)).toString('latin1'))
      .filter((bytes) => numbers.has(bytes));
    assert.deepEqual(delivered, [...numbers]);
    for (const set of bench.sets)
      if (set.message === 'llr_init') assert.deepEqual([set.seq, set.init_data], [firstSeq, settings.initData]);

    for (const [register, fields] of Object.entries(written(bench, firstSeq)))
      for (const [field, value] of Object.entries(fields))
        assert.equal(await registers.read(register, field), value, `${register}.${field}`);

    // ACKs go on, so what was counted before and after a read bounds it.
    for (const name of Object.keys(bench.counts)) {
      const before = bench.counts[name]!;
      const read = await registers.read(name, 'count');
      const after = bench.counts[name]!;
      const late = after > before || name.includes('ack_ctl_os') ? 1 : 0;
      assert.ok(
        read >= before - late && read <= after + late,
        `${name} is ${read}, and ${before} to ${after} were on the line`,
      );
    }
    assert.equal(await registers.read('events', 'connected'), 1);
    assert.equal(await registers.read('events', 'restarted'), 1);
    assert.equal(await registers.read('events', 'poisoned'), Number(bench.counts.rx_poisoned! > 0));
    assert.equal(await registers.read('events', 'flushed'), 0);
    const { irq } = dutOf(t.dut, llrPortAxi(options));
    assert.equal(irq.get(), 1);
    await registers.write('events', { connected: 1 });
    await t.cycles(4);
    assert.equal(irq.get(), 0);
  };
}
