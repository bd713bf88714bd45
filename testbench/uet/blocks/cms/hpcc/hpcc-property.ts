/** The property run of HPCC: random paths and their loads, each limit held against the model. */

import { hpccDefaults } from '../../../../../rtl-gen/uet/cms/hpcc/hpcc-defaults.ts';
import type { HpccFixedSettings, PathSample } from '../../../golden/cms/hpcc/fixed/hpcc-fixed.ts';
import type { HopSample } from '../../../golden/cms/hpcc/hpcc.ts';
import type { Agent, Body, Random, TestContext } from '../../test-kit.ts';
import { HpccChecker } from './hpcc-checker.ts';
import { type SampledEvent, sampledWriter, setHpccRegisters } from './hpcc-ports.ts';

const others = ['probe_ack', 'nack_trim', 'nack_other', 'timeout', 'inferred', 'withdrawn', 'readd', 'credit'] as const;

/** Registers of links, and some with a bit of everything. */
export function drawHpccSettings(random: Random): HpccFixedSettings {
  const linkRate = random.pick([25e9, 100e9, 400e9, 800e9]);
  const usual = hpccDefaults({ linkRate, baseRtt: random.pick([1_000, 8_000, 12_000, 100_000]), mtu: 4160 });
  if (random.chance(0.7)) return { ...usual, maxStage: random.pick([0, 1, 5]) };
  return {
    ...usual,
    linkRate: random.pick([linkRate, 2 ** 40 - 1]),
    leastRate: random.pick([0, 1, linkRate / 5, linkRate]),
    additive: random.pick([0, linkRate / 10, 2 ** 40 - 1]),
    eta: random.pick([1, random.int(1, 2 ** 20), 2 ** 20]),
    maxStage: random.pick([0, 2, 40, 255]),
    bytesScale: random.below(2 ** 24),
    queueScale: random.pick([random.below(2 ** 24), 2 ** 10]),
    windowScale: random.pick([random.below(2 ** 17), 0]),
    minWindow: random.pick([random.below(2 ** 17), 1]),
    ackTrigger: random.below(2 ** 20),
  };
}

/** So many switches, which have counted for some time. */
export const drawHops = (random: Random, count: number): readonly HopSample[] =>
  Array.from({ length: count }, () => ({
    time: random.below(2 ** 24),
    bytes: random.below(2 ** 20),
    queue: random.pick([random.below(1000), anySize(random, 17)]),
  }));

/** The same switches some time later, at some load of the link; a few say anything. */
export function moveHops(
  random: Random,
  hops: readonly HopSample[],
  { linkRate, baseRtt }: HpccFixedSettings,
): readonly HopSample[] {
  const ns = random.pick([0, 1, random.below(400), random.below(2 * baseRtt), baseRtt, 2 ** 23, anySize(random, 24)]);
  const load = random.pick([0, 0.3, 0.95, 1, 1, 1.3, 2 ** -random.below(12)]);
  const queues = random.pick(['move', 'some', 'none']);
  const queueOf = (before: number): number => {
    if (queues === 'none') return 0;
    if (queues === 'some') return random.pick([0, before, anySize(random, 17)]);
    return Math.min(2 ** 17 - 1, Math.max(0, before + random.pick([random.int(-300, 300), random.int(-1, 1)])));
  };
  return hops.map(({ time, bytes, queue }) => {
    const own = random.chance(0.8) ? ns : random.pick([random.below(3 * baseRtt), anySize(random, 24)]);
    const passed = Math.round((own * linkRate * load * (0.9 + random.below(200) / 1000)) / 8e9 / 128);
    const isWild = random.chance(0.03);
    return {
      time: (time + own) % 2 ** 24,
      bytes: (isWild ? anySize(random, 20) : bytes + passed) % 2 ** 20,
      queue: queueOf(queue),
    };
  });
}

/** A number of up to so many bits: small ones are as frequent as large ones. */
const anySize = (random: Random, bits: number): number => random.below(2 ** random.int(1, bits));

/** A context: its switches, and where its flow is. */
interface Life {
  hops: readonly HopSample[];
  sent: number;
  acked: number;
}

/** Drives the event port. */
class SampleStimulus implements Agent {
  readonly #random: Random;
  readonly #write: (event: SampledEvent | undefined) => void;
  readonly #settings: HpccFixedSettings;
  readonly #contexts: number;
  readonly #lives = new Map<number, Life>();
  #cccs: readonly number[] = [0];
  #busy = 1;
  #left = 0;

  constructor(t: TestContext, settings: HpccFixedSettings, contexts: number) {
    this.#random = t.random.fork('stimulus');
    this.#write = sampledWriter(t.dut);
    this.#settings = settings;
    this.#contexts = contexts;
  }

  drive(): void {
    const random = this.#random;
    if (this.#left === 0) {
      this.#cccs = Array.from({ length: random.pick([1, 2, 3, 16, 64]) }, () => random.below(this.#contexts));
      this.#busy = random.pick([1, 1, 0.5, 0.03, 0.02]);
      this.#left = random.int(40, 600);
    }
    this.#left -= 1;
    this.#write(random.chance(this.#busy) ? this.#event() : undefined);
  }

  #event(): SampledEvent {
    const random = this.#random;
    const ccc = random.pick(this.#cccs);
    const life = this.#lives.get(ccc);
    const bytes = random.pick([4160, 4160, random.below(2 ** 24)]);
    if (life === undefined || random.chance(0.003)) {
      this.#lives.set(ccc, {
        hops: drawHops(random, random.pick([0, 1, 2, 3, 4, 5, 5])),
        sent: random.pick([0, 2 ** 32 - 100_000]),
        acked: 0,
      });
      this.#lives.get(ccc)!.acked = this.#lives.get(ccc)!.sent;
      const sample = random.chance(0.2) ? this.#sample(this.#lives.get(ccc)!) : undefined;
      return { ccc, kind: 'start', bytes, ...(sample === undefined ? {} : { sample }) };
    }
    if (random.chance(0.01)) return { ccc, kind: 'idle', bytes: random.word() >>> 0 };
    if (random.chance(0.2)) {
      life.sent = (life.sent + bytes) % 2 ** 32;
      return { ccc, kind: 'sent', bytes };
    }
    if (random.chance(0.1)) return { ccc, kind: random.pick(others), bytes };
    return random.chance(0.1) ? { ccc, kind: 'ack', bytes } : { ccc, kind: 'ack', bytes, sample: this.#sample(life) };
  }

  #sample(life: Life): PathSample {
    const random = this.#random;
    if (random.chance(0.02)) life.hops = drawHops(random, random.pick([0, 1, 2, 3, 4, 5, 5]));
    life.hops = moveHops(random, life.hops, this.#settings);
    life.acked = (life.acked + random.pick([0, 4096, 4096, 65_536])) % 2 ** 32;
    const ahead = random.pick([
      life.sent,
      (life.acked + 100_000) % 2 ** 32,
      (life.acked + random.below(200_000)) % 2 ** 32,
    ]);
    return { sequence: life.acked, nextToSend: ahead, hops: life.hops };
  }
}

/** A test of `clocks` clocks with so many contexts. */
export function hpccProperty(contexts: number, clocks: number): Body<void> {
  return async (t) => {
    const settings = drawHpccSettings(t.random.fork('registers'));
    setHpccRegisters(t.dut, settings);
    t.attach(new HpccChecker(t.dut, settings));
    t.attach(new SampleStimulus(t, settings, contexts));
    await t.cycles(clocks);
  };
}
