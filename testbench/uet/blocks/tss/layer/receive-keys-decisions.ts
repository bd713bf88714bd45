/** Which keys received packets have, and which are made, proved and given up: each way, set and part of them. */
import { expect } from 'vitest';
import { sweepClocks } from '../../../../../rtl-gen/uet/tss/layer/key-sweep.ts';
import { cacheWays } from '../../../../../rtl-gen/uet/tss/layer/key-ways.ts';
import type { Body } from '../../../../bench/context.ts';
import { bytesOf } from './layer-traffic.ts';
import { contextFrom, contextOfSet, knownBy, setOf } from './receive-keys-property.ts';
import { type Context, KeysRig, sizes, withRig } from './receive-keys-rig.ts';

const ways = cacheWays(sizes);
const sets = sizes.keys / ways;
const packet = { domain: 0, source: 0, authentic: true, bytes: 12 };

/** Sends packets under a key and returns how many keys were made for them. */
async function madeFor(rig: KeysRig, contexts: readonly Context[], authentic: boolean, domain = 0): Promise<number> {
  const before = rig.missed;
  for (const context of contexts) {
    rig.send({ ...packet, domain, authentic, context });
    await rig.settled();
    // Until a promotion is done.
    for (let i = 0; i < 20; i++) await rig.quiet();
  }
  return rig.missed - before;
}

/** So many contexts of a set. */
const contextsOf = (random: Parameters<typeof contextOfSet>[0], count: number, set: number, domain = 0) =>
  Array.from({ length: count }, () => contextOfSet(random, set, domain));

/** Each way compares each part of what a key is known by: one that differs there alone has a key of its own. */
export const comparesEachPart = withRig(async (rig, { random }) => {
  // Bits of the six parts, without the association.
  const parts = [0, 30, 60, 90, 120, 150].map((low) => [Math.max(low, 2), Math.min(low + 29, 177)] as const);
  for (let way = 0; way < ways; way++)
    for (const [low, high] of parts) {
      await rig.forget(0);
      const words = Array.from({ length: ways }, () => Uint8Array.from(bytesOf(random, 22)));
      const set = setOf(knownBy(words[way]!));
      const contexts = words.map((word, i) => (i === way ? contextFrom(word) : contextOfSet(random, set)));
      // The last one is not proved, and stays in the last way.
      expect(await madeFor(rig, contexts.slice(0, -1), true)).toBe(ways - 1);
      expect(await madeFor(rig, contexts.slice(-1), false)).toBe(1);
      const near = Uint8Array.from(words[way]!);
      do {
        near.set(words[way]!);
        for (let at = low; at <= high; at++) if (random.chance(0.5)) flip(near, at - 2);
      } while (setOf(knownBy(near)) !== set || near.every((byte, i) => byte === words[way]![i]));
      expect(await madeFor(rig, [contextFrom(near)], false), `way ${way}, bits ${high}:${low}`).toBe(1);
    }
});

/** Changes a bit, counted from the last one. */
function flip(bytes: Uint8Array, bit: number): void {
  bytes[bytes.length - 1 - (bit >> 3)]! ^= 1 << (bit & 7);
}

/** A key with which no packet was opened never keeps its place before another one, whatever happened before it. */
export const unprovedGiveWay = withRig(async (rig, { random }) => {
  for (let set = 0; set < sets; set++) {
    await rig.forget(0);
    // As many and more are proved, so that all places have been anybody's.
    for (const count of [ways, 2 * ways, 1]) await madeFor(rig, contextsOf(random, count, set), true);
    for (const between of [
      async () => {},
      // A sweep of others, and a second packet that waits for the same key.
      () => rig.forget(1),
      () => rig.renew(1, 0),
    ]) {
      const [unproved, other] = contextsOf(random, 2, set);
      const before = rig.missed;
      rig.send({ ...packet, authentic: false, context: unproved! });
      rig.send({ ...packet, authentic: false, context: unproved! });
      await rig.settled();
      expect(rig.missed - before).toBe(1);
      await between();
      expect(await madeFor(rig, [other!], false)).toBe(1);
      expect(await madeFor(rig, [unproved!], false)).toBe(1);
    }
  }
});

/** A packet that is opened after its key was proved by another one proves no key that has taken its place since. */
export const provesItsOwnAlone = withRig(async (rig, t) => {
  const { random } = t;
  for (let round = 0; round < 8; round++) {
    const set = round % sets;
    await rig.forget(0);
    const [first, second, third] = contextsOf(random, 3, set);
    // Two packets under the first key are under way while it is on probation.
    rig.stays = true;
    rig.send({ ...packet, context: first! });
    while (!rig.left.some(({ kind, tag }) => kind === 'keyed' && tag === rig.packets.length - 1)) await t.cycles(1);
    rig.send({ ...packet, context: first! });
    await t.cycles(40);
    rig.ends = 1;
    while (rig.ends > 0) await t.cycles(1);
    await t.cycles(40);
    rig.send({ ...packet, authentic: false, context: second! });
    await t.cycles(400);
    rig.ends = 1;
    while (rig.ends > 0) await t.cycles(1);
    await t.cycles(40);
    rig.stays = false;
    await rig.settled();
    expect(await madeFor(rig, [third!], false)).toBe(1);
    expect(await madeFor(rig, [first!], false)).toBe(0);
    expect(await madeFor(rig, [second!], false)).toBe(1);
  }
});

