/** The PDS initiator where it has no clock to spare: what it does then, and what it must not do again. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import type { PeerAck, PeerNack } from '../../../golden/pds/initiator/index.ts';
import { type HardwareSend, InitiatorBench, type InitiatorIn, type InitiatorOut } from './initiator-bench.ts';
import { lifeRegisters } from './initiator-property.ts';

const SIZE = 512;
const IDLE = 1000;
const RTO = 1_000_000;
const START = 0x8000_0010;
const quiet = { rtoInitTime: 1e8, rtoMaxTime: 1e8, clearTime: 1e8, loss: { probe: false, tail: 'off' as const } };

const send = (place: number, handle: number): HardwareSend => ({
  ...{ place, kind: 'request', handle, message: handle, first: true, last: true, length: SIZE, size: SIZE },
});

const route = (place: number) => ({ source: 1n, local: 2, entropy: 0, spdcid: 99, dpdcid: 0x8000 + place });

const ack = (place: number, offset: number, cack: number, fields: Partial<PeerAck> = {}): PeerAck => ({
  ...{ ...route(place), type: 'ack', m: false, retx: false, req: 'none', response: { kind: 'none' } },
  answered: { ackPsnOffset: offset - cack },
  cackPsn: (START + cack) >>> 0,
  ...fields,
});

/** Some PDCs of contexts of their own, clock by clock. */
class Corner {
  readonly bench: InitiatorBench;
  readonly shown: InitiatorOut[] = [];

  constructor(bench: InitiatorBench) {
    this.bench = bench;
  }

  /** So many clocks; what is offered is offered until it is taken. */
  async run(clocks: number, inputs: InitiatorIn = {}): Promise<void> {
    let waits = inputs;
    for (let i = 0; i < clocks; i++) {
      const out = await this.bench.clock(waits);
      if (out.openTaken || out.sendTaken || waits.peer !== undefined) waits = { ...waits, ...taken };
      this.shown.push(out);
    }
  }

  async open(place: number, rod = false): Promise<void> {
    const pdc = { place, pdcid: 0x8000 + place, rod, roce: false, ccc: place, starts: true };
    await this.run(60, { open: { ...pdc, startPsn: START, destination: 1n, local: 2 } });
  }

  /** Packets that have left, by offset; `again` after those that are no first sending. */
  get left(): string[] {
    return this.shown.flatMap(({ packet }) =>
      packet === undefined ? [] : [`${(Number(packet.psn) - START) >>> 0}${packet.retx === true ? ' again' : ''}`],
    );
  }

  count(what: 'outcome' | 'congestion' | 'packet' | 'pdc'): number {
    return this.shown.filter((out) => out[what] !== undefined).length;
  }
}

const taken = { open: undefined, send: undefined, peer: undefined };

const corner = (name: string, body: (corner: Corner) => Promise<void>, registers: object = quiet): NamedTest => ({
  name,
  body: async (t) => {
    const bench = new InitiatorBench(t, { registers: lifeRegisters(registers), cwnd: 2 ** 24 });
    await bench.begin();
    await body(new Corner(bench));
  },
});

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

const nack =
  (code: PeerNack['code']) =>
  (offset: number): PeerNack => {
    const psn = (START + offset) >>> 0;
    return { ...route(3), type: 'nack', m: false, retx: false, code, refused: { psn }, payload: psn };
  };

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
    await c.run(1500, { ready: false });
    c.shown.length = 0;
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

/** Of a core of 8 PDCs or more. */
export const initiatorCorners: readonly NamedTest[] = [
  shares,
  manyAtOnce,
  resentSyn,
  visits,
  timers,
  again('an ACK', (offset) => ack(3, offset, 0)),
  again('a CACK', (offset) => ack(3, offset, offset)),
  again('a trimmed packet', nack('trimmed')),
  again('a refusal', nack('no_resource')),
  again('a packet beyond the window', nack('psn_oor_window')),
  again('what ends a PDC', nack('pdc_mode_mismatch')),
  again('a gap', nack('rod_ooo'), true),
];
