/** What the tables of a receive half are asked with a packet. */
import type { Bits, Ctx, ValueOf } from '../../../hdl/index.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import type { SesPacket } from '../ses-packet.ts';
import { type HeaderVerdict, isRendezvous } from './header-check.ts';

type Packet = Omit<ValueOf<typeof SesPacket>, 'valid'>;

/** The resolver; `isAlone`: no resource is looked for. Combinational. */
export const resolverPacket = (packet: Packet, valid: Bits<1>, isAlone: Bits<1>) => ({
  valid,
  version: packet.version,
  opcode: packet.opcode,
  rel: packet.rel,
  job_id: packet.job_id,
  pid_on_fep: packet.pid_on_fep,
  resource_index: packet.resource_index,
  ri_generation: packet.ri_generation,
  no_resource: isAlone,
});

/** The memory regions, with the context that its address has. Combinational. */
export const regionPacket = (packet: Packet, valid: Bits<1>, context: Bits) => ({
  valid,
  opcode: packet.opcode,
  small: packet.small,
  rudi: packet.rudi,
  ie: packet.ie,
  key: packet.match_bits,
  job_id: packet.job_id,
  resource: context.zext(12),
  buffer_offset: packet.buffer_offset,
  message_offset: packet.message_offset,
  payload_length: packet.payload_length,
  request_length: packet.request_length,
});

/** The table of messages. `reads`: the rest of rendezvous sends is read. Combinational. */
export const trackedPacket = (
  m: Ctx,
  of: {
    readonly valid: Bits<1>;
    readonly packet: Packet;
    readonly header: ValueOf<typeof HeaderVerdict>;
    readonly reads: boolean;
  },
) => {
  const { valid, packet, header, reads } = of;
  return {
    valid,
    message: { peer: packet.peer, pdc: packet.pdc, message_id: packet.message_id },
    som: packet.som.or(header.tracked.not()),
    eom: packet.eom.or(header.tracked.not()),
    // The last packet of an eager part leaves the rest to the READs, as an early end does.
    msg_error: reads ? header.cut.or(isRendezvous(m, packet.opcode).and(packet.eom).and(packet.som.not())) : header.cut,
    code: m.lit(6, returnCodes.code.ok),
    payload_length: packet.payload_length,
    message_offset: packet.message_offset,
    request_length: packet.request_length,
    hd: packet.hd.and(packet.som),
    header_data: packet.header_data,
  };
};