/** A packet that is opened proves its key whatever is asked of the cache then. */
export const provesAtAnyMoment = withRig(async (rig, t) => {
  const { random } = t;
  for (let round = 0; round < 60; round++) {
    if (round % 3 === 0) await rig.forget(0);
    const [proved, other] = contextsOf(random, 2, 1);
    rig.stays = true;
    const from = rig.packets.length;
    rig.send({ ...packet, context: proved! });
    while (!rig.left.some(({ kind, tag }) => kind === 'keyed' && tag === from)) await t.cycles(1);
    // Another one's key is claimed while it is opened.
    rig.send({ ...packet, authentic: false, context: contextOfSet(random, 2) });
    await t.cycles(12 + (round % 20));
    rig.stays = false;
    await rig.settled();
    for (let i = 0; i < 20; i++) await rig.quiet();
    expect(await madeFor(rig, [other!], false)).toBe(1);
    expect(await madeFor(rig, [proved!], false)).toBe(0);
  }
});

/** A key that is proved takes a way that is not used, wherever it is, before that of another one. */
export const takesFreeWays = withRig(async (rig, { random }) => {
  for (let round = 0; round < 12; round++) {
    const [set, gone] = [round % sets, round % (ways - 1)];
    await rig.forget(0);
    await rig.forget(1);
    const domainOf = (i: number): number => Number(i !== gone);
    const contexts = Array.from({ length: ways - 1 }, (_, i) => contextOfSet(random, set, domainOf(i)));
    for (const [i, context] of contexts.entries()) await madeFor(rig, [context], true, domainOf(i));
    // The place of the one that goes is free, and whichever is the next in turn.
    await madeFor(rig, contextsOf(random, Math.floor(round / 3) % ways, (set + 1) % sets, 1), true, 1);
    await rig.forget(0);
    expect(await madeFor(rig, [contextOfSet(random, set)], true)).toBe(1);
    expect(await madeFor(rig, [contextOfSet(random, set)], false)).toBe(1);
    for (const [i, context] of contexts.entries())
      if (i !== gone) expect(await madeFor(rig, [context], true, domainOf(i))).toBe(0);
  }
});

/** Keys are in as many sets as there are: of random ones few have to be made again. */
export const fillsAllSets = withRig(async (rig, t) => {
  let again = 0;
  const rounds = 8;
  for (let round = 0; round < rounds; round++) {
    await rig.forget(0);
    const contexts = Array.from({ length: sizes.keys }, () => contextFrom(Uint8Array.from(bytesOf(t.random, 22))));
    await madeFor(rig, contexts, true);
    again += await madeFor(rig, contexts, true);
  }
  // In half of the sets half of the keys have no place.
  expect(again).toBeLessThan((rounds * sizes.keys) / 2);
});

/** What was there before a reset is not found after it, nothing of it is used again, and all is overwritten. */
export const resetForgets: Body<void> = async (t) => {
  const { random } = t;
  const rig = new KeysRig(t);
  for (let round = 0; round < 6; round++) {
    await rig.begin();
    const context = contextOfSet(random, random.below(sets));
    expect(await madeFor(rig, [context], round % 2 === 0)).toBe(1);
    await rig.reset();
    const from = t.cycle;
    await rig.quiet();
    expect(t.cycle - from).toBe(sweepClocks(rig.sizes));
    // Nothing is there that stays when the key of another association changes.
    const { erased } = rig;
    await rig.renew(1, 1);
    expect(rig.erased - erased).toBe(sizes.keys);
    await rig.begin();
    expect(await madeFor(rig, [context], false)).toBe(1);
  }
};

/** A packet that needs no key goes on as it was judged, and none is made for it. */
export const needsNone = withRig(async (rig, t) => {
  const { random } = t;
  for (let round = 0; round < 30; round++) {
    const judged = random.pick(['invalid', 'late', 'early'] as const);
    const from = rig.packets.length;
    rig.send({ ...packet, source: 40 + round, judged });
    if (random.chance(0.5)) rig.send({ ...packet, source: 40 + round });
    await rig.settled();
    const first = rig.left.filter(({ tag }) => tag === from);
    expect(first.map(({ kind, parked }) => `${kind} ${parked}`)).toEqual([`${judged} false`]);
    // Nor does it count as under way with that of its source.
    rig.send({ ...packet, source: 40 + round, judged });
    await t.cycles(200);
    expect(rig.isQuiet).toBe(true);
    expect(rig.missed).toBe(rig.packets.filter((one) => one.judged === undefined).length);
  }
});

