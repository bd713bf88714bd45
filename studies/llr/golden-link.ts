/** Two golden ends of LLR over a line of real length, as the study has them: nothing but errors ever stops them. */
import type { Random } from '../../support/random.ts';
import { type BitErrors, independentErrors } from '../../testbench/agents/link/bit-errors.ts';
import { FCS_BYTES, type LlrSettings, WINDOW_MAX } from '../../testbench/uet/golden/llr/index.ts';
import {
  CONTROL_BYTES,
  type LineFrame,
  PREAMBLE_BYTES,
  type Tamper,
} from '../../testbench/uet/golden/llr/peer/link.ts';
import { LlrWorld } from '../../testbench/uet/golden/llr/peer/world.ts';
import { bytesPerNs, type Line, oneWayNs } from '../line/line.ts';

/** One place of the study. */
export interface Place {
  readonly line: Line;
  readonly metres: number;
  /** Bytes of every frame, check sequence included. */
  readonly frame: number;
}

/** What becomes of what is on one direction of the line. */
export interface LineErrors {
  /** The next frame is damaged. */
  readonly frame: () => boolean;
  /** The next control ordered set is. */
  readonly control: () => boolean;
}

/** Bits of a frame that can be wrong, with its preamble. */
export const frameBits = (frame: number): number => 8 * (PREAMBLE_BYTES + frame);

/** The probability that a frame is damaged. */
export const frameLoss = (frame: number, bitErrorRate: number): number =>
  -Math.expm1(frameBits(frame) * Math.log1p(-bitErrorRate));

/** Each bit is wrong with the same probability. */
export function bitErrors(frame: number, bitErrorRate: number, random: Random): LineErrors {
  const errors: BitErrors = independentErrors(bitErrorRate)(random);
  return {
    frame: () => errors(frameBits(frame)).length > 0,
    control: () => errors(8 * CONTROL_BYTES).length > 0,
  };
}

export const noErrors: LineErrors = { frame: () => false, control: () => false };

/**
 * What the study sets, the rest being `defaultLlrSettings`: a replay timer of three round trips and 500 ns, as
 * Slingshot has it, and one more NACK for each replay that fails.
 */
export function studySettings({ line, metres }: Place): Partial<LlrSettings> {
  return {
    bytesPerNs: bytesPerNs(line),
    initBehaviour: 'block',
    flushBehaviour: 'block',
    rearm: true,
    replayCountMax: 255,
    replayTimerMax: Math.round(6 * oneWayNs(line, metres) + 500),
    outstandingSeqMax: WINDOW_MAX - 1,
    outstandingDataMax: 2 ** 31 - 1,
  };
}

/**
 * Both ends, connected, without a frame under way. A damaged frame has a wrong check sequence, and a damaged control
 * set never comes. What is wrong in a preamble is not simulated: FEC marks the whole block, so a MAC drops that frame
 * as one whose check sequence is wrong.
 */
export const goldenLink = (
  place: Place,
  errors: { readonly forward: LineErrors; readonly backward: LineErrors },
  settings: Partial<LlrSettings> = {},
): LlrWorld =>
  tamperedLink(place, { forward: damaging(errors.forward), backward: damaging(errors.backward) }, settings);

/** The same where the line does with what is on it what it says. */
export function tamperedLink(
  place: Place,
  tamper: { readonly forward: Tamper; readonly backward: Tamper },
  settings: Partial<LlrSettings> = {},
): LlrWorld {
  const world = new LlrWorld({
    settings: { ...studySettings(place), ...settings },
    delayNs: oneWayNs(place.line, place.metres),
    forward: { tamper: tamper.forward },
    backward: { tamper: tamper.backward },
  });
  world.connect();
  return world;
}

/** A frame of the study, without its check sequence: they are all the same, because no one looks into them. */
export const studyFrame = ({ frame }: Place) => ({ bytes: new Uint8Array(frame - FCS_BYTES), eligible: true });

function damaging(errors: LineErrors): Tamper {
  return (item) => {
    if (item.kind === 'control') return errors.control() ? [] : [item];
    return [errors.frame() ? damaged(item) : item];
  };
}

/** A copy with a wrong check sequence; the sender keeps the bytes. */
export function damaged(frame: LineFrame): LineFrame {
  const bytes = frame.bytes.slice();
  bytes[0]! ^= 1;
  return { ...frame, bytes };
}
