import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Netlist, NetNode } from '../../../rtl-gen/ir/netlist.ts';
import { compileNetlist } from './compile.ts';
import { allOff, allOn, optimisationNames } from './options.ts';
import { difference } from './testing/compare.ts';
import { veryWideCircuits, wideCircuits, wideNetlist } from './testing/wide-circuits.ts';

const choices = fc.constantFrom(
  allOn,
  allOff,
  ...optimisationNames.flatMap((name) => [
    { ...allOff, [name]: true },
    { ...allOn, [name]: false },
  ]),
);

const settings = fc.record({
  seed: fc.integer({ min: 1, max: 2 ** 31 }),
  edges: fc.constant(15),
  hold: fc.constantFrom(0, 0.8),
  compare: fc.boolean(),
  trace: fc.boolean(),
  limit: fc.constantFrom(1, 30, 4000, 4000),
  optimise: choices,
});

test('wide data paths agree with the interpreter, whatever is optimised', async () => {
  await fc.assert(
    fc.asyncProperty(wideCircuits, settings, async (circuit, comparison) => {
      expect(await difference(wideNetlist(circuit), comparison)).toBeUndefined();
    }),
    { numRuns: 400 },
  );
});

test('values of thousands of bits agree with the interpreter, whatever is optimised', async () => {
  await fc.assert(
    fc.asyncProperty(veryWideCircuits, settings, async (circuit, comparison) => {
      expect(await difference(wideNetlist(circuit), { ...comparison, edges: 5 })).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

describe('the code of a value does not grow as it gets wider', () => {
  const operators: Readonly<Record<string, NetNode>> = {
    and: { op: 'and', width: 0, a: 0, b: 1 },
    not: { op: 'not', width: 0, a: 0 },
    mux: { op: 'mux', width: 0, sel: 2, a: 0, b: 1 },
    add: { op: 'add', width: 0, a: 0, b: 1 },
    sub: { op: 'sub', width: 0, a: 0, b: 1 },
    shl: { op: 'shl', width: 0, a: 0, b: 3 },
    shr: { op: 'shr', width: 0, a: 0, b: 3 },
  };
  const tests: Readonly<Record<string, NetNode>> = {
    eq: { op: 'eq', width: 1, a: 0, b: 1 },
    lt: { op: 'lt', width: 1, a: 0, b: 1 },
    reduceOr: { op: 'reduceOr', width: 1, a: 0 },
  };
  const sizeAt = (node: NetNode, width: number): number => {
    const net: Netlist = {
      name: 'one',
      nodes: [
        { op: 'input', width, input: 0 },
        { op: 'input', width, input: 1 },
        { op: 'input', width: 1, input: 2 },
        { op: 'input', width: 16, input: 3 },
        node.width === 0 ? { ...node, width } : node,
      ],
      inputs: ['a', 'b', 's', 'n'].map((name, i) => ({ name, width: [width, width, 1, 16][i]! })),
      outputs: [],
      registers: [{ path: 'q', width: node.width || width, clock: 0, next: 4 }],
      memories: [],
      clocks: [{ name: 'clk', edge: 'rising' }],
      boxes: [],
      origins: new Map(),
      syncReads: [],
      checks: [],
      signals: [],
    };
    // Gating looks at inputs word by word.
    return compileNetlist(net, [], { optimise: { gating: false } }).bytes.length;
  };

  test.each(Object.entries({ ...operators, ...tests }))('%s', (_, node) => {
    const size = sizeAt(node, 2048);
    expect(sizeAt(node, 4096)).toBeLessThan(size + 64);
    expect(sizeAt(node, 16_384)).toBeLessThan(size + 64);
  });
});
