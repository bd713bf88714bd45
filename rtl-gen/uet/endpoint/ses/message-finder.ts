/** Which messages of several packets have begun, and where what is known of each is kept. */
import { type Bits, bit, bits, clog2, module, record } from '../../../hdl/index.ts';
import { positionOf } from '../../../lib/bits/encode.ts';
import { placeList } from './place-list.ts';

/** A message: of which PDC, and its number there. */
export const MessageKey = record({ pdcid: bits(16), message_id: bits(16) });

/** Clocks from `find` to `found`. */
export const finderLatency = 2;

/**
 * The place of the message of each `find`, one in each clock, `finderLatency` clocks later; `is_new` where it had none
 * and has got the next free one, of which there has to be one. `done` gives the place of a message back, `ended` those
 * of all messages of a PDC; `returned` says that one of them is free again.
 *
 * Two finds of one message give one place, however close they are. A find of a message whose place is given back in the
 * same clock, or one before, may still give that place.
 *
 * Clock 1: all keys are compared; clock 2: which one, or a new one.
 */
export const messageFinder = (n: number) => {
  const Index = bits(clog2(n));
  return module(
    `message_finder_n${n}`,
    {
      summary: `Finds the places of up to ${n} messages, a message in each clock.`,
      in: {
        find: record({ valid: bit, key: MessageKey }),
        done: record({ valid: bit, place: Index }),
        ended: record({ valid: bit, pdcid: bits(16) }),
      },
      out: {
        ready: bit,
        found: record({ place: Index, is_new: bit }),
        /** The places of the PDC that has ended, in the clock of `ended`. */
        ends: bits(n),
        returned: bit,
      },
    },
    ({ find, done, ended }, m) => {
      const known = Array.from({ length: n }, (_, i) => ({
        valid: m.reg(`known_${i}`, bit, { reset: 0 }),
        key: m.reg(`key_${i}`, MessageKey),
      }));
      const wordOf = (bitsOf: readonly Bits<1>[]): Bits =>
        bitsOf.slice(1).reduce<Bits>((low, high) => high.cat(low), bitsOf[0]!);
      const isKey = (a: { pdcid: Bits<16>; message_id: Bits<16> }, b: typeof a): Bits<1> =>
        a.pdcid.eq(b.pdcid).and(a.message_id.eq(b.message_id));

      // Clock 1. What the find before this one gets is not known yet.
      const matches = known.map(({ valid, key }, i) => m.next(`match_${i}`, valid.and(isKey(key, find.key))));
      const asks = m.next('asks', find.valid, { reset: 0 });
      const asked = m.next('asked', find.key);
      const follows = m.next('follows', asks.and(isKey(asked, find.key)));

      // Clock 2.
      const last = m.reg('last', Index);
      const match = wordOf(matches);
      const isNew = m.named('is_new', asks.and(follows.not()).and(match.any().not()));
      const ends = m.named(
        'ends',
        wordOf(known.map(({ valid, key }) => ended.valid.and(valid).and(key.pdcid.eq(ended.pdcid)))),
      );
      const leaving = m.named('leaving', ends.or(done.place.oneHot(n).mask(done.valid)));
      const free = m.inst('free', placeList(n), { take: isNew, leaving });
      const place = m.named('place', m.mux(follows, last, m.mux(isNew, free.place, positionOf(match).as(Index.width))));
      last.set(place);
      m.unused(free.there);
      known.forEach(({ valid, key }, i) => {
        m.when(leaving.at(i), () => valid.set(0));
        m.when(isNew.and(free.place.eq(i)), () => {
          valid.set(1);
          key.set(asked);
        });
      });
      return {
        ready: free.ready,
        found: m.next('found', { place, is_new: isNew }),
        ends,
        returned: free.returned,
      };
    },
  );
};
