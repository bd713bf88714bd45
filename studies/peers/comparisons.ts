/** Which parts of the library are measured beside whose Verilog. */
import { bit, bits, type Design, elaborate, module, record, sink, source } from '../../rtl-gen/hdl/index.ts';
import { registeredArbiter } from '../../rtl-gen/lib/arbiter/registered.ts';
import { roundRobin } from '../../rtl-gen/lib/arbiter/round-robin.ts';
import { applyMap } from '../../rtl-gen/lib/bits/linear-map.ts';
import { crcs } from '../../rtl-gen/lib/coding/crc.ts';
import { crcAdvance, crcData, startOf } from '../../rtl-gen/lib/coding/crc-maps.ts';
import { crcRemainder } from '../../rtl-gen/lib/coding/crc-remainder.ts';
import { asyncFifo } from '../../rtl-gen/lib/crossing/async-fifo.ts';
import { packetFifo } from '../../rtl-gen/lib/packet/packet-fifo.ts';
import { blockFifo } from '../../rtl-gen/lib/stream/block-fifo.ts';
import { fifo } from '../../rtl-gen/lib/stream/fifo.ts';
import { axisFifo, axisPacketFifo, equationsCrc32, grayFifo, type Peer, roundRobinArbiter, syncFifo } from './peers.ts';

/** One purpose: our ways of doing it, the one with the ports and the latency of theirs first, and theirs. */
export interface Comparison {
  readonly part: string;
  readonly ours: readonly {
    readonly name: string;
    readonly part: Design;
    /** What is synthesised, where that is not `part` as it is: `part` with the ports that theirs has. */
    readonly measured?: Design;
  }[];
  readonly peer: Peer;
}

const Beat = record({ data: bits(64), keep: bits(8), last: bit });

/** A packet FIFO whose count of packets no one reads. */
const withoutPackets = (overflow: 'wait' | 'drop') =>
  module(
    `packet_fifo_${overflow}`,
    {
      in: { drop: bit },
      out: { beats: bits<number>(10), overflow: bit },
      link: { up: sink(Beat), down: source(Beat) },
    },
    (links, m) => {
      const { beats, overflow: full, up, down } = m.inst('fifo', packetFifo(Beat, { depth: 512, overflow }), links);
      return { beats, overflow: full, up, down };
    },
  );

const word = bits<number>(32);

/** `crcRemainder` without the register between what the beat adds and the loop: latency 1 instead of 2. */
const crcInOneClock = (dataBits: number) =>
  module(
    `crc32_loop_w${dataBits}`,
    { in: { data: bits(dataBits), last: bit, valid: bit }, out: { remainder: word, done: bit } },
    ({ data, last, valid }, m) => {
      const start = startOf(crcs.crc32);
      const state = m.reg('state', word, { reset: start });
      const remainder = m.reg('remainder', word);
      const done = m.reg('done', bit, { reset: 0 });
      const { of_data } = m.named({ of_data: applyMap(m, crcData(crcs.crc32, dataBits / 8), data) });
      const { of_state } = m.named({ of_state: applyMap(m, crcAdvance(crcs.crc32, dataBits), state) });
      const { next } = m.named({ next: of_state.xor(of_data) });
      const { ends } = m.named({ ends: valid.and(last) });
      m.when(ends, () => {
        state.set(start);
        remainder.set(next);
      }).elsewhen(valid, () => state.set(next));
      done.set(ends);
      return { remainder, done };
    },
  );

export const comparisons: readonly Comparison[] = [
  {
    part: 'FIFO, 16 words of 32 bits, read in the same clock',
    ours: [{ name: 'ours', part: elaborate(fifo(bits(32), 16)) }],
    peer: syncFifo(32, 16),
  },
  {
    part: 'FIFO in block RAM, 512 words of 32 bits, output register',
    ours: [{ name: 'ours', part: elaborate(blockFifo(bits(32), 512)) }],
    peer: axisFifo(32, 512),
  },
  ...(['wait', 'drop'] as const).map((overflow) => {
    const part = elaborate(packetFifo(Beat, { depth: 512, overflow }));
    return {
      part: `packet FIFO, 512 beats of 64 bits with keep, packets ${overflow}`,
      ours: [
        { name: 'ours, `packets` unread', part, measured: elaborate(withoutPackets(overflow)) },
        { name: 'ours, all ports', part },
      ],
      peer: axisPacketFifo(512, overflow === 'drop'),
    };
  }),
  {
    part: 'asynchronous FIFO, 16 words of 32 bits',
    ours: [{ name: 'ours', part: elaborate(asyncFifo(bits(32), 16)) }],
    peer: grayFifo(32, 16),
  },
  {
    part: 'round robin of 8, registered grant',
    ours: [{ name: 'ours', part: elaborate(registeredArbiter(roundRobin(8))) }],
    peer: roundRobinArbiter(8),
  },
  ...[8, 64].map((dataBits) => ({
    part: `CRC-32 of whole beats of ${dataBits} bits`,
    ours: [
      { name: 'ours, latency 1', part: elaborate(crcInOneClock(dataBits)) },
      { name: 'ours, latency 2', part: elaborate(crcRemainder(crcs.crc32, dataBits)) },
    ],
    peer: equationsCrc32(dataBits),
  })),
];
