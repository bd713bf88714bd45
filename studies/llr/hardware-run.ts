/** Runs of two ends of LLR in hardware over the line of the study: what the golden model's figures are held against. */
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { llrReceiveLatency } from '../../rtl-gen/uet/llr/receive/receive.ts';
import { llrTransmitLatency } from '../../rtl-gen/uet/llr/transmit/transmit.ts';
import { hashText, seededRandom } from '../../support/random.ts';
import { independentErrors } from '../../testbench/agents/link/bit-errors.ts';
import { runSeed } from '../../testbench/bench/run-seed.ts';
import type { Simulator, Snapshot } from '../../testbench/engine/simulator.ts';
import { wasmEngine } from '../../testbench/engine/wasm/engine.ts';
import { LlrLinkBench } from '../../testbench/uet/blocks/llr/link/link-bench.ts';
import { llrPair } from '../../testbench/uet/blocks/llr/link/pair.ts';
import { Traffic } from '../../testbench/uet/blocks/llr/link/traffic.ts';
import { FCS_BYTES } from '../../testbench/uet/golden/llr/index.ts';
import { bytesPerNs, gapBytes, oneWayNs } from '../line/line.ts';
import { type Place, studySettings } from './golden-link.ts';

/** 64 bytes a clock and a replay buffer of 128 KiB: enough for 400 Gb/s over 100 m. */
const studyEnd = { size: 64, beats: 2048, frames: 128, longest: 24 } as const;

/** The clock, in MHz, at which 64 bytes a clock are that many Gb/s. */
export const clockMHz = (rate: number): number => (rate * 1_000) / 8 / studyEnd.size;

/**
 * Line time, in bytes, from the last byte of a damaged frame at the other end to the replay, beside the way of the
 * NACK: the clocks of both halves, and the frame itself once more, as the bench hands frames on beat by beat when they
 * have come whole.
 */
export const hardwareEnds = ({ frame }: Place): number =>
  frame + (llrReceiveLatency(studyEnd.size).frame + llrTransmitLatency(studyEnd.size).replay) * studyEnd.size;

/** Both ends in hardware, which every run begins with as they were made. */
export interface HardwareRig {
  readonly simulator: Simulator;
  readonly start: Snapshot;
}

export async function hardwareRig(): Promise<HardwareRig> {
  const simulator = await wasmEngine.create(elaborate(llrPair(studyEnd)));
  return { simulator, start: simulator.snapshot() };
}

export interface HardwareRun {
  /** As `goodput` of golden ends. */
  readonly goodput: number;
  /** Share of the frames that left that were damaged. */
  readonly loss: number;
}

/**
 * Goodput of the hardware, whose clock is 64 bytes of line time whatever the rate is, until `count` frames are
 * delivered. Errors are of bits, of frames and control sets, or of every frame by its number if `bitErrorRate` is a
 * function. Both ends are held against the golden model in every clock.
 */
export async function hardwareGoodput(
  { simulator, start }: HardwareRig,
  place: Place,
  bitErrorRate: number | ((frame: number) => boolean),
  count: number,
): Promise<HardwareRun> {
  simulator.restore(start);
  const { line, metres, frame } = place;
  const delay = (oneWayNs(line, metres) * bytesPerNs(line)) / studyEnd.size;
  const clocksPerNs = bytesPerNs(line) / studyEnd.size;
  const timer = Math.round(studySettings(place).replayTimerMax! * clocksPerNs);
  const errorsOf = (label: string) => {
    if (typeof bitErrorRate === 'function') return {};
    const random = seededRandom(hashText(`hardware ${line.rate} ${metres} ${bitErrorRate} ${label}`));
    return { errors: independentErrors(bitErrorRate)(random) };
  };
  const tamper = typeof bitErrorRate === 'function' ? { tamper: spoiling(bitErrorRate) } : {};
  let result: HardwareRun | undefined;
  const { failure } = await runSeed(simulator, 1, async (t) => {
    const bench = new LlrLinkBench(t, {
      options: studyEnd,
      delay,
      settings: { rearm: true, replayTimerMax: timer },
      forward: { ...errorsOf('forward'), ...tamper },
      backward: errorsOf('backward'),
    });
    await bench.connect();
    new Traffic(t, bench, { there: count, lengths: [frame - FCS_BYTES] });
    await t.until(() => bench.there.delivered > 0, { timeout: 1e6 });
    const begin = t.cycle;
    await t.until(() => bench.there.delivered === count, { timeout: 1e9 });
    const lineTime = (t.cycle - begin) * studyEnd.size;
    const { sent, damaged } = bench.forward.counts;
    result = { goodput: ((count - 1) * (frame + gapBytes)) / lineTime, loss: damaged / sent };
  });
  if (failure !== undefined) throw failure;
  return result!;
}

/** Damages the frames of those numbers, counted as they leave. */
function spoiling(isDamaged: (frame: number) => boolean) {
  let frames = 0;
  return (item: Parameters<LlrLinkBench['forward']['settings']['tamper']>[0]) => {
    if (item.kind === 'control' || !isDamaged(frames++)) return [item];
    const bytes = item.bytes.slice();
    bytes[0]! ^= 1;
    return [{ ...item, bytes }];
  };
}
