/**
 * Losses by the order of an entropy value: on hardware beside the golden model, and over a network that keeps that
 * order, where a packet that is sent again was lost for sure.
 */
import assert from 'node:assert/strict';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import { ackState, type DeskOptions, rodTuple } from '../../../golden/pds/initiator/testing/desk.ts';
import { DeskPair } from './desk-pair.ts';
import { type EntropyRun, entropyNetwork } from './entropy-network.ts';

/** Two paths in turn: places 1, 3, 5 ... on 1, the others on 0. */
const paths = (n: number) => ({ entropy: (n - 1) % 2 });
const registers = { rtoInitTime: 300_000, clearTime: 100_000, loss: { entropy: true, outOfOrder: false } };

const rule = (name: string, check: (pair: DeskPair) => Promise<void>, options: DeskOptions = {}): NamedTest =>
  named(`order of entropy values: ${name}`, async (t) => {
    const loss = { ...registers.loss, ...options.registers?.loss };
    const all = { ...registers, ...options.registers, loss };
    await check(await DeskPair.make(t, { pick: paths, ...options, registers: all }));
  });

/** Place 0 is acknowledged, the others are out. */
const out = async (pair: DeskPair, count: number, fields = {}): Promise<void> => {
  const { desk } = pair;
  await pair.submit(1, fields);
  desk.ack(0, { cack: 0 });
  await pair.submit(count, fields);
};

/** An ACK that brings SACK of one place alone. */
const sack = (place: number) => ({ cack: 0, state: ackState({ sackPsnOffset: place, sackBitmap: 1n }) });

