/** SACK where CACK lags: slots of the PDS initiator have their next packets while their last ones are still told of. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { ackState } from '../../../golden/pds/initiator/testing/desk.ts';
import { ack, corner, quiet, send } from './corner.ts';

const PLACE = 4;
const SLOTS = 128;
const RTO = 1_000_000;

/** Packets that have the slots of the first ones. */
const later = [1, 2, 3, 4, 5];

const ofFree = corner(
  'SACK of packets that are free says nothing of those that have their slots now',
  async (c) => {
    await c.open(PLACE);
    await c.run(60, { send: send(PLACE, 0) });
    await c.run(60, { peer: ack(PLACE, 0, 0, { state: ackState({ mpr: 4 }) }) });
    // Each is answered, and CACK stays where it is.
    for (let i = 1; i <= SLOTS; i++) {
      await c.run(30, { send: send(PLACE, i) });
      await c.run(30, { peer: ack(PLACE, i, 0) });
    }
    for (const i of later) await c.run(40, { send: send(PLACE, SLOTS + i) });
    const state = ackState({ mpr: 4, sackPsnOffset: 1, sackBitmap: (1n << 64n) - 1n });
    await c.run(60, { peer: ack(PLACE, 0, 0, { answered: { probeOpaque: 0 }, state }) });
    c.bench.now = (c.bench.now + RTO) % 2 ** 32;
    c.shown.length = 0;
    await c.run(1000);
    assert.deepEqual(
      c.left.sort(),
      later.map((i) => `${SLOTS + i} again`),
    );
    // Of those that are out it says so: ACK_REQ goes for them.
    const shown = ackState({ mpr: 4, sackPsnOffset: SLOTS + 1, sackBitmap: 0b11101n });
    await c.run(60, { peer: ack(PLACE, 0, 0, { answered: { probeOpaque: 0 }, state: shown }) });
    c.bench.now = (c.bench.now + 2 * RTO) % 2 ** 32;
    c.shown.length = 0;
    await c.run(1000);
    const kinds = c.shown.flatMap(({ packet }) => (packet === undefined ? [] : [String(packet.kind)]));
    assert.deepEqual(kinds.sort(), ['ack_req', 'ack_req', 'ack_req', 'ack_req', 'request']);
  },
  { ...quiet, rtoInitTime: RTO, rtoMaxTime: 4 * RTO },
);

/** Of a core of 8 PDCs. */
export const initiatorShown: readonly NamedTest[] = [ofFree];
