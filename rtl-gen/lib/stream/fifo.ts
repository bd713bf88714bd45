/** First in, first out, over a memory that is read in the same clock. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  module,
  type Ready,
  record,
  type Shape,
  type Stream,
  sink,
  source,
} from '../../hdl/index.ts';

/** Throws a `RangeError` unless `depth` is a number of items of a FIFO. */
export function checkDepth(depth: number): void {
  if (!Number.isInteger(depth) || depth < 2)
    throw new RangeError(`a FIFO of ${depth} items: give an integer from 2 up`);
}

/**
 * 1 where a memory of `depth` items is full: `wr` and `rd` count what enters and leaves, modulo twice the words of the
 * memory, the next power of two. With a power of two the pointers then differ in the lap alone, their top bit, which
 * takes no carry chain ahead of the handshake.
 */
export const isFull = (wr: Bits, rd: Bits, depth: number): Bits<1> =>
  2 ** clog2(depth) === depth ? wr.xor(rd).eq(depth) : wr.sub(rd).eq(depth);

/**
 * A stream FIFO of `depth` items (2 or more). The oldest item is visible as soon as it is stored: latency 1 clock, one
 * item in and one out in every clock. `up.ready` and `down.valid` come from registers alone, so no path runs through
 * from one side's handshake to the other's. The memory has the next power of two of words.
 */
export const fifo = <V>(payload: Shape<V>, depth: number) => {
  checkDepth(depth);
  return module(
    `fifo_w${payload.width}_d${depth}`,
    {
      summary: `Stream FIFO of ${depth} items of ${payload.width} bits.`,
      link: { up: sink(payload), down: source(payload) },
    },
    ({ up, down }, m) => {
      const { level: _, ...links } = makeFifo(m, payload, depth, up, down);
      return links;
    },
  );
};

/** A FIFO of `depth` items of whatever shape, for `through`: `up.through('queue', queue(16))`. */
export const queue =
  (depth: number) =>
  <V>(payload: Shape<V>) =>
    fifo(payload, depth);

/** As `fifo`, and `level` says how many items it holds: 0 to `depth`, in clog2(depth) + 1 bits. */
export const levelFifo = <V>(payload: Shape<V>, depth: number) => {
  checkDepth(depth);
  return module(
    `level_fifo_w${payload.width}_d${depth}`,
    {
      summary: `Stream FIFO of ${depth} items of ${payload.width} bits that says how many it holds.`,
      out: { level: bits(clog2(depth) + 1) },
      link: { up: sink(payload), down: source(payload) },
    },
    ({ up, down }, m) => makeFifo(m, payload, depth, up, down),
  );
};

/**
 * A FIFO of less than `depth` items, a power of two: whoever pushes sees to it that there is room, so it refuses
 * nothing, and needs to know neither whether it is full nor when to write. The oldest item is visible a clock after it
 * was pushed; one item in and one out in every clock; `down.valid` comes from registers alone. `level` says how many
 * items it holds. `finds_room` asserts what it relies on.
 */
export const roomyFifo = <V>(payload: Shape<V>, depth: number) => {
  checkDepth(depth);
  const addressWidth = clog2(depth);
  if (2 ** addressWidth !== depth) throw new RangeError(`a FIFO with room of ${depth} items: give a power of two`);
  const pointer = bits(addressWidth);
  return module(
    `roomy_fifo_w${payload.width}_d${depth}`,
    {
      summary: `FIFO of less than ${depth} items of ${payload.width} bits, which always has room.`,
      in: { push: record({ enable: bit, payload }) },
      out: { level: pointer },
      link: { down: source(payload) },
    },
    ({ push, down }, m) => {
      const items = m.mem('items', payload, { depth });
      const wr = m.reg('wr', pointer, { reset: 0 });
      const rd = m.reg('rd', pointer, { reset: 0 });
      const empty = m.named('empty', wr.eq(rd));
      const pop = m.named('pop', down.ready.and(empty.not()));
      const after = m.named('after', wr.add(1));
      // The word after the newest item has none: whatever is written there is not seen.
      items.write({ addr: wr, data: push.payload, enable: m.lit(1, 1) });
      m.when(push.enable, () => wr.set(after));
      m.when(pop, () => rd.set(rd.add(1)));
      m.assert('finds_room', push.enable.and(pop.not()).implies(after.ne(rd)));
      return { level: wr.sub(rd), down: { payload: items.read(rd), valid: empty.not() } };
    },
  );
};

function makeFifo<V>(m: Ctx, payload: Shape<V>, depth: number, up: Stream<V>, down: Ready) {
  const addressWidth = clog2(depth);
  const pointer = bits(addressWidth + 1);
  const items = m.mem('items', payload, { depth: 2 ** addressWidth });
  const wr = m.reg('wr', pointer, { reset: 0 });
  const rd = m.reg('rd', pointer, { reset: 0 });
  const level: Bits = wr.sub(rd);
  const { full, empty } = m.named({ full: isFull(wr, rd, depth), empty: wr.eq(rd) });
  const { push, pop } = m.named({ push: up.valid.and(full.not()), pop: down.ready.and(empty.not()) });
  items.write({ addr: wr.trunc(addressWidth), data: up.payload, enable: push });
  m.when(push, () => wr.set(wr.add(1)));
  m.when(pop, () => rd.set(rd.add(1)));
  m.assert('never_overfull', level.le(depth));
  return {
    level,
    up: { ready: full.not() },
    down: { payload: items.read(rd.trunc(addressWidth)), valid: empty.not() },
  };
}
