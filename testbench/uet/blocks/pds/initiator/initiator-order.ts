/** What is lost goes again from the lowest packet on, whichever packets of a window those are. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { ack, corner, nackOf, quiet, send } from './corner.ts';

const PLACE = 4;
/** Slots of a PDC, in two words of 64. */
const SLOTS = 128;
/** Bits of the number of a slot. */
const BITS = 7;

const numbers = Array.from({ length: SLOTS }, (_, i) => i);
const sets: readonly (readonly number[])[] = [
  numbers,
  // Each bit of a number tells two slots apart that are beside each other in such a set.
  ...Array.from({ length: BITS }, (_, bit) => numbers.filter((i) => ((i >> bit) & 1) === 1)),
  ...Array.from({ length: BITS }, (_, bit) => numbers.filter((i) => ((i >> bit) & 1) === 0)),
  ...[3, 5, 7, 11, 13].map((step) => numbers.filter((i) => i % step === 1)),
];

/** Another PDC, and as many packets of it as wait for whoever takes them. */
const [OTHER, WAITING] = [1, 64];

const order = corner(
  'what is lost goes again in order, of any packets of a window',
  async (c) => {
    for (const place of [PLACE, OTHER]) await c.open(place);
    for (const i of numbers) await c.run(2, { send: send(PLACE, i) });
    await c.run(200);
    for (const [round, set] of sets.entries()) {
      // Nothing leaves until all of them are named.
      const blocked = { ready: false };
      const last = WAITING * (round + 1) - 1;
      for (let i = last - WAITING + 1; i <= last; i++) await c.run(2, { ...blocked, send: send(OTHER, i) });
      await c.run(60, blocked);
      for (const i of set) await c.run(2, { ...blocked, peer: nackOf(PLACE, 'trimmed')(i) });
      await c.pass(60, blocked);
      await c.run(2 * SLOTS + 200);
      await c.run(120, { peer: ack(OTHER, last, last) });
      const left = c.shown.flatMap(({ packet }) => (packet?.place === PLACE ? [Number(packet.handle)] : []));
      assert.deepEqual(left, set);
    }
  },
  { ...quiet, maxNackRetx: 31 },
);

/** Of a core of 8 PDCs. */
export const initiatorOrder: readonly NamedTest[] = [order];
