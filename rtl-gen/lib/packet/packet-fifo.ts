/** Stores packets, and lets the reader see only those that are whole and wanted. */
import { type Bits, bit, bits, clog2, module, type Shape, sink, source } from '../../hdl/index.ts';

export interface PacketFifoOptions {
  /** Beats in the memory: a power of two, 2 or more. No packet longer than this passes. */
  readonly depth: number;
  /**
   * What happens to a packet that finds no room. `wait`: `up.ready` holds it back until the reader has made room.
   * `drop`: all of it is thrown away and `up.ready` is always 1.
   */
  readonly overflow: 'wait' | 'drop';
}

/**
 * A FIFO of packets: beats of any shape with a field `last`, which marks a packet's last beat.
 *
 * - A packet becomes visible to the reader as a whole, once its last beat has been handed over (commit). The reader
 *   then gets it without a pause.
 * - `drop` belongs to the beat that is handed over in the same clock: 1 at any beat of a packet throws the packet
 *   away, with the beats before that one, whose room is free from the next clock on, and those after it up to `last`.
 * - `overflow` is 1 in the clock in which a packet is given up for lack of room, once for each such packet.
 * - A packet of more than `depth` beats can never be stored. With `overflow: 'wait'` too it is thrown away, as soon as
 *   it fills the memory alone: it cannot block the stream, and no part of it leaves.
 * - `beats`: all that are stored, those of the unfinished packet and the one on `down` included. `packets`: whole ones
 *   that have not left `down`; the one that is leaving counts until its last beat has left.
 *
 * The memory is read synchronously and its output drives `down`, so that it maps to block RAM. One beat a clock on both
 * sides; the first beat of a packet is offered 2 clocks after its last one was handed over, if nothing is before it.
 * `up.ready` and `down.valid` come from registers alone.
 */
export const packetFifo = <V extends { readonly last: Bits<1> }>(
  beat: Shape<V>,
  { depth, overflow: policy }: PacketFifoOptions,
) => {
  const addressWidth = clog2(depth);
  if (depth < 2 || 2 ** addressWidth !== depth)
    throw new RangeError(`packetFifo of ${depth} beats: give a power of two`);
  const pointer = bits(addressWidth + 1);
  return module(
    `packet_fifo_${policy}_w${beat.width}_d${depth}`,
    {
      summary: `Packet FIFO of ${depth} beats of ${beat.width} bits; a packet that finds no room ${policy === 'wait' ? 'waits' : 'is dropped'}.`,
      in: { drop: bit },
      out: { beats: pointer, packets: pointer, overflow: bit },
      link: { up: sink(beat), down: source(beat) },
    },
    ({ up, drop, down }, m) => {
      // Modulo 2 * depth, in this order: rd, the next beat to read; commit, the end of the last whole packet; wr.
      const rd = m.reg('rd', pointer, { reset: 0 });
      const commit = m.reg('commit', pointer, { reset: 0 });
      const wr = m.reg('wr', pointer, { reset: 0 });
      // The rest of the present packet is thrown away.
      const dropping = m.reg('dropping', bit, { reset: 0 });
      const memory = m.mem('memory', beat, { depth });

      // Full where the pointers differ in the lap alone: no carry chain ahead of all that follows.
      const { full, committed } = m.named({ full: wr.xor(rd).eq(depth), committed: commit.ne(rd) });
      const stored = wr.sub(rd);

      // A full memory without a whole packet holds nothing but the present one, for which no room will ever be.
      const ready =
        policy === 'drop' ? m.lit(1, 1) : m.named({ up_ready: full.not().or(dropping).or(committed.not()) }).up_ready;
      const take = m.named('take', up.valid.and(ready));
      const { last } = up.payload;
      const overflow = m.named('overflow', take.and(full).and(dropping.not()));
      const discard = m.named('discard', drop.or(dropping).or(full));
      const store = m.named('store', take.and(discard.not()));
      const next = m.named('next', wr.add(1));
      memory.write({ addr: wr.trunc(addressWidth), data: up.payload, enable: store });
      m.when(take, () => {
        dropping.set(discard.and(last.not()));
        m.when(discard, () => wr.set(commit)).otherwise(() => {
          wr.set(next);
          m.when(last, () => commit.set(next));
        });
      });

      const loaded = m.reg('loaded', bit, { reset: 0 });
      const fetch = m.named('fetch', committed.and(loaded.not().or(down.ready)));
      // A beat that is read is in a whole packet, so it is not the one being written.
      const payload = memory.readSync({ addr: rd.trunc(addressWidth), enable: fetch, onCollision: 'undefined' });
      m.when(fetch, () => {
        rd.set(rd.add(1));
        loaded.set(1);
      }).elsewhen(down.ready, () => loaded.set(0));

      // From `rd` up to `next` there is one more than is stored, so without `loaded` one is taken off again: a borrow
      // from the bit below, instead of a second adder.
      const held = m.named('held', next.cat(loaded).sub(rd.cat(m.lit(1, 1))));

      const packets = m.reg('packets', pointer, { reset: 0 });
      const enters = m.named('enters', store.and(last));
      const leaves = m.named('leaves', loaded.and(down.ready).and(payload.last));
      // One adder for both directions: less 1 is plus all ones.
      const step = m.named('step', leaves.repeat(addressWidth).cat(m.lit(1, 1)));
      m.when(enters.ne(leaves), () => packets.set(packets.add(step)));

      m.assert('never_overfull', stored.le(depth));
      m.assert('commit_is_between', commit.sub(rd).le(stored));
      m.assert('dropping_stores_nothing', dropping.not().or(wr.eq(commit)));
      m.assert(
        'reads_and_writes_apart',
        fetch
          .and(store)
          .and(wr.trunc(addressWidth).eq(rd.trunc(addressWidth)))
          .not(),
      );
      return {
        beats: held.slice(addressWidth + 1, 1),
        packets,
        overflow,
        up: { ready },
        down: { payload, valid: loaded },
      };
    },
  );
};
