/** Counting the wrong bits of a pseudo-random bit sequence. */
import { type Bits, bit, bits, type Ctx, clog2, module } from '../../hdl/index.ts';
import { lowFirst } from '../bits/joined.ts';
import { statisticsCounter } from '../counting/statistics-counter.ts';
import { checkPrbs, following, historyBits, type PrbsOptions, type PrbsOrder, shiftedIn } from './prbs.ts';

/** Bits without an error after which a checker is in step: on random data it is by mistake once in 2^33 times. */
const provingBits = 64;

/**
 * Finds its place in the sequence of that order by itself and counts the wrong bits, `dataBits` a clock with `valid`,
 * the first in bit 0.
 *
 * Out of step, each word is predicted from what came before it; 64 bits (4 words at least) without an error put it in
 * step. In step it goes on from its own bits, so that a wrong one counts once and not also where it would enter
 * predictions. A word with more than a quarter of its bits wrong takes away two words of trust, any other gives one
 * back, up to what being in step took; at 0 it is out of step, so that it finds its place again after bits were lost or
 * added.
 *
 * - `locked`: in step. `errors`, `words`: wrong bits, and words in which they were looked for, since reset or the last
 *   clock with `clear`; only words in step count, 3 clocks after they came (one more for
 *   each factor of 16 in `dataBits`). Both stop at their largest number.
 */
export const prbsChecker = (order: PrbsOrder, dataBits: number, { inverted = false }: PrbsOptions = {}) => {
  checkPrbs(order, dataBits);
  const size = historyBits(order, dataBits);
  const full = Math.max(4, Math.ceil(provingBits / dataBits));
  const countBits = clog2(dataBits + 1);
  return module(
    `prbs${order}${inverted ? 'n' : ''}_check_w${dataBits}`,
    {
      summary: `Checker of PRBS${order}${inverted ? ', inverted' : ''}, ${dataBits} bits a clock.`,
      in: { data: bits(dataBits), valid: bit, clear: bit },
      out: { locked: bit, errors: bits(32), words: bits(48) },
    },
    ({ data, valid, clear }, m) => {
      const locked = m.reg('locked', bit, { reset: 0 });
      const trust = m.reg('trust', bits(clog2(full + 1)), { reset: 0 });
      const history = m.reg('history', bits(size), { reset: 0 });

      const word = inverted ? m.named({ word: data.not() }).word : data;
      const expected = m.named('expected', following(m, order, dataBits, history));
      const wrong = m.named('wrong', word.xor(expected));
      m.when(valid, () => history.set(shiftedIn(history, m.mux(locked, expected, word))));

      // The words in step: their wrong bits, and how many these are.
      const difference = m.next('difference', wrong);
      const checked = m.next('checked', valid.and(locked), { reset: 0 });
      const { sum, valid: counted } = countOnes(m, difference, checked);
      // The tree gives one bit more than the largest sum has, except for powers of two.
      const count = sum.trunc(countBits);
      const bad = m.named('bad', count.gt(Math.floor(dataBits / 4)));

      // Zeros alone follow from zeros, but are no part of the sequence.
      const clean = wrong
        .any()
        .or(
          history
            .slice(size - 1, size - order)
            .any()
            .not(),
        )
        .not();
      m.when(locked, () => {
        m.when(counted.and(bad), () => {
          m.when(trust.le(2), () => {
            trust.set(0);
            locked.set(0);
          }).otherwise(() => trust.set(trust.sub(2)));
        }).elsewhen(counted.and(trust.ne(full)), () => trust.set(trust.add(1)));
      }).elsewhen(valid, () => {
        m.when(clean, () => {
          trust.set(trust.add(1));
          locked.set(trust.eq(full - 1));
        }).otherwise(() => trust.set(0));
      });
      m.assert('trust_is_within', trust.le(full));
      m.assert('locked_is_trust', locked.not().or(trust.any()));
      m.assert('full_trust_is_locked', locked.or(trust.lt(full)));

      const amount = m.mux(counted, count, m.lit(countBits, 0));
      const wrongBits = m.inst('wrong_bits', statisticsCounter(32, countBits), { amount, clear });
      const checkedWords = m.inst('checked_words', statisticsCounter(48, 1), { amount: counted, clear });
      return { locked, errors: wrongBits.count, words: checkedWords.count };
    },
  );
};

/** Levels of a tree of adders in one clock. */
const levelsPerStage = 4;

/** The number of ones of bits `hi` to `lo`. */
interface Ones {
  readonly sum: Bits;
  readonly hi: number;
  readonly lo: number;
}

/** The number of ones of a word with `valid`, some clocks later: a tree of adders with registers. */
function countOnes(m: Ctx, word: Bits, valid: Bits<1>): { sum: Bits; valid: Bits<1> } {
  let parts = Array.from({ length: word.width }, (_, i): Ones => ({ sum: word.at(i), hi: i, lo: i }));
  let moving = valid;
  for (let stage = 1; stage === 1 || parts.length > 1; stage++) {
    for (let level = 0; level < levelsPerStage && parts.length > 1; level++) parts = inPairs(m, parts);
    const width = parts[0]!.sum.width;
    const sums = m.next(`sums_${stage}`, lowFirst(parts.map(({ sum }) => sum)));
    const summed = m.next(`summed_${stage}`, moving, { reset: 0 });
    parts = parts.map((part, i) => ({ ...part, sum: sums.slice(width * i + width - 1, width * i) }));
    moving = summed;
  }
  return { sum: parts[0]!.sum, valid: moving };
}

const inPairs = (m: Ctx, parts: readonly Ones[]): Ones[] =>
  Array.from({ length: Math.ceil(parts.length / 2) }, (_, i) => {
    const [a, b] = [parts[2 * i]!, parts[2 * i + 1]];
    if (b === undefined) return { ...a, sum: a.sum.zext(a.sum.width + 1) };
    const name = `ones_${b.hi}_${a.lo}`;
    return { sum: m.named(name, a.sum.addWide(b.sum)), hi: b.hi, lo: a.lo };
  });
