/** What begins a recovery, on hardware beside the golden model (cms.md 7.1, 7.2). */
import { ackState } from '../../../golden/pds/initiator/testing/desk.ts';
import { assert, type NamedTest, type Random, seededRandom } from '../../test-kit.ts';
import { rule } from './rule.ts';

const none = { response: { kind: 'none' } } as const;
const T = 40_000;
const slow = { rtoInitTime: 100 * T, rtoMaxTime: 200 * T, clearTime: 500 * T, probeTailTime: 0 };

/** A window of some packets or of tens of thousands, and the most that it may grow to, 2^31 bytes at most. */
const anyWindow = (random: Random, packetBytes: number): { cwnd: number; maxWindow: number } => {
  const cwnd = packetBytes * random.int(1, 5) * 2 ** random.int(0, 12) + random.below(packetBytes);
  const beside = Math.trunc(1.5 * cwnd) + random.int(-3, 3) * packetBytes;
  return { cwnd, maxWindow: random.pick([beside, random.int(1, 3) * 2 ** random.int(12, 29), 2 ** 31 - 1]) };
};

const thresholds = (packetBytes: number): NamedTest =>
  rule(
    `recovery begins at the threshold of its window and not before, in packets of ${packetBytes} bytes`,
    async (pair) => {
      const random = seededRandom(packetBytes);
      const { desk } = pair;
      await pair.submit(1);
      desk.ack(0, { cack: 0 });
      let last = 0;
      for (let i = 0; i < 12; i++) {
        const { cwnd, maxWindow } = anyWindow(random, packetBytes);
        const least = Math.max(Math.min(Math.trunc(1.5 * cwnd), maxWindow), 5 * packetBytes);
        const threshold = Math.trunc(least / packetBytes);
        if (threshold >= 0xffff) continue;
        pair.limit(2 ** 30, { cwnd, maxWindow });
        await pair.submit(6);
        for (const oooCount of [threshold - 1, threshold]) {
          const before = desk.model.counters.get('recoveries');
          await pair.ack(undefined, { cack: last, state: ackState({ oooCount }), ...none });
          assert.equal(desk.model.counters.get('recoveries') - before, oooCount === threshold ? 1 : 0);
          assert.equal(pair.bench.count('recoveries'), desk.model.counters.get('recoveries'));
        }
        last += 6;
        await pair.ack(last, { cack: last });
      }
    },
    { registers: { ...slow, packetBytes, loss: { outOfOrder: true, probe: false } } },
  );

const many = rule(
  'no recovery begins where nothing is outstanding, whatever the count out of order',
  async (pair) => {
    const state = ackState({ oooCount: 60_000 });
    await pair.submit(2);
    await pair.ack(0, { cack: 0 });
    pair.limit(2 ** 30, { cwnd: 10_000, maxWindow: 20_000 });
    await pair.ack(1, { cack: 1, state });
    await pair.ack(undefined, { cack: 1, state, ...none });
    assert.equal(pair.bench.count('recoveries'), 0);
    await pair.submit(2);
    await pair.ack(undefined, { cack: 1, state, ...none });
    assert.equal(pair.bench.count('recoveries'), 1);
  },
  { registers: { ...slow, loss: { outOfOrder: true, probe: false } } },
);

const waiting = rule(
  'no recovery begins by the count while what is lost waits to be sent again',
  async (pair) => {
    const { desk } = pair;
    const state = ackState({ oooCount: 60_000 });
    await pair.submit(1);
    desk.ack(0, { cack: 0 });
    pair.limit(2 ** 30, { cwnd: 10_000, maxWindow: 20_000 });
    await pair.submit(4);
    pair.limit(0, { cwnd: 10_000, maxWindow: 20_000 });
    await pair.nack(2, 'trimmed');
    await pair.ack(undefined, { cack: 0, state, ...none });
    assert.equal(pair.bench.count('recoveries'), 0);
    pair.limit(2 ** 30, { cwnd: 10_000, maxWindow: 20_000 });
    await pair.said();
    await pair.ack(undefined, { cack: 0, state, ...none });
    assert.equal(pair.bench.count('recoveries'), 1);
  },
  { registers: { ...slow, loss: { outOfOrder: true, probe: false } } },
);

/** For cores of 8 PDCs, as the other rules. */
export const recoveryRules: readonly NamedTest[] = [thresholds(1024), thresholds(4096), many, waiting];
