/** Which keys packets that are sent find, which are made and forgotten, and when: each way, set and part of them. */
import { expect } from 'vitest';
import { eraseClocks } from '../../../../../rtl-gen/uet/tss/gcm/key-install.ts';
import { checkClocks } from '../../../../../rtl-gen/uet/tss/layer/key-maker.ts';
import { sweepClocks } from '../../../../../rtl-gen/uet/tss/layer/key-sweep.ts';
import { numberOf } from '../../../golden/tss/reference/bytes.ts';
import { type Body, type Random, reset, type TestContext } from '../../test-kit.ts';
import { associations, cacheWays, type Request, setOf, sizes } from './key-resolver-requests.ts';
import { Packets, resolverOf } from './key-resolver-rig.ts';
import { bytesOf } from './layer-traffic.ts';

const sets = sizes.keys / cacheWays;
const engineClocks = 20;

/** A request of random bits for a key of an association, of that set of places if one is given. */
export function requestOf(random: Random, association: number, set?: number): Request {
  for (;;) {
    const request: Request = {
      ...{ association, kind: 'cluster', epoch: random.below(0x10000), rekey: random.word() },
      address: Uint8Array.from(bytesOf(random, 16)),
    };
    if (set === undefined || setOf(request) === set) return request;
  }
}

/** The resolver, and packets of which the test knows what was made for them. */
class Decisions extends Packets {
  readonly #t: TestContext;

  constructor(t: TestContext) {
    super(t, { clocks: engineClocks });
    this.#t = t;
  }

  /** Keys of these associations, or of random ones, in all places. */
  async fill(of: readonly number[] = [...Array(associations).keys()]): Promise<void> {
    const { random } = this.#t;
    for (let set = 0; set < sets; set++)
      for (let way = 0; way < cacheWays; way++) await this.made(requestOf(random, random.pick(of), set));
    for (const request of this.owners) expect(await this.made(request!)).toBe(0);
  }

