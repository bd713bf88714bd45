/** What the sender promises, step by step. */
import assert from 'node:assert/strict';
import type { TestContext } from '../../../bench/context.ts';
import { shortFreed } from '../../../golden/cbfc/credits.ts';
import type { NamedTest } from '../../named-test.ts';
import { type SenderBench, senderBench } from './sender-bench.ts';
import type { TakenGrant } from './sender-checker.ts';

type Steps = (t: TestContext, bench: SenderBench, taken: readonly TakenGrant[]) => Promise<void>;

const modes = { per_channel: 0, port_static: 1, port_dynamic: 2 } as const;

/** The channel and clock of each frame. */
const frames = (taken: readonly TakenGrant[]) =>
  taken.flatMap(({ grant, cycle }) => (grant.kind === 'frame' ? [{ ...grant, cycle }] : []));

const count = (taken: readonly TakenGrant[], vc: number): number =>
  frames(taken).filter((frame) => frame.vc === vc).length;

/** Says that `freed` credits of a channel are free in all. */
const freed = (bench: SenderBench, vc: number, credits: number): void => {
  const entry = { vc, count: shortFreed(credits) };
  bench.freed(entry, entry);
};

const bringUp = (bench: SenderBench, vc: number, limit: number): void => {
  bench.command('limit', vc, limit);
  bench.command('lossless', vc);
  bench.command('enable', vc);
};

const status = (t: TestContext, name: string): number => Number(t.dut.port(`status_${name}`).get());