/** That a key is gone that was forgotten before overwrites nothing more, and the keys of others stay. */
export const goneOnce = withRig(async (rig, t) => {
  const context = contextOfSet(t.random, 1);
  expect(await madeFor(rig, [context], true)).toBe(1);
  const { erased } = rig;
  await rig.remove(3);
  await t.cycles(2);
  expect(rig.isQuiet).toBe(true);
  expect(rig.erased).toBe(erased);
  expect(await madeFor(rig, [context], true)).toBe(0);
  // It is quiet as long as nothing comes.
  for (let i = 0; i < 40; i++) {
    await t.cycles(1);
    expect(rig.isQuiet).toBe(true);
  }
});

/** When a packet leaves for where it waits, and when it comes back, in clocks from when it was taken. */
export const clocksOfMisses = withRig(async (rig, t) => {
  const clocks = new Set<string>();
  for (let gap = 0; gap < 24; gap++) {
    rig.left.length = 0;
    const from = rig.packets.length;
    rig.send({ ...packet, authentic: false, context: contextOfSet(t.random, gap % sets) });
    await rig.settled();
    await t.cycles(20 + gap);
    clocks.add(rig.left.map(({ kind, cycle }) => `${kind} ${cycle - rig.taken[from]!}`).join());
  }
  // 7 in the cache, 2 in which it is decided, and a register; the rest is the engine's 40 and the key's.
  expect([...clocks]).toEqual(['parks 10,keyed 195']);
});

/** A packet whose domain has no budget left is dropped in so many clocks from when it is the oldest one that waits. */
export const clocksOfRefusals: Body<void> = async (t) => {
  const rig = new KeysRig(t, { interval: 60_000, burst: 1 });
  await rig.begin();
  await t.cycles(10);
  for (let i = 0; i < 2; i++) rig.send({ ...packet, context: contextOfSet(t.random, i) });
  await t.cycles(800);
  const told = rig.left.filter(({ kind }) => kind !== 'parks');
  expect(told.map(({ kind }) => kind)).toEqual(['keyed', 'unkeyed']);
  expect(told[1]!.cycle - told[0]!.cycle).toBe(9);
};

/** A packet that is dropped waits for who takes it, leaves in the clock after, and is judged as it was decided. */
export const refusedWaits: Body<void> = async (t) => {
  const rig = new KeysRig(t, { interval: 60_000, burst: 1 });
  await rig.begin();
  await t.cycles(10);
  const told = (from: number) => rig.left.map(({ kind, cycle }) => `${kind} ${cycle - from}`);
  for (let wait = 0; wait < 8; wait++) {
    rig.left.length = 0;
    rig.latch(1);
    rig.down.pause();
    rig.send({ ...packet, context: contextOfSet(t.random, wait % sets) });
    await t.cycles(30 + wait);
    const from = t.cycle;
    rig.down.resume();
    await rig.settled();
    expect(told(from)).toEqual(['parks 1', 'latched 3']);
  }
  rig.latch(0);
  // The budget is for one of two. What happens to the domain while the other one waits changes nothing of it. Packets
  // of another domain, whose key is there, are before it.
  const other = contextOfSet(t.random, 2, 1);
  await madeFor(rig, [other], true, 1);
  rig.left.length = 0;
  const from = rig.packets.length;
  for (let i = 0; i < 2; i++) rig.send({ ...packet, context: contextOfSet(t.random, i) });
  while (!rig.left.some(({ kind, tag }) => kind === 'keyed' && tag === from)) {
    rig.send({ ...packet, domain: 1, context: other });
    await t.cycles(2);
  }
  rig.down.pause();
  await t.cycles(40);
  rig.latch(1);
  await t.cycles(20);
  rig.down.resume();
  await rig.settled();
  expect(rig.left.filter(({ tag }) => tag === from + 1).map(({ kind }) => kind)).toEqual(['parks', 'unkeyed']);
  rig.latch(0);
};

/** A packet whose key has been made comes back though no room is left inside then. */
export const returnsWhenFull = withRig(async (rig, t) => {
  const known = contextOfSet(t.random, 1);
  await madeFor(rig, [known], true);
  for (let round = 0; round < 4; round++) {
    const from = rig.packets.length;
    rig.send({ ...packet, context: contextOfSet(t.random, 2) });
    while (!rig.left.some(({ tag }) => tag === from)) await t.cycles(1);
    rig.down.pause();
    for (let i = 0; i < 24; i++) rig.send({ ...packet, context: known });
    await t.cycles(400);
    rig.down.resume();
    await rig.settled();
    const kinds = rig.left.filter(({ tag }) => tag === from).map(({ kind }) => kind);
    expect(kinds).toEqual(['parks', 'keyed']);
  }
});
