/** What happens by time, and in recovery, on hardware beside the golden model (uet-wire.md 7.11, 10.2, cms.md 7.2). */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { ackState, rodTuple, sackOf } from '../../../golden/pds/initiator/testing/desk.ts';
import { four, rule, ruleOfFour } from './rule.ts';

/** Times are far apart: hardware is some thousand clocks ahead of the model. */
const T = 40_000;
const slow = { rtoInitTime: 100 * T, rtoMaxTime: 200 * T, clearTime: 50 * T, nackRetxTime: T, probeTailTime: 0 };
const none = { response: { kind: 'none' } } as const;

const tail = (mode: 'probe' | 'resend', what: string): NamedTest =>
  ruleOfFour(
    `the end of a burst: ${what} after Tail_Loss_Time, so many times, until an ACK brings something`,
    async (pair) => {
      for (const _ of [1, 2]) assert.deepEqual(await pair.wait(T), [what]);
      assert.deepEqual(await pair.wait(T), []);
      await pair.ack(1, { cack: 0 });
      assert.deepEqual(await pair.wait(T), [what]);
      await pair.ack(1, { cack: 0 });
      assert.deepEqual(await pair.wait(T), [what]);
      assert.deepEqual(await pair.wait(T), []);
      await pair.ack(undefined, { cack: 2, ...none });
      assert.deepEqual(await pair.wait(T), [what]);
      await pair.ack(4, { cack: 4 });
      assert.deepEqual(await pair.wait(3 * T), []);
    },
    { registers: { ...slow, tailLossTime: T, maxTailLoss: 2, loss: { tail: mode } } },
  );

const probing = { probeTime: 3 * T, probeTailTime: T, probeAgainTime: 2 * T, loss: { probe: true, outOfOrder: false } };

