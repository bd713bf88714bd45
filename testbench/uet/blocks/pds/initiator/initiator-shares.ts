/** How long a turn of the PDS initiator is, what a walk takes, and how many packets out of order begin a recovery. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { ackState } from '../../../golden/pds/initiator/testing/desk.ts';
import { ack, type Corner, corner, nackOf, quiet, send } from './corner.ts';

const places = [0, 1, 2, 3, 4, 5, 6, 7];
/** Packets of a turn while other places wait. */
const BURST = 32;

async function permit(c: Corner, window: number): Promise<void> {
  for (const ccc of places)
    c.bench.limit(ccc, { window, credit: undefined, cwnd: window, maxWindow: window, small: false });
  await c.run(places.length + 8);
}

/** How many packets of the same place leave in a row, of all that leave. */
const runsOf = (c: Corner): { readonly place: number; readonly length: number }[] => {
  const runs: { place: number; length: number }[] = [];
  for (const { packet } of c.shown) {
    if (packet === undefined) continue;
    const place = Number(packet.place);
    if (runs.at(-1)?.place === place) runs.at(-1)!.length++;
    else runs.push({ place, length: 1 });
  }
  return runs;
};

const bursts = corner(
  'a turn has 32 packets where other places wait, and as many as there are where none does',
  async (c) => {
    const some = [2, 5, 7];
    for (const place of some) await c.open(place);
    for (const place of some) await c.run(60, { send: send(place, 0) });
    for (const place of some) await c.run(60, { peer: ack(place, 0, 0) });
    const each = 2 * BURST;
    const give = async (of: readonly number[], from: number): Promise<void> => {
      await permit(c, 0);
      for (let i = 0; i < each; i++) for (const place of of) await c.run(1, { send: send(place, from + i) });
      await c.pass(200);
      await permit(c, 2 ** 24);
      await c.run(400);
    };
    await give(some, 1);
    assert.deepEqual(
      runsOf(c).map(({ length }) => length),
      [...some, ...some].map(() => BURST),
    );
    for (const place of some) await c.run(100, { peer: ack(place, each, each) });
    await c.run(300);
    await give([5], each + 1);
    assert.deepEqual(runsOf(c), [{ place: 5, length: each }]);
  },
);

/** Packets of a window, which recovery sends again at once, and those that NACKs name then. */
const [AHEAD, NAMED] = [8, BURST + 5];
/** Packets that wait for whoever takes them, and one more. */
const WAITING = 64;

const free = corner(
  'what a recovery sends again has a turn of 32 packets where it has no room, beside new ones of another PDC',
  async (c) => {
    const [own, other, filler] = [2, 5, 7];
    for (const place of [own, other, filler]) await c.open(place);
    for (const place of [own, other]) await c.run(60, { send: send(place, 0) });
    for (const place of [own, other]) await c.run(60, { peer: ack(place, 0, 0) });
    const last = AHEAD + NAMED;
    for (let i = 1; i <= last; i++) await c.run(2, { send: send(own, i) });
    await c.run(200);
    const cwnd = AHEAD * 1024;
    for (const place of [own, other])
      c.bench.limit(place, { window: 0, credit: undefined, cwnd, maxWindow: cwnd, small: false });
    const state = ackState({ oooCount: (AHEAD * 3) / 2 });
    await c.run(200, { peer: ack(own, 0, 0, { answered: { probeOpaque: 0 }, state }) });
    // Packets of a third one wait for whoever takes them, and so do turns: the next ones are looked up afterwards.
    const blocked = { ready: false };
    for (let i = 0; i < WAITING; i++) await c.run(1, { ...blocked, send: send(filler, i) });
    c.bench.limit(other, { window: 2 ** 24, credit: undefined, cwnd, maxWindow: cwnd, small: false });
    for (let i = 1; i <= 3 * BURST; i++) await c.run(2, { ...blocked, send: send(other, i) });
    for (let i = AHEAD + 1; i <= last; i++) await c.run(1, { ...blocked, peer: nackOf(own, 'trimmed')(i) });
    await c.pass(100, blocked);
    // Peers have three of four clocks then, so that what is offered waits.
    for (let i = 0; i < 1000; i++) await c.run(1, { peer: ack(filler, 0, -1, { m: true }) });
    assert.deepEqual(
      runsOf(c).filter(({ place }) => place !== filler),
      [
        { place: other, length: BURST },
        { place: own, length: BURST },
        { place: other, length: BURST },
        { place: own, length: NAMED - BURST },
        { place: other, length: BURST },
      ],
    );
  },
  { ...quiet, packetBytes: 1024, loss: { outOfOrder: true, probe: false, tail: 'off' } },
);

