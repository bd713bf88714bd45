/** What a parser has to be told: what is configured in a fabric, and what sources leave undecided. */
import { type NegotiationForm, uetUdpPort } from '../layout/index.ts';

/** The settings of the software codec that hardware has, under the same names and with the same defaults. */
export interface ParserSettings {
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
  /** Whether what hands frames over has looked at their FCS, and marks bad ones: see `arrivedBeat`. */
  readonly marked: boolean;
  /** The DSCPs of trimmed packets, last hop or not (uet-wire.md 11.1). */
  readonly trimmedDscps: readonly number[];
  /** Reserved bits that are not 0: keep them, as receivers ignore them, or refuse the packet. */
  readonly reserved: 'keep' | 'refuse';
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

export const defaultParserSettings: ParserSettings = {
  udpPort: uetUdpPort,
  nativeProtocol: 253,
  crc: 'none',
  crcCoverage: 'addresses',
  fcs: false,
  marked: false,
  trimmedDscps: [],
  reserved: 'keep',
  nextHeaders: 'by-type',
  ccxState: 128,
  negotiation: 'in-payload',
};
