/** When a packet of the PDS initiator asks for an ACK, what begins a burst's tries again, and what makes walks wait. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { ackState } from '../../../golden/pds/initiator/testing/desk.ts';
import { ack, corner, quiet, send } from './corner.ts';
import { RETX, rule, ruleOfFour } from './rule.ts';

const none = { response: { kind: 'none' } } as const;
const SIZE = 1100;
/** Fewer bytes than a packet has: the one after it finds no room. */
const BELOW = 700;
/** In the middle of their message. */
const middle = { message: 5, size: SIZE, length: SIZE, first: false, last: false };

/** uet-wire.md 9.4: a packet after which fewer bytes than an MTU may follow asks for an ACK. */
const asks: readonly NamedTest[] = (['window', 'credit'] as const).map((what) =>
  rule(
    `a packet asks for an ACK where fewer bytes may follow than it says, or credit ends, by the ${what}, to the byte`,
    async (pair) => {
      await pair.submit(1, { ...middle, first: true });
      await pair.ack(0, { cack: 0 });
      pair.limit(SIZE);
      await pair.submit(30, middle);
      // Of credit one byte lets a packet go, which owes the rest.
      const left = what === 'window' ? [BELOW - 1, BELOW, BELOW + 1, 1, 0] : [-1, 0, 1 - SIZE, 1, 0, 2, -2];
      let place = 0;
      for (const bytes of left) {
        const least = (place + 2) * SIZE + bytes;
        if (what === 'window') pair.limit(least);
        else pair.limit(2 ** 30, { credit: least });
        const more = what === 'credit' && bytes > 0 ? [`request ${place + 2}`] : [];
        assert.deepEqual(await pair.said(), [`request ${place + 1}`, ...more]);
        place += 1 + more.length;
      }
    },
    { registers: { ackRequestBelow: BELOW } },
  ),
);

const T = 20_000;
const tail = { registers: { tailLossTime: T, maxTailLoss: 1, rtoInitTime: 1e8, loss: { tail: 'probe' as const } } };

/** 7.11: what shows progress gives the end of a burst all its tries again. */
const tries: readonly NamedTest[] = [0, 62].map((first) =>
  rule(
    `SACK of one packet more, of those from ${first} on, gives the end of a burst its tries again, and the same no more`,
    async (pair) => {
      const { desk } = pair;
      await pair.submit(1);
      for (let place = 0; place < first; place++) {
        await pair.submit(1);
        await pair.ack(place, { cack: place });
      }
      desk.ack(first, { cack: first });
      await pair.submit(4);
      assert.deepEqual(await pair.wait(T), ['probe']);
      assert.deepEqual(await pair.wait(T), []);
      for (const [i, sackBitmap] of [0b1n, 0b1n, 0b101n, 0b100n].entries()) {
        const state = ackState({ sackPsnOffset: 1, sackBitmap, rcvdBytes: 0 });
        assert.deepEqual(await pair.ack(undefined, { cack: first, answered: { probeOpaque: 9 }, state, ...none }), []);
        const isNew = i % 2 === 0;
        assert.deepEqual(await pair.wait(T), isNew ? ['probe'] : []);
        assert.deepEqual(await pair.wait(T), []);
      }
    },
    tail,
  ),
);

const unknown: readonly NamedTest[] = (['probe', 'resend'] as const).map((how) =>
  rule(
    `CREATING: the end of a burst has no ${how} before its peer is known`,
    async (pair) => {
      assert.deepEqual(await pair.submit(2), ['request 0', 'request 1']);
      assert.deepEqual(await pair.wait(2 * T), []);
      assert.deepEqual(await pair.wait(2 * T), []);
      await pair.ack(0, { cack: 0 });
      assert.deepEqual(await pair.wait(T), [how === 'probe' ? 'probe' : 'retx 1']);
    },
    { registers: { ...tail.registers, loss: { tail: how } } },
  ),
);

/** 5.3: a NACK that reports a loss is newer than the SACK that has shown its packet. */
const backs: readonly NamedTest[] = (['trimmed', 'no_resource', 'psn_oor_window'] as const).map((code) =>
  ruleOfFour(`NACK ${code} takes back what SACK has shown`, async (pair) => {
    const { desk } = pair;
    const state = ackState({ sackPsnOffset: 1, sackBitmap: 0b100n, rcvdBytes: 0 });
    await pair.ack(undefined, { cack: 0, state, ...none });
    assert.equal(desk.records[2], '3 sacked');
    assert.deepEqual(await pair.nack(3, code), code === 'trimmed' ? ['retx 3'] : []);
    assert.deepEqual(await pair.wait(RETX), code === 'trimmed' ? [] : ['retx 3']);
  }),
);

/** Packets of a PDC. */
const slots = 128;
const bytes = 512;

const room = corner(
  'what walks free leaves the flight, however long the host keeps that from being told',
  async (c) => {
    const places = [2, 6];
    for (const place of places) {
      await c.open(place);
      await c.run(60, { send: send(place, 0) });
      await c.run(60, { peer: ack(place, 0, 0) });
      for (let i = 1; i < slots; i++) await c.run(4, { send: send(place, i) });
    }
    await c.pass(400);
    // A close is taken before what a walk tells; that of a place without a PDC changes nothing.
    for (const place of places) await c.run(1, { peer: ack(place, slots - 1, slots - 1), close: 7 });
    for (let i = 0; i < 900; i++) c.shown.push(await c.bench.clock({ close: 7 }));
    const retired = c.shown.filter((out) => out.retired !== undefined).length;
    assert.ok(retired < slots, `${retired} packets are free while nothing of them is told`);
    await c.run(3000);
    assert.equal(c.shown.filter((out) => out.retired !== undefined).length, places.length * (slots - 1));
    // A visit between may find all free, and take out at once what is still to be told: then that comes back.
    const left = c.shown.reduce((sum, { congestion }) => {
      const { kind, bytes } = congestion ?? {};
      return sum + (kind === 'withdrawn' ? Number(bytes) : kind === 'readd' ? -Number(bytes) : 0);
    }, 0);
    assert.equal(left, places.length * (slots - 1) * bytes);
  },
  quiet,
);

/** Of a core of 8 PDCs. */
export const initiatorAsks: readonly NamedTest[] = [...asks, ...tries, ...unknown, ...backs, room];
