/** What the PDS initiator does not take for lost. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { ackState } from '../../../golden/pds/initiator/testing/desk.ts';
import { ack, type Corner, corner, quiet, route, send } from './corner.ts';

const PLACE = 3;

/** Packet 0 is acknowledged, 1 to `last` are out. */
async function begin(c: Corner, last: number): Promise<void> {
  await c.open(PLACE);
  await c.run(60, { send: send(PLACE, 0) });
  await c.run(60, { peer: ack(PLACE, 0, 0) });
  for (let i = 1; i <= last; i++) await c.run(40, { send: send(PLACE, i) });
  await c.pass(60);
}

/** An ACK of no packet. */
const hears = (cack: number, state: Parameters<typeof ackState>[0]) =>
  ack(PLACE, 0, cack, { answered: { probeOpaque: 0 }, state: ackState(state) });

const comes = corner(
  'the last packet of a burst is not sent again where SACK has shown it',
  async (c) => {
    await begin(c, 4);
    await c.pass(60, { peer: hears(0, { sackPsnOffset: 1, sackBitmap: 0b1000n, rcvdBytes: 4 }) });
    await c.run(3000);
    assert.deepEqual(c.left, []);
    await c.run(400, { send: send(PLACE, 5) });
    await c.run(1400);
    assert.deepEqual(c.left, ['5', '5 again']);
  },
  { ...quiet, tailLossTime: 1000, maxTailLoss: 15, loss: { probe: false, tail: 'resend' } },
);

/** Packets of the window of congestion control, which recovery sends again at once. */
const AHEAD = 5;

const later = corner(
  'what is sent first while a recovery lasts is not sent again by it',
  async (c) => {
    await begin(c, 12);
    const cwnd = AHEAD * 1024;
    c.bench.limit(PLACE, { window: 2 ** 24, credit: undefined, cwnd, maxWindow: cwnd, small: false });
    const left = async (peer: ReturnType<typeof hears>): Promise<string[]> => {
      c.shown.length = 0;
      await c.run(200, { peer });
      return c.left;
    };
    const again = (from: number, to: number): string[] =>
      Array.from({ length: to - from + 1 }, (_, i) => `${from + i} again`);
    assert.deepEqual(await left(hears(0, { oooCount: AHEAD })), again(1, AHEAD));
    c.shown.length = 0;
    for (let i = 13; i <= 16; i++) await c.run(60, { send: send(PLACE, i) });
    assert.deepEqual(c.left, ['13', '14', '15', '16']);
    assert.deepEqual(await left(hears(4, {})), again(6, 9));
    assert.deepEqual(await left(hears(9, {})), again(10, 12));
    // It is over where it began, and another one begins only by a count.
    assert.deepEqual(await left(hears(12, {})), []);
    assert.deepEqual(await left(hears(13, { oooCount: AHEAD - 1 })), []);
    assert.deepEqual(await left(hears(13, { oooCount: AHEAD })), again(14, 16));
    assert.equal(c.bench.count('recoveries'), 2);
  },
  { ...quiet, packetBytes: 1024, loss: { outOfOrder: true, probe: false, tail: 'off' } },
);

/** Clocks between two ACKs, of which the first one asks for a recovery: until that has begun, and longer. */
const between = 48;

const overtaken = corner(
  'no recovery begins of packets that an ACK has told of since it was asked for',
  async (c) => {
    await begin(c, 0);
    const cwnd = AHEAD * 1024;
    c.bench.limit(PLACE, { window: 2 ** 24, credit: undefined, cwnd, maxWindow: cwnd, small: false });
    let last = 0;
    for (let gap = 1; gap <= between; gap++) {
      for (let i = 1; i <= AHEAD; i++) await c.run(1, { send: send(PLACE, last + i) });
      await c.run(120);
      await c.run(gap, { peer: hears(last, { oooCount: AHEAD }) });
      last += AHEAD;
      await c.pass(200, { peer: hears(last, {}) });
      // Each leaves in a turn of its own, while nothing is heard of those before it.
      const fresh = Array.from({ length: 20 }, (_, i) => last + 1 + i);
      for (const psn of fresh) await c.run(60, { send: send(PLACE, psn) });
      assert.deepEqual(c.left, fresh.map(String), `${gap} clocks between`);
      last += fresh.length;
      await c.run(60, { peer: hears(last, {}) });
    }
    assert.equal(c.bench.count('recoveries'), between);
  },
  { ...quiet, packetBytes: 1024, loss: { outOfOrder: true, probe: false, tail: 'off' } },
);

const T = 1e6;

const restarts = corner(
  'an ACK that comes as Tail_Loss_Time passes has it begin again',
  async (c) => {
    await begin(c, 4);
    // While peers speak in each clock a PDC is visited in one of 128, and time goes on between two visits.
    const speaks = async (clocks: number): Promise<void> => {
      for (let i = 0; i < clocks; i++)
        await c.run(1, { peer: { ...route(PLACE), type: 'cp', kind: 'credit', payload: i } });
    };
    await speaks(40);
    c.bench.now += T;
    await c.run(1, { peer: ack(PLACE, 1, 1) });
    await speaks(20);
    await c.run(500);
    assert.deepEqual(c.left, []);
    c.bench.now += T;
    await c.run(500);
    assert.deepEqual(c.left, ['4 again']);
  },
  { ...quiet, tailLossTime: T, maxTailLoss: 15, loss: { probe: false, tail: 'resend' } },
);

/** Of a core of 8 PDCs or more. */
export const initiatorLosses: readonly NamedTest[] = [comes, later, overtaken, restarts];
