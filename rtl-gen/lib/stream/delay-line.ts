/** Values of some clocks ago. */
import { module, type Shape } from '../../hdl/index.ts';

/**
 * `q` is `d` of `clocks` clocks ago (1 or more). The registers have no reset, so that FPGAs make shift registers of them: a LUT
 * a bit for up to 32 clocks.
 */
export const delayLine = <V>(shape: Shape<V>, clocks: number) => {
  if (!Number.isInteger(clocks) || clocks < 1)
    throw new RangeError(`a delay of ${clocks} clocks: give an integer from 1 up`);
  return module(
    `delay_w${shape.width}_c${clocks}`,
    {
      summary: `Delays ${shape.width} bits by ${clocks} ${clocks === 1 ? 'clock' : 'clocks'}.`,
      in: { d: shape },
      out: { q: shape },
    },
    ({ d }, m) => {
      let value: V = d;
      for (let i = 1; i <= clocks; i++) {
        const later = m.reg(`ago_${i}`, shape);
        later.set(value);
        value = later;
      }
      return { q: value };
    },
  );
};
