import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bit, bits, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { randomModule, recipes } from '../../rtl-gen/hdl/testing/random-module.ts';
import { mask } from '../../rtl-gen/ir/expr.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { seededRandom } from '../../support/random.ts';
import { Interpreter } from '../engine/interpreter/engine.ts';
import { mixer, vary } from '../engine/testing/vary.ts';
import { simulate } from '../engine/wasm/engine.ts';
import { unknownName } from './follow.ts';
import { watchAll } from './testing/watch-all.ts';

const clocks = 10;
/** Choices of what is unknown that each circuit is run with. */
const choices = 24;

/** Two writes and every kind of read, of words so few and narrow that they meet all the time. */
const crowded = elaborate(
  module(
    'crowded',
    {
      in: { e0: bit, a0: bit, d0: bits(2), e1: bit, a1: bit, d1: bits(2), lanes: bits(2), er: bit, ar: bit },
      out: { now: bits(2), old: bits(2), fresh: bits(2) },
    },
    ({ e0, a0, d0, e1, a1, d1, lanes, er, ar }, m) => {
      const mem = m.mem('mem', bits(2), { depth: 2, init: [1n, 2n] });
      mem.write({ addr: a0, data: d0, enable: e0, lanes });
      mem.write({ addr: a1, data: d1, enable: e1 });
      return {
        now: mem.read(ar),
        old: mem.readSync({ addr: ar, enable: er, onCollision: 'old' }),
        fresh: mem.readSync({ addr: ar, enable: er, onCollision: 'new' }),
      };
    },
  ),
);

/** A bit that is called known, and has another value for another choice of the unknown ones. */
async function optimistic(net: Netlist, seed: number): Promise<string> {
  const random = seededRandom(seed);
  const options = { trace: true, boxes: mixer };
  const followed = await simulate(watchAll(net, { boxes: 'unknown' }), { ...options, seed: 1 });
  const others = Array.from({ length: choices }, (_, i) => new Interpreter(net, { boxes: mixer, seed: i + 2 }));
  const unknownOf = new Map(followed.signals.map((s) => [s.path, s]));
  for (let clock = 0; clock < clocks; clock++) {
    for (const { name, width, reset } of net.inputs) {
      const value = random.chance(reset === undefined ? 0.2 : 0.7) ? 0n : BigInt(random.bits(width));
      const unknown = reset !== undefined || random.chance(0.5) ? 0n : BigInt(random.bits(width));
      if (reset === undefined) followed.port(unknownName(name)).set(unknown);
      followed.port(name).set(value);
      for (const other of others) other.port(name).set((value & ~unknown) | (BigInt(random.bits(width)) & unknown));
    }
    for (const [i, { path, width }] of net.signals.entries()) {
      const known = mask(width) & ~BigInt(unknownOf.get(`${path} unknown`)!.get());
      const ours = BigInt(followed.signals[i]!.get()) & known;
      const other = others.find(({ signals }) => (BigInt(signals[i]!.get()) & known) !== ours);
      if (other !== undefined)
        return `${path} in clock ${clock}: known ${known.toString(2)}, ${ours.toString(2)} and ${BigInt(other.signals[i]!.get()).toString(2)}`;
    }
    for (const simulator of [followed, ...others]) simulator.step();
  }
  return '';
}

test('a bit that is known has the same value for all choices of the unknown ones', async () => {
  await fc.assert(
    fc.asyncProperty(recipes, fc.nat(), async (recipe, seed) => {
      expect(await optimistic(flatten(elaborate(randomModule(recipe))), seed)).toBe('');
    }),
    { numRuns: 150 },
  );
});

test('the same of memories in which reads and writes meet', async () => {
  const net = flatten(crowded);
  for (let seed = 1; seed <= 150; seed++) expect(await optimistic(net, seed), `seed ${seed}`).toBe('');
});

test('the same with several clocks, asynchronous resets, masked writes, products and black boxes', async () => {
  await fc.assert(
    fc.asyncProperty(recipes, fc.nat(), async (recipe, seed) => {
      expect(await optimistic(vary(flatten(elaborate(randomModule(recipe))), seed), seed)).toBe('');
    }),
    { numRuns: 150 },
  );
});
