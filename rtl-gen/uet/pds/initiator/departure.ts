/** The packet that an event sends, and what congestion control hears, with the entropy value that is chosen for it. */
import { bit, bits, module } from '../../../hdl/index.ts';
import { isOneOf } from '../../../lib/bits/is-one-of.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { copyOf } from '../target-side/context-copy.ts';
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
      // `uses` is `leaves` without a reset.
      const fields = { leaves, uses: leaves, packet, keeps, id, is_record, arrives, told: congestion };
      const p = pipeline(m, fields, { reset: { leaves: 0, told: { valid: 0 } } })
        .repeat(pickLatency - 2, 'pick', () => ({}))
        .stage('look', () => ({}))
        .stage('read', () => ({}))
        .stage('leave', () => ({}));
      // What was kept of the PDC and of the record comes two cycles after it is looked up.
      const look = p.at('look');
      const now = p.at('leave');
      const access = { depth: contexts, enable: look.uses, addr: look.packet.place };
      const { next: entropy } = updateContext(m, 'kept', bits(16), access, (word) => ({
        next: m.mux(now.packet.rod.and(now.keeps), word, picked.entropy),
      }));
      const departs = now.leaves.and(now.is_record);
      // The value of a packet that is lost is that of its last sending.
      const known = copyOf(m, 'entropies', records, { enable: departs, at: now.id, data: entropy }, look.id);
      const isAck = isOneOf(now.told.kind, 'ack', 'probe_ack');
      const value = m.choose(
        [
          [now.told.kind.is('sent'), entropy],
          [isAck, now.told.entropy],
        ],
        known,
      );
      const departed = { enable: departs, record: now.id, entropy, sent_at: now.told.now };
      const arrived = { enable: now.arrives, place: now.packet.place, record: now.id };
      return {
        pick: { valid: leaves, ccc, place: packet.place, size: packet.size, ordered: packet.rod },
        left: m.next('left', now.leaves, { reset: 0 }),
        emitted: m.next('emitted', { ...now.packet, picked: { ...picked, entropy } }),
        told: m.next('told', { ...now.told, entropy: value }, { reset: { valid: 0 } }),
        departed: m.next('departed', departed, { reset: { enable: 0 } }),
        arrived: m.next('arrived', arrived, { reset: { enable: 0 } }),
      };
    },
  );
};
