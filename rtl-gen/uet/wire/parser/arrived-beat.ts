/** What a parser is given of a frame in a clock. */
import { type Bits, bit, record } from '../../../hdl/index.ts';
import { type BeatShape, beat, type NoUser } from '../../../lib/packet/beat.ts';

/** What `user` of a beat is, where frames are marked. */
export interface Mark {
  /** In the last beat: the frame is not as it was sent, as its FCS says. It means nothing in others. */
  readonly bad: Bits<1>;
}

/**
 * A beat of `size` bytes of a frame. Where frames are `marked` its `user` is a `Mark`, which its type does not say: a
 * parser is built with or without one.
 */
export const arrivedBeat = (size: number, marked: boolean): BeatShape<NoUser> =>
  marked ? (beat(size, record({ bad: bit })) as BeatShape<NoUser>) : beat(size);
