/** Ethernet frames as tests send them, with whatever is to be wrong with them. */
import { UserError } from '../../../support/user-error.ts';
import { fcsOctets, fcsOf } from './fcs.ts';

/** Octets from the destination address up to the FCS that a frame has at least (IEEE 802.3, 4A.4.2, less the FCS). */
export const SHORTEST = 60;

/** A frame to send; all but `bytes` have the values of a good frame by default. */
export interface EthernetFrame {
  /** Destination address to the end of the payload; padding and FCS are added. */
  readonly bytes: Uint8Array;
  /** Append zeros up to 60 octets. Default true; false makes a runt of what is shorter. */
  readonly pad?: boolean;
  /** The check sequence: right, wrong (all bits of the right one inverted), absent, or this value. Default `good`. */
  readonly fcs?: 'good' | 'bad' | 'none' | number;
  /**
   * All octets ahead of the destination address. Default seven of 0x55 and the start frame delimiter 0xd5. On XGMII the
   * first is sent as the start character, so there it needs one at least.
   */
  readonly preamble?: Uint8Array;
  /** Octets that are sent as errors, counted from the destination address (0); negative ones lie in the preamble. */
  readonly errors?: readonly number[];
  /** Octets of idle ahead of it, in place of the source's gap. */
  readonly gap?: number;
  /** GMII: octets of carrier extension after it. Default 0. */
  readonly extension?: number;
  /** XGMII: the lane of the start character, in place of any of the source's. */
  readonly lane?: number;
  /** XGMII: whether a terminate character follows, instead of idle. Default true. */
  readonly terminate?: boolean;
}

/** A place on the wire: the edge at which the design takes it in or gives it out, and the lane (0 on GMII). */
export interface Moment {
  readonly cycle: number;
  readonly lane: number;
  /** When that edge was, in femtoseconds. */
  readonly time: number;
}

/** When a frame passed: its first octet, its start frame delimiter, and its last octet of data. */
export interface FrameTimes {
  readonly start: Moment;
  /** Undefined if it has none. */
  readonly sfd: Moment | undefined;
  readonly end: Moment;
}

/** A frame as octets on the wire. */
export interface WireFrame {
  readonly octets: Uint8Array;
  /** Positions of `octets` that are sent as errors. */
  readonly errors: ReadonlySet<number>;
  /** Position of the delimiter; -1 if there is none. */
  readonly sfd: number;
  /** Position of the destination address. */
  readonly body: number;
}

const START_DELIMITER = 0xd5;

/** The preamble of good frames, with the start frame delimiter. */
export const standardPreamble: Uint8Array = Uint8Array.of(0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, START_DELIMITER);

/** The frame for an argument that may be only bytes. */
export const asFrame = (frame: EthernetFrame | Uint8Array): EthernetFrame =>
  frame instanceof Uint8Array ? { bytes: frame } : frame;

/** All octets of a frame, preamble to FCS. `UserError` for errors that lie outside, and for numbers that are none. */
export function wireFrame(frame: EthernetFrame): WireFrame {
  const { bytes, preamble = standardPreamble, pad = true, errors = [] } = frame;
  const body = new Uint8Array(pad ? Math.max(bytes.length, SHORTEST) : bytes.length);
  body.set(bytes);
  const check = checkOf(frame, body);
  const octets = new Uint8Array(preamble.length + body.length + check.length);
  octets.set(preamble);
  octets.set(body, preamble.length);
  octets.set(check, preamble.length + body.length);
  for (const at of errors)
    if (!Number.isInteger(at) || at < -preamble.length || at >= octets.length - preamble.length)
      throw new UserError(
        `an error at octet ${at} lies outside of the frame, which has octets ${-preamble.length} to ${octets.length - preamble.length - 1}`,
      );
  for (const [what, count] of Object.entries({ gap: frame.gap, extension: frame.extension }))
    if (count !== undefined && (!Number.isInteger(count) || count < 0))
      throw new UserError(`a frame has ${count} octets of ${what}; give an integer from 0 up`);
  const delimited = preamble.at(-1) === START_DELIMITER;
  return {
    octets,
    errors: new Set(errors.map((at) => at + preamble.length)),
    sfd: delimited ? preamble.length - 1 : -1,
    body: preamble.length,
  };
}

function checkOf({ fcs = 'good' }: EthernetFrame, body: Uint8Array): Uint8Array {
  if (fcs === 'none') return new Uint8Array(0);
  if (fcs === 'good') return fcsOctets(fcsOf(body));
  if (fcs === 'bad') return fcsOctets(~fcsOf(body));
  if (!Number.isInteger(fcs) || fcs < 0 || fcs > 0xffff_ffff)
    throw new UserError(`the check sequence ${fcs} is no integer of 32 bits`);
  return fcsOctets(fcs);
}
