/** In clocks in which nothing enters the PDS initiator, nothing of what it keeps of PDCs changes. */
import assert from 'node:assert/strict';
import { flatten } from '../../../../../rtl-gen/ir/flatten.ts';
import { pdsInitiator } from '../../../../../rtl-gen/uet/pds/initiator/pds-initiator.ts';
import { runSeed } from '../../../../bench/run-seed.ts';
import type { Signal } from '../../../../engine/simulator.ts';
import { elaborate, expect, simulate, test } from '../../vitest-kit.ts';
import { initiatorCorners } from './initiator-corners.ts';

const size = { contexts: 8, window: 128, records: 256 };
const net = flatten(elaborate(pdsInitiator(size)));

/** Memories of which each word stays as it is without an access, whether it is written or not. */
const resting = [
  'pipe.claim.claimed',
  'pipe.progress.standing.standings',
  'pipe.progress.go_back.went',
  'pipe.progress.course.courses',
  'pipe.progress.closing',
  'pipe.account.accounts',
  'pipe.account.rests',
  'pipe.account.refunds',
  'pipe.watch.watches',
  'pipe.sendings.flights',
  'pipe.slots.answered_slots',
  'pipe.slots.written_words',
  'pipe.lost.marks_even',
  'pipe.lost.marks_odd',
  'pipe.lost.flags',
];

/** Memories of which a word that is written differs from what is there: nothing is written without an access. */
const written = ['pipe.progress.go_back.went_until'];

/** Words that are taken for nothing, whatever is there, until they hold something: whether they do. */
const holds: Readonly<Record<string, string>> = {
  'pipe.lost.marks_even': 'pipe.lost.held_out_even',
  'pipe.lost.marks_odd': 'pipe.lost.held_out_odd',
};

/** Copies for other parts, of what some of those keep: without a write, what would be written is what is there. */
const copies = [
  'pipe.wanting',
  'pipe.claim.refunds',
  'pipe.progress.sent',
  'retirement.views',
  'sweep.nexts',
  'sweep.flown',
  'intake.starts',
  'turns.finder.views',
  'turns.finder.flags',
  'retirement.answered',
  'sweep.order.answered',
  'retirement.flown',
  'turns.finder.marks_even',
  'turns.finder.marks_odd',
  'sweep.order.covered_even',
  'sweep.order.covered_odd',
];

/** Copies of words that are taken for nothing until they hold something: whether they did, a clock before the write. */
const copyHolds: Readonly<Record<string, string>> = {
  'turns.finder.marks_even': 'pipe.lost.held_out_even',
  'turns.finder.marks_odd': 'pipe.lost.held_out_odd',
  'sweep.order.covered_even': 'pipe.slots.held_now_even',
  'sweep.order.covered_odd': 'pipe.slots.held_now_odd',
};

/** Clocks until what was in the pipe before the reset has left it. */
const settled = 64;
/** Clocks until registers that no reset clears, and that begin arbitrary, have written what they began with. */
const cleared = 2;

/** Visits fill each clock in which a packet may leave: these have long times in which none may. */
const full = initiatorCorners.filter(({ name }) => name.startsWith('nothing is heard again'));

test.each(full)('words of which nothing is asked stay as they are, where $name', async ({ body }) => {
  const simulator = await simulate(net, { seed: 1, trace: true });
  const signals = new Map(simulator.signals.map((signal) => [signal.path, signal]));
  const memories = resting.map((path) => {
    const words = [...signals.values()].filter((signal) => signal.path.startsWith(`${path}.next`));
    const pairs = words.map((next): readonly [Signal, Signal] => [
      next,
      signals.get(next.path.replace(`${path}.next`, `${path}.word`))!,
    ]);
    assert.ok(pairs.length > 0 && pairs.every(([, word]) => word !== undefined), path);
    const held = holds[path] === undefined ? undefined : signals.get(holds[path]);
    assert.ok(held !== undefined || holds[path] === undefined, path);
    return { path, valid: signals.get(`${path}.valid`)!, held, pairs };
  });
  const shadows = copies.map((path) => {
    const data = [...signals.values()].filter((signal) => signal.path.startsWith(`${path}.data`));
    const [enable, pdc] = [signals.get(`${path}.enable`), signals.get(`${path}.pdc`)];
    const held = copyHolds[path] === undefined ? undefined : signals.get(copyHolds[path]);
    assert.ok(data.length > 0 && enable !== undefined && pdc !== undefined, path);
    assert.ok(held !== undefined || copyHolds[path] === undefined, path);
    return { path, enable, pdc, data, held, wasHeld: true, words: new Map<unknown, string>() };
  });
  const writes = written.map((path) => {
    const [valid, write] = [signals.get(`${path}.valid`), signals.get(`${path}.write`)];
    assert.ok(valid !== undefined && write !== undefined, path);
    return { path, valid, write };
  });
  let rests = 0;
  const changed = new Set<string>();
  const look = (): void => {
    for (const shadow of shadows) {
      const { path, enable, pdc, data, held, wasHeld, words } = shadow;
      const [place, word] = [pdc.get(), data.map((signal) => signal.get()).join()];
      const known = words.get(place);
      shadow.wasHeld = held?.get() !== 0;
      if (simulator.cycle < (held === undefined ? cleared : settled)) continue;
      if (enable.get() === 1) words.set(place, word);
      else if (simulator.cycle >= settled && wasHeld && known !== undefined && known !== word) changed.add(path);
    }
    if (simulator.cycle < settled) return;
    for (const { path, valid, write } of writes) if (valid.get() === 0 && write.get() === 1) changed.add(path);
    for (const { path, valid, held, pairs } of memories) {
      if (valid.get() === 1) continue;
      rests++;
      const kept = (word: Signal): bigint => (held?.get() === 0 ? 0n : BigInt(word.get()));
      if (pairs.some(([next, word]) => BigInt(next.get()) !== kept(word))) changed.add(path);
    }
  };
  const { failure } = await runSeed(simulator, 1, body, { watcher: { sample: look } });
  simulator.dispose();
  expect(failure).toBeUndefined();
  expect([...changed]).toEqual([]);
  expect(rests).toBeGreaterThan(1000);
});
