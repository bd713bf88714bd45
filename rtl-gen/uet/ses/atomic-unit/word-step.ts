/** What an operation makes of a word, in two clocks. */
import { type Bits, bit, bits, type Ctx, cat, record, type ValueOf } from '../../../hdl/index.ts';
import { eachRepeated } from '../../../lib/bits/joined.ts';
import { hasCompare, isAnyOf, isFloatSum, type OperationValue } from './atomic-check.ts';
import { bytesOf, everywhere, topBits } from './lanes.ts';

/** Clocks that `wordPlan` takes. */
export const wordPlanLatency = 3;

/** Of three orders of an element of memory and what it is compared with. */
const Takes = record({ below: bit, equal: bit, above: bit });

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
  /** Added, or compared with the element. */
  operand: bits(64),
  /** The element without the sign of a float. */
  magnitude: bits(64),
  /** The highest magnitude that is a number. */
  highest: bits(64),
  /** The top bit of each byte that is the sign of the element. */
  sign_bytes: bits(8),
  /** Whether the condition holds: by sign of the element, and of NaN and of 0. */
  if_positive: Takes,
  if_negative: Takes,
  if_nan: bit,
  if_zero: bit,
  /** Memory is written whether the condition holds or not. */
  writes: bit,
});
export type WordPlanValue = ValueOf<typeof WordPlan>;

/** The plan of an operation, `wordPlanLatency` clocks later. */
export function wordPlan(
  m: Ctx,
  operation: OperationValue,
  { operand, compare }: { readonly operand: Bits<64>; readonly compare: Bits<64> },
  numberOfNan: Bits<1>,
): WordPlanValue {
  // Clock 1: numbers in the places of their element.
  const subtracts = isAnyOf(operation.opcode, 'diff').and(operation.is_float.not());
  const at1 = m.next('placed', {
    operation,
    operand: everywhere(m, m.mux(subtracts, m.lit(64, 0).sub(operand), operand), operation.size),
    compare: everywhere(m, compare, operation.size),
    bytes: bytesOf(operation.size, operation.byte),
  });

  // Clock 2: cut to the element, and what is to be looked at.
  const is = (...names: Parameters<typeof isAnyOf>[1][]): Bits<1> => isAnyOf(at1.operation.opcode, ...names);
  const { is_float: isFloat, is_signed: isSigned, size } = at1.operation;
  const lane = eachRepeated(at1.bytes);
  // The highest byte of the element: the one above it is not of it.
  const signBytes = at1.bytes.and(cat(m.lit(1, 0), at1.bytes.slice(7, 1)).not());
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
  const lowBytes = at1.bytes.and(cat(at1.bytes.slice(6, 0), m.lit(1, 0)).not());
  const oneMask = m.mux(isFloat, lane, eachRepeated(lowBytes));
  const isLogical = is('lor', 'land', 'lxor');
  const isMinMax = is('min', 'max');
  const at2 = m.next('planned', {
    bytes: at1.bytes,
    sign_bytes: signBytes,
    sums: is('sum', 'diff').and(isFloatSum(at1.operation).not()),
    operand: m.mux(hasCompare(at1.operation.opcode), at1.compare, at1.operand).and(lane),
    given: at1.operand.and(lane),
    mask: at1.compare.and(lane),
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
    conditional: isMinMax.or(hasCompare(at1.operation.opcode).and(is('mswap').not())),
    // Which orders of memory and operand the condition takes; without one it never holds.
    takes: {
      below: is('max', 'cswap_ne', 'cswap_ge', 'cswap_gt'),
      equal: is('cswap', 'cswap_le', 'cswap_ge'),
      above: is('min', 'cswap_ne', 'cswap_le', 'cswap_lt'),
    },
    takes_unordered: is('cswap_ne'),
    takes_nan: is('cswap_ne').or(isMinMax.and(numberOfNan)),
  });

  // Clock 3: by the operand alone.
  const { takes, operand: k, logical } = at2;
  const magnitude = k.and(at2.magnitude);
  const isZero = m.named('operand_is_zero', magnitude.any().not());
  const isNan = m.named('operand_is_nan', magnitude.gt(at2.highest));
  const isNegative = m.named('operand_is_negative', k.and(topBits(m, at2.sign_bytes)).any().and(at2.has_sign));
  const truth = isZero.not();
  const ifTrue = m.choose(
    [
      [at2.or, m.lit(1, 1)],
      [at2.and, truth],
    ],
    isZero,
  );
  const ifFalse = truth.and(at2.and.not());
  const all = (value: Bits<1>) => ({ below: value, equal: value, above: value });
  const ordered = (negative: boolean) => {
    // Of two negative floats that of the greater magnitude is the lesser one.
    const turned = { below: takes.above, equal: takes.equal, above: takes.below };
    const alike = negative ? m.mux(at2.is_float, turned, takes) : takes;
    const differs = at2.has_sign.and(negative ? isNegative.not() : isNegative);
    const apart = all(negative ? takes.below : takes.above);
    return m.mux(logical, all(ifTrue), m.mux(isNan, all(at2.takes_unordered), m.mux(differs, apart, alike)));
  };
  const zeroOrder = m.choose(
    [
      [isNan, at2.takes_unordered],
      [isZero, takes.equal],
      [isNegative, takes.above],
    ],
    takes.below,
  );
  return m.next('plan', {
    bytes: at2.bytes,
    sums: at2.sums,
    keep: m.choose(
      [
        [at2.swaps_bits, at2.mask.not()],
        [at2.puts, eachRepeated(at2.bytes).not()],
        [at2.clears, at2.given.not()],
        [at2.masks, at2.given.or(eachRepeated(at2.bytes).not())],
      ],
      m.lit(64, (1n << 64n) - 1n),
    ),
    flip: m.mux(at2.swaps_bits, at2.given.and(at2.mask), at2.given.mask(at2.flips)),
    swap: m.mux(logical, at2.one, at2.given),
    operand: k,
    magnitude: at2.magnitude,
    highest: at2.highest,
    sign_bytes: at2.sign_bytes,
    if_positive: ordered(false),
    if_negative: ordered(true),
    if_nan: m.mux(logical, ifTrue, at2.takes_nan),
    if_zero: m.mux(logical, ifFalse, zeroOrder),
    writes: at2.read.or(at2.conditional).not(),
  });
}

