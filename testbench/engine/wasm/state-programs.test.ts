import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bits, bit, bits, elaborate, module } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { seededRandom } from '../../../support/random.ts';
import { isLong } from '../../../support/testing/long-run.ts';
import { simulate, wasmEngine } from './engine.ts';
import { edgeSinks, Graph } from './graph.ts';
import { allOn } from './options.ts';
import { Premise } from './premise.ts';
import { stateMachine } from './state-programs.ts';
import { difference } from './testing/compare.ts';

/** A look-up that no other pass finds: of each byte another one. */
const substitute = (m: Parameters<Parameters<typeof module>[2]>[1], x: Bits<8>, n: number): Bits<8> =>
  Array.from({ length: 40 }, (_, i) => i).reduce<Bits<8>>(
    (rest, i) => m.mux(x.eq(i), m.lit(8, (i * i + n) % 251), rest),
    x.xor(n),
  );

/**
 * A machine of `states` states that are numbered at random, each of which does something else with four registers and
 * a memory, and goes to two others. A state register that holds none of these numbers stays as it is.
 */
function randomMachine(seed: number, states: number): Netlist {
  const random = seededRandom(seed);
  const numbers = random.shuffle(Array.from({ length: 32 }, (_, i) => i)).slice(0, states);
  const other = (): number => random.pick(numbers);
  const machine = module(
    'machine',
    { in: { x: bits(32), go: bit }, out: { sum: bits(32), at: bits(5) } },
    ({ x, go }, m) => {
      const state = m.reg('state', bits(5), { reset: numbers[0]! });
      const regs = [0, 1, 2, 3].map((i) => m.reg(`r${i}`, bits(32), { reset: i }));
      const ram = m.mem('ram', bits(32), { depth: 8 });
      const pick = (): Bits<32> => random.pick([x, ...regs]);
      for (const number of numbers) {
        m.when(state.eq(number), () => {
          for (const r of regs) {
            if (number !== numbers[0] && !random.chance(0.6)) continue;
            const [a, b] = [pick(), pick()];
            const value = random.pick([
              () => a.add(b.shl(random.below(31))),
              () => a.sub(b).xor(x),
              () => ram.read(a.trunc(3)).add(b),
              () => a.slice(31, 8).cat(substitute(m, b.trunc(8), random.below(250))),
            ])();
            r.set(value);
          }
          if (number === numbers[0] || random.chance(0.3))
            ram.write({ addr: pick().trunc(3), data: pick(), enable: go });
          const [yes, no] = [other(), other()];
          state.set(m.mux(random.chance(0.5) ? go : pick().at(3), m.lit(5, yes), m.lit(5, no)));
        });
      }
      m.assert('in_range', regs[0]!.any().or(go));
      return { sum: regs.reduce<Bits<32>>((a, b) => a.xor(b), ram.read(x.trunc(3))), at: state };
    },
  );
  return flatten(elaborate(machine));
}

