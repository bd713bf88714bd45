/** Fills in the replies of a PDS target. */
import { bit, bits, module, record } from '../../../../hdl/index.ts';
import { chooserOf } from '../../../../lib/bits/choose.ts';
import { belowMask } from '../../../../lib/bits/masks.ts';
import { slotsPerWord } from '../../window.ts';
import { Answer } from '../query-pipe.ts';
import type { TrackerLayout } from '../tracker-layout.ts';
import { AckRequest, Reply } from './reply.ts';
import { ReplyPart } from './reply-parts.ts';

/** PSNs of one of MP_Range. */
const mprUnit = 128;

/** What an ACK measures, as it says it (uet-wire.md 4.4). */
export const Measured = record({ service_time: bits(16), rcvd_bytes: bits(24) });

/**
 * What ACKs offer and ask, run-time registers (uet-wire.md 4.2, 9.5): MP_Range in 128 PSNs, of which
 * ACKs offer no more than the window has, the penalty and its end.
 */
export const OfferRegisters = record({ mpr: bits(8), rcv_cwnd_pend: bits(7), restore_cwnd: bit });

/**
 * In the next clock the `reply` to an event, with what the tracker answers of its PDC. The answered PSN shows as
 * received in the SACK: no bitmap holds that of a CLOSE_CMD.
 */
export const replyMaker = (layout: TrackerLayout) =>
  module(
    `reply_maker_${layout.suffix}`,
    {
      summary: 'Fills in ACKs, NACKs and control packets.',
      in: {
        enable: bit,
        part: ReplyPart,
        answer: Answer(layout),
        /** The initiator is asked to close the PDC. */
        close_requested: bit,
        measured: Measured,
        registers: OfferRegisters,
      },
      out: { valid: bit, reply: Reply },
    },
    ({ enable, part, answer, close_requested, measured, registers }, m) => {
      const valid = m.next('valid', enable, { reset: 0 });
      const { route, pdcid, identity, opaque, psn, payload, ...same } = part;
      const { cack, sack_base } = answer;
      const isControl = part.type.is('cp');
      const isClear = part.control.is('clear_req');
      const reply = m.next('filled', {
        ...same,
        destination: route.destination,
        local: route.local,
        spdcid: pdcid,
        dpdcid: route.peer_pdcid,
        req: chooserOf(m, AckRequest)([close_requested, 'close'], [answer.held, 'clear'], 'none'),
        ack_psn_offset: m.mux(part.p, opaque, psn.trunc(16).sub(cack.trunc(16))),
        cack_psn: cack,
        message_id: identity.slice(39, 24),
        job_id: identity.slice(23, 0),
        handle: identity.slice(39, 8),
        next_hdr: identity.slice(7, 4),
        ...registers,
        // Of a larger range the window would refuse what is beyond it (7.3).
        mpr: registers.mpr.min(layout.window / mprUnit),
        sack_psn_offset: sack_base.trunc(16).sub(cack.trunc(16)),
        sack_bitmap: answer.bitmap,
        ...measured,
        ooo_count: answer.out_of_order.zext(16),
        psn: m.mux(isControl, m.mux(isClear, 0, psn), psn),
        payload: m.mux(isControl, m.mux(isClear, answer.frontier, 0), payload),
        ar: isClear.not(),
      });

      // In the next clock: the bit of the PSN itself.
      const distance = m.next('distance', psn.sub(sack_base));
      const isOwn = distance.slice(31, 6).any().or(reply.p).not();
      const own = distance.trunc(6).oneHot(slotsPerWord).mask(isOwn);
      // Nothing is received beyond the highest PSN but that of a CLOSE_CMD. Slots there may show the lap before, as no
      // mark was left at the close.
      const reach = m.next('reach', answer.highest.sub(sack_base));
      const isFar = reach.at(31).not().and(reach.slice(30, 6).any());
      const upTo = belowMask(m, slotsPerWord, reach.trunc(6)).shl(2).or(3);
      const below = m.mux(reach.all(), m.lit(slotsPerWord, 1), m.lit(slotsPerWord, 0));
      const shown = m.named('shown', m.mux(reach.at(31), below, upTo.or(isFar.repeat(slotsPerWord))));
      m.unused(answer.valid, answer.pdc);
      return { valid, reply: { ...reply, sack_bitmap: reply.sack_bitmap.and(shown).or(own) } };
    },
  );
