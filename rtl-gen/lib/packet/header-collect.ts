/** Copies the first bytes of each packet into one word. */
import { type Bits, bit, bits, clog2, module } from '../../hdl/index.ts';
import { unitsReversed } from '../bits/joined.ts';
import { type BeatShape, beatSuffix, bytesKept, part } from './beat.ts';

/** Clocks from the beat that completes a header to `done`. */
export const headerCollectLatency = 1;

/** Bits of `count` of a collector. */
export const collectedBits = (size: number, headerBytes: number): number =>
  clog2(Math.ceil(headerBytes / size) * size) + 1;

/**
 * Watches a stream of packets, a beat in each clock with `valid`, and copies the first `headerBytes` bytes of each (1
 * or more) into `header`, the FIRST byte in the MOST significant bits, as headers are written. `done` is 1 in the clock
 * after the beat that completes it, which is the packet's last one or the one that fills `header`: once for each
 * packet, in every clock if packets are of one beat. `header` and `count` hold until the next beat is taken.
 *
 * `count` is how many bytes of the packet came with those beats; it can be more than `headerBytes` where that is no
 * multiple of the beat. Bytes of beats that the packet does not have are 0, so that nothing is seen of the packet
 * before.
 */
export const headerCollect = (shape: BeatShape<unknown>, headerBytes: number) => {
  const size = shape.bytes;
  if (!Number.isInteger(headerBytes) || headerBytes < 1)
    throw new RangeError(`a header of ${headerBytes} bytes: give an integer from 1 up`);
  const slots = Math.ceil(headerBytes / size);
  const countBits = collectedBits(size, headerBytes);
  return module(
    `header_collect_${beatSuffix(shape)}_h${headerBytes}`,
    {
      summary: `Copies the first ${headerBytes} bytes of each packet into one word, the first byte on top.`,
      in: { beat: shape, valid: bit },
      out: {
        header: bits(8 * headerBytes),
        count: bits(countBits),
        done: bit,
        completes: bit,
      },
    },
    ({ beat, valid }, m) => {
      // Bit i: the next beat goes to slot i. None: the header is complete and its packet is not.
      const next = m.reg('next', bits(slots), { reset: 1 });
      const words = Array.from({ length: slots }, (_, i) => m.reg(`word_${i}`, bits(8 * size)));
      const taken = m.reg('taken', bits(countBits), { reset: 0 });
      const count = m.reg('count', bits(countBits));

      const swapped = m.named('swapped', unitsReversed(beat.data));
      const completes = m.named('completes', valid.and(next.any()).and(beat.last.or(next.at(slots - 1))));
      m.when(valid, () => {
        words.forEach((word, i) => {
          if (i === 0) m.when(next.at(0), () => word.set(swapped));
          else m.when(next.at(i), () => word.set(swapped)).elsewhen(next.at(0), () => word.set(0));
        });
        m.when(next.any(), () => count.set(taken.add(bytesKept(beat).zext(countBits))));
        m.when(beat.last, () => {
          next.set(1);
          taken.set(0);
        }).otherwise(() => {
          next.set(next.shl(1));
          m.when(next.any(), () => taken.set(taken.add(size)));
        });
      });
      const done = m.next('done', completes, { reset: 0 });
      const all = words.slice(1).reduce<Bits>((high, low) => high.cat(low), words[0]!);
      m.assert('one_slot_at_most', next.and(next.sub(1)).any().not());
      return { header: part(all, 8 * (slots * size - headerBytes), 8 * headerBytes)!, count, done, completes };
    },
  );
};
