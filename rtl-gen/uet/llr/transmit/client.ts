/** Frames as the MAC client gives them to LLR's sender. */
import { bit, record } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';

/** `poison`, in a frame's last beat: the client knows that it is damaged. */
export const ClientMark = record({ poison: bit });

/**
 * Beats of frames from the destination address on, without check sequence. Bytes after a frame's end may be anything,
 * but cancel out in its check sequence: in a simulator that knows X they must not be X.
 */
export const clientBeat = (size: number) => beat(size, ClientMark);

/** Bytes of a frame check sequence. */
export const fcsBytes = 4;
