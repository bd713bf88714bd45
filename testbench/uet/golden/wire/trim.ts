/** What a switch leaves of a packet that it trims. */
import { internetChecksum } from './checksums.ts';
import { decode } from './decode.ts';
import { encode } from './encode.ts';
import type { LayerInput } from './layer.ts';
import type { WireSettings } from './settings.ts';

/** Bytes of the IP payload that a switch has to leave (uet-wire.md 11.3). */
export const leastTrimmed = { udp: 24, entropy: 20 } as const;

/**
 * The frame with its IP payload cut to `bytes` and that DSCP: IP's length and checksum are corrected, UDP's length is
 * as it was, and what ends the frame is gone (uet-wire.md 11.3). A frame with no more bytes than that keeps them all. A
 * `RangeError` where there is no IP packet.
 */
export function trimmed(
  frame: Uint8Array,
  { dscp, bytes }: { readonly dscp: number; readonly bytes: number },
  settings: Partial<WireSettings> = {},
): Uint8Array {
  const { layers } = decode(frame, settings);
  const at = layers.findIndex(({ name }) => name === 'ipv4' || name === 'ipv6');
  const ip = layers[at];
  if (ip?.name !== 'ipv4' && ip?.name !== 'ipv6') throw new RangeError('a frame without IP cannot be trimmed');
  const before = encode(layers.slice(0, at) as LayerInput[], settings).length;
  const header = ip.name === 'ipv4' ? 20 : 40;
  const stated = ip.name === 'ipv4' ? ip.fields.total_length - header : ip.fields.payload_length;
  const left = Math.min(bytes, stated);
  const cut = frame.slice(0, before + header + left);
  const view = new DataView(cut.buffer);
  if (ip.name === 'ipv4') {
    cut[before + 1] = (dscp << 2) | ip.fields.ecn;
    view.setUint16(before + 2, header + left);
    view.setUint16(before + 10, 0);
    view.setUint16(before + 10, internetChecksum(cut.subarray(before, before + header)));
  } else {
    const word = view.getUint16(before);
    view.setUint16(before, (word & 0xf03f) | (dscp << 6));
    view.setUint16(before + 4, left);
  }
  return cut;
}
