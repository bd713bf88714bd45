/** What becomes of the keys of received packets: packets that overtake, floods, budgets, room and latches. */
import { expect } from 'vitest';
import { cacheWays } from '../../../../../rtl-gen/uet/tss/layer/key-ways.ts';
import { linearHashOf } from '../../../golden/linear-hash.ts';
import { numberOf } from '../../../golden/tss/reference/bytes.ts';
import type { Body, Random } from '../../test-kit.ts';
import { bytesOf } from './layer-traffic.ts';
import { associationOf, type Context, KeysRig, parkedBeats, sizes, withRig } from './receive-keys-rig.ts';

/** Honest sources that find room beside one another whatever their hashes: those of one set, but for its last way. */
const honest = Array.from({ length: cacheWays(sizes) - 1 }, (_, i) => i);

/** What a key is derived from: an address of 16 bytes, the epoch and the rekey value, as they stand in 22 bytes. */
export function contextFrom(bytes: Uint8Array): Context {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { address: bytes.subarray(0, 16), epoch: view.getUint16(16), rekey: view.getUint32(18) };
}

/** What a key of the first association of a domain is known by, as a cache has it. */
export const knownBy = (context: Uint8Array, domain = 0): bigint =>
  (((1n << 176n) | numberOf(context)) << 2n) | BigInt(2 * domain);

/** In which set keys are that are known by that. */
export const setOf = (known: bigint): number => linearHashOf(known, Math.log2(sizes.keys / cacheWays(sizes)));

/** Random, such that the keys of the first association of a domain are of the set of that number. */
export function contextOfSet(random: Random, set: number, domain = 0): Context {
  for (;;) {
    const bytes = Uint8Array.from(bytesOf(random, 22));
    if (setOf(knownBy(bytes, domain)) === set) return contextFrom(bytes);
  }
}

/** A packet whose key is there overtakes those whose keys are being made. */
export const overtakes = withRig(async (rig) => {
  const known = { domain: 0, source: 1, authentic: true, bytes: 40 };
  rig.send(known);
  await rig.settled();
  rig.left.length = 0;
  const first = rig.packets.length;
  // Three keys to be made, then packets of the source whose key is there.
  for (let i = 0; i < 3; i++) rig.send({ ...known, source: 100 + i });
  for (let i = 0; i < 20; i++) rig.send(known);
  await rig.settled();
  const after = rig.left.filter(({ kind, tag }) => kind === 'keyed' && tag >= first + 3);
  expect(after.map(({ tag }) => tag)).toEqual(Array.from({ length: 20 }, (_, i) => first + 3 + i));
  // 6 clocks each, and at most a lookup, a claim, a store or a return of the others between.
  for (const { tag, cycle } of after) expect(cycle - rig.taken[tag]!).toBeLessThanOrEqual(30);
  expect(after.at(-1)!.cycle - after[0]!.cycle).toBeLessThan(6 * 20 + 3 * 30);
  const made = rig.left.filter(({ kind, parked }) => kind === 'keyed' && parked);
  expect(made.map(({ tag }) => tag)).toEqual([first, first + 1, first + 2]);
  expect(rig.missed).toBe(4);
});

/** Sources of which no packet is authentic put out no key of those of which one was. */
export const keepsProved = withRig(async (rig, t) => {
  const packet = { domain: 1, authentic: true, bytes: 12 };
  // Twice, as a key is safe once a packet was opened with it.
  for (let round = 0; round < 2; round++) {
    for (const source of honest) {
      rig.send({ ...packet, source });
      await rig.settled();
      await t.cycles(30);
    }
  }
  const made = rig.missed;
  expect(made).toBe(honest.length);
  rig.left.length = 0;
  for (let i = 0; i < 200; i++) {
    rig.send({ ...packet, source: 1000 + t.random.below(100_000), authentic: false });
    rig.send({ ...packet, source: t.random.pick(honest) });
    if (i % 8 === 7) await rig.settled();
  }
  await rig.settled();
  const trusted = rig.left.filter(({ tag }) => rig.packets[tag]!.authentic);
  expect(trusted.map(({ kind, parked }) => `${kind} ${parked}`)).toEqual(trusted.map(() => 'keyed false'));
  expect(trusted.length).toBe(200);
  expect(rig.missed - made).toBeGreaterThan(100);
});

