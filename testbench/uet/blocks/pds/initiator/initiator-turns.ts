/** What turns cost: packets that go again leave as fast as new ones, and PDCs that may not send take no turns. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { ack, type Corner, corner, nackOf, quiet, send } from './corner.ts';

const places = [0, 1, 2, 3, 4, 5, 6, 7];
/** What leaves in place of a packet: a visit, or what a walk asks for. */
const others = 18 / 16;
/** Clocks until PDCs that found no room are looked up again. */
const settles = 48;

/** All places, with so many packets each that are out, after one that is acknowledged. */
async function begin(c: Corner, rod: boolean, each: number, first = 1): Promise<void> {
  for (const place of places) await c.open(place, rod);
  for (let i = 0; i < first; i++) {
    for (const place of places) await c.run(i === 0 ? 30 : 2, { send: send(place, i) });
    if (i % 16 !== 0 && i < first - 1) continue;
    await c.run(60);
    for (const place of places) await c.run(30, { peer: ack(place, i, i) });
  }
  for (let i = first; i < first + each; i++) for (const place of places) await c.run(1, { send: send(place, i) });
  await c.pass(300);
}

/** Clocks from the first packet that left to the last one, and how many they are. */
function span(c: Corner): { readonly packets: number; readonly clocks: number } {
  const at = c.shown.flatMap(({ packet }, clock) => (packet === undefined ? [] : [clock]));
  return { packets: at.length, clocks: at.at(-1)! - at[0]! + 1 };
}

const goesBack = (each: number, first = 1): NamedTest =>
  corner(
    `what goes again in order leaves one packet a clock, ${each} of each of 8 PDCs from ${first} on`,
    async (c) => {
      await begin(c, true, each, first);
      for (const place of places) await c.run(1, { peer: nackOf(place, 'rod_ooo')(first) });
      await c.run(40 * each + 400);
      const { packets, clocks } = span(c);
      assert.equal(packets, 8 * each);
      assert.ok(clocks <= packets * others, `${packets} packets take ${clocks} clocks`);
    },
  );

/** Each PDC has lost others: those of a turn are its own, whatever waits after it. */
const resends = (each: number): NamedTest =>
  corner(`what is marked lost leaves one packet a clock, ${each} of each of 8 PDCs, every other one`, async (c) => {
    await begin(c, false, 2 * each);
    const permit = async (window: number): Promise<void> => {
      const limit = { window, credit: undefined, cwnd: window, maxWindow: window, small: false };
      for (const ccc of places) c.bench.limit(ccc, limit);
      await c.run(places.length);
    };
    await permit(0);
    for (let i = 1; i <= each; i++)
      for (const place of places) await c.run(1, { peer: nackOf(place, 'trimmed')(2 * i - (place & 1)) });
    await c.run(400);
    await permit(2 ** 24);
    await c.run(400);
    const { packets, clocks } = span(c);
    assert.equal(packets, 8 * each);
    assert.ok(clocks <= packets * others + settles, `${packets} packets take ${clocks} clocks`);
  });

/** Packets of a PDC that is far on. */
const ahead = 400;

async function getsAhead(c: Corner, far: number): Promise<void> {
  for (let i = 0; i < ahead; i++) {
    await c.run(1, { send: send(far, i) });
    if (i % 20 === 19) {
      await c.run(80);
      await c.run(40, { peer: ack(far, i, i) });
    }
  }
}

/** A PDC that is far on, and one that is not: their turns end at other places. */
const own = (far: number, near: number): NamedTest =>
  corner(`what is learned in a turn is of its own PDC, of ${far} beside ${near}`, async (c) => {
    for (const place of [far, near]) await c.open(place);
    await getsAhead(c, far);
    await c.run(100, { send: send(near, 0) });
    const [burst, rounds] = [30, 20];
    let [next, nearNext] = [ahead, 1];
    for (let round = 0; round < rounds; round++) {
      c.shown.length = 0;
      // One has packets for a turn; of the other one ACKs come all the while, and it has packets itself.
      for (let i = 0; i < burst; i++) await c.run(1, { send: send(far, next + i) });
      for (let i = 0; i < burst; i++) {
        const peer = ack(near, nearNext - 1, nearNext - 1);
        await c.run(2, { peer, send: send(near, nearNext++) });
      }
      await c.run(60);
      const sent = c.left.length;
      assert.equal(sent, 2 * burst, `in round ${round} ${sent} packets have left in time`);
      next += burst;
      await c.run(100);
      await c.run(60, { peer: ack(far, next - 1, next - 1) });
      await c.run(60, { peer: ack(near, nearNext - 1, nearNext - 1) });
    }
  });

