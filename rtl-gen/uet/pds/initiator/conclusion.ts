/** What comes of an event: the packet that leaves, what SES and congestion control hear, what is to be done next. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { isOneOf } from '../../../lib/bits/is-one-of.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { Told } from './account.ts';
import { departure } from './departure.ts';
import { Arrived, Departed } from './entropy-order.ts';
import { EventKind, LastDetail, OwnEvent, SentPacket } from './event.ts';
import { Effect } from './flights.ts';
import { Job } from './issue.ts';
import { type InitiatorLayout, isReturn } from './layout.ts';
import {
  CongestionEvent,
  EmittedPacket,
  failureCodes,
  Outcome,
  OutcomeKind,
  PacketKind,
  Pick,
  Picked,
} from './records.ts';
import { Ignored, Step } from './step.ts';
import { Watched } from './watch.ts';

/** What is counted, each once an event. */
export const PipeCounts = record({
  ignored: Ignored,
  sack_out_of_range: bit,
  probe_stale: bit,
  duplicate_ack: bit,
  spurious: bit,
  held_timeout: bit,
  nack_again: bit,
  retransmitted: bit,
  ack_req_sent: bit,
  probe_sent: bit,
  clear_sent: bit,
  lost_trim: bit,
  lost_nack: bit,
  lost_timeout: bit,
  lost_tail: bit,
  lost_entropy: bit,
  recoveries: bit,
});

/** An event when all stages have worked on it. */
export const Worked = (layout: InitiatorLayout) =>
  record({
    event: OwnEvent(layout),
    step: Step(layout),
    effect: Effect,
    detail: LastDetail,
    sent: SentPacket,
    pdcid: bits(16),
    ccc: bits(layout.contextBits),
    record: bits(layout.recordBits),
    now: bits(32),
    /** A packet that is new asks for an ACK, by its PDC's windows, and by its congestion control context. */
    narrow: bit,
    urgent: bit,
    /** This ACK answers its packet. */
    answers: bit,
    told: Told,
    /** Its PDC has packets that are marked lost. */
    marked: bit,
    /** How many packets out of order begin a recovery. */
    threshold: bits(16),
    beyond: bit,
    ignored: Ignored,
    unholds: bit,
    watched: Watched,
  });

/**
 * All of an event is told in clock t. In t + 3 `outcome`, the kicks and `job`; a packet that leaves and what congestion
 * control hears are shown `congestion.pickLatency` clocks later, when its entropy value has been picked.
 */
