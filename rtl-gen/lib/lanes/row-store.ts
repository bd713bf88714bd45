/** What a lane has done: written a segment at a time, read a beat of segments wide. */
import { type Bits, bit, bits, clog2, module, record, type Shape, sink, source } from '../../hdl/index.ts';
import { lowFirst } from '../bits/joined.ts';
import { isFull, levelFifo } from '../stream/fifo.ts';
import { forwardSlice, fullSlice } from '../stream/register-slice.ts';

/** When packets leave. */
export type LaneRelease = 'whole' | 'rows';

export interface RowStoreOptions {
  /** Segments in a row, a power of two, and bytes in a segment. */
  readonly count: number;
  readonly bytes: number;
  /** Rows that find room, a power of two. */
  readonly rows: number;
  /**
   * `whole`: rows are told of when their packet has ended with `ok`; of one that did not end so, or is longer than all
   * rows, only that it is refused. `rows`: they are told of while it comes, and `ok` of the last one is the verdict.
   */
  readonly release: LaneRelease;
}

/** A beat of a lane. */
export interface JudgedBeat {
  readonly data: Bits;
  readonly keep: Bits;
  readonly last: Bits<1>;
  /** Counts in a packet's last beat. */
  readonly ok: Bits<1>;
}

export const judgedBeat = (bytes: number): Shape<JudgedBeat> =>
  record({ data: bits(8 * bytes), keep: bits(bytes), last: bit, ok: bit });

/** Rows to be read: of a packet those from where the last ones ended. */
export interface Rows {
  /** The first segment of the first row, and the last segment of the last one. */
  readonly start: Bits;
  readonly end: Bits;
  /** How many rows, 1 or more. */
  readonly rows: Bits;
  /** Their end is a packet's: `ok` is its verdict, `keep` the bytes of its last segment. */
  readonly last: Bits<1>;
  readonly ok: Bits<1>;
  readonly keep: Bits;
  /** A packet without rows: it is not let out. */
  readonly refused: Bits<1>;
}

export const rowsOf = ({ count, bytes, rows }: Omit<RowStoreOptions, 'release'>): Shape<Rows> =>
  record({
    start: bits(clog2(count)),
    end: bits(clog2(count)),
    rows: bits(clog2(rows) + 1),
    last: bit,
    ok: bit,
    keep: bits(bytes),
    refused: bit,
  });

/** Rows of which can be told at once, at most. */
const mostTold = 128;

/**
 * Writes the beats of each packet of `up` into the segments of rows, from segment `place` on; `down` tells of the rows.
 * `take` reads the oldest one: `row` is it from the next clock until the next `take`. It may be read as soon as it was
 * told of.
 *
 * A beat a clock. In segments of a row that are none of its packet's `row` is anything, also what packets before it had
 * there.
 */
