/** Reads the entries of rings in host memory when software has filled them. */
import { type Bits, bit, bits, clog2, enumOf, module, record, type Shape, source } from '../../hdl/index.ts';
import { roundRobin } from '../../lib/arbiter/round-robin.ts';
import { axiReader } from '../../lib/axi/axi-reader.ts';
import { type Axi4Widths, axiReadManager } from '../../lib/axi/axi4.ts';
import { chooseFrom } from '../../lib/bits/choose.ts';
import { lowFirst } from '../../lib/bits/joined.ts';
import { beat } from '../../lib/packet/beat.ts';
import { widthUp } from '../../lib/packet/width-up.ts';
import { queue } from '../../lib/stream/fifo.ts';
import { completionRingBits, Doorbell, entryBytes, RingWrite } from './queue-records.ts';

/** Entries that are read at once, at most. */
const atOnce = 4;
/** Reads that may be under way. */
const underWay = 4;

/** An entry, and the ring that it is of. */
export interface FetchedEntry {
  readonly ring: Bits;
  /** The completion ring that hears of it. */
  readonly completions: Bits;
  readonly entry: Bits<512>;
  /** Memory has answered with an error: the entry means nothing. */
  readonly wrong: Bits<1>;
}

export const fetchedEntry = (rings: number): Shape<FetchedEntry> =>
  record<FetchedEntry>({
    ring: bits(ringBits(rings)),
    completions: bits(completionRingBits),
    entry: bits(8 * entryBytes),
    wrong: bit,
  });

/** Bits of the number of a ring. */
export const ringBits = (rings: number): number => Math.max(1, clog2(rings));

/**
 * The entries of `rings` rings (1, or a power of two), 64 bytes each, in the order of each ring; rings that have some
 * get turns, up to four entries each. `set` makes a ring, or takes it away; `doorbell` says how far it is filled.
 * `heads`: the entries of each ring that have left, modulo 2^16, whose places may be filled again.
 *
 * A ring of which an entry cannot be read stops (`stopped`), until it is set again. What was asked for before a ring is
 * set or taken away does not leave. 6 clocks from a doorbell to the read; some 4 clocks a read, of up to 4 entries.
 */
