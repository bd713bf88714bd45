/** What comes of an event: the packet that leaves, what SES and congestion control hear, what is to be done next. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { Told } from './account.ts';
import { departure } from './departure.ts';
import { Arrived, Departed } from './entropy-order.ts';
import { Event, EventKind, PeerDetail, SentPacket } from './event.ts';
import { Deed } from './flights.ts';
import { Job } from './issue.ts';
import { type InitiatorLayout, isReturn } from './layout.ts';
import { CongestionEvent, EmittedPacket, failureCodes, Outcome, PacketKind, Pick, Picked } from './records.ts';
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
    event: Event(layout),
    step: Step(layout),
    deed: Deed,
    detail: PeerDetail,
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
  const { contextBits, recordBits, records, ringBits, suffix } = layout;
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
      const later = delayer(m);
      const { event: event0, step: step0, deed: deed0, detail: detail0, sent: sent0, watched } = worked;
      const valid1 = m.next('valid_1', valid, { reset: 0 });
      const valid2 = m.next('valid_2', valid1, { reset: 0 });

      // t, t + 1: times of rounds, PSNs.
      const took = m.next('took', worked.now.sub(m.mux(watched.answers_probe, watched.probe_sent, deed0.sent_at)));
      const units = detail0.service_time;
      // 128 ns, the unit of service_time, are 40 clocks at 312.5 MHz.
      const isMeasured = detail0.has_nscc.and(units.all().not());
      const service = m.next('service', units.zext(32).shl(5).add(units.zext(32).shl(3)).mask(isMeasured));
      const isTimed = m.next(
        'is_timed',
        watched.answers_probe.or(deed0.timed).and(registers.service_required.not().or(isMeasured)),
      );
      const isProbe = watched.packet.is('probe');
      const isClear = watched.packet.is('clear_cmd');
      const psn = m.next('psn', step0.start.add(event0.rel));
      const clearPsn = m.named('clear_psn', step0.oldest.sub(1));
      const told = m.next('told_psn', step0.start.add(m.mux(isProbe, step0.cum, clearPsn)));
      const clearOffset = m.next('clear_offset', clearPsn.sub(event0.rel));
      const isEmpty = m.next('is_empty', event0.rel.add(1).eq(step0.tail.tail));
      const packet1 = later(
        'watched_packet_1',
        record({ probe: bit, clear: bit, opaque: bits(16) }),
        {
          probe: isProbe,
          clear: isClear,
          opaque: watched.probe_opaque,
        },
        1,
      );

      // t + 2: what leaves.
      const step1 = later('step_1', Step(layout), step0, 1);
      const event1 = later('event_1', Event(layout), event0, 1);
      const deed1 = later('deed_1', Deed, deed0, 1);
      const sent1 = later('sent_1', SentPacket, sent0, 1);
      const narrow1 = later('narrow_1', bit, worked.narrow, 1);
      const urgent1 = later('urgent_1', bit, worked.urgent, 1);
      const rtt = m.next('rtt', took.sub(service));
      const timed2 = m.next('timed_2', isTimed);
      const isRtt = m.named('is_rtt', timed2.and(rtt.at(31).not()).and(rtt.any()));
      const leaves = m.named('leaves', deed1.sends.or(deed1.asks).or(packet1.probe).or(packet1.clear).and(valid1));
      const isData = m.named('is_data', deed1.sends);
      const kind = m.wire('kind', PacketKind, 'request');
      m.match(sent1.kind, {
        request: () => {},
        noop: () => kind.set('noop'),
        negotiation: () => kind.set('negotiation'),
        close_cmd: () => kind.set('close_cmd'),
      });
      const closesReturn = isReturn(layout, step1.place)?.and(sent1.kind.is('negotiation'));
      if (closesReturn !== undefined) m.when(closesReturn, () => kind.set('close_cmd'));
      m.when(deed1.asks, () => kind.set('ack_req'))
        .elsewhen(packet1.probe, () => kind.set('probe'))
        .elsewhen(packet1.clear, () => kind.set('clear_cmd'));
      const isRequest = m.named('is_request', isData.and(sent1.kind.is('request')));
      const syn = m.named('syn', step1.state.is('creating'));
      const isOwn = m.named('is_own', isData.or(deed1.asks));
      const wants = m.named('wants', sent1.last.or(isEmpty).or(narrow1).or(urgent1));
      const pdcid1 = later('pdcid_1', bits(16), worked.pdcid, 1);
      const negotiates = sent1.kind.is('negotiation');
      const hasWord = closesReturn === undefined ? negotiates : negotiates.and(closesReturn.not());
      const packet = m.reg('packet', EmittedPacket(layout));
      packet.set({
        place: step1.place,
        kind,
        rod: step1.ordered,
        retx: isData.and(deed1.retx),
        ar: packet1.probe.or(isData.and(deed1.retx.or(isRequest.not()).or(wants))),
        syn,
        psn: psn.mask(isOwn),
        clear_offset: clearOffset.trunc(16).mask(isRequest),
        opaque: packet1.opaque.mask(packet1.probe),
        payload: m.mux(deed1.asks, sent1.message.zext(32), m.mux(isData, sent1.handle.mask(hasWord), told)),
        spdcid: pdcid1,
        dpdcid: m.mux(syn, event1.rel.trunc(12).zext(16), step1.peer),
        picked: { entropy: 0, ccc_id: 0, credit_target: 0 },
        handle: sent1.handle,
        message: sent1.message,
        length: sent1.length.mask(isData),
        size: sent1.size.mask(isData),
      });
      const leaves2 = m.next('leaves_2', leaves, { reset: 0 });
      // What leaves has a slot, and CLEAR_PSN is that below the lowest one.
      m.assert('clear_offset_is_short', valid1.and(isRequest).implies(clearOffset.slice(31, ringBits).all()));

      const detail2 = later('detail_2', PeerDetail, detail0, 2);
      const account2 = later('account_2', Told, worked.told, 2);
      const event2 = later('event_2', Event(layout), event1, 1);
      const ccc2 = later('ccc_2', Place, worked.ccc, 2);
      const step2 = later('step_2', Step(layout), step1, 1);
      const deed2 = later('deed_2', Deed, deed1, 1);
      const isAck2 = m.named('is_ack_2', step2.kind.is('ack').and(step2.on));
      const answers2 = later('answers_2', bit, worked.answers, 2);
      const departs = m.inst('departure', departure(layout), {
        leaves: leaves2,
        packet,
        keeps: step2.keeps,
        ccc: ccc2,
        record: later('record_2', bits(recordBits), worked.record, 2),
        is_record: deed2.sends,
        arrives: valid2.and(deed2.arrives),
        congestion: {
          valid: account2.valid.and(valid2),
          ccc: ccc2,
          kind: account2.kind,
          bytes: account2.bytes,
          entropy: detail2.entropy,
          ecn: event2.m.and(isAck2.or(step2.kind.is('nack'))),
          rtt_valid: isRtt.and(isAck2),
          rtt,
          out_of_order: detail2.ooo_count.or(isAck2.not().repeat(16)),
          has_nscc: detail2.has_nscc.and(isAck2),
          rcv_cwnd_pend: detail2.rcv_cwnd_pend,
          restore_cwnd: detail2.restore_cwnd,
          has_credit: detail2.has_credit.and(isAck2.or(step2.kind.is('credit'))),
          credit: detail2.credit,
          now: later('now_2', bits(32), worked.now, 2),
          size: layout.congestion.adapts ? later('size_2', bits(14), sent1.size, 1) : undefined,
        },
        picked: picked,
      });

      // Recovery by the count of packets out of order, or by a PROBE that was answered fast; by that also where losses
      // are found by the order of entropy values, which does not show the last loss of a value.
      const mayRecover = m.named('may_recover', isAck2.and(step2.ordered.not()).and(step2.next.ne(step2.cum)));
      const threshold2 = later('threshold_2', bits(16), worked.threshold, 2);
      const answersProbe2 = later('answers_probe_2', bit, watched.answers_probe, 2);
      const isFast = m.named(
        'is_fast',
        answersProbe2.and(registers.out_of_order.or(registers.entropy)).and(isRtt).and(rtt.lt(registers.probe_tail)),
      );
      const any2 = later('marked_2', bit, worked.marked, 2);
      const isMany = m.named(
        'is_many',
        registers.out_of_order
          .and(detail2.ooo_count.all().not())
          .and(detail2.ooo_count.ge(threshold2))
          .and(step2.sleek.or(any2).not()),
      );
      const recovers = m.named('recovers', mayRecover.and(isFast.or(isMany)));
      const loses2 = later('loses_2', bit, watched.loses, 2);
      const closes2 = later('closes_2', bit, watched.closes, 2);
      const jobKind = m.wire('job_kind', EventKind, 'fail');
      const fails = m.named('fails', deed2.fails.or(step2.exhausted));
      m.when(fails, () => {})
        .elsewhen(deed2.backs, () => jobKind.set('back'))
        .elsewhen(recovers, () => jobKind.set('recover'))
        .elsewhen(loses2, () => jobKind.set('lose'))
        .otherwise(() => jobKind.set('close'));
      const isTimer2 = step2.kind.is('timer');
      const job = m.reg('job', record({ enable: bit, payload: Job(layout) }), { reset: { enable: 0 } });
      job.set({
        enable: valid2.and(fails.or(deed2.backs).or(recovers).or(loses2).or(closes2).or(step2.nears_end)),
        payload: {
          kind: jobKind,
          place: step2.place,
          rel: m.mux(loses2, step2.next.sub(1), event2.rel),
          code: m.mux(deed2.fails, m.lit(8, failureCodes.undeliverable), m.lit(8, failureCodes.no_psn)),
        },
      });

      // Whether it has packets that may leave where there is room.
      const isAlive = step2.state.is('closed').or(step2.state.is('error')).or(step2.hold).not();
      const isNew = step2.tail.tail.ne(step2.next).and(later('narrow_2', bit, narrow1, 1).not());
      const wantsWrite = m.next(
        'wants_write',
        { enable: valid2, place: step2.place, wants: isAlive.and(any2.or(isNew)) },
        { reset: { enable: 0 } },
      );

      const outcome = m.reg('outcome', Outcome(layout), { reset: { valid: 0 } });
      const sent2 = later('sent_2', SentPacket, sent1, 1);
      outcome.set({
        valid: valid2.and(answers2).and(sent2.kind.is('close_cmd').not()),
        place: step2.place,
        handle: sent2.handle,
        message: sent2.message,
        kind: 'response',
        response: detail2.response,
        code: 0,
      });
      m.when(detail2.response.present.not(), () => outcome.set({ kind: 'default_ok' }));

      const is = (...kinds: readonly Parameters<typeof step2.kind.is>[0][]): Bits<1> =>
        kinds.map((name) => step2.kind.is(name)).reduce((a, b) => a.or(b));
      const unhold2 = later('unholds_2', bit, worked.unholds, 2);
      const changed = m.next(
        'changed',
        {
          enable: valid2.and(
            step2.on
              .and(is('ack', 'nack', 'timer', 'lose', 'overtaken'))
              .or(is('open', 'back', 'recover'))
              .or(unhold2)
              .or(step2.restarted),
          ),
          place: step2.place,
        },
        { reset: { enable: 0 } },
      );
      const done = m.next(
        'done',
        {
          enable: valid2.and(isAck2.and(step2.moved.or(answers2)).or(step2.state.is('error'))),
          place: step2.place,
        },
        { reset: { enable: 0 } },
      );
      const close = m.next(
        'close',
        { enable: valid2.and(step2.close_due), place: step2.place },
        { reset: { enable: 0 } },
      );
      const isAct = (...acts: readonly ('trim' | 'trim_last_hop')[]): Bits<1> =>
        acts.map((name) => event2.act.is(name)).reduce((a, b) => a.or(b));
      const nackLoses = deed2.loses.and(step2.kind.is('nack'));
      const ignored = later('ignored_2', Ignored, worked.ignored, 2);
      const counts = m.reg('counts', PipeCounts);
      counts.set({
        ignored: {
          unknown_pdc: valid2.and(ignored.unknown_pdc),
          mismatch: valid2.and(ignored.mismatch),
          ack_out_of_range: valid2.and(ignored.ack_out_of_range),
          nack_out_of_range: valid2.and(ignored.nack_out_of_range),
          nack_unexpected: valid2.and(ignored.nack_unexpected),
        },
        sack_out_of_range: valid2.and(later('beyond_2', bit, worked.beyond, 2)),
        probe_stale: valid2.and(later('stale_2', bit, watched.stale, 2)),
        duplicate_ack: valid2.and(isAck2).and(event2.for_packet).and(answers2.not()),
        spurious: valid2.and(deed2.spurious),
        held_timeout: valid2.and(deed2.held),
        nack_again: valid2.and(deed2.ignored),
        retransmitted: valid2.and(deed2.sends).and(deed2.retx),
        ack_req_sent: valid2.and(deed2.asks),
        probe_sent: leaves2.and(later('probe_2', bit, packet1.probe, 1)),
        clear_sent: leaves2.and(later('clear_2', bit, packet1.clear, 1)),
        lost_trim: valid2.and(nackLoses).and(isAct('trim', 'trim_last_hop')),
        lost_nack: valid2.and(nackLoses).and(isAct('trim', 'trim_last_hop').not()),
        lost_timeout: valid2.and(deed2.leaves).and(isTimer2),
        lost_tail: valid2.and(deed2.leaves).and(step2.kind.is('lose')),
        lost_entropy: valid2.and(deed2.leaves).and(step2.kind.is('overtaken')),
        recoveries: valid2.and(recovers),
      });
      return {
        changed,
        done,
        close,
        job,
        wants_write: wantsWrite,
        outcome,
        pick: departs.pick,
        left: departs.left,
        emitted: departs.emitted,
        departed: departs.departed,
        arrived: departs.arrived,
        congestion: departs.told,
        counts,
      };
    },
  );
};
