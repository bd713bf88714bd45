/** The credits of one virtual channel at the sender: what it has used, and what came back. */
import { bit, bits, module } from '../../../hdl/index.ts';
import { creditBits, freedBits } from '../settings.ts';

/**
 * S_VC_CU and S_VC_CF of one channel, modulo 2^20; S_VC_CC is their sum (link-layer.md B2). In each clock a frame may
 * `take` its `cost`, which the module around has compared with the limit, and an `update` may bring the low 15 bits of
 * the freed counter, which is extended by how far it is ahead, modulo 2^15 (B4). An update counts once, however often
 * it comes.
 *
 * An update that would free more than is in use is `refused`: no receiver sends that, and believing it would take
 * credit for buffer that is not there. So `used` never goes below 0, whatever arrives, and the next true update heals.
 *
 * `zero`: both counters start again at 0, whatever else happens in the clock. Outputs are of the clocks before.
 */
export const creditAccount = (costBits: number) => creditAccountOf(costBits, creditBits, freedBits);

/** The same with counters of `counterBits`, of which an update brings the low `shortBits`: fewer, for proofs. */
export const creditAccountOf = <W extends number, S extends number>(costBits: number, counterBits: W, shortBits: S) => {
  const counter = bits<W>(counterBits);
  const isUsual = counterBits === creditBits && shortBits === freedBits;
  return module(
    `cbfc_credit_account_c${costBits}${isUsual ? '' : `_w${counterBits}_s${shortBits}`}`,
    {
      summary: 'Credits of one virtual channel at the sender: used, freed and consumed.',
      in: { take: bit, cost: bits(costBits), update: bit, count: bits<S>(shortBits), zero: bit },
      out: { used: counter, freed: counter, consumed: counter, refused: bit },
    },
    ({ take, cost, update, count, zero }, m) => {
      const used = m.reg('used', counter, { reset: 0 });
      const freed = m.reg('freed', counter, { reset: 0 });
      const low = shortBits + 1;
      const beyond = m.named('beyond', count.zext(low).sub(freed.trunc(shortBits).zext(low)));
      const ahead = m.named('ahead', beyond.trunc(shortBits).zext(counterBits));
      const possible = m.named('possible', ahead.le(used));
      const returned = m.named('returned', ahead.mask(update.and(possible)));
      const taken = m.named('taken', cost.zext(counterBits).mask(take));
      m.when(zero, () => {
        for (const counter of [used, freed]) counter.set(m.lit(counterBits, 0));
      }).otherwise(() => {
        used.set(used.add(taken).sub(returned));
        // An update says the low bits; whether it has gone round at them is for those above.
        m.when(update.and(possible), () => {
          const above = freed.slice(counterBits - 1, shortBits);
          const round = beyond.at(shortBits).zext(counterBits - shortBits);
          freed.set(above.add(round).cat(count));
        });
      });
      return { used, freed, consumed: used.add(freed), refused: update.and(possible.not()) };
    },
  );
};
