/** The keys of received packets in a test: an engine, packets that end, and what each slot holds. */
import { expect } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { sweepClocks } from '../../../../../rtl-gen/uet/tss/layer/key-sweep.ts';
import { receiveKeys } from '../../../../../rtl-gen/uet/tss/layer/receive-keys.ts';
import { bodyBytes, type LayerSizes } from '../../../../../rtl-gen/uet/tss/layer/shapes.ts';
import type { Item, TypedStream } from '../../../../agents/item.ts';
import { deriveKey, numberOf, type PacketKey } from '../../../golden/tss/index.ts';
import { type Body, chance, eachClock, portsOf, reset, type TestContext } from '../../test-kit.ts';
import { KeyManagement, runEngine } from './key-ports.ts';
import { bytesOf } from './layer-traffic.ts';

export const sizes = { domains: 2, keys: 16 };
export const parkedBeats = 64;
const smallKeys = receiveKeys(sizes, parkedBeats);
export const keysDesign = elaborate(smallKeys);
/** The same of a layer of four lanes. */
export const wideKeys = { ...sizes, lanes: 4 } as const;
export const wideKeysDesign = elaborate(receiveKeys(wideKeys, parkedBeats));

/** A packet: its domain, the number of its source, whether it is authentic, and the bytes of its body. */
export interface Packet {
  readonly domain: number;
  readonly source: number;
  readonly authentic: boolean;
  readonly bytes: number;
  /** What its key is derived from, if that is not for its source to say. */
  readonly context?: Context;
  /** Of a packet that needs no key: what it was judged. */
  readonly judged?: 'invalid' | 'late' | 'early';
}

/** What a key is derived from. */
export interface Context {
  readonly epoch: number;
  readonly rekey: number;
  readonly address: Uint8Array;
}

/** A packet that leaves. */
export interface Left {
  readonly tag: number;
  readonly cycle: number;
  readonly kind: 'keyed' | 'parks' | 'unkeyed' | 'latched' | 'invalid' | 'late' | 'early';
  readonly parked: boolean;
  /** Of its key, if it has one. */
  readonly slot: number | undefined;
}

/** What the key of a source is derived from: any bits, of few epochs and rekey values. */
const contextOf = ({ source, context }: Packet): Context => {
  if (context !== undefined) return context;
  const word = (round: number): number => Math.imul(source + 1, 0x9e37_79b1 + 2 * round) >>> 0;
  const address = new DataView(new ArrayBuffer(source % 4 === 3 ? 16 : 4));
  for (let at = 0; at < address.byteLength; at += 4) address.setUint32(at, word(at) ^ source);
  return { epoch: source % 3, rekey: source % 5, address: new Uint8Array(address.buffer) };
};

/** How the keys of an association's packets come from its own. */
export type Kind = 'cluster' | 'server' | 'own' | 'direct';

/** The association that a packet of a source is of. */
export const associationOf = ({ domain, source }: Pick<Packet, 'domain' | 'source'>): number =>
  2 * domain + ((source >> 1) & 1);

/** The ports of the design under test. */
export const keysOf = portsOf(smallKeys);

/** A packet as it leaves. */
type Leaving = Item<StreamItem<ReturnType<typeof keysOf>['down']>>;
type StreamItem<S> = S extends TypedStream<infer V> ? V : never;

export class KeysRig {
  readonly #t: TestContext;
  readonly #dut;
  readonly #management: KeyManagement;
  readonly #up;
  /** Takes what leaves. */
  readonly down;
  /** Takes keys that were made. */
  readonly keys;
  readonly #keys: Uint8Array[] = [];
  readonly #installed: (bigint | undefined)[] = [];
  /** Packets with a key that have not ended: their slot, and whether they are authentic. */
  readonly #flying: { readonly slot: number; readonly authentic: boolean }[] = [];
  readonly packets: Packet[] = [];
  readonly left: Left[] = [];
  /** By their tags, when packets were taken. */
  readonly taken: number[] = [];
  missed = 0;
  /** Of each association. */
  readonly kinds: Kind[] = Array.from({ length: 2 * sizes.domains }, () => 'cluster');
  readonly #masks: Uint8Array[] = [];
  /** Packets with a key do not end meanwhile, but for so many. */
  stays = false;
  ends = 0;
  /** Slots that were told to be overwritten. */
  erased = 0;
  /** Those of the present sweep. */
  readonly #erased = new Set<number>();
  /** Whose keys packets found in slots, by slots. */
  readonly #owners = new Map<number, number>();
  #gone = 0;
  /** What leaves with each packet as it came. */
  readonly #carried: object[] = [];

