/** The event pipe: an event a clock, each as if all before it were finished. */
import { type Bits, bit, bits, type Ctx, module, record } from '../../../hdl/index.ts';
import { isOneOf } from '../../../lib/bits/is-one-of.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { copyOf } from '../target-side/context-copy.ts';
import { account } from './account.ts';
import { claim, RefundWrite } from './claim.ts';
import { conclusion, PipeCounts } from './conclusion.ts';
import { Arrived, Departed } from './entropy-order.ts';
import { Event, OldestWrite, PeerDetail, SentWrite, SlotWrite, TailWrite, ViewWrite } from './event.ts';
import { FlightWrite, flights } from './flights.ts';
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
import { watch } from './watch.ts';

/**
 * What recovery goes by, in packets of 2^`shift` bytes: two cycles after `cwnd` how many it lets go `ahead`, four
 * cycles after it the `threshold`, how many out of order begin one.
 */
function recoveryLimits(m: Ctx, cwnd: Bits<32>, max_window: Bits<32>, shift: Bits) {
  const saturated = (packets: Bits<32>): Bits<16> =>
    packets.trunc(16).or(packets.slice(31, 16).any().repeat(16)).as(16);
  const p = pipeline(m, { cwnd, max_window })
    .stage('grow', ({ cwnd }) => ({ grown: cwnd.add(cwnd.shr(1)), ahead: cwnd.shr(shift) }))
    .stage('bound', ({ grown, max_window, ahead }) => ({ bytes: grown.min(max_window), allowed: saturated(ahead) }))
    .stage('scale', ({ bytes }) => ({ packets: bytes.shr(shift) }))
    .stage('saturate', ({ packets }) => ({ least: saturated(packets).max(5) }));
  // The event pipe counts its cycles from another event's input on.
  return {
    ahead: m.anyCycle('recovery_ahead', p.at('scale').allowed),
    threshold: m.anyCycle('recovery_threshold', p.out.least),
  };
}

/**
 * Stages, from cycle 0 on: `enter`; `look`; `identify`, whose PDC it is and the record of its packet; `address`;
 * `fetch`, what the packet is; `find`; `ask`, for room in its congestion control context; `decide`, `advance` and
 * `report`, in which `progress` works; `step`, what the event does to its PDC; `match`; `answer`, which packet it
 * answers; `send`, sendings and timers; `mark`, lost packets; `count`, bytes in flight; `time`, times of the PDC;
 * `settle`; `conclude`, in cycle 18, and three cycles later what comes of it, and 8 cycles after that what leaves.
 */
