import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engines } from '../../../testbench/engine/engines.ts';
import type { EngineName } from '../../../testbench/engine/simulator.ts';
import { verilatorAvailable } from '../../../testbench/engine/verilator/toolchain.ts';
import { mask } from '../../ir/expr.ts';
import { emitVerilog } from '../../verilog/emit.ts';
import { lint } from '../../verilog/testing/lint.ts';
import { type Bits, bits, elaborate, module } from '../index.ts';
import { operators } from '../testing/operators.ts';

/** Widths of the first operand, of the others that have their own, and of amounts, with a number for elaboration. */
interface Sizes {
  readonly first: number;
  readonly other: number;
  readonly amount: number;
  readonly n: number;
}

/**
 * Where engines change their ways: one bit, 32, 64, and several words. Two modules, because each costs Verilator
 * seconds.
 */
const groups: Readonly<Record<string, readonly Sizes[]>> = {
  narrow: [
    { first: 1, other: 1, amount: 1, n: 0 },
    { first: 2, other: 5, amount: 3, n: 1 },
    { first: 7, other: 4, amount: 4, n: 29 },
    { first: 8, other: 8, amount: 2, n: 7 },
    { first: 31, other: 2, amount: 6, n: 38 },
    { first: 32, other: 32, amount: 5, n: 1000 },
  ],
  wide: [
    { first: 33, other: 31, amount: 6, n: 5 },
    { first: 64, other: 64, amount: 6, n: 63 },
    { first: 65, other: 1, amount: 7, n: 70 },
    { first: 100, other: 77, amount: 40, n: 11 },
    { first: 128, other: 3, amount: 8, n: 200 },
  ],
};

/** Every operator at all sizes of a group, with the widths of its operands. */
const uses = (sizes: readonly Sizes[]) =>
  sizes.flatMap(({ first, other, amount, n }, i) =>
    operators.map((operator) => {
      const widths = operator.operands.map((kind, k) => {
        if (kind === 'bit') return 1;
        if (kind === 'amount') return amount;
        return kind === 'same' || k === 0 ? first : other;
      });
      return { operator, widths, n, port: `${operator.name.toLowerCase()}_${i}` };
    }),
  );

const inputs = ['a', 'b', 'c'] as const;
const inputWidth = 128;

const moduleOf = (name: string, list: ReturnType<typeof uses>) => {
  const io = {
    in: Object.fromEntries(inputs.map((i) => [i, bits(inputWidth)])),
    out: Object.fromEntries(list.map(({ operator, widths, n, port }) => [port, bits(operator.width(widths, n))])),
  };
  return module(`operators_${name}`, io, (given, m) => {
    m.allow('constant-comparison', 'shift-range');
    const words: Readonly<Record<string, Bits>> = given;
    return Object.fromEntries(
      list.map(({ operator, widths, n, port }) => {
        const operands = widths.map((w, k) => words[inputs[k]!]!.trunc(w));
        return [port, operator.build(operands, n, m)];
      }),
    );
  });
};

/** Words that are likely to be at the edges of each width, or small, or alike. */
const word = fc.oneof(
  fc.bigInt({ min: 0n, max: mask(inputWidth) }),
  fc.nat(200).map(BigInt),
  fc.constantFrom(0n, mask(inputWidth)),
  fc.nat(inputWidth - 1).map((i) => 1n << BigInt(i)),
  fc.nat(inputWidth).map((i) => (1n << BigInt(i)) - 1n),
);
const stimulus = fc.oneof(
  fc.tuple(word, word, word),
  word.map((x): [bigint, bigint, bigint] => [x, x, x]),
);

const hasVerilator = await verilatorAvailable();

describe.each(Object.keys(groups))('every operator on %s words', (group) => {
  const list = uses(groups[group]!);
  const design = elaborate(moduleOf(group, list));

  test.each(Object.keys(engines) as EngineName[])('is its model, on %s', async (engine) => {
    if (engine === 'verilator' && !hasVerilator) return;
    const s = await engines[engine].create(design);
    const ports = list.map(({ port }) => s.port(port));
    fc.assert(
      fc.property(stimulus, (values) => {
        inputs.forEach((name, i) => {
          s.port(name).set(values[i]!);
        });
        const different = list.flatMap(({ operator, widths, n, port }, i) => {
          const given = { values: widths.map((w, k) => values[k]! & mask(w)), widths, n };
          const [expected, actual] = [operator.model(given), BigInt(ports[i]!.get())];
          return expected === actual ? [] : [`${port} of ${given.values} (${widths} bits): ${actual}, not ${expected}`];
        });
        expect(different).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('prints Verilog that lint tools accept without a word', async () => {
    expect(await lint(emitVerilog(design))).toBe('');
  });
});