export const conclusion = (layout: InitiatorLayout) => {
  const { contextBits, records, ringBits, suffix } = layout;
  const Place = bits(contextBits);
  const Kick = record({ enable: bit, place: Place });
  return module(
    `pds_initiator_conclusion_${suffix}_p${records}`,
    {
      summary: 'What comes of an event of the initiator.',
      in: {
        valid: bit,
        worked: Worked(layout),
        registers: record({ service_required: bit, out_of_order: bit, entropy: bit, probe_tail: bits(32) }),
        picked: Picked,
      },
      out: {
        changed: Kick,
        done: Kick,
        close: Kick,
        job: record({ enable: bit, payload: Job(layout) }),
        wants_write: record({ enable: bit, place: Place, wants: bit }),
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
    ({ valid, worked, registers, picked }, m) => {
      const p = pipeline(m, worked, { valid, reset: { leaves: 0 } })
        .stage('measure', ({ event, step, effect, detail, now, watched }) => {
          const { packet, probe_opaque, answers_probe, stale, loses, closes } = watched;
          const units = detail.service_time;
          // 128 ns, the unit of service_time, are 40 clocks at 312.5 MHz.
          const isMeasured = detail.has_nscc.and(units.all().not());
          const probes = packet.is('probe');
          const clearPsn = m.named('clear_psn', step.oldest.sub(1));
          return {
            took: now.sub(m.mux(answers_probe, watched.probe_sent, effect.sent_at)),
            service: units.zext(32).shl(5).add(units.zext(32).shl(3)).mask(isMeasured),
            is_timed: answers_probe.or(effect.timed).and(registers.service_required.not().or(isMeasured)),
            psn: step.start.add(event.rel),
            told_psn: step.start.add(m.mux(probes, step.cum, clearPsn)),
            clear_offset: clearPsn.sub(event.rel),
            is_empty: event.rel.add(1).eq(step.tail.tail),
            ...{ probes, clears: packet.is('clear_cmd'), probe_opaque, answers_probe, stale, loses, closes },
          };
        })
        .stage('form', (now) => {
          const { valid, event, step, effect, sent, probes, clears, psn, clear_offset } = now;
          const isData = effect.sends;
          const kind = m.wire('kind', PacketKind, 'request');
          m.match(sent.kind, {
            request: () => {},
            noop: () => kind.set('noop'),
            negotiation: () => kind.set('negotiation'),
            close_cmd: () => kind.set('close_cmd'),
          });
          const closesReturn = isReturn(layout, step.place)?.and(sent.kind.is('negotiation'));
          if (closesReturn !== undefined) m.when(closesReturn, () => kind.set('close_cmd'));
          m.when(effect.asks, () => kind.set('ack_req'))
            .elsewhen(probes, () => kind.set('probe'))
            .elsewhen(clears, () => kind.set('clear_cmd'));
          const isRequest = m.named('is_request', isData.and(sent.kind.is('request')));
          const syn = step.state.is('creating');
          const isOwn = m.named('is_own', isData.or(effect.asks));
          const wants = m.named('wants', sent.last.or(now.is_empty).or(now.narrow).or(now.urgent));
          const negotiates = sent.kind.is('negotiation');
          const hasWord = closesReturn === undefined ? negotiates : negotiates.and(closesReturn.not());
          // What leaves has a slot, and CLEAR_PSN is that below the lowest one.
          m.assert('clear_offset_is_short', valid.and(isRequest).implies(clear_offset.slice(31, ringBits).all()));
          return {
            rtt: now.took.sub(now.service),
            leaves: effect.sends.or(effect.asks).or(probes).or(clears).and(valid),
            packet: {
              ...{ place: step.place, kind, rod: step.ordered, retx: isData.and(effect.retx) },
              ar: probes.or(isData.and(effect.retx.or(isRequest.not()).or(wants))),
              syn,
              psn: psn.mask(isOwn),
              clear_offset: clear_offset.trunc(16).mask(isRequest),
              opaque: now.probe_opaque.mask(probes),
              payload: m.choose(
                [
                  [effect.asks, sent.message.zext(32)],
                  [isData, sent.handle.mask(hasWord)],
                ],
                now.told_psn,
              ),
              spdcid: now.pdcid,
              dpdcid: m.mux(syn, event.rel.trunc(12).zext(16), step.peer),
              picked: m.lit(Picked, { entropy: 0, ccc_id: 0, credit_target: 0 }),
              ...{ handle: sent.handle, message: sent.message },
              length: sent.length.mask(isData),
              size: sent.size.mask(isData),
            },
          };
        })
        .stage('tell', () => ({}));

      const now = p.at('tell');
      const { event, step, effect, detail, sent, told, answers, marked, rtt, loses, closes, leaves } = now;
      const { kind, place } = step;
      const isRtt = m.named('is_rtt', now.is_timed.and(rtt.at(31).not()).and(rtt.any()));
      const isAck = m.named('is_ack', kind.is('ack').and(step.on));
      const departs = m.inst('departure', departure(layout), {
        ...{ leaves, packet: now.packet, keeps: step.keeps, ccc: now.ccc, record: now.record, is_record: effect.sends },
        arrives: now.valid.and(effect.arrives),
        congestion: {
          valid: told.valid.and(now.valid),
          ...{ ccc: now.ccc, kind: told.kind, bytes: told.bytes, entropy: detail.entropy },
          ecn: event.m.and(isAck.or(kind.is('nack'))),
          rtt_valid: isRtt.and(isAck),
          rtt,
          out_of_order: detail.ooo_count.or(isAck.not().repeat(16)),
          has_nscc: detail.has_nscc.and(isAck),
          ...{ rcv_cwnd_pend: detail.rcv_cwnd_pend, restore_cwnd: detail.restore_cwnd },
          has_credit: detail.has_credit.and(isAck.or(kind.is('credit'))),
          ...{ credit: detail.credit, now: now.now, size: layout.congestion.adapts ? sent.size : undefined },
        },
        picked,
      });

      // Recovery by the count of packets out of order, or by a PROBE that was answered fast; by that also where losses
      // are found by the order of entropy values, which does not show the last loss of a value.
      const mayRecover = m.named('may_recover', isAck.and(step.ordered.not()).and(step.next.ne(step.cum)));
      const isFast = m.named(
        'is_fast',
        now.answers_probe
          .and(registers.out_of_order.or(registers.entropy))
          .and(isRtt)
          .and(rtt.lt(registers.probe_tail)),
      );
      const isMany = m.named(
        'is_many',
        registers.out_of_order
          .and(detail.ooo_count.all().not())
          .and(detail.ooo_count.ge(now.threshold))
          .and(step.sleek.or(marked).not()),
      );
      const recovers = m.named('recovers', mayRecover.and(isFast.or(isMany)));
      const fails = m.named('fails', effect.fails.or(step.exhausted));
      const is = (kind: 'fail' | 'back' | 'recover' | 'lose' | 'close') => m.lit(EventKind, kind);
      const job = {
        kind: m.choose(
          [
            [fails, is('fail')],
            [effect.backs, is('back')],
            [recovers, is('recover')],
            [loses, is('lose')],
          ],
          is('close'),
        ),
        place,
        rel: m.mux(loses, step.next.sub(1), event.rel),
        code: m.mux(effect.fails, m.lit(8, failureCodes.undeliverable), m.lit(8, failureCodes.no_psn)),
      };

      // Whether it has packets that may leave where there is room.
      const isAlive = step.state.is('closed').or(step.state.is('error')).or(step.hold).not();
      const isNew = step.tail.tail.ne(step.next).and(now.narrow.not());
      const response = {
        valid: now.valid.and(answers).and(sent.kind.is('close_cmd').not()),
        ...{ place, handle: sent.handle, message: sent.message, response: detail.response, code: m.lit(8, 0) },
        kind: m.mux(detail.response.present.not(), m.lit(OutcomeKind, 'default_ok'), m.lit(OutcomeKind, 'response')),
      };
      const changes = step.on
        .and(isOneOf(kind, 'ack', 'nack', 'timer', 'lose', 'overtaken'))
        .or(isOneOf(kind, 'open', 'back', 'recover'))
        .or(now.unholds)
        .or(step.restarted);
      const nackLoses = effect.loses.and(kind.is('nack'));
      const isTrim = isOneOf(event.act, 'trim', 'trim_last_hop');
      const { ignored } = now;
      const counts = {
        ignored: {
          unknown_pdc: now.valid.and(ignored.unknown_pdc),
          mismatch: now.valid.and(ignored.mismatch),
          ack_out_of_range: now.valid.and(ignored.ack_out_of_range),
          nack_out_of_range: now.valid.and(ignored.nack_out_of_range),
          nack_unexpected: now.valid.and(ignored.nack_unexpected),
        },
        sack_out_of_range: now.valid.and(now.beyond),
        probe_stale: now.valid.and(now.stale),
        duplicate_ack: now.valid.and(isAck).and(event.for_packet).and(answers.not()),
        spurious: now.valid.and(effect.spurious),
        held_timeout: now.valid.and(effect.held),
        nack_again: now.valid.and(effect.ignored),
        retransmitted: now.valid.and(effect.sends).and(effect.retx),
        ack_req_sent: now.valid.and(effect.asks),
        probe_sent: leaves.and(now.probes),
        clear_sent: leaves.and(now.clears),
        lost_trim: now.valid.and(nackLoses).and(isTrim),
        lost_nack: now.valid.and(nackLoses).and(isTrim.not()),
        lost_timeout: now.valid.and(effect.leaves).and(kind.is('timer')),
        lost_tail: now.valid.and(effect.leaves).and(kind.is('lose')),
        lost_entropy: now.valid.and(effect.leaves).and(kind.is('overtaken')),
        recoveries: now.valid.and(recovers),
      };
      const reset = { enable: 0 } as const;
      const kick = (name: string, enable: Bits<1>) => m.next(name, { enable: now.valid.and(enable), place }, { reset });
      const works = fails.or(effect.backs).or(recovers).or(loses).or(closes).or(step.nears_end);
      const { told: congestion, ...left } = departs;
      return {
        changed: kick('changed', changes),
        done: kick('done', isAck.and(step.moved.or(answers)).or(step.state.is('error'))),
        close: kick('close', step.close_due),
        job: m.next('job', { enable: now.valid.and(works), payload: job }, { reset }),
        wants_write: m.next(
          'wants_write',
          { enable: now.valid, place, wants: isAlive.and(marked.or(isNew)) },
          { reset },
        ),
        outcome: m.next('outcome', response, { reset: { valid: 0 } }),
        ...left,
        congestion,
        counts: m.next('counts', counts),
      };
    },
  );
};
