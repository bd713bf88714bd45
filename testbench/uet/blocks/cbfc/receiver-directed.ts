/** What the receiver of CBFC promises, step by step. */
import { ccUpdateClocks } from '../../../../rtl-gen/uet/cbfc/receiver/receiver.ts';
import { updateClocks } from '../../../../rtl-gen/uet/cbfc/receiver/update-schedule.ts';
import type { Payload } from '../../../agents/payload.ts';
import { assert, everyNth, type NamedTest, named, type TestContext } from '../test-kit.ts';
import { ReceiverChecker } from './receiver-checker.ts';
import { receiverOf } from './receiver-ports.ts';

/** Spacings in bytes, and credits that are urgent. */
interface Settings {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly urgent?: number;
}

/** A receiver with credits of 64 bytes, all channels on, 64 bytes of line time a clock. */
async function start(t: TestContext, vcs: number, settings: Settings = {}) {
  const { minimum = 0, maximum = 2 ** 20, urgent = 1_000 } = settings;
  const dut = receiverOf(t);
  dut.unit.set({ overhead: 0, size: 1 });
  dut.line_bytes.set(64);
  dut.minimum_spacing.set(minimum);
  dut.maximum_spacing.set(maximum);
  dut.urgent.set(urgent);
  dut.enable.set(2 ** vcs - 1);
  for (const port of [dut.link_fault, dut.fault_clears, dut.recovering, dut.malformed, dut.clear_overflowed])
    port.set(0);
  const checker = t.attach(new ReceiverChecker(t.dut, vcs, { overhead: 0, size: 64 }));
  const bench = {
    arrivals: t.source('arrival'),
    releases: t.source('release'),
    updates: t.source('cc_update'),
    limits: t.source('set_limit'),
    checker,
  };
  await t.cycles(2 * vcs + 8);
  return bench;
}

/** A CC_Update of channels 0 to 15; those that are not named have consumed nothing. */
const ccUpdate = (consumed: Readonly<Record<number, number>>, half = 0): Payload => ({
  half,
  ...Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`consumed_${i}`, consumed[i] ?? 0])),
});

const field = (item: Payload, name: string): number => Number((item as Readonly<Record<string, unknown>>)[name]);

/** Clocks in which a CC_Update is applied for sure. */
const settle = (vcs: number): number => ccUpdateClocks(vcs) + 2;

