/** Fills in the replies of a PDS target. */
import { bit, bits, module, record } from '../../../../hdl/index.ts';
import { belowMask } from '../../../../lib/bits/masks.ts';
import { slotsPerWord } from '../../window.ts';
import { Answer } from '../query-pipe.ts';
import type { TrackerLayout } from '../tracker-layout.ts';
import { Reply } from './reply.ts';
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
        /** The PDC is wished to be closed. */
        wished: bit,
        measured: Measured,
        registers: OfferRegisters,
      },
      out: { valid: bit, reply: Reply },
    },
    ({ enable, part, answer, wished, measured, registers }, m) => {
      const valid = m.next('valid', enable, { reset: 0 });
      const reply = m.reg('filled', Reply);
      const isClear = part.control.is('clear_req');
      reply.set({
        type: part.type,
        destination: part.route.destination,
        local: part.route.local,
        entropy: part.entropy,
        spdcid: part.pdcid,
        dpdcid: part.route.peer_pdcid,
        m: part.m,
        retx: part.retx,
        req: 'none',
        p: part.p,
        ack_psn_offset: m.mux(part.p, part.opaque, part.psn.trunc(16).sub(answer.cack.trunc(16))),
        cack_psn: answer.cack,
        response: part.response,
        message_id: part.identity.slice(39, 24),
        job_id: part.identity.slice(23, 0),
        handle: part.identity.slice(39, 8),
        next_hdr: part.identity.slice(7, 4),
        kept: part.kept,
        ...registers,
        // Of a larger range the window would refuse what is beyond it (7.3).
        mpr: registers.mpr.min(layout.window / mprUnit),
        sack_psn_offset: answer.sack_base.trunc(16).sub(answer.cack.trunc(16)),
        sack_bitmap: answer.bitmap,
        ...measured,
        ooo_count: answer.out_of_order.zext(16),
        nack_code: part.nack_code,
        psn: part.psn,
        payload: part.payload,
        control: part.control,
        ar: isClear.not(),
      });
      m.when(wished, () => reply.set({ req: 'close' })).elsewhen(answer.held, () => reply.set({ req: 'clear' }));
      m.when(part.type.is('cp'), () => {
        m.when(isClear, () => reply.set({ psn: 0, payload: answer.frontier })).otherwise(() =>
          reply.set({ payload: 0 }),
        );
      });

      // In the next clock: the bit of the PSN itself.
      const distance = m.next('distance', part.psn.sub(answer.sack_base));
      const isOwn = distance.slice(31, 6).any().or(reply.p).not();
      const own = distance.trunc(6).oneHot(slotsPerWord).mask(isOwn);
      // Nothing is received beyond the highest PSN but that of a CLOSE_CMD. Slots there may show the lap before, as no
      // mark was left at the close.
      const reach = m.next('reach', answer.highest.sub(answer.sack_base));
      const isFar = reach.at(31).not().and(reach.slice(30, 6).any());
      const upTo = belowMask(m, slotsPerWord, reach.trunc(6)).shl(2).or(3);
      const behind = m.mux(reach.all(), m.lit(slotsPerWord, 1), m.lit(slotsPerWord, 0));
      const shown = m.named('shown', m.mux(reach.at(31), behind, upTo.or(isFar.repeat(slotsPerWord))));
      m.unused(answer.valid, answer.pdc);
      return { valid, reply: { ...reply, sack_bitmap: reply.sack_bitmap.and(shown).or(own) } };
    },
  );
