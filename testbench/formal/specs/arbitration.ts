/** What every arbiter promises, and the wait of one requester. */
import { type Bits, bits, type Ctx, clog2 } from '../../../rtl-gen/hdl/index.ts';
import type { ArbiterInputs, ArbiterOutputs } from '../../../rtl-gen/lib/arbiter/arbiter.ts';

/**
 * Assert that while `valid` is 1 one bit of `grant` is set and `index` is its position. Without `hold`: `valid` says
 * that somebody asks, and only who asks is granted. With it: a grant that is not accepted stays as it is.
 */
export function arbitration(
  m: Ctx,
  { request, accept, grant, index, valid }: ArbiterInputs & ArbiterOutputs,
  hold: boolean,
): void {
  const n = request.width;
  m.assert('spec_one_grant', valid.implies(grant.eq(m.lit(n, 1).shl(index))));
  if (hold) {
    const kept = m.pastValid().and(m.past(valid)).and(m.past(accept).not());
    m.assert('spec_grant_is_held', kept.implies(valid.and(m.stable(grant))));
  } else {
    m.assert('spec_grants_when_asked', valid.eq(request.any()));
    m.assert('spec_grants_who_asks', valid.implies(grant.and(request).any()));
  }
  m.cover('spec_last_is_granted', valid.and(accept).and(index.eq(n - 1)));
}

export interface Wait {
  /** One requester, any. */
  readonly who: Bits;
  /** Accepted grants to others since it asks without a pause. */
  readonly waited: Bits;
}

/**
 * The wait of one requester, any, counted as far as `most`, for the caller to bound. The number of requesters is a
 * power of two.
 */
export function waiting(m: Ctx, { request, accept, index, valid }: ArbiterInputs & ArbiterOutputs, most: number): Wait {
  const n = request.width;
  const width: number = clog2(most + 2);
  const who = m.symbolic('spec_who', bits(clog2(n)));
  const waited = m.reg('spec_waited', bits(width), { reset: 0 });
  const asks = request.shr(who).at(0);
  m.when(asks.not().or(valid.and(accept).and(index.eq(who))), () => waited.set(0)).elsewhen(valid.and(accept), () =>
    m.when(waited.le(most), () => waited.set(waited.add(1))),
  );
  return { who, waited };
}

/** The number of ones of a word, in `width` bits. */
export const ones = (m: Ctx, word: Bits, width: number): Bits =>
  Array.from({ length: word.width }, (_, i) => word.at(i).zext(width)).reduce(
    (sum: Bits, b) => sum.add(b),
    m.lit(width, 0),
  );
