import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { Netlist, NetNode, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { simulate } from './engine.ts';

/** Input values: two words of one width, a shift amount, a bit. */
interface Values {
  readonly a: bigint;
  readonly b: bigint;
  readonly n: bigint;
  readonly s: bigint;
}

interface Shape {
  readonly width: number;
  readonly amountWidth: number;
  readonly lo: number;
  readonly take: number;
  readonly k: bigint;
}

interface Operator {
  readonly node: (x: Readonly<Record<keyof Values, NodeId>>, shape: Shape, add: (node: NetNode) => NodeId) => NetNode;
  /** May exceed the node's width or be negative: it is cut. */
  readonly model: (x: Values, shape: Shape) => bigint;
}

const flag = (value: boolean): bigint => (value ? 1n : 0n);
const parity = (x: bigint): bigint => BigInt(x.toString(2).replaceAll('0', '').length % 2);
const constant = (add: (node: NetNode) => NodeId, { width, k }: Shape): NodeId => add({ op: 'const', width, value: k });

const operators: Readonly<Record<string, Operator>> = {
  ...Object.fromEntries(
    (
      [
        ['and', (a, b) => a & b],
        ['or', (a, b) => a | b],
        ['xor', (a, b) => a ^ b],
        ['add', (a, b) => a + b],
        ['sub', (a, b) => a - b],
        ['mul', (a, b) => a * b],
      ] as readonly ['and' | 'or' | 'xor' | 'add' | 'sub' | 'mul', (a: bigint, b: bigint) => bigint][]
    ).flatMap(([op, f]): [string, Operator][] => [
      [op, { node: ({ a, b }, { width }) => ({ op, width, a, b }), model: ({ a, b }) => f(a, b) }],
      [
        `${op} with a constant`,
        {
          node: ({ b }, shape, add) => ({ op, width: shape.width, a: constant(add, shape), b }),
          model: ({ b }, { k }) => f(k, b),
        },
      ],
    ]),
  ),
  not: { node: ({ a }, { width }) => ({ op: 'not', width, a }), model: ({ a }) => ~a },
  eq: { node: ({ a, b }) => ({ op: 'eq', width: 1, a, b }), model: ({ a, b }) => flag(a === b) },
  'eq zero': {
    node: ({ a }, { width }, add) => ({ op: 'eq', width: 1, a, b: add({ op: 'const', width, value: 0n }) }),
    model: ({ a }) => flag(a === 0n),
  },
  'eq a constant': {
    node: ({ b }, shape, add) => ({ op: 'eq', width: 1, a: constant(add, shape), b }),
    model: ({ b }, { k }) => flag(b === k),
  },
  lt: { node: ({ a, b }) => ({ op: 'lt', width: 1, a, b }), model: ({ a, b }) => flag(a < b) },
  reduceAnd: {
    node: ({ a }) => ({ op: 'reduceAnd', width: 1, a }),
    model: ({ a }, { width }) => flag(a === mask(width)),
  },
  reduceOr: { node: ({ a }) => ({ op: 'reduceOr', width: 1, a }), model: ({ a }) => flag(a !== 0n) },
  reduceXor: { node: ({ a }) => ({ op: 'reduceXor', width: 1, a }), model: ({ a }) => parity(a) },
  'negated reduceOr of a slice': {
    node: ({ a }, { lo, take }, add) => {
      const slice = add({ op: 'slice', width: take, a, lo });
      return { op: 'not', width: 1, a: add({ op: 'reduceOr', width: 1, a: slice }) };
    },
    model: ({ a }, { lo, take }) => flag(((a >> BigInt(lo)) & mask(take)) === 0n),
  },
  shl: {
    node: ({ a, n }, { width }) => ({ op: 'shl', width, a, b: n }),
    model: ({ a, n }, { width }) => (n >= BigInt(width) ? 0n : a << n),
  },
  shr: {
    node: ({ a, n }, { width }) => ({ op: 'shr', width, a, b: n }),
    model: ({ a, n }, { width }) => (n >= BigInt(width) ? 0n : a >> n),
  },
  mux: {
    node: ({ a, b, s }, { width }) => ({ op: 'mux', width, sel: s, a, b }),
    model: ({ a, b, s }) => (s === 1n ? a : b),
  },
  'mux on a negated bit of a word': {
    node: ({ a, b }, { width, lo }, add) => {
      const bit = add({ op: 'slice', width: 1, a, lo });
      return { op: 'mux', width, sel: add({ op: 'not', width: 1, a: bit }), a, b };
    },
    model: ({ a, b }, { lo }) => ((a >> BigInt(lo)) & 1n ? b : a),
  },
  'mux with a constant': {
    node: ({ b, s }, shape, add) => ({ op: 'mux', width: shape.width, sel: s, a: constant(add, shape), b }),
    model: ({ b, s }, { k }) => (s === 1n ? k : b),
  },
  'mux with zero': {
    node: ({ a, s }, { width }, add) => ({ op: 'mux', width, sel: s, a, b: add({ op: 'const', width, value: 0n }) }),
    model: ({ a, s }) => (s === 1n ? a : 0n),
  },
  slice: {
    node: ({ a }, { lo, take }) => ({ op: 'slice', width: take, a, lo }),
    model: ({ a }, { lo }) => a >> BigInt(lo),
  },
  cat: {
    node: ({ a, b, s, n }, { width, amountWidth }) => ({
      op: 'cat',
      width: 2 * width + amountWidth + 1,
      parts: [s, a, n, b],
    }),
    model: ({ a, b, s, n }, { width, amountWidth }) =>
      (((((s << BigInt(width)) | a) << BigInt(amountWidth)) | n) << BigInt(width)) | b,
  },
  'cat of copies': {
    node: ({ n, s }, { amountWidth }) => ({
      op: 'cat',
      width: 3 * amountWidth + 75,
      parts: [...new Array<NodeId>(5).fill(s), n, n, n, ...new Array<NodeId>(70).fill(s)],
    }),
    model: ({ n, s }, { amountWidth }) => {
      let word = s * 31n;
      for (let i = 0; i < 3; i++) word = (word << BigInt(amountWidth)) | n;
      return (word << 70n) | (s * mask(70));
    },
  },
};

/**
 * Each operator's result is read whole, and bits of it within other expressions: parts, low bits of sums, conditions.
 */
function circuit(shape: Shape): { readonly net: Netlist; readonly models: readonly ((x: Values) => bigint)[] } {
  const { width, amountWidth } = shape;
  const inputs = { a: width, b: width, n: amountWidth, s: 1 };
  const nodes: NetNode[] = Object.values(inputs).map((w, input) => ({ op: 'input', width: w, input }));
  const add = (node: NetNode): NodeId => nodes.push(node) - 1;
  const ids = { a: 0, b: 1, n: 2, s: 3 };
  const outputs: { name: string; width: number; node: NodeId }[] = [];
  const models: ((x: Values) => bigint)[] = [];
  const output = (name: string, node: NodeId, model: (x: Values) => bigint): void => {
    const w = nodes[node]!.width;
    outputs.push({ name, width: w, node });
    models.push((x) => BigInt.asUintN(w, model(x)));
  };
  for (const [name, operator] of Object.entries(operators)) {
    const fresh = (): NodeId => add(operator.node(ids, shape, add));
    const model = (x: Values): bigint => operator.model(x, shape);
    output(name, fresh(), model);
    const own = nodes.at(-1)!.width;
    const lo = shape.lo % own;
    const take = Math.min(shape.take, own - lo);
    const cut = (x: Values): bigint => (BigInt.asUintN(own, model(x)) >> BigInt(lo)) & mask(take);
    const slice = (): NodeId => add({ op: 'slice', width: take, a: fresh(), lo });
    output(`bits of ${name}`, slice(), cut);
    output(`negated bits of ${name}`, add({ op: 'not', width: take, a: slice() }), (x) => ~cut(x));
    output(`twice bits of ${name}`, add({ op: 'add', width: take, a: slice(), b: slice() }), (x) => 2n * cut(x));
    output(`${name} in a word`, add({ op: 'cat', width: own + take + 1, parts: [fresh(), ids.s, slice()] }), (x) => {
      const high = (BigInt.asUintN(own, model(x)) << 1n) | x.s;
      return (high << BigInt(take)) | cut(x);
    });
    const bit = add({ op: 'slice', width: 1, a: fresh(), lo });
    output(`choice by ${name}`, add({ op: 'mux', width, sel: bit, a: ids.a, b: ids.b }), (x) =>
      cut(x) & 1n ? x.a : x.b,
    );
  }
  const none = {
    registers: [],
    memories: [],
    syncReads: [],
    checks: [],
    signals: [],
    clocks: [],
    boxes: [],
    origins: new Map(),
  };
  const listed = Object.entries(inputs).map(([name, w]) => ({ name, width: w }));
  return { net: { name: 'operators', nodes, inputs: listed, outputs, ...none }, models };
}

const word = (width: number): fc.Arbitrary<bigint> =>
  fc.oneof(fc.bigInt({ min: 0n, max: mask(width) }), fc.constantFrom(0n, 1n, mask(width), 1n << BigInt(width - 1)));

const runs = (widths: fc.Arbitrary<number>) =>
  fc
    .record({ width: widths, amountWidth: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 80 })) })
    .chain(({ width, amountWidth }) =>
      fc.record({
        shape: fc
          .record({ lo: fc.nat(width - 1), k: word(width) })
          .chain(({ lo, k }) =>
            fc.integer({ min: 1, max: width - lo }).map((take): Shape => ({ width, amountWidth, lo, take, k })),
          ),
        values: fc.array(
          fc.record({
            a: word(width),
            b: word(width),
            n: fc.oneof(
              word(amountWidth),
              fc.nat(width + 1).map((n) => BigInt.asUintN(amountWidth, BigInt(n))),
            ),
            s: fc.bigInt({ min: 0n, max: 1n }),
          }),
          { minLength: 1, maxLength: 6 },
        ),
      }),
    );

const agree = async ({ shape, values }: { shape: Shape; values: readonly Values[] }): Promise<void> => {
  const { net, models } = circuit(shape);
  const simulator = await simulate(net);
  for (const x of values) {
    for (const [name, value] of Object.entries(x)) simulator.port(name).set(value);
    net.outputs.forEach(({ name, width }, i) => {
      const y = simulator.port(name).get();
      expect(typeof y, name).toBe(width <= 32 ? 'number' : 'bigint');
      expect(BigInt(y), name).toBe(models[i]!(x));
    });
  }
};

test('every operator agrees with its model at random widths', { timeout: 60_000 }, async () => {
  await fc.assert(fc.asyncProperty(runs(fc.integer({ min: 1, max: 300 })), agree), { numRuns: 60 });
});

test.each([1, 31, 32, 33, 63, 64, 65, 127, 128, 129, 2048])(
  'every operator agrees with its model at %i bits',
  {
    timeout: 60_000,
  },
  async (width) => {
    await fc.assert(fc.asyncProperty(runs(fc.constant(width)), agree), { numRuns: width === 2048 ? 4 : 12 });
  },
);
