/** What leaves of an event without a PDC: the packet, its outcome, and what congestion control hears. */
import { type Bits, bit, bits, module } from '../../../../hdl/index.ts';
import { delayer } from '../../../../lib/stream/delay-line.ts';
import { contextCopy } from '../../target-side/context-copy.ts';
import { pickLatency } from '../layout.ts';
import { CongestionEvent, failureCodes, Picked } from '../records.ts';
import { DatagramDeed } from './datagram-pipe.ts';
import { Datagram, type DatagramLayout, DatagramOutcome, DatagramPick, DatagramRegisters } from './datagram-records.ts';

/**
 * `deed` is told in clock t: `pick` is shown in t, `outcome` in t + 1. What leaves, and what congestion control hears,
 * is shown 9 clocks after t, when the entropy value has been picked.
 */
export const datagramDeparture = (layout: DatagramLayout) => {
  const { records, recordBits, suffix } = layout;
  return module(
    `pds_datagrams_departure_${suffix}`,
    {
      summary: 'Packets without a PDC as they leave, with their entropy values.',
      in: { deed: DatagramDeed(layout), base: bits(32), registers: DatagramRegisters, picked: Picked },
      out: {
        outcome: DatagramOutcome,
        pick: DatagramPick(layout),
        left: bit,
        packet: Datagram,
        congestion: CongestionEvent(layout),
      },
    },
    ({ deed, base, registers, picked }, m) => {
      const later = delayer(m);
      const { event, send } = deed;
      const { peer } = event;
      const leaves = m.named('leaves', deed.valid.and(deed.leaves));
      const tells = m.named('tells', deed.valid.and(deed.tells));
      const isPeer = m.named('is_peer', event.kind.is('response').or(event.kind.is('nack')));

      const outcome = m.reg('outcome', DatagramOutcome, { reset: { valid: 0 } });
      const isDefault = m.named('is_default', send.uud.or(peer.response.present.not()));
      outcome.set({
        valid: deed.valid.and(deed.ends),
        handle: send.handle,
        message: send.message,
        kind: 'response',
        response: peer.response,
        code: m.mux(deed.gives_up, m.lit(8, failureCodes.undeliverable), peer.nack_code),
      });
      m.when(deed.fails, () => outcome.set({ kind: 'failed' })).elsewhen(isDefault, () =>
        outcome.set({ kind: 'default_ok' }),
      );

      // t + 1 to t + 8.
      let leaves8: Bits<1> = leaves;
      let tells8: Bits<1> = tells;
      for (let i = 1; i <= pickLatency; i++) {
        leaves8 = m.next(`leaves_${i}`, leaves8, { reset: 0 });
        tells8 = m.next(`tells_${i}`, tells8, { reset: 0 });
      }
      const packetId = m.next('packet_id', deed.age.cat(event.record).add(base).mask(send.uud.not()));
      const packetId8 = later('packet_id_8', bits(32), packetId as Bits<32>, pickLatency - 1);
      const took = m.next('took', deed.now.sub(deed.sent_at));
      const isTimed = m.next('is_timed', deed.timed.and(registers.service_required.not()));
      const rtt8 = later('rtt_8', bits(32), took, pickLatency - 1);
      const timed8 = later('timed_8', bit, isTimed, pickLatency - 1);
      const deed8 = later('deed_8', DatagramDeed(layout), deed, pickLatency);
      const isPeer8 = later('is_peer_8', bit, isPeer, pickLatency);

      const packet = m.reg('packet', Datagram);
      const sent = deed8.send;
      packet.set({
        uud: sent.uud,
        retx: deed8.retx,
        pkt_id: packetId8,
        destination: sent.destination,
        local: sent.local,
        picked,
        handle: sent.handle,
        message: sent.message,
        length: sent.length,
        size: sent.size,
      });
      // The value of a packet that is lost is that of its last sending.
      const { word: known } = m.inst('entropies', contextCopy(bits(16), records), {
        enable: leaves8,
        pdc: deed8.event.record,
        data: picked.entropy,
        read: later('record_6', bits(recordBits), event.record, pickLatency - 2),
      });
      const { kind } = deed8;
      const congestion = m.reg('congestion', CongestionEvent(layout), { reset: { valid: 0 } });
      congestion.set({
        valid: tells8,
        ccc: m.mux(kind.is('idle'), deed8.event.ccc, sent.ccc),
        kind,
        bytes: deed8.bytes,
        entropy: m.mux(kind.is('sent'), picked.entropy, m.mux(kind.is('ack'), deed8.event.peer.entropy, known)),
        ecn: deed8.event.peer.m.and(isPeer8),
        rtt_valid: timed8,
        rtt: rtt8,
        out_of_order: 0xffff,
        has_nscc: 0,
        rcv_cwnd_pend: 0,
        restore_cwnd: 0,
        has_credit: 0,
        credit: 0,
        now: deed8.now,
      });
      return {
        outcome,
        pick: { valid: leaves, ccc: send.ccc, size: send.size },
        left: m.next('left', leaves8, { reset: 0 }),
        packet,
        congestion,
      };
    },
  );
};
