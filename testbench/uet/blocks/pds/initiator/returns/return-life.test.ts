import { pdsInitiator } from '../../../../../../rtl-gen/uet/pds/initiator/pds-initiator.ts';
import { pdsTarget } from '../../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { resetAll } from '../../../../../engine/reset-all.ts';
import { type Engine, type Simulator, seededRandom } from '../../../test-kit.ts';
import { describe, elaborate, engines, expect, test } from '../../../vitest-kit.ts';
import { modelOf, smallTarget } from '../../target-side/target-designs.ts';
import { lifeRegisters } from '../initiator-property.ts';
import { Nic, places } from './nic.ts';
import { ReturnLife } from './return-life.ts';

const hardware = { ...smallTarget, contexts: 2 * places, guaranteedEntries: 256, adopts: true };
const initiator = elaborate(pdsInitiator({ contexts: 2 * places, window: 128, records: 256, returns: true }));
const target = elaborate(pdsTarget(hardware));
const times = { newPdcTime: 10_000, lingerTime: 500, closeReqTime: 250_000, quarantineTime: 100 };

/** Two ends that are through their reset. */
async function twoEnds(engine: Engine, seed: number, retries = 15) {
  const random = seededRandom(seed);
  const options = modelOf(hardware);
  const registers = { ...options.registers, ...times, mpr: 1, ackGenTrigger: 16_384 };
  const simulators: Simulator[] = [];
  const ends: Nic[] = [];
  for (const [address, peer] of [[0xan, 0xbn] as const, [0xbn, 0xan] as const]) {
    const both = [await engine.create(initiator, { seed: 7 }), await engine.create(target, { seed: 7 })] as const;
    resetAll(both);
    const of = both.map((simulator, i) => ({
      dut: simulator,
      random: random.fork(`${address} ${i}`),
      rising: () => Promise.resolve(simulator.step()),
    }));
    const nic = new Nic(
      of[0]!,
      of[1]!,
      { address, peer },
      lifeRegisters({ maxRtoRetx: retries }),
      { ...options, registers },
      4,
    );
    await nic.begin();
    ends.push(nic);
    simulators.push(...both);
  }
  const failures = () => simulators.flatMap((simulator) => simulator.takeFailures());
  return { ends: ends as [Nic, Nic], life: new ReturnLife(ends as [Nic, Nic], random.fork('life')), failures };
}

const run = async (seed: number, loss: number, meanwhile: (ends: [Nic, Nic], round: number) => void = () => {}) => {
  const { ends, life, failures } = await twoEnds(engines.yosys, seed);
  Object.assign(life.weather, { loss, copies: loss === 0 ? 0 : 0.02 });
  for (let round = 0; round < 24; round++) {
    for (const from of [0, 1]) life.read(from, round % 3 === 2, 1 + ((round + from) % 6));
    meanwhile(ends, round);
    await life.run(60);
  }
  await life.settle(60_000);
  life.checkAllRead();
  for (const { target } of ends) await target.finish();
  expect(failures().slice(0, 3)).toEqual([]);
  expect(life.count('return request')).toBeGreaterThan(100);
  return life;
};

describe('two ends of hardware read from each other, on the emitted Verilog', () => {
  test.each([0, 0.01, 0.05, 0.2])('everything comes once and is told once, with a loss of %d', async (loss) => {
    const life = await run(1, loss);
    if (loss >= 0.05) expect(life.count('return retx')).toBeGreaterThan(5);
  });
  test.each([0, 0.1])('while PDCs are closed in the middle by either end, with a loss of %d', async (loss) => {
    const life = await run(2, loss, (ends, round) => {
      if (round % 3 === 0) ends[round % 2]!.closeAny();
      if (round % 2 === 0) ends[(round >> 1) % 2]!.askForClose();
    });
    expect(life.count('return close_cmd')).toBeGreaterThan(3);
    expect(life.count('close_cmd')).toBeGreaterThan(8);
  });
  test('where the way between them is cut in the middle, each packet is reported once', async () => {
    const { ends, life, failures } = await twoEnds(engines.yosys, 3, 2);
    Object.assign(life.weather, { loss: 0.1, copies: 0.1 });
    for (let i = 0; i < 8; i++) for (const from of [0, 1]) life.read(from, false, 8);
    await life.run(200);
    life.weather.loss = 1;
    await life.run(12_000);
    life.giveUp();
    await life.settle(20_000);
    expect(life.reads.some(({ outcome }) => outcome === 'failed')).toBe(true);
    expect(life.reads.some(({ pieces }) => pieces.some(({ outcome }) => outcome === 'failed'))).toBe(true);
    for (const { target } of ends) await target.finish();
    expect(failures().slice(0, 3)).toEqual([]);
  });
  if (process.env.GATEWRIGHT_LONG !== undefined)
    test.each(Array.from({ length: 40 }, (_, seed) => seed + 10))('the same by chance (%d)', async (seed) => {
      await run(seed, [0, 0.01, 0.05, 0.1, 0.2][seed % 5]!, (ends, round) => {
        if ((round * seed) % 5 === 0) ends[(round + seed) % 2]!.closeAny();
        if ((round * seed) % 7 === 0) ends[round % 2]!.askForClose();
      });
    });
});
