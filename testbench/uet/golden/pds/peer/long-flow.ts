/**
 * One long flow over one path that loses packets and keeps their order, between the models of both sides: how long it
 * takes, beside what an ideal selective repeat would. Time is in packets on the line.
 */
import { hashText, mix } from '../../../../../support/random.ts';
import {
  FixedLimit,
  type InitiatorOptions,
  type Mode,
  type PdcPacket,
  PdsInitiator,
  type Tuple,
} from '../initiator/index.ts';
import { PdsTarget } from '../pds-target.ts';
import { arrivalOf, packetOf } from './exchange.ts';

export interface LongFlow {
  readonly mode: Mode;
  /** How many packets, of equal size. */
  readonly packets: number;
  /** Probability that a packet is lost on its way; ACKs are not. */
  readonly loss: number;
  /** Time of one way. */
  readonly delay: number;
  /** Window in packets. */
  readonly window: number;
  readonly seed: number;
  readonly options: InitiatorOptions;
}

/** When the last packet is acknowledged, how many were sent, and how many of those were not needed. */
export interface LongFlowResult {
  readonly time: number;
  readonly sent: number;
  readonly spurious: number;
}

const SIZE = 4222;
const SOURCE = 0xffff_c0a8_2a01n;

/** Whether this sending of a packet is lost: the same for all that send it. */
export const isLost = ({ seed, loss }: LongFlow, packet: number, sending: number): boolean =>
  mix(hashText(`${packet}/${sending}`) ^ mix(seed)) < loss * 2 ** 32;

/** The flow through both models. */
export function runLongFlow(flow: LongFlow): LongFlowResult {
  const { mode, packets, delay, options } = flow;
  const cwnd = flow.window * SIZE;
  const tuple: Tuple = { mode, jobId: 0, local: 0, destination: 0n, trafficClass: 0, sdi: 0 };
  const surroundings = { pick: () => ({ entropy: 1 }), random: () => 2 ** 20 };
  const first = { window: cwnd, credit: undefined, cwnd, maxWindow: cwnd, small: false };
  const host = new PdsInitiator({ ...options, contexts: 1, queueLimit: packets }, surroundings, first);
  const target = new PdsTarget({ contexts: 1, window: 1024 });
  const limit = new FixedLimit(cwnd);
  const sendings = new Map<number, number>();
  const forward: (PdcPacket | undefined)[] = [];
  const back: { readonly at: number; readonly event: Parameters<PdsInitiator['receive']>[0] }[] = [];
  let done = 0;
  const take = ({ outcomes, congestion }: ReturnType<PdsInitiator['advance']>): void => {
    done += outcomes.length;
    for (const event of congestion) host.limit(event.ccc, limit.next(event));
  };
  for (let i = 0; i < packets; i++) {
    const ends = { first: i === 0, last: i === packets - 1 };
    take(host.submit({ tuple, kind: 'request', message: 0, ...ends, length: 4096, size: SIZE, handle: i }));
  }
  let sent = 0;
  let now = 0;
  for (; done < packets; now++) {
    take(host.advance(now));
    while (back[0] !== undefined && back[0].at <= now) take(host.receive(back.shift()!.event));
    const arrived: PdcPacket[] = [];
    // A packet of data in each unit; control packets are short.
    for (let left = host.next(); left !== undefined; left = host.next()) {
      take(left.effects);
      const packet = left.packet as PdcPacket;
      const { send } = packet;
      if (send === undefined) {
        arrived.push(packet);
        continue;
      }
      const sending = (sendings.get(send.handle) ?? 0) + 1;
      sendings.set(send.handle, sending);
      sent++;
      forward[now + delay] = isLost(flow, send.handle, sending) ? undefined : packet;
      break;
    }
    target.tick();
    target.advance(now);
    const packet = forward[now];
    delete forward[now];
    for (const one of packet === undefined ? arrived : [...arrived, packet]) {
      const { deliver, reply } = target.receive({ ...packetOf(one), source: SOURCE });
      const response =
        deliver && target.respond({ ...deliver, guaranteed: false, plainOk: true, handle: 0, nextHdr: 4 });
      for (const answer of [reply, response]) {
        if (answer !== undefined) back.push({ at: now + delay, event: arrivalOf(answer, 0n) });
      }
    }
  }
  return { time: now, sent, spurious: sent - packets - lossesOf(flow, sendings) };
}

/** How many of these sendings were lost. */
function lossesOf(flow: LongFlow, sendings: ReadonlyMap<number, number>): number {
  let losses = 0;
  for (const [packet, count] of sendings) {
    for (let sending = 1; sending <= count; sending++) if (isLost(flow, packet, sending)) losses++;
  }
  return losses;
}

/**
 * The flow as it would go if each loss were known one round after the packet was sent, and nothing else were sent
 * again.
 */
export function idealLongFlow(flow: LongFlow): LongFlowResult {
  const { packets, delay, window } = flow;
  const round = 2 * delay;
  const events = new Map<number, { readonly packet: number; readonly lost: boolean }>();
  const again: number[] = [];
  const sendings = new Map<number, number>();
  let [next, inFlight, done, sent, now] = [0, 0, 0, 0, 0];
  for (; done < packets; now++) {
    const event = events.get(now);
    if (event !== undefined) {
      inFlight--;
      if (event.lost) again.push(event.packet);
      else done++;
    }
    const packet = inFlight < window ? (again.shift() ?? (next < packets ? next++ : undefined)) : undefined;
    if (packet === undefined) continue;
    const sending = (sendings.get(packet) ?? 0) + 1;
    sendings.set(packet, sending);
    sent++;
    inFlight++;
    events.set(now + round, { packet, lost: isLost(flow, packet, sending) });
  }
  return { time: now, sent, spurious: 0 };
}
