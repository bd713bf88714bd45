/** The crossing itself: which input drives which output. */
import { bits, module, type Stream } from 'gatewright/hdl';
import { roundRobin } from 'gatewright/lib/arbiter/round-robin';
import { lowFirst } from 'gatewright/lib/bits/joined';
import { demux } from 'gatewright/lib/stream/demux';
import { byName, type Downs, downs, type NoPorts, sinks, sources, type Ups, ups } from 'gatewright/lib/stream/many';
import { streamMux } from 'gatewright/lib/stream/mux';
import { type CrossbarOptions, type Inward, inward, type Outward, outward } from './beats.ts';

/** One output: takes whole packets from the inputs in turn. Latency 0. */
export const output = (options: CrossbarOptions) =>
  streamMux(outward(options), roundRobin(options.ports, { hold: true }), { last: ({ last }) => last });

/**
 * `up_<i>` are the inputs, `down_<j>` the outputs. A beat passes in one clock from its input to the output that it
 * names. An output stays with an input until the last beat of its packet has passed. A packet waits for at most
 * `ports - 1` others.
 */
export const crossing = (options: CrossbarOptions) => {
  const { ports, width } = options;
  return module<NoPorts, NoPorts, Ups<Inward> & Downs<Outward>>(
    `switch_n${ports}_w${width}`,
    {
      summary: `Leads packets from ${ports} inputs to ${ports} outputs.`,
      link: { ...sinks(ports, inward(options)), ...sources(ports, outward(options)) },
    },
    (io, m) => {
      // Bit i of `ready_<j>`: output j takes what input i offers.
      const ready = downs(ports).map((_, j) => m.forward(`ready_${j}`, bits<number>(ports)));
      const inputs = ups(ports).map((up, i) =>
        m.inst(`input_${i}`, demux(inward(options), ports, { select: ({ to }) => to }), {
          up: io[up]!,
          ...byName(downs(ports), (_, j) => ({ ready: ready[j]!.at(i) })),
        }),
      );
      /** What input i offers to an output, as it leaves. */
      const offered = (down: `down_${number}`, i: number): Stream<Outward> => {
        const { payload, valid } = inputs[i]![down]!;
        const { to, data, last } = payload;
        return { payload: { from: m.lit<number>(to.width, i), data, last }, valid };
      };
      const outputs = downs(ports).map((down, j) => {
        const streams = byName(ups(ports), (_, i) => offered(down, i));
        const served = m.inst(`output_${j}`, output(options), { ...streams, down: io[down]! });
        ready[j]!.set(lowFirst(ups(ports).map((up) => served[up]!.ready)));
        return served;
      });
      return {
        ...byName(ups(ports), (_, i) => inputs[i]!.up),
        ...byName(downs(ports), (_, j) => outputs[j]!.down),
      };
    },
  );
};
