import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bits, clock, elaborate, module, on } from '../../rtl-gen/hdl/index.ts';
import { domainsRecipes, randomDomains } from '../../rtl-gen/hdl/testing/random-domains.ts';
import { seededRandom } from '../../support/random.ts';
import { skipNote } from '../../support/testing/skip-note.ts';
import { engines } from './engines.ts';
import type { EngineName, Simulator } from './simulator.ts';
import { verilatorAvailable } from './verilator/toolchain.ts';

/** Counts the edges of two clocks, of which the second is waited for at its fall. */
const counters = elaborate(
  module(
    'two_counters',
    {
      clocks: { a: clock({ reset: 'none' }), b: clock({ edge: 'falling', reset: 'none' }) },
      out: { count_a: on('a', bits(8)), count_b: on('b', bits(8)) },
    },
    (_, m) => {
      const count = (name: string, domain: 'a' | 'b') => {
        const d = m.on(domain);
        const register = d.reg(name, bits(8), { init: 0 });
        register.set(register.add(1));
        return register;
      };
      return { count_a: count('count_a', 'a'), count_b: count('count_b', 'b') };
    },
  ),
);

const hasVerilator = await verilatorAvailable();

for (const engine of Object.keys(engines) as EngineName[]) {
  const isMissing = engine === 'verilator' && !hasVerilator;
  test.skipIf(isMissing)(
    `clocks rise and fall one by one, on ${engine}${isMissing ? skipNote(engine) : ''}`,
    async () => {
      const s = await engines[engine].create(counters);
      const counts = (): readonly unknown[] => [s.port('count_a').get(), s.port('count_b').get(), s.cycle];
      const after = (edges: Parameters<Simulator['edges']>[0]): readonly unknown[] => {
        s.edges(edges);
        return counts();
      };
      expect(after({ fall: ['a_clk', 'b_clk'] })).toEqual([0, 0, 0]);
      expect(after({ rise: ['b_clk'] })).toEqual([0, 0, 1]);
      expect(after({ rise: ['a_clk', 'b_clk'] })).toEqual([1, 0, 2]);
      const high = s.snapshot();
      expect(after({ rise: ['a_clk'] })).toEqual([1, 0, 2]);
      expect(after({ fall: ['a_clk', 'b_clk'] })).toEqual([1, 1, 2]);
      expect(after({ rise: ['a_clk'], fall: ['b_clk'] })).toEqual([2, 1, 3]);
      s.restore(high);
      // A period of clocks that are high already is their fall alone.
      s.step();
      expect(counts()).toEqual([1, 1, 3]);
      s.step(2);
      expect(counts()).toEqual([3, 3, 5]);
      expect(() => s.edges({ rise: ['a_clk'], fall: ['a_clk'] })).toThrow(
        'clock a_clk cannot rise and fall at one moment',
      );
      expect(() => s.edges({ fall: ['bb_clk'] })).toThrow('two_counters has no clock bb_clk; did you mean b_clk?');
      expect(counts()).toEqual([3, 3, 5]);
      s.dispose();
    },
  );
}

test.each(['interpreter', 'wasm'] as const)('a step is the rise of its clocks and then their fall, on %s', (engine) =>
  fc.assert(
    fc.asyncProperty(domainsRecipes, fc.nat(), async (recipe, seed) => {
      const design = elaborate(randomDomains(recipe));
      const [whole, halves] = await Promise.all(
        [0, 1].map(() => engines[engine].create(design, { seed, trace: true })),
      );
      const random = seededRandom(seed);
      const names = whole!.clocks.map(({ name }) => name);
      for (let step = 0; step < 20; step++) {
        for (const { name, width, direction } of whole!.ports) {
          if (direction === 'out') continue;
          const value = random.bits(width);
          for (const s of [whole!, halves!]) s.port(name).set(value);
        }
        const clocks = names.filter((name, i) => names.indexOf(name) === i && random.chance(0.7));
        if (clocks.length === 0) continue;
        whole!.step(1, clocks);
        halves!.edges({ rise: clocks });
        halves!.edges({ fall: clocks });
        const all = (s: Simulator) => [s.cycle, s.takeFailures(), s.signals.map((signal) => signal.get())];
        expect(all(halves!)).toEqual(all(whole!));
      }
    }),
    { numRuns: 40 },
  ),
);
