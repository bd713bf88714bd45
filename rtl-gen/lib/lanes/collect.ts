/** Packets of several narrow lanes to one wide stream, in their order. */
import { type Bits, bit, bits, clog2, module, record, sink, source } from '../../hdl/index.ts';
import { chooseFrom } from '../bits/choose.ts';
import { lowFirst } from '../bits/joined.ts';
import { belowMask } from '../bits/masks.ts';
import { ones } from '../packet/beat.ts';
import { type DownLink, type NoPorts, sinks, type UpLink, type Ups, ups } from '../stream/many.ts';
import { laneRows, rowOrder } from './row-order.ts';
import { type JudgedBeat, judgedBeat, type LaneRelease, type Rows, rowStore } from './row-store.ts';
import { checkLanes, type JudgedSegments, judgedSegments } from './segments.ts';

export interface CollectOptions {
  /** 2, 4 or 8: lanes, and segments in a beat. */
  readonly lanes: number;
  /** Bytes in a segment, and in a beat of a lane. */
  readonly bytes: number;
  /** Rows of a beat that find room after each lane, a power of two. */
  readonly rows: number;
  readonly release: LaneRelease;
}

type Links = Ups<JudgedBeat> & { readonly [place: `place_${number}`]: UpLink<Bits> } & {
  readonly order: UpLink<Bits>;
  readonly down: DownLink<JudgedSegments>;
};

/** The names of the streams that say where the packets of each lane begin. */
export const placesOf = (lanes: number) => Array.from({ length: lanes }, (_, i) => `place_${i}` as const);

/**
 * Gives the packets of `up_0` and so on in the order that `order` says: the lane of each. A packet begins in the
 * segment that `place_<i>` says for it; where the one before it ends in front of that place, in the same beat. So if
 * each place is the one after the end of the packet before, no segment is unused; other places only leave some.
 *
 * `release` is that of `rowStore`. With `whole` a packet without `ok`, or longer than `rows` rows, does not leave;
 * `refused` is then 1 in a clock after that in which its turn has come. With `rows` it is the number of packets
 * without `ok` that leave in a clock.
 *
 * A beat a clock while what is to leave is there; latency 5 clocks from what lets a packet leave, 6 with `rows`. `down`
 * comes from registers, and is 0 where it keeps no byte.
 */
