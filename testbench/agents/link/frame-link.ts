/** Links for bytes, and for Ethernet frames with everything that is on the wire. */
import type { AgentMaker } from '../agent-maker.ts';
import { readFcs } from '../ethernet/fcs.ts';
import { asFrame, type EthernetFrame, wireFrame } from '../ethernet/frame.ts';
import type { ReceivedFrame } from '../ethernet/frame-sink.ts';
import { flipBits } from './bit-errors.ts';
import { type Link, link } from './link.ts';
import type { LinkOptions } from './link-options.ts';

/** What a link for bytes or frames is told: it knows itself how large an item is, and how a wrong one looks. */
export type CarrierOptions<T> = Omit<LinkOptions<T>, 'size' | 'corrupt'>;

/** A link for bytes, as `link`. An error inverts a bit of them. */
export function byteLink(
  t: Omit<AgentMaker, 'dut'>,
  name: string,
  options: CarrierOptions<Uint8Array>,
): Link<Uint8Array> {
  return link(t, name, { ...options, size: (bytes) => 8 * bytes.length, corrupt: flipBits });
}

/**
 * A link for Ethernet frames, as `link`. An error inverts a bit of preamble, bytes or check sequence, so that the
 * receiver sees what it would see on a wire. With `rate`, twelve octets of gap follow each frame, unless `overhead`
 * says otherwise.
 *
 * @example
 * const rx = xgmiiSource(t, 'b');
 * const wire = frameLink(t, 'a to b', { to: (frame) => rx.send(frame), errors: 1e-5 });
 * xgmiiSink(t, 'a', { onFrame: (frame) => wire.send(onWire(frame)) });
 */
export function frameLink(
  t: Omit<AgentMaker, 'dut'>,
  name: string,
  options: CarrierOptions<EthernetFrame>,
): Link<EthernetFrame> {
  const size = (frame: EthernetFrame) => 8 * wireFrame(frame).octets.length;
  return link(t, name, { overhead: 8 * 12, ...options, size, corrupt: corruptFrame });
}

/**
 * The frame that looks on the wire as the received one did, also where that is wrong: what repeaters and links send on.
 */
export function onWire({ bytes, fcs, preamble, errors }: ReceivedFrame): EthernetFrame {
  return { bytes, pad: false, fcs: fcs ?? 'none', preamble, errors };
}

/** A copy of the frame with bits, counted from the first one of the preamble, inverted. Its gap and lane stay. */
export function corruptFrame(frame: EthernetFrame | Uint8Array, bits: readonly number[]): EthernetFrame {
  const full = asFrame(frame);
  const wire = wireFrame(full);
  const octets = flipBits(wire.octets, bits);
  const hasFcs = full.fcs !== 'none';
  const end = hasFcs ? octets.length - 4 : octets.length;
  return {
    ...full,
    pad: false,
    preamble: octets.subarray(0, wire.body),
    bytes: octets.subarray(wire.body, end),
    fcs: hasFcs ? readFcs(octets, end) : 'none',
  };
}