export const timeRules: readonly NamedTest[] = [
  tail('probe', 'probe'),
  tail('resend', 'retx 4'),
  ruleOfFour(
    'nothing at the end of a burst where that is off, or has no end',
    async (pair) => {
      assert.deepEqual(await pair.wait(3 * T), []);
    },
    { registers: { ...slow, tailLossTime: T, maxTailLoss: 2 } },
  ),
  ruleOfFour(
    'a burst ends with its last packet alone',
    async (pair) => {
      pair.limit(5600);
      await pair.submit(2);
      assert.deepEqual(await pair.wait(3 * T), []);
      pair.limit(2 ** 30);
      assert.deepEqual(await pair.said(), ['request 5', 'request 6']);
      assert.deepEqual(await pair.wait(T), ['retx 6']);
    },
    { registers: { ...slow, tailLossTime: T, maxTailLoss: 15, loss: { tail: 'resend' } } },
  ),
  ruleOfFour(
    'PROBE on silence: by whether something waits, again and again, until all is acknowledged',
    async (pair) => {
      assert.deepEqual(await pair.wait(4 * T), []);
      await pair.ack(1, { cack: 1 });
      assert.deepEqual(await pair.wait(T), ['probe']);
      assert.deepEqual(await pair.wait(T), []);
      assert.deepEqual(await pair.wait(T), ['probe']);
      for (const probeOpaque of [1, 2, 2]) {
        await pair.ack(undefined, { cack: 1, answered: { probeOpaque }, ...none });
      }
      pair.limit(5600);
      pair.desk.submit(2);
      await pair.ack(2, { cack: 1 });
      assert.deepEqual(await pair.wait(2 * T), []);
      assert.deepEqual(await pair.wait(T), ['probe']);
      await pair.nack(3, 'no_resource');
      await pair.ack(4, { cack: 4 });
      pair.limit(2 ** 30);
      assert.deepEqual(await pair.said(), ['request 5', 'request 6']);
      await pair.ack(6, { cack: 6 });
      assert.deepEqual(await pair.wait(9 * T), []);
    },
    { registers: { ...slow, ...probing } },
  ),
  ...([{ outOfOrder: true }, { outOfOrder: false, entropy: true }] as const).map((found) =>
    ruleOfFour(
      `a PROBE that is answered fast begins a recovery, in which packets go again, by ${Object.keys(found).at(-1)}`,
      async (pair) => {
        await pair.ack(1, { cack: 1 });
        assert.deepEqual(await pair.wait(T), ['probe']);
        assert.deepEqual(await pair.ack(undefined, { cack: 1, answered: { probeOpaque: 1 }, ...none }), [
          'retx 2',
          'retx 3',
          'retx 4',
        ]);
      },
      { registers: { ...slow, ...probing, loss: { probe: true, ...found } } },
    ),
  ),
  ruleOfFour(
    'a PROBE that is answered fast begins no recovery where neither count nor order of entropy values is on',
    async (pair) => {
      await pair.ack(1, { cack: 1 });
      assert.deepEqual(await pair.wait(T), ['probe']);
      assert.deepEqual(await pair.ack(undefined, { cack: 1, answered: { probeOpaque: 1 }, ...none }), []);
    },
    { registers: { ...slow, ...probing, loss: { probe: true, outOfOrder: false } } },
  ),
  rule(
    'a PROBE goes with what is heard first',
    async (pair) => {
      await pair.submit(3);
      assert.deepEqual(await pair.ack(0, { cack: 0 }), ['probe']);
      assert.deepEqual(await pair.ack(1, { cack: 1 }), []);
    },
    { registers: { ...slow, ...probing, probeFirst: true, loss: { probe: false } } },
  ),
  ruleOfFour(
    'a PDC closes when it has been idle, and not before',
    async (pair) => {
      assert.deepEqual(await pair.wait(2 * T), []);
      await pair.submit(1, { message: 60, first: true, last: false });
      await pair.ack(5, { cack: 5 });
      assert.deepEqual(await pair.wait(2 * T), []);
      await pair.submit(1, { message: 60, first: false, last: true });
      await pair.ack(6, { cack: 6 });
      assert.deepEqual(await pair.wait(T / 2), []);
      await pair.submit(1);
      await pair.ack(7, { cack: 7 });
      assert.deepEqual(await pair.wait(T / 2), []);
      assert.deepEqual(await pair.wait(T / 2), ['close_cmd 8']);
      await pair.ack(8, { cack: 8, ...none });
    },
    { registers: { ...slow, idleTime: T } },
  ),
  rule(
    'idle time counts from the ACK, not from the packet',
    async (pair) => {
      await pair.submit(1);
      assert.deepEqual(await pair.wait(2 * T), []);
      assert.deepEqual(await pair.ack(0, { cack: 0 }), []);
      assert.deepEqual(await pair.wait(T / 2), []);
      assert.deepEqual(await pair.wait(T / 2), ['close_cmd 1']);
      await pair.ack(1, { cack: 1, ...none });
    },
    { registers: { ...slow, idleTime: T } },
  ),
  ruleOfFour(
    'CLEAR_CMD goes by CLEAR_REQ, by the req of an ACK, and by time, where no request takes it along',
    async (pair) => {
      assert.deepEqual(await pair.control('clear_req'), []);
      assert.deepEqual(await pair.ack(1, { cack: 0 }), ['clear_cmd', 'probe']);
      for (const place of [2, 3]) pair.desk.ack(place, { cack: 0 });
      assert.deepEqual(await pair.said(), []);
      assert.deepEqual(await pair.ack(3, { cack: 0, req: 'clear' }), ['clear_cmd', 'probe']);
      assert.deepEqual(await pair.wait(T / 2), []);
      assert.deepEqual(await pair.submit(1), ['request 5']);
      assert.deepEqual(await pair.wait(T / 2), []);
      assert.deepEqual(await pair.wait(T / 2), ['clear_cmd', 'probe']);
      await pair.ack(undefined, { cack: 3, answered: { probeOpaque: 3 }, ...none });
      assert.deepEqual(await pair.wait(2 * T), []);
    },
    { registers: { ...slow, clearTime: T } },
  ),
  ruleOfFour(
    'ACK_REQ goes in place of what SACK has shown, and again by RTO',
    async (pair) => {
      const state = ackState({ sackPsnOffset: 1, sackBitmap: sackOf(1, [2, 4]) });
      await pair.ack(undefined, { cack: 0, state, ...none });
      assert.deepEqual(await pair.wait(T), ['ack_req 2', 'ack_req 4', 'retx 1', 'retx 3']);
      await pair.ack(2, { cack: 0 });
      assert.deepEqual(await pair.wait(2 * T), ['ack_req 4', 'retx 1', 'retx 3']);
    },
    { registers: { ...slow, rtoInitTime: T } },
  ),
  ruleOfFour(
    'what is lost when SACK shows it does not go again',
    async (pair) => {
      pair.limit(0);
      await pair.nack(2, 'no_resource');
      assert.deepEqual(await pair.wait(T), []);
      const state = ackState({ sackPsnOffset: 1, sackBitmap: sackOf(1, [2, 4]) });
      await pair.ack(undefined, { cack: 0, state, ...none });
      pair.limit(2 ** 30);
      assert.deepEqual(await pair.said(), []);
    },
    { registers: slow },
  ),
  ruleOfFour(
    'a packet that is refused again and again ends its PDC',
    async (pair) => {
      for (let i = 0; i < 3; i++) {
        await pair.nack(2, 'no_resource');
        assert.deepEqual(await pair.wait(T), ['retx 2']);
      }
      await pair.nack(2, 'no_resource');
      assert.equal(pair.desk.results[2], 'undeliverable');
    },
    { registers: { ...slow, maxNackRetx: 3 } },
  ),
  rule(
    'a gap that was gone back to is the same one for some time, and another gap is not',
    async (pair) => {
      const gap = async (place: number, of: number): Promise<string[]> => {
        return pair.nack(of, 'rod_ooo', { payload: pair.desk.psn(place) });
      };
      await four(pair, { tuple: rodTuple });
      assert.deepEqual(await gap(2, 3), ['retx 2', 'retx 3', 'retx 4']);
      assert.deepEqual(await gap(2, 4), []);
      assert.deepEqual(await gap(3, 4), ['retx 3', 'retx 4']);
      assert.deepEqual(await gap(3, 4), []);
      assert.deepEqual(await pair.wait(T), []);
      assert.deepEqual(await gap(3, 4), ['retx 3', 'retx 4']);
      assert.deepEqual(await gap(2, 4), ['retx 2', 'retx 3', 'retx 4']);
    },
    { registers: { ...slow, goBackTime: T } },
  ),
  rule(
    'where the range of the peer is at its end CLEAR_CMD goes once for what is new, and then by time',
    async (pair) => {
      const { desk } = pair;
      await pair.submit(1);
      desk.ack(0, { cack: 0 });
      for (let first = 1; first <= 127; first += 32) {
        const last = Math.min(first + 31, 127);
        await pair.submit(last - first + 1);
        for (let place = first; place <= last; place++) desk.ack(place, { cack: 0, ...none });
        await pair.said();
      }
      assert.deepEqual(await pair.submit(3), ['request 128']);
      assert.deepEqual(await pair.wait(10 * T), []);
      assert.deepEqual(await pair.ack(128, { cack: 0, ...none }), ['clear_cmd', 'probe']);
      assert.deepEqual(await pair.wait(10 * T), []);
      assert.deepEqual(await pair.wait(50 * T), ['clear_cmd', 'probe']);
      assert.deepEqual(await pair.ack(undefined, { cack: 128, ...none }), ['request 129', 'request 130']);
    },
    { registers: { ...slow, defaultMpr: 1 } },
  ),
  ruleOfFour(
    'ways to find losses that are off do nothing',
    async (pair) => {
      await pair.nack(1, 'trimmed');
      await pair.nack(2, 'rcvr_infer_loss');
      await pair.nack(3, 'pkt_not_rcvd');
      assert.deepEqual(await pair.wait(200 * T), []);
    },
    { registers: { ...slow, loss: { trimNack: false, lossNack: false, rto: false, ackReq: false } } },
  ),
];
