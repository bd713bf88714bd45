/** What waits in the PDS initiator, and for how long: all places in one queue, walks, what is lost beyond a window. */
import { isDeepStrictEqual } from 'node:util';
import { ackState } from '../../../golden/pds/initiator/testing/desk.ts';
import { assert, type NamedTest, seededRandom } from '../../test-kit.ts';
import { ack, type Corner, corner, quiet, send } from './corner.ts';
import { rule } from './rule.ts';

const places = [0, 1, 2, 3, 4, 5, 6, 7];
const none = { response: { kind: 'none' } } as const;

/** All places, with a packet each that is acknowledged. */
async function begin(c: Corner): Promise<void> {
  for (const place of places) await c.open(place);
  for (const place of places) await c.run(30, { send: send(place, 0) });
  for (const place of places) await c.run(60, { peer: ack(place, 0, 0) });
  c.shown.length = 0;
}

/** Packets in order, of each place. */
const leftOf = (c: Corner, place: number): number[] =>
  c.shown.flatMap(({ packet }) => (packet?.place === place ? [Number(packet.handle)] : []));

const fullQueues = corner('all places wait for a turn at once, and each has it', async (c) => {
  await begin(c);
  // Nothing is taken: packets wait, and then turns, until no more are looked up.
  const blocked = { ready: false };
  const filling = 90;
  for (let i = 1; i <= filling; i++) await c.run(1, { ...blocked, send: send(0, i) });
  await c.run(200, blocked);
  const rounds = 4;
  for (let round = 1; round <= rounds; round++) {
    for (const place of places.slice(1)) await c.run(1, { ...blocked, send: send(place, round) });
    await c.run(1, { ...blocked, send: send(0, filling + round) });
    // Peers are heard all the while: their places have changed.
    for (const place of places) await c.run(1, { ...blocked, peer: ack(place, 0, 0, { m: true }) });
    await c.run(40, blocked);
  }
  await c.run(400);
  for (const place of places) {
    const count = place === 0 ? filling + rounds : rounds;
    assert.deepEqual(
      leftOf(c, place),
      Array.from({ length: count }, (_, i) => i + 1),
      `of place ${place}`,
    );
  }
});

const fullWalks = corner('all places wait for a walk at once, and each has it', async (c) => {
  await begin(c);
  const each = 24;
  for (let i = 1; i <= each; i++) for (const place of places) await c.run(1, { send: send(place, i) });
  await c.pass(400);
  for (let i = 1; i <= each; i++) for (const place of places) await c.run(1, { peer: ack(place, i, i) });
  await c.run(600);
  for (const place of places) {
    assert.equal(c.shown.filter(({ retired }) => retired === place).length, each, `of place ${place}`);
  }
});

/** Clocks from an ACK until its packet is free: the pipe, a queue, what a walk reads first. */
const walks = corner(
  'an ACK frees its packet after as many clocks each time, a few of other events beside',
  async (c) => {
    await c.open(4);
    const took: number[] = [];
    for (let i = 0; i < 64; i++) {
      await c.pass(60 + i, { send: send(4, i) });
      await c.run(80, { peer: ack(4, i, i) });
      took.push(c.shown.findIndex(({ retired }) => retired !== undefined));
    }
    assert.ok(took.every((clocks) => clocks > 0));
    const [least, most] = [Math.min(...took), Math.max(...took)];
    assert.ok(most - least <= 2, `from ${least} to ${most} clocks`);
  },
);

const AHEAD = 8;
/** Clocks from the ACK to what it has sent again: the pipe, recovery, a turn, and the pipe once more. */
const atOnce = 100;

