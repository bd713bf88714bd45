/** Packets of PDCs with the addresses of their PDCs. */
import { bit, bits, module, record, sink, source } from '../../../../hdl/index.ts';
import type { InitiatorLayout } from '../layout.ts';
import { EmittedPacket, Open } from '../records.ts';
import { TxPacket } from './sender-records.ts';

/**
 * A packet a clock from `up`, a clock later on `down`. A packet whose place another PDC has meanwhile, `open`, is
 * dropped: its own has ended.
 */
export const addressedPackets = (layout: InitiatorLayout) => {
  const { contexts, suffix } = layout;
  const Whose = record({ pdcid: bits(16), destination: bits(128), local: bits(4) });
  return module(
    `pds_sender_addresses_${suffix}`,
    {
      summary: `Adds addresses to the packets of ${contexts} PDCs.`,
      in: { open: record({ enable: bit, payload: Open(layout) }) },
      link: { up: sink(EmittedPacket(layout)), down: source(TxPacket(layout)) },
    },
    ({ open, up, down }, m) => {
      const { place, pdcid, destination, local } = open.payload;
      const owners = m.mem('owners', Whose, { depth: contexts });
      owners.write({ addr: place, data: { pdcid, destination, local }, enable: open.enable });
      const valid = m.reg('valid', bit, { reset: 0 });
      const packet = m.reg('packet', EmittedPacket(layout));
      const moves = m.forward('moves', bit);
      const owner = owners.readSync({ addr: up.payload.place, enable: moves, onCollision: 'old' });
      const isOurs = m.named('is_ours', owner.pdcid.eq(packet.spdcid));
      moves.set(valid.not().or(isOurs.not()).or(down.ready));
      m.when(moves, () => {
        valid.set(up.valid);
        packet.set(up.payload);
      });
      return {
        up: { ready: moves },
        down: {
          valid: valid.and(isOurs),
          payload: { packet, destination: owner.destination, local: owner.local },
        },
      };
    },
  );
};
