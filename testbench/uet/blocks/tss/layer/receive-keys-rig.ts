/** The keys of received packets in a test: an engine, packets that end, and what each slot holds. */
import { expect } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { eraseClocks } from '../../../../../rtl-gen/uet/tss/gcm/key-install.ts';
import { sweepClocks } from '../../../../../rtl-gen/uet/tss/layer/key-cache.ts';
import { receiveKeys } from '../../../../../rtl-gen/uet/tss/layer/receive-keys.ts';
import { bodyBytes, type LayerSizes } from '../../../../../rtl-gen/uet/tss/layer/shapes.ts';
import { chance } from '../../../../agents/patterns.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { deriveKey, type PacketKey } from '../../../golden/tss/kdf.ts';
import { numberOf } from '../../../golden/tss/reference/bytes.ts';
import { bytesOf } from './layer-traffic.ts';

export const sizes = { domains: 2, keys: 16 };
export const parkedBeats = 64;
export const keysDesign = elaborate(receiveKeys(sizes, parkedBeats));
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

export class KeysRig {
  readonly #t: TestContext;
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
    const idle = ['installed', 'completed', 'opened', 'write_enable', 'forget_enable', 'latched'];
    for (const name of idle) t.dut.port(name).set(0);
    t.dut.port('budget_interval').set(interval);
    t.dut.port('budget_burst').set(burst);
    this.#up = t.source('up');
    this.keys = t.sink('keys');
    t.fork(async (child) => {
      for (;;) {
        const { number, key } = (await this.keys.recv()).item as { number: number; key: bigint };
        // A slot is not written while a packet under its key is under way.
        expect(this.#flying.map(({ slot }) => slot)).not.toContain(number);
        this.#installed[number] = undefined;
        this.#owners.delete(number);
        await child.cycles(40);
        this.#installed[number] = key;
        t.dut.port('installed').set(1);
        await child.cycles(1);
        t.dut.port('installed').set(0);
      }
    });
    t.fork(async (child) => {
      for (;;) {
        await child.cycles(1);
        this.missed += Number(t.dut.port('missed').get());
        const may = !this.stays || this.ends > 0;
        const ends = may && this.#flying.length > 0 && t.random.chance(0.3);
        const one = ends ? this.#flying.shift() : undefined;
        if (ends && this.stays) this.ends--;
        t.dut.port('completed').set(Number(ends));
        t.dut.port('opened').set(Number(one?.authentic ?? t.random.chance(0.5)));
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
          if (now >= 0) this.erased++;
          if (now >= 0) this.#erased.add(now);
        }
        clocks++;
      }
    });
    this.down = t.sink('down', { ready: chance(ready) });
    t.fork(async () => {
      for (;;) {
        const { item, cycle } = await this.down.recv();
        this.#leaves(item as Readonly<Record<string, number | bigint | string>>, cycle);
      }
    });
  }

  /** A reset, while no packet is under way: what was there is not there any more. */
  async reset(): Promise<void> {
    this.#owners.clear();
    this.#t.dut.port('rst').set(1);
    await this.#t.cycles(1);
    this.#t.dut.port('rst').set(0);
  }

  async begin(): Promise<void> {
    for (let domain = 0; domain < sizes.domains; domain++)
      for (const an of [0, 1] as const) await this.renew(domain, an);
  }

  /** A new key of an association, once nothing is under way; what was made of the old one is not used again. */
  async renew(domain: number, an: 0 | 1): Promise<void> {
    const key = bytesOf(this.#t.random, 32);
    await this.#empty();
    expect(this.#gone, 'quiet while packets are inside').toBe(this.packets.length);
    this.#keys[2 * domain + an] = key;
    const { dut } = this.#t;
    dut.port('write_association').set(2 * domain + an);
    dut.port('write_key_key').set(numberOf(key));
    const mask = bytesOf(this.#t.random, 12);
    this.#masks[2 * domain + an] = mask;
    dut.port('write_key_iv_mask').set(numberOf(mask));
    dut.port('write_there').set(1);
    dut.port('write_enable').set(1);
    await this.#t.cycles(1);
    dut.port('write_enable').set(0);
    dut.port('write_there').set(this.#t.random.below(2));
    // What it was counts from here on.
    dut.port('write_association').set(this.#t.random.below(2 * sizes.domains));
    await this.#swept([2 * domain + an]);
  }

  /** The key of an association is gone, as that of a domain that was forgotten: nothing is made again. */
  async remove(association: number): Promise<void> {
    await this.#empty();
    const { dut } = this.#t;
    for (const name of ['key', 'iv_mask']) dut.port(`write_key_${name}`).set(0n);
    dut.port('write_association').set(association);
    dut.port('write_there').set(0);
    dut.port('write_enable').set(1);
    await this.#t.cycles(1);
    dut.port('write_enable').set(0);
  }

  /** A domain is another one: what was made for it is made again. */
  async forget(domain: number, change: () => void = () => {}): Promise<void> {
    await this.#empty();
    change();
    this.#t.dut.port('forget_index').set(domain);
    this.#t.dut.port('forget_enable').set(1);
    await this.#t.cycles(1);
    this.#t.dut.port('forget_enable').set(0);
    this.#t.dut.port('forget_index').set(this.#t.random.below(sizes.domains));
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

  async quiet(): Promise<void> {
    do await this.#t.cycles(1);
    while (this.#t.dut.port('quiet').get() === 0);
  }

  /** Hands in a packet; it has the number of those before it as its tag. */
  send(packet: Packet): void {
    const { domain, bytes } = packet;
    const tag = this.packets.push(packet) - 1;
    const { random } = this.#t;
    const carried = {
      packet_sdi: random.bits(24),
      packet_around_ipv6: random.below(2),
      packet_around_source: numberOf(bytesOf(random, 16)),
      packet_around_destination: numberOf(bytesOf(random, 16)),
      packet_around_udp: random.below(2),
      packet_around_between: numberOf(bytesOf(random, 8)),
      packet_around_bytes: bytes,
      packet_tag: tag & 0xff,
      packet_index: domain,
      packet_skipped_bytes: random.below(57),
      packet_opened_bytes: random.below(1000),
      packet_iv: numberOf(bytesOf(random, 12)),
      packet_header: numberOf(bytesOf(random, 40)),
      packet_header_bytes: random.below(41),
      packet_aad_bytes: random.below(1000),
    };
    this.#carried[tag] = carried;
    const association = associationOf(packet);
    const kind = this.kinds[association]!;
    const derives = kind === 'cluster' || kind === 'server';
    const context = derives ? contextOf(packet) : { epoch: 0, rekey: 0, address: new Uint8Array(4) };
    const item = {
      ...{ needed: Number(packet.judged === undefined), packet_judgement: packet.judged ?? 'open', ...carried },
      ...{
        request_association: association,
        request_derive: Number(derives),
        request_server: Number(kind === 'server'),
      },
      ...{ request_direct: Number(kind === 'direct'), request_wide: Number(context.address.length === 16) },
      ...{ request_address: numberOf(context.address), request_epoch: context.epoch, request_rekey: context.rekey },
    };
    const taken = this.#up.send(item);
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

  #leaves(item: Readonly<Record<string, number | bigint | string>>, cycle: number): void {
    // The last of that tag that has come: fewer than 256 are under way.
    const low = Number(item.packet_tag);
    const tag = low + 256 * Math.floor((this.packets.length - 1 - low) / 256);
    const packet = this.packets[tag]!;
    const [parks, parked, needed] = [item.way_parks === 1, item.way_parked === 1, item.needed === 1];
    if (needed) {
      const slot = Number(item.place_slot);
      const { key, ivMask } = this.#keyOf(packet);
      expect(this.#installed[slot], `packet ${tag}`).toBe(numberOf(key));
      expect(item.place_iv_mask, `packet ${tag}`).toBe(numberOf(ivMask));
      this.#flying.push({ slot, authentic: packet.authentic });
      this.#owners.set(slot, associationOf(packet));
    }
    expect(item, `packet ${tag}`).toMatchObject(this.#carried[tag]!);
    expect(item.way_beats).toBe(Math.max(1, Math.ceil(packet.bytes / bodyBytes(this.sizes))));
    expect([parks && needed, parks && parked]).toEqual([false, false]);
    const judgement = item.packet_judgement as Exclude<Left['kind'], 'keyed' | 'parks'> | 'open';
    const kind = parks ? 'parks' : judgement === 'open' ? 'keyed' : judgement;
    expect(kind === 'keyed').toBe(needed);
    if (!parks) this.#gone++;
    this.left.push({ tag, cycle, kind, parked, slot: needed ? Number(item.place_slot) : undefined });
  }
}
