/** Pieces of packets joined to beats. */
import { bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { eachRepeated } from '../../../lib/bits/joined.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { rotatedUp } from '../../../lib/bits/rotate-word.ts';
import { ones } from '../../../lib/packet/beat.ts';
import { chosenLanes } from '../../../lib/packet/packet-raise.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { byteCount, gcmBeat } from './packet.ts';

/**
 * The first `count` bytes follow on those of the packet's pieces before it; the others are 0. `wrong` is the opposite
 * of `ok`.
 */
export const packetPiece = (size: number) =>
  record({ data: bits(8 * size), count: byteCount(size), last: bit, ok: bit, wrong: bit });

/**
 * Joins pieces of 0 to `size` bytes (a power of two) to beats of `size`: all are full but a packet's last one, which is
 * empty only where the packet is. `ok` of the last piece leaves in the last beat; it goes on two wires of registers of
 * their own, `ok` and `wrong`, and is 0 where an upset has made them the same. A piece a clock, whatever their
 * lengths: a full beat leaves when a piece finds no more room in it, and what is left over of a packet while the next
 * one's first piece comes in. Latency 3 clocks; what bytes that are not kept hold is 0.
 */
export const packetPack = (size: number) =>
  module(
    `packet_pack_b${size}`,
    {
      summary: `Joins pieces of packets to beats of ${size} bytes.`,
      link: { up: sink(packetPiece(size)), down: source(gcmBeat(size)) },
    },
    ({ up }, m) => {
      const { width } = byteCount(size);
      // Turn: the piece's bytes to their places after those that are held then.
      const fill = m.reg('fill', byteCount(size), { reset: 0 });
      const total = m.named('total', fill.addWide(up.payload.count));
      const exceeds = m.named('exceeds', total.gt(size));
      const held_then = m.named('held_then', m.mux(exceeds, total.sub(size), total).trunc(width));
      m.when(up.ready, () => m.when(up.valid, () => fill.set(m.mux(up.payload.last, 0, held_then))));
      const turned = up
        .map(({ data, last, ok, wrong }) => ({
          data: rotatedUp(m, data, fill.trunc(width - 1)),
          ...{ before: fill, after: held_then, over: exceeds, last, ok, wrong },
        }))
        .through('turn', forwardSlice);

      // Join: what is held leaves when a piece goes beyond it, or when it is the end of its packet.
      const { before, after, over, data, last, ...verdict } = turned.payload;
      const held = m.reg('held', record({ data: bits(8 * size), keep: bits(size), last: bit, ok: bit, wrong: bit }), {
        reset: { last: 0 },
      });
      const whole = chosenLanes(m, belowMask(m, size, before), held.data, data);
      const joined = m.offer('joined', {
        payload: {
          ...held,
          data: m.mux(held.last, held.data, whole),
          keep: m.mux(held.last, held.keep, ones(m, size)),
        },
        valid: held.last.or(turned.valid.and(over)),
      });
      const { valid } = turned.takeWhen(joined.ready);
      m.when(joined.ready, () => {
        // Beyond the end of what is held stands the piece's rest; a new packet's piece was not turned.
        const rest = belowMask(m, size, after);
        m.when(valid, () => held.set({ data: m.mux(over, data, whole).and(eachRepeated(rest)) }));
        held.set({ keep: rest, last: valid.and(last), ...verdict });
      });
      const down = joined.through('out', forwardSlice);
      return { down: down.map(({ wrong, ...beat }) => ({ ...beat, ok: beat.ok.and(wrong.not()) })) };
    },
  );
