/** The event pipe: an event a clock, each as if all before it were finished. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { contextCopy } from '../target-side/context-copy.ts';
import { history } from '../target-side/history.ts';
import { account, Told } from './account.ts';
import { claim } from './claim.ts';
import { conclusion, PipeCounts } from './conclusion.ts';
import { Event, OldestWrite, PeerDetail, Sent, SentWrite, SlotWrite, Tail, TailWrite, ViewWrite } from './event.ts';
import { Deed, FlightWrite, flights } from './flights.ts';
import { StartWrite } from './intake.ts';
import { Job } from './issue.ts';
import type { InitiatorLayout } from './layout.ts';
import { FlagsWrite, lostMarks, MarksWrite } from './lost-marks.ts';
import { progress } from './progress.ts';
import {
  CongestionEvent,
  EmittedPacket,
  InitiatorRegisters,
  Limit,
  Open,
  Outcome,
  PdcEvent,
  Pick,
  Picked,
} from './records.ts';
import { rtoTable } from './rto-table.ts';
import { AnsweredWrite, slots } from './slots.ts';
import { Ignored, Step } from './step.ts';
import { watch } from './watch.ts';

/**
 * Stages, with t0 the clock of `event`: t2 whose PDC it is and the record of its packet; t4 what the packet is; t5 room
 * in its congestion control context; t6 state, PSNs and windows; t8 answered packets; t9 SACK; t10 sendings and timers;
 * t11 and t12 marks of lost packets; t12 bytes in flight; t13 times of the PDC; t14 to t16 what comes of it, and 8
 * clocks later what leaves.
 */
