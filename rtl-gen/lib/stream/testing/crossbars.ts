/** A crossbar of 4 by 4, with streams as values and as it was written before. */
import { array, type Bits, bits, list, module, record, sink, source } from '../../../hdl/index.ts';
import { roundRobin } from '../../arbiter/round-robin.ts';
import { demux } from '../demux.ts';
import { byName, type Downs, downs, type NoPorts, sinks, sources, type Ups, ups } from '../many.ts';
import { streamMux } from '../mux.ts';
import { arbitrate, route } from '../streams.ts';

const Item = record({ to: bits(2), data: bits(32) });

export const shortCrossbar = module(
  'crossbar',
  { link: { up: array(sink(Item), 4), down: array(source(Item), 4) } },
  ({ up }, m) => {
    const routed = up.map((from, i) => route(m, `route_${i}`, from, 4, ({ to }) => to));
    const column = (o: number) => routed.map((from) => from.at(o));
    return { down: list(4, (o) => arbitrate(m, `merge_${o}`, column(o), roundRobin)) };
  },
);

interface Item {
  readonly to: Bits<2>;
  readonly data: Bits<32>;
}

/** Every `ready` goes through a wire of its own. */
export const longCrossbar = module<NoPorts, NoPorts, Ups<Item> & Downs<Item>>(
  'crossbar',
  { link: { ...sinks(4, Item), ...sources(4, Item) } },
  (io, m) => {
    const readies = ups(4).map((_, i) => downs(4).map((_, o) => m.forward(`r_${i}_${o}`, bits(1))));
    const routes = ups(4).map((up, i) =>
      m.inst(`route_${i}`, demux(Item, 4, { select: ({ to }) => to }), {
        up: io[up]!,
        ...byName(downs(4), (_, o) => ({ ready: readies[i]![o]! })),
      }),
    );
    const merges = downs(4).map((down, o) => {
      const merge = m.inst(`merge_${o}`, streamMux(Item, roundRobin(4, { hold: true })), {
        ...byName(ups(4), (_, i) => routes[i]![down]!),
        down: io[down]!,
      });
      for (const [i, up] of ups(4).entries()) readies[i]![o]!.set(merge[up]!.ready);
      return merge;
    });
    return {
      ...byName(ups(4), (_, i) => ({ ready: routes[i]!.up.ready })),
      ...byName(downs(4), (_, o) => merges[o]!.down),
    };
  },
);
