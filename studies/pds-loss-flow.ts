/** The flow of the studies of losses: through the hardware of the PDS initiator and of the target over one path. */
import { wasmEngine } from '../testbench/engine/wasm/engine.ts';
import { type PairMode, pairRegisters } from '../testbench/uet/blocks/pds/initiator/sender/pair-options.ts';
import { runPair } from '../testbench/uet/blocks/pds/initiator/sender/run-pair.ts';
import { idealLongFlow, isLost, type LongFlow } from '../testbench/uet/golden/pds/peer/long-flow.ts';

export const seeds = [1, 2] as const;
/** Where what happens at the end of a flow, which chance decides, weighs more. */
export const manySeeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** A packet of 4,096 bytes takes 105 clocks of 3.2 ns at 100 Gb/s; the round is 36 of them, and the window 54. */
export const line = 105;
export const delay = 18;
const window = 54;
export const packets = 4000;
const size = { contexts: 4, window: 1024, records: 2048, parked: 64 } as const;
export const bytes = 4096;

/** How losses are found beside NACKs, PROBE and RTO: by the count out of order, or by the order of entropy values. */
export type FoundBy = 'count' | 'entropy';

/** Times of the software model's runs, which are in packets, in clocks. */
const registers = (mode: PairMode, by: FoundBy) =>
  pairRegisters({
    rtoInitTime: 400 * line,
    rtoMaxTime: 4000 * line,
    nackRetxTime: 100 * line,
    goBackTime: 40 * line,
    clearTime: 400 * line,
    tailLossTime: 100 * line,
    probeTime: 108 * line,
    probeTailTime: 63 * line,
    probeAgainTime: 180 * line,
    packetBytes: bytes,
    ackRequestBelow: bytes + 92,
    defaultMpr: 8,
    loss: { outOfOrder: mode === 'rud' && by === 'count', entropy: by === 'entropy' },
  });

/** Clocks until SES has heard of the last packet. */
export async function timeOf(mode: PairMode, loss: number, seed: number, by: FoundBy = 'count'): Promise<number> {
  const flow: LongFlow = { mode, packets, loss, delay, window, seed, options: {} };
  const { lastTold } = await runPair(wasmEngine, size, {
    seed,
    flows: [mode],
    packets,
    longest: packets,
    loss: 0,
    ackLoss: 0,
    copies: 0,
    trims: 0,
    delay: delay * line,
    spread: 0,
    ackSpread: 0,
    sesDelay: 0,
    guaranteed: 0,
    closes: 0,
    cwnd: window * (bytes + 92),
    waiting: 32,
    registers: registers(mode, by),
    pdcsPerTuple: 1,
    mpr: 8,
    line,
    isLost: (handle, sending) => isLost(flow, handle, sending),
    length: bytes,
  });
  return lastTold;
}

/** Clocks that an ideal selective repeat takes, worked out off-line. */
export const idealTime = (loss: number, seed: number): number =>
  line * idealLongFlow({ mode: 'rud', packets, loss, delay, window, seed, options: {} }).time;
