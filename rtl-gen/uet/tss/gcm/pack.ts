/** Pieces of packets joined to beats. */
import { type Bits, bit, bits, type Ctx, clog2, module, record, sink, source } from '../../../hdl/index.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { part } from '../../../lib/packet/beat.ts';
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
    ({ up, down }, m) => {
      const Count = byteCount(size);
      const wide = Count.width;
      const Place = bits(clog2(size));
      const fullBeat = (1n << BigInt(size)) - 1n;
      const lanes = (lane: (i: number) => Bits): Bits =>
        Array.from({ length: size }, (_, i) => lane(i)).reduce((low, high) => high.cat(low)) as Bits;
      const joinReady = m.forward('join_ready', bit);

      // Turn: the piece's bytes to where they belong behind what is held then.
      const fill = m.reg('fill', Count, { reset: 0 });
      const turned = m.reg('turned', bits(8 * size));
      const turnedFull = m.reg('turned_full', bit, { reset: 0 });
      const before = m.reg('filled', Count);
      const after = m.reg('fills', Count);
      const over = m.reg('over', bit);
      const last = m.reg('last', bit);
      const ok = m.reg('ok', bit);
      const wrong = m.reg('wrong', bit);
      const turn_ready = m.named('turn_ready', turnedFull.not().or(joinReady));
      const total = m.named('total', fill.zext(wide + 1).add(up.payload.count.zext(wide + 1)));
      const exceeds = m.named('exceeds', total.gt(size));
      const held_then = m.named('held_then', m.mux(exceeds, total.sub(size), total).trunc(wide));
      m.when(turn_ready, () => {
        turnedFull.set(up.valid);
        turned.set(turnedUp(m, up.payload.data, fill.trunc(Place.width), size) as Bits);
        before.set(fill);
        after.set(held_then);
        over.set(exceeds);
        last.set(up.payload.last);
        ok.set(up.payload.ok);
        wrong.set(up.payload.wrong);
        m.when(up.valid, () => fill.set(m.mux(up.payload.last, m.lit(wide, 0), held_then)));
      });

      // Join: what is held leaves when a piece goes beyond it, or when it is the end of its packet.
      const Held = gcmBeat(size);
      const held = m.reg('held', Held, { reset: { last: 0 } });
      const heldWrong = m.reg('held_wrong', bit);
      const out = m.reg('out', Held);
      const outWrong = m.reg('out_wrong', bit);
      const outFull = m.reg('out_full', bit, { reset: 0 });
      const out_ready = m.named('out_ready', outFull.not().or(down.ready));
      joinReady.set(out_ready);
      const leaves = m.named('leaves', held.last.or(turnedFull.and(over)));
      const own = belowMask(m, size, before);
      const joined = lanes((i) => m.mux(own.at(i), part(held.data, i, 1, 8)!, part(turned, i, 1, 8)!));
      m.when(out_ready, () => {
        outFull.set(leaves);
        out.set({
          data: m.mux(held.last, held.data, joined) as Bits,
          keep: m.mux(held.last, held.keep, m.lit(size, fullBeat)) as Bits,
          last: held.last,
          ok: held.ok,
        });
        outWrong.set(heldWrong);
        // Beyond the end of what is held stands the piece's rest; a new packet's piece was not turned.
        const rest = belowMask(m, size, after);
        const piece = lanes((i) => m.mux(over, part(turned, i, 1, 8)!, part(joined, i, 1, 8)!).mask(rest.at(i)));
        m.when(turnedFull, () => held.set({ data: piece }));
        held.set({ keep: rest as Bits, last: turnedFull.and(last), ok });
        heldWrong.set(wrong);
      });
      return {
        up: { ready: turn_ready },
        down: { payload: { ...out, ok: out.ok.and(outWrong.not()) }, valid: outFull },
      };
    },
  );

/** The bytes turned round, so that byte 0 becomes byte `by`. */
function turnedUp(m: Ctx, data: Bits, by: Bits, size: number): Bits {
  let value = data;
  for (let k = 0; k < by.width; k++) {
    const bytes = 1 << k;
    const turned = value.trunc(8 * (size - bytes)).cat(value.slice(8 * size - 1, 8 * (size - bytes)));
    value = m.named({ [`turned_${bytes}`]: m.mux(by.at(k), turned, value) })[`turned_${bytes}`]!;
  }
  return value;
}
