/** Any short list of commands, hardware to hardware: what goes wrong is shown with the shortest list that it takes. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { test } from 'vitest';
import { senderSizes } from '../../../../../../rtl-gen/uet/pds/designs.ts';
import { netlistOf } from '../../../../../engine/netlist-of.ts';
import type { Engine } from '../../../../../engine/simulator.ts';
import { simulate, wasmEngine } from '../../../../../engine/wasm/engine.ts';
import { namedMutants } from '../../../../../mutation/choose.ts';
import { type PairOptions, pairRegisters } from './pair-options.ts';
import { makePair } from './run-pair.ts';
import type { SenderPair } from './sender-pair.ts';

const size = senderSizes[0]!;
const packets = 2000;

type Weather = { -readonly [K in 'loss' | 'ackLoss' | 'copies' | 'trims' | 'guaranteed']: number };

const fair: Weather = { loss: 0, ackLoss: 0, copies: 0, trims: 0, guaranteed: 0.1 };

/** What must be so, said without any hardware: how many packets SES has asked for. */
interface Wanted {
  packets: number;
}

/** A sender, a target, and the network between them, whose weather may change. */
class Pair {
  readonly pair: SenderPair;
  readonly weather: Weather;
  readonly #step: () => void;

  constructor(pair: SenderPair, weather: Weather, step: () => void) {
    this.pair = pair;
    this.weather = weather;
    this.#step = step;
  }

  run(clocks: number): void {
    for (let i = 0; i < clocks; i++) {
      this.pair.clock();
      this.#step();
    }
  }

  /** In fair weather SES hears of all that it has asked for, and all of it has come. */
  settle(wanted: number): void {
    Object.assign(this.weather, fair);
    const { pair } = this;
    for (let clocks = 0; pair.told < wanted; clocks++) {
      assert.ok(clocks < 60_000, `SES has heard of ${pair.told} of ${wanted} packets: ${pair.describe()}`);
      this.run(1);
    }
    assert.deepEqual([pair.given, pair.delivered, pair.told, pair.seen.failed], [wanted, wanted, wanted, 0]);
  }
}

/** A command by what it is, with a look at what must hold after it: `SenderPair` holds each clock to the rest. */
const command = (what: string, run: (model: Wanted, real: Pair) => void): fc.Command<Wanted, Pair> => ({
  check: ({ packets: wanted }) => wanted < packets - 100,
  run: (model, real) => {
    run(model, real);
    const { given, delivered, told } = real.pair;
    assert.ok(told <= delivered && delivered <= given && given <= model.packets);
  },
  toString: () => what,
});

const weather = (name: keyof Weather, most: number) =>
  fc.integer({ min: 0, max: 4 }).map((quarter) =>
    command(`${name} ${(most * quarter) / 4}`, (_, { weather: now }) => {
      now[name] = (most * quarter) / 4;
    }),
  );

const commands = [
  fc.integer({ min: 1, max: 60 }).map((count) =>
    command(`send ${count}`, (model, { pair }) => {
      model.packets += count;
      pair.wanted = model.packets;
    }),
  ),
  fc.integer({ min: 1, max: 1000 }).map((clocks) => command(`run ${clocks}`, (_, real) => real.run(clocks))),
  fc.integer({ min: 1, max: 500 }).map((clocks) => command(`stall ${clocks}`, (_, { pair }) => pair.stall(clocks))),
  fc.constant(command('close', (_, { pair }) => pair.closeByTarget())),
  fc.constant(command('settle', (model, real) => real.settle(model.packets))),
  weather('loss', 0.2),
  weather('ackLoss', 0.2),
  weather('trims', 0.1),
  weather('copies', 0.1),
  weather('guaranteed', 1),
];

const network: Omit<PairOptions, keyof Weather | 'seed'> = {
  flows: ['rud', 'rod', 'rud', 'roce'],
  packets,
  longest: 4,
  delay: 20,
  spread: 40,
  ackSpread: 40,
  sesDelay: 20,
  closes: 0,
  cwnd: 60_000,
  waiting: 8,
  registers: pairRegisters({ rtoInitTime: 1200, rtoMaxTime: 4800, probeTime: 600, probeTailTime: 500 }),
  pdcsPerTuple: 1,
  mpr: 1,
  length: 0,
};

const isLong = process.env.GATEWRIGHT_LONG !== undefined;
const numRuns = isLong ? 400 : 3;

/** Lists of commands on hardware of that engine; an error with one that goes wrong. */
const anyCommands = (engine: Engine, parameters: fc.Parameters<unknown>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.nat(), fc.commands(commands, { maxCommands: 30, size: 'max' }), async (seed, list) => {
      const options = { ...network, ...fair, seed };
      const { pair, step, both } = await makePair(engine, size, options);
      pair.wanted = 0;
      const real = new Pair(pair, options, step);
      const model: Wanted = { packets: 0 };
      fc.modelRun(() => ({ model, real }), list);
      real.settle(model.packets);
      for (const simulator of both) {
        assert.deepEqual(simulator.takeFailures().slice(0, 3), [], 'checks of the design');
        simulator.dispose();
      }
    }),
    { seed: 28, ...parameters } as fc.Parameters<[number, Iterable<fc.Command<Wanted, Pair>>]>,
  );

test('any commands: each packet is delivered once, and SES hears of it once', { timeout: 3_600_000 }, async () => {
  await anyCommands(wasmEngine, { numRuns });
});

/** A packet whose RTO has passed stays as it is. */
const fault = 'stuck bit in initiator.pipe.sendings: initiator.pipe.sendings.expires stuck at 0';

if (isLong)
  test('commands find a fault that is planted in the sender', async () => {
    let planted = 0;
    const faulty: Engine = {
      name: 'wasm',
      create: async (design, options) => {
        const net = await netlistOf(design, options);
        const [mutant] = namedMutants(net, [fault]);
        if (mutant !== undefined) planted++;
        return simulate(mutant?.net ?? net, options);
      },
    };
    await assert.rejects(anyCommands(faulty, { numRuns: 30, endOnFailure: true }), ({ cause }) =>
      /SES has heard of \d+ of \d+ packets/.test(String(cause)),
    );
    assert.ok(planted > 0);
  });
