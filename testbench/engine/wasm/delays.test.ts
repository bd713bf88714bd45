import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bits, bit, bits, elaborate, module } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import { compileNetlist } from './compile.ts';
import { delayLines } from './delays.ts';
import { edgeSinks, Graph } from './graph.ts';
import { rowBytes } from './layout.ts';
import { allOff, allOn } from './options.ts';
import { difference } from './testing/compare.ts';

/** What a register takes at each edge, of registers and inputs by their numbers. */
interface Next {
  readonly kind: 'copy' | 'mixed' | 'held' | 'input';
  readonly from: number;
  readonly other: number;
  readonly reset: boolean;
}

/** Registers of one width, of which most take another one's value. */
const circuit = (width: number, list: readonly Next[]) =>
  module('circuit', { in: { x: bits(width as 8), go: bit }, out: { y: bits(width as 8) } }, ({ x, go }, m) => {
    const regs = list.map(({ reset }, i) => m.reg(`r${i}`, bits(width as 8), reset ? { reset: i % 2 } : {}));
    const at = (n: number) => regs[n % regs.length]!;
    list.forEach(({ kind, from, other }, i) => {
      const r = regs[i]!;
      if (kind === 'copy') r.set(at(from));
      else if (kind === 'mixed') r.set(at(from).xor(at(other)).add(1));
      else if (kind === 'input') r.set(x.xor(at(from)));
      else m.when(go.and(at(other).at(0)), () => r.set(at(from)));
    });
    return { y: regs.reduce<Bits<8>>((sum, r) => sum.xor(r), x) };
  });

/** Of each register whether it takes the one before it, which makes chains that are long, or any but itself. */
const nexts: fc.Arbitrary<readonly Next[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('copy', 'copy', 'copy', 'copy', 'copy', 'copy', 'mixed', 'held', 'input'),
      from: fc.nat(63),
      other: fc.nat(63),
      reset: fc.boolean(),
    }),
    { minLength: 24, maxLength: 64 },
  )
  .map((list) =>
    list.map((next, i) => {
      const rest = list.length - 1;
      return { ...next, from: (i + 1 + (next.from % 3 === 0 ? next.from % rest : rest - 1)) % list.length };
    }),
  );

const linesOf = (design: ReturnType<typeof circuit>) => {
  const net = flatten(elaborate(design));
  const graph = new Graph(net);
  const lines = delayLines(graph, edgeSinks(graph, allOn).sinks, (r) => rowBytes(net.registers[r]!.width));
  const named = (register: number): string => net.registers[register]!.path;
  return lines.map(({ registers, firsts }) =>
    registers.map((r) => `${firsts.has(r) ? '| ' : ''}${named(r)}`).join(' '),
  );
};

