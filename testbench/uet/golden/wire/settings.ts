/** What decoder and encoder have to be told: what is configured in a fabric, and what sources leave undecided. */
import { type NegotiationForm, uetUdpPort } from '../../../../rtl-gen/uet/wire/layout/index.ts';

export interface WireSettings {
  /** What the first byte is of: a frame, an IP header, or a PDS or TSS header. */
  readonly start: 'ethernet' | 'ip' | 'uet';
  /** UDP destination port of UET (uet-wire.md 1.1). */
  readonly udpPort: number;
  /** IP protocol of UET without UDP, `undefined` for none (uet-wire.md 1.2). */
  readonly nativeProtocol: number | undefined;
  /** Whether packets without TSS end with the UET CRC, and which of its bytes is first (uet-wire.md 13.23). */
  readonly crc: 'none' | 'little' | 'big';
  /** What the UET CRC covers: all from the IP source address on, or what UDP or the entropy header carries (13.22). */
  readonly crcCoverage: 'addresses' | 'payload';
  /** Whether frames end with their Ethernet FCS. */
  readonly fcs: boolean;
  /** The DSCPs of trimmed packets, last hop or not (uet-wire.md 11.1). */
  readonly trimmedDscps: readonly number[];
  /** Reserved bits that are not 0: keep them, as receivers ignore them, or refuse the packet. */
  readonly reserved: 'keep' | 'refuse';
  /** UDP checksums that are not 0: UET's receivers ignore them (uet-wire.md 1.1). */
  readonly udpChecksum: 'ignore' | 'verify';
  /** Next headers that a packet's type cannot have: refuse them, or take the SES header that they name. */
  readonly nextHeaders: 'by-type' | 'any';
  /** Bits of extended congestion control state in ACK_CCX and NACK_CCX (uet-wire.md 13.5, 13.6). */
  readonly ccxState: 128 | 64;
  /**
   * Whether a negotiation begins in the payload word of its control packet, follows it, or ends with it (uet-wire.md
   * 13.3).
   */
  readonly negotiation: NegotiationForm;
}

/** Frames as captures hold them, and what the fact sheet trusts. */
export const defaultSettings: WireSettings = {
  start: 'ethernet',
  udpPort: uetUdpPort,
  nativeProtocol: 253,
  crc: 'none',
  crcCoverage: 'addresses',
  fcs: false,
  trimmedDscps: [],
  reserved: 'keep',
  udpChecksum: 'ignore',
  nextHeaders: 'by-type',
  ccxState: 128,
  negotiation: 'in-payload',
};
