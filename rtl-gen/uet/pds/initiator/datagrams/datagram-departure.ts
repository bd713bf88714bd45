/** What leaves of an event without a PDC: the packet, its outcome, and what congestion control hears. */
import { bit, bits, module } from '../../../../hdl/index.ts';
import { idle, pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { contextCopy } from '../../target-side/context-copy.ts';
import { pickLatency } from '../layout.ts';
import { CongestionEvent, failureCodes, Picked } from '../records.ts';
import { DatagramEffect } from './datagram-pipe.ts';
import { Datagram, type DatagramLayout, DatagramOutcome, DatagramPick, DatagramRegisters } from './datagram-records.ts';

/**
 * `effect` is told in clock t: `pick` is shown in t, `outcome` in t + 1. What leaves, and what congestion control
 * hears, is shown 9 clocks after t, when the entropy value has been picked.
 */
export const datagramDeparture = (layout: DatagramLayout) => {
  const { records, suffix } = layout;
  return module(
    `pds_datagrams_departure_${suffix}`,
    {
      summary: 'Packets without a PDC as they leave, with their entropy values.',
      in: { effect: DatagramEffect(layout), base: bits(32), registers: DatagramRegisters, picked: Picked },
      out: {
        outcome: DatagramOutcome,
        pick: DatagramPick(layout),
        left: bit,
        packet: Datagram,
        congestion: CongestionEvent(layout),
      },
    },
    ({ effect, base, registers, picked }, m) => {
      const { event, send } = effect;
      const { peer } = event;
      const leaves = m.named('leaves', effect.valid.and(effect.leaves));
      const isPeer = event.kind.is('response').or(event.kind.is('nack'));

      const outcome = m.reg('outcome', DatagramOutcome, { reset: { valid: 0 } });
      const isDefault = m.named('is_default', send.uud.or(peer.response.present.not()));
      outcome.set({
        valid: effect.valid.and(effect.ends),
        handle: send.handle,
        message: send.message,
        kind: 'response',
        response: peer.response,
        code: m.mux(effect.gives_up, m.lit(8, failureCodes.undeliverable), peer.nack_code),
      });
      m.when(isDefault, () => outcome.set({ kind: 'default_ok' }));
      m.when(effect.fails, () => outcome.set({ kind: 'failed' }));

      const { age, now, sent_at: sentAt, timed, kind, bytes, retx } = effect;
      const inputs = {
        ...{ send, kind, bytes, retx, now, age, timed },
        sent_at: sentAt,
        record: event.record,
        ccc: event.ccc,
        marked: peer.m,
        entropy: peer.entropy,
        is_peer: isPeer,
        goes: leaves,
        tells: effect.valid.and(effect.tells),
      };
      const picking = pipeline(m, inputs, { reset: { goes: 0, tells: 0 } })
        .stage('number', ({ age, record, send, now, sent_at, timed }) => ({
          pkt_id: age.cat(record).add(base).mask(send.uud.not()).as(32),
          rtt: now.sub(sent_at),
          is_timed: timed.and(registers.service_required.not()),
        }))
        .repeat(pickLatency - 3, 'pick', idle)
        .stage('read', idle)
        .stage('fetch', idle)
        .stage('picked', idle);
      const picks = picking.at('picked');
      // The value of a packet that is lost is that of its last sending.
      const { word: known } = m.inst('entropies', contextCopy(bits(16), records), {
        enable: picks.goes,
        pdc: picks.record,
        data: picked.entropy,
        read: picking.at('read').record,
      });
      const { uud, ccc, ...packet } = picks.send;
      const congestion = m.reg('congestion', CongestionEvent(layout), { reset: { valid: 0 } });
      congestion.set({
        valid: picks.tells,
        ccc: m.mux(picks.kind.is('idle'), picks.ccc, ccc),
        kind: picks.kind,
        bytes: picks.bytes,
        entropy: m.mux(picks.kind.is('sent'), picked.entropy, m.mux(picks.kind.is('ack'), picks.entropy, known)),
        ecn: picks.marked.and(picks.is_peer),
        rtt_valid: picks.is_timed,
        rtt: picks.rtt,
        out_of_order: 0xffff,
        has_nscc: 0,
        rcv_cwnd_pend: 0,
        restore_cwnd: 0,
        has_credit: 0,
        credit: 0,
        now: picks.now,
      });
      return {
        outcome,
        pick: { valid: leaves, ccc: send.ccc, size: send.size },
        left: m.next('left', picks.goes, { reset: 0 }),
        packet: m.next('packet', { ...packet, uud, retx: picks.retx, pkt_id: picks.pkt_id, picked }),
        congestion,
      };
    },
  );
};
