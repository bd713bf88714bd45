/** A run of two endpoints that have atomics done by each other, counted to the unit. */
import assert from 'node:assert/strict';
import type { Design } from '../../../../../rtl-gen/hdl/index.ts';
import type { Engine } from '../../../../engine/simulator.ts';
import { counters, nicWords } from './atomic-plan.ts';
import type { EndpointWorld, WorldOptions } from './endpoint-world.ts';
import { hostAtomic } from './nic-words.ts';
import { makeWorld } from './run-world.ts';

/** What words have before a run, by their place; the others are 0. */
export type Presets = Readonly<Record<number, bigint>>;

/** The words of each end after a run, and the world that has run. */
export interface AtomicsSeen {
  readonly words: readonly (readonly bigint[])[];
  readonly world: EndpointWorld;
}

/** The hosts write all words, the run goes to its end, and the hosts read all words. */
export async function runAtomics(
  engine: Engine,
  design: Design,
  options: WorldOptions,
  presets: Presets = {},
  onFrame?: EndpointWorld['onFrame'],
): Promise<AtomicsSeen> {
  const { world, simulators, step, failures, dispose } = await makeWorld(engine, design, 2, options);
  try {
    const all = Array.from({ length: nicWords.bytes / 8 }, (_, word) => word);
    for (const ports of simulators)
      for (const word of all) hostAtomic(ports, { operation: 'write', word, operand: presets[word] ?? 0n }, step);
    world.onFrame = onFrame;
    while (!world.isDone) {
      world.clock();
      step();
      if ((world.now & 0x3ff) === 0) assert.deepEqual(failures().slice(0, 3), [], 'checks of the design');
    }
    assert.deepEqual(failures().slice(0, 3), [], 'checks of the design');
    const words = simulators.map((ports) => all.map((word) => hostAtomic(ports, { operation: 'read', word }, step)));
    return { words, world };
  } finally {
    dispose();
  }
}

/**
 * Each counter has as much as was added to it, all other words nothing; and no two atomics have fetched the same of one
 * counter. The sums that were counted.
 */
export function checkCounted({ words, world }: AtomicsSeen): number {
  let counted = 0;
  world.ends.forEach((end, from) => {
    const to = (from + 1) % world.ends.length;
    const added = new Map<number, number>();
    const fetched = new Map<number, Set<bigint>>();
    for (const { message, fetched: value } of end.host.given) {
      const { op, code, offset } = message;
      if (op !== 'atomic' && op !== 'fetching_atomic') continue;
      if (op === 'atomic' || code !== 'ok') assert.equal(value, undefined, 'an atomic that fetches has no result');
      if (code !== 'ok') continue;
      counted++;
      added.set(offset / 8, (added.get(offset / 8) ?? 0) + 1);
      if (op === 'atomic') continue;
      assert(value !== undefined, 'a fetching atomic has no result');
      const seen = fetched.get(offset) ?? new Set();
      assert(!seen.has(value), `${value} of word ${offset / 8} was fetched twice`);
      fetched.set(offset, seen.add(value));
    }
    for (const [word, value] of words[to]!.entries())
      assert.equal(value, BigInt(added.get(word) ?? 0), `word ${word} of end ${to}`);
    for (const [offset, values] of fetched)
      for (const value of values) assert(value < BigInt(added.get(offset / 8)!), `${value} was never there`);
    assert(
      counters.every((word) => added.has(word)),
      'a counter that nothing is added to',
    );
  });
  return counted;
}
