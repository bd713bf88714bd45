/** Corners of the keys of received packets: a reset, waits, slots of long ago, either domain. */
import { expect } from 'vitest';
import { type Body, reset } from '../../test-kit.ts';
import { contextOfSet } from './receive-keys-property.ts';
import { keysOf, withRig } from './receive-keys-rig.ts';

/** A reset at any moment ends all that is under way, and nothing is said after it that did not happen since. */
export const resetAtAnyMoment: Body<void> = async (t) => {
  const { random } = t;
  const { up, down, keys, installed, completed, write, forget, missed, quiet, erase } = keysOf(t);
  const told = [missed, quiet, erase.enable, down.valid, keys.valid, up.ready];
  for (let round = 0; round < 12; round++) {
    for (const port of [up.valid, installed, completed, write.enable, forget.enable]) port.set(0);
    await reset(t);
    expect(told.map((port) => port.get())).toEqual([0, 0, 0, 0, 0, 1]);
    up.payload.needed.set(random.below(2));
    up.valid.set(1);
    await t.cycles(1 + random.below(300));
  }
};

/** A packet that was parked leaves in the second clock after there is room for it, however long it has waited. */
export const leavesAtOnce = withRig(async (rig, t) => {
  for (let wait = 0; wait < 6; wait++) {
    rig.left.length = 0;
    // One without a key leaves for where nothing takes it; the other one, without a key too, waits for that.
    rig.down.pause();
    for (const source of [100, 101]) rig.send({ domain: 0, source: source + 2 * wait, authentic: true, bytes: 12 });
    await t.cycles(20 + wait);
    expect(rig.left).toEqual([]);
    const from = t.cycle;
    rig.down.resume();
    while (rig.left.length < 2) await t.cycles(1);
    expect(rig.left.map(({ kind, cycle }) => `${kind} ${cycle - from}`)).toEqual(['parks 1', 'parks 3']);
    await rig.settled();
  }
});

/** A slot whose last packet was 128 packets ago is free: no packet is under way with it. */
export const slotOfLongAgo = withRig(async (rig, t) => {
  for (const between of [126, 127, 128]) {
    await rig.forget(0);
    const [first, other, second] = [1, 2, 1].map((set) => contextOfSet(t.random, set));
    const packet = { domain: 0, source: 0, authentic: false, bytes: 12 };
    // Never opened, the first one's key stays where that of the second one goes.
    rig.send({ ...packet, context: first! });
    await rig.settled();
    for (let i = 0; i < between; i++) {
      rig.send({ ...packet, context: other! });
      await rig.settled();
    }
    const made = rig.missed;
    rig.send({ ...packet, context: second! });
    await rig.settled();
    expect(rig.missed - made).toBe(1);
  }
});

/** A packet that finds no room changes none of those that wait inside: each has its own key made. */
export const waitsOutside = withRig(async (rig, t) => {
  for (let round = 0; round < 3; round++) {
    rig.left.length = 0;
    rig.down.pause();
    for (let i = 0; i < 24; i++) rig.send({ domain: i & 1, source: 200 + 40 * round + i, authentic: false, bytes: 12 });
    await t.cycles(100);
    rig.down.resume();
    await rig.settled();
    const kinds = rig.left.filter(({ kind }) => kind !== 'parks').map(({ kind }) => kind);
    expect(kinds).toEqual(Array.from({ length: 24 }, () => 'keyed'));
  }
});

/** Either domain takes no more than its part of the room, and what waits of it is dropped once it is latched. */
export const eitherDomain = withRig(async (rig, t) => {
  for (const domain of [0, 1, 1, 0]) {
    rig.left.length = 0;
    const [bytes, source] = [16, 500 + 100 * rig.packets.length];
    const from = rig.packets.length;
    for (let i = 0; i < 40; i++) rig.send({ domain, source: source + (i % 2), authentic: true, bytes });
    rig.send({ domain: 1 - domain, source, authentic: true, bytes });
    await rig.settled();
    const parks = rig.left.filter(({ kind }) => kind === 'parks');
    expect(parks.filter(({ tag }) => tag < from + 40).length).toBeLessThan(40);
    expect(rig.left.filter(({ tag, kind }) => tag === from + 40 && kind === 'keyed').length).toBe(1);
    // While no key is made 24 wait, and no more.
    rig.left.length = 0;
    rig.keys.pause();
    for (let i = 0; i < 30; i++) rig.send({ domain, source: source + 20, authentic: true, bytes });
    await t.cycles(400);
    expect(rig.left.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 30 }, (_, i) => (i < 24 ? 'parks' : 'unkeyed')),
    );
    rig.keys.resume();
    await rig.settled();
    rig.left.length = 0;
    for (let i = 0; i < 4; i++) rig.send({ domain, source: source + 10 + i, authentic: false, bytes });
    await t.cycles(60);
    rig.latch(1 << domain);
    await rig.settled();
    const kinds = rig.left.filter(({ kind }) => kind !== 'parks').map(({ kind }) => kind);
    expect(kinds).toEqual(['keyed', 'latched', 'latched', 'latched']);
    rig.latch(0);
  }
});
