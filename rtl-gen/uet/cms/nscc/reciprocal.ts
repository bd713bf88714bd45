/** One over a number, by a table and a correction between its entries. */
import { bits, module, record } from '../../../hdl/index.ts';
import { leadingZeros } from '../../../lib/bits/leading-zeros.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';

/** Clocks from the word to `shift`, to the mantissa, and to the reciprocal. */
export const reciprocalLatency = { shift: 1, mantissa: 2, result: 6 } as const;

const entryBits = 9;
const entries = 2 ** entryBits;
const Entry = record({ value: bits(17), slope: bits(9) });

/** 2^26 over the mantissa's first 10 bits, and how much less the next entry is. */
const entryOf = (index: number): number => Math.min(Math.floor(2 ** 26 / (entries + index)), 2 ** 17 - 1);

/**
 * Of `word`, of 20 bits or more, taken as a mantissa with its top bit set after a shift to the left by `shift`:
 * 2^(width + 16) over the mantissa, to 17 bits. Of 0 the result says nothing. The error is below 2^-16 of the value.
 */
export const reciprocal = (width: number) =>
  module(
    `reciprocal_w${width}`,
    {
      summary: `One over ${width} bits, by a table of ${entries} entries and a correction.`,
      in: { word: bits(width) },
      out: { shift: bits(5), result: bits(17) },
    },
    ({ word }, m) => {
      const table = m.mem('reciprocals', Entry, {
        depth: entries,
        init: (index) => ({ value: entryOf(index), slope: entryOf(index) - entryOf(index + 1) }),
        attributes: { rom_style: 'block' },
      });
      const normalised = pipeline(m, { word })
        .stage('count', ({ word }) => ({ zeros: m.inst('leading', leadingZeros(width), { word }).count.as(5) }))
        .stage('normalise', ({ word, zeros }) => ({ mantissa: word.shl(zeros) }));
      const { mantissa } = normalised.out;
      m.unused(mantissa);
      const below = (top: number) => mantissa.slice(top, top + 1 - entryBits).as(entryBits);
      const entry = table.readSync({ addr: below(width - 2), onCollision: 'undefined' });
      const { reciprocal } = normalised
        .stage('look_up', () => ({ rest: below(width - 2 - entryBits) }))
        .stage('entry', () => ({ ...entry }))
        .stage('correct', ({ slope, rest }) => ({ correction: slope.mul(rest).slice(17, 9).as(9) }))
        .stage('subtract', ({ value, correction }) => ({ reciprocal: value.sub(correction.zext(17)) })).out;
      return { shift: normalised.at('normalise').zeros, result: reciprocal };
    },
  );
