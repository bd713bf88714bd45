/** What the receive half of an endpoint with the semantic sublayer is made of. */
import { type SesTargetOptions, targetWidths } from '../../ses/receive/target-options.ts';
import type { MoreTold } from './records.ts';

export interface SesReceiveOptions {
  /** The profile, with room for as many packets as there may be payloads in the ring. */
  readonly target: SesTargetOptions;
  readonly messages: number;
  readonly guaranteed: number;
  readonly responses: number;
  /** The most bytes of a packet. */
  readonly mtu: number;
  /** What comes by return spaces is answered so that its PDC is closed only when the peer knows that it came. */
  readonly adopts?: boolean;
  /** Words of 8 bytes on which peers and the host do atomics; without them atomics are refused. */
  readonly atomicWords?: number | undefined;
}

/** What the host is told beside. */
export const moreTold = (target: SesTargetOptions | undefined): MoreTold => ({
  ...(target?.unexpected !== undefined && { keptBits: targetWidths(target).keptBits }),
  ...(target?.multi !== undefined && { multi: true }),
});

/** A `RangeError` where an option needs another one. */
export function checkReceive({ target, adopts = false, atomicWords }: SesReceiveOptions): void {
  const [defers, rests] = [target.deferrals !== undefined, target.rendezvous !== undefined];
  if ((defers || rests) && !adopts) throw new RangeError('deferrals, rendezvous: give return spaces, too');
  if (target.unexpected !== undefined && !adopts) throw new RangeError('unexpected: give return spaces, too');
  if (target.datagrams === true && !adopts) throw new RangeError('datagrams: give return spaces, too');
  if (target.rudi === true && target.datagrams !== true) throw new RangeError('rudi: give datagrams, too');
  if (rests && !(defers && atomicWords !== undefined))
    throw new RangeError('rendezvous: give deferrals and atomics, too');
}

/** The name of the receive half that is made of it. */
export const receiveName = ({ target, adopts, atomicWords, ...of }: SesReceiveOptions): string =>
  [
    ...['uet_ses', target.profile, `g${of.guaranteed}`, `r${of.responses}`, `p${target.packets}`],
    ...(adopts ? ['adopts', `m${of.mtu}`] : []),
    ...(atomicWords === undefined ? [] : ['atomics', `w${atomicWords}`]),
    ...(target.datagrams ? ['uud'] : []),
    ...(target.rudi ? ['rudi'] : []),
  ].join('_');
