/** PDCs in order: what goes again by time, on hardware beside the golden model (uet-wire.md 7.11, 10.2). */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { rodTuple } from '../../../golden/pds/initiator/testing/desk.ts';
import { four, rule } from './rule.ts';

const T = 40_000;
const slow = { rtoInitTime: 100 * T, rtoMaxTime: 200 * T, clearTime: 500 * T, nackRetxTime: T, probeTailTime: 0 };
const inOrder = { tuple: rodTuple };

/** Of a core of 8 PDCs. */
export const orderRules: readonly NamedTest[] = [
  rule(
    'in order a packet that is alone goes again when its RTO has passed, each time',
    async (pair) => {
      const { desk } = pair;
      await pair.submit(1, inOrder);
      desk.ack(0, { cack: 0 });
      await pair.submit(1, inOrder);
      for (const factor of [1, 2, 4]) assert.deepEqual(await pair.wait(factor * T), ['retx 1']);
      await pair.ack(1, { cack: 1 });
    },
    { registers: { ...slow, rtoInitTime: T } },
  ),
  rule(
    'in order the last packet of a burst goes again after Tail_Loss_Time',
    async (pair) => {
      await four(pair, inOrder);
      for (const _ of [1, 2]) assert.deepEqual(await pair.wait(T), ['retx 4']);
      assert.deepEqual(await pair.wait(T), []);
    },
    { registers: { ...slow, tailLossTime: T, maxTailLoss: 2, loss: { tail: 'resend' } } },
  ),
];
