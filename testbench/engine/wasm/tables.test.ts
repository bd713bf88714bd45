import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bits, bits, elaborate, module } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist, NetNode, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { wasmEngine } from './engine.ts';
import { foldConstants, type NetOperation } from './fold-constants.ts';
import { edgeSinks, Graph } from './graph.ts';
import { Layout } from './layout.ts';
import { evaluateCone } from './narrow-cone.ts';
import { allOn } from './options.ts';
import { replaceNarrowCones } from './tables.ts';

/** The tables of an edge's program. */
function tablesOf(net: Netlist) {
  const graph = new Graph(net);
  const layout = new Layout(net);
  const { sinks } = edgeSinks(graph, allOn);
  replaceNarrowCones(graph, sinks, layout);
  return { tables: graph.nodes.filter((node) => node.op === 'table'), layout };
}

/** Squares modulo 251: nothing that another pass would find. */
const square = (i: number): number => (i * i + 7) % 251;

/** `copies` registers that each hold the square of a byte of `x`, looked up in a chain of comparisons. */
const squares = (copies: number) =>
  module('squares', { in: { x: bits<number>(8 * copies) }, out: { y: bits<number>(8 * copies) } }, ({ x }, m) => {
    const found = Array.from({ length: copies }, (_, k) => {
      const byte = x.slice(8 * k + 7, 8 * k);
      const y = m.reg(`y_${k}`, bits(8));
      y.set(
        Array.from({ length: 255 }, (_, i) => i).reduce(
          (rest, i) => m.mux(byte.eq(i), m.lit(8, square(i)), rest),
          m.lit(8, square(255)),
        ),
      );
      return y;
    });
    return { y: found.slice(1).reduce<Bits<number>>((low, high) => high.cat(low), found[0]!) };
  });

describe('what follows from one narrow value', () => {
  test('is a table with the value of each row, one for equal cones', () => {
    const { tables, layout } = tablesOf(flatten(elaborate(squares(4))));
    expect(tables).toHaveLength(4);
    const expected = Array.from({ length: 256 }, (_, i) => square(i));
    for (const { rows } of tables) expect(rows.map(Number)).toEqual(expected);
    expect([...layout.tables].map(({ bytes }) => [...bytes])).toEqual([expected]);
  });

  test('is looked up as the chain would have it', async () => {
    const s = await wasmEngine.create(elaborate(squares(2)), { compare: true });
    for (let i = 0; i < 256; i++) {
      s.port('x').set((i << 8) | (255 - i));
      s.step();
      expect(s.port('y').get()).toBe((square(i) << 8) | square(255 - i));
    }
  });

  test('stays as it is where it is small, or where more than one value decides it', () => {
    const little = module('little', { in: { x: bits(8) }, out: { y: bits(8) } }, ({ x }, m) => {
      const y = m.reg('y', bits(8));
      y.set(x.add(1).xor(0x55));
      return { y };
    });
    const wide = module('wide', { in: { x: bits(11) }, out: { y: bits(11) } }, ({ x }, m) => {
      const y = m.reg('y', bits(11));
      y.set(Array.from({ length: 30 }, (_, i) => i).reduce((rest, i) => m.mux(x.eq(i), m.lit(11, square(i)), rest), x));
      return { y };
    });
    for (const made of [elaborate(little), elaborate(wide)]) expect(tablesOf(flatten(made)).tables).toEqual([]);
  });
});

/** A cone of random operators on an index: the index is node 0, a constant follows each operator. */
const cones = fc.record({
  index: fc.integer({ min: 2, max: 6 }),
  steps: fc.array(
    fc.record({
      op: fc.constantFrom(
        'not',
        'reduceAnd',
        'reduceOr',
        'reduceXor',
        'and',
        'or',
        'xor',
        'add',
        'sub',
        'mul',
        'eq',
        'lt',
        'shl',
        'shr',
        'mux',
        'cat',
        'slice',
      ),
      pick: fc.nat(),
      other: fc.nat(),
      third: fc.nat(),
      width: fc.constantFrom(1, 3, 31, 32, 33, 70),
      value: fc.bigInt({ min: 0n, max: (1n << 70n) - 1n }),
    }),
    { minLength: 1, maxLength: 12 },
  ),
});

test('columns hold what operators on constants give, at any width', () => {
  fc.assert(
    fc.property(cones, ({ index, steps }) => {
      const nodes: NetNode[] = [{ op: 'input', width: index, input: 0 }];
      const add = (node: NetNode): NodeId => nodes.push(node) - 1;
      const resized = (id: NodeId, width: number): NodeId => {
        const own = nodes[id]!.width;
        if (own === width) return id;
        if (own > width) return add({ op: 'slice', width, a: id, lo: own - width });
        return add({
          op: 'cat',
          width,
          parts: [add({ op: 'const', width: width - own, value: 5n & ((1n << BigInt(width - own)) - 1n) }), id],
        });
      };
      const values: NodeId[] = [0];
      for (const { op, pick, other, third, width, value } of steps) {
        const any = (n: number): NodeId => values[n % values.length]!;
        const a = resized(any(pick), width);
        const b =
          other % 3 === 0
            ? add({ op: 'const', width, value: BigInt.asUintN(width, value) })
            : resized(any(other), width);
        const made = ((): NetNode => {
          switch (op) {
            case 'not':
              return { op, width, a };
            case 'reduceAnd':
            case 'reduceOr':
            case 'reduceXor':
              return { op, width: 1, a };
            case 'eq':
            case 'lt':
              return { op, width: 1, a, b };
            case 'mux':
              return { op, width, sel: resized(any(third), 1), a, b };
            case 'cat':
              return { op, width: 2 * width, parts: [a, b] };
            case 'slice':
              return { op, width: Math.ceil(width / 2), a, lo: Math.floor(width / 2) };
            default:
              return { op, width, a, b };
          }
        })();
        values.push(add(made));
      }
      const net = { nodes, inputs: [], registers: [] } as unknown as Netlist;
      const graph = new Graph(net);
      const cone = nodes.flatMap(({ op }, id) => (op === 'input' || op === 'const' ? [] : [id]));
      const found = evaluateCone(graph, cone, 0);
      for (let row = 0; row < 2 ** index; row++) {
        const at: bigint[] = [];
        nodes.forEach((node, id) => {
          at[id] =
            node.op === 'input'
              ? BigInt(row)
              : node.op === 'const'
                ? node.value
                : foldConstants(
                    node as NetOperation,
                    (n) => at[n],
                    (n) => nodes[n]!.width,
                  )!;
        });
        expect(found[row]).toBe(at.at(-1));
      }
    }),
  );
});
