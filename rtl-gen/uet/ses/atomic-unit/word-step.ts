/** What an operation makes of a word: three clocks for its plan, and two for the word. */
import { type Bits, bit, bits, type Ctx, cat, record, type ValueOf } from '../../../hdl/index.ts';
import { eachRepeated } from '../../../lib/bits/joined.ts';
import { hasCompare, isAnyOf, isFloatSum, type OperationValue } from './atomic-check.ts';
import { bytesOf, everywhere, topBits } from './lanes.ts';

/** An operation, its operand, and what a word is compared with. */
interface Asked {
  readonly operation: OperationValue;
  readonly operand: Bits<64>;
  readonly compare: Bits<64>;
}

/** Of three orders of an element of memory and what it is compared with. */
const Takes = record({ below: bit, equal: bit, above: bit });

/** What a word is compared with, a clock before its plan is carried out. */
const WordCompare = record({
  /** Added, or compared with the element. */
  operand: bits(64),
  /** The element without the sign of a float. */
  magnitude: bits(64),
  /** The highest magnitude that is a number. */
  highest: bits(64),
  /** The top bit of each byte that is the sign of the element. */
  sign_bytes: bits(8),
});
type WordCompareValue = ValueOf<typeof WordCompare>;

/**
 * What is to be done to a word. All that can be known of it before the word is there is worked out before, so that
 * little is left for the clocks of the word: it becomes `(word AND keep) XOR flip`, or, where the condition holds,
 * `swap` in the bytes of the element; or a sum in these bytes.
 */
export const WordPlan = record({
  /** Bytes of the element. */
  bytes: bits(8),
  sums: bit,
  keep: bits(64),
  flip: bits(64),
  swap: bits(64),
  /** Whether the condition holds: by sign of the element, and of NaN and of 0. */
  if_positive: Takes,
  if_negative: Takes,
  if_nan: bit,
  if_zero: bit,
  /** Memory is written whether the condition holds or not. */
  writes: bit,
});
export type WordPlanValue = ValueOf<typeof WordPlan>;

/** Operands of an operation in the places of their element. Combinational, as are the next two, a clock each. */
export function placedOperands(m: Ctx, { operation, operand, compare }: Asked) {
  const subtracts = isAnyOf(operation.opcode, 'diff').and(operation.is_float.not());
  return {
    operation,
    operand: everywhere(m, m.mux(subtracts, m.lit(64, 0).sub(operand), operand), operation.size),
    compare: everywhere(m, compare, operation.size),
    bytes: bytesOf(operation.size, operation.byte),
  };
}

/** Numbers cut to the element, and what is to be looked at; `numberOfNan`: a number wins over NaN. */
export function plannedOperation(m: Ctx, placed: ReturnType<typeof placedOperands>, numberOfNan: Bits<1>) {
  const { operation, operand, compare, bytes } = placed;
  const is = (...names: Parameters<typeof isAnyOf>[1][]): Bits<1> => isAnyOf(operation.opcode, ...names);
  const { is_float: isFloat, is_signed: isSigned, size } = operation;
  const lane = eachRepeated(bytes);
  // The highest byte of the element: the one above it is not of it.
  const signBytes = bytes.and(cat(m.lit(1, 0), bytes.slice(7, 1)).not());
  const infinities = m.choose(
    [
      [size.eq(1), m.lit(64, 0x7c007c007c007c00n)],
      [size.eq(2), m.lit(64, 0x7f8000007f800000n)],
    ],
    m.lit(64, 0x7ff0000000000000n),
  );
  const one = m.choose(
    [
      [isFloat.not(), m.lit(64, 0x0101010101010101n)],
      [size.eq(1), m.lit(64, 0x3c003c003c003c00n)],
      [size.eq(2), m.lit(64, 0x3f8000003f800000n)],
    ],
    m.lit(64, 0x3ff0000000000000n),
  );
  const lowBytes = bytes.and(cat(bytes.slice(6, 0), m.lit(1, 0)).not());
  const oneMask = m.mux(isFloat, lane, eachRepeated(lowBytes));
  const isLogical = is('lor', 'land', 'lxor');
  const isMinMax = is('min', 'max');
  return {
    bytes,
    sign_bytes: signBytes,
    sums: is('sum', 'diff').and(isFloatSum(operation).not()),
    operand: m.mux(hasCompare(operation.opcode), compare, operand).and(lane),
    given: operand.and(lane),
    mask: compare.and(lane),
    one: one.and(oneMask),
    magnitude: lane.and(topBits(m, signBytes).mask(isFloat).not()),
    highest: infinities.and(lane).or(isFloat.not().repeat(64).as(64)),
    is_float: isFloat,
    has_sign: isFloat.or(isSigned),
    logical: isLogical,
    or: is('lor'),
    and: is('land'),
    puts: is('write').or(isLogical).or(is('mswap')),
    clears: is('bor'),
    masks: is('band'),
    swaps_bits: is('mswap'),
    flips: is('write', 'bor', 'bxor'),
    read: is('read'),
    conditional: isMinMax.or(hasCompare(operation.opcode).and(is('mswap').not())),
    // Which orders of memory and operand the condition takes; without one it never holds.
    takes: {
      below: is('max', 'cswap_ne', 'cswap_ge', 'cswap_gt'),
      equal: is('cswap', 'cswap_le', 'cswap_ge'),
      above: is('min', 'cswap_ne', 'cswap_le', 'cswap_lt'),
    },
    takes_unordered: is('cswap_ne'),
    takes_nan: is('cswap_ne').or(isMinMax.and(numberOfNan)),
  };
}

