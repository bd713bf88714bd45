/** A packet of a capture through the decoder. */
import { type CapturedPacket, linkTypes } from '../captures/packet.ts';
import { type Decoded, decode, type WireSettings } from '../golden/wire/index.ts';

/** What the packet is, by the link type of its capture; of other link types nothing is known. */
export function decodeCaptured({ bytes, linkType }: CapturedPacket, settings: Partial<WireSettings>): Decoded {
  if (linkType === linkTypes.ethernet) return decode(bytes, settings);
  const { raw, ipv4, ipv6 } = linkTypes;
  if (linkType === raw || linkType === ipv4 || linkType === ipv6) return decode(bytes, { ...settings, start: 'ip' });
  const layers = bytes.length === 0 ? [] : [{ name: 'data' as const, fields: { bytes } }];
  return { kind: 'other', why: `link type ${linkType}`, trimmed: false, layers };
}
