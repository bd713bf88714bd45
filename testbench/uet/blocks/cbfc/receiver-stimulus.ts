/** Random traffic for the receiver of CBFC, with everything that can go wrong on its way. */

import type { Payload } from '../../../agents/payload.ts';
import type { StreamSource } from '../../../agents/stream-source.ts';
import { addCredits, CREDIT_COUNT, type CreditUnit, frameCost } from '../../golden/cbfc/credits.ts';
import type { Agent, Random, TestContext } from '../test-kit.ts';
import { receiverOf } from './receiver-ports.ts';

/** How busy wire and buffer are for some clocks. */
interface Phase {
  readonly arrivals: number;
  readonly releases: number;
  /** The channels that have traffic. */
  readonly vcs: readonly number[];
  readonly bytes: (random: Random) => number;
  readonly updates: number;
}

/** Run-time settings that stay for the whole run. */
export interface ReceiverConfig {
  readonly unit: CreditUnit;
  readonly longestFrame: number;
}

/** Settings that the run's seed chooses, written to the ports. */
export function configureReceiver(t: TestContext, vcs: number): ReceiverConfig {
  const { random } = t;
  const code = random.below(7);
  const overhead = random.pick([-128, -17, -16, -4, 0, 127, random.int(-16, 127)]);
  const dut = receiverOf(t);
  dut.unit.set({ size: code, overhead });
  dut.line_bytes.set(random.pick([8, 64, 64, 128, 511]));
  dut.minimum_spacing.set(random.pick([0, 0, 320, 800, random.below(3000)]));
  dut.maximum_spacing.set(random.pick([2_000, 16_384, 16_384, 65_536]));
  dut.urgent.set(random.pick([1, 8, 60, 2_000]));
  dut.enable.set(0);
  for (const port of [dut.link_fault, dut.fault_clears, dut.recovering, dut.malformed]) port.set(0);
  dut.clear_overflowed.set(0);
  const limits = t.source('set_limit');
  // Some channels have no limit.
  for (let vc = 0; vc < vcs; vc++) {
    if (random.chance(0.75)) limits.sendNow({ vc, limit: random.pick([40, 400, 5_000, 500_000]) });
  }
  return { unit: { overhead: Math.max(-16, overhead), size: 32 * 2 ** code }, longestFrame: 10_240 };
}

/**
 * Keeps the three sources supplied and turns the switches: bursts of frames to one channel, to two and to all, releases
 * of what came and now and then of more, CC_Updates that are true, random, or come too early, channels that go off and
 * on, link faults. The sender's counters begin anywhere, so every counter goes round.
 */
export class ReceiverStimulus implements Agent {
  readonly #dut;
  readonly #random: Random;
  readonly #vcs: number;
  readonly #config: ReceiverConfig;
  readonly #sources: Readonly<Record<'arrival' | 'release' | 'update', StreamSource<Payload>>>;
  /** What the sender has consumed, and lengths of frames in the buffer. */
  readonly #sent: number[];
  readonly #held: number[][];
  #phase: Phase;
  #left: number;
  #clock = 0;

  constructor(t: TestContext, vcs: number, config: ReceiverConfig) {
    this.#dut = receiverOf(t);
    this.#random = t.random.fork('stimulus');
    this.#vcs = vcs;
    this.#config = config;
    this.#sources = { arrival: t.source('arrival'), release: t.source('release'), update: t.source('cc_update') };
    this.#sent = Array.from({ length: vcs }, () => this.#random.below(CREDIT_COUNT));
    this.#held = Array.from({ length: vcs }, () => []);
    this.#phase = this.#quiet();
    this.#left = 2 * vcs + 8;
  }

  drive(): void {
    const random = this.#random;
    if (this.#clock++ === 0) this.#dut.enable.set(2 ** this.#vcs - 1);
    if (this.#left-- <= 0) this.#next();
    const { arrivals, releases, updates } = this.#phase;
    if (random.chance(arrivals)) this.#arrive();
    if (random.chance(releases)) this.#release();
    if (random.chance(updates)) this.#update();
    this.#turnSwitches();
  }

  #next(): void {
    const random = this.#random;
    this.#left = random.int(20, 300);
    if (random.chance(0.15)) {
      this.#phase = this.#quiet();
      return;
    }
    const all = Array.from({ length: this.#vcs }, (_, vc) => vc);
    const { longestFrame } = this.#config;
    this.#phase = {
      arrivals: random.pick([1, 1, 0.7, 0.2]),
      releases: random.pick([1, 1, 0.7, 0.2, 0]),
      vcs: random.pick([all, all, [random.pick(all)], [random.pick(all), random.pick(all)]]),
      bytes: random.pick([() => 64, (r: Random) => r.int(64, 1_518), (r: Random) => r.int(0, longestFrame)]),
      updates: random.pick([0, 0.003, 0.02, 0.3]),
    };
  }

  #quiet(): Phase {
    return { arrivals: 0, releases: 0, vcs: [0], bytes: () => 64, updates: 0 };
  }

  #arrive(): void {
    const random = this.#random;
    const vc = random.pick(this.#phase.vcs);
    const bytes = this.#phase.bytes(random);
    const good = random.chance(0.9);
    // A frame that is lost on the wire is not seen at all.
    this.#sent[vc] = addCredits(this.#sent[vc]!, frameCost(bytes, this.#config.unit));
    if (random.chance(0.05)) return;
    this.#sources.arrival.sendNow({ vc, bytes, good: Number(good) });
    if (good && this.#held[vc]!.length < 100) this.#held[vc]!.push(bytes);
  }

  #release(): void {
    const random = this.#random;
    const vc = random.pick(this.#phase.vcs);
    // More than came, now and then: the accounts go on, and the occupancy is found wrong.
    const bytes = this.#held[vc]!.shift() ?? (random.chance(0.01) ? random.int(64, 1_518) : undefined);
    if (bytes !== undefined) this.#sources.release.sendNow({ vc, bytes });
  }

  #update(): void {
    const random = this.#random;
    const half = random.below(this.#vcs > 16 || random.chance(0.1) ? 2 : 1);
    const wild = random.chance(0.1);
    const consumed = Array.from({ length: 16 }, (_, i) => {
      const sent = this.#sent[16 * half + i];
      return [`consumed_${i}`, sent === undefined || wild ? random.below(CREDIT_COUNT) : sent] as const;
    });
    this.#sources.update.sendNow({ half, ...Object.fromEntries(consumed) });
  }

  #turnSwitches(): void {
    const random = this.#random;
    const all = 2 ** this.#vcs - 1;
    if (random.chance(0.002)) this.#dut.enable.set(random.chance(0.5) ? all : (random.word() & all) >>> 0);
    if (random.chance(0.004)) this.#dut.link_fault.set(Number(random.chance(0.2)));
    if (random.chance(0.002)) this.#dut.fault_clears.set(random.below(2));
    if (random.chance(0.01)) this.#dut.recovering.set(Number(random.chance(0.2)));
    this.#dut.malformed.set(Number(random.chance(0.01)));
    this.#dut.clear_overflowed.set(random.chance(0.05) ? (random.word() & all) >>> 0 : 0);
  }
}
