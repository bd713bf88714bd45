/** What the resolver of keys does with packets, engine and management around it. */
import { expect } from 'vitest';
import { type Body, chance, reset, type TestContext } from '../../test-kit.ts';
import { associations, cacheWays, oneBit, type Request, setOf } from './key-resolver-requests.ts';
import { type Keys, Packets, packetOf } from './key-resolver-rig.ts';
import { bytesOf } from './layer-traffic.ts';

/** Of few, so that keys are met again, and of enough, so that they give way to one another. */
const anyRequest = ({ random }: TestContext, { kinds }: Keys): Request => {
  const association = random.below(associations);
  const kind = kinds[association]!;
  return {
    ...{ association, kind },
    epoch: random.chance(0.5) ? 0 : 1 << random.below(16),
    rekey: kind === 'cluster' && random.chance(0.5) ? (1 << random.below(32)) >>> 0 : 0,
    address: oneBit(random.chance(0.3) ? 16 : 4, random.pick([0, 1, 30, 60, 90, 127])),
  };
};

/**
 * Each packet goes under its key, as the golden model derives it, through new keys and modes and places that give way;
 * one that was just used is there.
 */
export const resolverProperty: Body<void> = async (t) => {
  const { random } = t;
  const packets = new Packets(t, { valid: chance(0.7), ready: chance(0.7) });
  const { around, keys } = packets;
  await keys.writeAll();
  let hits = 0;
  for (let round = 0; round < 250; round++) {
    const request = anyRequest(t, keys);
    const needed = random.chance(0.9);
    const before = around.installs;
    packets.up.sendNow(packetOf(request, { needed: Number(needed), packet: round }));
    const { slot } = await packets.leaves(request, { needed, packet: round }, `packet ${round}`);
    expect(around.installs - before).toBeLessThanOrEqual(Number(needed));
    if (needed) {
      around.goes(request, slot, around.installs > before);
      hits += Number(around.installs === before);
    }
    if (random.chance(0.03)) await keys.write(random.below(associations));
    const kind = () => random.pick(['own', 'cluster', 'server', 'direct'] as const);
    if (random.chance(0.03)) await keys.change(random.below(associations / 2), [kind(), kind()]);
  }
  expect(around.misses).toBe(around.installs);
  // Neither all found nor none.
  expect(Math.min(hits, around.installs)).toBeGreaterThan(30);
};

/**
 * Packets one after another, of the same keys and of others, of which some give way to one another: each goes under
 * its key and mask, in order, whoever is being made a key for before it.
 */
export const burstsOfResolver: Body<void> = async (t) => {
  const { random } = t;
  // In some rounds what leaves waits until all that finds room is inside.
  let stalls = false;
  const packets = new Packets(t, { ready: (own) => () => !stalls && own.chance(0.8) });
  const { around, keys } = packets;
  await keys.writeAll();
  let count = 0;
  for (let round = 0; round < 60; round++) {
    const few = Array.from({ length: 1 + random.below(6) }, () => anyRequest(t, keys));
    const requests = Array.from({ length: 40 }, () => ({ request: random.pick(few), needed: random.chance(0.9) }));
    stalls = random.chance(0.3);
    for (const [i, { request, needed }] of requests.entries())
      packets.up.sendNow(packetOf(request, { needed: Number(needed), packet: i }));
    if (stalls) await t.cycles(60);
    stalls = false;
    for (const [i, { request, needed }] of requests.entries()) {
      const { slot } = await packets.leaves(request, { needed, packet: i }, `packet ${i} of round ${round}`);
      count++;
      if (needed) around.goes(request, slot, false);
    }
    if (random.chance(0.5)) await keys.write(random.below(associations));
  }
  expect(around.misses).toBe(around.installs);
  // Each key is made once for all that wait for it.
  expect(around.installs).toBeGreaterThan(60);
  expect(around.installs).toBeLessThan(count / 5);
};

/**
 * A new key of an association forgets what was derived of the old one, and nothing else, in whichever place; a domain
 * that changes what was of either of its associations; a reset all.
 */
