/** In clocks in which nothing enters the PDS initiator, nothing of what it keeps of PDCs changes. */
import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../../../rtl-gen/ir/flatten.ts';
import { pdsInitiator } from '../../../../../rtl-gen/uet/pds/initiator/pds-initiator.ts';
import { runSeed } from '../../../../bench/run-seed.ts';
import type { Signal } from '../../../../engine/simulator.ts';
import { simulate } from '../../../../engine/wasm/engine.ts';
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
];

/** Clocks until what was in the pipe before the reset has left it. */
const settled = 64;

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
    return { path, valid: signals.get(`${path}.valid`)!, pairs };
  });
  let rests = 0;
  const changed = new Set<string>();
  const look = (): void => {
    if (simulator.cycle < settled) return;
    for (const { path, valid, pairs } of memories) {
      if (valid.get() === 1) continue;
      rests++;
      if (pairs.some(([next, word]) => next.get() !== word.get())) changed.add(path);
    }
  };
  const { failure } = await runSeed(simulator, 1, body, { watcher: { sample: look } });
  simulator.dispose();
  expect(failure).toBeUndefined();
  expect([...changed]).toEqual([]);
  expect(rests).toBeGreaterThan(1000);
});
