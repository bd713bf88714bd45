/** The rows of uet-wire.md 7.5 and the codes of NACKs (5.3), on hardware beside the golden model. */
import assert from 'node:assert/strict';
import { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { ackState, rodTuple, sackOf } from '../../../golden/pds/initiator/testing/desk.ts';
import type { DeskPair } from './desk-pair.ts';
import { recoveryRules } from './recovery-rules.ts';
import { four, RETX, rule, ruleOfFour } from './rule.ts';
import { stateRules } from './state-rules.ts';
import { timeRules } from './time-rules.ts';

const none = { response: { kind: 'none' } } as const;

/** Each code of a NACK, of RUD and of ROD. */
const ofCodes: readonly NamedTest[] = (Object.keys(nackCodes.code) as (keyof typeof nackCodes.code)[])
  .filter((code) => code !== 'new_start_psn')
  .flatMap((code) => [
    ruleOfFour(`NACK ${code} of a PDC of RUD`, async (pair) => {
      await pair.nack(2, code, { m: true });
      await pair.nack(2, code);
      await pair.wait(RETX);
    }),
    // Hardware goes back to a packet that was refused: it is the last one here, so that nothing follows it.
    rule(`NACK ${code} of a PDC of ROD`, async (pair) => {
      await four(pair, { tuple: rodTuple });
      await pair.nack(4, code, { payload: pair.desk.psn(4) });
      await pair.wait(RETX);
    }),
  ]);

/** What comes while a PDC is being opened. */
const strangers: readonly (readonly [string, (pair: DeskPair) => void])[] = [
  ['an ACK', (pair: DeskPair) => pair.desk.ack(0)],
  ['a NACK with a PDCID', (pair: DeskPair) => pair.desk.nack(0, 'trimmed')],
  ['a NACK without one', (pair: DeskPair) => pair.desk.nack(0, 'trimmed', { spdcid: 0 })],
  ['a CLEAR_REQ', (pair: DeskPair) => pair.desk.control('clear_req')],
  ['a CREDIT', (pair: DeskPair) => pair.desk.control('credit', 1000)],
  ['a CLOSE_REQ', (pair: DeskPair) => pair.desk.control('close_req')],
  ['an ACK of another peer', (pair: DeskPair) => pair.desk.ack(0, { source: 5n })],
  ['an ACK for another PDCID', (pair: DeskPair) => pair.desk.ack(0, { dpdcid: 0x8101 })],
  ['an ACK of what was not sent', (pair: DeskPair) => pair.desk.ack(7)],
];

const rows: readonly NamedTest[] = [
  rule('CLOSED: a packet opens a PDC; NOOP and NEGOTIATION do as well', async (pair) => {
    pair.desk.submit(1, { kind: 'negotiation', size: 0, length: 0, handle: 5, payload: 5 });
    pair.desk.submit(1, { kind: 'noop', size: 0, length: 0 });
    assert.deepEqual(await pair.submit(1), ['negotiation 0', 'noop 1', 'request 2']);
    for (const place of [0, 1, 2]) pair.desk.ack(place, { cack: place });
    await pair.said();
  }),
  ...strangers.map(([what, come]) =>
    rule(`CREATING: ${what}`, async (pair) => {
      await pair.submit(2);
      come(pair);
      await pair.said();
      come(pair);
      await pair.said();
    }),
  ),
  rule('CREATING: NEW_START_PSN moves what is outstanding, once', async (pair) => {
    await pair.submit(3);
    await pair.nack(1, 'new_start_psn', { payload: 0x4000_0000, spdcid: 0 });
    await pair.nack(1, 'new_start_psn', { payload: 0x4000_0000, spdcid: 0 });
  }),
  ruleOfFour('ESTABLISHED: NEW_START_PSN says nothing', async (pair) => {
    assert.deepEqual(await pair.nack(1, 'new_start_psn', { payload: 0x4000_0000 }), []);
  }),
  ruleOfFour('ESTABLISHED: CACK answers what is below it, an ACK of a PSN that PSN; each once', async (pair) => {
    await pair.ack(3, { cack: 1 });
    await pair.ack(3, { cack: 1 });
    await pair.ack(2, { cack: 4 });
    assert.equal(Object.keys(pair.desk.results).length, 5);
  }),
  ruleOfFour('ESTABLISHED: the PDC closes by the host when all is acknowledged', async (pair) => {
    assert.deepEqual(await pair.close(), []);
    assert.deepEqual(await pair.ack(4, { cack: 4 }), ['close_cmd 5']);
    await pair.ack(5, { cack: 5, response: { kind: 'none' } });
  }),
  ruleOfFour('ESTABLISHED: the PDC closes by CLOSE_REQ, and by the req of an ACK', async (pair) => {
    await pair.control('close_req');
    assert.deepEqual(await pair.ack(4, { cack: 4, req: 'close' }), ['close_cmd 5']);
    await pair.nack(5, 'inv_dpdcid');
  }),
  ruleOfFour('QUIESCE: a message in its middle is finished before CLOSE_CMD', async (pair) => {
    await pair.submit(1, { message: 50, first: true, last: false });
    pair.desk.close();
    assert.deepEqual(await pair.ack(5, { cack: 5 }), []);
    assert.deepEqual(await pair.submit(1, { message: 50, first: false, last: true }), ['request 6']);
    assert.deepEqual(await pair.ack(6, { cack: 6 }), ['close_cmd 7']);
  }),
  rule(
    'ACK_WAIT: CLOSE_CMD is sent again by RTO',
    async (pair) => {
      await pair.submit(1);
      pair.desk.ack(0, { cack: 0 });
      assert.deepEqual(await pair.close(), ['close_cmd 1']);
      assert.deepEqual(await pair.wait(8000), ['retx 1']);
    },
    { registers: { rtoInitTime: 8000 } },
  ),
  ruleOfFour(
    'ACK_WAIT: CLEAR_CMD goes as well, as CLOSE_CMD may be lost',
    async (pair) => {
      for (const place of [1, 2, 3, 4]) pair.desk.ack(place, { cack: 0 });
      await pair.said();
      assert.deepEqual(await pair.close(), ['close_cmd 5']);
      assert.deepEqual(await pair.wait(5000), ['clear_cmd', 'probe']);
      assert.deepEqual(await pair.ack(undefined, { cack: 4 }), []);
      assert.deepEqual(await pair.wait(5000), []);
      await pair.ack(5, { cack: 5, response: { kind: 'none' } });
    },
    { registers: { clearTime: 5000 } },
  ),
  rule(
    'retries that are exhausted end the PDC, each packet with an outcome',
    async (pair) => {
      await pair.submit(3);
      assert.deepEqual(await pair.wait(8000), ['retx 0', 'retx 1', 'retx 2']);
      await pair.wait(17_000);
      assert.deepEqual(pair.desk.results, { 0: 'undeliverable', 1: 'undeliverable', 2: 'undeliverable' });
    },
    { registers: { rtoInitTime: 8000, maxRtoRetx: 1 } },
  ),
  ruleOfFour('SACK covers, and what it has not shown is found lost by its NACK alone', async (pair) => {
    await pair.ack(2, { cack: 0, state: ackState({ sackPsnOffset: 1, sackBitmap: sackOf(1, [3, 4]) }) });
    assert.deepEqual(await pair.nack(1, 'pkt_not_rcvd'), ['retx 1']);
    assert.deepEqual(await pair.nack(3, 'pkt_not_rcvd'), ['retx 3']);
  }),
  rule(
    'a packet more than W above CACK is sent again when it is lost',
    async (pair) => {
      const { desk } = pair;
      const send = async (): Promise<void> => {
        for (let i = 0; i < 2; i++) {
          await pair.submit(50);
        }
      };
      await send();
      // With guaranteed responses packets are answered, and their slots free, before CACK comes to them.
      for (let place = 0; place < 100; place++) desk.ack(place);
      await pair.said();
      await send();
      for (const place of [150, 199, 100]) {
        assert.deepEqual(await pair.nack(place, 'trimmed'), [`retx ${place}`]);
      }
    },
    { registers: { defaultMpr: 2 } },
  ),
  ruleOfFour('an ACK of one packet more than were sent is out of range, by its PSN and by CACK', async (pair) => {
    const { desk } = pair;
    await pair.ack(undefined, { cack: 5, ...none });
    await pair.ack(5, { cack: 0, ...none });
    assert.equal(pair.bench.count('ack_out_of_range'), 2);
    await pair.ack(4, { cack: 4, ...none });
    assert.equal(pair.bench.count('ack_out_of_range'), 2);
    assert.equal(desk.outcomes.length, 5);
  }),
  ruleOfFour('credit: a packet leaves while more than none of it is left', async (pair) => {
    pair.limit(2 ** 30, { credit: 5500 });
    assert.deepEqual(await pair.submit(4), []);
    pair.limit(2 ** 30, { credit: 6601 });
    assert.deepEqual(await pair.said(), ['request 5', 'request 6']);
    pair.limit(2 ** 30, { credit: 7700 });
    assert.deepEqual(await pair.said(), []);
    pair.limit(2 ** 30, { credit: 7701 });
    assert.deepEqual(await pair.said(), ['request 7']);
  }),
  ruleOfFour('a window: a packet leaves where all of it has room', async (pair) => {
    pair.limit(6599);
    assert.deepEqual(await pair.submit(3), []);
    pair.limit(6600);
    assert.deepEqual(await pair.said(), ['request 5']);
  }),
];

/** For cores of 8 PDCs: `DeskPair` takes the place of a PDC from its PDCID. */
export const initiatorRules: readonly NamedTest[] = [
  ...rows,
  ...stateRules,
  ...timeRules,
  ...recoveryRules,
  ...ofCodes,
];