export const packetCollect = ({ lanes, bytes, rows, release }: CollectOptions) => {
  checkLanes('a collector', lanes);
  const stored = { count: lanes, bytes, rows } as const;
  const Place = bits(clog2(lanes));
  const Wide = judgedSegments(lanes, bytes);
  const places = placesOf(lanes);
  const placeSinks = Object.fromEntries(places.map((name) => [name, sink(Place)]));
  return module<NoPorts, { readonly refused: Bits }, Links>(
    `packet_collect_n${lanes}_b${bytes}_d${rows}_${release}`,
    {
      summary: `Gives the packets of ${lanes} lanes in order, in beats of ${lanes} segments of ${bytes} bytes.`,
      out: { refused: bits(2) },
      link: { ...sinks(lanes, judgedBeat(bytes)), ...placeSinks, order: sink(Place), down: source(Wide) },
    },
    ({ order, down, ...links }, m) => {
      const told = ups(lanes).map((_, i) => m.wire(`told_ready_${i}`, bit, 0));
      const takes = ups(lanes).map((_, i) => m.wire(`take_${i}`, bit, 0));
      const stores = ups(lanes).map((name, i) =>
        m.inst(`rows_${i}`, rowStore({ ...stored, release }), {
          take: takes[i]!,
          up: links[name]!,
          place: links[places[i]!]!,
          down: { ready: told[i]! },
        }),
      );
      const itemReady = m.forward('item_ready', bit);
      const inOrder = m.inst('in_order', rowOrder(stored), {
        order,
        down: { ready: itemReady },
        ...Object.fromEntries(ups(lanes).map((name, i) => [name, stores[i]!.down])),
      });
      for (const [i, ready] of told.entries()) ready.set(inOrder[`up_${i}`]!.ready);
      const incoming = inOrder.down;

      // The rows that are read, and those after them.
      const Item = laneRows(stored);
      const first = m.reg('first', Item);
      const firstFull = m.reg('first_full', bit, { reset: 0 });
      const second = m.reg('second', Item);
      const secondFull = m.reg('second_full', bit, { reset: 0 });
      // The packet of the first ones began in an earlier beat.
      const begun = m.reg('begun', bit, { reset: 0 });
      const isOne = (item: { readonly of: Rows }): Bits<1> => item.of.rows.eq(1);
      const ends = m.named('ends', isOne(first));
      const ends_too = m.named('ends_too', isOne(second));
      // The row in which the first ones end has room for the beginning of the second ones, which are another lane's; no
      // other packet begins in it.
      const joins = m.named(
        'joins',
        firstFull
          .and(begun)
          .and(ends)
          .and(first.of.last)
          .and(secondFull)
          .and(first.lane.ne(second.lane))
          .and(second.of.start.gt(first.of.end)),
      );
      const readReady = m.forward('read_ready', bit);
      const reads = m.named('reads', firstFull.and(readReady));
      for (const [i, take] of takes.entries()) take.set(reads.and(first.lane.eq(i).or(joins.and(second.lane.eq(i)))));

      // What is first and second from now on.
      const goes = m.named('goes', reads.and(ends));
      const moves = m.named('moves', goes.or(firstFull.not()));
      const second_goes = m.named('second_goes', goes.and(joins).and(ends_too));
      const stays = m.named('stays', secondFull.and(moves.not()));
      itemReady.set(stays.not());
      const left = m.named('left', first.of.rows.sub(1));
      const left_of_second = m.named('left_of_second', second.of.rows.sub(1));
      m.when(moves, () => {
        m.when(secondFull.and(second_goes.not()), () => {
          first.set(second);
          firstFull.set(1);
          begun.set(joins.or(first.of.last.not()));
          m.when(goes.and(joins), () => first.set({ of: { rows: left_of_second } }));
          second.set(incoming.payload);
          secondFull.set(incoming.valid);
        }).otherwise(() => {
          first.set(incoming.payload);
          firstFull.set(incoming.valid);
          m.when(goes, () => begun.set(m.mux(second_goes, second.of.last, first.of.last).not()));
          secondFull.set(0);
        });
      }).otherwise(() => {
        m.when(reads, () => {
          begun.set(1);
          first.set({ of: { rows: left } });
        });
        m.when(secondFull.not(), () => {
          second.set(incoming.payload);
          secondFull.set(incoming.valid);
        });
      });

      // The segments of the first ones, and of the second ones beside them.
      const from = (place: Bits): Bits => belowMask(m, lanes, place).not();
      const upTo = (place: Bits): Bits =>
        m
          .lit(lanes, -2n & ((1n << BigInt(lanes)) - 1n))
          .shl(place)
          .not();
      const all = ones(m, lanes);
      const own = m.named('own', m.mux(begun, all, from(first.of.start)).and(m.mux(ends, upTo(first.of.end), all)));
      const joined = m.named(
        'joined',
        from(second.of.start)
          .and(m.mux(ends_too, upTo(second.of.end), all))
          .mask(joins),
      );
      const at = (place: Bits): Bits => m.lit(lanes, 1).shl(place);
      const own_end = m.named('own_end', at(first.of.end).mask(ends.and(first.of.last)));
      const joined_end = m.named('joined_end', at(second.of.end).mask(joins.and(ends_too).and(second.of.last)));

      // While rows are read, where each segment comes from.
      const Sides = bits(lanes);
      const Ways = record({ own: Sides, joined: Sides, own_end: Sides, joined_end: Sides });
      const Ends = record({ lane: Place, ok: bit, keep: bits(bytes) });
      const ways = m.reg('ways', Ways);
      const [owner, joiner] = [m.reg('owner', Ends), m.reg('joiner', Ends)];
      const reading = m.reg('reading', bit, { reset: 0 });
      const out = m.reg('out', Wide);
      const outFull = m.reg('out_full', bit, { reset: 0 });
      const out_ready = m.named('out_ready', outFull.not().or(down.ready));
      readReady.set(reading.not().or(out_ready));
      m.when(readReady, () => {
        reading.set(firstFull);
        ways.set({ own, joined, own_end, joined_end });
        owner.set({ lane: first.lane, ok: first.of.ok, keep: first.of.keep });
        joiner.set({ lane: second.lane, ok: second.of.ok, keep: second.of.keep });
      });

      const words = Array.from({ length: lanes }, (_, i) => {
        const joining = ways.joined.at(i);
        const lane = m.named(`lane_of_${i}`, m.mux(joining, joiner.lane, owner.lane));
        const word = chooseFrom<Bits>(
          m,
          lane,
          stores.map(({ row }) => row.slice(8 * bytes * (i + 1) - 1, 8 * bytes * i)),
        );
        const used = joining.or(ways.own.at(i));
        const end = m.mux(joining, joiner.keep, owner.keep);
        const ending = ways.own_end.at(i).or(ways.joined_end.at(i));
        return {
          data: word.mask(used),
          keep: m.mux(ending, end, ones(m, bytes)).mask(used),
        };
      });
      const last = m.named('last', ways.own_end.or(ways.joined_end));
      const ok = m.named('ok', ways.own_end.mask(owner.ok).or(ways.joined_end.mask(joiner.ok)));
      m.when(out_ready, () => {
        outFull.set(reading);
        out.set({
          data: lowFirst(words.map(({ data }) => data)),
          keep: lowFirst(words.map(({ keep }) => keep)),
          enable: ways.own.or(ways.joined),
          last,
          ok,
        });
      });
      const judged = m.named('judged', out.last.and(out.ok.not()).popcount());
      const leaving = () => outFull.and(down.ready).repeat(2);
      const refused = release === 'whole' ? inOrder.refused.zext(2) : judged.zext(4).trunc(2).and(leaving());
      return {
        refused,
        down: { payload: out, valid: outFull },
        order: inOrder.order,
        ...Object.fromEntries(ups(lanes).map((name, i) => [name, stores[i]!.up])),
        ...Object.fromEntries(places.map((name, i) => [name, stores[i]!.place])),
      };
    },
  );
};
