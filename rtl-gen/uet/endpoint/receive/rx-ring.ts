/** Where the payloads of received packets wait for what becomes of them. */
import { type Bits, bit, bits, clog2, module, record, sink, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { packetFifo } from '../../../lib/packet/packet-fifo.ts';
import { type ParserWidth, payloadBeat } from '../../wire/parser/uet-parser.ts';

export interface RingOptions {
  /** Beats: a power of two. No payload longer than this is stored. */
  readonly beats: number;
  /** Payloads that it holds at most, 1 or more: as many orders of what to do with one may be under way. */
  readonly packets: number;
}

/** What has been found of a packet when its last beat has come: whether its verdict is `uet`, and its payload kept. */
export const RingEnd = record({ valid: bit, good: bit, stored: bit });

/** Bits of the number of beats in a ring. */
export const levelBits = ({ beats }: RingOptions): number => clog2(beats) + 1;

/**
 * Stores the payloads of good packets, in beats of `size` bytes; those of all others leave no trace. A payload without
 * bytes takes a beat too, so that `down` has a packet for every packet with `end.stored`, in order.
 *
 * `up` is taken in every clock: what finds no room, for its beats or its number, is thrown away as a whole, and
 * `end.stored` is 0. `end` comes in the clock after a packet's last beat; the packet is on `down` one clock later at
 * the earliest. `level`: the beats that are stored.
 */
export const rxRing = (size: ParserWidth, options: RingOptions) => {
  const { beats, packets } = options;
  const Out = beat(size);
  return module(
    `uet_rx_ring_b${size}_d${beats}_p${packets}`,
    {
      summary: `Stores the payloads of good packets: ${beats} beats of ${size} bytes, ${packets} packets at most.`,
      out: { end: RingEnd, level: bits(levelBits(options)) },
      link: { up: sink(payloadBeat(size)), down: source(Out) },
    },
    ({ up, down }, m) => {
      const { data, keep, last, verdict } = up.payload;
      const noUser = {};
      const ends = m.named('ends', up.valid.and(last));
      const isGood = verdict.is('uet');
      const isFull = m.forward('is_full', bit);
      const unwanted = m.named('unwanted', last.and(isGood.not().or(isFull)));
      const payloads = m.inst('payloads', packetFifo(Out, { depth: beats, overflow: 'drop' }), {
        up: { payload: { data, keep, last, user: noUser }, valid: up.valid },
        drop: unwanted,
        down,
      });
      isFull.set(payloads.packets.ge(packets));
      const given_up = m.reg('given_up', bit, { reset: 0 });
      const lost: Bits<1> = given_up.or(payloads.overflow);
      m.when(up.valid, () => given_up.set(lost.and(last.not())));
      m.assert('holds_as_many_as_it_may', payloads.packets.le(packets));
      const is_stored = m.named('is_stored', unwanted.or(lost).not());
      return {
        end: {
          valid: m.next('ended', ends, { reset: 0 }),
          good: m.next('good', isGood),
          stored: m.next('stored', is_stored),
        },
        level: payloads.beats,
        up: { ready: m.lit(1, 1) },
        down: payloads.down,
      };
    },
  );
};