export const ringFetch = (widths: Axi4Widths, { rings, id }: { readonly rings: number; readonly id: number }) => {
  const indexBits = ringBits(rings);
  if (rings < 1 || (rings > 1 && 2 ** indexBits !== rings))
    throw new RangeError(`${rings} rings: give 1, or a power of two`);
  const { bytes } = widths;
  const ratio = entryBytes / bytes;
  if (![1, 2, 4].includes(ratio)) throw new RangeError(`entries over ${bytes} bytes a beat: give 16, 32 or 64`);
  const lengthBits = clog2(atOnce * entryBytes) + 1;
  const Index = bits(indexBits);
  const Count = bits(clog2(atOnce) + 1);
  const Life = bits(2);
  const Order = record({ ring: Index, completions: bits(completionRingBits), life: Life });
  const State = enumOf('pick', 'look', 'count', 'ask');
  return module(
    `ring_fetch_b${bytes}_a${widths.address}_i${widths.id}_n${id}_r${rings}`,
    {
      summary: `Reads the entries of ${rings} rings in host memory.`,
      in: { set: RingWrite(indexBits), doorbell: Doorbell(indexBits) },
      out: { heads: bits(16 * rings), stopped: bits(rings) },
      link: { entries: source(fetchedEntry(rings)), ...axiReadManager(widths) },
    },
    ({ set, doorbell, entries, m_axi_r }, m) => {
      const state = m.reg('state', State, { reset: 'pick' });
      const index = m.reg('index', Index);
      // The next read, and which ring its entries are of.
      const count = m.reg('entries_asked', Count);
      const range = m.reg('range', record({ address: bits(widths.address), length: bits(lengthBits) }));
      const completions = m.reg('completions', bits(completionRingBits));
      const life = m.reg('life', Life);
      const ordered = m.stream('ordered', Order);
      const order = ordered.through('order', queue(2 * underWay));
      const ask = m.offer('ask', { payload: range, valid: state.is('ask').and(ordered.ready) });
      const reader = m.inst(
        'reader',
        axiReader(widths, { lengthBits, id, outstanding: underWay, room: roomBeats(bytes) }),
        { up: ask, m_axi_r },
      );
      const asked = m.named('asked', ask.fires);
      ordered.connect({ payload: { ring: index, completions, life }, valid: asked });
      const left = m.forward('left', record({ valid: bit, ring: Index, wrong: bit }));

      const all = Array.from({ length: rings }, (_, i) => {
        const isMine = (of: { readonly valid: Bits<1>; readonly index: Bits }) => of.valid.and(of.index.eq(i));
        const ring = {
          on: m.reg(`on_${i}`, bit, { reset: 0 }),
          stopped: m.reg(`stopped_${i}`, bit, { reset: 0 }),
          base: m.reg(`base_${i}`, bits(64)),
          completions: m.reg(`completions_${i}`, bits(completionRingBits)),
          mask: m.reg(`mask_${i}`, bits(15)),
          head: m.reg(`head_${i}`, bits(16), { reset: 0 }),
          producer: m.reg(`producer_${i}`, bits(16), { reset: 0 }),
          /** Entries that have left. */
          read: m.reg(`read_${i}`, bits(16), { reset: 0 }),
          /** Which time it was set: what was asked for before is not of this ring. */
          life: m.reg(`life_${i}`, Life, { reset: 0 }),
        };
        m.when(isMine(doorbell).and(ring.on), () => ring.producer.set(doorbell.producer));
        m.when(asked.and(index.eq(i)), () => ring.head.set(ring.head.add(count.zext(16))));
        m.when(left.valid.and(left.ring.eq(i)), () => {
          ring.read.set(ring.read.add(1));
          m.when(left.wrong, () => ring.stopped.set(1));
        });
        m.when(isMine(set), () => {
          ring.on.set(set.ring.enable);
          ring.stopped.set(0);
          ring.base.set(set.ring.base);
          ring.completions.set(set.ring.completions);
          // Ones below the size, in entries.
          ring.mask.set(m.lit(15, 0).not().shl(set.ring.log_size).not());
          ring.head.set(0);
          ring.producer.set(0);
          ring.read.set(0);
          ring.life.set(ring.life.add(1));
        });
        return ring;
      });

      // Which ring, and how many of its entries: as many as it has, up to its end.
      const wants = all.map(({ on, stopped, head, producer }) => on.and(stopped.not()).and(head.ne(producer)));
      const request = m.named('request', lowFirst(wants));
      const picks = m.named('picks', state.is('pick').and(request.any()));
      const turn = rings === 1 ? m.lit(1, 0) : m.inst('turns', roundRobin(rings), { request, accept: picks }).index;
      const base = m.reg('base', bits(64));
      const at = m.reg('at', bits(15));
      const waits = m.reg('waits', bits(16));
      const toEnd = m.reg('to_end', bits(16));
      const fits = (of: Bits): Bits => m.mux(of.ge(atOnce), m.lit(Count.width, atOnce), of.trunc(Count.width));
      const most = m.named('most', fits(waits));
      const room = m.named('room', fits(toEnd));
      const number = m.named('number', m.mux(most.lt(room), most, room));
      const ring = chooseFrom(m, index, all);
      m.match(state, {
        pick: () =>
          m.when(picks, () => {
            index.set(turn.as(indexBits));
            state.set('look');
          }),
        look: () => {
          base.set(ring.base);
          completions.set(ring.completions);
          at.set(ring.head.trunc(15).and(ring.mask));
          life.set(ring.life);
          waits.set(ring.producer.sub(ring.head).mask(ring.on));
          toEnd.set(ring.mask.zext(16).sub(ring.head.trunc(15).and(ring.mask).zext(16)).add(1));
          // It may have been taken away, or set again.
          state.set('count');
        },
        count: () => {
          count.set(number);
          range.set({
            address: base.add(at.zext(64).shl(clog2(entryBytes))).trunc(widths.address),
            length: number.zext(lengthBits).shl(clog2(entryBytes)),
          });
          m.when(waits.any(), () => state.set('ask')).otherwise(() => state.set('pick'));
        },
        ask: () => m.when(asked, () => state.set('pick')),
      });

      // Beats to entries.
      const Wide = beat(bytes, bit);
      const read = reader.down.map(({ data, keep, last, wrong }) => ({ data, keep, last, user: wrong }));
      const whole = ratio === 1 ? read : m.inst('wide', widthUp(Wide, ratio), { up: read }).down;
      const { ring: whose, completions: told, life: then } = order.payload;
      const isStale = m.named('is_stale', chooseFrom(m, whose, all).life.ne(then));
      const got = whole.takeWhen(entries.ready.or(isStale));
      order.takeWhen(whole.fires.and(got.payload.last));
      m.assert('entries_have_a_ring', got.valid.implies(order.valid));
      const isNow = m.named('is_now', got.valid.and(isStale.not()));
      left.set({ valid: isNow.and(entries.ready), ring: whose, wrong: got.payload.user });
      m.unused(got.payload.keep);
      return {
        heads: lowFirst(all.map(({ read }) => read)),
        stopped: lowFirst(all.map(({ stopped }) => stopped)),
        entries: {
          payload: { ring: whose, completions: told, entry: got.payload.data.as(512), wrong: got.payload.user },
          valid: isNow,
        },
        m_axi_ar: reader.m_axi_ar,
      };
    },
  );
};

/** Room for all reads under way, in beats. */
const roomBeats = (bytes: number): number => (underWay * atOnce * entryBytes) / bytes;
