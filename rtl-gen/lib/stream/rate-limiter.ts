/** A bound on what passes a stream in a time. */
import { type Bits, bits, type Ctx, clog2, module, type Shape, sink, source } from '../../hdl/index.ts';

export interface RateLimiterOptions<V> {
  /** Tokens that come in a clock, as a fraction: `[3, 8]` for three in eight clocks. Two integers from 1 up. */
  readonly rate: readonly [tokens: number, clocks: number];
  /** Tokens that can be saved up: the largest cost or more. */
  readonly burst: number;
  /**
   * The tokens that an item costs, in any width and at most `burst`; by default one. For bytes of packets: `bytesKept`.
   */
  readonly cost?: (payload: V) => Bits;
  /** What the module's name says of the cost, where one is given: `bytes`. */
  readonly unit?: string;
}

/**
 * Lets an item pass when there are tokens for it (a token bucket): `rate` adds tokens, an item takes its cost, and no
 * more than `burst` are saved, as many as there are after reset. Latency 0; no offer is withdrawn for lack of tokens
 * once it is made.
 *
 * Exact: fractions of tokens are carried over, so n clocks from reset give n * rate tokens, rounded down, whatever n,
 * as long as there is room for them. In any n clocks no more passes than `burst` + n * rate, rounded up. An item that
 * costs more than `burst` would never pass: an assertion of the design says so.
 */
export const rateLimiter = <V>(payload: Shape<V>, { rate, burst, cost, unit }: RateLimiterOptions<V>) => {
  const [tokens, clocks] = rate;
  for (const n of [tokens, clocks, burst])
    if (!Number.isSafeInteger(n) || n < 1)
      throw new RangeError(`a rate limiter with a rate or burst of ${n}: give integers from 1 up`);
  return module(
    `rate_limiter_w${payload.width}_${tokens}_in_${clocks}_burst${burst}${unit === undefined ? '' : `_${unit}`}`,
    {
      summary: `Lets ${tokens} ${unit ?? 'items'} pass in ${clocks} clocks, ${burst} at once.`,
      link: { up: sink(payload), down: source(payload) },
    },
    ({ up, down }, m) => {
      const price = cost === undefined ? m.lit(1, 1) : cost(up.payload);
      const width = Math.max(clog2(burst + Math.ceil(tokens / clocks) + 1), price.width);
      const saved = m.reg('saved', bits(width), { reset: burst });
      const spent = cost === undefined ? m.lit(width, 1) : m.named({ price: price.zext(width) }).price;
      const enough = m.named('enough', saved.ge(spent));
      const valid = m.named('valid', up.valid.and(enough));
      const passes = m.named('passes', valid.and(down.ready));
      const rest = m.named('rest', m.mux(passes, saved.sub(spent), saved));
      const sum = m.named('sum', rest.add(gain(m, tokens, clocks, width)));
      saved.set(m.mux(sum.gt(burst), m.lit(width, burst), sum));
      m.assert('saves_no_more_than_burst', saved.le(burst));
      if (cost !== undefined) m.assert('no_item_costs_more_than_burst', up.valid.not().or(spent.le(burst)));
      return { up: { ready: enough.and(down.ready) }, down: { payload: up.payload, valid } };
    },
  );
};

/** The tokens of this clock: the whole part of the rate, and one more whenever the fractions have summed up to one. */
function gain(m: Ctx, tokens: number, clocks: number, width: number): Bits {
  const whole = Math.floor(tokens / clocks);
  const part = tokens % clocks;
  if (part === 0) return m.lit(width, whole);
  const fractionWidth = clog2(clocks) + 1;
  const fraction = m.reg('fraction', bits(fractionWidth), { reset: 0 });
  const next = m.named('next', fraction.add(part));
  const carry = m.named('carry', next.ge(clocks));
  fraction.set(m.mux(carry, next.sub(clocks), next));
  m.assert('fraction_is_below_one', fraction.lt(clocks));
  const more = carry.zext(width);
  return whole === 0 ? more : more.add(whole);
}
