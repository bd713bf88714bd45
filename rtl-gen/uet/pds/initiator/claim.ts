/** Room in a congestion control context for packets that are about to leave. */
import { type Bits, bit, bits, type Ctx, module, record } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { copyOf } from '../target-side/context-copy.ts';
import { updateContext } from '../target-side/context-update.ts';
import type { InitiatorLayout } from './layout.ts';
import { Limit } from './records.ts';

/** What was claimed and not sent, less what was sent and not claimed, since the context began. */
export const RefundWrite = ({ contextBits }: InitiatorLayout) =>
  record({ enable: bit, ccc: bits(contextBits), refunded: bits(32) });

/**
 * The congestion control context `ccc` of a packet is told in clock t with `enable`, its `size` in t + 3, what it
 * `asks` in t + 4. In t + 5 `room` says whether it may leave, which claims its bytes, and in t + 6 `low`, that fewer
 * bytes than `below` or no credit are left after it; `is_small` is that of the limit, and in t + 3 so are `cwnd` and
 * `max_window`.
 *
 * `sent` of a context is what is claimed less what `refund_write` has given back: a packet that does not leave after
 * all. A refund counts some clocks late, which never lets go too much. `clear`: the context has sent nothing, and may
 * not.
 *
 * The `place` whose packet finds no room first has the next: those of others have none until it has taken its own, so
 * that small packets do not starve a large one; another one that found none comes after it. With `yields` the place of
 * the event wants none any more.
 */
export const claim = (layout: InitiatorLayout) => {
  const { contexts, contextBits, suffix } = layout;
  const Ccc = bits(contextBits);
  return module(
    `pds_initiator_claim_${suffix}`,
    {
      summary: `Room in ${contexts} congestion control contexts.`,
      in: {
        enable: bit,
        ccc: Ccc,
        clear: bit,
        place: Ccc,
        yields: bit,
        asks: bit,
        size: bits(14),
        below: bits(16),
        limit: Limit(layout),
        refund_write: RefundWrite(layout),
      },
      out: { room: bit, low: bit, is_small: bit, cwnd: bits(32), max_window: bits(32) },
    },
    ({ enable, ccc, clear, place, yields, asks, size, below, limit, refund_write }, m) => {
      const { valid, ccc: at, ...data } = limit;
      const given = { enable: valid, at, data };
      const limits = layout.congestion.adapts ? cleared(m, given, clear, delayer(m)('cleared', Ccc, ccc, 4)) : given;
      const kept = copyOf(m, 'limits', contexts, limits, ccc);
      const givenBack = { enable: refund_write.enable, at: refund_write.ccc, data: refund_write.refunded };
      const refunded = copyOf(m, 'refunds', contexts, givenBack, ccc);

      const p = pipeline(m, { enable, ccc })
        .stage('look', () => ({}))
        .stage('read', () => ({}))
        .stage('limit', () => {
          const { credit_on, is_small: tight, cwnd: bytes, max_window: most } = kept;
          return {
            ...{ window: kept.window.add(refunded), credit: kept.credit.add(refunded) },
            ...{ credit_on, tight, bytes, most },
          };
        })
        // How much may be claimed before the packet, and after it.
        .stage('charge', ({ window, credit }) => ({
          packet: size,
          is_empty: size.any().not(),
          window_then: window.sub(size.zext(32)),
          credit_then: credit.sub(size.zext(32)),
        }));
      const access = { depth: contexts, enable: p.at('read').enable, addr: p.at('read').ccc, latency: 3 } as const;
      const Claimed = record({ bytes: bits(32), waits: bit, first: Ccc, others: bit, second: Ccc, served: Ccc });
      const claimed = p
        .stage('claim', ({ credit, credit_on, window_then, credit_then, packet, is_empty }) => {
          const { may_leave, left, no_credit } = updateContext(m, 'claimed', Claimed, access, (now) => {
            const { bytes, waits, first, others, second, served } = now;
            const isFirst = m.named('is_first', first.eq(place));
            const after = m.named('after', window_then.sub(bytes));
            const fits = m.named('fits', after.at(31).not());
            const owes = m.named('owes', credit.sub(bytes));
            const has_credit = m.named('has_credit', credit_on.not().or(owes.at(31).not().and(bytes.ne(credit))));
            const wants = m.named('wants', asks.and(is_empty.not()));
            const claims = m.named('claims', wants.and(fits).and(has_credit).and(waits.not().or(isFirst)));
            const owesThen = m.named('owes_then', credit_then.sub(bytes));
            const charged = m.named('claimed_then', bytes.add(packet.zext(32)));
            // The PDC that was served last does not wait for room until another one has been served.
            const refused = m.named('refused', wants.and(claims.not()).and(served.ne(place)));
            const leaves = m.named('leaves', waits.and(isFirst).and(claims.or(yields)));
            const joins = m.named('joins', waits.not().and(refused));
            const follows = m.named('follows', waits.and(isFirst.not()).and(others.not()).and(refused));
            const stays = m.named('stays', others.and(second.eq(place).and(yields).not()));
            return {
              next: {
                bytes: m.choose(
                  [
                    [clear, 0],
                    [claims, charged],
                  ],
                  bytes,
                ),
                waits: m.mux(leaves, stays, waits.or(joins)).and(clear.not()),
                first: m.choose(
                  [
                    [leaves, second],
                    [joins, place],
                  ],
                  first,
                ),
                others: stays.or(follows).and(leaves.or(clear).not()),
                second: m.mux(follows, place, second),
                served: m.mux(claims, place, served),
              },
              may_leave: claims.or(wants.not()),
              left: after,
              no_credit: has_credit.not().or(credit_on.and(owesThen.at(31).or(bytes.eq(credit_then)))),
            };
          });
          return { may_leave, left, no_credit };
        })
        .stage('tell', ({ left, no_credit }) => ({
          is_low: no_credit.or(left.at(31)).or(left.slice(31, 16).any().not().and(left.trunc(16).lt(below))),
        }));
      const { bytes: cwnd, most: max_window } = claimed.at('charge');
      const { is_low: low, tight: is_small } = claimed.out;
      return { room: claimed.at('tell').may_leave, low, is_small, cwnd, max_window };
    },
  );
};

/** A limit, or where the context `at` is cleared, one of nothing: limits that adapt come late. */
function cleared<D extends { readonly window: Bits<32>; readonly credit: Bits<32> }>(
  m: Ctx,
  { enable, at: ccc, data }: { readonly enable: Bits<1>; readonly at: Bits; readonly data: D },
  clear: Bits<1>,
  at: Bits,
) {
  const stays = clear.not();
  return {
    enable: enable.or(clear),
    at: m.mux(clear, at, ccc),
    data: { ...data, window: data.window.mask(stays), credit: data.credit.mask(stays) },
  };
}
