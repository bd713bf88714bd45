/** Code that random code seldom comes to: operands at the edges, and words just beside what is an instruction. */
import type { TestContext } from 'gatewright/bench';
import { encode, operations, type Register } from './assembler.ts';

/** Numbers at which comparisons and shifts change their mind. */
const edges = [0, 1, 2, 31, 32, -1, -2, 0x7fff_ffff, 0x7fff_fffe, -0x8000_0000, -0x7fff_ffff, 0x1234_5678, 0x80c0_a0f0];

/** Puts any value into a register, in two instructions. */
const load32 = (register: Register, value: number): readonly number[] => {
  const low = (value << 20) >> 20;
  return [encode.lui(register, ((value - low) >>> 12) & 0xf_ffff), encode.immediate('addi', register, register, low)];
};

/** All operations, branches, stores and loads on a pair of operands; it goes on after its last word. */
const onPair = (a: number, b: number): readonly number[] => [
  ...load32('t0', a),
  ...load32('t1', b),
  ...operations.register.map((op) => encode.register(op, 't2', 't0', 't1')),
  ...operations.immediate.map((op) => encode.immediate(op, 't2', 't0', (b << 20) >> 20)),
  ...operations.shift.map((op) => encode.shift(op, 't2', 't0', b & 31)),
  // A branch that is taken leaves out what would change an operand.
  ...operations.branch.flatMap((op) => [encode.branch(op, 't0', 't1', 8), encode.immediate('xori', 't2', 't2', 1)]),
  ...load32('s0', 0x3000),
  ...[0, 1, 2, 3].map((offset) => encode.store('sb', 't0', offset, 's0')),
  ...[4, 6].map((offset) => encode.store('sh', 't0', offset, 's0')),
  encode.store('sw', 't0', 8, 's0'),
  ...[0, 1, 2, 3].flatMap((offset) => [encode.store('sb', 't1', offset, 's0'), encode.load('lw', 't2', 0, 's0')]),
  ...[0, 1, 2, 3].flatMap((offset) => [encode.load('lb', 't2', offset, 's0'), encode.load('lbu', 't2', offset, 's0')]),
  ...[4, 6].flatMap((offset) => [encode.load('lh', 't2', offset, 's0'), encode.load('lhu', 't2', offset, 's0')]),
];

/** A program for every operand at the edges, with all others; each ends with ECALL. */
export const edgePrograms: readonly (readonly number[])[] = edges.map((a) => [
  ...edges.flatMap((b) => onPair(a, b)),
  encode.ecall(),
]);

/** Programs of one word between some that give registers values: of every opcode, funct3 and, at the edges, funct7. */
export const wordPrograms = (random: TestContext['random']): readonly (readonly number[])[] =>
  Array.from({ length: 128 }, (_, opcode) => opcode)
    .filter((opcode) => opcode % 4 === 3 || opcode % 16 === 0)
    .flatMap((opcode) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((funct3) =>
        [0, 1, 0x20, 0x21, 0x40, 0x60].map((funct7) => {
          const [rd, rs1, rs2] = [random.below(4), random.below(4), random.below(4)];
          const word = (funct7 << 25) | (rs2 << 20) | (rs1 << 15) | (funct3 << 12) | (rd << 7) | opcode;
          return [
            encode.immediate('addi', 'ra', 'zero', random.below(0x600)),
            encode.lui('sp', random.below(0x10_0000)),
            encode.immediate('addi', 'gp', 'ra', random.below(4)),
            word >>> 0,
            ...['zero', 'ra', 'sp', 'gp'].map((register) => encode.register('add', 't0', register as Register, 'ra')),
            encode.ebreak(),
          ];
        }),
      ),
    );
