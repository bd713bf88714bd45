/** The end of a PDC of the PDS initiator: whenever it comes, each packet is told once, and before it. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { ack, type Corner, corner, nackOf, quiet, send } from './corner.ts';

const PLACE = 5;
const fails = nackOf(PLACE, 'pdc_mode_mismatch');

/** Handles of the outcomes of a place, in order of their numbers. */
const toldOf = (c: Corner, place: number): number[] =>
  c.shown.flatMap(({ outcome }) => (outcome?.place === place ? [Number(outcome.handle)] : [])).sort((a, b) => a - b);
const endsOf = (c: Corner): number => c.shown.filter(({ pdc }) => pdc?.place === PLACE && pdc.ended === true).length;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A walk takes a clock a packet and some beside. */
const beside = corner('a PDC that fails beside a walk, whenever it does, tells of each packet once', async (c) => {
  const [sent, held] = [40, 12];
  for (let after = 0; after < 75; after++) {
    await c.open(PLACE);
    c.bench.limit(PLACE, { window: 2 ** 30, credit: undefined, cwnd: 2 ** 30, maxWindow: 2 ** 30, small: false });
    for (let i = 0; i < sent; i++) await c.run(1, { send: send(PLACE, i) });
    await c.run(60);
    c.bench.limit(PLACE, { window: 0, credit: undefined, cwnd: 2 ** 30, maxWindow: 2 ** 30, small: false });
    await c.run(10);
    for (let i = sent; i < sent + held; i++) await c.run(1, { send: send(PLACE, i) });
    c.shown.length = 0;
    await c.run(1 + after, { peer: ack(PLACE, sent - 2, sent - 2) });
    await c.run(300, { peer: fails(sent - 1) });
    assert.deepEqual(toldOf(c, PLACE), numbers(sent + held), `${after} clocks after the ACK`);
    assert.equal(endsOf(c), 1, `${after} clocks after the ACK`);
  }
});

/** What ACKs answer is told before what a walk has found. */
const last = corner(
  'a PDC that fails ends after the last of its packets is told, whatever is told of others',
  async (c) => {
    const other = 2;
    const [own, others] = [12, 100];
    for (const place of [PLACE, other]) await c.open(place);
    for (let i = 0; i < own; i++) await c.run(1, { send: send(PLACE, i) });
    for (let i = 0; i < others; i++) await c.run(1, { send: send(other, i) });
    await c.pass(200);
    await c.run(1, { peer: fails(0) });
    for (let i = 0; i < others; i++) await c.run(1, { peer: ack(other, i, -1) });
    await c.run(300);
    assert.deepEqual(toldOf(c, PLACE), numbers(own));
    assert.deepEqual(toldOf(c, other), numbers(others));
    const told = c.shown.findLastIndex(({ outcome }) => outcome?.place === PLACE);
    const ended = c.shown.findIndex(({ pdc }) => pdc?.place === PLACE && pdc.ended === true);
    assert.ok(told <= ended, `it ends in clock ${ended}, and is told of in clock ${told}`);
  },
);

/** Each event of a PDC that has failed has its place looked at again. */
const again = corner(
  'a place of which more is heard after its PDC has failed ends it once, and the next one has its bytes in flight',
  async (c) => {
    for (let life = 0; life < 24; life++) {
      c.shown.length = 0;
      await c.open(PLACE);
      for (let i = 0; i < 3; i++) await c.run(1, { send: send(PLACE, i) });
      await c.run(60);
      await c.run(1, { peer: fails(0) });
      for (let clocks = 0; endsOf(c) === 0; clocks++) {
        assert.ok(clocks < 400, 'it does not end');
        await c.run(1, { peer: ack(PLACE, 1, -1) });
      }
      // The next one opens at once, and has sent something as soon as it may.
      const pdc = { place: PLACE, pdcid: 0x8100 + PLACE, rod: false, roce: false, ccc: PLACE, starts: true };
      c.shown.length = 0;
      await c.run(1 + (life % 12), { open: { ...pdc, startPsn: 0, destination: 1n, local: 2 } });
      for (let i = 0; i < 2; i++) await c.run(60, { send: send(PLACE, i) });
      const heard = c.shown.flatMap(({ congestion }) => (congestion === undefined ? [] : [String(congestion.kind)]));
      assert.deepEqual(heard.slice(heard.indexOf('start')), ['start', 'sent', 'sent'], `life ${life}`);
      assert.equal(endsOf(c), 0);
      // It ends as the one before.
      c.shown.length = 0;
      await c.run(400, { peer: { ...fails(0), dpdcid: pdc.pdcid, refused: { psn: 0 }, payload: 0 } });
      assert.equal(endsOf(c), 1);
    }
  },
  quiet,
);

const closing = corner('CLOSE_CMD has no bytes, of payload or of the window', async (c) => {
  await c.open(PLACE);
  await c.run(60, { send: send(PLACE, 0) });
  await c.pass(60, { peer: ack(PLACE, 0, 0) });
  await c.run(600, { close: PLACE });
  const [packet, ...others] = c.shown.flatMap(({ packet: one }) => (one === undefined ? [] : [one]));
  assert.deepEqual(others, []);
  assert.deepEqual([packet?.kind, packet?.length, packet?.size], ['close_cmd', 0, 0]);
});

/** Of a core of 8 PDCs. */
export const initiatorEnds: readonly NamedTest[] = [beside, last, again, closing];
