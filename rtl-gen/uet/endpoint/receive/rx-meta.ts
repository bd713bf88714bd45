/** What is kept of a packet's headers once it is known for whom it is. */
import { bit, bits, enumOf, optional, record, union } from '../../../hdl/index.ts';
import { packetFields } from '../../pds/target-side/records.ts';
import { SesKind, sesBytes } from '../../wire/parser/ses-stage.ts';
import { headerBytes } from '../../wire/parser/sizes.ts';
import { PeerEvent } from './peer-event.ts';

/**
 * For whom a packet is, if its verdict is `uet`: the PDS target, the initiator, the receiver of RCCC (CREDIT_REQ), who
 * handles packets without PDC (RUDI, UUD), or no part: it is encrypted, to an address that is not ours, longer than
 * counters of a packet are, or a packet that no part can act upon.
 */
export const RxRoute = enumOf(
  'target',
  'initiator',
  'credit_req',
  'datagram',
  'secured',
  'unknown_address',
  'too_long',
  'unrouted',
);

/** The headers of a packet as the target is given them: `Request` without what others know. */
export const PacketHeaders = record(packetFields);

/** Of an atomic: the extension header and as many bytes of operands after it as one of the longest has; else 0. */
export const Extension = bits(8 * headerBytes.extension);

/** A packet: its route, what target or initiator have to know of it, its SES header; and whether it is of RUDI. */
export const RxMeta = (atomics = false, rudi = false) =>
  record({
    route: RxRoute,
    content: union({ packet: PacketHeaders, event: PeerEvent }),
    ses: SesKind,
    /** As the views of `ParsedHeaders` have it: the first byte in the most significant bits. */
    ses_header: bits(8 * sesBytes),
    extension: optional(atomics, Extension),
    rudi: optional(rudi, bit),
  });
