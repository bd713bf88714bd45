/** The manual once more, in other words than the core: what an instruction does with operands `a` and `b`. */
import { type Bits, type Ctx, cat, select } from 'gatewright/hdl';

type Word = Bits<32>;

/** `a < b` of signed words: the one with the sign, or what the rest says. */
const below = (m: Ctx, a: Word, b: Word): Bits<1> => m.mux(a.at(31).xor(b.at(31)), a.at(31), a.lt(b));

/** A word shifted right with copies of its sign. */
export const arithmetic = (m: Ctx, a: Word, by: Bits<5>): Word => m.mux(a.at(31), a.not().shr(by).not(), a.shr(by));

/** Results of the operations ADD, SLL, SLT, SLTU, XOR, SRL, OR, AND by `funct3`; `other` asks for SUB and SRA. */
export const operation = (m: Ctx, funct3: Bits<3>, other: Bits<1>, a: Word, b: Word): Word => {
  const by = b.slice(4, 0);
  return select(funct3, [
    m.mux(other, a.add(b.not()).add(1), a.add(b)),
    a.shl(by),
    below(m, a, b).zext(32),
    a.lt(b).zext(32),
    a.or(b).and(a.and(b).not()),
    m.mux(other, arithmetic(m, a, by), a.shr(by)),
    a.not().and(b.not()).not(),
    a.not().or(b.not()).not(),
  ]);
};

/** Conditions of BEQ, BNE, BLT, BGE, BLTU, BGEU by `funct3`. */
export const condition = (m: Ctx, funct3: Bits<3>, a: Word, b: Word): Bits<1> => {
  const [equal, less, lower] = [a.sub(b).any().not(), below(m, a, b), a.lt(b)];
  const never = m.lit(1, 0);
  return select(funct3, [equal, equal.not(), never, never, less, less.not(), lower, lower.not()]);
};

/** The immediates of an instruction, by the letters of the manual. */
export const immediates = (m: Ctx, x: Word) => {
  const i = arithmetic(m, x, m.lit(5, 20));
  const s = i.and(0xffff_ffe0).or(x.slice(11, 7).zext(32));
  const b = s.and(0xffff_f7fe).or(x.at(7).zext(32).shl(11));
  const high = m.mux(x.at(31), m.lit(32, 0xfff0_0000), m.lit(32, 0));
  const j = high.or(cat(x.slice(19, 12), x.at(20), x.slice(30, 21), m.lit(1, 0)).zext(32).as(32));
  return { i, s, b, u: x.and(0xffff_f000), j };
};
