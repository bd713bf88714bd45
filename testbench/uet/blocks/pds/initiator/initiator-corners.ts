/** The PDS initiator where it has no clock to spare: what it does then, and what it must not do again. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import type { PeerAck, PeerNack } from '../../../golden/pds/initiator/index.ts';
import { ack, corner, nackOf, quiet, START, send } from './corner.ts';

const IDLE = 1000;
const RTO = 1_000_000;

/** What each of the clocks of a round is for, while all have something at any time. */
const shares = corner(
  'of 16 clocks packets have four, tasks eight, timers and visits one, and peers the rest',
  async (c) => {
    const { bench } = c;
    for (const place of [0, 1, 5]) await c.open(place);
    const permit = (window: number): void => {
      for (const ccc of [0, 1])
        bench.limit(ccc, { window, credit: undefined, cwnd: window, maxWindow: window, small: false });
    };
    permit(0);
    for (let i = 0; i < 200; i++) await c.run(1, { send: send(i & 1, i) });
    await c.run(200);
    assert.equal(c.left.length, 0);
    permit(2 ** 24);
    const peer = ack(5, 0, -1, { answered: { probeOpaque: 0 } });
    const loop = async (clocks: number): Promise<number> => {
      let closes = 0;
      for (let i = 0; i < clocks; i++) {
        const out = await bench.clock({ peer, close: 7 });
        if (out.closeTaken) closes++;
        c.shown.push(out);
      }
      return closes;
    };
    await loop(160);
    c.shown.length = 0;
    const closes = await loop(640);
    const acks = c.shown.filter(({ congestion }) => congestion?.kind === 'probe_ack').length;
    assert.deepEqual({ packets: c.left.length, closes, acks }, { packets: 160, closes: 320, acks: 120 });
  },
);

/** What was said of packets before they were there, which the queue of what peers say still holds. */
const again = (name: string, says: (offset: number) => PeerAck | PeerNack, rod = false): NamedTest =>
  corner(`nothing is heard again while nothing may enter: ${name}`, async (c) => {
    await c.open(3, rod);
    await c.run(60, { send: send(3, 0) });
    await c.run(60, { peer: ack(3, 0, 0) });
    for (let i = 0; i < 64; i++) await c.run(1, { peer: says(1 + (i % 20)) });
    await c.run(100);
    for (let i = 1; i <= 20; i++) await c.run(1, { send: send(3, i) });
    await c.run(200);
    const told = c.count('outcome');
    // So many that there is no room for one more.
    for (let i = 21; i <= 110; i++) await c.run(1, { send: send(3, i), ready: false });
    await c.run(400, { ready: false });
    await c.run(300);
    assert.deepEqual(
      c.left,
      Array.from({ length: 111 }, (_, i) => String(i)),
    );
    assert.equal(c.count('outcome'), told);
    assert.equal(c.count('pdc'), 2);
    await c.run(300, { peer: ack(3, 110, 110) });
    assert.equal(c.count('outcome'), 111);
    assert.equal(c.left.length, 111);
  });

const manyAtOnce = corner(
  'one ACK frees all that was sent, more than a walk looks at, and tells of each',
  async (c) => {
    await c.open(6);
    let given = 0;
    for (const many of [128, 64, 65, 63, 1, 127, 128]) {
      for (let i = 0; i < many; i++) await c.run(1, { send: send(6, given + i) });
      await c.run(60);
      given += many;
      c.shown.length = 0;
      await c.run(420, { peer: ack(6, given - 1, given - 1) });
      const handles = c.shown.flatMap(({ outcome }) => outcome?.handle ?? []).sort((a, b) => Number(a) - Number(b));
      assert.deepEqual(
        handles,
        Array.from({ length: many }, (_, i) => given - many + i),
      );
      assert.equal(c.shown.filter(({ retired }) => retired === 6).length, many);
    }
  },
);

const resentSyn = corner(
  'a PDC that ends says whether a packet of its opening was sent twice',
  async (c) => {
    for (const isResent of [true, false, true, false]) {
      c.shown.length = 0;
      await c.open(4);
      await c.run(60, { send: send(4, 0) });
      if (isResent) await c.run(1500);
      await c.run(60, { peer: ack(4, 0, 0, { retx: isResent }) });
      await c.run(1, { close: 4 });
      await c.run(1000);
      await c.run(200, { peer: ack(4, 1, 1) });
      const ends = c.shown.flatMap(({ pdc }) => (pdc?.closed === true ? [pdc] : []));
      assert.deepEqual(
        ends.map(({ syn_resent }) => syn_resent),
        [isResent],
      );
    }
  },
  { ...quiet, rtoInitTime: 1000, rtoMaxTime: 4000 },
);

