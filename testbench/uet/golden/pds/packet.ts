/** What a PDS target is given: an arriving packet with all that its verdict depends on. */
import { addPsn } from '../serial.ts';

/** What arrives: requests (2.2) and the control packets that a target may be sent (6.2). */
export const packetKinds = [
  'request',
  'noop',
  'ack_req',
  'clear_cmd',
  'clear_req',
  'close_cmd',
  'close_req',
  'probe',
  'negotiation',
] as const;
/** `adopt` is none of the wire: the return space of a PDC of our own initiator comes here from now on (7.12). */
export type PacketKind = (typeof packetKinds)[number] | 'adopt';

/** Whether each resource outside the PDS is available to this packet; the NACKs for those that are not are in 5.3. */
export interface Resources {
  readonly ccc: boolean;
  readonly bitmap: boolean;
  readonly pktBuffer: boolean;
  readonly gtdDel: boolean;
  /** Of guaranteed responses only the last few are there, which are for the oldest PSN that is not done. */
  readonly gtdLast: boolean;
  readonly sesMsg: boolean;
  readonly other: boolean;
}

/**
 * What TSS says about the Start_PSN of a PDC that this packet may open (8.9): nothing, the floor that Start_PSN has to
 * reach, or the fresh random value that it has to be.
 */
export interface StartRule {
  readonly method: 'none' | 'expected_0rtt' | 'random_1rtt';
  readonly startPsn: number;
}

/**
 * A packet that has passed length, checksum and ICV checks (7.7 step 1). Numbers are as on the wire, offsets signed.
 */
export interface PdsPacket {
  /** Source address, 128 bits, IPv4 as mapped into IPv6. */
  readonly source: bigint;
  /** Which of the target's addresses it was sent to, 4 bits. */
  readonly local: number;
  readonly kind: PacketKind;
  /** ROD_REQ, or isrod of NOOP and NEGOTIATION; of other kinds it says nothing (2.4). */
  readonly rod: boolean;
  readonly trimmed: 'none' | 'trimmed' | 'last_hop';
  /** ECN congestion experienced. */
  readonly ce: boolean;
  readonly retx: boolean;
  readonly ar: boolean;
  readonly syn: boolean;
  readonly psn: number;
  /** clear_psn_offset of requests, signed 16 bits. */
  readonly clearOffset: number;
  /** probe_opaque of PROBE, 16 bits. */
  readonly opaque: number;
  /** Payload word of control packets. */
  readonly payload: number;
  readonly spdcid: number;
  /** With `syn` it is {pdc_info 4, psn_offset 12} (3.2). */
  readonly dpdcid: number;
  /** Bytes of payload: what the byte counter of ACK generation adds (7.9). */
  readonly length: number;
  /** Nominal bytes: the transport packet and 40 (9.1). What rcvd_bytes adds (9.6). */
  readonly size: number;
  readonly entropy: number;
  /** Of the SES header, for the default response to a duplicate (7.10). */
  readonly messageId: number;
  readonly jobId: number;
  readonly resources: Resources;
  readonly tss: StartRule;
}

/** Everything is available: with one of them otherwise something is missing. */
export const plenty: Resources = {
  ccc: true,
  bitmap: true,
  pktBuffer: true,
  gtdDel: true,
  gtdLast: false,
  sesMsg: true,
  other: true,
};

/** A packet of which only what matters is said: by default a request of RUD with 1,024 bytes, and no flag set. */
export function pdsPacket(fields: Partial<PdsPacket>): PdsPacket {
  return {
    source: 0xffff_c0a8_2a01n,
    local: 0,
    kind: 'request',
    rod: false,
    trimmed: 'none',
    ce: false,
    retx: false,
    ar: false,
    syn: false,
    psn: 0,
    clearOffset: 0,
    opaque: 0,
    payload: 0,
    spdcid: 0,
    dpdcid: 0,
    length: 1024,
    size: 1024 + 92,
    entropy: 0,
    messageId: 0,
    jobId: 0,
    resources: plenty,
    tss: { method: 'none', startPsn: 0 },
    ...fields,
  };
}

/** The last word of a SYN packet (3.2); `psnOffset` is 0 to 4,095. */
export const synWord = (psnOffset: number, pdcInfo = 0): number => (pdcInfo << 12) | psnOffset;

/** pdc_info of a SYN packet (3.2). */
export const pdcInfoOf = ({ dpdcid }: PdsPacket): number => dpdcid >> 12;

/** psn_offset of a SYN packet (3.2). */
export const psnOffsetOf = ({ dpdcid }: PdsPacket): number => dpdcid & 0xfff;

/** Start_PSN as a SYN packet says it (3.2). */
export const startPsnOf = (packet: PdsPacket): number => addPsn(packet.psn, -psnOffsetOf(packet));

/** Kinds that can open a PDC (6.2). Their mode counts: a PDC is RUD or ROD from its first packet on (7.1). */
export const opensPdc = ({ kind }: PdsPacket): boolean =>
  kind === 'request' || kind === 'noop' || kind === 'negotiation';

/** Kinds whose `psn` is a new one of the forward space, which is received once and answered by an ACK (6.2). */
export const takesPsn = (packet: PdsPacket): boolean => opensPdc(packet) || packet.kind === 'close_cmd';

/** Kinds whose `psn` lies in the forward space, so that with `syn` it tells Start_PSN (6.2). */
export const namesPsn = (packet: PdsPacket): boolean => takesPsn(packet) || packet.kind === 'ack_req';
