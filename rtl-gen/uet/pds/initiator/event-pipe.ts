/** The event pipe: an event a clock, each as if all before it were finished. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { contextCopy } from '../target-side/context-copy.ts';
import { history } from '../target-side/history.ts';
import { account, Told } from './account.ts';
import { claim } from './claim.ts';
import { conclusion, PipeCounts } from './conclusion.ts';
import { Arrived, Departed } from './entropy-order.ts';
import {
  Event,
  OldestWrite,
  PeerDetail,
  SentPacket,
  SentWrite,
  SlotWrite,
  Tail,
  TailWrite,
  ViewWrite,
} from './event.ts';
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
import { AnsweredWrite, CoveredWrite, slots } from './slots.ts';
import { Ignored, Step } from './step.ts';
import { watch } from './watch.ts';

/**
 * Stages, with t0 the clock of `event`: t2 whose PDC it is and the record of its packet; t4 what the packet is; t6 room
 * in its congestion control context, and how the PDC stands; t7 whether it goes back; t8 which packet is the next; t12
 * answered packets and SACK; t13 sendings and timers; t14 to t16 marks of lost packets; t15 bytes in flight; t17 times
 * of the PDC; t18 to t21 what comes of it, and 8 clocks later what leaves.
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
        refused: Kick,
        answered_write: AnsweredWrite(layout),
        covered_write: CoveredWrite(layout),
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
        departed: Departed(layout),
        arrived: Arrived(layout),
        congestion: CongestionEvent(layout),
        counts: PipeCounts,
      },
    },
    (io, m) => {
      const { registers } = io;
      const later = delayer(m);
      const valid = history(m, 'valid', io.valid, 18, true);
      const at = (clock: number): Bits<1> => valid[clock]!;
      const events = new Map([[0, io.event]]);
      const eventAt = (clock: number): typeof io.event => {
        const known = events.get(clock);
        if (known !== undefined) return known;
        const value = later(`event_${clock}`, Event(layout), eventAt(clock - 1), 1);
        events.set(clock, value);
        return value;
      };
      const nows = history(m, 'now', io.now, 18);

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
      const isOfRecord2 = event2.kind.is('timer').or(event2.kind.is('overtaken'));
      const id2 = m.named('record_id', m.mux(isOfRecord2, event2.record, slotRecord));
      const ccc2 = m.named('ccc_2', m.mux(event2.kind.is('clear'), event2.place, owner.ccc));
      // Of a record that is free, or has another packet since, nothing is due: its slot has another record.
      const isThatRecord = m.named('is_that_record', isOfRecord2.not().or(slotRecord.eq(event2.record)));
      const { place: _, rel: __, ...packet } = io.sent_write.sent;
      const { word: sent4 } = m.inst('sent', contextCopy(SentPacket, records), {
        enable: io.sent_write.enable,
        pdc: io.sent_write.record,
        data: packet,
        read: id2,
      });

      // t6: room.
      const event5 = eventAt(5);
      const event6 = eventAt(6);
      const sent5 = later('sent_5', SentPacket, sent4, 1);
      const refund = m.forward('refund', record({ enable: bit, ccc: Place, refunded: bits(32) }));
      const asks = m.named('asks', event6.kind.is('fresh').or(event6.kind.is('resend').and(event6.flag.not())));
      const wantsWrite = m.forward('wants_write', record({ enable: bit, place: Place, wants: bit }));
      const { word: wanting } = m.inst('wanting', contextCopy(bit, contexts), {
        enable: wantsWrite.enable,
        pdc: wantsWrite.place,
        data: wantsWrite.wants,
        read: eventAt(4).place,
      });
      const room = m.inst('claim', claim(layout), {
        enable: at(2),
        ccc: ccc2,
        clear: at(6).and(event6.kind.is('clear')),
        place: event6.place,
        yields: at(6).and(event6.kind.is('ended').or(event6.kind.is('visit').and(wanting.not()))),
        asks: at(6).and(asks),
        size: sent5.size,
        below: registers.ack_request_below,
        limit: io.limit,
        refund_write: refund,
      });
      const saturated = (packets: Bits<32>): Bits<16> =>
        packets.trunc(16).or(packets.slice(31, 16).any().repeat(16)).as(16);
      const ahead = m.next('ahead', room.cwnd.shr(registers.packet_shift));
      const threshold6 = m.next('threshold_6', { grown: room.cwnd.add(room.cwnd.shr(1)), most: room.max_window });
      const threshold7 = m.next('threshold_7', threshold6.grown.min(threshold6.most));
      const threshold8 = m.next('threshold_8', threshold7.shr(registers.packet_shift));
      const threshold9 = m.next('threshold_9', saturated(threshold8).max(5));

      // t6 to t9: the PDC.
      const owner5 = later('owner_5', Owner, owner, 3);
      const { word: oldest5 } = m.inst('oldests', contextCopy(bits(32), contexts), {
        enable: io.oldest_write.enable,
        pdc: io.oldest_write.place,
        data: io.oldest_write.oldest,
        read: eventAt(3).place,
      });
      const { word: tail5 } = m.inst('tails', contextCopy(Tail, contexts), {
        enable: io.tail_write.enable,
        pdc: io.tail_write.place,
        data: io.tail_write.tail,
        read: eventAt(3).place,
      });
      const pdc = m.inst('progress', progress(layout), {
        enable: at(3),
        place: eventAt(3).place,
        found: {
          event: event5,
          now: nows[5]!,
          pdcid: owner5.pdcid,
          rod: owner5.rod,
          roce: owner5.roce,
          closes: sent5.kind.is('close_cmd'),
          oldest: oldest5,
          tail: tail5,
        },
        valid: at(6),
        is_that_record: later('is_that_record_7', bit, isThatRecord, 5),
        room: room.room,
        ahead: m.next('ahead_7', saturated(ahead)),
        registers: {
          default_mpr: registers.default_mpr,
          override_mpr_zero: registers.override_mpr_zero,
          go_back: registers.go_back,
          nack_retx: registers.nack_retx,
        },
      });
      const steps = new Map([[10, pdc.step]]);
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
          .or(pdc.step.next.sub(pdc.step.oldest).slice(31, ringBits).any()),
      );
      const isUrgent9 = m.next('is_urgent', room.low.or(room.is_small));

      // t12, t13: slots.
      const event9 = eventAt(9);
      const event10 = eventAt(10);
      const detail10 = later('detail_10', PeerDetail, io.detail, 10);
      const shown = m.inst('slots', slots(layout), {
        at: { enable: at(9), place: event9.place, rel: event9.rel },
        step_valid: pdc.step_valid,
        step: pdc.step,
        rel: event10.rel,
        for_packet: event10.for_packet,
        act: event10.act,
        sack_base: detail10.sack_base,
        sack_bitmap: detail10.sack_bitmap,
      });
      const answered13 = m.next('answered_13', shown.answered);
      const answers13 = m.next('answers_13', shown.answers);
      const step12 = stepAt(12);
      const open13 = m.next('open_13', step12.on.and(step12.open).and(shown.answered.not()));

      // t13: sendings.
      const event13 = eventAt(13);
      const ids = history(m, 'id', id2, 16);
      const sending = m.inst('sendings', flights(layout), {
        enable: at(10),
        record: ids[8]!,
        valid: at(13),
        step: stepAt(13),
        now: nows[13]!,
        sent_at: event13.cum,
        act: event13.act,
        for_packet: event13.for_packet,
        retx: event13.retx,
        answered: answered13,
        open: open13,
        answers: answers13,
        covered: shown.covered,
        registers: {
          rto_init: registers.rto_init,
          rto_max: registers.rto_max,
          max_rto_retx: registers.max_rto_retx,
          max_nack_retx: registers.max_nack_retx,
          nack_retx: registers.nack_retx,
          rto: registers.loss.rto,
          ack_req: registers.loss.ack_req,
          probe: registers.loss.probe,
        },
      });
      const { deed } = sending;

      // t14 to t16: marks.
      const step14 = stepAt(14);
      const marks = m.inst('lost', lostMarks(layout), {
        valid: at(12),
        place: step12.place,
        fresh: step12.kind.is('open'),
        address: shown.address,
        held: shown.held,
        is_ack: step14.kind.is('ack').and(step14.on),
        marks: deed.marks,
        unmarks: deed.unmarks,
        slot: eventAt(14).rel.trunc(6),
        shown: m.next('shown_14', shown.shown),
      });

      // t15: bytes.
      const event14 = eventAt(14);
      const detail14 = later('detail_14', PeerDetail, detail10, 4);
      const ccc12 = later('ccc_12', Place, ccc2, 10);
      const bytes = m.inst('account', account(layout), {
        enable: at(12),
        place: step12.place,
        ccc: ccc12,
        valid: at(14),
        step: step14,
        deed,
        size: later('size_14', bits(14), sent5.size, 9),
        bytes: event14.cum,
        leaves: event14.flag,
        for_packet: event14.for_packet,
        has_nscc: detail14.has_nscc,
        rcvd_bytes: detail14.rcvd_bytes,
      });
      refund.set(bytes.refund_write);

      // t17: times.
      const event16 = eventAt(16);
      const deed16 = later('deed_16', Deed, deed, 2);
      const sent16 = later('sent_16', SentPacket, sent5, 11);
      const detail16 = later('detail_16', PeerDetail, detail14, 2);
      const answers16 = later('answers_16', bit, answers13, 3);
      const { watched } = m.inst('watch', watch(layout), {
        enable: at(14),
        place: step14.place,
        step: stepAt(16),
        deed: deed16,
        answers: answers16,
        news: later('news_16', bit, shown.news, 3),
        for_packet: event16.for_packet,
        is_request: sent16.kind.is('request'),
        opaque: detail16.opaque,
        asks_clear: event16.asks_clear,
        now: nows[16]!,
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
        valid: at(18),
        worked: {
          event: eventAt(18),
          step: stepAt(18),
          deed: later('deed_18', Deed, deed16, 2),
          detail: later('detail_18', PeerDetail, detail16, 2),
          sent: later('sent_18', SentPacket, sent16, 2),
          pdcid: later('pdcid_18', bits(16), owner5.pdcid, 13),
          ccc: later('ccc_18', Place, ccc12, 6),
          record: ids[16]!,
          now: nows[18]!,
          narrow: later('narrow_18', bit, isNarrow, 7),
          urgent: later('urgent_18', bit, isUrgent9, 9),
          answers: later('answers_18', bit, answers16, 2),
          told: later('told_18', Told, bytes.told, 1),
          marked: later('marked_18', bit, marks.any, 2),
          threshold: later('threshold_18', bits(16), threshold9, 9),
          beyond: later('beyond_18', bit, shown.beyond, 5),
          ignored: later('ignored_18', Ignored, pdc.ignored, 8),
          unholds: later('unholds_18', bit, pdc.unholds, 8),
          watched,
        },
        registers: {
          service_required: registers.service_required,
          out_of_order: registers.loss.out_of_order,
          entropy: registers.loss.entropy,
          probe_tail: registers.probe_tail,
        },
        picked: io.picked,
      });
      const { wants_write, ...outputs } = concluded;
      wantsWrite.set(wants_write);
      return {
        pdc_event: pdc.pdc_event,
        view_write: pdc.view_write,
        start_write: pdc.start_write,
        refused: pdc.refused,
        answered_write: shown.answered_write,
        covered_write: shown.covered_write,
        flight_write: sending.flight_write,
        marks_write: marks.marks_write,
        flags_write: marks.flags_write,
        ...outputs,
      };
    },
  );
};