const visits = corner(
  'visits go round all places where no clock is to spare',
  async (c) => {
    for (const place of [0, 3, 5, 6]) {
      await c.open(place);
      await c.run(30, { send: send(place, place) });
      await c.run(30, { peer: ack(place, 0, 0) });
    }
    const peer = ack(5, 0, 0, { answered: { probeOpaque: 0 } });
    c.shown.length = 0;
    for (let i = 0; i < IDLE + 16 * 8 + 200; i++) c.shown.push(await c.bench.clock({ peer, close: 7 }));
    const closing = c.shown.flatMap(({ pdc }) => (pdc?.quiesce === true ? [Number(pdc.place)] : []));
    assert.deepEqual(closing.sort(), [0, 3, 6]);
  },
  { ...quiet, idleTime: IDLE },
);

const timers = corner(
  'timers of many packets run out while none may leave: each goes again once, when it may',
  async (c) => {
    const places = [1, 2];
    for (const place of places) await c.open(place);
    for (const place of places) await c.run(60, { send: send(place, 0) });
    for (const place of places) await c.run(60, { peer: ack(place, 0, 0) });
    for (let i = 1; i <= 50; i++) for (const place of places) await c.run(1, { send: send(place, 100 * place + i) });
    await c.run(200);
    // So many that there is no room for one more.
    for (let i = 51; i <= 90; i++)
      for (const place of places) await c.run(1, { send: send(place, 100 * place + i), ready: false });
    await c.run(400, { ready: false });
    c.bench.now = (c.bench.now + RTO) % 2 ** 32;
    await c.pass(1500, { ready: false });
    await c.run(2500);
    const again = Map.groupBy(
      c.left.filter((packet) => packet.endsWith(' again')),
      (packet) => packet,
    );
    for (let i = 1; i <= 50; i++) assert.equal(again.get(`${i} again`)?.length, places.length, `packet ${i}`);
    for (const [packet, list] of again) assert.ok(list.length <= places.length, `${packet} ${list.length} times`);
  },
  { ...quiet, rtoInitTime: RTO, rtoMaxTime: RTO },
);

/** PDCs to which nothing was sent, as many as are opened. */
const vanishes = corner('a PDC to which nothing was sent closes at once when the host asks for it', async (c) => {
  for (const place of [0, 7, 3, 0]) {
    await c.open(place);
    c.shown.length = 0;
    await c.run(200);
    assert.equal(c.count('pdc'), 0, 'its end was asked for');
    await c.run(1, { close: place });
    await c.run(100);
    const ends = c.shown.flatMap(({ pdc }) => (pdc?.closed === true ? [Number(pdc.place)] : []));
    assert.deepEqual(ends, [place]);
  }
  assert.equal(c.left.length, 0);
});

/** The walk over what is done writes where it has come to in one of these clocks. */
const besides = corner(
  'a PDC that begins beside a walk of another one, whenever it does, leaves that as it is',
  async (c) => {
    await c.open(6);
    const rounds = 60;
    for (let i = 0; i < rounds; i++) {
      await c.run(60, { send: send(6, i) });
      await c.run(20 + i, { peer: ack(6, i, i) });
      await c.open(1);
      await c.run(100, { close: 1 });
    }
    const of = (name: 'closed' | 'opened') =>
      c.shown.filter(({ pdc }) => pdc?.[name] === true && pdc.place === 1).length;
    assert.deepEqual([of('opened'), of('closed')], [rounds, rounds]);
    assert.equal(c.shown.filter(({ retired }) => retired !== undefined).length, rounds);
    assert.equal(c.count('outcome'), rounds);
  },
);