/** Clocks from a walk of one packet to the next one of another place. */
const WALK = 14;

const walks = corner(`walks of a packet each of other places follow each other every ${WALK} clocks`, async (c) => {
  for (const place of places) await c.open(place);
  for (const place of places) await c.run(60, { send: send(place, 0) });
  c.shown.length = 0;
  for (const place of places) await c.run(1, { peer: ack(place, 0, 0) });
  await c.run(300);
  const at = c.shown.flatMap(({ retired }, clock) => (retired === undefined ? [] : [clock]));
  assert.deepEqual(
    at.slice(1).map((clock, i) => clock - at[i]!),
    places.slice(1).map(() => WALK),
  );
});

/** Of a window, and the largest one, how many packets out of order begin a recovery: half more, 5 at least. */
interface Vector {
  readonly cwnd: number;
  readonly maxWindow: number;
  readonly packets: number;
}

const thresholds = (packetBytes: number, vectors: readonly Vector[]): NamedTest =>
  corner(
    `a recovery begins with one and a half windows of packets out of order, or the largest one, of ${packetBytes} bytes each`,
    async (c) => {
      const place = 3;
      await c.open(place);
      await c.run(60, { send: send(place, 0) });
      await c.run(60, { peer: ack(place, 0, 0) });
      let next = 1;
      for (const { cwnd, maxWindow, packets } of vectors) {
        await c.run(60, { send: send(place, next) });
        c.bench.limit(place, { window: 2 ** 24, credit: undefined, cwnd, maxWindow, small: false });
        await c.run(20);
        const before = c.bench.count('recoveries');
        const hears = (oooCount: number) =>
          ack(place, next - 1, next - 1, { answered: { probeOpaque: 0 }, state: ackState({ oooCount }) });
        const what = `of a window of ${cwnd}, ${maxWindow} at most`;
        await c.run(60, { peer: hears(packets - 1) });
        assert.equal(c.bench.count('recoveries'), before, `${what}: too early`);
        await c.run(100, { peer: hears(packets) });
        assert.equal(c.bench.count('recoveries'), before + 1, `${what}: not yet`);
        await c.run(100, { peer: ack(place, next, next) });
        next++;
      }
    },
    { ...quiet, packetBytes, loss: { probe: false, tail: 'off', outOfOrder: true } },
  );

const half = (cwnd: number, packetBytes: number): Vector => ({
  cwnd,
  maxWindow: 2 ** 32 - 1,
  packets: Math.floor((cwnd + Math.floor(cwnd / 2)) / packetBytes),
});
const most = (maxWindow: number, packetBytes: number): Vector => ({
  cwnd: 0x7000_0000,
  maxWindow,
  packets: Math.floor(maxWindow / packetBytes),
});
const LARGE = 2 ** 15;

/** Clocks from an ACK until its walk has begun, less those from a packet that is given until it is out. */
const BEFORE = 15;

const limit = corner('what is sent and acknowledged while a walk goes on is freed by the next one', async (c) => {
  const place = 5;
  const first = 60;
  await c.open(place);
  for (let i = 0; i < first; i++) await c.run(2, { send: send(place, i) });
  await c.pass(200);
  await c.run(BEFORE, { peer: ack(place, first - 1, first - 1) });
  await c.run(1, { send: send(place, first) });
  while (c.left.length === 0) await c.run(1);
  await c.run(400, { peer: ack(place, first, first) });
  const at = c.shown.flatMap(({ retired }, clock) => (retired === undefined ? [] : [clock]));
  assert.equal(at.length, first + 1);
  assert.equal(at.at(-1)! - at.at(-2)!, WALK);
});

/** Of a core of 8 PDCs. */
export const initiatorShares: readonly NamedTest[] = [
  bursts,
  free,
  walks,
  limit,
  thresholds(1, [
    ...[0x5555, 0x2aaa, 0x36db, 12].map((cwnd) => half(cwnd, 1)),
    ...[0x5555, 0xaaaa, 0x6db6, 5].map((maxWindow) => most(maxWindow, 1)),
    { cwnd: 2, maxWindow: 3, packets: 5 },
    { cwnd: 4, maxWindow: 4, packets: 5 },
  ]),
  thresholds(
    LARGE,
    [
      ...[0x2aaa_aaaa, 0x1555_5555, 0x36db_0000].map((cwnd) => half(cwnd, LARGE)),
      ...[0x5555_5555, 0x2aaa_aaaa, 0x6db6_db6d].map((maxWindow) => most(maxWindow, LARGE)),
      // As many as an ACK can tell at most.
      { cwnd: 0x7fff_ffff, maxWindow: 0x8000_0000, packets: 0xffff },
    ].filter(({ packets }) => packets < 0xffff),
  ),
];
