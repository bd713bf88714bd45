/** The settings of LLR's sender (link-layer.md A9). */
import { bit, bits, enumOf, record } from '../../../hdl/index.ts';
import {
  frameBytesBits,
  initDataBits,
  initSpacingBits,
  lineBytesBits,
  longTimerBits,
  outstandingBytesBits,
  replayCountBits,
  replayTimerBits,
  seqBits,
} from '../settings.ts';

/** What becomes of eligible frames while LLR cannot carry them, in the order of the codes. */
export const behaviours = ['discard', 'block', 'best_effort'] as const;
export const Behaviour = enumOf(...behaviours);

/** How many times in a row all may be sent again without progress, for no limit. */
export const noReplayLimit = 255;

/** They may change while the sender is off. */
export const TransmitSettings = record({
  /** What poisons a check sequence. */
  poison: bits(32),
  /** Frames that may be outstanding: 1 to 2^19. */
  outstanding_seq_max: bits(seqBits),
  /** Bytes that may be outstanding, check sequences included. */
  outstanding_data_max: bits(outstandingBytesBits),
  /**
   * Bytes of the longest frame, check sequence included, 64 to what is built: longer ones are cut there and poisoned,
   * from two clocks after it was set on, and a frame begins only where that many would keep to `outstanding_data_max`.
   */
  longest_frame: bits(frameBytesBits),
  /** Clocks without progress until a replay; 0: none without a NACK. */
  replay_timer_max: bits(replayTimerBits),
  /** Replays without progress until a flush; 255: as many as it takes. */
  replay_ct_max: bits(replayCountBits),
  /** Clocks that the PCS may be down until a flush. */
  pcs_lost_timer_max: bits(longTimerBits),
  /** Clocks that the oldest frame may wait for its ACK until a flush; 0: no limit. */
  data_age_timer_max: bits(longTimerBits),
  init_behaviour: Behaviour,
  flush_behaviour: Behaviour,
  /** After a flush LLR restarts by itself. */
  re_init_on_discard: bit,
  /** The number of the first frame after the sender was switched on. */
  first_seq: bits(seqBits),
  /** What INIT carries besides the number. */
  init_data: bits(initDataBits),
  /** What of an INIT_ECHO has to be that of the INIT. */
  match_seq: bit,
  match_data: bit,
  /** Bytes of line time from an INIT to the next, and that a clock is. */
  init_spacing: bits(initSpacingBits),
  line_bytes: bits(lineBytesBits),
});
