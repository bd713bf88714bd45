/**
 * The parts of the library at sample parameters: their Verilog in `generated/lib/` is the golden that a change shows
 * in. Each has a call in `docs/library.md` and a row of figures, which `node bench/library-figures.ts` writes.
 */
import { basename, dirname } from 'node:path';
import type { DesignEntry } from '../design-entry.ts';
import { type AnyModule, bits, type Links, type Module } from '../hdl/index.ts';
import { leastRecentJoin } from './arbiter/least-recent-join.ts';
import { priorityArbiter } from './arbiter/priority.ts';
import { registeredArbiter } from './arbiter/registered.ts';
import { roundRobin } from './arbiter/round-robin.ts';
import { weightedRoundRobin, weightedRoundRobinInputs } from './arbiter/weighted.ts';
import { divider } from './arithmetic/divider.ts';
import { axiBursts } from './axi/axi-bursts.ts';
import { axiLiteDecoder } from './axi/axi-lite-decoder.ts';
import { axiReader } from './axi/axi-reader.ts';
import { axiWriter } from './axi/axi-writer.ts';
import { axiLiteRegisters } from './axi/register-file.ts';
import { sampleTable } from './axi/sample-table.ts';
import { leadingZeros } from './bits/leading-zeros.ts';
import { lowestOne } from './bits/lowest-one.ts';
import { priorityEncoder } from './bits/priority-encoder.ts';
import { crcs } from './coding/crc.ts';
import { crcGenerator } from './coding/crc-generator.ts';
import { prbsChecker } from './coding/prbs-checker.ts';
import { prbsGenerator } from './coding/prbs-generator.ts';
import { counterBank } from './counting/counter-bank.ts';
import { cyclicCounter } from './counting/cyclic-counter.ts';
import { rollingCounter } from './counting/rolling-counter.ts';
import { saturatingCounter } from './counting/saturating-counter.ts';
import { statisticsCounter } from './counting/statistics-counter.ts';
import { asyncFifo } from './crossing/async-fifo.ts';
import { handshakeCrossing } from './crossing/handshake-crossing.ts';
import { pulseCrossing } from './crossing/pulse-crossing.ts';
import { resetSynchroniser } from './crossing/reset-synchroniser.ts';
import { synchroniser } from './crossing/synchroniser.ts';
import { simpleDualPort, trueDualPort } from './memory/dual-port.ts';
import { forwardingRam } from './memory/forwarding-ram.ts';
import { hashTable } from './memory/hash-table.ts';
import { timerWheel } from './memory/timer-wheel.ts';
import { beat, bytesKept } from './packet/beat.ts';
import { crcFill } from './packet/crc-fill.ts';
import { headerCollect } from './packet/header-collect.ts';
import { headerInsert } from './packet/header-insert.ts';
import { headerPrepend } from './packet/header-prepend.ts';
import { headerStrip } from './packet/header-strip.ts';
import { packetCut } from './packet/packet-cut.ts';
import { packetFifo } from './packet/packet-fifo.ts';
import { packetLower } from './packet/packet-lower.ts';
import { packetRaise } from './packet/packet-raise.ts';
import { widthDown } from './packet/width-down.ts';
import { widthUp } from './packet/width-up.ts';
import { blockFifo } from './stream/block-fifo.ts';
import { broadcast } from './stream/broadcast.ts';
import { delayLine } from './stream/delay-line.ts';
import { demux } from './stream/demux.ts';
import { fifo, levelFifo } from './stream/fifo.ts';
import { streamMux } from './stream/mux.ts';
import { rateLimiter } from './stream/rate-limiter.ts';
import { backwardSlice, forwardSlice, fullSlice } from './stream/register-slice.ts';

/** A part by its module; name and summary are the module's own, the folder is that of the source. */
function part<I, O, L extends Links, C extends string>(
  parameters: DesignEntry['parameters'],
  module: Module<I, O, L, C>,
): DesignEntry {
  const { name, ports, at } = module;
  return {
    name,
    group: 'library',
    folder: basename(dirname(at.file)),
    summary: ports.summary ?? '',
    parameters,
    verilog: `lib/${name}`,
    module: () => module as unknown as AnyModule,
  };
}

/** A beat of a packet, as the sample parts take it. */
const Beat = beat(8);

/** An AXI4 interface, as they take it. */
const Axi = { bytes: 16, address: 64, id: 4 } as const;