  /**
   * It is quiet again in as many clocks as it takes to overwrite what these associations had and what no key is in,
   * and nothing else; they have their keys made again, and no other one has.
   */
  async swept(gone: readonly number[]): Promise<void> {
    const { around, keys, owners } = this;
    const from = this.#t.cycle;
    around.erased.length = 0;
    await keys.quiet();
    expect(this.#t.cycle - from).toBe(sweepClocks(sizes));
    const isGone = (slot: number): boolean => owners[slot] === undefined || gone.includes(owners[slot].association);
    const slots = [...Array(sizes.keys).keys()];
    expect(around.erased.toSorted((a, b) => a - b)).toEqual(slots.filter(isGone));
    const [again, kept] = [true, false].map((of) => slots.filter((slot) => isGone(slot) === of && owners[slot]));
    for (const slot of kept!) expect(await this.made(owners[slot]!)).toBe(0);
    const requests = again!.map((slot) => owners[slot]!);
    for (const slot of again!) owners[slot] = undefined;
    // The first one only: each of the others may put out one that is kept.
    for (const request of requests.slice(0, 1)) expect(await this.made(request)).toBe(1);
  }
}

/** Each way compares each part of what a key is known by: one that differs there alone has a key of its own. */
export const comparesEachPart: Body<void> = async (t) => {
  const packets = new Decisions(t);
  await packets.keys.writeAll();
  const { random } = t;
  // What a key is known by, without its association, in the order in which the cache stores it.
  const bitsOf = (request: Request): Uint8Array => {
    const bytes = new Uint8Array(22);
    bytes.set(request.address);
    new DataView(bytes.buffer).setUint16(16, request.epoch);
    new DataView(bytes.buffer).setUint32(18, request.rekey);
    return bytes;
  };
  const parts = [0, 30, 60, 90, 120, 150].map((low) => [Math.max(low, 2), Math.min(low + 29, 177)] as const);
  for (let way = 0; way < cacheWays; way++)
    for (const [low, high] of parts) {
      await packets.keys.change(0, ['cluster', 'cluster']);
      const set = random.below(sets);
      const requests = Array.from({ length: cacheWays }, () => requestOf(random, 1, set));
      for (const request of requests) expect(await packets.made(request)).toBe(1);
      for (const request of requests) expect(await packets.made(request)).toBe(0);
      let near: Request;
      do {
        const bytes = bitsOf(requests[way]!);
        for (let at = low - 2; at <= high - 2; at++)
          if (random.chance(0.3)) bytes[bytes.length - 1 - (at >> 3)]! ^= 1 << (at & 7);
        const view = new DataView(bytes.buffer);
        near = { ...requests[way]!, address: bytes.slice(0, 16), epoch: view.getUint16(16), rekey: view.getUint32(18) };
      } while (setOf(near) !== set || Buffer.from(bitsOf(near)).equals(bitsOf(requests[way]!)));
      expect(await packets.made(near), `way ${way}, bits ${high}:${low}`).toBe(1);
      // The first one's place is the next in turn.
      for (const request of requests.slice(1)) expect(await packets.made(request)).toBe(0);
    }
};

/** Of the same context each association has a key of its own, and IPv4 and IPv6 have, in each way. */
export const comparesAssociations: Body<void> = async (t) => {
  const packets = new Decisions(t);
  await packets.keys.writeAll();
  const { random } = t;
  for (let round = 0; round < 3 * cacheWays; round++) {
    await packets.keys.change(0, ['cluster', 'cluster']);
    await packets.keys.change(1, ['cluster', 'cluster']);
    // The next ways in turn are others.
    for (let i = 0; i < round % cacheWays; i++) await packets.made(requestOf(random, 0));
    const one = requestOf(random, random.below(associations));
    const address = one.address.slice(12);
    const short = { ...one, address };
    const long = { ...one, address: Uint8Array.from([...new Uint8Array(12), ...address]) };
    const all = [short, long, ...[...Array(associations).keys()].map((association) => ({ ...long, association }))];
    const distinct = all.filter(
      (request, i) => i < 2 || request.association !== one.association || request.address.length !== 16,
    );
    for (const request of distinct) {
      expect(await packets.made(request)).toBe(1);
      expect(await packets.made(request)).toBe(0);
    }
  }
};

/** A new key overwrites what was made of the old one, a domain that changes that of both; that one is gone, nothing. */
export const sweepsItsOwn: Body<void> = async (t) => {
  const packets = new Decisions(t);
  await packets.keys.writeAll();
  const { keys, around } = packets;
  const dut = resolverOf(t);
  const all = [...Array(associations).keys()];
  for (let round = 0; round < 4 * associations; round++) {
    await packets.fill();
    const association = round % associations;
    await keys.quiet();
    await keys.writeNow(association);
    await packets.swept([association]);
    await packets.fill();
    await keys.quiet();
    const domain = round % (associations / 2);
    await keys.forgetNow(domain);
    await packets.swept(all.filter((one) => one >> 1 === domain));
    await keys.quiet();
    const [{ length }, owners] = [around.erased, [...packets.owners]];
    // One whose domain is gone by then; its key is written again.
    await keys.remove(association);
    expect(dut.quiet.get()).toBe(1);
    await t.cycles(4 * eraseClocks(1));
    expect(dut.quiet.get()).toBe(1);
    expect(around.erased.length).toBe(length);
    for (const owner of owners)
      if (owner !== undefined && owner.association !== association) expect(await packets.made(owner)).toBe(0);
    await keys.write(association);
    for (const [slot, owner] of packets.owners.entries())
      if (owner?.association === association) packets.owners[slot] = undefined;
  }
};

/** What was there before a reset is not found after it, nothing of it is used again, and all is overwritten. */
export const resetForgets: Body<void> = async (t) => {
  const packets = new Decisions(t);
  const { around, keys, owners } = packets;
  const slots = [...Array(sizes.keys).keys()];
  for (let round = 0; round < 8; round++) {
    await packets.keys.writeAll();
    // Of one association, which is not written before it is seen that nothing of it is there.
    const association = round % associations;
    await packets.fill([association]);
    const known = owners.map((request) => request!);
    await keys.quiet();
    await reset(t, 1 + (round % 3));
    around.reset();
    const from = t.cycle;
    around.erased.length = 0;
    await keys.quiet();
    expect(t.cycle - from).toBe(sweepClocks(sizes));
    expect(around.erased.toSorted((a, b) => a - b)).toEqual(slots);
    owners.length = 0;
    around.erased.length = 0;
    await keys.writeNow(association ^ 1);
    await keys.quiet();
    expect(around.erased.toSorted((a, b) => a - b)).toEqual(slots);
    await keys.write(association);
    for (const request of known) expect(await packets.made(request)).toBe(1);
    owners.length = 0;
  }
  expect(around.misses).toBe(around.installs);
};

/** A packet that comes while keys are overwritten waits for that, and what it finds then is what stays. */
export const waitsForSweeps: Body<void> = async (t) => {
  const packets = new Decisions(t);
  await packets.keys.writeAll();
  const { keys } = packets;
  const { random } = t;
  const sweeps = sizes.keys * eraseClocks(1);
  for (let clocks = 0; clocks < sweepClocks(sizes) + 3; clocks++)
    for (const stays of [0, 1]) {
      const [gone, kept] = [requestOf(random, 1), requestOf(random, 2)];
      for (const request of [gone, kept]) await packets.made(request);
      await keys.quiet();
      await keys.writeNow(1);
      const from = t.cycle;
      await t.cycles(clocks);
      expect(await packets.made(stays ? kept : gone), `${clocks} clocks`).toBe(1 - stays);
      if (stays) expect(t.cycle - from, `${clocks} clocks`).toBe(Math.max(clocks + 2, sweeps) + 7);
    }
};

/** A key that management has is compared with those that are there, of its own association and of others. */
export const comparesKeys: Body<void> = async (t) => {
  const packets = new Decisions(t);
  await packets.keys.writeAll();
  const { keys } = packets;
  const [dut, { random }] = [resolverOf(t), t];
  for (let round = 0; round < 12; round++) {
    const [association, of] = [random.below(associations), random.below(associations)];
    const isThere = random.chance(0.8);
    const key = numberOf(isThere ? keys.all[of]!.key : bytesOf(random, 32));
    dut.check.set({ enable: 1, association, key });
    await t.cycles(checkClocks(sizes));
    const own = association === of;
    expect([dut.elsewhere.get(), dut.again.get()]).toEqual([Number(isThere && !own), Number(isThere && own)]);
    dut.check.enable.set(0);
    await t.cycles(1 + random.below(4));
  }
};
