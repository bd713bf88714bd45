/** Lives of the PDS initiator's hardware with golden targets, as tests and as the property of its designs. */
import type { InitiatorSize } from '../../../../../rtl-gen/uet/pds/initiator/layout.ts';
import type { PdsTargetOptions } from '../../../golden/pds/index.ts';
import type { InitiatorRegisters } from '../../../golden/pds/initiator/index.ts';
import { type InitiatorOptions, initiatorSettings } from '../../../golden/pds/initiator/settings.ts';
import { assert, type Body, type Random } from '../../test-kit.ts';
import { type HardwareOpen, InitiatorBench } from './initiator-bench.ts';
import { type Flow, type FlowMode, InitiatorLife } from './initiator-life.ts';
import { ProgressWatch } from './progress-bound.ts';
import { randomSteps } from './random-steps.ts';

/** A run is of steps where there is time for some; a step takes so many clocks. */
const leastSteps = 6_000;
const clocksOfStep = 100;

export interface LifeRun {
  readonly size: InitiatorSize;
  readonly flows: readonly Flow[];
  /** Of each flow. */
  readonly packets: number;
  readonly weather?: Partial<InitiatorLife['weather']>;
  readonly mishaps?: Partial<InitiatorLife['mishaps']>;
  /** The window of each congestion control context in bytes. */
  readonly cwnd?: number;
  readonly target?: PdsTargetOptions;
  readonly registers?: InitiatorOptions['registers'];
  /** What happens while packets are sent, until they are. */
  readonly meanwhile?: (life: InitiatorLife) => Promise<void>;
  /** Shows what was seen. */
  readonly seen?: (life: InitiatorLife, bench: InitiatorBench) => void;
}

/** Times that fit ways of 10 to 60 clocks. */
export const lifeRegisters = (options: InitiatorOptions['registers'] = {}): InitiatorRegisters =>
  initiatorSettings({
    registers: {
      rtoInitTime: 600,
      rtoMaxTime: 2400,
      maxRtoRetx: 15,
      nackRetxTime: 100,
      maxNackRetx: 31,
      goBackTime: 120,
      clearTime: 300,
      idleTime: 0,
      tailLossTime: 500,
      probeTime: 300,
      probeTailTime: 250,
      probeAgainTime: 400,
      defaultMpr: 1,
      ...options,
    },
  }).registers;

/** A target of such lives. */
export const lifeTarget = {
  contexts: 16,
  window: 128,
  registers: { mpr: 1, lingerTime: 2000, quarantineTime: 500, newPdcTime: 10_000, closeReqTime: 1_000_000 },
};

/** Flows of one mode, to both targets. */
export const flowsOf = (mode: FlowMode, count: number): Flow[] =>
  Array.from({ length: count }, (_, place) => ({ place, mode, target: place & 1 }));

/** A life: all packets are delivered once, SES hears of each once, all PDCs close, and nothing is left in flight. */
export const initiatorLife =
  ({
    size,
    flows,
    packets,
    weather = {},
    mishaps = {},
    cwnd = 100_000,
    target = lifeTarget,
    registers,
    meanwhile,
    seen,
  }: LifeRun): Body<void> =>
  async (t) => {
    const random = t.random.fork('life');
    const entropies = random.fork('entropy');
    const all = lifeRegisters(registers);
    const bench = new InitiatorBench(t, { registers: all, cwnd, pick: () => entropies.below(8) });
    await bench.begin();
    const life = new InitiatorLife(bench, random, size.window, flows, [target, target]);
    const longest = Math.max(all.rtoMaxTime, all.nackRetxTime);
    life.progress = new ProgressWatch({ ...size, longest });
    Object.assign(life.weather, weather);
    Object.assign(life.mishaps, mishaps);
    life.want(packets);
    await meanwhile?.(life);
    // A PDC that closes is empty before the next one begins, in whatever weather there is: go-back-N takes long then.
    await life.settle(life.mishaps.close > 0 ? 400_000 : 60_000);
    life.checkAllDelivered();
    await life.close(20_000);
    await takesAll(bench, size);
    seen?.(life, bench);
  };

/** All records are free again: two PDCs, or as many as have slots for them, are given all of them. */
async function takesAll(bench: InitiatorBench, { window, records }: InitiatorSize): Promise<void> {
  for (let handle = 0, waits = 0; handle < records; ) {
    const place = Math.trunc(handle / window);
    const to = { rod: false, roce: false, ccc: 0, starts: true, startPsn: 0, destination: 1n, local: 0 };
    const packet = { kind: 'request', message: 0, first: true, last: true, length: 1, size: 1 } as const;
    const isOpen = handle % window > 0 || (await opens(bench, { place, pdcid: 0x8000 | place, ...to }));
    assert.ok(isOpen, `place ${place} takes no PDC`);
    const { sendTaken } = await bench.clock({ send: { place, handle, ...packet } });
    if (sendTaken) handle++;
    else assert.ok(++waits < 1000, `of ${records} records ${handle} are free`);
  }
}

async function opens(bench: InitiatorBench, open: HardwareOpen): Promise<boolean> {
  for (let tries = 0; tries < 1000; tries++) {
    if (!(await bench.clock({ open })).openTaken) continue;
    // The send pipe begins the place a clock later.
    await bench.clock();
    await bench.clock();
    return true;
  }
  return false;
}

/** Steps or a life, of which the seed chooses all, of about so many clocks. */
export const initiatorMix =
  (size: InitiatorSize, clocks: number): Body<void> =>
  (t) => {
    const random = t.random.fork('mix');
    if (clocks >= leastSteps && size.contexts === 8 && random.chance(0.5)) {
      return randomSteps(Math.ceil(clocks / clocksOfStep))(t);
    }
    const flows = anyFlows(random, random.pick([1, 3, 8]));
    const isOrdered = flows.some(({ mode }) => mode !== 'rud');
    const maxDelay = isOrdered ? random.pick([10, 14]) : random.pick([10, 30, 60]);
    return initiatorLife({
      size,
      flows,
      packets: Math.ceil(clocks / 20 / flows.length),
      weather: { loss: random.pick([0, 0.01, 0.05, 0.1]), copies: random.pick([0, 0, 0.1]), maxDelay },
      mishaps: {
        trimmed: random.pick([0, 0, 0.05, 0.1]),
        ce: random.pick([0, 0.1]),
        guaranteed: random.pick([0, 0.2, 1]),
        stall: random.pick([0, 0.2]),
        close: random.pick([0, 0, 0.001, 0.01]),
      },
      cwnd: random.pick([10_000, 60_000, 2 ** 24]),
      registers: {
        loss: {
          outOfOrder: random.chance(0.5),
          probe: random.chance(0.8),
          tail: random.pick(['off', 'probe', 'resend']),
          ackReq: random.chance(0.8),
          trimNack: random.chance(0.9),
          entropy: random.chance(0.5),
        },
      },
    })(t);
  };

const anyFlows = (random: Random, count: number): Flow[] =>
  Array.from({ length: count }, (_, place) => ({
    place,
    mode: random.pick(['rud', 'rud', 'rod', 'roce'] as const),
    target: random.below(2),
  }));
