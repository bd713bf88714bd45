/** What becomes of an arrival: whether it closes its PDC, its judgement, what is known of the response to its PSN. */
import { allOf, type Bits, bit, bits, type Ctx, enumOf, record, type ValueOf } from '../../../hdl/index.ts';
import type { WindowLayout } from '../window.ts';
import { ClearOutcome } from './arrival-clear.ts';
import type { Ordered } from './arrival-order.ts';
import { type Access, updateContext } from './context-update.ts';

/**
 * What becomes of a packet (uet-wire.md 7.3, 7.6, 7.7); the first that fits, in this order:
 *
 * - `pending`: its PDC is in PENDING, and it is not what that waits for.
 * - `failed`: its PDC is in ERROR.
 * - `closing`: it lies beyond the CLOSE_CMD that has closed its PDC, or is another packet with that PSN;
 *   `beyond_close`: the same of a close that a CLOSE_CMD has only announced.
 * - `prior`: it is of the prior window; `behind`, `ahead`: of neither window, or beyond the limit of PSNs.
 * - `duplicate`: it has come before.
 * - `gap`: ROD, and not the next one.
 * - `closed`: CLOSE_CMD, with nothing missing before it; `close_busy`: the return space is not done, which is an error;
 *   `close_waits`: it is the next one and announces the close, but something is missing; `close_early`: it is not the
 *   next one.
 * - `accepted`, or `refused` where it is not acceptable or takes no PSN.
 */
export const Judgement = enumOf(
  'pending',
  'failed',
  'closing',
  'beyond_close',
  'prior',
  'behind',
  'ahead',
  'duplicate',
  'gap',
  'closed',
  'close_busy',
  'close_waits',
  'close_early',
  'refused',
  'accepted',
);

/**
 * What is known of the response to a PSN that has come: none yet; one that need not be kept; one that its source still
 * needs.
 */
export const ResponseState = enumOf('waiting', 'plain', 'guaranteed');

/** An arrival as its judge has it. */
interface Judged extends Ordered {
  readonly clear_outcome: ValueOf<typeof ClearOutcome>;
  /** The PSN is below CLEAR, which is now this, and that where the PDC is closed. */
  readonly is_cleared: Bits<1>;
  readonly cleared_to: Bits<32>;
  readonly closed_to: Bits<32>;
}

/** Of the PSN: it had arrived before; it has been responded to, and its response is guaranteed. */
type Known = Readonly<Record<'arrived' | 'responded' | 'guaranteed', Bits<1>>>;

/**
 * Whether nothing is missing below a CLOSE_CMD, the count of accepted PSNs says: with it the PDC is closed, and what it
 * has is cleared.
 */
export const judge = (m: Ctx, { lapBit }: WindowLayout, access: Access, packet: Judged, known: Known) => {
  const Counts = record({ accepted: bits(lapBit + 1), closed: bit });
  return updateContext(m, 'counts', Counts, access, (before) => {
    const had = m.named('had', m.mux(packet.create.not(), before, m.lit(Counts, { accepted: 0, closed: 0 })));
    const was_closed = had.closed;
    const accepts = m.named('accepts', packet.marks.and(known.arrived.not()));
    const complete = m.named('complete', had.accepted.eq(packet.offset.trunc(lapBit + 1)));
    const closes_now = m.named(
      'closes_now',
      allOf(packet.announces, packet.return_busy.not(), complete, was_closed.not()),
    );
    const next = {
      accepted: had.accepted.add(accepts.zext(lapBit + 1)),
      closed: m.named('is_closed', was_closed.or(closes_now)),
    };
    const isFailed = packet.is_failed.and(was_closed.not());
    const isClose = was_closed.and(packet.at_close);
    const is_repeated = m.named('is_repeated', known.arrived.and(packet.is_new.not()).or(isClose));
    const judgement = m.wire('judgement', Judgement, 'accepted');
    m.when(packet.is_pending, () => judgement.set('pending'))
      .elsewhen(isFailed, () => judgement.set('failed'))
      .elsewhen(packet.after_close, () => {
        judgement.set('beyond_close');
        m.when(was_closed, () => judgement.set('closing'));
      })
      .elsewhen(packet.prior, () => judgement.set('prior'))
      .elsewhen(packet.in_window.not(), () => {
        judgement.set('ahead');
        m.when(packet.behind, () => judgement.set('behind'));
      })
      .elsewhen(is_repeated, () => judgement.set('duplicate'))
      .elsewhen(packet.is_gap, () => judgement.set('gap'))
      .elsewhen(packet.closes.and(packet.sequenced), () => {
        judgement.set('close_early');
        m.when(closes_now, () => judgement.set('closed'))
          .elsewhen(packet.announces.and(packet.return_busy), () => judgement.set('close_busy'))
          .elsewhen(packet.announces, () => judgement.set('close_waits'));
      })
      .elsewhen(packet.marks.not(), () => judgement.set('refused'));
    const response = m.wire('response', ResponseState, 'waiting');
    m.when(packet.prior.or(isClose), () => response.set('plain')).elsewhen(known.responded, () => {
      response.set('plain');
      m.when(known.guaranteed.and(packet.is_cleared.or(was_closed).not()), () => response.set('guaranteed'));
    });
    const clear_told = m.wire('clear_told', ClearOutcome, packet.clear_outcome);
    m.when(isFailed, () => clear_told.set('none')).elsewhen(packet.clear_outcome.is('applied').and(was_closed), () =>
      clear_told.set('old'),
    );
    const gives = {
      ...{ judgement, response, clear_told, was_closed },
      is_close: next.closed.and(packet.at_close),
      accepted: next.accepted,
      cleared_then: m.mux(next.closed, packet.closed_to, packet.cleared_to),
    };
    return { next, gives };
  }).gives;
};
