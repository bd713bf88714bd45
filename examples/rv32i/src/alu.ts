/** Arithmetic and logic. */
import { bit, bits, module } from 'gatewright/hdl';

/**
 * `a` and `b` under the operation `funct3` of RV32I's OP instructions: ADD, SLL, SLT, SLTU, XOR, SRL, OR, AND.
 * `other` makes ADD a subtraction and SRL an arithmetic shift, and is 0 with the others. Combinational.
 */
export const alu = module(
  'rv32i_alu',
  {
    summary: 'Arithmetic and logic of RV32I.',
    in: { funct3: bits(3), other: bit, a: bits(32), b: bits(32) },
    out: { result: bits(32) },
  },
  ({ funct3, other, a, b }, m) => {
    const result = m.wire('result', bits(32), 0);
    const { by } = m.named({ by: b.slice(4, 0) });
    m.match(funct3, [
      [0, () => result.set(m.mux(other, a.sub(b), a.add(b)))],
      [1, () => result.set(a.shl(by))],
      [2, () => result.set(a.asInt().lt(b.asInt()).zext(32))],
      [3, () => result.set(a.lt(b).zext(32))],
      [4, () => result.set(a.xor(b))],
      [5, () => result.set(m.mux(other, a.asInt().shr(by).asBits(), a.shr(by)))],
      [6, () => result.set(a.or(b))],
      [7, () => result.set(a.and(b))],
    ]);
    return { result };
  },
);

/**
 * Whether a branch is taken, as `funct3` says: BEQ, BNE, BLT, BGE, BLTU, BGEU; 2 and 3 are no branches.
 * Combinational.
 */
export const compare = module(
  'rv32i_compare',
  {
    summary: 'Conditions of the branches of RV32I.',
    in: { funct3: bits(3), a: bits(32), b: bits(32) },
    out: { taken: bit },
  },
  ({ funct3, a, b }, m) => {
    const holds = m.wire('holds', bit, 0);
    m.match(funct3.slice(2, 1), [
      [['0?'], () => holds.set(a.eq(b))],
      [2, () => holds.set(a.asInt().lt(b.asInt()))],
      [3, () => holds.set(a.lt(b))],
    ]);
    return { taken: holds.xor(funct3.at(0)) };
  },
);
