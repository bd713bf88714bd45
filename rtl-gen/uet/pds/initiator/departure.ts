/** The packet that an event sends, and what congestion control hears, with the entropy value that is chosen for it. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { contextCopy } from '../target-side/context-copy.ts';
import { updateContext } from '../target-side/context-update.ts';
import { Arrived, Departed } from './entropy-order.ts';
import type { InitiatorLayout } from './layout.ts';
import { CongestionEvent, EmittedPacket, Pick, Picked } from './records.ts';

/**
 * All is told in clock t: the packet without what is picked, and the congestion event without the entropy value of a
 * packet. `pick` is shown in t, `picked` is what was chosen, in t + `congestion.pickLatency`; one clock later both
 * leave. A PDC in order `keeps` its value. `departed` and `arrived`, for the order of entropy values, are shown with
 * what leaves.
 */
export const departure = (layout: InitiatorLayout) => {
  const { contexts, contextBits, records, recordBits, suffix } = layout;
  const { pickLatency } = layout.congestion;
  return module(
    `pds_initiator_departure_${suffix}_p${records}`,
    {
      summary: 'Packets as they leave, with their entropy values.',
      in: {
        leaves: bit,
        packet: EmittedPacket(layout),
        keeps: bit,
        ccc: bits(contextBits),
        /** The record of the event, and whether the packet is that of the record. */
        record: bits(recordBits),
        is_record: bit,
        /** The packet of the record has come, by its last sending. */
        arrives: bit,
        congestion: CongestionEvent(layout),
        picked: Picked,
      },
      out: {
        pick: Pick(layout),
        left: bit,
        emitted: EmittedPacket(layout),
        told: CongestionEvent(layout),
        departed: Departed(layout),
        arrived: Arrived(layout),
      },
    },
    ({ leaves, packet, keeps, ccc, record: id, is_record, arrives, congestion, picked }, m) => {
      const later = delayer(m);
      const ordered = packet.rod;
      const Late = record({ keeps: bit, id: bits(recordBits), is_record: bit, arrives: bit });
      let valid: Bits<1> = leaves;
      for (let i = 1; i <= pickLatency; i++) valid = m.next(`leaves_${i}`, valid, { reset: 0 });
      let tells: Bits<1> = congestion.valid;
      for (let i = 1; i <= pickLatency; i++) tells = m.next(`tells_${i}`, tells, { reset: 0 });
      const packet8 = later('packet_8', EmittedPacket(layout), packet, pickLatency);
      const told8 = later('told_8', CongestionEvent(layout), congestion, pickLatency);
      const late8 = later('late_8', Late, { keeps, id, is_record, arrives }, pickLatency);
      const place6 = later('place_6', bits(contextBits), packet.place, pickLatency - 2);
      let use: Bits<1> = leaves;
      for (let i = 1; i <= pickLatency - 2; i++) use = m.next(`use_${i}`, use);

      const emitted = m.reg('emitted', EmittedPacket(layout));
      const left = m.next('left', valid, { reset: 0 });
      const told = m.reg('told', CongestionEvent(layout), { reset: { valid: 0 } });
      const entropy = m.wire('entropy', bits(16), 0);
      updateContext(m, 'kept', bits(16), { depth: contexts, enable: use, addr: place6 }, (word) => {
        const kept = m.named('kept_value', m.mux(packet8.rod.and(late8.keeps), word, picked.entropy));
        entropy.set(kept);
        return { next: kept, write: m.lit(1, 1) };
      });
      emitted.set({ ...packet8, picked: { ...picked, entropy } });
      // The value of a packet that is lost is that of its last sending.
      const { word: known } = m.inst('entropies', contextCopy(bits(16), records), {
        enable: valid.and(late8.is_record),
        pdc: late8.id,
        data: entropy,
        read: later('id_6', bits(recordBits), id, pickLatency - 2),
      });
      const isAck = told8.kind.is('ack').or(told8.kind.is('probe_ack'));
      const value = m.named('value', m.mux(told8.kind.is('sent'), entropy, m.mux(isAck, told8.entropy, known)));
      told.set({ ...told8, valid: tells, entropy: value });
      return {
        pick: { valid: leaves, ccc, place: packet.place, size: packet.size, ordered },
        left,
        emitted,
        told,
        departed: m.next(
          'departed',
          { enable: valid.and(late8.is_record), record: late8.id, entropy, sent_at: told8.now },
          { reset: { enable: 0 } },
        ),
        arrived: m.next(
          'arrived',
          { enable: late8.arrives, place: packet8.place, record: late8.id },
          { reset: { enable: 0 } },
        ),
      };
    },
  );
};
