import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bits, bit, bits, elaborate, module } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist, NetNode, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { highFirst, lowFirst } from '../../../rtl-gen/lib/bits/joined.ts';
import { edgeSinks, Graph } from './graph.ts';
import { Layout } from './layout.ts';
import { allOff, allOn } from './options.ts';
import { simplify, worthSimplifying } from './simplify.ts';
import { replaceNarrowCones } from './tables.ts';
import { difference } from './testing/compare.ts';

/** The nodes that the outputs and the state need. */
function needed(net: Netlist): readonly NetNode[] {
  const { sinks } = edgeSinks(new Graph(net), allOff);
  const found = new Set<NodeId>(net.outputs.map(({ node }) => node));
  for (const sink of sinks) if (sink.kind === 'register') found.add(sink.value);
  const graph = new Graph(net);
  // A set takes what is added while it is walked.
  for (const id of found) for (const operand of graph.operands(id)) found.add(operand);
  return [...found].map((id) => net.nodes[id]!);
}

const simple = (net: Netlist): readonly NetNode[] => needed(simplify(net).net);
const count = (nodes: readonly NetNode[], op: NetNode['op']): number => nodes.filter((node) => node.op === op).length;

/** Eight bits of a register that software reads, each set on its own in a choice of the address. */
const bitByBit = module(
  'bit_by_bit',
  { in: { address: bits(2), a: bits(8), b: bits(8), c: bits(8) }, out: { y: bits(8) } },
  ({ address, a, b, c }, m) => {
    const [first, second] = [address.eq(0), address.eq(1)];
    const each = Array.from({ length: 8 }, (_, i) =>
      m.mux(first, a.at(i), m.mux(second, b.at(7 - i), c.at((i * 3) % 8))),
    );
    return { y: lowFirst(each).as(8) };
  },
);

/** Whether an instruction is one of those of a decoder: 12 by ten bits, 3 by more. */
const decoder = module('decoder', { in: { code: bits(32) }, out: { known: bit } }, ({ code }, m) => {
  const is = (kept: number, value: number): Bits<1> => code.and(kept).eq(value);
  const short = Array.from({ length: 12 }, (_, i) => is(0x707f, ((i % 8) << 12) | (0x13 + 4 * i)));
  const long = [0x33, 0x1033, 0x2033].map((value) => is(0xfe00_707f, value));
  const all = short.flatMap((one, i) => (i % 4 === 3 ? [one, long[(i - 3) / 4]!] : [one]));
  return {
    known: m.named(
      'known',
      all.reduce((some, one) => some.or(one)),
    ),
  };
});

describe('neighbouring bits', () => {
  test('that one condition chooses are chosen as one word', () => {
    const net = flatten(elaborate(bitByBit));
    expect(count(needed(net), 'mux')).toBe(16);
    expect(worthSimplifying(net)).toBe(true);
    expect(count(simple(net), 'mux')).toBe(2);
  });

  test('stay apart where another reader needs one of them', () => {
    const shown = module(
      'shown',
      { in: { s: bit, a: bits(2), b: bits(2) }, out: { y: bits(2), low: bit } },
      (io, m) => {
        const [low, high] = [0, 1].map((i) => m.mux(io.s, io.a.at(1 - i), io.b.at(i)));
        return { y: high!.cat(low!).as(2), low: low! };
      },
    );
    const muxes = simple(flatten(elaborate(shown))).filter(({ op }) => op === 'mux');
    expect(muxes.map(({ width }) => width)).toEqual([1, 1]);
  });

  test('of one word are one range of it, inverted where they are', () => {
    const full = module('full', { in: { write: bits(6), read: bits(6) }, out: { full: bit } }, ({ write, read }) => ({
      full: highFirst([write.at(5).not(), write.slice(4, 0)]).eq(read),
    }));
    const nodes = simple(flatten(elaborate(full)));
    expect(nodes.map(({ op }) => op).sort()).toEqual(['const', 'eq', 'input', 'input', 'xor']);
    expect(nodes.find(({ op }) => op === 'const')).toMatchObject({ width: 6, value: 0b100000n });
  });
});

test('what a decoder knows by ten bits is one table, whatever the order of its gates', () => {
  const tables = (net: Netlist): number => {
    const graph = new Graph(net);
    replaceNarrowCones(graph, [{ kind: 'keep', value: net.outputs[0]!.node }], new Layout(net));
    return graph.nodes.filter(({ op }) => op === 'table').length;
  };
  const net = flatten(elaborate(decoder));
  expect(tables(net)).toBe(0);
  const { net: simpler } = simplify(net);
  expect(tables(simpler)).toBe(1);
  expect(count(needed(simpler), 'or')).toBe(count(needed(net), 'or'));
});

/** Words of random bits of others, chosen, inverted, and compared under masks; long sums and products of those. */
const circuits = fc.record({
  words: fc.array(
    fc.array(fc.record({ choice: fc.nat(2), from: fc.nat(20), other: fc.nat(20), inverted: fc.boolean() }), {
      minLength: 2,
      maxLength: 12,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  decoders: fc.array(
    fc.record({
      gate: fc.constantFrom('or' as const, 'and' as const),
      terms: fc.array(fc.tuple(fc.nat(0xffff), fc.nat(0xffff)), { minLength: 2, maxLength: 20 }),
      kept: fc.constantFrom(0x70f, 0xf00f, 0xffff, 0xf000, 0x8001, 0),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

test('random circuits of bits do the same', async () => {
  await fc.assert(
    fc.asyncProperty(circuits, fc.nat(), async ({ words, decoders }, seed) => {
      const made = module(
        'circuit',
        { in: { x: bits(16), s: bits(3) }, out: { y: bits(8 + decoders.length) } },
        ({ x, s }, m) => {
          const held = m.next('held', x.xor(0x5a5a), { reset: 0 });
          m.unused(held, s);
          const all = words.reduce<Bits>((source, parts, i) => {
            const bitOf = (at: number): Bits<1> => source.at(at % source.width);
            const each = parts.map(({ choice, from, other, inverted }, at) => {
              const chosen = choice === 0 ? bitOf(at + (from % 2)) : m.mux(s.at(choice), bitOf(from), bitOf(other));
              return inverted ? chosen.not() : chosen;
            });
            return m.next(`word_${i}`, lowFirst(each).cat(source.trunc(4)));
          }, held.cat(x));
          // Of a word of which some bits are known; some values have other bits than the mask leaves, and are not met.
          const half = highFirst([m.lit(4, 9), held.slice(11, 0)]);
          const known = decoders.map(({ gate, terms, kept }) =>
            terms
              .map(([value, own], at) => {
                const mask = kept === 0 ? own : kept;
                const [word, wanted] = [at % 3 === 0 ? half : held, at % 5 === 0 ? value : value & mask];
                return word.and(mask).eq(at % 6 === 0 ? (wanted & 0xfff) | (0x9000 & mask) : wanted);
              })
              .reduce((some, one) => (gate === 'or' ? some.or(one) : some.and(one.not()))),
          );
          return { y: lowFirst([all.zext(64).trunc(8), ...known]).as(8 + decoders.length) };
        },
      );
      const net = flatten(elaborate(made));
      for (const optimise of [{ ...allOff, simplify: true }, allOn])
        expect(
          await difference(net, { seed, edges: 60, trace: false, reset: 0.02, hold: 0.2, optimise }),
        ).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});
