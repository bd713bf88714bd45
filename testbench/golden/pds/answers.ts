/** How a target's ACKs and NACKs are filled in (4, 5, 9.6). */
import { addPsn, psnDifference } from '../serial.ts';
import type { Context } from './context.ts';
import type { PdsPacket } from './packet.ts';
import type { Ack, AckState, Nack, SesPart, TargetNack } from './reply.ts';
import type { Lags, PdsRegisters, PdsTargetSettings } from './settings.ts';

/** What an ACK has to know of the packet that it answers; rides through SES with it and comes back with the response. */
export interface Cookie {
  /** It is to be acknowledged at once (7.9). */
  readonly ack: boolean;
  readonly ce: boolean;
  readonly retx: boolean;
  readonly entropy: number;
  /** When it came, in units of 128 ns modulo 2^17, so that a service_time of 16 bits can be told from a longer one. */
  readonly time: number;
}

/** Times modulo this wrap: a response that comes 16.7 ms after its request, or later, has a wrong service_time. */
export const TIME_RANGE = 2 ** 17;

export const cookieOf = ({ ce, retx, entropy }: PdsPacket, ack: boolean, now: number): Cookie => ({
  ack,
  ce,
  retx,
  entropy,
  time: now % TIME_RANGE,
});

/** The moment at which an ACK is made. */
export interface Moment {
  /** In units of 128 ns. */
  readonly now: number;
  readonly tick: number;
}

/** What an ACK answers: a PSN, or a PROBE with the PSN at which it would like the SACK bitmap to begin. */
export type Answered = { readonly psn: number } | { readonly probeOpaque: number; readonly sackFrom: number };

/** The ACK of this PDC to a packet. Moves the SACK base on. */
export function ackOf(
  context: Context,
  answered: Answered,
  cookie: Cookie,
  response: SesPart,
  moment: Moment,
  { policies, lags }: PdsTargetSettings,
  registers: PdsRegisters,
): Ack {
  const cackPsn = context.completion.cackAt(moment.tick, moment.tick - lags.clear);
  return {
    type: 'ack',
    destination: context.source,
    local: context.local,
    entropy: cookie.entropy,
    spdcid: context.pdcid,
    dpdcid: context.spdcid,
    m: cookie.ce,
    retx: cookie.retx,
    // 7.6 and 6.4. Asking for CLEAR where a guaranteed response holds CACK is our choice: sources do not say when to.
    req: context.closeWished ? 'close' : context.completion.isHeld(cackPsn) ? 'clear' : 'none',
    answered:
      'psn' in answered
        ? { ackPsnOffset: psnDifference(answered.psn, cackPsn) }
        : { probeOpaque: answered.probeOpaque },
    cackPsn,
    response,
    ...(policies.ackForm === 'ack'
      ? {}
      : { state: ackState(context, answered, cookie, cackPsn, moment, lags, registers) }),
  };
}

function ackState(
  context: Context,
  answered: Answered,
  cookie: Cookie,
  cackPsn: number,
  { now, tick }: Moment,
  lags: Lags,
  { mpr, restoreCwnd, rcvCwndPend }: PdsRegisters,
): AckState {
  const seen = tick - lags.arrivals;
  const { reception } = context;
  const base =
    'psn' in answered
      ? context.sackBase.next(answered.psn, cackPsn, reception.at(seen).highest)
      : probeBase(answered.sackFrom, cackPsn);
  return {
    mpr,
    sackPsnOffset: psnDifference(base, cackPsn),
    sackBitmap: sackBitmap(context, base, cackPsn, seen),
    serviceTime: serviceTime(cookie.time, now),
    restoreCwnd,
    rcvCwndPend,
    rcvdBytes: reception.rcvdBytes(seen),
    oooCount: reception.outOfOrder(seen),
  };
}

/** A PROBE that asks for what 16 bits cannot say gets what follows CACK. */
function probeBase(sackFrom: number, cackPsn: number): number {
  const offset = psnDifference(sackFrom, cackPsn);
  return offset >= -(2 ** 15) && offset < 2 ** 15 ? sackFrom : addPsn(cackPsn, 1);
}

/** Bit i, from the least significant, is PSN base + i: at or below CACK, or received by the end of a tick (4.3). */
export function sackBitmap({ reception }: Context, base: number, cackPsn: number, tick: number): bigint {
  // Two halves of plain numbers, as bigints are slow.
  const half = (first: number): bigint => {
    let bits = 0;
    for (let i = 0; i < 32; i++) {
      const psn = addPsn(first, i);
      if (psnDifference(psn, cackPsn) <= 0 || reception.has(psn, tick)) bits |= 1 << i;
    }
    return BigInt(bits >>> 0);
  };
  return (half(addPsn(base, 32)) << 32n) | half(base);
}

/** What took less than a unit counts as one, because 0 says that nothing was measured (4.4). */
const serviceTime = (time: number, now: number): number =>
  Math.min(Math.max((now - time + TIME_RANGE) % TIME_RANGE, 1), 0xffff);

/**
 * The NACK of a packet. `context` is its PDC, if it has one and is of it; a PDC in PENDING is not told, as its initiator would take
 * it for established if it learnt its PDCID (7.5).
 */
export function nackOf(packet: PdsPacket, context: Context | undefined, code: TargetNack, payload = 0): Nack {
  return {
    type: 'nack',
    destination: packet.source,
    local: packet.local,
    entropy: packet.entropy,
    spdcid: context === undefined || context.state === 'pending' ? 0 : context.pdcid,
    dpdcid: packet.spdcid,
    m: packet.ce,
    retx: packet.retx,
    code,
    nackPsn: packet.psn,
    payload,
  };
}
