/** A FIFO as the library's, with mistakes to switch on that people make: what finding and shrinking are tested with. */
import { bit, bits, clog2, module, sink, source } from '../../../rtl-gen/hdl/index.ts';

/**
 * `lostWhenFull`: it takes an item while it is full if one leaves, and does not store it. `swapped`: in every second
 * lap of the memory both halves of what is written change places. `tooDeep`: it is full one item too late. `stuck`: a
 * reset while an item waits to be taken leaves it not ready forever.
 */
export const plantedBugs = ['none', 'lostWhenFull', 'swapped', 'tooDeep', 'stuck'] as const;
export type PlantedBug = (typeof plantedBugs)[number];

/** Items of the FIFO. */
export const plantedDepth = 4;

/** A FIFO of bytes on `up` and `down`. */
export const plantedFifo = (bug: PlantedBug) =>
  module(`fifo_${bug}`, { link: { up: sink(bits(8)), down: source(bits(8)) } }, ({ up, down }, m) => {
    const width = clog2(plantedDepth);
    const items = m.mem('items', bits(8), { depth: plantedDepth });
    const wr = m.reg('wr', bits(width + 1), { reset: 0 });
    const rd = m.reg('rd', bits(width + 1), { reset: 0 });
    const stalled = m.reg('stalled', bit, { init: 0 });
    const { full, empty } = m.named({
      full: wr.sub(rd).eq(plantedDepth + (bug === 'tooDeep' ? 1 : 0)),
      empty: wr.eq(rd),
    });
    const room = bug === 'lostWhenFull' ? full.not().or(down.ready) : full.not();
    const ready = bug === 'stuck' ? room.and(stalled.and(empty).not()) : room;
    const push = up.valid.and(ready);
    const swap = bug === 'swapped' ? wr.at(width) : m.lit(1, 0);
    const data = m.mux(swap, up.payload.slice(3, 0).cat(up.payload.slice(7, 4)), up.payload);
    items.write({ addr: wr.trunc(width), data, enable: push });
    m.when(push.and(full.not()), () => wr.set(wr.add(1)));
    m.when(down.ready.and(empty.not()), () => rd.set(rd.add(1)));
    stalled.set(empty.not().and(down.ready.not()));
    m.unused(stalled);
    return { up: { ready }, down: { payload: items.read(rd.trunc(width)), valid: empty.not() } };
  });
