/** Where the payloads of sent packets wait until they are retired. */
import { bit, bits, clog2, module, record, sink, source } from '../../../hdl/index.ts';
import { belowMask } from '../../../lib/bits/masks.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import type { EndpointWidth } from '../settings.ts';
import { pageList, sparePages } from './page-list.ts';
import { Chain, orderBits, PayloadReturn } from './tx-records.ts';

/** Beats of a page. */
const pageBeats = 4;
const offsetBits = clog2(pageBeats);

export interface StoreOptions {
  /** Bytes a clock. */
  readonly bytes: EndpointWidth;
  /** Bytes of the memory: a power of two. */
  readonly storeBytes: number;
  /** Most bytes of a packet: a power of two, a page at least. */
  readonly mtu: number;
}

/** Bits of a page's number. */
export const storePageBits = ({ bytes, storeBytes }: StoreOptions): number => clog2(storeBytes / bytes / pageBeats);

/** With so many free pages so many packets find room, also where up to 4 pages have been taken since. */
export function pagesFor(packets: number, { bytes, storeBytes, mtu }: StoreOptions): number {
  const least = (packets * mtu) / bytes / pageBeats + sparePages + 4;
  if (least > storeBytes / bytes / pageBeats)
    throw new RangeError(`a store of ${storeBytes} bytes has no room for ${packets} packets of ${mtu}: give it more`);
  return least;
}

/**
 * Keeps packets in pages of `pageBeats` beats, from `up` until they come back.
 *
 * - `up`: beats of packets, whose last one is marked; all of a packet are kept before the next one begins. In the clock
 *   in which the last one is taken `chain` says its pages. A packet has `mtu` bytes at most, and a page at least.
 * - `order`: a packet is shown on `down`, `length` bytes of it, or one beat without bytes, one packet after the other.
 * - `back`: pages that are free again, and a handle that is `retired`, when so many packets have been shown as it says;
 *   they hold no packet up.
 *
 * A beat a clock on both sides, of one packet after the other; the first one 2 clocks after its order. What finds no
 * free page waits on `up`, whatever is shown or taken back meanwhile.
 */