export const rowStore = (options: RowStoreOptions) => {
  const { count, bytes, rows, release } = options;
  const Place = bits(clog2(count));
  const pointer = bits(clog2(rows) + 1);
  const Told = rowsOf(options);
  return module(
    `row_store_n${count}_b${bytes}_d${rows}_${release}`,
    {
      summary: `Packets of beats of ${bytes} bytes in ${rows} rows of ${count} of them.`,
      in: { take: bit },
      out: { row: bits(8 * bytes * count) },
      link: { up: sink(judgedBeat(bytes)), place: sink(Place), down: source(Told) },
    },
    ({ up, place, take, down }, m) => {
      const { data, keep, last, ok } = up.payload;
      // Modulo twice the rows: the next one to be read, and the one that is written.
      const rd = m.reg('rd', pointer, { reset: 0 });
      const wr = m.reg('wr', pointer, { reset: 0 });
      const inPacket = m.reg('in_packet', bit, { reset: 0 });
      const following = m.reg('following', Place);
      const startOf = m.reg('start_of_packet', Place);
      // The first row that is not told of. A packet that is refused goes back to it.
      const first = m.reg('first_row', pointer, { reset: 0 });
      const refusing = release === 'whole' ? m.reg('refusing', bit, { reset: 0 }) : undefined;
      // A packet that fills all rows alone is not told of, so none of them would ever be read.
      const alone = release === 'whole' ? m.reg('fills_all', bit, { reset: 0 }) : undefined;

      const tells = m.wire('tells', bit, 0);
      const told = m.wire('told', Told, { start: 0, end: 0, rows: 0, last: 0, ok: 0, keep: 0, refused: 0 });
      const items = Math.min(rows, mostTold);
      const toldReady = m.forward('told_ready', bit);
      // Of rows that are told of while they come: how many is known late in a clock, so a register, and one item more
      // is on its way to the queue.
      const late = release === 'rows';
      const telling = late ? m.next('telling', tells, { reset: 0 }) : tells;
      const queue = m.inst('queue', levelFifo(Told, items), {
        up: { payload: late ? m.next('telling_of', told) : told, valid: telling },
        down: { ready: toldReady },
      });
      // Which lane is read from is a choice among all of them: no queue stands before it or after it in a clock.
      const oldest = m.inst('oldest', fullSlice(Told), { up: queue.down, down });
      toldReady.set(oldest.up.ready);
      m.assert('told_finds_room', telling.not().or(queue.up.ready));
      const placeTaken = m.forward('place_taken', bit);
      const next_place = m.inst('next_place', forwardSlice(Place), { up: place, down: { ready: placeTaken } });
      const { payload: begins, valid: hasPlace } = next_place.down;

      // Whether a beat finds room is known from registers: what waits for it is far away. What leaves counts a clock
      // later.
      const hasRow = m.reg('has_row', bit, { reset: 1 });
      const mayTell = m.next('may_tell', queue.level.lt(items - (late ? 2 : 1)), { reset: 1 });
      const refuses = refusing === undefined || alone === undefined ? m.lit(1, 0) : refusing.or(alone);
      const known = m.named('known', inPacket.or(hasPlace));
      const ready = m.named('ready', known.and(mayTell).and(hasRow.or(refuses)));
      const takes = m.named('takes', up.valid.and(ready));
      const at = m.named('at', m.mux(inPacket, following, begins));
      const start = m.named('start', m.mux(inPacket, startOf, begins));
      const row_ends = m.named('row_ends', last.or(at.all()));
      const stores = m.named('stores', takes.and(refuses.not()));
      const next = m.named('next', wr.add(1));
      placeTaken.set(takes.and(inPacket.not()));
      const fills = m.named('fills', m.mux(stores.and(row_ends), isFull(next, rd, rows), isFull(wr, rd, rows)));
      hasRow.set(fills.not());
      alone?.set(fills.and(first.eq(rd)).and(takes.and(last).not()));
      const lets_out = m.named('lets_out', refusing === undefined ? last : last.and(ok).and(refuses.not()));

      if (refusing === undefined) {
        // As few words as can be, so that many rows are handed on with each: none while there are others to be read.
        m.when(telling.or(queue.down.valid).or(oldest.down.valid).not().and(wr.ne(first)), () => {
          tells.set(1);
          told.set({ start: startOf, end: count - 1, rows: wr.sub(first) });
          first.set(wr);
          startOf.set(0);
        });
      }
      m.when(takes, () => {
        inPacket.set(last.not());
        following.set(at.add(1));
        m.when(inPacket.not(), () => startOf.set(begins));
        m.when(stores.and(row_ends), () => wr.set(next));
        m.when(last, () => {
          tells.set(1);
          told.set({ start, end: at, rows: next.sub(first), last: 1, ok, keep, refused: last.and(lets_out.not()) });
        });
        m.when(lets_out, () => first.set(next));
        if (refusing === undefined) return;
        refusing.set(refuses.and(last.not()));
        m.when(refuses.or(last.and(lets_out.not())), () => wr.set(first));
      });
      m.when(take, () => rd.set(rd.add(1)));

      const parts = Array.from({ length: count }, (_, i) => {
        const bank = m.mem(`bank_${i}`, bits(8 * bytes), { depth: rows });
        bank.write({ addr: wr.trunc(clog2(rows)), data, enable: stores.and(at.eq(i)) });
        return bank.readSync({ addr: rd.trunc(clog2(rows)), enable: take, onCollision: 'undefined' });
      });
      m.assert('reads_what_is_there', take.not().or(wr.ne(rd)));
      m.assert('never_overfull', wr.sub(rd).le(rows));
      return {
        row: lowFirst(parts),
        up: { ready },
        place: next_place.up,
        down: oldest.down,
      };
    },
  );
};
