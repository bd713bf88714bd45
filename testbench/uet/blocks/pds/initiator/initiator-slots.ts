/** Slots of the PDS initiator that become free: what waits for one leaves then, whoever else is silent. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { ack, corner, send } from './corner.ts';

const PLACE = 6;
const SLOTS = 128;

/** A walk tells of a free slot up to 64 clocks before it writes how far it has come. */
const atOnce = (after: number): NamedTest =>
  corner(`a packet that is given ${after} clocks after a slot is free leaves, where nothing more is heard`, async (c) => {
    await c.open(PLACE);
    for (let i = 0; i < SLOTS; i++) await c.run(1, { send: send(PLACE, i) });
    await c.run(60);
    c.shown.length = 0;
    let clocks = 0;
    await c.run(1, { peer: ack(PLACE, SLOTS - 1, SLOTS - 1) });
    while (!c.shown.some(({ retired }) => retired !== undefined)) {
      assert.ok(++clocks < 100);
      await c.run(1);
    }
    await c.run(after);
    await c.run(600, { send: send(PLACE, SLOTS) });
    assert.deepEqual(c.left, [String(SLOTS)]);
  });

/** Of a core of 8 PDCs. */
export const initiatorSlots: readonly NamedTest[] = [0, 30, 60, 65, 70, 75, 80, 130, 160, 400].map(atOnce);
