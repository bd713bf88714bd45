/** What is around the resolver of keys in a test: an engine, packets that end, and management with its keys. */
import { expect } from 'vitest';
import { eraseClocks } from '../../../../../rtl-gen/uet/tss/gcm/key-install.ts';
import { chance } from '../../../../agents/patterns.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { deriveKey, type PacketKey } from '../../../golden/tss/kdf.ts';
import { numberOf } from '../../../golden/tss/reference/bytes.ts';
import { associations, cacheWays, type Request, setOf } from './key-resolver-requests.ts';
import { bytesOf } from './layer-traffic.ts';

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

  /** `clocks`: those in which the engine installs a key that it takes at once; random unless given. */
  constructor(t: TestContext, clocks?: number) {
    this.#t = t;
    for (const name of ['installed', 'completed', 'write_enable', 'forget_enable']) t.dut.port(name).set(0);
    const keys = t.sink('keys', { ready: chance(clocks === undefined ? 0.3 : 1) });
    t.fork(async (child) => {
      for (;;) {
        const { item, cycle } = await keys.recv();
        const { number, key } = item as { number: number; key: bigint };
        this.given.push(cycle);
        expect(this.flying).not.toContain(number);
        // What was there is gone before the new key is whole.
        delete this.installed[number];
        await child.cycles(clocks ?? 1 + t.random.below(20));
        this.installed[number] = key;
        this.installs++;
        t.dut.port('installed').set(1);
        await child.cycles(1);
        t.dut.port('installed').set(0);
      }
    });
    let stays = false;
    t.fork(async (child) => {
      for (;;) {
        await child.cycles(1);
        this.misses += Number(t.dut.port('missed').get());
        // Now and then packets stay so long that a place is wanted while it is in use.
        if (t.random.chance(0.005)) stays = !stays;
        if (this.held) continue;
        const ends = this.flying.length > 0 && t.random.chance(stays ? 0.004 : 0.2);
        t.dut.port('completed').set(Number(ends));
        if (ends) this.flying.shift();
      }
    });
    t.fork(async (child) => {
      // A slot is told of for as many clocks as the engine needs to overwrite it.
      let [slot, clocks] = [-1, 0];
      for (;;) {
        await child.cycles(1);
        const now = t.dut.port('erase_enable').get() === 1 ? Number(t.dut.port('erase_number').get()) : -1;
        if (now !== slot) {
          if (slot >= 0) expect(clocks, `slot ${slot}`).toBe(eraseClocks(1));
          [slot, clocks] = [now, 0];
          if (now >= 0) this.#overwrites(now);
        }
        clocks++;
      }
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
    this.#t.dut.port('completed').set(1);
    await this.#t.cycles(1);
    this.#t.dut.port('completed').set(0);
  }

  #overwrites(slot: number): void {
    expect(this.flying).not.toContain(slot);
    delete this.installed[slot];
    this.erased.push(slot);
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

  constructor(t: TestContext) {
    this.#t = t;
  }

  async write(association: number): Promise<void> {
    await this.quiet();
    await this.writeNow(association);
    await this.quiet();
  }

  /** While it is quiet. */
  async writeNow(association: number): Promise<void> {
    const { dut, random } = this.#t;
    const written = { key: bytesOf(random, 32), ivMask: bytesOf(random, 12) };
    this.all[association] = written;
    dut.port('write_association').set(association);
    dut.port('write_key_key').set(numberOf(written.key));
    dut.port('write_key_iv_mask').set(numberOf(written.ivMask));
    dut.port('write_there').set(1);
    dut.port('write_enable').set(1);
    await this.#t.cycles(1);
    dut.port('write_enable').set(0);
    // What it was counts from here on.
    dut.port('write_association').set(random.below(associations));
    dut.port('write_there').set(random.below(2));
  }

  /** While it is quiet: the key of an association is gone, as that of a domain that was forgotten. */
  async remove(association: number): Promise<void> {
    const { dut } = this.#t;
    for (const name of ['key', 'iv_mask']) dut.port(`write_key_${name}`).set(0n);
    dut.port('write_association').set(association);
    dut.port('write_there').set(0);
    dut.port('write_enable').set(1);
    await this.#t.cycles(1);
    dut.port('write_enable').set(0);
  }

  /** Both associations of a domain are of other kinds. */
  async change(domain: number, kinds: readonly [Request['kind'], Request['kind']]): Promise<void> {
    this.kinds.splice(2 * domain, 2, ...kinds);
    await this.quiet();
    await this.forgetNow(domain);
    await this.quiet();
  }

  /** While it is quiet: what was made for a domain is made again. */
  async forgetNow(domain: number): Promise<void> {
    const { dut, random } = this.#t;
    dut.port('forget_index').set(domain);
    dut.port('forget_enable').set(1);
    await this.#t.cycles(1);
    dut.port('forget_enable').set(0);
    dut.port('forget_index').set(random.below(associations / 2));
  }

  async quiet(): Promise<void> {
    do await this.#t.cycles(1);
    while (this.#t.dut.port('quiet').get() === 0);
  }

  of({ association, kind, ...context }: Request): PacketKey {
    const own = this.all[association]!;
    if (kind === 'own') return own;
    if (kind === 'direct') return { key: own.key, ivMask: new Uint8Array(12) };
    return deriveKey(own.key, { mode: kind, ...context });
  }
}
