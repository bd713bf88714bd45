/** Values of some clocks ago. */
import { type Bits, type Ctx, module, type Shape } from '../../hdl/index.ts';

/**
 * `q` is `d` of `clocks` clocks ago (1 or more). The registers have no reset, so that FPGAs make shift registers of
 * them: a LUT a bit for up to 32 clocks.
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
      for (let i = 1; i <= clocks; i++) value = m.next(`ago_${i}`, value);
      return { q: value };
    },
  );
};

/**
 * A function that gives a value of some clocks ago, as `delayLine` in an instance `name_later`; what has no bits, or is
 * of 0 clocks ago, is the value itself.
 */
export const delayer =
  (m: Ctx) =>
  <V>(name: string, shape: Shape<V>, value: V, clocks: number): V =>
    clocks === 0 || shape.width === 0 ? value : m.inst(`${name}_later`, delayLine(shape, clocks), { d: value }).q;

/** The bit of `clocks` clocks ago, 0 after reset: registers `name_1`, `name_2` and so on. */
export function delayedBit(m: Ctx, name: string, value: Bits<1>, clocks: number): Bits<1> {
  let delayed = value;
  for (let i = 1; i <= clocks; i++) delayed = m.next(`${name}_${i}`, delayed, { reset: 0 });
  return delayed;
}
