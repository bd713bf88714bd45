/**
 * The parameters of both ends of a link under LLR (link-layer.md A9), and the policies where sources differ or are
 * silent.
 */
import { UserError } from '../../../../support/user-error.ts';
import { LEAST_FRAME } from './bounds.ts';
import type { Poison } from './fcs.ts';
import { WINDOW_MAX } from './sequence.ts';

/** What becomes of eligible frames while LLR cannot carry them: dropped, held back, or sent as ineligible ones. */
export type Behaviour = 'discard' | 'block' | 'best_effort';

export interface LlrSettings {
  /** Bytes of line time in a nanosecond: 12.5 at 100 Gb/s, 50 at 400, 100 at 800. */
  readonly bytesPerNs: number;
  /** Frames that may be outstanding: 1 to 2^19. */
  readonly outstandingSeqMax: number;
  /** Bytes that may be outstanding, check sequences included; at least the longest frame. */
  readonly outstandingDataMax: number;
  /** Bytes of the longest frame, check sequence included: what is longer is cut there and poisoned. */
  readonly longestFrame: number;
  /** Nanoseconds without progress until a replay; 0: none without a NACK. */
  readonly replayTimerMax: number;
  /** Replays without progress until a flush, 0 to 255; 255: as many as it takes. */
  readonly replayCountMax: number;
  /** Nanoseconds that the PCS may be down until a flush. */
  readonly pcsLostTimerMax: number;
  /** Nanoseconds that the oldest frame may wait for its ACK until a flush; 0: forever. */
  readonly dataAgeTimerMax: number;
  readonly initBehaviour: Behaviour;
  readonly flushBehaviour: Behaviour;
  /** After a flush LLR starts again by itself. */
  readonly reInitOnDiscard: boolean;
  /** What INIT carries besides the sequence number, 16 bits. */
  readonly initData: number;
  /** What of an INIT_ECHO has to be that of the INIT (A5). */
  readonly echoMatch: 'seq' | 'data' | 'both' | 'none';
  /** Bytes of line time between two INITs. */
  readonly initSpacing: number;
  /** Bytes of line time from one ACK or NACK to the next ACK (A4). */
  readonly ackSpacing: number;
  /** One more NACK for each replay that is seen to begin while the expected frame is missing (A7, open point). */
  readonly rearm: boolean;
  readonly poison: Poison;
}

/** SAI's defaults where they make a link that works, else those of SONiC's sample for 400 Gb/s. */
export const defaultLlrSettings: LlrSettings = {
  bytesPerNs: 50,
  outstandingSeqMax: 4095,
  outstandingDataMax: 2 ** 20,
  longestFrame: 9216,
  replayTimerMax: 5000,
  replayCountMax: 3,
  pcsLostTimerMax: 50_000,
  dataAgeTimerMax: 0,
  initBehaviour: 'best_effort',
  flushBehaviour: 'best_effort',
  reInitOnDiscard: false,
  initData: 0,
  echoMatch: 'both',
  initSpacing: 1600,
  ackSpacing: 2048,
  rearm: false,
  poison: { pattern: 0xaaaaaaaa, mode: 'xor' },
};

/** `replayCountMax` for no limit. */
export const NO_REPLAY_LIMIT = 255;

/** The settings that a test's options mean; a `UserError` on numbers out of the ranges of A9. */
export function llrSettings(options: Partial<LlrSettings>): LlrSettings {
  const settings = { ...defaultLlrSettings, ...options };
  check(settings, 'outstandingSeqMax', 1, WINDOW_MAX);
  check(settings, 'outstandingDataMax', 68, 2 ** 31 - 1);
  check(settings, 'longestFrame', LEAST_FRAME, 65_535);
  check(settings, 'replayTimerMax', 0, 65_535);
  check(settings, 'replayCountMax', 0, NO_REPLAY_LIMIT);
  check(settings, 'pcsLostTimerMax', 0, 4_290_000_000);
  check(settings, 'dataAgeTimerMax', 0, 4_290_000_000);
  check(settings, 'initData', 0, 0xffff);
  check(settings, 'ackSpacing', 320, 32_760);
  return settings;
}

function check(settings: LlrSettings, name: keyof LlrSettings, least: number, most: number): void {
  const value = settings[name];
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
    throw new UserError(`LLR's ${name} is ${String(value)}; give an integer from ${least} to ${most}.`);
  }
}