describe('a program for each state', () => {
  test('is made for the register that decides most, for each value that it is compared with', () => {
    const net = randomMachine(1, 8);
    const found = stateMachine(net, allOn);
    expect(net.registers[found!.register]!.path).toBe('state');
    expect(found!.states.length).toBeGreaterThanOrEqual(7);
  });

  test('is made for the one of two that decides more', () => {
    const two = module('two', { in: { x: bits(64) }, out: { y: bits(64) } }, ({ x }, m) => {
      const of = (name: string, terms: number): Bits<64> => {
        const state = m.reg(`${name}_state`, bits(2), { reset: 0 });
        const y = m.reg(`${name}_y`, bits(64), { reset: 1 });
        state.set(state.add(x.trunc(2)));
        for (let i = 0; i < 4; i++) {
          const mixed = Array.from({ length: terms }, (_, k) => 1 + ((i * terms + k) % 63));
          m.when(state.eq(i), () => y.set(mixed.reduce<Bits<64>>((a, n) => a.sub(x.rotl(n)).xor(i), y)));
        }
        return y;
      };
      return { y: of('lesser', 52).xor(of('greater', 60)) };
    });
    const net = flatten(elaborate(two));
    const found = stateMachine(net, allOn);
    const graph = new Graph(net);
    const premise = new Premise(graph, edgeSinks(graph, allOn).sinks);
    const [lesser, greater] = ['lesser', 'greater'].map((name) => {
      const register = net.registers.findIndex(({ path }) => path === `${name}_state`);
      return premise.live(register, 1) / premise.live();
    });
    // Both would pay.
    expect(lesser).toBeLessThan(0.74);
    expect(greater).toBeLessThan(lesser!);
    expect(net.registers[found!.register]!.path).toBe('greater_state');
  });

  test('is not made where the state decides about little', () => {
    const busy = module('busy', { in: { x: bits(64) }, out: { y: bits(64) } }, ({ x }, m) => {
      const phase = m.reg('phase', bits(2), { reset: 0 });
      phase.set(phase.add(1));
      const y = m.reg('y', bits(64), { reset: 0 });
      const mixed = Array.from({ length: 90 }, (_, i) => i + 1).reduce<Bits<64>>(
        (a, n) => a.add(x.shr(n % 60)).xor(a.shl(7)),
        y,
      );
      y.set(
        m.mux(phase.eq(1), mixed, m.mux(phase.eq(2), mixed.add(1), m.mux(phase.eq(3), mixed.sub(1), mixed.add(3)))),
      );
      return { y };
    });
    expect(stateMachine(flatten(elaborate(busy)), allOn)).toBeUndefined();
  });

  test('does what the interpreter does, from any value of the state register', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        fc.integer({ min: 4, max: 14 }),
        fc.boolean(),
        fc.constantFrom(undefined, 60),
        async (seed, states, trace, limit) => {
          const net = randomMachine(seed, states);
          fc.pre(stateMachine(net, allOn) !== undefined);
          const cut = limit === undefined ? {} : { limit };
          expect(await difference(net, { seed, edges: 150, trace, reset: 0.01, ...cut })).toBeUndefined();
        },
      ),
      { numRuns: isLong ? 1000 : 60 },
    );
  });

  test('begins after a while, with snapshots of before', async () => {
    const net = randomMachine(5, 10);
    expect(stateMachine(net, allOn)).toBeDefined();
    const run = async (states: boolean): Promise<readonly unknown[]> => {
      const s = await simulate(net, { optimise: { states }, trace: true });
      const early = s.snapshot();
      const seen: unknown[] = [];
      for (let round = 0; round < 3; round++) {
        for (let i = 0; i < 40; i++) {
          s.port('x').set((i * 0x9e37_79b9) >>> 0);
          s.port('go').set(i & 1);
          s.step(300);
          seen.push(
            s.signals.map((x) => x.get()),
            s.takeFailures().length,
          );
        }
        s.restore(early);
      }
      return seen;
    };
    expect(await run(true)).toEqual(await run(false));
  });

  test('agrees with the plain program in the compare mode', async () => {
    const twelve = module('twelve', { in: { x: bits(32) }, out: { y: bits(32) } }, ({ x }, m) => {
      const state = m.reg('state', bits(4), { reset: 0 });
      const y = m.reg('y', bits(32), { reset: 1 });
      for (let i = 0; i < 12; i++) {
        m.when(state.eq(i), () => {
          const terms = Array.from({ length: 14 }, (_, k) => k + 1 + i);
          y.set(terms.reduce<Bits<32>>((a, n) => a.add(x.shr(n)).xor(a.shl(3)), y));
          state.set((i * 5 + 1) % 12);
        });
      }
      return { y };
    });
    expect(stateMachine(flatten(elaborate(twelve)), allOn)).toBeDefined();
    const s = await wasmEngine.create(elaborate(twelve), { compare: true });
    for (let i = 0; i < 30; i++) {
      s.port('x').set(i * 7919);
      s.step(100);
    }
    expect(s.cycle).toBe(3000);
  });
});