/** The word after a plan a clock later, and whether it is to be written then. */
export function wordAfter(
  m: Ctx,
  word: Bits<64>,
  plan: WordPlanValue,
): { readonly after: Bits<64>; readonly writes: Bits<1> } {
  // Comparisons.
  const element = word.and(eachRepeated(plan.bytes));
  const magnitude = word.and(plan.magnitude);
  const is = m.next('compared', {
    below: element.lt(plan.operand),
    above: plan.operand.lt(element),
    nan: magnitude.gt(plan.highest),
    zero: magnitude.any().not(),
    negative: word.and(topBits(m, plan.sign_bytes)).any(),
    word,
    sum: word.add(plan.operand),
  });
  const given = m.next('plan_1', plan);

  // The choice.
  const lane = eachRepeated(given.bytes);
  const by = (takes: WordPlanValue['if_positive']): Bits<1> =>
    m.mux(is.below, takes.below, m.mux(is.above, takes.above, takes.equal));
  const bySign = m.mux(is.negative, by(given.if_negative), by(given.if_positive));
  const holds = m.named('holds', m.mux(is.zero, given.if_zero, m.mux(is.nan, given.if_nan, bySign)));
  const isSum = eachRepeated(given.bytes.mask(given.sums));
  const swapped = m.named('swapped', is.word.and(lane.not()).or(given.swap));
  const kept = m.named('kept', is.sum.and(isSum).or(is.word.and(given.keep).xor(given.flip).and(isSum.not())));
  return { after: m.mux(holds, swapped, kept), writes: given.writes.or(holds) };
}
