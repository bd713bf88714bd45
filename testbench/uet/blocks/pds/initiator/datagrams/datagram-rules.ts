/** Rules of RUDI and UUD (uet-wire.md 7.13, 7.14), on hardware beside the golden model. */
import assert from 'node:assert/strict';
import { nackClass, nackCodes } from '../../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type NamedTest, named } from '../../../../../design-tests/named-test.ts';
import type { DeskOptions } from '../../../../golden/pds/initiator/testing/desk.ts';
import { DatagramPair } from './datagram-pair.ts';

const RTO = 8000;
const RETX = 8000;
const registers = { rtoInitTime: RTO, nackRetxTime: RETX };

const rule = (
  name: string,
  check: (pair: DatagramPair) => Promise<void>,
  { registers: own, ...options }: DeskOptions = {},
): NamedTest =>
  named(name, async (t) => {
    const pair = await DatagramPair.make(t, { ...options, registers: { ...registers, ...own } });
    await check(pair);
    pair.checkCounts();
  });

const codes = Object.keys(nackCodes.code) as (keyof typeof nackCodes.code)[];

export const datagramRules: readonly NamedTest[] = [
  rule('RUDI: its response ends a packet, once, and one of another peer or pkt_id does not', async (pair) => {
    assert.deepEqual(await pair.submit(3, 'rudi'), ['rudi 0', 'rudi 1', 'rudi 2']);
    pair.respond(1, { source: 1n });
    pair.respond(1, { source: 0xabcn + 2n ** 100n });
    pair.respond(1, { local: 9 });
    pair.respond(77);
    await pair.said();
    assert.deepEqual(pair.desk.results, {});
    pair.respond(1, { m: true });
    pair.respond(1);
    await pair.said();
    assert.deepEqual(pair.desk.results, { 1: 'response' });
    assert.equal(pair.bench.count('pkt_id_unknown'), 5);
    pair.respond(0);
    pair.respond(2);
    await pair.said();
    assert.equal(pair.desk.congestion.at(-1)!.kind, 'idle');
  }),
  rule(
    'RUDI: a record that is used again has another pkt_id',
    async (pair) => {
      for (let round = 0; round < 3; round++) {
        await pair.submit(200, 'rudi');
        const first = 200 * round;
        for (let message = first; message < first + 200; message++) pair.respond(message);
        // A response that comes twice is of none, though its record is in use again.
        if (round > 0) pair.respond(first - 200);
        await pair.said();
      }
      assert.equal(pair.bench.count('pkt_id_unknown'), 2);
    },
    { queueLimit: 1000, registers: { rtoInitTime: 20 * RTO } },
  ),
  rule(
    'RUDI: the RTO doubles, retries have a limit',
    async (pair) => {
      await pair.submit(1, 'rudi');
      for (const times of [1, 2, 4]) {
        assert.deepEqual(await pair.wait((times * RTO) / 2), []);
        assert.deepEqual(await pair.wait((times * RTO) / 2), ['retx 0']);
      }
      assert.deepEqual(await pair.wait(8 * RTO), []);
      assert.deepEqual(pair.desk.results, { 0: 'undeliverable' });
    },
    { registers: { maxRtoRetx: 3 } },
  ),
  rule(
    'RUDI: the RTO has a maximum, and goes on where there is no limit',
    async (pair) => {
      await pair.submit(1, 'rudi');
      for (let i = 0; i < 4; i++) assert.deepEqual(await pair.wait(i === 0 ? RTO : 1.5 * RTO), ['retx 0']);
      pair.respond(0, { retx: true });
      await pair.said();
      assert.deepEqual(pair.desk.results, { 0: 'response' });
    },
    { registers: { maxRtoRetx: 15, rtoMaxTime: 1.5 * RTO } },
  ),
  rule(
    'RUDI: without its RTO nothing is sent again by time',
    async (pair) => {
      await pair.submit(1, 'rudi');
      assert.deepEqual(await pair.wait(3 * RTO), []);
    },
    { registers: { loss: { rto: false } } },
  ),
  ...codes.map((code) =>
    rule(
      `RUDI: NACK ${code}`,
      async (pair) => {
        await pair.submit(2, 'rudi');
        pair.refuse(0, code, true);
        const isFatal = nackClass(nackCodes.code[code]) === 'pdc_fatal';
        const isAtOnce = code === 'trimmed' || code === 'trimmed_lasthop';
        assert.deepEqual(await pair.said(), isAtOnce ? ['retx 0'] : []);
        if (!isAtOnce && !isFatal) {
          // One that is refused already is not refused again.
          pair.refuse(0, code);
          assert.deepEqual(await pair.wait(RETX / 2), []);
          assert.deepEqual(await pair.wait(RETX / 2), ['retx 0']);
        }
        if (isFatal) assert.deepEqual(pair.desk.results, { 0: code });
      },
      { registers: { rtoInitTime: 20 * RTO } },
    ),
  ),
  rule('RUDI: a NACK of a reserved code changes nothing', async (pair) => {
    await pair.submit(1, 'rudi');
    pair.refuse(0, undefined);
    assert.deepEqual(await pair.said(), []);
    assert.equal(pair.bench.count('nack_unexpected'), 1);
  }),
  rule(
    'RUDI: refusals have a limit',
    async (pair) => {
      await pair.submit(1, 'rudi');
      for (let i = 0; i < 2; i++) {
        pair.refuse(0, 'no_resource');
        assert.deepEqual(await pair.wait(RETX), ['retx 0']);
      }
      pair.refuse(0, 'no_resource');
      await pair.said();
      assert.deepEqual(pair.desk.results, { 0: 'undeliverable' });
    },
    { registers: { maxNackRetx: 2, rtoInitTime: 20 * RTO } },
  ),
  rule('RUDI: the response of a packet that is lost, waits, or failed', async (pair) => {
    await pair.submit(3, 'rudi');
    pair.limit(0);
    pair.refuse(0, 'trimmed');
    pair.refuse(1, 'no_resource');
    pair.refuse(2, 'unexp_event');
    assert.deepEqual(await pair.said(), []);
    for (const message of [0, 1, 2]) pair.respond(message);
    await pair.said();
    assert.deepEqual(pair.desk.results, { 0: 'response', 1: 'response', 2: 'unexp_event' });
    pair.limit(2 ** 30);
    assert.deepEqual(await pair.said(), []);
  }),
  rule('RUDI: a fatal NACK of a packet that is lost', async (pair) => {
    await pair.submit(1, 'rudi');
    pair.limit(0);
    pair.refuse(0, 'trimmed');
    pair.refuse(0, 'unexp_event');
    await pair.said();
    assert.deepEqual(pair.desk.results, { 0: 'unexp_event' });
    pair.limit(2 ** 30);
    assert.deepEqual(await pair.submit(2, 'rudi'), ['rudi 1', 'rudi 2']);
  }),
  rule('RUDI: an RTT where the sending is known', async (pair) => {
    await pair.submit(4, 'rudi');
    pair.refuse(2, 'trimmed');
    pair.refuse(3, 'trimmed');
    await pair.said();
    pair.respond(0);
    pair.respond(1, { retx: true });
    pair.respond(2, { retx: true });
    pair.respond(3);
    await pair.said();
    const rtts = pair.desk.congestion.filter(({ kind }) => kind === 'ack').map(({ rtt }) => rtt !== undefined);
    assert.deepEqual(rtts, [true, false, true, false]);
  }),
  rule(
    'RUDI: congestion control, retransmissions before new packets',
    async (pair) => {
      assert.deepEqual(await pair.submit(4, 'rudi'), ['rudi 0', 'rudi 1']);
      pair.refuse(0, 'trimmed');
      assert.deepEqual(await pair.said(), ['retx 0']);
      pair.respond(1);
      assert.equal((await pair.said()).length, 1);
    },
    { cwnd: 2500 },
  ),
  rule('RUDI: credit, of which a packet needs more than none', async (pair) => {
    await pair.submit(1, 'rudi');
    pair.limit(2 ** 30, { credit: 1100 });
    assert.deepEqual(await pair.submit(2, 'rudi'), []);
    pair.limit(2 ** 30, { credit: 1101 });
    assert.equal((await pair.said()).length, 1);
    pair.limit(2 ** 30, { credit: 2201 });
    assert.equal((await pair.said()).length, 1);
  }),
  rule('packets of a peer for which there is no room hold back none of another', async (pair) => {
    pair.offer(1, 'rudi', {}, 5n);
    await pair.submit(1, 'rudi', {}, 6n);
    pair.limit(0);
    pair.offer(9, 'rudi', {}, 5n);
    assert.deepEqual(await pair.submit(2, 'rudi', {}, 6n), ['rudi 11', 'rudi 12']);
  }),
  rule(
    'UUD: is sent once, obeys no window, and nothing is heard of it',
    async (pair) => {
      assert.deepEqual(await pair.submit(2, 'uud'), ['uud 0', 'uud 1']);
      assert.deepEqual(pair.desk.results, { 0: 'default_ok', 1: 'default_ok' });
      assert.deepEqual(await pair.wait(3 * RTO), []);
    },
    { cwnd: 0 },
  ),
  rule('UUD: a response of its number is of none', async (pair) => {
    await pair.submit(1, 'uud');
    pair.respond(0);
    await pair.said();
    assert.equal(pair.bench.count('pkt_id_unknown'), 1);
  }),
];
