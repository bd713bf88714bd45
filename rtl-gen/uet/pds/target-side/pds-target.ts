/** The target side of UET packet delivery: many PDCs that packets open, fill and close, one packet a clock. */
import { type Bits, bit, bits, module, optional, record, sink, source } from '../../../hdl/index.ts';
import { AnswerCounts, type AnswersOptions, answers, answersLatency } from './answers/answers.ts';
import { Reply } from './answers/reply.ts';
import { OfferRegisters } from './answers/reply-maker.ts';
import { type ArrivalOptions, arrivalLayout } from './arrival/arrival-layout.ts';
import { pdsArrivalLatency } from './arrival/latency.ts';
import { pdsArrival, VerdictShown } from './arrival/pds-arrival.ts';
import { PdcidOffer, quarantineBits } from './arrival/place-pool.ts';
import { ArrivalVerdict, arrivalPipe } from './arrival-pipe.ts';
import { housekeeper } from './housekeeping/housekeeper.ts';
import {
  Command,
  ControlKind,
  End,
  Fail,
  FlagWrite,
  HousekeepingEvents,
  HousekeepingTimes,
} from './housekeeping-records.ts';
import { AckRegisters, Delivery, Ended, Request, RouteWrite, SesResponse } from './records.ts';
import { Released } from './store/guaranteed-store.ts';
import { BaseWrite, NextWrite, WordWrite } from './tracker-layout.ts';

export interface PdsTargetOptions extends ArrivalOptions, Omit<AnswersOptions, 'accountLatency'> {
  /** Clocks of 128 ns, the unit of times: 41 at 322 MHz. */
  readonly clocksPerUnit: number;
}

/** What may change while the target runs (uet-wire.md 7.15); `quarantine` in units of 128 ns. */
export const PdsRegisters = record({
  ack: AckRegisters,
  offer: OfferRegisters,
  times: HousekeepingTimes,
  quarantine: bits(quarantineBits),
});

/** What happens inside, for whoever follows the state of PDCs. */
export const PdsTrace = record({
  /** A control packet is the event of this clock. */
  control: record({ valid: bit, kind: ControlKind }),
  /** A PDC fails: for the packets of the next clock on. */
  failed: record({ valid: bit, pdcid: bits(16), by_time: bit }),
  /** A place is free again, with the PDCID that the next PDC there has. */
  free: PdcidOffer,
});

/** PDCs that begin, that of `adopts` too, and that close or fail by a packet: in the clock of its verdict. */
export const PdcChanges = record({ begins: RouteWrite, closes: record({ valid: bit, pdcid: bits(16) }) });

/** Latencies of the target in clocks. */
export const pdsTargetLatency = {
  /** From a packet to its verdict and its delivery. */
  verdict: pdsArrivalLatency.verdict,
  /** From a packet that is answered to its reply, and from a response to its ACK, if none waits before it. */
  reply: pdsArrivalLatency.verdict + answersLatency.answer + 4,
  response: answersLatency.answer + 4,
} as const;

/**
 * A packet a clock, of any PDC, as if each were finished before the next one. Nothing waits: `request.ready` rises with
 * `ready`, some clocks after reset, and stays 1.
 *
 * - `verdict`: what became of each packet, in order. `deliver`: the packet is for SES, which must take it. The latency
 *   of both is `pdsTargetLatency.verdict`.
 * - `response`: what SES has to say about a delivery, in any order, one for each. It may have to wait for replies to
 *   leave.
 * - `reply`: what is to be sent. Where replies are not taken for long, those to packets are dropped, and counted.
 * - `command`: what host or firmware wants; a few clocks each. `ended`: a PDC that is gone; where TSS is used, no
 *   Start_PSN of the same source may be below `next_start_psn`. `released`: a stored response is not needed any more.
 * - With `adopts` a `request` of kind `adopt` is a PDC that an initiator beside it has opened (uet-wire.md 7.12): its
 *   PDCID is `dpdcid`, that of its peer `spdcid`, its addresses, `rod` and Start_PSN, `psn`, are those of the PDC; no
 *   flag is set. Bits 14 to log2 N - 1 of the PDCID are not all 0. There must be none at that place: the last one
 *   was released, and `trace.free` has shown its place. `release` of `command` ends it.
 *   `pdcs`: what the half that sends has to know of PDCs.
 * - `now` counts units of 128 ns. `registers` may change at any time.
 * - `events`, `arrival_events`, `housekeeping_events`: what is counted. `trace`: what else happens.
 *
 * Source: uet-wire.md 4 to 7, 8.9, 9.6, 11.4, 13.17; what they leave open, the golden model says
 * (`testbench/uet/golden/pds`).
 */
