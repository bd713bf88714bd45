/** What is around the resolver of keys in a test: an engine, packets that end, and management with its keys. */
import { expect } from 'vitest';
import { deriveKey, numberOf, type PacketKey } from '../../../golden/tss/index.ts';
import { chance, eachClock, type PatternLike, portsOf, pulse, type TestContext } from '../../test-kit.ts';
import { KeyManagement, runEngine } from './key-ports.ts';
import {
  associations,
  cacheWays,
  fieldsOf,
  type Request,
  setOf,
  sizes,
  smallResolver,
} from './key-resolver-requests.ts';
import { bytesOf } from './layer-traffic.ts';

/** The ports of the resolver under test. */
export const resolverOf = portsOf(smallResolver);

/** What a packet is on its way in. */
export const packetOf = (request: Request, { needed = 1, packet = 0 } = {}) => ({
  ...{ needed, packet },
  request: fieldsOf(request),
});

/**
 * What is around the resolver: an engine that installs keys in its own time, packets that end in theirs, and what each
 * place holds. A place is never written while a packet under its key is under way.
 */
export class Surroundings {
  /** By slot; nothing where a key is overwritten. */
  readonly installed: bigint[] = [];
  readonly flying: number[] = [];
  installs = 0;
  misses = 0;
  /** Slots that were told to be overwritten, in their order. */
  erased: number[] = [];
  /** Clocks in which the engine was given keys. */
  readonly given: number[] = [];
  /** From the start: packets end by `ends` alone. */
  held = false;
  #turn = 0;
  readonly #t: TestContext;
  readonly #dut;

  /** `clocks`: those in which the engine installs a key that it takes at once; random unless given. */
  constructor(t: TestContext, clocks?: number) {
    this.#t = t;
    const dut = resolverOf(t);
    this.#dut = dut;
    dut.completed.set(0);
    runEngine(t, dut, t.sink(dut.keys, { ready: chance(clocks === undefined ? 0.3 : 1) }), {
      takes: (slot, cycle) => {
        this.given.push(cycle);
        expect(this.flying).not.toContain(slot);
        // What was there is gone before the new key is whole.
        delete this.installed[slot];
      },
      clocks: () => clocks ?? 1 + t.random.below(20),
      holds: (slot, key) => {
        this.installed[slot] = key;
        this.installs++;
      },
      erases: (slot) => {
        expect(this.flying).not.toContain(slot);
        delete this.installed[slot];
        this.erased.push(slot);
      },
    });
    let stays = false;
    eachClock(t, () => {
      this.misses += dut.missed.get();
      // Now and then packets stay so long that a place is wanted while it is in use.
      if (t.random.chance(0.005)) stays = !stays;
      if (this.held) return;
      const ends = this.flying.length > 0 && t.random.chance(stays ? 0.004 : 0.2);
      dut.completed.set(Number(ends));
      if (ends) this.flying.shift();
    });
  }

  /**
   * A packet goes under the key in a place, which is one of those of its hash; where it was `installed` for the packet,
   * the next one in turn.
   */
  goes(request: Request, slot: number, installed: boolean): void {
    expect(Math.floor(slot / cacheWays)).toBe(setOf(request));
    if (installed) expect(slot % cacheWays).toBe(this.#turn++ % cacheWays);
    this.flying.push(slot);
  }

  /** The oldest packet ends in the next clock, where packets are `held`. */
  async ends(): Promise<void> {
    this.flying.shift();
    await pulse(this.#t, this.#dut.completed);
  }

  /** After a reset nothing is under way, and the first place is the next one. */
  reset(): void {
    this.flying.length = 0;
    this.#turn = 0;
  }
}

/** The keys of the associations, and what packet keys are of them, as management writes it. */
export class Keys {
  readonly all: PacketKey[] = [];
  /** By association. */
  readonly kinds: Request['kind'][] = ['own', 'cluster', 'server', 'direct'];
  readonly #t: TestContext;
  readonly #management: KeyManagement;

  constructor(t: TestContext) {
    this.#t = t;
    this.#management = new KeyManagement(t, resolverOf(t), sizes.domains);
  }

  async writeAll(): Promise<void> {
    for (let i = 0; i < associations; i++) await this.write(i);
  }

  async write(association: number): Promise<void> {
    await this.quiet();
    await this.writeNow(association);
    await this.quiet();
  }

  /** While it is quiet. */
  writeNow(association: number): Promise<void> {
    const { random } = this.#t;
    const written = { key: bytesOf(random, 32), ivMask: bytesOf(random, 12) };
    this.all[association] = written;
    return this.#management.write(association, written);
  }

  /** While it is quiet: the key of an association is gone, as that of a domain that was forgotten. */
  remove(association: number): Promise<void> {
    return this.#management.remove(association);
  }

  /** Both associations of a domain are of other kinds. */
  async change(domain: number, kinds: readonly [Request['kind'], Request['kind']]): Promise<void> {
    this.kinds.splice(2 * domain, 2, ...kinds);
    await this.quiet();
    await this.forgetNow(domain);
    await this.quiet();
  }

  /** While it is quiet: what was made for a domain is made again. */
  forgetNow(domain: number): Promise<void> {
    return this.#management.forget(domain);
  }

  quiet(): Promise<void> {
    return this.#management.quiet();
  }

  of({ association, kind, ...context }: Request): PacketKey {
    const own = this.all[association]!;
    if (kind === 'own') return own;
    if (kind === 'direct') return { key: own.key, ivMask: new Uint8Array(12) };
    return deriveKey(own.key, { mode: kind, ...context });
  }
}

/** When packets are offered and taken, and what `Surroundings` has. */
interface PacketOptions {
  readonly valid?: PatternLike;
  readonly ready?: PatternLike;
  readonly clocks?: number;
}

/** The resolver, what is around it, and packets. */
export class Packets {
  readonly around: Surroundings;
  readonly keys: Keys;
  readonly up;
  readonly down;
  /** Whose keys are in the slots. */
  readonly owners: (Request | undefined)[] = [];

  /** `clocks` as `Surroundings` has it. */
  constructor(t: TestContext, { valid, ready, clocks }: PacketOptions = {}) {
    const dut = resolverOf(t);
    this.up = t.source(dut.up, { ...(valid && { valid }) });
    this.down = t.sink(dut.down, { ...(ready && { ready }) });
    this.around = new Surroundings(t, clocks);
    this.keys = new Keys(t);
  }

  /** The next packet that leaves, under its key and mask if it needs one; returns its slot, and when. */
  async leaves(request: Request, is: { needed?: boolean; packet?: number } = {}, how = '') {
    const { item, cycle } = await this.down.recv();
    const { needed = true, packet = 0 } = is;
    expect(item, how).toMatchObject({ needed: Number(needed), packet });
    const slot = Number(item.place.slot);
    if (needed) {
      const { key, ivMask } = this.keys.of(request);
      expect(this.around.installed[slot], how).toBe(numberOf(key));
      expect(item.place.iv_mask, how).toBe(numberOf(ivMask));
    }
    return { slot, cycle };
  }

  /** Sends a packet, which goes under its key; returns whether that was made for it. */
  async made(request: Request, how = ''): Promise<number> {
    const { around } = this;
    const before = around.installs;
    await this.up.send(packetOf(request));
    const { slot } = await this.leaves(request, {}, how);
    const made = around.installs - before;
    around.goes(request, slot, made === 1);
    this.owners[slot] = request;
    return made;
  }

  /** Keys made for packets one after another. */
  async madeFor(requests: readonly Request[]): Promise<number> {
    let made = 0;
    for (const request of requests) made += await this.made(request);
    return made;
  }
}
