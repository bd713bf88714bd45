/** What a parser finds of a packet. */
import { bit, bits, enumOf, record, union } from '../../../hdl/index.ts';
import { headerShape } from '../header-shape.ts';
import {
  ack,
  ackCc,
  ackCcx128,
  controlPacket,
  cutPds,
  entropy,
  ethernet,
  ipv4,
  ipv6,
  nack,
  nackCcx128,
  rodCcReq,
  rodReq,
  rudCcReq,
  rudiReq,
  rudiResp,
  rudReq,
  sesAtomic,
  sesCompareSwap,
  sesMedium,
  sesRendezvous,
  sesResponse,
  sesResponseData,
  sesResponseDataSmall,
  sesSmall,
  sesStandard,
  tss,
  tssSsi,
  udp,
  uudReq,
  vlan,
} from '../layout/index.ts';
import { PdsKind } from './pds-stage.ts';
import { ExtensionKind, SesKind } from './ses-stage.ts';

/** What stands after Ethernet. */
export const IpKind = enumOf.coded({ none: 0, ipv6: 1, ipv4: 2 });

/** What carries UET. */
export const TransportKind = enumOf.coded({ none: 0, entropy: 1, udp: 2 });

/**
 * The headers of a packet, by layer: which one it is, and its fields. Of a header that is not there the kind is `none`
 * and the bits are 0; of a packet that is dropped what stands after the reason means nothing.
 *
 * `payload_length`: bytes of the payload that IP says there are, 0 where the packet is dropped. `cut` PDS headers are
 * what trimming has left of one. Extended states of 8 bytes stand in the upper half of the views of 16.
 */
export const ParsedHeaders = record({
  ethernet: headerShape(ethernet),
  /** VLAN tags: 0 to 2. */
  tags: bits(2),
  outer_tag: headerShape(vlan),
  inner_tag: headerShape(vlan),
  ip: IpKind,
  ip_header: union({ ipv4: headerShape(ipv4), ipv6: headerShape(ipv6) }),
  transport: TransportKind,
  transport_header: union({ udp: headerShape(udp), entropy: headerShape(entropy) }),
  /** A switch has cut the packet: its DSCP says so. */
  trimmed: bit,
  pds: PdsKind,
  pds_header: union({
    tss: headerShape(tss),
    tss_ssi: headerShape(tssSsi),
    rud_req: headerShape(rudReq),
    rod_req: headerShape(rodReq),
    rud_cc_req: headerShape(rudCcReq),
    rod_cc_req: headerShape(rodCcReq),
    rudi_req: headerShape(rudiReq),
    rudi_resp: headerShape(rudiResp),
    uud_req: headerShape(uudReq),
    ack: headerShape(ack),
    ack_cc: headerShape(ackCc),
    ack_ccx: headerShape(ackCcx128),
    nack: headerShape(nack),
    nack_ccx: headerShape(nackCcx128),
    cp: headerShape(controlPacket),
    cut: headerShape(cutPds),
  }),
  ses: SesKind,
  ses_header: union({
    request_small: headerShape(sesSmall),
    request_medium: headerShape(sesMedium),
    request_std: headerShape(sesStandard),
    response: headerShape(sesResponse),
    response_data: headerShape(sesResponseData),
    response_data_small: headerShape(sesResponseDataSmall),
  }),
  extension: ExtensionKind,
  extension_header: union({
    rendezvous: headerShape(sesRendezvous),
    atomic: headerShape(sesAtomic),
    compare_swap: record({ atomic: headerShape(sesAtomic), operands: headerShape(sesCompareSwap) }),
  }),
  payload_length: bits(16),
});