export const pdsTarget = (options: PdsTargetOptions) => {
  const layout = arrivalLayout(options);
  const { contexts, contextBits, suffix } = layout;
  const accountLatency = pdsArrivalLatency.verdict - pdsArrivalLatency.tracked;
  return module(
    `pds_target_${suffix}`,
    {
      summary: `Target side of the packet delivery sublayer for ${contexts} PDCs with windows of ${layout.window} PSNs.`,
      in: { now: bits(17), registers: PdsRegisters },
      out: {
        ready: bit,
        verdict: VerdictShown,
        deliver: Delivery,
        ended: Ended,
        released: Released,
        events: AnswerCounts,
        housekeeping_events: HousekeepingEvents,
        trace: PdsTrace,
        pdcs: optional(layout.adopts, PdcChanges),
      },
      link: { request: sink(Request), response: sink(SesResponse), command: sink(Command), reply: source(Reply) },
    },
    ({ now, registers, request: given, response: said, command: ordered }, m) => {
      // Inside, a PDCID is {generation, context}: bit 15, which tells adopted PDCs, lies above the index of a context.
      const { adopts } = layout;
      const indexBits = contextBits - 1;
      const inner = (pdcid: Bits<16>): Bits<16> =>
        adopts ? (pdcid.slice(14, indexBits).cat(pdcid.at(15)).cat(pdcid.trunc(indexBits)) as Bits<16>) : pdcid;
      const outer = (pdcid: Bits<16>): Bits<16> =>
        adopts
          ? (pdcid.at(indexBits).cat(pdcid.slice(15, contextBits)).cat(pdcid.trunc(indexBits)) as Bits<16>)
          : pdcid;
      type OfPdc = { readonly pdcid: Bits<16> };
      const asInside = <R extends OfPdc>(record: R) => ({ ...record, pdcid: inner(record.pdcid) });
      const asOutside = <R extends OfPdc>(record: R) => ({ ...record, pdcid: outer(record.pdcid) });

      // Nothing comes before all parts are ready.
      const ready = m.reg('started', bit, { reset: 0 });
      const { payload, valid } = given.takeWhen(ready);
      const packet = { ...payload };
      if (adopts) {
        packet.dpdcid = m.mux(payload.syn, payload.dpdcid, inner(payload.dpdcid));
        // It is as if the PSN before Start_PSN had come, and were done.
        packet.psn = payload.psn.sub(payload.kind.is('adopt').zext(32));
      }

      // What later parts tell earlier ones.
      const base = m.forward('base_write', BaseWrite(layout));
      const responded = m.forward('responded_write', WordWrite(layout, 2));
      const fail = m.forward('fail', Fail);
      const busy = m.forward('busy_write', FlagWrite(contextBits));
      const retires = m.forward('retires', bit);
      const end = m.stream('end', End);
      const nextWrite = m.forward('next_write', NextWrite(layout));
      const tracked = m.forward('tracked', ArrivalVerdict(layout));

      const arrivals = m.inst('arrivals', pdsArrival(options), {
        request: { payload: packet, valid: valid.and(ready) },
        ...{ end, now, fail, tracked },
        registers: registers.ack,
        quarantine_time: registers.quarantine,
        busy_write: busy,
        forgotten: retires,
        next_write: nextWrite,
      });
      const { ended, route_write, timer } = arrivals;
      const tracker = m.inst('tracker', arrivalPipe(layout), {
        ...{ arrival: arrivals.arrival, base_write: base, response_write: responded },
      });
      tracked.set(tracker.verdict);
      nextWrite.set(tracker.next_write);

      const { enable, pdcid, pending } = route_write;
      const housekeeping = m.inst('housekeeping', housekeeper(options), {
        taken: { enable, pdcid, pending },
        timer,
        ended: { valid: ended.valid, done: ended.done },
        times: registers.times,
        command: ordered.map(asInside),
      });
      fail.set(housekeeping.fail);
      busy.set(housekeeping.busy_write);
      retires.set(housekeeping.retired.valid);
      m.unused(housekeeping.retired.pdc);
      end.connect(housekeeping.end);

      const { start_write, clear_write, count_write } = tracker;
      const answering = m.inst('answers', answers({ ...options, accountLatency }), {
        ...{ ask: arrivals.ask, now, registers: registers.offer, route_write, account_write: arrivals.account_write },
        ended: { valid: ended.valid.and(ended.done), pdcid: ended.pdcid },
        close_write: housekeeping.close_write,
        ...{ start_write, clear_write, count_write },
        arrived_write: tracker.word_write,
        arrived_flags: tracker.flags_write,
        response: said.map(asInside),
        control: housekeeping.control,
        forget: housekeeping.forget,
      });
      base.set(answering.base_write);
      responded.set(answering.responded_write);
      ready.set(arrivals.request.ready.and(housekeeping.ready).and(answering.ready));

      const closes = () => asOutside({ valid: timer.valid.and(timer.op.is('linger')), pdcid: timer.pdcid });
      return {
        ready,
        verdict: arrivals.verdict,
        deliver: asOutside(arrivals.deliver),
        ended: asOutside(ended),
        released: asOutside(answering.released),
        events: answering.counts,
        housekeeping_events: housekeeping.events,
        trace: {
          control: { valid: housekeeping.control.fires, kind: housekeeping.control.payload.kind },
          failed: { ...asOutside(fail), by_time: housekeeping.fail_by_time },
          free: asOutside(arrivals.released),
        },
        pdcs: adopts ? { begins: asOutside(route_write), closes: closes() } : undefined,
        reply: answering.reply.map((reply) => ({ ...reply, spdcid: outer(reply.spdcid) })),
      };
    },
  );
};
