/** What an instruction word says (The RISC-V Instruction Set Manual, volume I, chapter 2: RV32I). */
import { type Bits, bits, cat, enumOf, module } from 'gatewright/hdl';

/** What the core does with an instruction. `fence` is nothing to do; `call` and `stop` are ECALL and EBREAK. */
export const Kind = enumOf(
  'illegal',
  'lui',
  'auipc',
  'jal',
  'jalr',
  'branch',
  'load',
  'store',
  'immediate',
  'register',
  'fence',
  'call',
  'stop',
);

const i = (x: Bits<32>): Bits<32> => cat(x.at(31).repeat(20), x.slice(31, 20)).as(32);
const s = (x: Bits<32>): Bits<32> => cat(x.at(31).repeat(20), x.slice(31, 25), x.slice(11, 7)).as(32);
const u = (x: Bits<32>): Bits<32> => x.slice(31, 12).zext(32).shl(12);

/** Offsets of branches and jumps are even: bit 0 is not in the instruction. */
const b = (x: Bits<32>): Bits<32> =>
  cat(x.at(31).repeat(20), x.at(7), x.slice(30, 25), x.slice(11, 8)).zext(32).shl(1).as(32);
const j = (x: Bits<32>): Bits<32> =>
  cat(x.at(31).repeat(12), x.slice(19, 12), x.at(20), x.slice(30, 21)).zext(32).shl(1).as(32);

/**
 * Kind and immediate of an instruction; 0 where the kind has no immediate. A word that is no instruction of RV32I is
 * `illegal`.
 */
export const decode = module(
  'rv32i_decode',
  {
    summary: 'Kind and immediate of an instruction of RV32I.',
    in: { instruction: bits(32) },
    out: { kind: Kind, immediate: bits(32) },
  },
  ({ instruction: x }, m) => {
    const kind = m.wire('kind', Kind, 'illegal');
    const immediate = m.wire('immediate', bits(32), 0);
    const { funct3, funct7 } = m.named({ funct3: x.slice(14, 12), funct7: x.slice(31, 25) });
    const isPlain = funct7.eq(0);
    // Subtraction and the arithmetic shift.
    const isOther = funct7.eq(0x20);
    m.match(
      x.slice(6, 0),
      [
        [
          0b0110111,
          () => {
            kind.set('lui');
            immediate.set(u(x));
          },
        ],
        [
          0b0010111,
          () => {
            kind.set('auipc');
            immediate.set(u(x));
          },
        ],
        [
          0b1101111,
          () => {
            kind.set('jal');
            immediate.set(j(x));
          },
        ],
        [
          0b1100111,
          () => {
            immediate.set(i(x));
            m.when(funct3.eq(0), () => kind.set('jalr'));
          },
        ],
        [
          0b1100011,
          () => {
            immediate.set(b(x));
            m.when(funct3.slice(2, 1).ne(1), () => kind.set('branch'));
          },
        ],
        [
          0b0000011,
          () => {
            immediate.set(i(x));
            m.when(funct3.slice(1, 0).ne(3).and(funct3.ne(6)), () => kind.set('load'));
          },
        ],
        [
          0b0100011,
          () => {
            immediate.set(s(x));
            m.when(funct3.lt(3), () => kind.set('store'));
          },
        ],
        [
          0b0010011,
          () => {
            immediate.set(i(x));
            m.match(
              funct3,
              [
                [1, () => m.when(isPlain, () => kind.set('immediate'))],
                [5, () => m.when(isPlain.or(isOther), () => kind.set('immediate'))],
              ],
              () => kind.set('immediate'),
            );
          },
        ],
        [0b0110011, () => m.when(isPlain.or(isOther.and(funct3.eq(0).or(funct3.eq(5)))), () => kind.set('register'))],
        [0b0001111, () => m.when(funct3.lt(2), () => kind.set('fence'))],
        [
          0b1110011,
          () =>
            m.match(
              x.slice(31, 7),
              [
                [0, () => kind.set('call')],
                [1 << 13, () => kind.set('stop')],
              ],
              () => kind.set('illegal'),
            ),
        ],
      ],
      () => kind.set('illegal'),
    );
    return { kind, immediate };
  },
);
