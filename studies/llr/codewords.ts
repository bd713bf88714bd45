/**
 * Lost codewords: what is left of errors after FEC. RS(544,514) corrects 15 of its symbols of 10 bits or none: a
 * decoder that cannot correct a codeword marks all that it carries, so that everything on that stretch of the line is
 * lost at once, and between two such stretches no bit is wrong.
 */
import { hashText, type Random, seededRandom } from '../../support/random.ts';
import { geometric } from '../../testbench/agents/link/geometric.ts';
import { CONTROL_BYTES, PREAMBLE_BYTES, type Tamper } from '../../testbench/uet/golden/llr/peer/link.ts';
import type { LlrWorld } from '../../testbench/uet/golden/llr/peer/world.ts';
import { bytesPerNs, gapBytes, type Line, oneWayNs } from '../line/line.ts';
import { damaged, type Place, tamperedLink } from './golden-link.ts';
import { goodput } from './golden-run.ts';
import { closedGoodput, framesFor } from './study.ts';

/** Bits of a codeword on the line. */
const codewordBits = 5_440;
/** Bytes of line time that it carries: 514 symbols are 20 blocks of 257 bits, each four blocks of 8 bytes. */
export const codewordBytes = 640;

/**
 * Codewords that are interleaved: symbols of one stretch of the line are in all of them, so the loss of one is the loss
 * of the stretch.
 */
export const interleaved = ({ fecBits }: Line): number => fecBits / codewordBits;

/** Bytes of line time that are lost with a codeword. */
export const stretchBytes = (line: Line): number => interleaved(line) * codewordBytes;

/** The probability that a stretch is lost: any of its codewords is, each by itself. */
export const stretchLoss = (line: Line, codewordLoss: number): number =>
  -Math.expm1(interleaved(line) * Math.log1p(-codewordLoss));

export const codewordLosses: readonly number[] = [1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2];

/** From this loss on a run meets enough lost codewords; below it they are simulated one at a time. */
export const codewordsDirectFrom = 1e-4;

/** Whether the stretch of that number is lost. Asked in ascending order, but for less than `memory`. */
export type LostStretches = (stretch: number) => boolean;
const memory = 64;

/** Each stretch is lost with the same probability. */
export function independentStretches(probability: number, random: Random): LostStretches {
  const lost: number[] = [];
  let next = geometric(random, probability);
  return (stretch) => {
    for (; next <= stretch; next += 1 + geometric(random, probability)) lost.push(next);
    while (lost[0]! < stretch - memory) lost.shift();
    return lost.includes(stretch);
  };
}

/**
 * What touches a lost stretch is lost: a frame whose first block is in it never begins, others come with a wrong check
 * sequence; control sets do not come.
 */
export function losing(line: Line, isLost: LostStretches): Tamper {
  const bytes = stretchBytes(line);
  return (item, _, end) => {
    const begin = end - (item.kind === 'control' ? CONTROL_BYTES : PREAMBLE_BYTES + item.bytes.length);
    const [first, last] = [Math.floor(begin / bytes), Math.ceil(end / bytes) - 1];
    if (isLost(first)) return [];
    for (let stretch = first + 1; stretch <= last; stretch++)
      if (isLost(stretch)) return item.kind === 'control' ? [] : [damaged(item)];
    return [item];
  };
}

/**
 * The probability that a frame is damaged, and that one is after one that is not: all but the last stretch of the one
 * before are new to it.
 */
export function codewordFrameLoss(
  place: Place,
  codewordLoss: number,
): { readonly loss: number; readonly afterGood: number } {
  const lost = Math.log1p(-stretchLoss(place.line, codewordLoss));
  const bytes = stretchBytes(place.line);
  const touched = 1 + (PREAMBLE_BYTES + place.frame - 1) / bytes;
  return { loss: -Math.expm1(touched * lost), afterGood: -Math.expm1(((place.frame + gapBytes) / bytes) * lost) };
}

/** Frames that a lost codeword damages where it is the only one, on average. */
export const framesDamaged = ({ line, frame }: Place): number =>
  (stretchBytes(line) + PREAMBLE_BYTES + frame - 1) / (frame + gapBytes);

export interface CodewordRecovery {
  /** Share of the line without an error. */
  readonly share: number;
  /** Bytes of line time that a lost stretch costs a full line. */
  readonly cost: number;
}

/** Simulates `losses` lost stretches of a full line, so far apart that each is by itself. */
export function codewordRecovery(place: Place, losses: number): CodewordRecovery {
  const bytes = stretchBytes(place.line);
  const loop = 2 * oneWayNs(place.line, place.metres) * bytesPerNs(place.line);
  const apart = Math.ceil((3 * (loop + 4 * (place.frame + gapBytes))) / bytes) + 2;
  const lost = new Set<number>();
  // The phase to frames and ACKs moves.
  const isLost: LostStretches = (stretch) => {
    const is = stretch > 0 && (stretch + Math.floor(stretch / apart / 7)) % apart === 0;
    if (is) lost.add(stretch);
    return is;
  };
  const count = Math.ceil((losses * apart * bytes) / (place.frame + gapBytes));
  const none: Tamper = (item) => [item];
  const share = goodput(tamperedLink(place, { forward: none, backward: none }), place, count);
  const slower = goodput(tamperedLink(place, { forward: losing(place.line, isLost), backward: none }), place, count);
  const cost = (count * (place.frame + gapBytes) * (1 / slower - 1 / share) * share) / lost.size;
  return { share, cost };
}

export interface CodewordRow {
  readonly codewordLoss: number;
  /** Share of the frames that are damaged. */
  readonly loss: number;
  /** Measured from a run with that loss, else from lost stretches one at a time. */
  readonly isDirect: boolean;
  readonly goodput: number;
  readonly closed: number;
}

/** Goodput where each codeword is lost with that probability, in both directions. */
export function codewordRow(
  place: Place,
  codewordLoss: number,
  { share, cost }: CodewordRecovery,
  frames = 120_000,
): CodewordRow {
  const { loss, afterGood } = codewordFrameLoss(place, codewordLoss);
  const closed = closedGoodput(place, loss, 0, afterGood);
  const isDirect = codewordLoss >= codewordsDirectFrom;
  const perByte = stretchLoss(place.line, codewordLoss) / stretchBytes(place.line);
  const measured = isDirect
    ? goodput(linkWithLostCodewords(place, codewordLoss), place, framesFor(loss, frames))
    : share / (1 + perByte * cost);
  return { codewordLoss, loss, isDirect, goodput: measured, closed };
}

/** Both golden ends with lost codewords in both directions, the same whenever they are asked for. */
export function linkWithLostCodewords(place: Place, codewordLoss: number): LlrWorld {
  const random = seededRandom(hashText(`codewords ${place.line.rate} ${place.metres} ${place.frame} ${codewordLoss}`));
  const tamper = (label: string): Tamper =>
    losing(place.line, independentStretches(stretchLoss(place.line, codewordLoss), random.fork(label)));
  return tamperedLink(place, { forward: tamper('forward'), backward: tamper('backward') });
}
