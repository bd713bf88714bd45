/** Slots of the PDS initiator that become free: what waits for one leaves then, though no event tells of it. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { ack, type Corner, corner, send } from './corner.ts';

const PLACE = 6;
const SLOTS = 128;

/** All slots have packets, of which one ACK frees `freed`; up to the first one that is told to be free. */
async function firstFree(c: Corner, freed: number): Promise<void> {
  await c.open(PLACE);
  for (let i = 0; i < SLOTS; i++) await c.run(1, { send: send(PLACE, i) });
  await c.pass(60);
  await c.run(1, { peer: ack(PLACE, freed - 1, freed - 1) });
  for (let clocks = 0; !c.shown.some(({ retired }) => retired !== undefined); clocks++) {
    assert.ok(clocks < 100, 'nothing is free');
    await c.run(1);
  }
}

/** A walk tells of a free slot up to 64 clocks before it writes how far it has come. */
const alone = (after: number): NamedTest =>
  corner(
    `a packet that is given ${after} clocks after its slot is free leaves, where nothing more is heard`,
    async (c) => {
      await firstFree(c, SLOTS);
      await c.run(after);
      await c.run(600, { send: send(PLACE, SLOTS) });
      assert.deepEqual(c.left, [String(SLOTS)]);
    },
  );

const many = (freed: number): NamedTest =>
  corner(
    `packets that are given as slots become free leave, ${freed} in a row, where nothing more is heard`,
    async (c) => {
      await firstFree(c, freed);
      for (let i = 0; i < freed; i++) await c.run(1, { send: send(PLACE, SLOTS + i) });
      await c.run(600);
      assert.deepEqual(
        c.left,
        Array.from({ length: freed }, (_, i) => String(SLOTS + i)),
      );
    },
  );

/** Of a core of 8 PDCs. */
export const initiatorSlots: readonly NamedTest[] = [...[0, 30, 60, 64].map(alone), ...[40, 100, SLOTS].map(many)];