/** The tests for a sender of so many channels. */
export function senderDirected(vcs: number): readonly NamedTest[] {
  /** Runs `steps` on a sender whose grants are collected. */
  const sender = (name: string, steps: Steps, options: { readonly ccUpdate?: boolean } = {}): NamedTest => ({
    name,
    body: async (t) => {
      const taken: TakenGrant[] = [];
      const bench = senderBench(t, { vcs, onGrant: (grant) => taken.push(grant), ...options });
      await t.cycles(4);
      await steps(t, bench, taken);
    },
  });
  const all = Array.from({ length: vcs }, (_, i) => i);
  const gaps = (taken: readonly TakenGrant[]) =>
    frames(taken).flatMap(({ cycle }, i, list) => (i === 0 ? [] : [cycle - list[i - 1]!.cycle]));

  return [
    sender('a frame that waits alone is offered 8 clocks after it was taken', async (t, bench, taken) => {
      bringUp(bench, 1, 2);
      await bench.idle();
      await t.cycles(5);
      const accepted: number[] = [];
      const [valid, ready] = [t.dut.port('enqueue_valid'), t.dut.port('enqueue_ready')];
      t.attach({ sample: () => valid.get() === 1 && ready.get() === 1 && accepted.push(bench.checker.clocks) });
      bench.send({ vc: 1, bytes: 64, tag: 77 });
      await t.cycles(20);
      const { vc, bytes, cost, tag, cycle } = frames(taken)[0]!;
      assert.deepEqual({ vc, bytes, cost, tag }, { vc: 1, bytes: 64, cost: 2, tag: 77 });
      // The checker has counted the clock of the acceptance when the agent looks.
      assert.equal(cycle - (accepted[0]! - 1), 8);
    }),
    ...(['one channel', 'all channels', 'two channels, one of them best effort'] as const).map((who) =>
      sender(`one frame is granted in every clock: ${who}`, async (t, bench, taken) => {
        const channels = who === 'one channel' ? [vcs - 1] : who === 'all channels' ? all : [0, 2];
        for (const vc of all) bringUp(bench, vc, 2 ** 19 - 1);
        if (channels.length === 2) bench.command('best_effort', 2);
        await bench.idle();
        await t.cycles(5);
        for (let i = 0; i < 300; i++) bench.send({ vc: channels[i % channels.length]!, bytes: 64 + (i % 7), tag: i });
        await bench.idle();
        await t.cycles(12);
        assert.equal(taken.length, 300);
        assert.deepEqual(new Set(gaps(taken)), new Set([1]));
        assert.deepEqual(
          frames(taken).map(({ tag }) => tag),
          Array.from({ length: 300 }, (_, i) => i),
        );
      }),
    ),
    sender('in every clock in the modes of the port too, while there is plenty', async (t, bench, taken) => {
      bench.set({ settings_mode: modes.port_static, settings_limit: 2000, settings_dearest: 3 });
      for (const vc of all) bringUp(bench, vc, 2000);
      await bench.idle();
      await t.cycles(20);
      for (let i = 0; i < 300; i++) bench.send({ vc: i % 2, bytes: 96, tag: i });
      await bench.idle();
      await t.cycles(12);
      assert.deepEqual([taken.length, new Set(gaps(taken))], [300, new Set([1])]);
    }),
    sender('frames are granted up to the limit and not one credit beyond', async (t, bench, taken) => {
      // 33 bytes and 31 of overhead are 2 credits.
      bench.set({ settings_unit_overhead: 31 });
      const total = (each: number) => [taken.length, bench.checker.model.used].map((n) => n / each);
      for (const vc of all) bringUp(bench, vc, 11);
      await bench.idle();
      await t.cycles(5);
      for (let i = 0; i < 8; i++) for (const vc of all) bench.send({ vc, bytes: 33, tag: i });
      await bench.idle();
      await t.cycles(40);
      assert.deepEqual(total(vcs), [5, 10]);
      for (const vc of all) freed(bench, vc, 1);
      await t.cycles(vcs + 20);
      assert.deepEqual([...total(vcs), status(t, 'used'), status(t, 'most_used')], [6, 11, 11, 11]);
      for (const vc of all) bench.command('limit', vc, 14);
      await t.cycles(vcs + 20);
      assert.deepEqual([...total(vcs), status(t, 'consumed')], [7, 13, 14]);
    }),
    sender('in the modes of the port frames go up to the limit too, of whatever cost', async (t, bench, taken) => {
      for (const vc of all) bringUp(bench, vc, 2 ** 19 - 1);
      await bench.idle();
      // Frames that are not dear, dear by one, or dear only behind others; limits that leave room for one credit or none.
      let freedAll = 0;
      for (const dearest of [4, 3, 2]) {
        for (const limit of [16, 8 * dearest, 8 * dearest + 1]) {
          bench.set({ settings_mode: modes.port_static, settings_limit: limit, settings_dearest: dearest });
          await t.cycles(20);
          const before = taken.length;
          for (let i = 0; i < 6; i++)
            for (const vc of all.slice(0, 4)) bench.send({ vc, bytes: [96, 97, 64][i % 3]!, tag: i });
          for (let n = 0; n < 40; n++) {
            await t.cycles(24);
            assert.ok(bench.checker.model.used <= limit);
            for (const vc of all.slice(0, 4)) freed(bench, vc, bench.checker.model.status(vc).consumed);
          }
          freedAll += taken.length - before;
        }
      }
      assert.equal(freedAll, 9 * 24);
    }),
    sender('thresholds and what is reserved count to the credit on every channel', async (t, bench, taken) => {
      bench.set({ settings_mode: modes.port_dynamic, settings_limit: 3000, settings_dearest: 8 });
      for (const [i, vc] of all.slice(0, 4).entries()) {
        bringUp(bench, vc, 0);
        bench.command('reserved', vc, [37, 70, 133, 6][i]);
      }
      await bench.idle();
      for (let alpha = 8; alpha < 16; alpha++) {
        bench.set({ settings_alpha: alpha === 8 ? 0 : alpha, settings_limit: 1500 - 160 * (alpha - 8) });
        for (let n = 0; n < 12; n++) {
          for (const vc of all.slice(0, 4)) {
            for (let i = 0; i < 3; i++) bench.send({ vc, bytes: 32 * (1 + ((n + i) % 7)), tag: i });
          }
          await t.cycles(40);
        }
        for (let n = 0; n < 30; n++) {
          for (const vc of all.slice(0, 4)) freed(bench, vc, bench.checker.model.status(vc).consumed);
          await t.cycles(20);
        }
      }
      await bench.idle();
      assert.equal(taken.length, 8 * 12 * 12);
    }),
    sender('each channel alone goes up to its limit, in clocks in a row', async (t, bench, taken) => {
      for (const vc of all.slice(0, 4)) {
        // A limit that was never set is 0.
        bench.command('lossless', vc);
        bench.command('enable', vc);
        bench.send({ vc, bytes: 32, tag: 0 });
        await t.cycles(20);
        assert.equal(count(taken, vc), 0);
        bench.command('disable', vc);
        for (let i = 0; i < 7; i++) bench.send({ vc, bytes: 96, tag: i });
        await t.cycles(20);
        for (const limit of [6, 13, 16]) {
          bench.command('limit', vc, limit);
          bench.command('enable', vc);
          await t.cycles(20);
          assert.equal(bench.checker.model.status(vc).used, 1 + 3 * Math.floor((limit - 1) / 3));
        }
      }
    }),
    sender('a turn ends with the credit of its channel, and costs the next one no clock', async (t, bench, taken) => {
      bench.set({ settings_weighted: 1 });
      for (const vc of all.slice(0, 4)) {
        const other = (vc + 1) % 4;
        for (const credits of [9, 8, 10]) {
          for (const channel of [vc, other]) {
            bench.command('disable', channel);
            bench.command('zero', channel);
            bench.command('lossless', channel);
            bench.command('weight', channel, 1000);
          }
          bench.command('limit', vc, credits);
          bench.command('limit', other, 2 ** 19 - 1);
          await t.cycles(20);
          const before = taken.length;
          for (let i = 0; i < 4; i++) for (const channel of [vc, other]) bench.send({ vc: channel, bytes: 96, tag: i });
          await t.cycles(20);
          for (const channel of [vc, other]) bench.command('enable', channel);
          await t.cycles(40);
          assert.equal(frames(taken.slice(before)).filter((f) => f.vc === vc).length, Math.floor(credits / 3));
          assert.deepEqual(new Set(gaps(taken.slice(before))), new Set([1]));
          bench.command('best_effort', vc);
          await t.cycles(40);
        }
      }
    }),
    sender('a dear frame behind others ends a stream, one that just is not does not', async (t, bench, taken) => {
      bench.set({ settings_mode: modes.port_static, settings_limit: 5000, settings_dearest: 3 });
      for (const vc of all) bringUp(bench, vc, 5000);
      await bench.idle();
      for (const vc of all.slice(0, 4)) {
        for (const costs of [
          [3, 3, 4, 3, 3, 3, 4, 4],
          [2, 3, 3, 4, 3, 4, 3, 3],
        ]) {
          bench.command('disable', vc);
          for (const cost of costs) bench.send({ vc, bytes: 32 * cost, tag: cost });
          await t.cycles(30);
          bench.command('enable', vc);
          await t.cycles(160);
        }
      }
      assert.equal(taken.length, 64);
    }),
    sender('a large port divides by alpha as well', async (t, bench, taken) => {
      bench.set({ settings_mode: modes.port_dynamic, settings_limit: 2 ** 20 - 1, settings_dearest: 400 });
      bench.set({ settings_alpha: 15 });
      bringUp(bench, 0, 0);
      await t.cycles(30);
      for (let i = 0; i < 40; i++) bench.send({ vc: 0, bytes: 32 * 300, tag: i });
      await t.cycles(300);
      // Of 2^20 - 1 less what is used a 128th part.
      assert.equal(count(taken, 0), 27);
    }),
    sender('a CF_Update counts once; one that frees more than is in use counts as refused', async (t, bench) => {
      bringUp(bench, 0, 100);
      for (let i = 0; i < 4; i++) bench.send({ vc: 0, bytes: 640, tag: i });
      await bench.idle();
      await t.cycles(20);
      for (let i = 0; i < 3; i++) freed(bench, 0, 30);
      await t.cycles(20);
      assert.deepEqual([status(t, 'used'), status(t, 'freed')], [50, 30]);
      for (const credits of [81, 29, 0]) freed(bench, 0, credits);
      bench.freed({ vc: 1, count: 1 }, { vc: 0, count: 80 });
      await t.cycles(20);
      assert.deepEqual([status(t, 'used'), status(t, 'freed')], [0, 80]);
      assert.deepEqual([t.dut.port('counts_cf_refused').get(), t.dut.port('counts_cf_updates').get()], [4, 7]);
    }),
    sender('counters go round at 2^20 with the limit at its largest', async (t, bench, taken) => {
      bringUp(bench, 0, 2 ** 19 - 1);
      await bench.idle();
      let [consumed, told] = [0, 0];
      const each = 320;
      t.attach({
        drive: () => {
          while (bench.queued < 2) bench.send({ vc: 0, bytes: 32 * each, tag: 0 });
          // Half a million credits are under way, and come back in steps that 15 bits can tell.
          consumed = each * taken.length;
          if (consumed - told <= 490_000) return;
          told += 20_000;
          freed(bench, 0, told);
        },
      });
      await t.cycles(8500);
      assert.ok(consumed > 2 ** 21, `${consumed} credits`);
      const { used } = bench.checker.model;
      assert.ok(used <= 2 ** 19 - 1 && used > 400_000, `${used} credits in use`);
    }),
    sender('a turn lasts for the credits of its weight', async (t, bench, taken) => {
      bench.set({ settings_weighted: 1 });
      const weights = [6, 2, 0];
      for (const vc of [0, 1, 2]) bench.command('weight', vc, weights[vc]);
      for (let i = 0; i < 24; i++) bench.send({ vc: i % 3, bytes: 64, tag: i });
      await t.cycles(40);
      bench.take(false);
      for (const vc of [2, 1, 0]) bringUp(bench, vc, 2 ** 19 - 1);
      await t.cycles(40);
      bench.take(true);
      await t.cycles(60);
      // While all three wait: three of 2 credits, one, one.
      const order = frames(taken).map(({ vc }) => vc);
      assert.ok(order.join('').includes('0001200012'), order.join(''));
      assert.equal(taken.length, 24);
    }),
    sender(
      'what is reserved for a channel of a port is there when others have taken all else',
      async (t, bench, taken) => {
        bench.set({ settings_mode: modes.port_static, settings_limit: 40, settings_dearest: 2 });
        bench.command('reserved', 1, 10);
        for (const vc of [0, 1]) bringUp(bench, vc, 40);
        await bench.idle();
        await t.cycles(30);
        for (let i = 0; i < 8; i++) bench.send({ vc: 0, bytes: 160, tag: i });
        await t.cycles(150);
        assert.equal(count(taken, 0), 6);
        for (let i = 0; i < 4; i++) bench.send({ vc: 1, bytes: 160, tag: i });
        await t.cycles(150);
        assert.deepEqual([count(taken, 0), count(taken, 1)], [6, 2]);
        assert.deepEqual([t.dut.port('counts_used').get(), t.dut.port('counts_most_used').get()], [40, 40]);
        freed(bench, 0, 5);
        await t.cycles(60);
        assert.equal(taken.length, 9);
      },
    ),
    sender(
      'of a port, frames pass in every clock while 4 of the dearest are free, else one in 5',
      async (t, bench, taken) => {
        bench.set({ settings_mode: modes.port_static, settings_dearest: 3 });
        for (const limit of [9, 11, 12, 13, 30]) {
          bench.set({ settings_limit: limit });
          for (const vc of all.slice(0, 4)) {
            bench.command('disable', vc);
            bench.command('zero', vc);
            bench.command('limit', vc, 1000);
            bench.command('lossless', vc);
            for (let i = 0; i < 4; i++) bench.send({ vc, bytes: 96, tag: i });
          }
          await t.cycles(40);
          const before = taken.length;
          for (const vc of all.slice(0, 4)) bench.command('enable', vc);
          await t.cycles(60);
          const after = taken.slice(before);
          assert.equal(after.length, Math.floor(limit / 3));
          assert.deepEqual([limit, new Set(gaps(after))], [limit, new Set([limit < 12 ? 5 : 1])]);
          for (const vc of all.slice(0, 4)) bench.command('best_effort', vc);
          await t.cycles(40);
        }
      },
    ),
    sender('an overhead below -16 counts as -16', async (t, bench, taken) => {
      for (const [overhead, cost] of [
        [-15, 2],
        [-16, 2],
        [-17, 2],
        [-32, 2],
        [-128, 2],
      ] as const) {
        bench.set({ settings_unit_overhead: overhead & 0xff });
        bench.command('enable', 0);
        await t.cycles(8);
        bench.send({ vc: 0, bytes: 49, tag: 0 });
        await t.cycles(20);
        assert.equal(frames(taken).at(-1)?.cost, cost);
      }
      assert.equal(taken.length, 5);
    }),
    sender('a frame that goes a credit beyond what is reserved counts at once', async (t, bench, taken) => {
      bench.set({ settings_mode: modes.port_static, settings_limit: 20, settings_dearest: 0 });
      for (let wait = 0; wait < 12; wait++) {
        for (const vc of [0, 1]) {
          bench.command('zero', vc);
          bringUp(bench, vc, 1000);
        }
        bench.command('reserved', 1, 4);
        await t.cycles(30);
        const before = taken.length;
        // 1 credit more than is reserved, and then all that was free before it.
        bench.send({ vc: 1, bytes: 160, tag: wait });
        await t.cycles(wait);
        bench.send({ vc: 0, bytes: 512, tag: wait });
        await t.cycles(60);
        assert.equal(taken.length - before, 1, `${wait} clocks later`);
        for (const vc of [0, 1]) bench.command('best_effort', vc);
        await t.cycles(30);
        for (const vc of [0, 1]) bench.command('disable', vc);
      }
    }),
    sender('each bit of the weight of each channel counts', async (t, bench, taken) => {
      bench.set({ settings_weighted: 1 });
      for (const vc of all.slice(0, 4)) {
        const other = (vc + 1) % 4;
        for (let at = 1; at < 10; at++) {
          // Turns of two frames, against one of the other channel, which has no weight.
          bench.command('weight', vc, 2 ** at);
          for (let i = 0; i < 6; i++) bench.send({ vc, bytes: 2 ** (at + 4), tag: i });
          for (let i = 0; i < 3; i++) bench.send({ vc: other, bytes: 32, tag: i });
          await t.cycles(20);
          const before = taken.length;
          for (const channel of [vc, other]) bench.command('enable', channel);
          await t.cycles(24);
          const order = frames(taken.slice(before)).map((f) => (f.vc === vc ? 'a' : 'b'));
          assert.ok(order.join('').includes('baaba'), `weight ${2 ** at} of channel ${vc}: ${order.join('')}`);
          for (const channel of [vc, other]) bench.command('disable', channel);
          bench.command('weight', vc, 0);
        }
      }
    }),
    sender('a turn that begins behind one of the same channel lasts for the weight too', async (t, bench, taken) => {
      bench.set({ settings_weighted: 1 });
      for (const vc of all.slice(0, 4)) {
        const other = (vc + 1) % 4;
        for (let wait = 0; wait < 18; wait++) {
          // One frame of 2 credits does not use them up, or just does, or only with another one.
          bench.command('weight', vc, 2 + (wait % 3));
          bench.command('disable', vc);
          for (let i = 0; i < 8; i++) bench.send({ vc, bytes: 64, tag: i });
          await t.cycles(16);
          bench.command('enable', vc);
          bench.command('enable', other);
          await t.cycles(wait);
          bench.send({ vc: other, bytes: 64, tag: 0 });
          await t.cycles(24);
        }
        bench.command('weight', vc, 0);
      }
      assert.equal(taken.length, 4 * 18 * 9);
    }),
    sender('each bit of the limit, and of the reserved part, of each channel counts', async (t, bench, taken) => {
      for (const vc of all.slice(0, 4)) {
        for (let at = 0; at < 19; at++) {
          // In the modes of the port nothing is free but what is reserved for this channel.
          const mode = at % 2 === 0 ? modes.per_channel : modes.port_static;
          bench.set({ settings_mode: mode, settings_limit: 2 ** at, settings_dearest: 0 });
          bringUp(bench, vc, 2 ** at);
          bench.command('reserved', vc, 2 ** at);
          bench.send({ vc, bytes: 32, tag: at });
          await t.cycles(30);
          bench.command('zero', vc);
        }
        bench.command('reserved', vc, 0);
      }
      assert.equal(taken.length, 4 * 19);
    }),
    sender('the third frame in a row goes by the credit', async (t, bench, taken) => {
      for (const limit of [8, 9, 10]) {
        bench.command('disable', 1);
        bench.command('zero', 1);
        bench.command('lossless', 1);
        bench.command('limit', 1, limit);
        for (let i = 0; i < 3; i++) bench.send({ vc: 1, bytes: 96, tag: i });
        await t.cycles(20);
        bench.command('enable', 1);
        await t.cycles(20);
        assert.equal(bench.checker.model.status(1).used, limit < 9 ? 6 : 9);
        bench.command('best_effort', 1);
        await t.cycles(20);
      }
      assert.equal(taken.length, 9);
    }),
    sender('a reserved part of each size is kept from others to the credit', async (t, bench, taken) => {
      bench.set({ settings_mode: modes.port_static, settings_dearest: 0, status_vc: 0 });
      for (const vc of [0, 1]) bringUp(bench, vc, 2 ** 19 - 1);
      for (let bitOf = 0; bitOf < 19; bitOf++) {
        // Two credits beside what is kept for channel 1; a frame of channel 0 is one.
        bench.command('reserved', 1, 2 ** bitOf);
        bench.set({ settings_limit: 2 ** bitOf + 2 });
        await t.cycles(20);
        const before = count(taken, 0);
        for (let i = 0; i < 3; i++) bench.send({ vc: 0, bytes: 32, tag: i });
        await t.cycles(40);
        assert.equal(count(taken, 0) - before, 2, `reserved ${2 ** bitOf}`);
        bench.command('reserved', 1, 0);
        bench.set({ settings_limit: 100 });
        await t.cycles(30);
        freed(bench, 0, bench.checker.model.status(0).consumed);
        await t.cycles(10);
      }
    }),
    sender('a turn of the largest weight goes on', async (t, bench, taken) => {
      bench.set({ settings_weighted: 1 });
      for (const vc of [0, 1]) {
        bringUp(bench, vc, 2 ** 19 - 1);
        bench.command('weight', vc, 2 ** 15);
      }
      await bench.idle();
      bench.take(false);
      // 16,383 bytes are 512 credits: 64 of them are a turn, while the other channel waits all the time.
      let sent = 0;
      t.attach({
        drive: () => {
          // First of all for the channel whose turn it is, or it runs dry.
          const last = taken.at(-1)?.grant;
          const turn = last?.kind === 'frame' ? last.vc : 0;
          const open = [turn, 1 - turn].find((vc) => bench.checker.model.status(vc).waiting < 7);
          if (open !== undefined && bench.queued < 2) bench.send({ vc: open, bytes: 16_383, tag: sent++ });
          for (const vc of [0, 1]) freed(bench, vc, bench.checker.model.status(vc).consumed);
        },
      });
      await t.cycles(40);
      bench.take(true);
      await t.cycles(400);
      const turns = frames(taken)
        .map(({ vc }) => vc)
        .join('')
        .split(/(?<=0)(?=1)|(?<=1)(?=0)/);
      assert.ok(
        turns.slice(1, -1).length >= 2 && turns.slice(1, -1).every((turn) => turn.length === 64),
        turns.join(' '),
      );
    }),
    sender('a reserved part that is raised on a full port waits for what others give back', async (t, bench, taken) => {
      bench.set({ settings_mode: modes.port_static, settings_limit: 40, settings_dearest: 0 });
      for (const vc of [0, 1]) bringUp(bench, vc, 40);
      await bench.idle();
      await t.cycles(30);
      for (let i = 0; i < 8; i++) bench.send({ vc: 0, bytes: 160, tag: i });
      await t.cycles(150);
      for (let i = 0; i < 4; i++) bench.send({ vc: 1, bytes: 160, tag: i });
      await t.cycles(30);
      bench.command('reserved', 1, 20);
      await t.cycles(60);
      assert.deepEqual([count(taken, 0), count(taken, 1)], [8, 0]);
      bench.command('best_effort', 1);
    }),
    sender('alpha divides what is free on the port', async (t, bench, taken) => {
      bench.set({ settings_mode: modes.port_dynamic, settings_limit: 96, settings_dearest: 1, settings_alpha: 9 });
      for (const vc of [0, 1]) bringUp(bench, vc, 0);
      await bench.idle();
      await t.cycles(30);
      for (const vc of [0, 1]) {
        for (let i = 0; i < 8; i++) bench.send({ vc, bytes: 256, tag: i });
        await t.cycles(300);
      }
      // Frames of 8: the fourth makes 32 <= (96 - 24) / 2, a fifth 40 > (96 - 32) / 2; of the rest 24 <= (64 - 16) / 2.
      assert.deepEqual([count(taken, 0), count(taken, 1)], [4, 3]);
    }),
    sender('a CC_Update says exactly what was granted ahead of its place', async (t, bench, taken) => {
      bench.set({ updates_period: 1, updates_clocks: 9 });
      for (const vc of all) bringUp(bench, vc, 2 ** 19 - 1);
      await bench.idle();
      await t.cycles(5);
      for (let i = 0; i < 400; i++) bench.send({ vc: (i * i) % vcs, bytes: 64 + 17 * (i % 50), tag: i });
      await bench.idle();
      await t.cycles(30);
      const sums = all.map(() => 0);
      let places = 0;
      for (const { grant, update } of taken) {
        if (grant.kind === 'frame') sums[grant.vc] = sums[grant.vc]! + grant.cost;
        else {
          places++;
          for (const vc of all.slice(16 * update!.half, 16 * update!.half + 16)) {
            assert.equal(update!.consumed[vc % 16], sums[vc], `channel ${vc}`);
          }
        }
      }
      assert.ok(places > 30, `${places} places`);
    }),
    sender('a CC_Update comes when it is forced, and not while it is held', async (t, bench, taken) => {
      const halves = Math.ceil(vcs / 16);
      bench.set({ hold_update: 1, force_update: 1 });
      await t.cycles(1);
      bench.set({ force_update: 0 });
      await t.cycles(20);
      assert.equal(taken.length, 0);
      bench.set({ hold_update: 0 });
      await t.cycles(20);
      assert.deepEqual(
        taken.map(({ update }) => update?.half),
        halves === 1 ? [0] : [0, 1],
      );
      // 3 us of 4 clocks.
      bench.set({ updates_period: 3, updates_clocks: 4 });
      await t.cycles(12 * 20 + 4);
      assert.equal(Math.abs(taken.length / halves - 21) <= 1, true, `${taken.length}`);
    }),
    sender('a link fault holds all grants, or also makes all channels begin anew', async (t, bench, taken) => {
      bringUp(bench, 0, 5);
      bench.set({ settings_on_fault: 1 });
      await bench.idle();
      await t.cycles(5);
      bench.set({ link_fault: 1 });
      await t.cycles(3);
      for (let i = 0; i < 4; i++) bench.send({ vc: 0, bytes: 64, tag: i });
      await t.cycles(30);
      assert.equal(taken.length, 0);
      bench.set({ link_fault: 0 });
      await t.cycles(30);
      assert.deepEqual([taken.length, status(t, 'used')], [2, 4]);
      bench.set({ settings_on_fault: 2 });
      await t.cycles(3);
      bench.set({ link_fault: 1 });
      await t.cycles(3);
      assert.deepEqual([taken.length, status(t, 'used'), status(t, 'consumed')], [2, 0, 0]);
      bench.set({ link_fault: 0 });
      await t.cycles(30);
      assert.deepEqual([taken.length, status(t, 'used')], [4, 4]);
    }),
    sender(
      'a channel is brought up, and taken away, by commands; its frames wait meanwhile',
      async (t, bench, taken) => {
        for (let i = 0; i < 8; i++) bench.send({ vc: 3, bytes: 64, tag: i });
        bench.set({ status_vc: 3 });
        await t.cycles(30);
        assert.equal(taken.length, 0);
        assert.equal(Number(t.dut.port('room').get()), 2 ** vcs - 1 - 8);
        bringUp(bench, 3, 6);
        await t.cycles(40);
        assert.deepEqual([taken.length, status(t, 'used'), status(t, 'lossless')], [3, 6, 1]);
        bench.command('disable', 3);
        bench.command('zero', 3);
        await t.cycles(20);
        assert.deepEqual([taken.length, status(t, 'used'), status(t, 'enabled')], [3, 0, 0]);
        bench.command('best_effort', 3);
        bench.command('limit', 3, 0);
        bench.command('enable', 3);
        await t.cycles(30);
        assert.deepEqual([taken.length, status(t, 'used'), status(t, 'consumed')], [8, 0, 0]);
      },
    ),
    sender('eight grants may wait to be taken, and none is lost', async (t, bench, taken) => {
      for (const vc of [0, 1]) bringUp(bench, vc, 1000);
      await bench.idle();
      bench.take(false);
      for (let i = 0; i < 16; i++) bench.send({ vc: i % 2, bytes: 64, tag: i });
      await t.cycles(60);
      assert.equal(bench.checker.model.used, 16);
      bench.take(true);
      await t.cycles(40);
      assert.deepEqual(
        frames(taken).map(({ tag }) => tag),
        Array.from({ length: 16 }, (_, i) => i),
      );
    }),
  ];
}
