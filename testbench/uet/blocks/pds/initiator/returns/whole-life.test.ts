import { resetAll } from '../../../../../engine/reset-all.ts';
import { pdsSettings } from '../../../../golden/pds/settings.ts';
import { type Engine, type Simulator, seededRandom } from '../../../test-kit.ts';
import { describe, elaborate, engines, expect, test } from '../../../vitest-kit.ts';
import { modelOf, smallTarget } from '../../target-side/target-designs.ts';
import type { Fields } from '../../target-side/target-fields.ts';
import { lifeRegisters } from '../initiator-property.ts';
import { bothHalves } from './both-halves.ts';
import { ReturnLife } from './return-life.ts';
import { WholeEnd } from './whole-end.ts';

const places = 8;
const target = { ...smallTarget, contexts: 2 * places, guaranteedEntries: 256, adopts: true };
const sender = { contexts: 2 * places, window: 128, records: 256, pdcsPerTuple: 2, parked: 64, returns: true } as const;
const design = elaborate(bothHalves(sender, target));
const times = { newPdcTime: 10_000, lingerTime: 500, closeReqTime: 250_000, quarantineTime: 100 };

type Ends = readonly [WholeEnd, WholeEnd];

/** Two ends that are through their reset. */
async function twoEnds(engine: Engine, seed: number, retries = 15) {
  const random = seededRandom(seed);
  const options = modelOf(target);
  const set = { ...options.registers, ...times, mpr: 1, ackGenTrigger: 16_384 };
  const { registers } = pdsSettings({ ...options, registers: set });
  const simulators: Simulator[] = [];
  const ends: WholeEnd[] = [];
  for (const [address, peer] of [[0xan, 0xbn] as const, [0xbn, 0xan] as const]) {
    const simulator = await engine.create(design, { seed: 7 });
    const end = new WholeEnd(simulator, {
      address,
      peer,
      registers: lifeRegisters({ maxRtoRetx: retries }),
      target: registers,
      seed: seed + Number(address),
    });
    simulators.push(simulator);
    ends.push(end);
  }
  resetAll(simulators);
  for (const end of ends) end.begin();
  const both = ends as unknown as Ends;
  const failures = () => simulators.flatMap((simulator) => simulator.takeFailures());
  return { ends: both, life: new ReturnLife(both, random.fork('life')), failures };
}

const isLong = process.env.GATEWRIGHT_LONG !== undefined;

interface Run {
  readonly engine?: Engine;
  readonly loss: number;
  /** Packets of a read, at most. */
  readonly longest?: number;
  readonly meanwhile?: (ends: Ends, round: number) => void;
  /** In each of them both ends read. */
  readonly rounds?: number;
}

const run = async (
  seed: number,
  { engine = engines.wasm, loss, longest = 6, meanwhile = () => {}, rounds = 24 }: Run,
) => {
  const { ends, life, failures } = await twoEnds(engine, seed);
  Object.assign(life.weather, { loss, copies: loss === 0 ? 0 : 0.02 });
  for (let round = 0; round < rounds; round++) {
    for (const from of [0, 1]) life.read(from, round % 3 === 2, 1 + ((round * 5 + from) % longest));
    meanwhile(ends, round);
    await life.run(60);
    expect(failures().slice(0, 3)).toEqual([]);
  }
  await life.settle(120_000);
  life.checkAllRead();
  expect(failures().slice(0, 3)).toEqual([]);
  expect(life.count('return request')).toBeGreaterThan(100);
  return { life, ends };
};

describe('two whole ends of hardware read from each other', () => {
  test.each([0, 0.01, 0.05, 0.2])('everything comes once and is told once, with a loss of %d', async (loss) => {
    const { life } = await run(1, { loss });
    if (loss >= 0.05) expect(life.count('return retx')).toBeGreaterThan(5);
  });

  test.each([0, 0.1])('while targets ask PDCs to close, with a loss of %d', async (loss) => {
    const { life } = await run(3, {
      loss,
      rounds: 48,
      meanwhile: (ends, round) => {
        if (round % 2 === 0) ends[(round >> 1) % 2]!.askForClose();
      },
    });
    expect(life.count('return close_cmd')).toBeGreaterThan(3);
    expect(life.count('close_cmd')).toBeGreaterThan(8);
  });

  test('reads of more packets than a return space holds', async () => {
    const { life } = await run(4, { loss: 0.01, longest: 200 });
    expect(life.count('return request')).toBeGreaterThan(2000);
  });

  test('PDCs that read close by idle time only when they have all', async () => {
    const { life } = await run(5, {
      loss: 0.02,
      longest: 60,
      meanwhile: (ends) => {
        for (const end of ends) end.idleTime = 100;
      },
    });
    expect(life.count('close_cmd')).toBeGreaterThan(2);
  });

  test('where the way between them is cut in the middle, each packet is reported once', async () => {
    const { ends, life, failures } = await twoEnds(engines.wasm, 6, 2);
    Object.assign(life.weather, { loss: 0.1, copies: 0.1 });
    for (let i = 0; i < 8; i++) for (const from of [0, 1]) life.read(from, false, 30);
    await life.run(200);
    life.weather.loss = 1;
    await life.run(12_000);
    life.giveUp();
    await life.settle(20_000);
    expect(life.reads.some(({ outcome }) => outcome === 'failed')).toBe(true);
    expect(life.reads.some(({ pieces }) => pieces.some(({ outcome }) => outcome === 'failed'))).toBe(true);
    expect(ends.some(({ failed }) => failed.length > 0)).toBe(true);
    expect(failures().slice(0, 3)).toEqual([]);
  });

  test('congestion control has a CREDIT_REQ of a PDC that knows its peer, and of no other', async () => {
    const { ends, life } = await twoEnds(engines.wasm, 7);
    const [end] = ends;
    const left: Fields[] = [];
    end.onCredit = (packet) => left.push(packet);
    end.ask(0, 1000);
    await life.run(20);
    expect(end.credit).toMatchObject({ sent: 0, ignored: 1 });
    for (let i = 0; i < 3; i++) life.read(0, false, 4);
    await life.run(200);
    end.ask(0, 77);
    await life.run(20);
    expect(end.credit).toMatchObject({ sent: 1, ignored: 1 });
    const [read] = life.reads;
    expect(left.map(({ spdcid, payload, psn, ar }) => [spdcid, payload, psn, ar])).toEqual([
      [read!.pdcid, 77, 0, false],
    ]);
  });

  test.runIf(isLong)('the same in the emitted Verilog', async () => {
    await run(2, { engine: engines.yosys, loss: 0.05 });
  });

  if (isLong)
    test.each(Array.from({ length: 60 }, (_, seed) => seed + 10))('the same by chance (%d)', async (seed) => {
      const idle = [0, 100, 1000][seed % 3]!;
      await run(seed, {
        loss: [0, 0.01, 0.05, 0.1, 0.2][seed % 5]!,
        longest: [6, 30, 150][(seed >> 1) % 3]!,
        meanwhile: (ends, round) => {
          for (const end of ends) end.idleTime = idle;
          if ((round * seed) % 7 === 0) ends[round % 2]!.askForClose();
        },
      });
    });
});
