/** What a packet's header alone says of it. */
import { isRendezvous, type OpcodeName, opcodeName, type ReturnCodeName, type SesRequest } from '../packets/packet.ts';
import type { TargetSettings } from '../settings.ts';
import type { Arrival } from './port.ts';

/** Operations whose messages are one packet (ses.md 2.1). */
const singles: ReadonlySet<OpcodeName> = new Set(['no_op', 'datagram_send', 'atomic', 'fetching_atomic']);
/** What RUDI carries, without data for the host, which it does not tell of anything (ses.md 7). */
const rudiOperations: ReadonlySet<OpcodeName> = new Set(['read', 'write']);

/** An empty packet that says where a message ends early (ses.md 3.5). */
export const isCut = (request: SesRequest): boolean =>
  opcodeName(request.opcode) !== 'read' &&
  !request.som &&
  request.eom &&
  request.payload.length === 0 &&
  request.messageOffset < request.requestLength;

/** Whether a packet is a message. */
export const isSingle = (request: SesRequest, { mode }: Arrival): boolean =>
  request.form !== 'standard' || (request.som && request.eom) || mode === 'rudi';

/** What is wrong with a packet by its header alone. */
export function violationOf(
  request: SesRequest,
  { mode }: Arrival,
  settings: TargetSettings,
): ReturnCodeName | undefined {
  const name = opcodeName(request.opcode)!;
  const { som, eom, payload, requestLength, payloadLength } = request;
  const isSingle = som && eom;
  const isTold = name === 'write' && som && request.hd;
  if (mode === 'rudi' && (!rudiOperations.has(name) || isTold)) return 'op_violation';
  if (name === 'datagram_send' || (singles.has(name) && !isSingle)) return 'op_violation';
  if (request.dc && settings.dc === 'refuse') return 'unsupported_op';
  if (name === 'read' || singles.has(name)) return undefined;
  if ((name === 'send' || name === 'tagged_send') && requestLength > settings.maxSend) return 'unsupported_size';
  const extension = request.rendezvous;
  if (isRendezvous(request.opcode) && extension === undefined) return 'op_violation';
  const end = extension?.eagerLength ?? requestLength;
  const isWrong = payload.length !== payloadLength || end > requestLength || (isSingle && payload.length !== end);
  const last = request.messageOffset + payload.length;
  // The eager part ends with its last packet, as its extension says [D].
  const isOtherEnd = extension !== undefined && eom && last !== end;
  if (isWrong || last > end || isOtherEnd) return 'op_violation';
  return extension !== undefined && !isSingle && !settings.eagerParts ? 'unsupported_op' : undefined;
}