export const forgets: Body<void> = async (t) => {
  const packets = new Packets(t);
  const { around, keys } = packets;
  for (const association of [1, 2]) await keys.write(association);
  const requestOf = (association: number, host: number): Request => {
    const kind = association === 1 ? 'cluster' : 'server';
    return { association, kind, epoch: 0, rekey: 0, address: oneBit(4, host) };
  };
  for (let host = 0; host < 3 * cacheWays; host++) {
    // Two in turn are in two places, and of those the new key's one is gone alone.
    const pair = [requestOf(1, host), requestOf(2, host + 1)] as const;
    await packets.madeFor(pair);
    expect(await packets.madeFor(pair)).toBe(0);
    const renewed = (host & 1) as 0 | 1;
    await keys.write(1 + renewed);
    expect(await packets.made(pair[1 - renewed]!)).toBe(0);
    expect(await packets.made(pair[renewed]!)).toBe(1);
  }
  // Of a domain's two associations and one of the other domain's.
  await keys.write(3);
  for (let host = 0; host < 3 * cacheWays; host++) {
    const all = [requestOf(1, host), requestOf(2, host + 1), requestOf(3, host + 2)] as const;
    await packets.madeFor(all);
    expect(await packets.madeFor(all)).toBe(0);
    const domain = host & 1;
    await keys.change(domain, domain === 0 ? ['own', 'cluster'] : ['server', 'server']);
    const [gone, kept] = domain === 0 ? [all.slice(0, 1), all.slice(1)] : [all.slice(1), all.slice(0, 1)];
    expect(await packets.madeFor(kept)).toBe(0);
    expect(await packets.madeFor(gone)).toBe(gone.length);
  }
  // After a reset nothing is known.
  const known = [requestOf(1, 0), requestOf(2, 1)];
  await packets.madeFor(known);
  await reset(t, 2);
  around.reset();
  // Nor are the keys of associations.
  for (const association of [1, 2]) await keys.write(association);
  expect(await packets.madeFor(known)).toBe(2);
  expect(around.misses).toBe(around.installs);
};

/** A key that was just used is there, whatever it is known by, and one that is a bit away is not. */
export const findsAnyBits: Body<void> = async (t) => {
  const packets = new Packets(t);
  const { keys } = packets;
  await keys.writeAll();
  for (let round = 0; round < 16 * cacheWays; round++) {
    const association = 1 + t.random.below(2);
    const request: Request = {
      ...{ association, kind: association === 1 ? 'cluster' : 'server' },
      ...{ epoch: t.random.below(0x10000), rekey: t.random.word() },
      address: bytesOf(t.random, t.random.chance(0.7) ? 16 : 4),
    };
    // Four, so that the next one is in the next place.
    const near = bitsAway(t, request).slice(0, 4);
    expect(await packets.made(request)).toBe(1);
    expect(await packets.made(request)).toBe(0);
    for (const other of near) expect(await packets.made(other)).toBe(1);
  }
};

/** Requests for other keys, each of which differs in another bit, in random order. */
function bitsAway({ random }: TestContext, request: Request): readonly Request[] {
  const flipped = (bit: number): Request => {
    const address = Uint8Array.from(request.address);
    address[bit >> 3]! ^= 1 << (bit & 7);
    return { ...request, address };
  };
  return random.shuffle([
    { ...request, epoch: request.epoch ^ (1 << random.below(16)) },
    { ...request, rekey: (request.rekey ^ (1 << random.below(32))) >>> 0 },
    ...[...Array(8 * request.address.length).keys()].map(flipped),
  ]);
}

/** A place is free whose last packet is as many packets ago as their counter has numbers. */
export const countsRound: Body<void> = async (t) => {
  const packets = new Packets(t);
  await packets.keys.write(1);
  const all = [...Array(60).keys()].map(
    (host): Request => ({
      ...{ association: 1, kind: 'cluster', epoch: 0, rekey: 0 },
      address: Uint8Array.of(10, 0, 0, host),
    }),
  );
  const [first, ...others] = all.filter((request) => setOf(request) === setOf(all[0]!));
  // One in each place of a hash, then the last of them again until the numbers come round.
  await packets.madeFor([first!, ...others.slice(0, cacheWays - 1)]);
  const last = others[cacheWays - 2]!;
  for (let number = cacheWays; number < 128; number++) await packets.made(last);
  await packets.made(others[cacheWays - 1]!);
  expect(packets.around.installs).toBe(cacheWays + 1);
};

/** A packet a clock, 7 clocks later, whose key is there or not needed. */
export const clocksOfResolver: Body<void> = async (t) => {
  const packets = new Packets(t);
  const { keys } = packets;
  await keys.write(0);
  const request = { association: 0, kind: 'own', epoch: 0, rekey: 0, address: new Uint8Array(4) } as const;
  expect(await packets.made(request)).toBe(1);
  await keys.quiet();
  // It is quiet when its packet has come to its end, not before.
  expect(packets.around.flying).toEqual([]);
  const sent = await Promise.all([1, 1, 0, 0, 1].map((needed) => packets.up.send(packetOf(request, { needed }))));
  expect(sent.map((cycle) => cycle - sent[0]!)).toEqual([0, 1, 2, 3, 4]);
  const told = await Promise.all(sent.map(async () => (await packets.down.recv()).cycle));
  expect(told.map((cycle, i) => cycle - sent[i]!)).toEqual([7, 7, 7, 7, 7]);
};