/** A domain has as many keys made as its budget says, and no other one fewer. */
export const budget: Body<void> = async (t) => {
  const [interval, burst] = [500, 3];
  const rig = new KeysRig(t, { interval, burst });
  await rig.begin();
  await t.cycles(10);
  const from = t.cycle;
  for (let i = 0; i < 40; i++) {
    rig.send({ domain: 0, source: 2000 + i, authentic: false, bytes: 12 });
    await t.cycles(60);
  }
  for (const source of [7, 8, 9]) rig.send({ domain: 1, source, authentic: true, bytes: 12 });
  await rig.settled();
  const keyed = (domain: number) =>
    rig.left.filter(({ tag, kind }) => rig.packets[tag]!.domain === domain && kind === 'keyed').length;
  const most = burst + Math.floor((t.cycle - from) / interval);
  expect(keyed(0)).toBeGreaterThan(burst);
  expect(keyed(0)).toBeLessThanOrEqual(most);
  expect(keyed(1)).toBe(3);
  expect(rig.missed).toBe(keyed(0) + 3);
  expect(rig.left.filter(({ kind }) => kind === 'unkeyed').length).toBe(40 - keyed(0));
};

/** A packet whose domain has spent its budget while it was parked is dropped then, and others do not wait for it. */
export const spentWhileParked: Body<void> = async (t) => {
  const interval = 5000;
  const rig = new KeysRig(t, { interval, burst: 1 });
  await rig.begin();
  await t.cycles(10);
  for (let i = 0; i < 2; i++) rig.send({ domain: 0, source: 3000 + i, authentic: true, bytes: 12 });
  rig.send({ domain: 1, source: 4000, authentic: true, bytes: 12 });
  await t.cycles(interval / 5);
  const told = rig.left.filter(({ kind }) => kind !== 'parks').toSorted((a, b) => a.tag - b.tag);
  expect(told.map(({ kind, parked }) => `${kind} ${parked}`)).toEqual(['keyed true', 'unkeyed true', 'keyed true']);
  expect(rig.missed).toBe(2);
};

/** One domain does not take all of the room, and what is beyond the room is unkeyed. */
export const room = withRig(async (rig) => {
  for (let i = 0; i < 40; i++) rig.send({ domain: 0, source: 50 + (i % 2), authentic: true, bytes: 16 });
  rig.send({ domain: 1, source: 3, authentic: true, bytes: 16 });
  // More bytes than there is room for.
  rig.send({ domain: 1, source: 4, authentic: true, bytes: 16 * parkedBeats });
  await rig.settled();
  const kinds = (domain: number) =>
    rig.left.filter(({ tag, kind }) => rig.packets[tag]!.domain === domain && kind !== 'parks').map(({ kind }) => kind);
  expect(rig.left.filter(({ tag, kind }) => tag < 40 && kind === 'parks').length).toBeLessThan(40);
  expect(kinds(1).toSorted()).toEqual(['keyed', 'unkeyed']);
  // There is room again for one that fills it.
  rig.send({ domain: 1, source: 5, authentic: true, bytes: 16 * parkedBeats });
  await rig.settled();
  expect(kinds(1).filter((kind) => kind === 'keyed').length).toBe(2);
  // Beside one that is parked as much as is left, and no beat more.
  for (const [beats, kind] of [
    [parkedBeats - 40, 'keyed'],
    [parkedBeats - 39, 'unkeyed'],
  ] as const) {
    rig.left.length = 0;
    rig.send({ domain: 0, source: 6 + 8 * beats, authentic: true, bytes: 16 * 40 });
    rig.send({ domain: 1, source: 6 + 8 * beats, authentic: true, bytes: 16 * beats });
    await rig.settled();
    expect(kinds(1)).toEqual([kind]);
  }
});

/** No key is made for a packet whose domain is latched while it waits. */
export const latchedWhileWaiting = withRig(async (rig, t) => {
  for (let i = 0; i < 6; i++) rig.send({ domain: 0, source: 70 + i, authentic: false, bytes: 16 });
  await t.cycles(60);
  rig.latch(1);
  await rig.settled();
  const kinds = rig.left.filter(({ kind }) => kind !== 'parks').map(({ kind }) => kind);
  expect(kinds).toEqual(['keyed', 'latched', 'latched', 'latched', 'latched', 'latched']);
  expect(rig.missed).toBe(1);
});

/** No key takes the slot of one that a packet is under way with, the last one that left among them. */
export const slotsInUse = withRig(async (rig, t) => {
  let waited = 0;
  for (let round = 0; round < 40; round++) {
    const sourcesOf = () => ({
      domain: t.random.below(2),
      source: t.random.below(100_000),
      authentic: false,
      bytes: 16,
    });
    rig.left.length = 0;
    rig.send(sourcesOf());
    while (!rig.left.some(({ kind }) => kind === 'keyed')) await t.cycles(1);
    // While it is under way another one's key is made, which goes into its slot or another one.
    rig.stays = true;
    rig.send(sourcesOf());
    await t.cycles(400);
    waited += Number(rig.left.filter(({ kind }) => kind === 'keyed').length === 1);
    rig.stays = false;
    await rig.settled();
  }
  // One in four of them waits, as there are four sets of one such slot each.
  expect(waited).toBeGreaterThan(2);
});

