/** The crossbar: a switch between queues. */
import { bit, bits, module } from 'gatewright/hdl';
import { lowFirst } from 'gatewright/lib/bits/joined';
import { fifo } from 'gatewright/lib/stream/fifo';
import { byName, type Downs, downs, type NoPorts, sinks, sources, type Ups, ups } from 'gatewright/lib/stream/many';
import { fullSlice } from 'gatewright/lib/stream/register-slice';
import { type CrossbarOptions, type Inward, inward, type Outward, outward } from './beats.ts';
import { crossing } from './switch.ts';

/** Beats that each input can hold. */
export const queueDepth = 4;

/**
 * Packets from `up_<i>` to `down_<j>`, as `to` says, which is the same in all beats of a packet. Latency 2 clocks, a
 * beat a clock on each port; all outputs are registers. Packets of one input stay in order and whole. An output serves
 * the inputs in turn, so the first packet of an input waits for at most `ports - 1` others. A packet whose output does
 * not take it holds up those that came after it.
 */
export const crossbar = (options: CrossbarOptions) => {
  const { ports, width } = options;
  const [Inward, Outward] = [inward(options), outward(options)];
  return module<NoPorts, NoPorts, Ups<Inward> & Downs<Outward>>(
    `crossbar_n${ports}_w${width}`,
    {
      summary: `Packets from ${ports} inputs to ${ports} outputs, ${width} bits a clock each.`,
      link: { ...sinks(ports, Inward), ...sources(ports, Outward) },
    },
    (io, m) => {
      const taken = m.forward('taken', bits<number>(ports));
      const queues = ups(ports).map((up, i) =>
        m.inst(`queue_${i}`, fifo(Inward, queueDepth), { up: io[up]!, down: { ready: taken.at(i) } }),
      );
      const free = m.forward('free', bits<number>(ports));
      const switched = m.inst('switch', crossing(options), {
        ...byName(ups(ports), (_, i) => queues[i]!.down),
        ...byName(downs(ports), (_, j) => ({ ready: free.at(j) })),
      });
      taken.set(lowFirst(ups(ports).map((up) => switched[up]!.ready)));
      const slices = downs(ports).map((down, j) =>
        m.inst(`slice_${j}`, fullSlice(Outward), { up: switched[down]!, down: io[down]! }),
      );
      free.set(lowFirst(slices.map(({ up }) => up.ready)));
      for (const [i, up] of ups(ports).entries()) {
        const { payload, valid } = io[up]!;
        const inside = m.reg(`inside_${i}`, bit, { reset: 0 });
        const to = m.reg(`to_${i}`, bits<number>(payload.to.width));
        m.when(valid.and(queues[i]!.up.ready), () => {
          inside.set(payload.last.not());
          to.set(payload.to);
        });
        m.assume(`one_destination_${i}`, valid.and(inside).implies(payload.to.eq(to)));
      }
      return {
        ...byName(ups(ports), (_, i) => queues[i]!.up),
        ...byName(downs(ports), (_, j) => slices[j]!.down),
      };
    },
  );
};