/** In the order of the folders, and in each in that of the files. */
export const parts: readonly DesignEntry[] = [
  // arbiter
  part({ n: 4 }, leastRecentJoin(4)),
  part({ n: 8 }, priorityArbiter(8)),
  part({ n: 8 }, registeredArbiter(roundRobin(8))),
  part({ n: 4 }, roundRobin(4)),
  part({ n: 4, hold: 'true' }, roundRobin(4, { hold: true })),
  part({ weights: '1, 2, 4' }, weightedRoundRobin([1, 2, 4])),
  part({ n: 3, width: 4, hold: 'true' }, weightedRoundRobinInputs(3, 4, { hold: true })),
  // arithmetic
  part({ width: 32 }, divider(32)),
  // axi
  part(
    { windows: 3, dataWidth: 32 },
    axiLiteDecoder('axi_lite_decoder', { data: 32, address: 16 }, [
      { name: 'm_axi_first', base: 0x0000, address: 12 },
      { name: 'm_axi_second', base: 0x1000, address: 12 },
      { name: 'm_axi_third', base: 0x8000, address: 8 },
    ]),
  ),
  part({ registers: 4, dataWidth: 32 }, axiLiteRegisters('axi_lite_registers', sampleTable)),
  part({ bytes: 16, lengthBits: 14 }, axiBursts(Axi, 14)),
  part({ bytes: 16, outstanding: 8, room: 512 }, axiReader(Axi, { lengthBits: 14, id: 0, outstanding: 8, room: 512 })),
  part({ bytes: 16, outstanding: 8 }, axiWriter(Axi, { lengthBits: 14, id: 0, outstanding: 8 })),
  // bits
  part({ width: 24 }, leadingZeros(24)),
  part({ width: 16 }, lowestOne(16)),
  part({ width: 12 }, priorityEncoder(12)),
  // coding
  part({ crc: 'CRC-32C', dataBits: 64 }, crcGenerator(crcs.crc32c, 64)),
  part({ crc: 'CRC-32', dataBits: 512 }, crcGenerator(crcs.crc32, 512)),
  part({ order: 31, dataBits: 64 }, prbsChecker(31, 64)),
  part({ order: 31, dataBits: 64 }, prbsGenerator(31, 64)),
  // counting
  part(
    { counters: 2 },
    counterBank('counter_bank_n2', [
      { name: 'frames', bits: 8, most: 1 },
      { name: 'bytes', bits: 14, most: 64 },
    ]),
  ),
  part({ n: 10 }, cyclicCounter(10)),
  part({ width: 8, amountBits: 1 }, rollingCounter(8, 1)),
  part({ max: 15 }, saturatingCounter(15)),
  part({ width: 48, amountBits: 14 }, statisticsCounter(48, 14)),
  // crossing
  part({ width: 32, depth: 16 }, asyncFifo(bits(32), 16)),
  part({ width: 32 }, handshakeCrossing(bits(32))),
  part({}, pulseCrossing),
  part({ stages: 2 }, resetSynchroniser()),
  part({ width: 1, stages: 2 }, synchroniser(1)),
  // memory
  part(
    { width: 32, depth: 1024, lanes: 4 },
    simpleDualPort(bits(32), { depth: 1024, onCollision: 'undefined', lanes: 4 }),
  ),
  part({ width: 32, depth: 1024 }, trueDualPort(bits(32), { depth: 1024, onWrite: 'new' })),
  part({ width: 64, depth: 1500, latency: 1 }, forwardingRam(bits(64), { depth: 1500, latency: 1 })),
  part({ width: 64, depth: 1024, latency: 2 }, forwardingRam(bits(64), { depth: 1024, latency: 2 })),
  part({ keyWidth: 48, valueWidth: 12, sets: 256, ways: 4 }, hashTable(bits(48), bits(12), { sets: 256, ways: 4 })),
  part(
    { contexts: 1024, timeoutWidth: 16, clocksPerTick: 322 },
    timerWheel({ contexts: 1024, timeoutWidth: 16, clocksPerTick: 322 }),
  ),
  // packet
  part(
    { crc: 'crc32', bytes: 8, order: 'little', fromBits: 1, toBits: 11 },
    crcFill(crcs.crc32, 8, { order: 'little', fromBits: 1, toBits: 11 }),
  ),
  part({ bytes: 8, header: 42 }, headerCollect(Beat, 42)),
  part(
    { bytes: 8, headerBytes: 42, payloadBits: 11, roomBits: 4, user: 4 },
    headerInsert(8, { headerBytes: 42, payloadBits: 11, roomBits: 4, user: bits(4) }),
  ),
  part({ bytes: 8, header: 14 }, headerPrepend(Beat, 14)),
  part({ bytes: 8, user: 4, header: 20 }, headerPrepend(beat(8, bits(4)), 20)),
  part({ bytes: 8, header: 14 }, headerStrip(Beat, 14)),
  part({ bytes: 4, header: 4 }, headerStrip(beat(4), 4)),
  part({ bytes: 8, skipBits: 8, lengthBits: 16, depth: 16 }, packetCut(8, { skipBits: 8, lengthBits: 16, depth: 16 })),
  part({ bytes: 8, ratio: 4 }, widthUp(Beat, 4)),
  part({ bytes: 8, ratio: 4 }, widthDown(Beat, 4)),
  part({ width: 73, depth: 512, overflow: 'wait' }, packetFifo(Beat, { depth: 512, overflow: 'wait' })),
  part({ width: 73, depth: 512, overflow: 'drop' }, packetFifo(Beat, { depth: 512, overflow: 'drop' })),
  part({ bytes: 8 }, packetLower(8)),
  part(
    { bytes: 8 },
    packetRaise(beat(8, bits(3)), 'by', (by) => by),
  ),
  // stream
  part({ width: 32, depth: 512 }, blockFifo(bits(32), 512)),
  part({ width: 32, n: 3 }, broadcast(bits(32), 3)),
  part({ width: 32, clocks: 4 }, delayLine(bits(32), 4)),
  part({ width: 73, n: 3 }, demux(Beat, 3, { select: ({ data }) => data.trunc(2) })),
  part({ width: 32, depth: 16 }, fifo(bits(32), 16)),
  part({ width: 32, depth: 12 }, levelFifo(bits(32), 12)),
  part({ width: 32, n: 4 }, streamMux(bits(32), roundRobin(4, { hold: true }))),
  part({ width: 73, n: 4 }, streamMux(Beat, roundRobin(4, { hold: true }), { last: ({ last }) => last })),
  part({ rate: '3 in 8', burst: 4 }, rateLimiter(bits(32), { rate: [3, 8], burst: 4 })),
  part(
    { rate: '25 in 8', burst: 1500, unit: 'bytes' },
    rateLimiter(Beat, { rate: [25, 8], burst: 1500, cost: bytesKept, unit: 'bytes' }),
  ),
  part({ width: 32 }, forwardSlice(bits(32))),
  part({ width: 32 }, backwardSlice(bits(32))),
  part({ width: 32 }, fullSlice(bits(32))),
];