const gaps = corner(
  'a gap of the PDC that had the place before is another one',
  async (c) => {
    for (let life = 0; life < 3; life++) {
      await c.open(2, true);
      await c.run(60, { send: send(2, 0) });
      await c.run(60, { peer: ack(2, 0, 0) });
      for (let i = 1; i <= 3; i++) await c.run(60, { send: send(2, i) });
      for (const gap of life === 1 ? [] : [1, 1]) await c.run(100, { peer: nackOf(2, 'rod_ooo')(gap) });
      await c.run(200, { peer: nackOf(2, 'pdc_hdr_mismatch')(1) });
      const again = life === 1 ? [] : ['1 again', '2 again', '3 again'];
      assert.deepEqual(c.left, ['0', '1', '2', '3', ...again]);
      c.shown.length = 0;
    }
  },
  { ...quiet, goBackTime: 1e6 },
);

/** What is known of a PDC is as wide as its PSNs: some are lost about the 2^16th, where many bits change. */
const long = corner(
  'a PDC goes on about its 2^16th packet as at its first',
  async (c) => {
    const { bench } = c;
    await c.open(5);
    const packets = 2 ** 16 - 4;
    let given = 0;
    let acked = 0;
    let told = 0;
    let left = 0;
    for (let clock = 0; told < packets; clock++) {
      assert.ok(clock < 3 * packets, `${told} packets are done, ${left} have left`);
      const isAck = left > acked && (left - acked >= 24 || left === packets);
      if (isAck) acked = left;
      // Half of them begin messages, each of which the other half ends.
      const isFirst = given < packets / 2;
      const packet = { ...send(5, given & 0xffff), first: isFirst, last: !isFirst };
      const next = given < packets && given - told < 120 ? packet : undefined;
      const peer = isAck ? ack(5, acked - 1, acked - 1) : undefined;
      const { sendTaken, packet: sent, retired } = await bench.clock({ send: next, peer });
      if (sendTaken) given++;
      if (retired !== undefined) told++;
      if (sent?.kind === 'request') assert.equal(sent.psn, (START + left++) >>> 0);
    }
    await c.pass(100);
    for (let i = 0; i < 8; i++) await c.run(30, { send: send(5, i) });
    await c.run(200, { peer: nackOf(5, 'trimmed')(packets + 1) });
    const at = (offset: number): string => String(packets + offset);
    const first = Array.from({ length: 8 }, (_, i) => at(i));
    assert.deepEqual(c.left, [...first, `${at(1)} again`]);
    // One is answered, and CACK has come to one: the others have their RTO.
    await c.run(60, { peer: ack(5, packets + 4, packets - 1) });
    await c.pass(60, { peer: ack(5, packets + 2, packets) });
    bench.now = (bench.now + RTO) % 2 ** 32;
    await c.run(1000);
    assert.deepEqual(c.left.sort(), [1, 3, 5, 6, 7].map((offset) => `${at(offset)} again`).sort());
    // What has come above CACK is free: CLEAR_CMD says so, and a PROBE goes with it.
    c.shown.length = 0;
    await c.run(200, { peer: ack(5, packets + 1, packets, { req: 'clear' }) });
    const controls = c.shown.flatMap(({ packet }) => (packet === undefined ? [] : [[packet.kind, packet.payload]]));
    assert.deepEqual(controls, [
      ['clear_cmd', START + packets + 2],
      ['probe', START + packets + 1],
    ]);
    await c.pass(100, { peer: ack(5, packets + 7, packets + 7) });
    await c.run(600, { close: 5 });
    assert.deepEqual(c.left, [at(8)]);
    await c.run(200, { peer: ack(5, packets + 8, packets + 8) });
    assert.equal(c.shown.filter(({ pdc }) => pdc?.closed === true).length, 1);
  },
  { ...quiet, rtoInitTime: RTO, rtoMaxTime: RTO },
);

/** Of a core of 8 PDCs or more. */
export const initiatorLong: readonly NamedTest[] = [long];

/** Of a core of 8 PDCs or more. */
export const initiatorCorners: readonly NamedTest[] = [
  shares,
  manyAtOnce,
  resentSyn,
  visits,
  timers,
  vanishes,
  besides,
  gaps,
  again('an ACK', (offset) => ack(3, offset, 0)),
  again('a CACK', (offset) => ack(3, offset, offset)),
  again('a trimmed packet', nackOf(3, 'trimmed')),
  again('a refusal', nackOf(3, 'no_resource')),
  again('a packet beyond the window', nackOf(3, 'psn_oor_window')),
  again('what ends a PDC', nackOf(3, 'pdc_mode_mismatch')),
  again('a gap', nackOf(3, 'rod_ooo'), true),
];
