/** When packets that are sent leave with their keys, when keys are made for them, and when it is quiet. */
import { expect } from 'vitest';
import { kdfLatency } from '../../../../../rtl-gen/uet/tss/layer/kdf.ts';
import { sweepClocks } from '../../../../../rtl-gen/uet/tss/layer/key-sweep.ts';
import { type Body, reset, type TestContext } from '../../test-kit.ts';
import { requestOf } from './key-resolver-decisions.ts';
import { cacheWays, type Request, sizes } from './key-resolver-requests.ts';
import { Keys, Packets, packetOf, resolverOf, Surroundings } from './key-resolver-rig.ts';

const engineClocks = 20;

/** The resolver clock by clock: packets that the test hands in, takes and ends itself. */
class Clocks {
  readonly around: Surroundings;
  readonly keys: Keys;
  readonly dut;
  readonly #t: TestContext;

  constructor(t: TestContext) {
    this.#t = t;
    this.dut = resolverOf(t);
    this.around = new Surroundings(t, engineClocks);
    this.around.held = true;
    this.keys = new Keys(t);
    this.dut.up.valid.set(0);
    this.dut.down.ready.set(0);
  }

  async quiet(is: number, clocks = 1): Promise<void> {
    for (let i = 0; i < clocks; i++) {
      await this.#t.cycles(1);
      expect(this.dut.quiet.get()).toBe(is);
    }
  }

