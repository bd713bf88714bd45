/**
 * The sender of credit-based flow control: no frame is granted for which there is no credit, and counters are exact.
 */
import { type Bits, bind, bits } from '../../../rtl-gen/hdl/index.ts';
import { channel } from '../../../rtl-gen/uet/cbfc/sender/channel.ts';
import { creditAccount } from '../../../rtl-gen/uet/cbfc/sender/credit-account.ts';
import { creditBits, freedBits, limitBound } from '../../../rtl-gen/uet/cbfc/settings.ts';
import { type Proof, proof } from '../../formal/proof.ts';

/** Counters of the whole time are watched modulo 2^22, which no difference comes near. */
const wide = 22;

/** Bits of a sum of credits in use and a cost. */
const sumBits = 21;

/** Whatever updates say, no more is in use than any limit that frames are compared with. */
const limited = bind(creditAccount(4), ({ take, cost, used, freed, consumed }, _, m) => {
  const limit = m.symbolic('spec_limit', bits(creditBits));
  m.assume('spec_compared', take.implies(used.addWide(cost.zext(creditBits)).le(limit.zext(sumBits))));
  m.assert('never_more_than_the_limit', used.le(limit));
  m.assert('consumed_is_freed_and_used', consumed.sub(freed).eq(used));
  m.cover('uses_all', used.eq(limit).and(limit.gt(20)));
});

/** With true updates, the counters of 20 and 15 bits say what counters without an end would. */
const exact = bind(creditAccount(4), ({ take, cost, update, count, zero, used, freed, refused }, _, m) => {
  const limit = m.symbolic('spec_limit', bits(creditBits));
  m.assume('spec_limit_below_half', limit.lt(limitBound));
  const sum = used.addWide(cost.zext(creditBits));
  m.assume('spec_compared', take.implies(sum.le(limit.zext(sumBits))));
  // What is in use and what has come back as whole numbers: sums of true costs and true updates.
  const inUse = m.reg('spec_in_use', bits(wide), { reset: 0 });
  const back = m.reg('spec_freed', bits(wide), { reset: 0 });
  // A true update is of credits that were used, and less than 2^15 ahead of the one before.
  const ahead = count.sub(back.trunc(freedBits)).zext(wide);
  m.assume('spec_true', update.implies(ahead.le(inUse)));
  const taken = cost.zext(wide).and(take.repeat(wide));
  const returned = ahead.and(update.repeat(wide));
  inUse.set(inUse.add(taken).sub(returned));
  back.set(back.add(returned));
  m.when(zero, () => {
    inUse.set(0);
    back.set(0);
  });
  m.assert('used_is_exact', used.zext(wide).eq(inUse));
  m.assert('freed_is_exact', freed.eq(back.trunc(creditBits)));
  m.assert('within_the_limit', used.le(limit));
  m.assert('true_updates_are_believed', refused.not());
  m.cover('frees_two_at_once', update.and(ahead.gt(20)));
});

const depth = 4;

interface Queue {
  readonly there: Bits;
  readonly cost_0: Bits;
  readonly cost_1: Bits;
  readonly room: Bits<1>;
  readonly accepted_probe: Bits<3>;
  readonly wr_probe: Bits<3>;
}

/** A channel of 4 frames of up to 7 credits, in the modes with limits of its own. */
const grants = bind(
  channel(3, depth),
  (io, inside, m) => {
    const queue = inside.inst<Queue>('queue');
    const { there, cost_0, cost_1 } = queue;
    m.assume('spec_limits_of_its_own', io.port.dynamic.not().and(io.port.threshold.eq(0)));
    m.assume('spec_accepts_where_there_is_room', io.accept.implies(queue.room));
    // Pushed is what was accepted before, in order.
    const coming = m.reg('spec_coming', bits(3), { reset: 0 });
    coming.set(coming.add(io.accept.zext(3)).sub(io.push.zext(3)));
    m.assume('spec_pushes_what_was_accepted', io.push.implies(coming.any()));

    m.assert('coming_counts', coming.eq(queue.accepted_probe.sub(queue.wr_probe)));

    const { fits, fits_again, status } = io;
    const { used, lossless } = status;
    const limit = inside.bits('limit', creditBits);
    const fitsIn = (sum: Bits): Bits<1> => used.zext(sumBits).add(sum.zext(sumBits)).le(limit.zext(sumBits));
    const granted = inside.bits('granted', 1);
    m.assert('grants_within_the_limit', granted.and(lossless).implies(fitsIn(cost_0)));
    m.assert('grants_what_is_there', granted.implies(there.at(0)));
    m.assert('grants_where_enabled', granted.implies(status.enabled));
    m.cover(
      'grants_twice_in_a_row_up_to_the_limit',
      m
        .past(granted)
        .and(granted)
        .and(lossless)
        .and(used.zext(21).add(cost_0.zext(21)).eq(limit.zext(21)))
        .and(limit.gt(8)),
    );

    // What the flags say.
    const ordered = inside.bits('ordered', 1);
    m.assert('fits_rests_after_orders', fits.or(fits_again).implies(ordered.not().and(status.enabled)));
    m.assert('ceiling_is_the_limit', ordered.or(inside.bits('ceiling', sumBits).eq(limit.zext(sumBits))));
    m.assert('fits_is_right', fits.implies(there.at(0).and(lossless.implies(fitsIn(cost_0)))));
    const two = cost_0.zext(5).add(cost_1.zext(5));
    m.assert('fits_again_is_right', fits_again.implies(there.at(1).and(lossless.implies(fitsIn(two)))));
  },
  { probes: { queue: { accepted: bits(3), wr: bits(3) } } },
);

export const cbfcSenderProofs: readonly Proof[] = [
  proof(
    'cbfc-credit-limit',
    'A channel never has more credits in use than its limit, whatever CF_Updates say.',
    limited,
  ),
  proof('cbfc-credit-exact', 'The cyclic counters of a channel are exact for every limit below 2^19.', exact, {
    depth: 1,
  }),
  proof(
    'cbfc-channel',
    'A channel is granted only what fits its limit, in clocks in a row too, whenever limits and modes change.',
    grants,
    { coverDepth: 20 },
  ),
];
