/** Random Verilog that no one would write: expressions of mixed widths and signs over all operators. */
import fc from 'fast-check';

export interface ForeignInput {
  readonly name: string;
  readonly width: number;
  readonly signed: boolean;
}

/** The inputs of every module, narrow and wide, with and without a sign. */
export const foreignInputs: readonly ForeignInput[] = [
  { name: 'a', width: 1, signed: false },
  { name: 'b', width: 4, signed: true },
  { name: 'c', width: 8, signed: false },
  { name: 'd', width: 9, signed: true },
  { name: 'e', width: 33, signed: false },
  { name: 'f', width: 40, signed: true },
];

const input = fc.constantFrom(...foreignInputs);

const selected = fc.tuple(input, fc.nat(100), fc.nat(100)).map(([{ name, width }, x, y]) => {
  if (width === 1) return name;
  const [lo, hi] = [x % width, y % width].toSorted((p, q) => p - q);
  return `${name}[${hi}:${lo}]`;
});

const literal = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.nat(5000), fc.boolean()).map(([width, value, signed]) => {
  return `${width}'${signed ? 's' : ''}d${value % 2 ** width}`;
});

const unary = ['~', '-', '+', '!', '&', '|', '^', '~&', '~|', '~^'];
const binary = [
  ...['+', '-', '*', '/', '%', '&', '|', '^', '~^', '&&', '||'],
  ...['<', '<=', '>', '>=', '==', '!=', '<<', '>>', '<<<', '>>>'],
];

const { expression } = fc.letrec<{ expression: string }>((tie) => {
  const sub = tie('expression');
  return {
    expression: fc.oneof(
      { maxDepth: 3 },
      { arbitrary: input.map(({ name }) => name), weight: 3 },
      selected,
      literal,
      { arbitrary: fc.tuple(fc.constantFrom(...unary), sub).map(([op, x]) => `(${op}${x})`), weight: 2 },
      { arbitrary: fc.tuple(sub, fc.constantFrom(...binary), sub).map(([x, op, y]) => `(${x} ${op} ${y})`), weight: 6 },
      fc.tuple(sub, sub, sub).map(([s, x, y]) => `(${s} ? ${x} : ${y})`),
      fc.array(sub, { minLength: 1, maxLength: 3 }).map((parts) => `{${parts.join(', ')}}`),
      fc.tuple(fc.integer({ min: 1, max: 3 }), sub).map(([n, x]) => `{${n}{${x}}}`),
      fc.tuple(fc.constantFrom('$signed', '$unsigned'), sub).map(([f, x]) => `${f}(${x})`),
    ),
  };
});

/** Expressions, each with the width of the output that takes it. */
export const assignments: fc.Arbitrary<readonly (readonly [width: number, text: string])[]> = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 70 }), expression),
  { minLength: 1, maxLength: 40, size: 'max' },
);

/** A module `top` with an output `o<i>` for each. */
export function foreignModule(list: readonly (readonly [width: number, text: string])[]): string {
  const ports = [
    ...foreignInputs.map((p) => `input ${p.signed ? 'signed ' : ''}[${p.width - 1}:0] ${p.name}`),
    ...list.map(([width], i) => `output [${width - 1}:0] o${i}`),
  ];
  const lines = list.map(([, text], i) => `  assign o${i} = ${text};`);
  return [`module top (${ports.join(', ')});`, ...lines, 'endmodule', ''].join('\n');
}
