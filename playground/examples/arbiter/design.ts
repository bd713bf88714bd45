/**
 * Parts of the library, put together: items go through a queue each to the output that they name, in turn where two
 * name one. F12 on `queue` or `arbitrate` opens its source.
 */
import { array, bits, list, module, record, sink, source } from 'gatewright/hdl';
import { roundRobin } from 'gatewright/lib/arbiter/round-robin';
import { queue } from 'gatewright/lib/stream/fifo';
import { arbitrate, route } from 'gatewright/lib/stream/streams';

const Item = record({ to: bits(1), data: bits(8) });

export const crossing = module(
  'crossing',
  { link: { up: array(sink(Item), 2), down: array(source(Item), 2) } },
  ({ up }, m) => {
    const routed = up.map((from, i) => route(m, `route_${i}`, from.through(`queue_${i}`, queue(4)), 2, ({ to }) => to));
    const column = (o: number) => routed.map((from) => from.at(o));
    return { down: list(2, (o) => arbitrate(m, `merge_${o}`, column(o), roundRobin)) };
  },
);
