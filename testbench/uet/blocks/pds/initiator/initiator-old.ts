/** Sendings of entropy values that are old: they are not lost, and do not show that others are. */
import assert from 'node:assert/strict';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import { ack, Corner, quiet, send } from './corner.ts';
import { InitiatorBench, type InitiatorIn } from './initiator-bench.ts';
import { lifeRegisters } from './initiator-property.ts';

const PLACE = 6;
/** Sendings older than that are void. */
const OLD = 2 ** 30;
/** Clocks in which the sweep has gone round all records, and the entries all values. */
const ROUND = 400;
/** All packets have the same value. */
const VALUE = 0x1234;

const registers = lifeRegisters({
  ...quiet,
  ...{ rtoInitTime: 2 ** 31 - 1, rtoMaxTime: 2 ** 31 - 1 },
  loss: { probe: false, tail: 'off', outOfOrder: false, entropy: true, rto: false },
});

const old = (name: string, body: (c: Corner) => Promise<void>, value = VALUE, place = PLACE): NamedTest =>
  named(name, async (t) => {
    const bench = new InitiatorBench(t, { registers, cwnd: 2 ** 24, pick: () => value });
    await bench.begin();
    const c = new Corner(bench);
    await begin(c, place);
    await body(c);
  });

const begin = async (c: Corner, place: number): Promise<void> => {
  await c.open(place);
  await c.run(60, { send: send(place, 0) });
  await c.run(60, { peer: ack(place, 0, 0) });
};

const give = async (c: Corner, ...packets: number[]): Promise<void> => {
  for (const i of packets) await c.run(60, { send: send(PLACE, i) });
};
const wait = async (c: Corner, time: number): Promise<void> => {
  c.bench.now = (c.bench.now + time) % 2 ** 32;
  await c.run(ROUND);
};
const hear = async (c: Corner, packet: number): Promise<string[]> => {
  c.shown.length = 0;
  await c.run(2 * ROUND, { peer: ack(PLACE, packet, 0) });
  return c.left;
};

/** A PDC of which so many packets are heard of, one a clock: no entry is gone over in these clocks. */
const [BUSY, MANY] = [2, 40];
/** Entries of all PDCs, of which one a clock is gone over, in a clock in which none is learned; and times of a try. */
const [ENTRIES, TRIES] = [128, 8];
/** Clocks of a packet on its way, at most. */
const WAY = 60;

/**
 * What has come is old while the packets of another PDC are heard of, for no longer than a round of the entries takes
 * beside these. Then time has come round to where that was sent: a packet that is sent now, and was before it, is
 * not lost. Each try has these packets an eighth of a round later.
 */
const agesBesideOthers = (place: number, value: number): NamedTest =>
  old(
    `what has come at ${place} becomes old beside what is heard of another PDC in each clock`,
    async (c) => {
      const { bench } = c;
      await begin(c, BUSY);
      for (const i of [1, 2]) await c.run(WAY, { send: send(place, i) });
      c.shown.length = 0;
      await c.run(2 * ROUND, { peer: ack(place, 2, 0) });
      assert.deepEqual(c.left, ['1 again']);
      await c.run(WAY, { peer: ack(place, 1, 2) });
      let clocks = 0;
      const run = async (count: number, inputs: InitiatorIn = {}): Promise<void> => {
        clocks += count;
        await c.run(count, inputs);
      };
      for (let i = 0; i < TRIES; i++) {
        const [first, busy] = [3 + 2 * i, 1 + MANY * i];
        await run(WAY, { send: send(place, first) });
        const come = bench.now;
        await run(WAY, { peer: ack(place, first, first) });
        for (let k = busy; k < busy + MANY; k++) await run(1, { send: send(BUSY, k) });
        await run(2 * WAY);
        bench.now = (come + OLD) % 2 ** 32;
        await run(WAY);
        for (let k = busy; k < busy + MANY; k++) await run(1, { peer: ack(BUSY, k, k) });
        await run(ENTRIES - WAY + 5);
        bench.now = (come - 2 * WAY + 2 ** 32) % 2 ** 32;
        await run(WAY, { send: send(place, first + 1) });
        bench.now = (come + WAY) % 2 ** 32;
        c.shown.length = 0;
        await run(2 * ROUND);
        assert.deepEqual(c.left, []);
        await run(WAY, { peer: ack(place, first + 1, first + 1) });
        await run(ENTRIES - (clocks % ENTRIES) + ((i + 1) * ENTRIES) / TRIES);
      }
    },
    value,
    place,
  );

/** Of a core of 8 PDCs. */
export const initiatorOld: readonly NamedTest[] = [
  old('what was sent before a packet that has come, on its value, is lost up to 2^30 clocks later', async (c) => {
    await give(c, 1, 2, 3);
    await wait(c, OLD - 4 * ROUND);
    await give(c, 4);
    assert.deepEqual(await hear(c, 3), ['1 again', '2 again']);
  }),
  ...[OLD, OLD + OLD / 2, 2 * OLD, 3 * OLD - 8 * ROUND].map((time) =>
    old(`a sending that is ${time} clocks old is not taken for lost`, async (c) => {
      await give(c, 1, 2);
      await wait(c, time);
      await give(c, 3);
      assert.deepEqual(await hear(c, 3), []);
    }),
  ),
  // Entries whose numbers are the complement of each other.
  agesBesideOthers(PLACE, VALUE),
  agesBesideOthers(1, 0x000b),
  ...[OLD, 2 * OLD - 4 * ROUND].map((time) =>
    old(`of what came ${OLD + time} clocks ago nothing is known`, async (c) => {
      await give(c, 1);
      assert.deepEqual(await hear(c, 1), []);
      await wait(c, OLD);
      await wait(c, time);
      await give(c, 2, 3);
      c.shown.length = 0;
      await c.run(2 * ROUND);
      assert.deepEqual(c.left, []);
      assert.deepEqual(await hear(c, 3), ['2 again']);
    }),
  ),
];
