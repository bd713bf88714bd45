/** Frames on their way into a TSS layer, and whole ones again out of it. */
import { type Bits, bit, bits, type Ctx, record, type StreamValue } from '../../../../hdl/index.ts';
import { type Beat, beat, type NoUser } from '../../../../lib/packet/beat.ts';
import { packetFifo } from '../../../../lib/packet/packet-fifo.ts';
import { widthDown } from '../../../../lib/packet/width-down.ts';
import { widthUp } from '../../../../lib/packet/width-up.ts';
import { fifo } from '../../../../lib/stream/fifo.ts';
import { lengthBits } from '../../../tss/layer/shapes.ts';
import type { EndpointWire } from '../../settings.ts';
import type { LinkWidth } from '../link-options.ts';
import { frameSplit, Outer, secureBytes } from './frame-split.ts';
import { packetEnding } from './packet-ending.ts';
import { packetGate } from './packet-gate.ts';

/** Beats of whole frames that wait, of those that leave and of those that come. */
const gathered = 256;
/** Packets whose body is being joined. */
export const joining = 8;

/** What a packet waits for in the layer: what stands before it, and the bytes that its body had. */
export const Waits = record({ outer: Outer, was: bits(lengthBits) });

/** `parts` begins again after the layer did; `shut`: it loses what is in it. */
export interface LineEnds {
  readonly m: Ctx;
  readonly parts: Ctx;
  readonly shut: Bits<1>;
  readonly size: LinkWidth;
}

/** Frames, split at their PDS or TSS header. */
export function intoLayer(
  { m, parts, shut, size }: LineEnds,
  name: string,
  frames: StreamValue<{ data: Bits; keep: Bits; last: Bits<1> }>,
  wire: EndpointWire,
) {
  const up = frames.map(({ data, keep, last }) => ({ data, keep, last, user: {} }));
  const { down: entering } = m.inst(`${name}_gate`, packetGate(beat(size)), { shut, up });
  const narrow = parts.inst(`${name}_narrow`, widthDown(beat(secureBytes), size / secureBytes), { up: entering });
  const { frame, body, others } = parts.inst(`${name}_split`, frameSplit(wire), { up: narrow.down });
  const { outer, around } = frame.payload;
  return { entering, frame, body, others, waits: { outer, was: around.bytes } };
}

/** Of each packet that is being joined, and lost with it: whether it came plain. */
interface Marks {
  readonly joins: Bits<1>;
  readonly plain: Bits<1>;
}

/** Whole frames again, at the width of the line. */
export function outOfLayer(
  { m, parts, shut, size }: LineEnds,
  name: string,
  up: StreamValue<Beat<NoUser>>,
  marks?: Marks,
) {
  const wide = parts.inst(`${name}_wide`, widthUp(beat(secureBytes), size / secureBytes), { up });
  const ending = m.inst(`${name}_ending`, packetEnding(beat(size)), { cut: shut, up: wide.down });
  const mark =
    marks && parts.inst(`${name}_marks`, fifo(bit, 2 * joining), { up: { payload: marks.plain, valid: marks.joins } });
  if (mark !== undefined) m.assert(`${name}_mark_finds_room`, marks!.joins.implies(mark.up.ready));
  const user = { plain: mark?.down.payload ?? m.lit(1, 0) };
  const Stored = beat(size, record({ plain: bit }));
  const { down, packets, ...frames } = m.inst(
    `${name}_frames`,
    packetFifo(Stored, { depth: gathered, overflow: 'wait' }),
    { up: ending.down.map(({ data, keep, last }) => ({ data, keep, last, user })), drop: ending.drop },
  );
  m.unused(frames.beats, frames.overflow);
  mark?.down.takeWhen(ending.down.fires.and(ending.down.payload.last).and(ending.drop.not()));
  return { down, packets };
}
