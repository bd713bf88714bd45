/** How a target's ACKs and NACKs are filled in (4, 5, 9.6). */
import { addPsn, psnDifference } from '../serial.ts';
import type { Context } from './context.ts';
import type { PdsPacket } from './packet.ts';
import type { Ack, AckState, Nack, SesPart, TargetNack } from './reply.ts';
import type { PdsPolicies, PdsRegisters } from './settings.ts';

/**
 * What an ACK has to know of the packet that it answers; rides through SES with it and comes back with the response.
 */
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

/** What an ACK answers: a PSN, or a PROBE with the PSN at which it would like the SACK bitmap to begin. */
export type Answered = { readonly psn: number } | { readonly probeOpaque: number; readonly sackFrom: number };

/** The ACK of this PDC to a packet, at time `now`, whose CACK has just been looked up. Moves the SACK base on. */
export function ackOf(
  context: Context,
  answered: Answered,
  cookie: Cookie,
  response: SesPart,
  now: number,
  policies: PdsPolicies,
  registers: PdsRegisters,
): Ack {
  const cackPsn = context.completion.cack;
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
    req: context.closeRequested ? 'close' : context.completion.isHeld ? 'clear' : 'none',
    answered:
      'psn' in answered
        ? { ackPsnOffset: psnDifference(answered.psn, cackPsn) }
        : { probeOpaque: answered.probeOpaque },
    cackPsn,
    response,
    ...(policies.ackForm === 'ack' ? {} : { state: ackState(context, answered, cookie, cackPsn, now, registers) }),
  };
}

function ackState(
  context: Context,
  answered: Answered,
  cookie: Cookie,
  cackPsn: number,
  now: number,
  { mpr, restoreCwnd, rcvCwndPend }: PdsRegisters,
): AckState {
  const base =
    'psn' in answered
      ? context.sackBase.next(answered.psn, cackPsn, context.reception.now.highest)
      : probeBase(answered.sackFrom, cackPsn);
  return {
    mpr,
    sackPsnOffset: psnDifference(base, cackPsn),
    restoreCwnd,
    rcvCwndPend,
    ...observedOf(context, answered, base, cackPsn, context.reception.now.highest, cookie, now),
  };
}

/** What of an ACK_CC may be read later than its CACK is looked up: it is then what it is at that moment. */
export type Observed = Pick<AckState, 'sackBitmap' | 'serviceTime' | 'rcvdBytes' | 'oooCount'>;

/**
 * That part of an ACK_CC with this SACK base and CACK, as it is at time `now`; nothing above `highest`, the highest PSN
 * received when CACK was looked up, shows as received, but the PSN after it may. The PSN that is answered does, that of
 * a CLOSE_CMD too.
 */
export function observedOf(
  context: Context,
  answered: Answered,
  base: number,
  cackPsn: number,
  highest: number,
  cookie: Cookie,
  now: number,
): Observed {
  const reach = Math.max(Math.min(psnDifference(highest, base) + 2, 64), 0);
  const shown = (1n << BigInt(reach)) - 1n;
  const own = 'psn' in answered ? psnDifference(answered.psn, base) : -1;
  return {
    sackBitmap: (sackBitmap(context, base, cackPsn) & shown) | (own >= 0 && own < 64 ? 1n << BigInt(own) : 0n),
    serviceTime: serviceTime(cookie.time, now),
    rcvdBytes: context.reception.rcvdBytes,
    oooCount: context.reception.outOfOrder,
  };
}

/** A PROBE that asks for what 16 bits cannot say gets what follows CACK. */
function probeBase(sackFrom: number, cackPsn: number): number {
  const offset = psnDifference(sackFrom, cackPsn);
  return offset >= -(2 ** 15) && offset < 2 ** 15 ? sackFrom : addPsn(cackPsn, 1);
}

/** Bit i, from the least significant, is PSN base + i: at or below CACK, or received (4.3). */
export function sackBitmap({ reception }: Context, base: number, cackPsn: number): bigint {
  // Two halves of plain numbers, as bigints are slow.
  const half = (first: number): bigint => {
    let bits = 0;
    for (let i = 0; i < 32; i++) {
      const psn = addPsn(first, i);
      if (psnDifference(psn, cackPsn) <= 0 || reception.has(psn)) bits |= 1 << i;
    }
    return BigInt(bits >>> 0);
  };
  return (half(addPsn(base, 32)) << 32n) | half(base);
}

/** What took less than a unit counts as one, because 0 says that nothing was measured (4.4). */
const serviceTime = (time: number, now: number): number =>
  Math.min(Math.max((now - time + TIME_RANGE) % TIME_RANGE, 1), 0xffff);

/**
 * The NACK of a packet. `context` is its PDC, if it has one and is of it; a PDC in PENDING is not told, as its
 * initiator would take it for established if it learnt its PDCID (7.5).
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
