/** Sendings of entropy values that are old: they are not lost, and do not show that others are. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { ack, Corner, quiet, send } from './corner.ts';
import { InitiatorBench } from './initiator-bench.ts';
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

const old = (name: string, body: (c: Corner) => Promise<void>): NamedTest => ({
  name,
  body: async (t) => {
    const bench = new InitiatorBench(t, { registers, cwnd: 2 ** 24, pick: () => VALUE });
    await bench.begin();
    const c = new Corner(bench);
    await c.open(PLACE);
    await c.run(60, { send: send(PLACE, 0) });
    await c.run(60, { peer: ack(PLACE, 0, 0) });
    await body(c);
  },
});

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
