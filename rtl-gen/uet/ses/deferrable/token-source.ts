/** Places of a table with a token each that names one message. */
import { bit, bits, clog2, module } from '../../../hdl/index.ts';
import { priorityEncoder } from '../../../lib/bits/priority-encoder.ts';

/**
 * The next free place of `slots`, a power of two, and its token: a count of places that were given, above the number
 * of the place. So two messages at a time have different tokens, and a place that is given again has another one,
 * until the count has gone round. No token is 0, which is none (ses.md 4.3).
 *
 * `taken` says which places are in use; that of a `take` with `valid` is so from the next clock on. A place in each
 * second clock.
 */
export const tokenSource = (slots: number, tokenBits: number) => {
  const slotBits = clog2(slots);
  return module(
    `ses_token_source_n${slots}_t${tokenBits}`,
    {
      summary: `Tokens of ${tokenBits} bits, each with one of ${slots} places.`,
      in: { taken: bits(slots), take: bit },
      out: { valid: bit, slot: bits(slotBits), token: bits(tokenBits) },
    },
    ({ taken, take }, m) => {
      const valid = m.reg('is_there', bit, { reset: 0 });
      const slot = m.reg('place', bits(slotBits));
      const count = m.reg('count', bits(tokenBits - slotBits), { reset: 1 });
      const free = m.inst('free', priorityEncoder(slots), { requests: taken.not() });
      m.unused(free.one_hot);
      const takes = m.named('takes', take.and(valid));
      // What is offered is free until it is taken; then there is a clock without an offer.
      valid.set(free.valid);
      slot.set(free.index);
      m.when(takes, () => {
        valid.set(0);
        count.set(m.mux(count.all(), m.lit(count.width, 1), count.add(1)));
      });
      return { valid, slot, token: count.cat(slot).as(tokenBits) };
    },
  );
};
