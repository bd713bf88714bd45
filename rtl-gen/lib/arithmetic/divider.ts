/** Division of words by words. */
import { bit, bits, clog2, module, record, sink, source } from '../../hdl/index.ts';

/**
 * Divides unsigned words of `width` bits (2 or more): one division at a time, a bit of the quotient a clock. The result
 * comes `width + 1` clocks after the operands are taken; the next operands are taken in the clock after it has left.
 * By 0, the quotient is all ones and the remainder the dividend, as RISC-V's `divu` and `remu` have it.
 *
 * By a constant, `div` and `mod` of the word are a multiplication and take no clock.
 */
export const divider = <const W extends number>(width: W) => {
  if (!Number.isInteger(width) || width < 2)
    throw new RangeError(`a divider of ${width} bits: give an integer from 2 up`);
  const word = bits(width);
  return module(
    `divider_w${width}`,
    {
      summary: `Divides words of ${width} bits, a bit a clock.`,
      link: {
        up: sink(record({ dividend: word, divisor: word })),
        down: source(record({ quotient: word, remainder: word })),
      },
    },
    ({ up, down }, m) => {
      const full = m.reg('full', bit, { reset: 0 });
      const left = m.reg('left', bits(clog2(width + 1)), { reset: 0 });
      const divisor = m.next('divisor', up.payload.divisor, { enable: full.not() });
      // What is left of the dividend leaves at the top, and the quotient enters at the bottom.
      const quotient = m.reg('quotient', word);
      const remainder = m.reg('remainder', word);
      const wider = m.named('wider', remainder.cat(quotient.at(width - 1)));
      const difference = m.named('difference', wider.sub(divisor.zext(width + 1)));
      const fits = m.named('fits', difference.at(width).not());
      m.when(full.not(), () => {
        full.set(up.valid);
        left.set(width);
        quotient.set(up.payload.dividend);
        remainder.set(0);
      })
        .elsewhen(left.any(), () => {
          left.set(left.sub(1));
          quotient.set(quotient.trunc(width - 1).cat(fits));
          remainder.set(m.mux(fits, difference, wider).trunc(width));
        })
        .otherwise(() => full.set(down.ready.not()));
      return { up: { ready: full.not() }, down: { payload: { quotient, remainder }, valid: full.and(left.eq(0)) } };
    },
  );
};
