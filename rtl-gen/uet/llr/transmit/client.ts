/** Frames as the MAC client gives them to LLR's sender. */
import { bit, record } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';

/** `poison`, in a frame's last beat: the client knows that it is damaged. */
export const ClientMark = record({ poison: bit });

/** Beats of frames from the destination address on, without check sequence. */
export const clientBeat = (size: number) => beat(size, ClientMark);

/** Bytes of a frame check sequence. */
export const fcsBytes = 4;
