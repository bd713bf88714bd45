/** What answers a packet of a send or a write, by what its message is (ses.md 3.3, 4.3, 6.1). */
import { isRendezvous, type ReturnCodeName, type SesRequest, type SesResponse } from '../packets/packet.ts';
import type { TargetSettings } from '../settings.ts';
import type { TargetMessage } from './message.ts';
import { errorResponse, noResponse, okResponse } from './responses.ts';

interface MessageAnswer {
  readonly response: SesResponse;
  /** Another one follows when the message has its receive. */
  readonly isInterim?: boolean;
  /** It says that bytes are where they belong: it waits until all can see them, if that was asked for. */
  readonly isPlaced?: boolean;
}

/** `before`: the error that the message had before this packet; `isHeader`: its header alone waits. */
export function answerTo(
  message: TargetMessage,
  request: SesRequest,
  { before, isHeader }: { readonly before: ReturnCodeName | undefined; readonly isHeader: boolean },
  { keptAnswer, afterError, defaultModified }: TargetSettings,
): MessageAnswer {
  const { firstError, state, claim } = message;
  if (firstError !== undefined) {
    const isQuiet = before !== undefined && afterError === 'ok' && state !== 'failed';
    const ok = okResponse(request, request.requestLength, 'expected', defaultModified);
    return { response: isQuiet ? ok : errorResponse(request, firstError, message.generation) };
  }
  // As of a deferred one, each packet of a message is answered as its first one is (4.3).
  if (state === 'deferred' || isHeader) return { response: okResponse(request, 0, 'overflow') };
  const isRest = isRendezvous(request.opcode);
  if (state === 'kept') {
    if (keptAnswer === 'at_match' && !isRest) return { response: noResponse(request), isInterim: true };
    const kept = isRest ? message.keptBytes : request.requestLength;
    return { response: okResponse(request, kept, 'overflow') };
  }
  // As Portals has it: how much is kept, whether a receive has found it since or not.
  const isKept = message.isOverflow && keptAnswer === 'at_once' && !isRest;
  const modified = isKept ? request.requestLength : (claim?.length ?? request.requestLength);
  // The packet with som comes after the match: the response that tells of it is its own.
  const list = isKept || (message.isOverflow && request.som) ? 'overflow' : 'expected';
  return { response: okResponse(request, modified, list, defaultModified), isPlaced: true };
}