/** Packets of each PDC. */
const EACH = 4;

/** A packet that waits for its clock stays what it is while turns change. */
const mixed = corner(
  'packets of all kinds leave in each clock that is theirs, while peers have all others',
  async (c) => {
    const { bench } = c;
    const [inOrder, fresh] = [
      [0, 2, 4, 6],
      [1, 3, 5, 7],
    ];
    for (const place of places) await c.open(place, inOrder.includes(place));
    for (const place of places) await c.run(30, { send: send(place, 0) });
    for (const place of places) await c.run(30, { peer: ack(place, 0, 0) });
    for (let i = 1; i <= EACH; i++) for (const place of inOrder) await c.run(10, { send: send(place, i) });
    await c.pass(200);
    for (const place of inOrder) await c.run(1, { peer: nackOf(place, 'rod_ooo')(1), ready: false });
    let given = 0;
    for (let clock = 0; clock < 400; clock++) {
      const next = given < fresh.length * EACH ? send(fresh[given % 4]!, 1 + Math.trunc(given / 4)) : undefined;
      const peer = ack(1, 0, 0, { answered: { probeOpaque: 0 } });
      const out = await bench.clock({ send: next, peer });
      if (out.sendTaken) given++;
      c.shown.push(out);
    }
    const { packets, clocks } = span(c);
    assert.equal(packets, places.length * EACH);
    assert.ok(clocks <= 4 * packets + 4, `${packets} packets take ${clocks} clocks`);
  },
);

const blocked = corner(
  'PDCs that have packets, and may not send them, take no clock of others',
  async (c) => {
    const { bench } = c;
    // 0 to 2 are held, of which 0 and 1 go back then; 3 is at the end of its peer's range; 4 has all of its packets
    // out; 5 waits for its first ACK, 6 closes.
    for (const place of [0, 1, 2]) await c.open(place, true);
    for (const place of [3, 4, 5, 6, 7]) await c.open(place);
    for (const place of [0, 1, 2, 3, 4, 6, 7]) {
      await c.run(60, { send: send(place, 0) });
      await c.run(60, { peer: ack(place, 0, 0) });
    }
    for (let i = 1; i <= 4; i++) for (const place of [0, 1, 2, 4, 5]) await c.run(20, { send: send(place, i) });
    for (let i = 1; i < 132; i++) {
      await c.run(20, { send: send(3, i) });
      if (i < 129) await c.run(20, { peer: ack(3, i, 0) });
    }
    await c.run(60, { close: 6 });
    for (const place of [0, 1]) await c.run(60, { peer: nackOf(place, 'no_resource')(1) });
    await c.run(60, { peer: nackOf(2, 'no_resource')(4) });
    for (const place of [0, 2]) await c.run(20, { send: send(place, 5) });
    await c.pass(600);
    const packets = 96;
    for (let i = 1; i <= packets; i++) await c.run(1, { send: send(7, i) });
    await c.run(200);
    assert.deepEqual(
      c.shown.flatMap(({ packet }) => (packet === undefined ? [] : [packet.place])),
      new Array(packets).fill(7),
    );
    const { clocks } = span(c);
    assert.ok(clocks <= packets + packets / 16 + 2, `${packets} packets take ${clocks} clocks`);
    assert.ok(bench.now < HELD);
    await c.run(HELD);
    assert.ok(c.left.length > packets + 10);
  },
  { ...quiet, nackRetxTime: 20_000, defaultMpr: 1 },
);
const HELD = 20_000;

/** Packets of a PDC at the end of its peer's range beside those that may leave, and packets of each of the others. */
const [BEYOND, MANY] = [10, 60];
/** Clocks in which a turn is looked up while no other one waits. */
const lookUp = 8;

