/**
 * Messages over one to three hops that lose frames: with LLR on every hop, and without it below a transport that
 * repeats.
 */
import { hashText, seededRandom } from '../../support/random.ts';
import { bytesPerNs, gapBytes, oneWayNs } from '../line/line.ts';
import { frameLoss, type Place } from './golden-link.ts';
import { arrivals } from './golden-run.ts';
import { linkWithErrors } from './study.ts';
import { messageFrames, runTransport, type TransportOptions } from './transport.ts';

/** Nanoseconds that a switch takes from a frame's end to its place in the next line's queue: an assumption. */
export const switchNs = 300;
/** The transport's timeout, in ns: an assumption. */
export const timeoutNs = 50_000;
/** An ACK of the transport, with preamble and gap. */
const ackBytes = 64 + gapBytes;

/** How many messages are offered, and the share of a line that they take. */
export interface Messages {
  readonly load: number;
  readonly count: number;
}

/** What becomes of messages: in ns. */
export interface MessageDelays {
  readonly median: number;
  readonly p99: number;
  readonly p999: number;
  readonly longest: number;
}

export interface TransportDelays {
  /** The share of the first line that messages take when there is always one to send. */
  readonly goodput: number;
  /** None where that is less than what is offered. */
  readonly delays: MessageDelays | undefined;
}

export const frameNs = ({ line, frame }: Place): number => (frame + gapBytes) / bytesPerNs(line);

/** The times at which `count` messages are offered that take the share `load` of a line. */
export const messagesAt = (place: Place, load: number, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, i) => (i * messageFrames * frameNs(place)) / load);

const summary = (delays: Float64Array): MessageDelays => {
  const sorted = delays.slice().sort();
  const beyond = (share: number): number => sorted[sorted.length - 1 - Math.floor(share * sorted.length)]!;
  return { median: beyond(0.5), p99: beyond(0.01), p999: beyond(0.001), longest: beyond(0) };
};

/** The way of a transport's frames and ACKs over so many hops, each of which stores and forwards. */
export function transportOver(
  place: Place,
  hops: number,
  bitErrorRate: number,
  repeat: TransportOptions['repeat'],
): TransportOptions {
  const way = (bytes: number): number =>
    hops * oneWayNs(place.line, place.metres) + (hops - 1) * (switchNs + bytes / bytesPerNs(place.line));
  const lossOf = (frame: number): number => -Math.expm1(hops * Math.log1p(-frameLoss(frame, bitErrorRate)));
  return {
    repeat,
    frameNs: frameNs(place),
    thereNs: way(place.frame),
    backNs: way(ackBytes) + ackBytes / bytesPerNs(place.line),
    timeoutNs,
    loss: lossOf(place.frame),
    ackLoss: lossOf(64),
  };
}

/** `count` messages that take the share `load` of a line, without LLR. */
export function withoutLlr(
  place: Place,
  hops: number,
  bitErrorRate: number,
  repeat: TransportOptions['repeat'],
  { load, count }: Messages,
): TransportDelays {
  const options = transportOver(place, hops, bitErrorRate, repeat);
  const random = seededRandom(hashText(`${place.line.rate} ${place.metres} ${hops} ${bitErrorRate} ${repeat}`));
  const few = Math.ceil(count / 5);
  // The line is never without something to send, so what left for the first time is the share; timeouts at the end do
  // not count.
  const goodput = (few * messageFrames) / runTransport(options, messagesAt(place, 1, few), random.fork('full')).sent;
  if (goodput < 1.05 * load) return { goodput, delays: undefined };
  const offered = messagesAt(place, load, count);
  const { completed } = runTransport(options, offered, random.fork('loaded'));
  return { goodput, delays: summary(completed.map((at, i) => at - offered[i]!)) };
}

export interface LlrDelays {
  readonly delays: MessageDelays;
  /** Frames whose ACK would come after the transport's timeout, so that it would send them again for nothing. */
  readonly late: number;
}

/**
 * Messages with LLR on every one of `hops` hops; the answer has one entry a number of hops from 1. No hop loses or
 * reorders anything, so the transport above has nothing to repeat, and one hop can be simulated after the other.
 */
export function withLlr(place: Place, hops: number, bitErrorRate: number, { load, count }: Messages): LlrDelays[] {
  const offered = messagesAt(place, load, count);
  const frames = new Float64Array(offered.length * messageFrames);
  for (let i = 0; i < frames.length; i++) frames[i] = offered[Math.floor(i / messageFrames)]!;
  let at = frames;
  return Array.from({ length: hops }, (_, hop) => {
    const come = arrivals(linkWithErrors(place, bitErrorRate, `hop ${hop}`), place, at);
    at = come.map((time) => time + switchNs);
    const { backNs } = transportOver(place, hop + 1, 0, 'selective');
    let late = 0;
    for (let i = 0; i < frames.length; i++) {
      // A frame's timer begins when it has left, and all of a message leave one behind the other.
      const left = frames[i]! + ((i % messageFrames) + 1) * frameNs(place);
      if (come[i]! + backNs - left > timeoutNs) late++;
    }
    return { delays: summary(offered.map((time, i) => come[(i + 1) * messageFrames - 1]! - time)), late };
  });
}
