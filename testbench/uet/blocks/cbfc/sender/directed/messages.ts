/** What the sender promises of CF_Updates, CC_Updates and the counters that they carry. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../../design-tests/named-test.ts';
import { senderOf } from '../sender-checker.ts';
import { bringUp, count, freed, type SenderSteps, status } from './steps.ts';

export const messageTests = ({ all, sender, vcs }: SenderSteps): readonly NamedTest[] => [
  sender('a CF_Update counts once; one that frees more than is in use counts as refused', async (t, bench) => {
    bringUp(bench, 0, 100);
    for (let i = 0; i < 4; i++) bench.send({ vc: 0, bytes: 640, tag: i });
    await bench.idle(20);
    for (let i = 0; i < 3; i++) freed(bench, 0, 30);
    await t.cycles(20);
    assert.deepEqual([status(t).used, status(t).freed], [50, 30]);
    for (const credits of [81, 29, 0]) freed(bench, 0, credits);
    bench.freed({ vc: 1, count: 1 }, { vc: 0, count: 80 });
    await t.cycles(20);
    assert.deepEqual([status(t).used, status(t).freed], [0, 80]);
    assert.deepEqual([senderOf(t).counts.cf_refused.get(), senderOf(t).counts.cf_updates.get()], [4, 7]);
  }),
  sender('counters go round at 2^20 with the limit at its largest', async (t, bench, taken) => {
    const some = all.slice(0, 4);
    for (const vc of some) bringUp(bench, vc, 2 ** 19 - 1);
    await bench.idle();
    // The largest frames, of 512 credits, for one channel after the other.
    const told = some.map(() => 0);
    const each = 512;
    let sent = 0;
    t.attach({
      drive: () => {
        while (bench.queued < 2) bench.send({ vc: sent++ % 4, bytes: 32 * each - 1, tag: 0 });
        // Half a million credits of each are under way, and come back in steps that 15 bits can tell.
        const consumed = Math.floor((taken.length - 4) / 4) * each;
        const vc = taken.length % 4;
        bench.set({ status_vc: vc });
        if (consumed - told[vc]! <= 490_000) return;
        told[vc]! += 20_000;
        freed(bench, vc, told[vc]!);
      },
    });
    await t.cycles(8_800);
    for (const vc of some) {
      const { used } = bench.checker.model.status(vc);
      assert.ok(count(taken, vc) * each > 2 ** 20, `${count(taken, vc)} frames`);
      assert.ok(used <= 2 ** 19 - 1 && used > 400_000, `${used} credits in use`);
    }
  }),
  sender('a CC_Update says exactly what was granted ahead of its place', async (_, bench, taken) => {
    bench.set({ updates: { period: 1, clocks: 9 } });
    for (const vc of all) bringUp(bench, vc, 2 ** 19 - 1);
    await bench.idle(5);
    for (let i = 0; i < 400; i++) bench.send({ vc: (i * i) % vcs, bytes: 64 + 17 * (i % 50), tag: i });
    await bench.idle(30);
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
    bench.set({ updates: { period: 3, clocks: 4 } });
    await t.cycles(12 * 20 + 4);
    assert.equal(Math.abs(taken.length / halves - 21) <= 1, true, `${taken.length}`);
  }),
];