/** The plan, by what the operand says alone. */
export function wordPlan(
  m: Ctx,
  planned: ReturnType<typeof plannedOperation>,
): { readonly plan: WordPlanValue; readonly compares: WordCompareValue } {
  const { takes, operand: k, logical } = planned;
  const magnitude = k.and(planned.magnitude);
  const isZero = m.named('operand_is_zero', magnitude.any().not());
  const isNan = m.named('operand_is_nan', magnitude.gt(planned.highest));
  const isNegative = m.named('operand_is_negative', k.and(topBits(m, planned.sign_bytes)).any().and(planned.has_sign));
  const truth = isZero.not();
  const ifTrue = m.choose(
    [
      [planned.or, m.lit(1, 1)],
      [planned.and, truth],
    ],
    isZero,
  );
  const ifFalse = truth.and(planned.and.not());
  const all = (value: Bits<1>) => ({ below: value, equal: value, above: value });
  const ordered = (negative: boolean) => {
    // Of two negative floats that of the greater magnitude is the lesser one.
    const turned = { below: takes.above, equal: takes.equal, above: takes.below };
    const alike = negative ? m.mux(planned.is_float, turned, takes) : takes;
    const differs = planned.has_sign.and(negative ? isNegative.not() : isNegative);
    const apart = all(negative ? takes.below : takes.above);
    return m.mux(logical, all(ifTrue), m.mux(isNan, all(planned.takes_unordered), m.mux(differs, apart, alike)));
  };
  const zeroOrder = m.choose(
    [
      [isNan, planned.takes_unordered],
      [isZero, takes.equal],
      [isNegative, takes.above],
    ],
    takes.below,
  );
  const plan = {
    bytes: planned.bytes,
    sums: planned.sums,
    keep: m.choose(
      [
        [planned.swaps_bits, planned.mask.not()],
        [planned.puts, eachRepeated(planned.bytes).not()],
        [planned.clears, planned.given.not()],
        [planned.masks, planned.given.or(eachRepeated(planned.bytes).not())],
      ],
      m.lit(64, (1n << 64n) - 1n),
    ),
    flip: m.mux(planned.swaps_bits, planned.given.and(planned.mask), planned.given.mask(planned.flips)),
    swap: m.mux(logical, planned.one, planned.given),
    if_positive: ordered(false),
    if_negative: ordered(true),
    if_nan: m.mux(logical, ifTrue, planned.takes_nan),
    if_zero: m.mux(logical, ifFalse, zeroOrder),
    writes: planned.read.or(planned.conditional).not(),
  };
  const { highest, sign_bytes } = planned;
  return { plan, compares: { operand: k, magnitude: planned.magnitude, highest, sign_bytes } };
}

/** Comparisons of a word, in `bytes` of the element. Combinational. */
export function comparedWord(m: Ctx, word: Bits<64>, bytes: Bits<8>, compares: WordCompareValue) {
  const element = word.and(eachRepeated(bytes));
  const magnitude = word.and(compares.magnitude);
  return {
    below: element.lt(compares.operand),
    above: compares.operand.lt(element),
    nan: magnitude.gt(compares.highest),
    zero: magnitude.any().not(),
    negative: word.and(topBits(m, compares.sign_bytes)).any(),
    word,
    sum: word.add(compares.operand),
  };
}

/** The word after the plan, a clock later, and whether it is to be written. Combinational. */
export function wordAfter(m: Ctx, is: ReturnType<typeof comparedWord>, plan: WordPlanValue) {
  const lane = eachRepeated(plan.bytes);
  const by = (takes: WordPlanValue['if_positive']): Bits<1> =>
    m.mux(is.below, takes.below, m.mux(is.above, takes.above, takes.equal));
  const bySign = m.mux(is.negative, by(plan.if_negative), by(plan.if_positive));
  const holds = m.named('holds', m.mux(is.zero, plan.if_zero, m.mux(is.nan, plan.if_nan, bySign)));
  const isSum = eachRepeated(plan.bytes.mask(plan.sums));
  const swapped = m.named('swapped', is.word.and(lane.not()).or(plan.swap));
  const kept = m.named('kept', is.sum.and(isSum).or(is.word.and(plan.keep).xor(plan.flip).and(isSum.not())));
  return { after: m.mux(holds, swapped, kept), writes: plan.writes.or(holds) };
}