  offers(request: Request, needed: number): void {
    offers(this.#t, request, needed);
  }
}

/** Shows a packet at the ports, from the next clock on. */
function offers(t: TestContext, request: Request, needed: number): void {
  const { up } = resolverOf(t);
  up.payload.set(packetOf(request, { needed }));
  up.valid.set(1);
}

/** It is quiet while no packet is inside, nor one with a key under way, and in no other clock. */
export const quietOfEach: Body<void> = async (t) => {
  const clocks = new Clocks(t);
  await clocks.keys.writeAll();
  const { random } = t;
  const { around, dut } = clocks;
  const requests = Array.from({ length: 4 }, () => requestOf(random, 1));
  for (let round = 0; round < 24; round++) {
    const count = 1 + (round % 3);
    let flying = 0;
    for (let i = 0; i < count; i++) {
      const needed = Number(random.chance(0.7));
      const request = random.pick(requests);
      clocks.offers(request, needed);
      await clocks.quiet(0);
      dut.up.valid.set(0);
      await clocks.quiet(0, 300);
      // It stays until it is taken.
      expect(dut.down.valid.get()).toBe(1);
      const slot = Number(dut.down.payload.place.slot.get());
      dut.down.ready.set(1);
      flying += needed;
      if (needed === 1) around.flying.push(slot);
      await clocks.quiet(Number(flying === 0));
      expect(dut.down.valid.get()).toBe(0);
      dut.down.ready.set(0);
      await clocks.quiet(Number(flying === 0), random.below(20));
    }
    for (; flying > 0; flying--) {
      await around.ends();
      expect(dut.quiet.get()).toBe(Number(flying === 1));
    }
    await clocks.quiet(1, random.below(20));
  }
};

/** As many packets are inside as there is room for, and from then on one comes in for each that leaves, one a clock. */
export const roomInside: Body<void> = async (t) => {
  const clocks = new Clocks(t);
  await clocks.keys.writeAll();
  const { random } = t;
  const { dut } = clocks;
  const request = requestOf(random, 2);
  clocks.offers(request, 1);
  for (let round = 0; round < 6; round++) {
    let taken = 0;
    for (let i = 0; i < 300; i++) {
      taken += dut.up.ready.get();
      await t.cycles(1);
    }
    expect(taken).toBe(16);
    dut.down.ready.set(1);
    const told: unknown[] = [];
    for (let i = 0; i < 17; i++) {
      told.push(dut.down.valid.get());
      taken += dut.up.ready.get();
      await t.cycles(1);
    }
    expect(told).toEqual(Array.from({ length: 17 }, () => 1));
    // None comes any more.
    dut.up.valid.set(0);
    await t.cycles(40);
    expect(dut.down.valid.get()).toBe(0);
    dut.down.ready.set(0);
    // There is room in the clock after the first one has left.
    expect(taken).toBe(16 + 16);
    for (; taken > 0; taken--) await clocks.around.ends();
    dut.up.valid.set(1);
  }
};

/** A key is asked for, made and used in so many clocks from when its packet was taken, whatever comes after that. */
export const clocksOfMisses: Body<void> = async (t) => {
  const packets = new Packets(t, { clocks: engineClocks });
  const { around, keys, up } = packets;
  await keys.writeAll();
  const told = async (kind: Request['kind'], before: number, after: number): Promise<string> => {
    const association = 1;
    const other: Request = { ...requestOf(t.random, 2), kind: 'server', rekey: 0 };
    const request: Request = { ...requestOf(t.random, association), kind, ...(kind === 'server' && { rekey: 0 }) };
    await keys.change(0, [kind, kind]);
    await up.send(packetOf(other));
    around.flying.push((await packets.leaves(other)).slot);
    await keys.quiet();
    const { installs } = around;
    const sent = [...Array.from({ length: before }, () => other), ...Array.from({ length: 1 + after }, () => request)];
    const taken = sent.map((one) => up.send(packetOf(one)));
    const left: number[] = [];
    for (const one of sent) {
      const { slot, cycle } = await packets.leaves(one);
      around.flying.push(slot);
      left.push(cycle);
    }
    expect(around.installs - installs).toBe(1);
    const from = await taken[before]!;
    expect(left.slice(0, before).map((cycle, i) => cycle - from + before - i)).toEqual(
      Array.from({ length: before }, () => 7),
    );
    const [first, ...others] = left.slice(before);
    return `${kind} ${around.given.at(-1)! - from} ${[first! - from, ...others.map((cycle) => cycle - first!)].join()}`;
  };
  // What comes after it is looked up before it is looked at again, but for what comes later than four clocks.
  const expected = (kind: Request['kind'], derives: number, after: number): string => {
    const given = 14 + derives + Math.min(after, 4);
    return `${kind} ${given} ${[given + engineClocks + 10, ...Array.from({ length: after }, (_, i) => i + 1)].join()}`;
  };
  const derives = kdfLatency({ wide: true });
  for (const kind of ['own', 'direct'] as const) expect(await told(kind, 0, 0)).toBe(expected(kind, 0, 0));
  for (const kind of ['cluster', 'server'] as const) expect(await told(kind, 0, 0)).toBe(expected(kind, derives, 0));
  for (let after = 1; after < 8; after++)
    expect(await told('cluster', 0, after)).toBe(expected('cluster', derives, after));
  for (let before = 1; before < 8; before++)
    expect(await told('cluster', before, 1)).toBe(expected('cluster', derives, 1));
};

/** A key is given to the engine in so many clocks after the last packet under the one before it has ended. */
export const clocksOfPlaces: Body<void> = async (t) => {
  const clocks = new Clocks(t);
  await clocks.keys.writeAll();
  const { random } = t;
  const { around, dut } = clocks;
  dut.down.ready.set(1);
  for (let round = 0; round < 2 * cacheWays; round++) {
    await clocks.keys.change(0, ['cluster', 'cluster']);
    const set = round % 2;
    const requests = Array.from({ length: cacheWays + 1 }, () => requestOf(random, 1, set));
    for (const request of requests) {
      clocks.offers(request, 1);
      await t.cycles(1);
      dut.up.valid.set(0);
      await t.cycles(300);
    }
    // All but the last one have a key, and its place is the first one's.
    expect(around.installs).toBe((round + 1) * (cacheWays + 1) - 1);
    const from = t.cycle;
    await around.ends();
    await t.cycles(60);
    expect(around.installs).toBe((round + 1) * (cacheWays + 1));
    expect(around.given.at(-1)! - from).toBe(2);
    for (let i = 0; i < cacheWays; i++) await around.ends();
  }
};

/** A reset at any moment ends all that is under way, and nothing is said after it that did not happen since. */
export const resetAtAnyMoment: Body<void> = async (t) => {
  const { random } = t;
  const { up, down, installed, completed, write, forget, ...dut } = resolverOf(t);
  const told = [
    ...[dut.missed, dut.quiet, dut.erase.enable, down.valid, dut.keys.valid, dut.elsewhere, dut.again, up.ready],
  ];
  const inputs = [up.valid, installed, completed, write.enable, forget.enable, down.ready, dut.keys.ready];
  const request = requestOf(random, 1);
  const keys = new Keys(t);
  for (let round = 0; round < 24; round++) {
    for (const port of inputs) port.set(0);
    await reset(t);
    expect(told.map((port) => port.get())).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    const from = t.cycle;
    await keys.quiet();
    expect(t.cycle - from).toBe(sweepClocks(sizes));
    // A key is asked for as after any other reset.
    offers(t, request, 1);
    let clocks = 0;
    for (; dut.keys.valid.get() === 0; clocks++) {
      await t.cycles(1);
      expect(down.valid.get()).toBe(0);
    }
    expect(clocks).toBe(15 + kdfLatency({ wide: true }) + 3);
    for (let i = random.below(300); i > 0; i--) {
      for (const port of [up.valid, down.ready, dut.keys.ready, installed]) port.set(random.below(2));
      up.payload.request.epoch.set(random.below(4));
      await t.cycles(1);
    }
  }
};
