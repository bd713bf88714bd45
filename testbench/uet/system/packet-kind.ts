/** What a UET packet is, by its first bytes. */
import { opcodes, pdsTypes } from '../../../rtl-gen/uet/wire/layout/index.ts';
import { decode, layerOf } from '../golden/wire/index.ts';

/** What statistics are about: a request and whether it is sent again, or what answers and controls. */
export type PacketKind = 'request' | 'again' | 'answer' | 'none';

const plainRequests: readonly number[] = [pdsTypes.code.rud_req, pdsTypes.code.rod_req];
const ccRequests: readonly number[] = [pdsTypes.code.rud_cc_req, pdsTypes.code.rod_cc_req];

/** By the prologue alone: five bits of type, and the flag retx of requests (uet-wire.md 2). */
export function kindOf(uet: Uint8Array): PacketKind {
  if (uet.length < 4) return 'none';
  const type = uet[0]! >> 3;
  if (!pdsTypes.names.has(type)) return 'none';
  if (!plainRequests.includes(type) && !ccRequests.includes(type)) return 'answer';
  return (uet[1]! & 0x10) === 0 ? 'request' : 'again';
}

/** Who sends a SEND, as its SES header says; `undefined` for all else. */
export function initiatorOf(uet: Uint8Array): number | undefined {
  const kind = kindOf(uet);
  // The opcode comes first in SES headers, so most packets need not be decoded.
  const ses = uet[ccRequests.includes(uet[0]! >> 3) ? 16 : 12] ?? 0;
  if ((kind !== 'request' && kind !== 'again') || (ses & 0x3f) !== opcodes.code.send) return undefined;
  return layerOf(decode(uet, { start: 'uet' }).layers, 'ses_standard')?.fields.initiator;
}
