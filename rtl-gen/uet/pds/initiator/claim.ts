/** Room in a congestion control context for packets that are about to leave. */
import { type Bits, bit, bits, type Ctx, module, record } from '../../../hdl/index.ts';
import { contextCopy } from '../target-side/context-copy.ts';
import { updateContext } from '../target-side/context-update.ts';
import { history } from '../target-side/history.ts';
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
      const Kept = record({
        window: bits(32),
        credit_on: bit,
        credit: bits(32),
        cwnd: bits(32),
        max_window: bits(32),
        is_small: bit,
      });
      // t + 2: limits; t + 3: with what was refunded; t + 4: how much may be claimed before the packet.
      const { valid, ccc: ofLimit, ...data } = limit;
      const given = { enable: valid, pdc: ofLimit, data };
      const { word: kept } = m.inst('limits', contextCopy(Kept, contexts), {
        ...(layout.congestion.adapts ? cleared(m, given, clear, history(m, 'cleared', ccc, 4)[4]!) : given),
        read: ccc,
      });
      const { word: refunded } = m.inst('refunds', contextCopy(bits(32), contexts), {
        enable: refund_write.enable,
        pdc: refund_write.ccc,
        data: refund_write.refunded,
        read: ccc,
      });
      const wide = size.zext(32);
      const window = m.next('window', kept.window.add(refunded));
      const credit = m.next('credit', kept.credit.add(refunded));
      const windowThen = m.next('window_then', window.sub(wide));
      const creditThen = m.next('credit_then', credit.sub(wide));
      const credit4 = m.next('credit_4', credit);
      const creditOn = m.next('credit_on_4', m.next('credit_on', kept.credit_on));
      const kept3 = m.next('kept_3', { is_small: kept.is_small, cwnd: kept.cwnd, max_window: kept.max_window });
      const isSmall = m.next('is_small_6', m.next('is_small_5', m.next('is_small_4', kept3.is_small)));
      const size4 = m.next('size_4', size);
      const isEmpty = m.next('is_empty', size.any().not());
      const enable1 = m.next('enable_1', enable);
      const ccc1 = m.next('ccc_1', ccc);

      const room = m.reg('room', bit);
      const left = m.reg('left', bits(32));
      const noCredit = m.reg('no_credit', bit);
      const access = { depth: contexts, enable: enable1, addr: ccc1, latency: 3 } as const;
      const Claimed = record({ bytes: bits(32), waits: bit, first: Ccc, others: bit, second: Ccc, served: Ccc });
      updateContext(m, 'claimed', Claimed, access, (now) => {
        const { bytes, waits, first, others, second, served } = now;
        const isFirst = m.named('is_first', first.eq(place));
        const after = m.named('after', windowThen.sub(bytes));
        const fits = m.named('fits', after.at(31).not());
        const owes = m.named('owes', credit4.sub(bytes));
        const has_credit = m.named('has_credit', creditOn.not().or(owes.at(31).not().and(bytes.ne(credit4))));
        const wants = m.named('wants', asks.and(isEmpty.not()));
        const claims = m.named('claims', wants.and(fits).and(has_credit).and(waits.not().or(isFirst)));
        room.set(claims.or(wants.not()));
        left.set(after);
        const owesThen = m.named('owes_then', creditThen.sub(bytes));
        noCredit.set(has_credit.not().or(creditOn.and(owesThen.at(31).or(bytes.eq(creditThen)))));
        const claimed = m.named('claimed_then', bytes.add(size4.zext(32)));
        // The PDC that was served last does not wait for room until another one has been served.
        const refused = m.named('refused', wants.and(claims.not()).and(served.ne(place)));
        const leaves = m.named('leaves', waits.and(isFirst).and(claims.or(yields)));
        const joins = m.named('joins', waits.not().and(refused));
        const follows = m.named('follows', waits.and(isFirst.not()).and(others.not()).and(refused));
        const stays = m.named('stays', others.and(second.eq(place).and(yields).not()));
        const next = {
          bytes: m.mux(clear, 0, m.mux(claims, claimed, bytes)),
          waits: m.mux(leaves, stays, waits.or(joins)).and(clear.not()),
          first: m.mux(leaves, second, m.mux(joins, place, first)),
          others: stays.or(follows).and(leaves.or(clear).not()),
          second: m.mux(follows, place, second),
          served: m.mux(claims, place, served),
        };
        return { next, write: m.lit(1, 1) };
      });
      const low = m.next(
        'low',
        noCredit.or(left.at(31)).or(left.slice(31, 16).any().not().and(left.trunc(16).lt(below))),
      );
      return { room, low, is_small: isSmall, cwnd: kept3.cwnd, max_window: kept3.max_window };
    },
  );
};

/** A limit, or where the context `at` is cleared, one of nothing: limits that adapt come late. */
function cleared<D extends { readonly window: Bits<32>; readonly credit: Bits<32> }>(
  m: Ctx,
  { enable, pdc, data }: { readonly enable: Bits<1>; readonly pdc: Bits; readonly data: D },
  clear: Bits<1>,
  at: Bits,
) {
  const stays = clear.not();
  return {
    enable: enable.or(clear),
    pdc: m.mux(clear, at, pdc),
    data: { ...data, window: data.window.mask(stays), credit: data.credit.mask(stays) },
  };
}