export const eventPipe = (layout: InitiatorLayout) => {
  const { contexts, contextBits, window, ringBits, records, suffix } = layout;
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
      const { slot_write, oldest_write, tail_write, registers } = io;
      const { loss, nack_retx, probe_tail } = registers;

      const { enable: opens, payload: open } = io.opened;
      const { pdcid, rod, roce, ccc } = open;
      const owned = { enable: opens, at: open.place, data: { pdcid, rod, roce, ccc } };
      const owner = copyOf(m, 'owners', contexts, owned, io.event.place);
      const ofSlot = { enable: slot_write.enable, at: slot_write.place.cat(slot_write.slot), data: slot_write.record };
      const slot = io.event.place.cat(io.event.rel.trunc(ringBits));
      const slotRecord = copyOf(m, 'slot_records', contexts * window, ofSlot, slot);
      const { pdcid: dpdcid, spdcid, ...event } = io.event;
      const { sack_base, sack_bitmap, rcvd_bytes, ...detail } = io.detail;
      const inputs = {
        ...{ event, dpdcid, spdcid, detail, rcvd_bytes },
        sack: { sack_base, sack_bitmap },
        now: io.now,
      };
      const identified = pipeline(m, inputs, { valid: io.valid })
        .stage('enter', () => ({}))
        .stage('look', () => ({}))
        .stage('identify', ({ event }) => {
          const isOfRecord = isOneOf(event.kind, 'timer', 'overtaken');
          return {
            ...{ pdcid: owner.pdcid, rod: owner.rod, roce: owner.roce },
            ccc: m.mux(event.kind.is('clear'), event.place, owner.ccc),
            record_id: m.mux(isOfRecord, event.record, slotRecord),
            // Of a record that is free, or has another packet since, nothing is due: its slot has another record.
            is_that_record: isOfRecord.not().or(slotRecord.eq(event.record)),
          };
        });
      const { place: _, rel: __, ...packet } = io.sent_write.sent;
      const ofRecord = { enable: io.sent_write.enable, at: io.sent_write.record, data: packet };
      const sent = copyOf(m, 'sent', records, ofRecord, identified.at('identify').record_id);

      const asked = identified
        .stage('address', () => ({}))
        .stage('fetch', () => ({ packet: sent }))
        .stage('find', () => ({}))
        .stage('ask', () => ({}));
      const { event: addressed, valid: enable } = asked.at('address');
      const oldests = { enable: oldest_write.enable, at: oldest_write.place, data: oldest_write.oldest };
      const oldest = copyOf(m, 'oldests', contexts, oldests, addressed.place);
      const tails = { enable: tail_write.enable, at: tail_write.place, data: tail_write.tail };
      const tail = copyOf(m, 'tails', contexts, tails, addressed.place);
      const wants = m.forward('wants_write', record({ enable: bit, place: Place, wants: bit }));
      const wanted = { enable: wants.enable, at: wants.place, data: wants.wants };
      const wanting = copyOf(m, 'wanting', contexts, wanted, asked.at('fetch').event.place);
      const refund = m.forward('refund', RefundWrite(layout));
      const found = asked.at('find');
      const { packet: carried } = found;
      const { event: asking, valid: isValid } = asked.at('ask');
      const { kind, flag } = asking;
      const asks = m.named('asks', kind.is('fresh').or(kind.is('resend').and(flag.not())));
      const room = m.inst('claim', claim(layout), {
        enable: asked.at('identify').valid,
        ccc: asked.at('identify').ccc,
        size: carried.size,
        clear: isValid.and(kind.is('clear')),
        place: asking.place,
        yields: isValid.and(kind.is('ended').or(kind.is('visit').and(wanting.not()))),
        asks: isValid.and(asks),
        below: registers.ack_request_below,
        limit: io.limit,
        refund_write: refund,
      });
      const { ahead, threshold } = recoveryLimits(m, room.cwnd, room.max_window, registers.packet_shift);

      const decided = asked.stage('decide', () => ({}));
      const { default_mpr, override_mpr_zero, go_back } = registers;
      const pdc = m.inst('progress', progress(layout), {
        ...{ enable, place: addressed.place },
        found: {
          event: { ...found.event, pdcid: found.dpdcid, spdcid: found.spdcid },
          ...{ now: found.now, pdcid: found.pdcid, rod: found.rod, roce: found.roce, oldest, tail },
          closes: carried.kind.is('close_cmd'),
        },
        valid: isValid,
        ...{ is_that_record: decided.at('decide').is_that_record, room: room.room, ahead },
        registers: { default_mpr, override_mpr_zero, go_back, nack_retx },
      });

      const stepped = decided
        .stage('advance', () => ({ urgent: room.low.or(room.is_small) }))
        .stage('report', () => ({ threshold }))
        .stage('step', () => {
          const { next, cum, range, oldest } = pdc.step;
          const isFar = next.sub(cum).slice(31, 7).ge(range.zext(25));
          return {
            ...{ step: pdc.step, ignored: pdc.ignored, unholds: pdc.unholds },
            narrow: isFar.or(next.sub(oldest).slice(31, ringBits).any()),
          };
        });
      const { event: reported, valid: reports } = stepped.at('report');
      const { event: told, sack } = stepped.at('step');
      const shown = m.inst('slots', slots(layout), {
        at: { enable: reports, place: reported.place, rel: reported.rel },
        ...{ step_valid: pdc.step_valid, step: pdc.step, rel: told.rel, for_packet: told.for_packet, act: told.act },
        ...sack,
      });

      const answered = stepped
        .stage('match', () => ({}))
        .stage('answer', ({ step }) => ({
          answered: shown.answered,
          answers: shown.answers,
          open: step.on.and(step.open).and(shown.answered.not()),
        }))
        .stage('send', () => ({ news: shown.news, beyond: shown.beyond, shown: shown.shown }));
      const sends = answered.at('send');
      const { rto_init, rto_max, max_rto_retx, max_nack_retx } = registers;
      const { effect, flight_write } = m.inst('sendings', flights(layout), {
        enable: stepped.at('step').valid,
        record: stepped.at('step').record_id,
        ...{ valid: sends.valid, step: sends.step, now: sends.now, sent_at: sends.event.cum, act: sends.event.act },
        ...{ for_packet: sends.event.for_packet, retx: sends.event.retx, answered: sends.answered, open: sends.open },
        ...{ answers: sends.answers, covered: shown.covered },
        registers: {
          ...{ rto_init, rto_max, max_rto_retx, max_nack_retx, nack_retx },
          ...{ rto: loss.rto, ack_req: loss.ack_req, probe: loss.probe },
        },
      });

      const marked = answered.stage('mark', () => ({ effect }));
      const answer = marked.at('answer');
      const mark = marked.at('mark');
      const marks = m.inst('lost', lostMarks(layout), {
        ...{ valid: answer.valid, place: answer.step.place, fresh: answer.step.kind.is('open') },
        ...{ address: shown.address, held: shown.held },
        is_ack: mark.step.kind.is('ack').and(mark.step.on),
        ...{ marks: effect.marks, unmarks: effect.unmarks, slot: mark.event.rel.trunc(6), shown: mark.shown },
      });
      const bytes = m.inst('account', account(layout), {
        ...{ enable: answer.valid, place: answer.step.place, ccc: answer.ccc },
        ...{ valid: mark.valid, step: mark.step, effect, size: mark.packet.size },
        ...{ bytes: mark.event.cum, leaves: mark.event.flag, for_packet: mark.event.for_packet },
        ...{ has_nscc: mark.detail.has_nscc, rcvd_bytes: mark.rcvd_bytes },
      });
      refund.set(bytes.refund_write);

      const timed = marked.stage('count', () => ({})).stage('time', () => ({ marked: marks.any }));
      const time = timed.at('time');
      const { probe, probe_again, probe_first, tail_loss, max_tail_loss, clear, idle } = registers;
      const { watched } = m.inst('watch', watch(layout), {
        ...{ enable: mark.valid, place: mark.step.place },
        ...{ step: time.step, effect: time.effect, answers: time.answers, news: time.news, now: time.now },
        ...{ for_packet: time.event.for_packet, asks_clear: time.event.asks_clear, opaque: time.detail.opaque },
        is_request: time.packet.kind.is('request'),
        registers: {
          ...{ probe, probe_tail, probe_again, probe_first, probe_on: loss.probe },
          ...{ tail: loss.tail, tail_loss, max_tail_loss, clear, idle },
        },
      });

      const last = timed
        .stage('settle', () => ({ told: bytes.told }))
        .stage('conclude', () => ({}))
        .at('conclude');
      const { wants_write, ...outputs } = m.inst('conclusion', conclusion(layout), {
        valid: last.valid,
        worked: {
          ...{ event: last.event, step: last.step, effect: last.effect, detail: last.detail, sent: last.packet },
          ...{ pdcid: last.pdcid, ccc: last.ccc, record: last.record_id, now: last.now, narrow: last.narrow },
          ...{ urgent: last.urgent, answers: last.answers, told: last.told, marked: last.marked },
          ...{ threshold: last.threshold, beyond: last.beyond, ignored: last.ignored, unholds: last.unholds, watched },
        },
        registers: {
          service_required: registers.service_required,
          ...{ out_of_order: loss.out_of_order, entropy: loss.entropy, probe_tail },
        },
        picked: io.picked,
      });
      wants.set(wants_write);
      const { pdc_event, view_write, start_write, refused } = pdc;
      const { answered_write, covered_write } = shown;
      const { marks_write, flags_write } = marks;
      return {
        ...{ pdc_event, view_write, start_write, refused, answered_write, covered_write, flight_write },
        ...{ marks_write, flags_write, ...outputs },
      };
    },
  );
};
