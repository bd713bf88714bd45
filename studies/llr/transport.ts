/**
 * A transport that repeats frames from end to end, over hops that lose some: what LLR is compared with. There is no
 * hardware of it here.
 */
import type { Random } from '../../support/random.ts';
import { Ring } from '../../support/ring.ts';

/** Frames of a message: one connection each, so that nothing after it tells of the loss of its last ones. */
export const messageFrames = 32;

export interface TransportOptions {
  /** The receiver keeps what comes out of order, or drops it. */
  readonly repeat: 'selective' | 'go_back_n';
  /** Nanoseconds that a frame takes of the line. */
  readonly frameNs: number;
  /** From the end of a frame at the sender to its end at the receiver, and of an ACK back. */
  readonly thereNs: number;
  readonly backNs: number;
  /** Nanoseconds until a frame without an ACK is sent again. */
  readonly timeoutNs: number;
  /** The probabilities that a frame, and that an ACK, is lost on the whole way. */
  readonly loss: number;
  readonly ackLoss: number;
}

/**
 * How a selective sender finds a loss: a frame that was sent so many frames later has been acknowledged (RFC 8985 has
 * the idea).
 */
const reorderFrames = 3;

/** A message under way. Sets of its frames are bits of a number. */
interface Message {
  readonly id: number;
  /** Frames to be sent; those acknowledged; those that the receiver has. */
  wanted: number;
  acked: number;
  received: number;
  /** The number of transmissions, and that of each frame's last one. */
  sent: number;
  readonly lastSent: Int32Array;
  /** The receiver of go-back-N has asked for what it misses. */
  asked: boolean;
}

interface Transmission {
  readonly at: number;
  readonly message: Message;
  readonly frame: number;
  readonly number: number;
}

interface Answer {
  readonly at: number;
  readonly message: Message;
  readonly received: number;
  /** Go back to the first that is missing. */
  readonly again: boolean;
}

const all = 2 ** messageFrames - 1;

export interface TransportRun {
  /** When each message has come whole, in ns. */
  readonly completed: Float64Array;
  /** Frames that left. */
  readonly sent: number;
}

/**
 * Messages that are offered whole at `offered`, in ns and ascending, over a line that is theirs alone.
 *
 * The sender has no window, and sends of the oldest message that has anything to send the first frame. The receiver
 * answers every frame with all that it has of the message. A selective sender repeats a frame when one that was sent
 * three or more later has been acknowledged; go-back-N repeats all from the first missing one when the receiver asks
 * for it, once a gap. Both do after the timeout.
 */
export function runTransport(options: TransportOptions, offered: Float64Array, random: Random): TransportRun {
  const { frameNs, thereNs, backNs, timeoutNs, loss, ackLoss } = options;
  const selective = options.repeat === 'selective';
  const completed = new Float64Array(offered.length);
  // Everything takes the same time as what went before, so each of these is in order.
  const arriving = new Ring<Transmission>();
  const answers = new Ring<Answer>();
  const timers = new Ring<Transmission>();
  let active: Message[] = [];
  let [done, next, free, sent, now] = [0, 0, 0, 0, 0];

  /** All that was sent from the first missing frame on. */
  const goBack = (message: Message): void => {
    for (let frame = lowest(~message.acked >>> 0); frame < messageFrames; frame++)
      if (message.lastSent[frame]! >= 0) message.wanted = (message.wanted | (1 << frame)) >>> 0;
  };

  const arrive = ({ at, message, frame }: Transmission): void => {
    if (random.chance(loss)) return;
    const isNext = lowest(~message.received >>> 0) === frame;
    const before = message.received;
    let again = false;
    if (selective || isNext) {
      message.received = (message.received | (1 << frame)) >>> 0;
      if (isNext) message.asked = false;
    } else if (((before >>> frame) & 1) === 0) {
      again = !message.asked;
      message.asked = true;
    }
    if (message.received === all && before !== all) {
      completed[message.id] = at;
      done++;
    }
    if (!random.chance(ackLoss)) answers.push({ at: at + backNs, message, received: message.received, again });
  };

  const answered = ({ message, received, again }: Answer): void => {
    const fresh = (received & ~message.acked) >>> 0;
    message.acked = (message.acked | received) >>> 0;
    message.wanted = (message.wanted & ~message.acked) >>> 0;
    if (message.acked === all) active = active.filter((other) => other !== message);
    if (again) goBack(message);
    if (!selective || fresh === 0) return;
    let newest = 0;
    for (let left = fresh; left !== 0; left &= left - 1) newest = Math.max(newest, message.lastSent[lowest(left)]!);
    for (let left = ~(message.acked | message.wanted) >>> 0; left !== 0; left &= left - 1) {
      const frame = lowest(left);
      if (message.lastSent[frame]! <= newest - reorderFrames) message.wanted = (message.wanted | (1 << frame)) >>> 0;
    }
  };

  const expired = ({ message, frame, number }: Transmission): void => {
    if (((message.acked >>> frame) & 1) === 1 || message.lastSent[frame] !== number) return;
    if (selective) message.wanted = (message.wanted | (1 << frame)) >>> 0;
    else if (lowest(~message.acked >>> 0) === frame) goBack(message);
  };

  const send = (message: Message): void => {
    const frame = lowest(message.wanted);
    message.wanted = (message.wanted & ~(1 << frame)) >>> 0;
    const number = message.sent++;
    message.lastSent[frame] = number;
    sent++;
    free = now + frameNs;
    arriving.push({ at: free + thereNs, message, frame, number });
    timers.push({ at: free + timeoutNs, message, frame, number });
  };

  while (done < offered.length) {
    const ready = active.find(({ wanted }) => wanted !== 0);
    const times = [
      next < offered.length ? offered[next]! : Number.POSITIVE_INFINITY,
      arriving.length > 0 ? arriving.first().at : Number.POSITIVE_INFINITY,
      answers.length > 0 ? answers.first().at : Number.POSITIVE_INFINITY,
      timers.length > 0 ? timers.first().at : Number.POSITIVE_INFINITY,
      ready === undefined ? Number.POSITIVE_INFINITY : Math.max(free, now),
    ] as const;
    now = Math.min(...times);
    if (now === times[0]) {
      active.push({
        id: next++,
        wanted: all,
        acked: 0,
        received: 0,
        sent: 0,
        lastSent: new Int32Array(messageFrames).fill(-1),
        asked: false,
      });
    } else if (now === times[1]) arrive(arriving.shift());
    else if (now === times[2]) answered(answers.shift());
    else if (now === times[3]) expired(timers.shift());
    else send(ready!);
  }
  return { completed, sent };
}

/** The place of the lowest 1, 32 if there is none. */
const lowest = (set: number): number => (set === 0 ? messageFrames : 31 - Math.clz32(set & -set));