/** A new key of an association, or another domain, costs no key of the others, whichever ways they are in. */
export const keepsOthers = withRig(async (rig, t) => {
  const { random } = t;
  for (let round = 0; round < 60; round++) {
    const packets = honest.map((i) => ({
      ...{ domain: random.below(2), source: 1000 * round + 10 * i + random.below(8) },
      ...{ authentic: true, bytes: 12 },
    }));
    // Twice, as a key is safe once a packet was opened with it.
    for (const packet of [...packets, ...packets]) {
      rig.send(packet);
      await rig.settled();
      await t.cycles(30);
    }
    const [domain, an, made] = [random.below(2), random.pick([0, 1] as const), rig.missed];
    const both = random.chance(0.5);
    if (both) await rig.forget(domain);
    else await rig.renew(domain, an);
    for (const packet of packets) rig.send(packet);
    await rig.settled();
    const gone = packets.filter((one) => one.domain === domain && (both || associationOf(one) === 2 * domain + an));
    expect(rig.missed - made).toBe(gone.length);
  }
});

/** Keys that differ in a few bits of what they are made of are not one another's, whichever ways they are in. */
export const findsAnyBits = withRig(async (rig, t) => {
  const { random } = t;
  // As a cache compares them: the address of 16 bytes, the epoch and the rekey value, any bit, or any 16 that stand
  // together.
  for (let round = 0; round < 400; round++) {
    const bytes = Uint8Array.from(bytesOf(random, 22));
    const near = Uint8Array.from(bytes);
    const [first, bit] = [random.below(21), (round >> 1) % (8 * near.length)];
    if (round % 2 === 0) near[bit >> 3]! ^= 1 << (bit & 7);
    while (near.every((byte, k) => byte === bytes[k])) near.set(bytesOf(random, 2), first);
    const authentic = random.chance(0.7);
    for (const word of [bytes, near]) {
      rig.send({ domain: round % 2, source: 0, authentic, bytes: 12, context: contextFrom(word) });
      await rig.settled();
      await t.cycles(12);
    }
  }
  expect(rig.missed).toBe(800);
});

/** As many keys of one set as it has ways stay, whichever of them changes places when another one is proved. */
export const keepsSwapped = withRig(async (rig, t) => {
  const { random } = t;
  const ways = cacheWays(sizes);
  for (let round = 0; round < 24; round++) {
    await rig.forget(0);
    const made = rig.missed;
    const contexts = Array.from({ length: ways }, () => contextOfSet(random, round % 4));
    // Twice, as a key is proved once a packet was opened with it; then each again, in any order.
    for (const context of [...contexts.flatMap((one) => [one, one]), ...random.shuffle([...contexts]), ...contexts]) {
      rig.send({ domain: 0, source: 0, authentic: true, bytes: 12, context });
      await rig.settled();
      await t.cycles(20);
    }
    expect(rig.missed - made).toBe(ways);
  }
});

/** Any packets of any sources have their keys, once each. */
export const anyKeys: Body<void> = async (t) => {
  const rig = new KeysRig(t, { ready: 0.3 });
  await rig.begin();
  const { random } = t;
  let sources: readonly number[] = [];
  for (let round = 0; round < 30; round++) {
    rig.latch(random.chance(0.3) ? random.below(4) : 0);
    // Often those from before, whose keys may be other ones since.
    if (round === 0 || random.chance(0.5))
      sources = Array.from({ length: 1 + random.below(12) }, () => random.below(40));
    for (let i = 0; i < 12; i++) {
      rig.send({
        ...{ domain: random.below(2), source: random.pick(sources), authentic: random.chance(0.7) },
        bytes: random.below(random.pick([20, 100])),
      });
      if (random.chance(0.3)) await t.cycles(random.below(100));
      if (random.chance(0.1)) rig.latch(random.below(4));
    }
    if (random.chance(0.3)) await rig.renew(random.below(2), random.pick([0, 1] as const));
    if (random.chance(0.3)) {
      const domain = random.below(2);
      // A domain of another mode has its keys made another way.
      await rig.forget(domain, () => {
        for (const an of [0, 1]) rig.kinds[2 * domain + an] = random.pick(['cluster', 'server', 'own', 'direct']);
      });
    }
    await rig.settled();
  }
  const last = rig.left.filter(({ kind }) => kind !== 'parks').map(({ tag }) => tag);
  expect(last.toSorted((a, b) => a - b)).toEqual(rig.packets.map((_, i) => i));
  // Those that were not parked keep their order, and so do those that were.
  for (const which of [false, true]) {
    const tags = rig.left.filter(({ kind, parked }) => kind !== 'parks' && parked === which).map(({ tag }) => tag);
    expect(tags).toEqual(tags.toSorted((a, b) => a - b));
  }
  expect(rig.left.filter(({ kind }) => kind === 'unkeyed')).toEqual([]);
  expect(rig.erased).toBeGreaterThan(0);
};