/** What recovery sends again needs no room: it leaves at once, where there is none. */
const needsNone = corner(
  'what recovery sends again leaves in each clock, where there is no room',
  async (c) => {
    const place = 3;
    await c.open(place);
    await c.run(60, { send: send(place, 0) });
    await c.run(60, { peer: ack(place, 0, 0) });
    for (let i = 1; i <= AHEAD; i++) await c.run(40, { send: send(place, i) });
    const cwnd = AHEAD * 1024;
    c.bench.limit(place, { window: 0, credit: undefined, cwnd, maxWindow: cwnd, small: false });
    await c.pass(200);
    const state = ackState({ oooCount: AHEAD });
    await c.run(200, { peer: ack(place, 0, 0, { answered: { probeOpaque: 0 }, state }) });
    assert.deepEqual(
      c.left,
      Array.from({ length: AHEAD }, (_, i) => `${i + 1} again`),
    );
    const at = c.shown.flatMap(({ packet }, clock) => (packet === undefined ? [] : [clock]));
    const clocks = at.at(-1)! - at[0]! + 1;
    assert.ok(clocks <= AHEAD + 2, `${AHEAD} packets take ${clocks} clocks`);
    assert.ok(at[0]! <= atOnce, `the first leaves after ${at[0]} clocks`);
  },
  { ...quiet, packetBytes: 1024, loss: { outOfOrder: true, probe: false, tail: 'off' } },
);

/** A peer that takes 256 PSNs from CACK on, and then 128: what is lost beyond those waits for CACK. */
const beyond = rule('what is lost beyond the window of its peer waits until that has moved', async (pair) => {
  const { desk } = pair;
  await pair.submit(1);
  desk.ack(0, { cack: 0, state: ackState({ mpr: 2, rcvdBytes: 5 }) });
  const each = 50;
  for (let from = 1; from <= 200; from += each) {
    await pair.submit(each);
    for (let i = from; from <= 100 && i < from + each; i++) desk.ack(i, { cack: 0, ...none });
    await pair.said();
  }
  await pair.ack(101, { cack: 1, state: ackState({ mpr: 1, rcvdBytes: 5 * 102 }), ...none });
  assert.deepEqual(await pair.nack(150, 'trimmed'), []);
  assert.deepEqual(await pair.nack(129, 'trimmed'), ['retx 129']);
  assert.deepEqual(await pair.nack(130, 'trimmed'), []);
  assert.deepEqual(await pair.ack(undefined, { cack: 100, state: ackState({ mpr: 1, rcvdBytes: 5 * 102 }), ...none }), [
    'retx 130',
    'retx 150',
  ]);
});

/** Packets whose time comes at once, those that fill what hardware has for packets that leave, and their RTO. */
const [DUE, FILLING, LONG] = [100, 90, 2 ** 20];

const sweeps = corner(
  'the sweep waits where what it has found finds no room, and goes on from there',
  async (c) => {
    await begin(c);
    const random = seededRandom(5);
    const given = places.map(() => 0);
    const order: number[] = [];
    const give = async (place: number, ready: boolean): Promise<void> => {
      order.push(place);
      given[place]!++;
      await c.run(3, { ready, send: send(place, given[place]!) });
    };
    for (let i = 0; i < DUE; i++) await give(random.pick(places), true);
    await c.run(100);
    for (let i = 0; i < FILLING; i++) await give(0, false);
    await c.run(400, { ready: false });
    c.bench.now = (c.bench.now + LONG) % 2 ** 32;
    await c.pass(1000, { ready: false });
    await c.run(400);
    const found = c.shown.flatMap(({ congestion: event }) => (event?.kind === 'timeout' ? [Number(event.ccc)] : []));
    assert.ok(found.length > DUE, `${found.length} are found`);
    // In the order of their records, from any of them on, round all.
    const round = order.slice(0, found.length);
    const isRound = round.some((_, i) => isDeepStrictEqual(found, [...round.slice(i), ...round.slice(0, i)]));
    assert.ok(isRound, `found at ${found}, sent at ${round}`);
  },
  { ...quiet, rtoInitTime: LONG, rtoMaxTime: LONG },
);

/** Of a core of 8 PDCs. */
export const initiatorWaits: readonly NamedTest[] = [fullQueues, fullWalks, walks, needsNone, beyond, sweeps];
