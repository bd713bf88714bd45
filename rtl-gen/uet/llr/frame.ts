/** Frames under LLR, as both halves and the adapter to a MAC hand them to each other. */
import { bit, bits, record } from '../../hdl/index.ts';
import { beat } from '../../lib/packet/beat.ts';
import { seqBits } from './settings.ts';

/**
 * What a frame's preamble says: `llr` is 1 for a frame under LLR, whose number is `seq` (link-layer.md A3). A frame
 * whose preamble is neither that of LLR nor a normal one never becomes beats: who reads preambles drops it, because as
 * an ineligible frame it might be delivered twice.
 */
export const LlrTag = record({ llr: bit, seq: bits(seqBits) });

/** Beats of frames from the destination address to the frame check sequence, with their tag as `user`. */
export const llrBeat = (size: number) => beat(size, LlrTag);