export function receiverDirected(vcs: number): readonly NamedTest[] {
  return [
    named('a release is advertised after 7 clocks where nothing else is, in both places', async (t) => {
      const { arrivals, releases } = await start(t, vcs);
      const sink = t.sink('cf_update');
      await arrivals.send({ vc: 2, bytes: 200, good: 1 });
      const released = await releases.send({ vc: 2, bytes: 200 });
      const { item, cycle } = await t.timeout(40, sink.recv());
      assert.deepEqual(item, { vc_0: 2, freed_0: 4, vc_1: 2, freed_1: 4 });
      assert.equal(cycle - released, 7);
    }),

    named('two channels with news share an update, and each release is advertised once', async (t) => {
      const { arrivals, releases, checker } = await start(t, vcs, { minimum: 6_400 });
      t.sink('cf_update');
      for (let i = 0; i < 20; i++) {
        arrivals.sendNow({ vc: i & 1, bytes: 64, good: 1 });
        releases.sendNow({ vc: i & 1, bytes: 64 });
      }
      await t.cycles(120);
      assert.equal(receiverOf(t).counts.cf_updates.get(), checker.cfUpdates);
      await t.cycles(500);
      assert.equal(receiverOf(t).counts.cf_updates.get(), 2);
    }),

    named('a channel that is owed much goes before others', async (t) => {
      const { arrivals, releases } = await start(t, vcs, { minimum: 12_800, urgent: 50 });
      const sink = t.sink('cf_update');
      for (let i = 0; i < 3 * vcs; i++) {
        arrivals.sendNow({ vc: i % vcs, bytes: 64, good: 1 });
        releases.sendNow({ vc: i % vcs, bytes: 64 });
      }
      await t.timeout(200, sink.recv());
      arrivals.sendNow({ vc: vcs - 1, bytes: 6_400, good: 1 });
      releases.sendNow({ vc: vcs - 1, bytes: 6_400 });
      const { item } = await t.timeout(400, sink.recv());
      assert.equal(field(item, 'vc_0'), vcs - 1);
    }),

    named('frames that the wire lost come back with the next CC_Update, also while frames arrive', async (t) => {
      const { arrivals, updates, checker } = await start(t, vcs);
      t.sink('cf_update');
      // 10 credits were sent, 4 arrived; the update comes in the clock of the last of them, and the next frames are
      // after it.
      await arrivals.send({ vc: 1, bytes: 256, good: 1 });
      for (let i = 0; i < 100; i++) arrivals.sendNow({ vc: 1, bytes: 64, good: 1 });
      updates.sendNow(ccUpdate({ 1: 11 }));
      await arrivals.whenIdle();
      await t.cycles(settle(vcs));
      assert.deepEqual([checker.golden.consumed(1), checker.golden.freed(1)], [110, 6]);
      assert.equal(checker.golden.held(1), 104);
    }),

    named('a frame with a wrong FCS consumes nothing, and a repeated CC_Update gives back nothing', async (t) => {
      const { arrivals, updates, checker } = await start(t, vcs);
      t.sink('cf_update');
      await arrivals.send({ vc: 0, bytes: 640, good: 0 });
      for (let i = 0; i < 3; i++) {
        await updates.send(ccUpdate({ 0: 10 }));
        await t.cycles(settle(vcs));
        assert.deepEqual([checker.golden.consumed(0), checker.golden.freed(0)], [10, 10]);
      }
      assert.equal(receiverOf(t).counts.bad_frames.get(), 1);
      assert.equal(receiverOf(t).counts.cc_updates.get(), 3);
      assert.equal(checker.recoveries, 1);
    }),

    named(
      'a CC_Update is dropped too soon after another, while LLR recovers, in a fault, and of no channels',
      async (t) => {
        const { updates } = await start(t, vcs);
        t.sink('cf_update');
        updates.sendNow(ccUpdate({ 0: 5 }));
        updates.sendNow(ccUpdate({ 0: 9 }));
        await t.cycles(settle(vcs));
        assert.equal(receiverOf(t).counts.cc_too_soon.get(), 1);
        let dropped = 0;
        for (const port of [receiverOf(t).recovering, receiverOf(t).link_fault]) {
          port.set(1);
          await t.cycles(1);
          await updates.send(ccUpdate({ 0: 9 }));
          port.set(0);
          await t.cycles(2);
          assert.equal(receiverOf(t).counts.cc_discarded.get(), ++dropped);
        }
        await updates.send(ccUpdate({ 0: 9 }, 1));
        await t.cycles(2);
        assert.equal(receiverOf(t).counts.cc_discarded.get(), vcs > 16 ? 2 : 3);
      },
    ),

    named('a CC_Update is worked in on time, whichever channels frames arrive into meanwhile', async (t) => {
      const { arrivals, updates } = await start(t, vcs);
      t.sink('cf_update');
      // In each round of turns every other one that is left would be passed over for the frame of the next one.
      const all = Math.min(vcs, 16);
      const frames = new Map<number, number>();
      for (let step = 1, round = 0; step < all; step *= 2, round++) {
        for (let vc = 0; vc + step < all; vc += 2 * step) frames.set(round * vcs + vc, vc + step);
      }
      // Which turn it is when an update comes is not known, so many are tried; the checker knows when the next one is
      // due.
      const tries = 20 + vcs;
      for (let i = 0; i < tries; i++) {
        await t.cycles(settle(vcs) + t.random.below(vcs));
        updates.sendNow(ccUpdate({ 0: i }));
        for (let clock = 0; clock < ccUpdateClocks(vcs); clock++) {
          const vc = frames.get(clock - 1);
          if (vc !== undefined) arrivals.sendNow({ vc, bytes: 64, good: 1 });
          await t.cycles(1);
        }
        updates.sendNow(ccUpdate({ 0: i }));
      }
      await t.cycles(settle(vcs));
      assert.equal(receiverOf(t).counts.cc_updates.get(), 2 * tries);
    }),

    named('a channel that holds more than its limit is marked until it is cleared', async (t) => {
      const { arrivals, releases, limits } = await start(t, vcs);
      t.sink('cf_update');
      await limits.send({ vc: 3, limit: 10 });
      for (const bytes of [320, 320]) await arrivals.send({ vc: 3, bytes, good: 1 });
      await t.cycles(8);
      assert.equal(receiverOf(t).overflowed.get(), 0);
      await arrivals.send({ vc: 3, bytes: 1, good: 1 });
      await releases.send({ vc: 3, bytes: 320 });
      await t.cycles(8);
      assert.equal(receiverOf(t).overflowed.get(), 8);
      assert.equal(receiverOf(t).counts.overflows.get(), 1);
      receiverOf(t).clear_overflowed.set(8);
      await t.cycles(2);
      receiverOf(t).clear_overflowed.set(0);
      assert.equal(receiverOf(t).overflowed.get(), 0);
    }),

    named('each bit of a limit counts', async (t) => {
      const { arrivals, releases, limits } = await start(t, vcs);
      t.sink('cf_update');
      for (let at = 0; at < 19; at++) {
        await limits.send({ vc: 2, limit: 2 ** at });
        await arrivals.send({ vc: 2, bytes: 64, good: 1 });
        await t.cycles(8);
        await releases.send({ vc: 2, bytes: 64 });
        await t.cycles(8);
      }
      assert.equal(receiverOf(t).counts.overflows.get(), 0);
    }),

    named('an update that waits carries the newest count', async (t) => {
      const { arrivals, releases } = await start(t, vcs);
      const sink = t.sink('cf_update', { ready: everyNth(200, 199) });
      for (let i = 0; i < 50; i++) {
        arrivals.sendNow({ vc: 0, bytes: 64, good: 1 });
        releases.sendNow({ vc: 0, bytes: 64 });
      }
      const { item } = await t.timeout(400, sink.recv());
      assert.equal(field(item, 'freed_0'), 50);
    }),

    named('every channel is advertised within the largest spacing, with news or without', async (t) => {
      const maximum = 16_384;
      await start(t, vcs, { maximum });
      const last = new Map<number, number>();
      let worst = 0;
      t.sink('cf_update', {
        keep: false,
        onItem: (item, cycle) => {
          for (const vc of [field(item, 'vc_0'), field(item, 'vc_1')]) {
            if (last.has(vc)) worst = Math.max(worst, cycle - last.get(vc)!);
            last.set(vc, cycle);
          }
        },
      });
      await t.cycles(4_000);
      assert.equal(last.size, vcs);
      assert.ok(64 * worst <= maximum, `${64 * worst} bytes passed between two updates of a channel`);
      assert.ok(64 * worst > maximum / 2, `a channel was refreshed every ${64 * worst} bytes already`);
    }),

    named(
      'at the spacings of SAI every channel is refreshed in time and news wait for one update at most',
      async (t) => {
        const [minimum, maximum] = [6_400, 262_144];
        const { arrivals, releases } = await start(t, vcs, { minimum, maximum });
        const last = new Map<number, number>();
        let [worst, longest, released] = [0, 0, 0];
        let waits = false;
        t.sink('cf_update', {
          keep: false,
          onItem: (item, cycle) => {
            const told = new Set([field(item, 'vc_0'), field(item, 'vc_1')]);
            for (const vc of told) {
              if (last.has(vc)) worst = Math.max(worst, cycle - last.get(vc)!);
              last.set(vc, cycle);
            }
            if (told.has(0) && waits) longest = Math.max(longest, cycle - released);
            if (told.has(0)) waits = false;
          },
        });
        // Channel 0 has news at any time: before a refresh that leaves alone, after it, and while it is chosen.
        for (let i = 0; i < 60; i++) {
          arrivals.sendNow({ vc: 0, bytes: 64, good: 1 });
          releases.sendNow({ vc: 0, bytes: 64 });
          [waits, released] = [true, t.cycle];
          await t.cycles(130 + t.random.below(260));
        }
        assert.equal(last.size, vcs);
        assert.ok(64 * worst <= maximum, `${64 * worst} bytes passed between two updates of a channel`);
        // One update has just been chosen, then the spacing passes, then that of the news is chosen.
        const bound = minimum / 64 + 2 * updateClocks + 7;
        assert.ok(longest <= bound, `news waited for ${longest} clocks, the bound is ${bound}`);
        // With few channels on, refreshes are too rare for that.
        if (vcs === 32) assert.ok(longest > minimum / 128, `no news waited for a refresh: ${longest} clocks`);
      },
    ),

    named('updates keep the smallest spacing to the clock', async (t) => {
      const minimum = 3_200;
      const { arrivals, releases } = await start(t, vcs, { minimum });
      const clocks: number[] = [];
      t.sink('cf_update', { keep: false, onItem: (_, cycle) => clocks.push(cycle) });
      for (let i = 0; i < 1_000; i++) {
        arrivals.sendNow({ vc: i % vcs, bytes: 64, good: 1 });
        releases.sendNow({ vc: i % vcs, bytes: 64 });
      }
      await t.cycles(1_000);
      const gaps = clocks.slice(1).map((clock, i) => clock - clocks[i]!);
      assert.ok(gaps.length > 10);
      assert.deepEqual(new Set(gaps), new Set([minimum / 64 + 4]));
    }),

    named('a channel that is switched off forgets everything, and begins with 0', async (t) => {
      const { arrivals, checker } = await start(t, vcs);
      t.sink('cf_update');
      await arrivals.send({ vc: 1, bytes: 6_400, good: 1 });
      await t.cycles(6);
      receiverOf(t).enable.set(1);
      await t.cycles(4);
      assert.equal(receiverOf(t).active.get(), 1);
      await arrivals.send({ vc: 1, bytes: 6_400, good: 1 });
      receiverOf(t).enable.set(3);
      await t.cycles(2 * vcs);
      assert.equal(receiverOf(t).active.get(), 3);
      assert.equal(checker.golden.consumed(1), 0);
    }),

    named('a channel comes on although a frame counts in each of its turns', async (t) => {
      const { arrivals } = await start(t, vcs);
      t.sink('cf_update');
      // A frame each round of turns; which turn it meets is tried for all. The checker counts the clocks until it comes
      // on.
      for (let phase = 0; phase < vcs; phase++) {
        receiverOf(t).enable.set(1);
        await t.cycles(vcs + 1);
        receiverOf(t).enable.set(3);
        for (let clock = 0; clock < 3 * vcs; clock++) {
          if (clock % vcs === 0) arrivals.sendNow({ vc: 0, bytes: 64, good: 1 });
          await t.cycles(1);
        }
        assert.equal(receiverOf(t).active.get(), 3);
      }
    }),

    named('a link fault holds the counters, or clears them', async (t) => {
      const { arrivals, checker } = await start(t, vcs);
      t.sink('cf_update');
      await arrivals.send({ vc: 1, bytes: 6_400, good: 1 });
      await t.cycles(4);
      receiverOf(t).link_fault.set(1);
      await t.cycles(20);
      assert.equal(receiverOf(t).active.get(), 2 ** vcs - 1);
      receiverOf(t).fault_clears.set(1);
      await t.cycles(4);
      assert.equal(receiverOf(t).active.get(), 0);
      receiverOf(t).link_fault.set(0);
      await t.cycles(2 * vcs);
      assert.equal(receiverOf(t).active.get(), 2 ** vcs - 1);
      assert.equal(checker.golden.consumed(1), 0);
    }),
  ];
}