  /** Those of the design, which with several lanes has a register of their own for it. */
  readonly sizes: LayerSizes;

  /** `ready`: how often what leaves is taken. */
  constructor(t: TestContext, { interval = 0, burst = 0, ready = 1 } = {}) {
    this.#t = t;
    this.sizes = t.dut.registers?.some(({ path }) => path === 'cache.aimed') ? wideKeys : sizes;
    const dut = keysOf(t);
    this.#dut = dut;
    this.#management = new KeyManagement(t, dut, sizes.domains);
    for (const port of [dut.completed, dut.opened, dut.latched]) port.set(0);
    dut.budget.set({ interval, burst });
    this.#up = t.source(dut.up);
    this.keys = t.sink(dut.keys);
    runEngine(t, dut, this.keys, {
      takes: (slot) => {
        // A slot is not written while a packet under its key is under way.
        expect(this.#flying.map((one) => one.slot)).not.toContain(slot);
        this.#installed[slot] = undefined;
        this.#owners.delete(slot);
      },
      clocks: () => 40,
      holds: (slot, key) => {
        this.#installed[slot] = key;
      },
      erases: (slot) => {
        this.erased++;
        this.#erased.add(slot);
      },
    });
    eachClock(t, () => {
      this.missed += dut.missed.get();
      const may = !this.stays || this.ends > 0;
      const ends = may && this.#flying.length > 0 && t.random.chance(0.3);
      const one = ends ? this.#flying.shift() : undefined;
      if (ends && this.stays) this.ends--;
      dut.completed.set(Number(ends));
      dut.opened.set(Number(one?.authentic ?? t.random.chance(0.5)));
    });
    this.down = t.sink(dut.down, { ready: chance(ready) });
    t.fork(async () => {
      for (;;) {
        const { item, cycle } = await this.down.recv();
        this.#leaves(item, cycle);
      }
    });
  }

  /** A reset, while no packet is under way: what was there is not there any more. */
  async reset(): Promise<void> {
    this.#owners.clear();
    await reset(this.#t);
  }

  async begin(): Promise<void> {
    for (let domain = 0; domain < sizes.domains; domain++)
      for (const an of [0, 1] as const) await this.renew(domain, an);
  }

  /** A new key of an association, once nothing is under way; what was made of the old one is not used again. */
  async renew(domain: number, an: 0 | 1): Promise<void> {
    const [association, key] = [2 * domain + an, bytesOf(this.#t.random, 32)];
    await this.#empty();
    expect(this.#gone, 'quiet while packets are inside').toBe(this.packets.length);
    this.#keys[association] = key;
    const ivMask = bytesOf(this.#t.random, 12);
    this.#masks[association] = ivMask;
    await this.#management.write(association, { key, ivMask });
    await this.#swept([association]);
  }

  /** The key of an association is gone, as that of a domain that was forgotten: nothing is made again. */
  async remove(association: number): Promise<void> {
    await this.#empty();
    await this.#management.remove(association);
  }

  /** A domain is another one: what was made for it is made again. */
  async forget(domain: number, change: () => void = () => {}): Promise<void> {
    await this.#empty();
    change();
    await this.#management.forget(domain);
    await this.#swept([2 * domain, 2 * domain + 1]);
  }

  /** All that came were taken, and none is inside. */
  async #empty(): Promise<void> {
    while (this.packets.some((_, tag) => this.taken[tag] === undefined)) await this.#t.cycles(1);
    await this.quiet();
  }

  /**
   * What is forgotten is overwritten, and nothing reads what was there, before it is quiet; the keys of other
   * associations stay.
   */
  async #swept(associations: readonly number[]): Promise<void> {
    const from = this.#t.cycle;
    this.#erased.clear();
    await this.quiet();
    expect(this.#t.cycle - from).toBe(sweepClocks(this.sizes));
    for (const [slot, owner] of this.#owners) {
      expect(this.#erased.has(slot), `slot ${slot} of association ${owner}`).toBe(associations.includes(owner));
      if (associations.includes(owner)) this.#owners.delete(slot);
    }
  }

  quiet(): Promise<void> {
    return this.#management.quiet();
  }

  /** Domains are latched, a bit for each. */
  latch(domains: number): void {
    this.#dut.latched.set(domains);
  }

  /** Whether it is quiet in this clock. */
  get isQuiet(): boolean {
    return this.#dut.quiet.get() === 1;
  }

  /** Hands in a packet; it has the number of those before it as its tag. */
  send(packet: Packet): void {
    const { domain, bytes } = packet;
    const tag = this.packets.push(packet) - 1;
    const { random } = this.#t;
    const carried = {
      sdi: random.bits(24),
      around: {
        ipv6: random.below(2),
        source: numberOf(bytesOf(random, 16)),
        destination: numberOf(bytesOf(random, 16)),
        udp: random.below(2),
        between: numberOf(bytesOf(random, 8)),
        bytes,
      },
      tag: tag & 0xff,
      index: domain,
      skipped_bytes: random.below(57),
      opened_bytes: random.below(1000),
      iv: numberOf(bytesOf(random, 12)),
      header: numberOf(bytesOf(random, 40)),
      header_bytes: random.below(41),
      aad_bytes: random.below(1000),
    };
    this.#carried[tag] = carried;
    const association = associationOf(packet);
    const kind = this.kinds[association]!;
    const derives = kind === 'cluster' || kind === 'server';
    const { epoch, rekey, address } = derives ? contextOf(packet) : { epoch: 0, rekey: 0, address: new Uint8Array(4) };
    const taken = this.#up.send({
      needed: Number(packet.judged === undefined),
      request: {
        ...{ association, derive: Number(derives), server: Number(kind === 'server') },
        ...{ direct: Number(kind === 'direct'), wide: Number(address.length === 16) },
        ...{ address: numberOf(address), epoch, rekey },
      },
      packet: { judgement: packet.judged ?? 'open', ...carried },
    });
    this.#t.fork(async () => {
      this.taken[tag] = await taken;
    });
  }

  /** All that came have left. */
  async settled(): Promise<void> {
    while (this.#gone < this.packets.length) await this.#t.cycles(10);
    await this.quiet();
  }

  #keyOf(packet: Packet): PacketKey {
    const association = associationOf(packet);
    const own = this.#keys[association]!;
    const kind = this.kinds[association]!;
    if (kind === 'cluster' || kind === 'server') return deriveKey(own, { mode: kind, ...contextOf(packet) });
    return { key: own, ivMask: kind === 'direct' ? new Uint8Array(12) : this.#masks[association]! };
  }

  #leaves({ place, packet: told, way, ...item }: Leaving, cycle: number): void {
    // The last of that tag that has come: fewer than 256 are under way.
    const low = Number(told.tag);
    const tag = low + 256 * Math.floor((this.packets.length - 1 - low) / 256);
    const packet = this.packets[tag]!;
    const [parks, parked, needed] = [way.parks === 1, way.parked === 1, item.needed === 1];
    if (needed) {
      const slot = Number(place.slot);
      const { key, ivMask } = this.#keyOf(packet);
      expect(this.#installed[slot], `packet ${tag}`).toBe(numberOf(key));
      expect(place.iv_mask, `packet ${tag}`).toBe(numberOf(ivMask));
      this.#flying.push({ slot, authentic: packet.authentic });
      this.#owners.set(slot, associationOf(packet));
    }
    expect(told, `packet ${tag}`).toMatchObject(this.#carried[tag]!);
    expect(way.beats).toBe(Math.max(1, Math.ceil(packet.bytes / bodyBytes(this.sizes))));
    expect([parks && needed, parks && parked]).toEqual([false, false]);
    const judgement = told.judgement as Exclude<Left['kind'], 'keyed' | 'parks'> | 'open';
    const kind = parks ? 'parks' : judgement === 'open' ? 'keyed' : judgement;
    expect(kind === 'keyed').toBe(needed);
    if (!parks) this.#gone++;
    this.left.push({ tag, cycle, kind, parked, slot: needed ? Number(place.slot) : undefined });
  }
}

/** What a test does with a rig that has begun. */
export const withRig =
  (body: (rig: KeysRig, t: TestContext) => Promise<void>): Body<void> =>
  async (t) => {
    const rig = new KeysRig(t);
    await rig.begin();
    await body(rig, t);
  };