export const eventPipe = (layout: InitiatorLayout) => {
  const { contexts, contextBits, window, ringBits, records, recordBits, suffix } = layout;
  const Place = bits(contextBits);
  const Kick = record({ enable: bit, place: Place });
  return module(
    `pds_initiator_event_pipe_${suffix}_p${records}`,
    {
      summary: `An event a clock of ${contexts} PDCs.`,
      in: {
        valid: bit,
        event: Event(layout),
        detail: PeerDetail,
        now: bits(32),
        opened: record({ enable: bit, payload: Open(layout) }),
        limit: Limit(layout),
        registers: InitiatorRegisters,
        slot_write: SlotWrite(layout),
        sent_write: SentWrite(layout),
        tail_write: TailWrite(layout),
        oldest_write: OldestWrite(layout),
        picked: Picked,
      },
      out: {
        pdc_event: PdcEvent(layout),
        view_write: ViewWrite(layout),
        start_write: StartWrite(layout),
        refused: record({ enable: bit, place: Place, for_room: bit }),
        answered_write: AnsweredWrite(layout),
        flight_write: FlightWrite(layout),
        marks_write: MarksWrite(layout),
        flags_write: FlagsWrite(layout),
        changed: Kick,
        done: Kick,
        close: Kick,
        job: record({ enable: bit, payload: Job(layout) }),
        outcome: Outcome(layout),
        pick: Pick(layout),
        left: bit,
        emitted: EmittedPacket(layout),
        congestion: CongestionEvent(layout),
        counts: PipeCounts,
      },
    },
    (io, m) => {
      const { registers } = io;
      const later = delayer(m);
      const valid = history(m, 'valid', io.valid, 14, true);
      const at = (clock: number): Bits<1> => valid[clock]!;
      const events = new Map([[0, io.event]]);
      const eventAt = (clock: number): typeof io.event => {
        const known = events.get(clock);
        if (known !== undefined) return known;
        const value = later(`event_${clock}`, Event(layout), eventAt(clock - 1), 1);
        events.set(clock, value);
        return value;
      };
      const nows = history(m, 'now', io.now, 14);

      // t2: whose, and which record.
      const { pdcid, rod, roce, ccc } = io.opened.payload;
      const Owner = record({ pdcid: bits(16), rod: bit, roce: bit, ccc: Place });
      const { word: owner } = m.inst('owners', contextCopy(Owner, contexts), {
        enable: io.opened.enable,
        pdc: io.opened.payload.place,
        data: { pdcid, rod, roce, ccc },
        read: io.event.place,
      });
      const { word: slotRecord } = m.inst('slot_records', contextCopy(bits(recordBits), contexts * window), {
        enable: io.slot_write.enable,
        pdc: io.slot_write.place.cat(io.slot_write.slot),
        data: io.slot_write.record,
        read: io.event.place.cat(io.event.rel.trunc(ringBits)),
      });
      const event2 = eventAt(2);
      const isTimer2 = event2.kind.is('timer');
      const id2 = m.named('record_id', m.mux(isTimer2, event2.record, slotRecord));
      const ccc2 = m.named('ccc_2', m.mux(event2.kind.is('clear'), event2.place, owner.ccc));
      const { word: sent4 } = m.inst('sent', contextCopy(Sent(layout), records), {
        enable: io.sent_write.enable,
        pdc: io.sent_write.record,
        data: io.sent_write.sent,
        read: id2,
      });

      // t5: room.
      const event5 = eventAt(5);
      const sent5 = later('sent_5', Sent(layout), sent4, 1);
      const refund = m.forward('refund', record({ enable: bit, ccc: Place, refunded: bits(32) }));
      const asks = m.named('asks', event5.kind.is('fresh').or(event5.kind.is('resend').and(event5.flag.not())));
      const room = m.inst('claim', claim(layout), {
        enable: at(2),
        ccc: ccc2,
        clear: at(5).and(event5.kind.is('clear')),
        asks: at(5).and(asks),
        size: sent5.size,
        below: registers.ack_request_below,
        limit: io.limit,
        refund_write: refund,
      });
      const ahead = m.next('ahead', room.cwnd.shr(registers.packet_shift).trunc(16));
      const threshold6 = m.next('threshold_6', { grown: room.cwnd.add(room.cwnd.shr(1)), most: room.max_window });
      const threshold7 = m.next('threshold_7', threshold6.grown.min(threshold6.most));
      const threshold8 = m.next('threshold_8', threshold7.shr(registers.packet_shift).trunc(16).max(5));

      // t6: the PDC.
      const event6 = eventAt(6);
      const matches = m.next(
        'is_that_record',
        event5.kind
          .is('timer')
          .not()
          .or(sent5.place.eq(event5.place).and(sent5.rel.eq(event5.rel))),
      );
      const owner5 = later('owner_5', Owner, owner, 3);
      const owner6 = later('owner_6', Owner, owner5, 1);
      const closes6 = m.next('closes_6', sent5.kind.is('close_cmd'));
      const { word: oldest5 } = m.inst('oldests', contextCopy(bits(32), contexts), {
        enable: io.oldest_write.enable,
        pdc: io.oldest_write.place,
        data: io.oldest_write.oldest,
        read: eventAt(3).place,
      });
      const oldest6 = m.next('oldest_6', oldest5);
      const { word: tail6 } = m.inst('tails', contextCopy(Tail, contexts), {
        enable: io.tail_write.enable,
        pdc: io.tail_write.place,
        data: io.tail_write.tail,
        read: eventAt(4).place,
      });
      const pdc = m.inst('progress', progress(layout), {
        enable: at(4),
        place: eventAt(4).place,
        early: {
          event: event5,
          pdcid: owner5.pdcid,
          ordered: owner5.rod.or(owner5.roce),
          oldest: oldest5,
        },
        valid: at(6),
        found: {
          event: event6,
          now: nows[6]!,
          pdcid: owner6.pdcid,
          rod: owner6.rod,
          roce: owner6.roce,
          closes: closes6,
          is_that_record: matches,
        },
        oldest: oldest6,
        tail: tail6,
        room: room.room,
        ahead,
        registers: {
          default_mpr: registers.default_mpr,
          override_mpr_zero: registers.override_mpr_zero,
          go_back: registers.go_back,
          nack_retx: registers.nack_retx,
        },
      });
      const steps = new Map([[7, pdc.step]]);
      const stepAt = (clock: number): typeof pdc.step => {
        const known = steps.get(clock);
        if (known !== undefined) return known;
        const value = later(`step_${clock}`, Step(layout), stepAt(clock - 1), 1);
        steps.set(clock, value);
        return value;
      };
      const isNarrow = m.next(
        'is_narrow',
        pdc.step.next
          .sub(pdc.step.cum)
          .slice(31, 7)
          .ge(pdc.step.range.zext(25))
          .or(pdc.step.next.sub(pdc.step.oldest).slice(31, ringBits).any())
          .or(pdc.step.state.is('creating').and(pdc.step.next.slice(31, 12).any())),
      );
      const isUrgent7 = m.next('is_urgent', room.low.or(room.is_small));

      // t9, t10: slots.
      const event7 = eventAt(7);
      const detail7 = later('detail_7', PeerDetail, io.detail, 7);
      const shown = m.inst('slots', slots(layout), {
        at: { enable: at(6), place: event6.place, rel: event6.rel },
        step_valid: pdc.step_valid,
        step: pdc.step,
        rel: event7.rel,
        explicit: event7.explicit,
        act: event7.act,
        sack_base: detail7.sack_base,
        sack_bitmap: detail7.sack_bitmap,
      });
      const answered10 = m.next('answered_10', shown.answered);
      const answers10 = m.next('answers_10', shown.answers);

      // t10: sendings.
      const event10 = eventAt(10);
      const ids = history(m, 'id', id2, 12);
      const sending = m.inst('sendings', flights(layout), {
        enable: at(8),
        record: ids[6]!,
        valid: at(10),
        step: stepAt(10),
        now: nows[10]!,
        act: event10.act,
        explicit: event10.explicit,
        retx: event10.retx,
        answered: answered10,
        answers: answers10,
        covered: shown.covered,
        due_now: m.inst('rto', rtoTable, { now: nows[9]!, rto_init: registers.rto_init, rto_max: registers.rto_max })
          .due,
        registers: {
          max_rto_retx: registers.max_rto_retx,
          max_nack_retx: registers.max_nack_retx,
          nack_retx: registers.nack_retx,
          rto: registers.loss.rto,
          ack_req: registers.loss.ack_req,
          probe: registers.loss.probe,
        },
      });
      const { deed } = sending;

      // t11 to t13: marks.
      const step9 = stepAt(9);
      const step11 = stepAt(11);
      const marks = m.inst('lost', lostMarks(layout), {
        valid: at(9),
        place: step9.place,
        fresh: step9.kind.is('open').or(step9.kind.is('clear')),
        address: shown.address,
        held: shown.held,
        is_ack: step11.kind.is('ack').and(step11.on),
        marks: deed.marks,
        unmarks: deed.unmarks,
        slot: eventAt(11).rel.trunc(6),
        shown: m.next('shown_11', shown.shown),
      });

      // t12: bytes.
      const event12 = eventAt(12);
      const deed12 = later('deed_12', Deed, deed, 1);
      const detail12 = later('detail_12', PeerDetail, detail7, 5);
      const ccc12 = later('ccc_12', Place, ccc2, 10);
      const size12 = later('size_12', bits(14), sent5.size, 7);
      const bytes = m.inst('account', account(layout), {
        enable: at(10),
        place: stepAt(10).place,
        ccc: later('ccc_10', Place, ccc2, 8),
        valid: at(12),
        step: stepAt(12),
        deed: deed12,
        size: size12,
        bytes: event12.cum,
        leaves: event12.flag,
        explicit: event12.explicit,
        has_nscc: detail12.has_nscc,
        rcvd_bytes: detail12.rcvd_bytes,
      });
      refund.set(bytes.refund_write);

      // t13: times.
      const event13 = eventAt(13);
      const deed13 = later('deed_13', Deed, deed12, 1);
      const sent13 = later('sent_13', Sent(layout), sent5, 8);
      const detail13 = later('detail_13', PeerDetail, detail12, 1);
      const answers13 = later('answers_13', bit, answers10, 3);
      const { watched } = m.inst('watch', watch(layout), {
        enable: at(11),
        place: step11.place,
        valid: at(13),
        step: stepAt(13),
        deed: deed13,
        answers: answers13,
        news: later('news_13', bit, shown.news, 3),
        explicit: event13.explicit,
        is_request: sent13.kind.is('request'),
        opaque: detail13.opaque,
        req: event13.req,
        now: nows[13]!,
        registers: {
          probe: registers.probe,
          probe_tail: registers.probe_tail,
          probe_again: registers.probe_again,
          probe_first: registers.probe_first,
          probe_on: registers.loss.probe,
          tail: registers.loss.tail,
          tail_loss: registers.tail_loss,
          max_tail_loss: registers.max_tail_loss,
          clear: registers.clear,
          idle: registers.idle,
        },
      });

      const concluded = m.inst('conclusion', conclusion(layout), {
        valid: at(14),
        worked: {
          event: eventAt(14),
          step: stepAt(14),
          deed: later('deed_14', Deed, deed13, 1),
          detail: later('detail_14', PeerDetail, detail13, 1),
          sent: later('sent_14', Sent(layout), sent13, 1),
          pdcid: later('pdcid_14', bits(16), owner6.pdcid, 8),
          ccc: later('ccc_14', Place, ccc12, 2),
          record: ids[12]!,
          now: nows[14]!,
          narrow: later('narrow_14', bit, isNarrow, 6),
          urgent: later('urgent_14', bit, isUrgent7, 7),
          answers: later('answers_14', bit, answers13, 1),
          told: later('told_14', Told, bytes.told, 1),
          marked: later('marked_14', bit, marks.any, 1),
          threshold: later('threshold_14', bits(16), threshold8, 6),
          beyond: later('beyond_14', bit, shown.beyond, 4),
          ignored: later('ignored_14', Ignored, pdc.ignored, 7),
          unholds: later('unholds_14', bit, pdc.unhold.enable, 7),
          watched,
        },
        registers: {
          service_required: registers.service_required,
          out_of_order: registers.loss.out_of_order,
          probe_tail: registers.probe_tail,
        },
        picked: io.picked,
      });
      m.unused(pdc.unhold.place);
      return {
        pdc_event: pdc.pdc_event,
        view_write: pdc.view_write,
        start_write: pdc.start_write,
        refused: pdc.refused,
        answered_write: shown.answered_write,
        flight_write: sending.flight_write,
        marks_write: marks.marks_write,
        flags_write: marks.flags_write,
        ...concluded,
      };
    },
  );
};
