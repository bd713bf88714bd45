/** Sums of floats of 16, 32 and 64 bits as IEEE 754 has them. */
import { type Bits, bit, bits, type Ctx, module, record } from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { leadingZeros } from '../../../lib/bits/leading-zeros.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';

/** Clocks from `a` and `b` to `sum`. */
export const floatSumLatency = 11;

/** Which of the formats; neither is the one of 64 bits. */
export const FloatFormat = record({ half: bit, single: bit });

const fractions = { half: 10, single: 23, double: 52 } as const;
const exponents = { half: 5, single: 8, double: 11 } as const;

/**
 * `sum` is `a` + `b`, or `a` - `b` with `negate`: numbers in the low bits, 0 above them. Rounded once, to nearest, ties
 * to even; subnormals are kept; a NaN is quiet, positive and without payload, whatever came in; a sum of 0 is +0 but
 * for that of two negative zeros. A sum in each clock.
 *
 * The three formats share one way: significands begin at the same bit, and exponents keep the bias of their format, as
 * both operands have it.
 */
export const floatSum = module(
  'ses_float_sum',
  {
    summary: 'Sum of two floats of 16, 32 or 64 bits, a sum in each clock.',
    in: { a: bits(64), b: bits(64), negate: bit, format: FloatFormat },
    out: { sum: bits(64) },
  },
  ({ a, b, negate, format }, m) => {
    const { half, single } = format;
    const double = half.or(single).not();
    const of = <T>(is: { readonly half: Bits<1>; readonly single: Bits<1> }, h: T, s: T, d: T): T =>
      m.mux(is.half, h, m.mux(is.single, s, d));
    const fields = (x: Bits<64>) => ({
      negative: of(format, x.at(15), x.at(31), x.at(63)),
      exponent: of(format, x.slice(14, 10).zext(11), x.slice(30, 23).zext(11), x.slice(62, 52)),
      fraction: of(format, x.slice(9, 0).zext(52).shl(42), x.slice(22, 0).zext(52).shl(29), x.slice(51, 0)),
    });
    const stages = pipeline(m, {})
      .stage('unpack', () => {
        const y = fields(b);
        return { half, single, double, a: fields(a), b: { ...y, negative: y.negative.xor(negate) } };
      })
      .stage('compare', (now) => {
        const isTop = (x: Bits): Bits<1> =>
          of(now, x.trunc(exponents.half).all(), x.trunc(exponents.single).all(), x.all());
        const kind = (x: typeof now.a) => {
          const top = isTop(x.exponent);
          const zero = x.exponent.any().not();
          return {
            nan: top.and(x.fraction.any()),
            infinite: top.and(x.fraction.any().not()),
            // A subnormal has the exponent of the smallest normal number, and no hidden one.
            exponent: x.exponent.or(zero.zext(11)),
            significand: zero.not().cat(x.fraction),
          };
        };
        const [x, y] = [kind(now.a), kind(now.b)];
        const magnitude = (of: typeof now.a): Bits => of.exponent.cat(of.fraction);
        return {
          x,
          y,
          swap: magnitude(now.a).lt(magnitude(now.b)),
          a_above: x.exponent.sub(y.exponent),
          b_above: y.exponent.sub(x.exponent),
          subtracts: now.a.negative.xor(now.b.negative),
        };
      })
      .stage('order', ({ x, y, swap, a, b, a_above, b_above, subtracts }) => ({
        exponent: m.mux(swap, y.exponent, x.exponent),
        greater: m.mux(swap, y.significand, x.significand),
        lesser: m.mux(swap, x.significand, y.significand),
        by: m.mux(swap, b_above, a_above),
        negative: m.mux(swap, b.negative, a.negative),
        nan: x.nan.or(y.nan).or(x.infinite.and(y.infinite).and(subtracts)),
        infinite: x.infinite.or(y.infinite),
      }))
      .stage('align', ({ lesser, by }) => {
        // 53 bits of significand, a guard and a round bit; whatever leaves at the end is remembered as sticky.
        const word = lesser.cat(m.lit(2, 0));
        const far = by.slice(10, 6).any();
        const eighths = by.slice(5, 3);
        const shifted = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => (i === 7 ? m.lit(55, 0) : word.shr(8 * i)));
        const lost = [0, 1, 2, 3, 4, 5, 6, 7].map(
          (i): Bits<1> => (i === 0 ? m.lit(1, 0) : word.trunc(Math.min(8 * i, 55)).any()),
        );
        return {
          aligned: chooseFrom(m, eighths, shifted).mask(far.not()),
          sticky: m.mux(far, word.any(), chooseFrom(m, eighths, lost)),
          by_bits: by.trunc(3),
        };
      })
      .stage('add', ({ aligned, sticky, by_bits, greater, subtracts }) => {
        const lost = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Bits<1> => (i === 0 ? m.lit(1, 0) : aligned.trunc(i).any()));
        const rest = sticky.or(chooseFrom(m, by_bits, lost));
        const small = aligned.shr(by_bits).cat(rest).zext(57);
        const large = greater.cat(m.lit(3, 0)).zext(57);
        // A difference is never negative.
        const addend = small.xor(subtracts.repeat(57).as(57));
        return { exact: large.cat(m.lit(1, 1)).add(addend.cat(subtracts)).slice(57, 1) };
      })
      .stage('count', ({ exact }) => ({ zeros: m.inst('leading', leadingZeros(57), { word: exact }).count }))
      .stage('normalise', ({ exact, zeros, exponent }) => {
        // Subnormal results end where the exponent does.
        const isSubnormal = zeros.zext(11).gt(exponent);
        const by = m.mux(isSubnormal, exponent.trunc(zeros.width), zeros);
        return {
          coarse: chooseFrom(
            m,
            by.slice(5, 3),
            [0, 1, 2, 3, 4, 5, 6, 7].map((i) => exact.shl(8 * i)),
          ),
          by_places: by.trunc(3),
          by_all: by,
        };
      })
      .stage('place', ({ coarse, by_places, by_all, exponent }) => ({
        normal: coarse.shl(by_places),
        scaled: exponent.zext(12).add(1).sub(by_all.zext(12)),
      }))
      .stage('decide', (now) => {
        const { normal, scaled } = now;
        const ups = (fraction: number): Bits<1> => {
          const last = 56 - fraction;
          const guard = normal.at(last - 1);
          return guard.and(normal.at(last).or(normal.trunc(last - 1).any()));
        };
        const kept = (fraction: number): Bits<52> =>
          normal
            .slice(55, 56 - fraction)
            .zext(52)
            .shl(52 - fraction);
        return {
          up: of(now, ups(fractions.half), ups(fractions.single), ups(fractions.double)),
          // What has no hidden one is subnormal or 0.
          unrounded: scaled
            .mask(normal.at(56))
            .cat(of(now, kept(fractions.half), kept(fractions.single), kept(fractions.double))),
          zero: normal.any().not(),
        };
      })
      .stage('round', (now) => {
        const at = (fraction: number): Bits<64> => now.up.zext(64).shl(52 - fraction);
        // A carry out of the fraction counts the exponent up, and its fraction is 0 then.
        return {
          rounded: now.unrounded.add(of(now, at(fractions.half), at(fractions.single), at(fractions.double))),
          negative_sum: now.negative.and(now.zero.and(now.subtracts).not()),
        };
      })
      .stage('pack', (now) => ({ result: packed(m, now, of) }));
    return { sum: stages.out.result };
  },
);

interface Rounded {
  readonly half: Bits<1>;
  readonly single: Bits<1>;
  readonly rounded: Bits<64>;
  readonly negative_sum: Bits<1>;
  readonly nan: Bits<1>;
  readonly infinite: Bits<1>;
}

function packed(m: Ctx, now: Rounded, of: (is: Rounded, h: Bits<64>, s: Bits<64>, d: Bits<64>) => Bits<64>): Bits<64> {
  const exponent = now.rounded.slice(63, 52);
  const one = (kind: keyof typeof fractions): Bits<64> => {
    const [e, f] = [exponents[kind], fractions[kind]];
    const over = exponent.ge(2 ** e - 1).or(now.infinite);
    const number = exponent.trunc(e).cat(now.rounded.slice(51, 52 - f));
    const infinity = m.lit(e + f, ((1n << BigInt(e)) - 1n) << BigInt(f));
    const quiet = m.lit(e + f + 1, ((1n << BigInt(e + 1)) - 1n) << BigInt(f - 1));
    const signed = now.negative_sum.cat(m.mux(over, infinity, number));
    return m.mux(now.nan, quiet, signed.as(e + f + 1)).zext(64);
  };
  return of(now, one('half'), one('single'), one('double'));
}
