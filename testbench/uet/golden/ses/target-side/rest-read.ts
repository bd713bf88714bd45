/** The READ of the rest of a rendezvous send (ses.md 4.2). */
import type { SesSettings } from '../settings.ts';
import type { TargetMessage } from './message.ts';
import type { TargetRead } from './port.ts';

/** Of one that has its receive, and `eager` bytes there. */
export function restOf(
  { first, arrival, claim }: TargetMessage,
  eager: number,
  { initiator }: Pick<SesSettings, 'initiator'>,
): Omit<TargetRead, 'done'> {
  const { receive, offset, length } = claim!;
  const { eagerLength, readOffset, readKey, riGeneration, pidOnFep, resourceIndex } = first.rendezvous!;
  const start = initiator.readOffset === 'message_start' ? readOffset : readOffset - BigInt(eagerLength);
  return {
    wrId: receive.wrId,
    peer: arrival.peer,
    rel: first.rel,
    jobId: first.jobId,
    riGeneration,
    pidOnFep,
    resourceIndex,
    key: readKey,
    offset: BigInt.asUintN(64, start + BigInt(eager)),
    length: length - eager,
    address: receive.address + BigInt(offset + eager),
  };
}
