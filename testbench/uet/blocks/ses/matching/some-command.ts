/** Commands of directed tests. */
import type { Command } from './match-ports.ts';

type Some = Partial<Omit<Command, 'tag' | 'place' | 'header'>> & {
  readonly tag?: bigint;
  readonly initiator?: number;
  readonly wrId?: number;
  readonly messageId?: number;
  /** Of the receive, and of the message. */
  readonly length?: number;
};

function some(kind: Command['kind'], given: Some): Command {
  const { tag = 0xan, initiator = 17, wrId = 1, messageId = 1, length, ...rest } = given;
  return {
    ...{ kind, resource: 1, ignoreBits: 0n, anyInitiator: false, keep: true, ...rest },
    tag: { matchBits: tag, initiator },
    place: { wrId, address: BigInt(wrId) << 12n, length: length ?? 64 },
    header: { peer: 3, pdc: 5, messageId, keptAt: messageId, requestLength: length ?? messageId },
  };
}

export const post = (given: Some = {}): Command => some('post', given);
export const arrive = (given: Some = {}): Command => some('arrive', given);
export const cancel = (given: Some = {}): Command => some('cancel', given);