describe('delay lines', () => {
  const copy = (from: number, reset = false): Next => ({ kind: 'copy', from, other: 0, reset });
  const head: Next = { kind: 'input', from: 0, other: 0, reset: false };

  test('hold chains side by side: the longest goes on at a fork, and a reset changes nothing', () => {
    const long = Array.from({ length: 18 }, (_, i) => copy(i, i % 3 === 0));
    // r19 and r20 follow r3 as r4 does.
    const net = circuit(8, [head, ...long, copy(3), copy(19)]);
    const first = long.map((_, i) => `r${i + 1}`).join(' ');
    expect(linesOf(net)).toEqual([`| ${first} | r19 r20`]);
  });

  test('leave out registers that go round in a ring, and what is too short to pay', () => {
    const ring = Array.from({ length: 20 }, (_, i) => copy((i + 19) % 20));
    expect(linesOf(circuit(8, ring))).toEqual([]);
    expect(linesOf(circuit(8, [head, ...Array.from({ length: 16 }, (_, i) => copy(i))]))).toEqual([]);
    expect(linesOf(circuit(8, [head, ...Array.from({ length: 17 }, (_, i) => copy(i))]))).toHaveLength(1);
  });

  test('move all places by one, 16 bytes at a time: fewer instructions', () => {
    const net = flatten(elaborate(circuit(32, [head, ...Array.from({ length: 40 }, (_, i) => copy(i))])));
    const [on, off] = [allOn, { ...allOn, delays: false }].map(
      (optimise) => compileNetlist(net, [], { optimise }).bytes.length,
    );
    expect(on).toBeLessThan(0.6 * off!);
  });

  test.each([18, 19, 20, 21])(
    'of %i places end where a vector does, so that none is stored across a page',
    (places) => {
      const net = flatten(elaborate(circuit(32, [head, ...Array.from({ length: places }, (_, i) => copy(i))])));
      const { registers } = compileNetlist(net, []).layout;
      expect((registers[places]! + 4) % 16).toBe(0);
      expect(registers[places]! - registers[1]!).toBe(4 * (places - 1));
    },
  );

  test('have a byte or two for a narrow register, where so many move that it pays', () => {
    const both = (narrow: number, wide: number) =>
      module('both', { in: { x: bits(8), z: bits(20) }, out: { y: bits(8), w: bits(20) } }, ({ x, z }, m) => {
        const chain = <W extends number>(name: string, from: Bits<W>, width: W, places: number): Bits<W> => {
          let at = from;
          for (let i = 0; i < places; i++) {
            const r = m.reg(`${name}${i}`, bits(width));
            r.set(at);
            at = r;
          }
          return at;
        };
        return { y: chain('n', x, 8, narrow), w: chain('w', z, 20, wide) };
      });
    const sizes = (narrow: number, wide: number) => {
      const net = flatten(elaborate(both(narrow, wide)));
      return new Set(compileNetlist(net, []).layout.registerBytes);
    };
    expect(sizes(18, 18)).toEqual(new Set([1, 4]));
    expect(sizes(17, 18)).toEqual(new Set([4]));
  });

  test('are right where stores are gated, and their registers stored one by one', async () => {
    const part = module('part', { in: { x: bits(8), go: bit }, out: { y: bits(8) } }, ({ x, go }, m) => {
      const held = m.reg('held', bits(8), { reset: 0 });
      m.when(go, () => held.set(x));
      const regs = Array.from({ length: 24 }, (_, i) => m.reg(`r${i}`, bits(8), { reset: i }));
      for (const [i, r] of regs.entries()) r.set(i === 0 ? held : regs[i - 1]!);
      return { y: regs.reduce<Bits<8>>((sum, r, i) => sum.add(r.xor(i)), held) };
    });
    const parts = module('parts', { in: { x: bits(8), pick: bits(4) }, out: { y: bits(8) } }, ({ x, pick }, m) => ({
      y: Array.from({ length: 12 }, (_, i) => m.inst(`part${i}`, part, { x, go: pick.eq(i) }).y).reduce((a, b) =>
        a.xor(b),
      ),
    }));
    const net = flatten(elaborate(parts));
    const compiled = compileNetlist(net, []);
    expect(new Set(compiled.layout.registerBytes)).toEqual(new Set([1, 4]));
    expect(compiled.later!.compile()!.phases).toBeDefined();
    for (const hold of [0, 0.9])
      expect(await difference(net, { seed: 3, edges: 600, trace: true, hold, compare: true })).toBeUndefined();
  });

  test('stay an array where an index chooses among their registers', async () => {
    const taps = module('taps', { in: { x: bits(20), from: bits(5) }, out: { y: bits(20) } }, ({ x, from }, m) => {
      const regs = Array.from({ length: 32 }, (_, i) => m.reg(`r${i}`, bits(20), { reset: 0 }));
      for (const [i, r] of regs.entries()) r.set(i === 0 ? x : regs[i - 1]!);
      const y = m.reg('y', bits(20));
      y.set(regs.slice(1).reduce<Bits<20>>((rest, r, i) => m.mux(from.eq(i + 1), r, rest), regs[0]!));
      return { y };
    });
    const net = flatten(elaborate(taps));
    const [both, arrays] = [allOn, { ...allOn, delays: false }].map(
      (optimise) => compileNetlist(net, [], { optimise }).bytes.length,
    );
    expect(both).toBe(arrays);
    expect(await difference(net, { seed: 1, edges: 200, trace: true })).toBeUndefined();
  });

  test.each([1, 8, 12, 32, 33, 64, 70, 130, 300])(
    'of %i bits agree with the interpreter in random circuits',
    async (width) => {
      let withLines = 0;
      await fc.assert(
        fc.asyncProperty(nexts, fc.integer({ min: 1 }), async (list, seed) => {
          const net = flatten(elaborate(circuit(width, list)));
          const graph = new Graph(net);
          withLines += Number(delayLines(graph, edgeSinks(graph, allOn).sinks, () => 4).length > 0);
          const run = { seed, edges: 24, trace: seed % 2 === 0, hold: 0.5 };
          const ways = [{}, { limit: 1 }, { limit: 40 }, { optimise: { ...allOff, delays: true } }, { compare: true }];
          for (const way of ways) expect(await difference(net, { ...run, ...way })).toBeUndefined();
        }),
        { numRuns: 30 },
      );
      expect(withLines).toBeGreaterThan(5);
    },
  );
});