/** Beside the golden model. */
const rules: readonly NamedTest[] = [
  rule('an ACK shows that what was sent before on its value is lost', async (pair) => {
    await out(pair, 6);
    pair.desk.ack(4, { cack: 0 });
    assert.deepEqual(await pair.found(), ['retx 2']);
    pair.desk.ack(5, { cack: 0 });
    assert.deepEqual(await pair.found(), ['retx 1', 'retx 3']);
    assert.equal(pair.bench.count('lost_entropy'), 3);
    assert.equal(pair.desk.model.counters.get('lost_entropy'), 3);
  }),

  rule('SACK shows it as well', async (pair) => {
    await out(pair, 6);
    pair.desk.ack(0, sack(5));
    assert.deepEqual(await pair.found(2), ['retx 1', 'retx 3']);
  }),

  rule('what came, or waits to be sent again, is not lost by it', async (pair) => {
    await out(pair, 8);
    pair.desk.ack(0, sack(2));
    pair.desk.ack(4, { cack: 0 });
    assert.deepEqual(await pair.found(2), []);
    await pair.nack(6, 'no_resource');
    pair.desk.ack(8, { cack: 0 });
    assert.deepEqual(await pair.found(2), []);
  }),

  rule('a packet that is sent again is as young as its last sending', async (pair) => {
    await out(pair, 6);
    assert.deepEqual(await pair.nack(2, 'trimmed'), ['retx 2']);
    pair.desk.ack(6, { cack: 0 });
    assert.deepEqual(await pair.found(2), ['retx 4']);
    // It left after 1, 3 and 5, and on their value.
    pair.desk.ack(2, { cack: 0, retx: true });
    assert.deepEqual(await pair.found(2), ['retx 1', 'retx 3', 'retx 5']);
  }),

  rule('the second sending shows what it has overtaken', async (pair) => {
    await out(pair, 6);
    // The next sending is on value 1.
    assert.deepEqual(await pair.nack(6, 'trimmed'), ['retx 6']);
    pair.desk.ack(6, { cack: 0, retx: true });
    assert.deepEqual(await pair.found(2), ['retx 1', 'retx 3', 'retx 5']);
  }),

  rule('of a packet that was sent twice the first or none is known, and nothing is shown', async (pair) => {
    await out(pair, 6);
    pair.desk.nack(5, 'trimmed');
    assert.deepEqual(await pair.nack(6, 'trimmed'), ['retx 5', 'retx 6']);
    pair.desk.ack(6, { cack: 0 });
    pair.desk.ack(0, sack(5));
    assert.deepEqual(await pair.found(2), []);
  }),

  rule('a packet that is lost again by it is sent again', async (pair) => {
    await out(pair, 4);
    pair.desk.ack(3, { cack: 0 });
    assert.deepEqual(await pair.found(), ['retx 1']);
    await pair.submit(4);
    pair.desk.ack(8, { cack: 0 });
    assert.deepEqual(await pair.found(), ['retx 1', 'retx 6']);
  }),

  rule(
    'a PDC in order finds gaps otherwise',
    async (pair) => {
      await out(pair, 6, { tuple: rodTuple });
      pair.desk.ack(4, { cack: 0 });
      assert.deepEqual(await pair.found(2), []);
      assert.equal(pair.bench.count('lost_entropy'), 0);
    },
    { pick: () => ({ entropy: 7 }) },
  ),

  rule(
    'off, it finds nothing',
    async (pair) => {
      await out(pair, 6);
      pair.desk.ack(0, sack(5));
      pair.desk.ack(6, { cack: 0 });
      assert.deepEqual(await pair.found(2), []);
    },
    { registers: { loss: { entropy: false } } },
  ),

  rule(
    'values that share an entry show nothing of one another',
    async (pair) => {
      // 0x0001 and 0x0010 have the same place in the table: 1, 3, 5 and 7 are on the second.
      await out(pair, 6);
      pair.desk.ack(6, { cack: 0 });
      assert.deepEqual(await pair.found(2), ['retx 2', 'retx 4']);
      await pair.submit(1);
      pair.desk.ack(7, { cack: 0 });
      assert.deepEqual(await pair.found(2), ['retx 1', 'retx 2', 'retx 3', 'retx 5']);
    },
    { pick: (n) => ({ entropy: n % 2 === 0 ? 0x10 : 0x01 }) },
  ),

  rule(
    'an old arrival shows nothing when the time has come round',
    async (pair) => {
      const { bench, desk } = pair;
      await out(pair, 3);
      desk.ack(3, sack(2));
      assert.deepEqual(await pair.found(), ['retx 1']);
      // Not a clock is left out of what the hardware looks at; it may have slept in between.
      const start = bench.now;
      for (const quarter of [1, 2, 3]) {
        bench.now = (start + quarter * 2 ** 30) % 2 ** 32;
        assert.deepEqual(await pair.found(), []);
      }
      bench.now = (start - 20_000 + 2 ** 32) % 2 ** 32;
      assert.deepEqual(await pair.found(2), []);
      assert.deepEqual(await pair.submit(4), ['request 4', 'request 5', 'request 6', 'request 7']);
      assert.deepEqual(await pair.found(2), []);
      desk.ack(6, { cack: 0 });
      assert.deepEqual(await pair.found(2), ['retx 4']);
    },
    { registers: { loss: { rto: false } } },
  ),
];

/** A network that keeps the order of each value: nothing is sent again that was not lost. */
const network = (name: string, options: Partial<EntropyRun>): NamedTest =>
  named(`order of entropy values: over a network ${name}`, async (t) => {
    const { found, byTime, needless } = await entropyNetwork(t, options);
    // What no later packet of its value has overtaken is left to the timer; where values share entries, more is.
    assert(found > 0 && (found > byTime || (options.values ?? 0) > 100), `${found} by entropy, ${byTime} by time`);
    assert(needless <= byTime, `${needless} are sent again that were not lost, and ${byTime} by time`);
  });

/** Losses by the order of an entropy value, of a core of 8 PDCs. */
export const initiatorEntropy: readonly NamedTest[] = [
  ...rules,
  network('that loses a tenth of all packets', { loss: 0.1 }),
  network('that loses a third of all packets', { loss: 0.33 }),
  network('with few values', { loss: 0.1, values: 2 }),
  network('with more values than there are entries', { loss: 0.1, values: 200 }),
  network('that loses ACKs', { loss: 0.1, ackLoss: 0.3 }),
  network('with SACK alone', { loss: 0.1, ackEvery: 5 }),
];
