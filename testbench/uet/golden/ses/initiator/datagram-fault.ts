/** What UUD carries: DATAGRAM_SENDs of one packet, which nothing answers (ses.md 2.1, 7). */
import type { SesOperation } from './operation.ts';

/** What is wrong with a message as a datagram, or with a datagram that is to go by a PDC; `undefined`: nothing. */
export function datagramFault(
  { opcode, mode, payload, dc }: Pick<SesOperation, 'opcode' | 'mode' | 'payload' | 'dc'>,
  payloadMtu: number,
): string | undefined {
  if ((opcode === 'datagram_send') !== (mode === 'uud'))
    return `${opcode} does not go by ${mode}: datagrams go by uud, and nothing else does`;
  if (mode !== 'uud') return undefined;
  if (payload.length > payloadMtu)
    return `a datagram is one packet of at most ${payloadMtu} bytes, not ${payload.length}: send it as a message`;
  return dc === true ? 'nothing answers a datagram, so it cannot ask for delivery complete' : undefined;
}