const ranged = (inRange: number): NamedTest =>
  corner(
    `a PDC with ${inRange} packets to the end of its range takes clocks for these alone, beside others that are far on`,
    async (c) => {
      const [near, far, other] = [2, 4, 6];
      const sends = 128 - inRange;
      for (const place of [near, far, other]) await c.open(place);
      for (let i = 0; i < sends; i++) {
        for (const place of [near, far, other]) await c.run(2, { send: send(place, i) });
        await c.run(60);
        await c.run(20, { peer: ack(near, i, -1) });
        for (const place of [far, other]) await c.run(20, { peer: ack(place, i, i) });
      }
      await c.run(100);
      const permit = async (window: number): Promise<void> => {
        for (const ccc of [far, near, other])
          c.bench.limit(ccc, { window, credit: undefined, cwnd: window, maxWindow: window, small: false });
        await c.run(8);
      };
      await permit(0);
      for (let i = 0; i < MANY; i++) {
        if (i < inRange + BEYOND) await c.run(2, { send: send(near, sends + i) });
        for (const place of [far, other]) await c.run(2, { send: send(place, sends + i) });
      }
      await c.pass(200);
      await permit(2 ** 24);
      await c.run(400);
      const { packets, clocks } = span(c);
      assert.equal(packets, inRange + 2 * MANY);
      // The first turn begins while the others are looked up.
      assert.ok(clocks <= packets * others + lookUp, `${packets} packets take ${clocks} clocks`);
    },
    { ...quiet, defaultMpr: 1 },
  );

/** Packets of a long turn; those of a PDC that is heard meanwhile, and the clocks from one of its ACKs to the next. */
const [LONG, HEARD, APART] = [100, 30, 3];

/** Walks, ACKs and sends of another PDC say how far that one is: of the turn they change nothing. */
const beside = (far: number, near: number): NamedTest =>
  corner(`a turn goes on while another PDC is heard, of ${far} beside ${near}`, async (c) => {
    for (const place of [far, near]) await c.open(place);
    await getsAhead(c, far);
    await c.run(60, { send: send(near, 0) });
    await c.run(60, { peer: ack(near, 0, 0) });
    for (let i = 1; i <= HEARD; i++) await c.run(2, { send: send(near, i) });
    const permit = async (window: number): Promise<void> => {
      c.bench.limit(far, { window, credit: undefined, cwnd: window, maxWindow: window, small: false });
      await c.run(1);
    };
    await c.run(60);
    await permit(0);
    for (let i = ahead; i < ahead + LONG; i++) await c.run(1, { send: send(far, i) });
    await c.pass(200);
    await permit(2 ** 24);
    await c.run(60);
    for (let i = 1; i <= HEARD; i++) await c.run(APART, { peer: ack(near, i, i) });
    await c.run(300);
    const at = c.shown.flatMap(({ packet }, clock) => (packet === undefined ? [] : [clock]));
    assert.equal(at.length, LONG);
    // Packets come first in each fourth clock.
    for (const [i, clock] of at.slice(1).entries()) assert.ok(clock - at[i]! <= 4, `a packet has waited, after ${i}`);
  });

/** Packets up to the end of a range, and those that leave before an ACK moves it. */
const [NEAR, SOON] = [50, 1];

const moved = corner(
  'a turn goes on where an ACK moves the range of its peer meanwhile',
  async (c) => {
    const place = 3;
    await c.open(place);
    const sends = 128 - NEAR;
    for (let i = 0; i < sends; i++) {
      await c.run(60, { send: send(place, i) });
      await c.run(20, { peer: ack(place, i, -1) });
    }
    await c.run(100);
    const permit = async (window: number): Promise<void> => {
      c.bench.limit(place, { window, credit: undefined, cwnd: window, maxWindow: window, small: false });
      await c.run(1);
    };
    await permit(0);
    for (let i = 0; i < MANY; i++) await c.run(1, { send: send(place, sends + i) });
    await c.pass(200);
    await permit(2 ** 24);
    for (let waits = 0; c.left.length < SOON; waits++) {
      assert.ok(waits < 200, 'no packet leaves');
      await c.run(1);
    }
    await c.run(300, { peer: ack(place, HEARD, HEARD) });
    const { packets, clocks } = span(c);
    assert.equal(packets, MANY);
    assert.ok(clocks <= packets * others, `${packets} packets take ${clocks} clocks`);
  },
  { ...quiet, defaultMpr: 1 },
);

/** Of a core of 8 PDCs. */
export const initiatorTurns: readonly NamedTest[] = [
  own(2, 5),
  beside(2, 5),
  goesBack(2),
  goesBack(8),
  goesBack(8, 170),
  resends(8),
  mixed,
  blocked,
  moved,
  ranged(4),
  ranged(20),
];
