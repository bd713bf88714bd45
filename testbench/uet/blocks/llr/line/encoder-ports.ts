/** The ports of the line's encoder, read as plain values once a clock. */
import { lineColumn } from '../../../../../rtl-gen/uet/llr/line/block.ts';
import { llrEncoder } from '../../../../../rtl-gen/uet/llr/line/encoder.ts';
import { bytesOf } from '../../../../agents/lanes.ts';
import type { WriterBeat } from '../../../golden/llr/line/index.ts';
import type { ControlSet } from '../../../golden/wire/index.ts';
import { type Dut, offerOf, portsOf, shapePort } from '../../test-kit.ts';
import { wholeCount } from '../../whole-counts.ts';
import { controlSetOf } from '../link/messages.ts';
import { type TaggedBeat, taggedBeat } from '../receive-ports.ts';
import type { Message } from '../transmit-ports.ts';

/** The ports of an encoder of any size. */
export const encoderOf = portsOf(llrEncoder({ size: 8 }));

/** A block as its ports show it. */
export interface BlockShown {
  readonly control: boolean;
  readonly word: bigint;
}

/** What the encoder is given and what it shows in one clock. */
export interface EncoderClock {
  readonly advance: boolean;
  readonly beat: WriterBeat | undefined;
  readonly control: ControlSet | undefined;
  readonly cf: ControlSet | undefined;
  readonly downReady: boolean;
  readonly controlReady: boolean;
  readonly cfReady: boolean;
  readonly column: readonly BlockShown[];
  readonly underruns: number;
}

/** A function that reads all ports of an encoder of `size` bytes a clock as they are. */
export function encoderReader(dut: Dut, size: number): () => EncoderClock {
  const column = shapePort(dut, 'column', lineColumn(size));
  const { advance, down, control, cf } = encoderOf({ dut });
  const underruns = wholeCount(dut.port('underruns'));
  return () => {
    const [message, update, beat] = [offerOf(control), offerOf(cf), offerOf(down)];
    return {
      advance: advance.get() === 1,
      downReady: down.ready.get() === 1,
      controlReady: control.ready.get() === 1,
      cfReady: cf.ready.get() === 1,
      beat: beat && writerBeat(taggedBeat(beat), size),
      control: message && controlSetOf(message as Message),
      cf: update && { message: 'cf_update', ...update },
      column: column.get().map((block) => ({ control: block.control === 1, word: BigInt(block.data) })),
      underruns: underruns(),
    };
  };
}

/** All bytes that are kept, from the first one on. */
function writerBeat({ data, keep, last, seq }: TaggedBeat, size: number): WriterBeat {
  const count = Array.from({ length: size }, (_, i) => Number((keep >> BigInt(i)) & 1n)).reduce(
    (sum, one) => sum + one,
  );
  return { bytes: bytesOf(data, count), last, seq };
}