export const payloadStore = (options: StoreOptions) => {
  const { bytes, storeBytes, mtu } = options;
  const beats = storeBytes / bytes;
  const pages = beats / pageBeats;
  const pageBits = storePageBits(options);
  const mtuBeats = mtu / bytes;
  if (!Number.isInteger(clog2(mtu)) || 2 ** clog2(mtu) !== mtu || mtuBeats < pageBeats || mtu > 8192)
    throw new RangeError(`packets of ${mtu} bytes: give a power of two from ${pageBeats * bytes} to 8,192`);
  const Index = bits(clog2(mtuBeats));
  const Page = bits(pageBits);
  const [Up, Out] = [beat(bytes), beat(bytes)];
  const NextOrder = record({
    first: Page,
    last_index: Index,
    /** The last byte of the last beat, unless it is `empty`. */
    last_byte: bits(clog2(bytes)),
    empty: bit,
  });
  return module(
    `uet_payload_store_b${bytes}_d${beats}_m${mtu}`,
    {
      summary: `Keeps payloads of sent packets: ${beats} beats of ${bytes} bytes.`,
      out: {
        ready: bit,
        chain: record({ first: Page, last: Page }),
        retired: record({ valid: bit, handle: bits(32) }),
        free: bits(pageBits + 1),
      },
      link: { up: sink(Up), order: sink(Chain(pageBits)), back: sink(PayloadReturn(pageBits)), down: source(Out) },
    },
    ({ up, order, back, down }, m) => {
      // In: a page for each so many beats of a packet.
      const memory = m.mem('bytes', bits(8 * bytes), { depth: beats });
      const within = m.reg('in_page', bits(offsetBits), { reset: 0 });
      const begun = m.reg('begun', bit, { reset: 0 });
      const first = m.reg('first', Page);
      const current = m.reg('current', Page);
      const takes = m.forward('takes', bit);
      // What is shown next: its last beat and the last byte of that, in registers.
      const ordered = order.payload;
      const isEmpty = m.named('is_empty', ordered.length.any().not());
      const lastByte = m.named('last_byte', ordered.length.sub(1).mask(isEmpty.not()));
      const nextTaken = m.forward('next_taken', bit);
      const next = m.inst('next', forwardSlice(NextOrder), {
        up: {
          payload: {
            first: ordered.first,
            last_index: lastByte.slice(clog2(mtu) - 1, clog2(bytes)),
            last_byte: lastByte.trunc(clog2(bytes)),
            empty: isEmpty,
          },
          valid: order.valid,
        },
        down: { ready: nextTaken },
      });
      const { first: firstPage, last_index, last_byte, empty } = next.down.payload;
      const lastKeep = m.named('last_keep', belowMask(m, bytes, last_byte).shl(1).or(1).mask(empty.not()));

      // What comes back, when all that was ordered before it has been shown.
      const shown = m.reg('shown', bits(orderBits), { reset: 0 });
      const { chain: spent, handle, after } = back.payload;
      const isShown = m.named(
        'is_shown',
        shown
          .sub(after)
          .at(orderBits - 1)
          .not(),
      );
      const retires = m.named('retires', back.valid.and(isShown));
      const hasBytes = spent.length.any();
      const lastPage = m.named(
        'last_page',
        spent.length
          .sub(1)
          .slice(clog2(mtu) - 1, clog2(bytes * pageBeats))
          .mask(hasBytes),
      );
      const asks = m.forward('asks', bit);
      const readPage = m.forward('read_page', Page);
      const list = m.inst('pages', pageList(pages), {
        take: takes,
        back: {
          valid: retires,
          first: spent.first,
          last: spent.last,
          count: lastPage.zext(pageBits + 1).add(1),
        },
        asks,
        page_of: readPage,
      });
      const isNew = m.named('is_new', within.any().not());
      const may = m.named('may', isNew.not().or(list.there));
      const moves = m.named('moves', up.valid.and(may));
      takes.set(moves.and(isNew));
      const page = m.mux(isNew, list.page, current);
      memory.write({ addr: page.cat(within), data: up.payload.data, enable: moves });
      m.when(moves, () => {
        current.set(page);
        begun.set(up.payload.last.not());
        within.set(within.add(1));
        m.when(begun.not(), () => first.set(page));
        m.when(up.payload.last, () => within.set(0));
      });

      // Out.
      const index = m.reg('index', Index, { reset: 0 });
      const reading = m.reg('reading', Page);
      const loaded = m.reg('loaded', bit, { reset: 0 });
      const kept = m.reg('kept', record({ last: bit, keep: bits(bytes) }));
      const isFree = m.named('is_free', loaded.not().or(down.ready));
      const shows = m.named('shows', next.down.valid.and(isFree));
      const isLast = m.named('is_last', index.eq(last_index));
      const place = index.trunc(offsetBits);
      const isFirst = m.named('is_first', index.any().not());
      const entersPage = m.named('enters_page', place.any().not());
      readPage.set(m.mux(isFirst, firstPage, m.mux(entersPage, list.linked, reading)));
      asks.set(shows.and(entersPage));
      const data = memory.readSync({ addr: readPage.cat(place), enable: shows, onCollision: 'undefined' });
      m.when(isFree, () => loaded.set(shows));
      m.when(shows, () => {
        reading.set(readPage);
        index.set(m.mux(isLast, m.lit(Index.width, 0), index.add(1)));
        kept.set({ last: isLast, keep: lastKeep.or(isLast.not().repeat(bytes)) });
      });
      const ends = m.named('ends', shows.and(isLast));
      nextTaken.set(ends);
      m.when(ends, () => shown.set(shown.add(1)));
      m.unused(ordered.last);
      m.assert('length_fits', order.valid.implies(ordered.length.le(mtu)));
      m.unused(up.payload.keep);
      return {
        ready: list.ready,
        chain: { first: m.mux(begun, first, page), last: page },
        retired: { valid: retires, handle },
        free: list.free,
        up: { ready: may },
        order: { ready: next.up.ready },
        back: { ready: isShown },
        down: { payload: { data, keep: kept.keep, last: kept.last, user: {} }, valid: loaded },
      };
    },
  );
};
