/** What the maker of keys says of a key that management has, and which keys it makes of those that it was given. */
import { expect } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { checkClocks, keyMaker } from '../../../../../rtl-gen/uet/tss/layer/key-maker.ts';
import { deriveKey, numberOf, type PacketKey } from '../../../golden/tss/index.ts';
import { type Body, chance, portsOf, reset, type TestContext } from '../../test-kit.ts';
import { bytesOf } from './layer-traffic.ts';

const sizes = { domains: 2, keys: 8 };
const associations = 2 * sizes.domains;
const smallMaker = keyMaker('transmit', sizes);
export const makerDesign = elaborate(smallMaker);
const makerOf = portsOf(smallMaker);

const zeros = new Uint8Array(32);
const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(b);

/** What a check must say of a key, given those of all associations; one without a key has zeros. */
function checked(held: readonly Uint8Array[], association: number, key: Uint8Array) {
  const equal = [...held.keys()].filter((i) => same(held[i]!, key));
  return {
    again: equal.includes(association),
    elsewhere: equal.some((i) => i !== association) || (equal.length > 0 && same(key, zeros)),
  };
}

class Maker {
  readonly held: Uint8Array[] = Array.from({ length: associations }, () => zeros);
  readonly #masks: Uint8Array[] = Array.from({ length: associations }, () => new Uint8Array(12));
  readonly #t: TestContext;
  readonly #dut;
  readonly #up;
  readonly #keys;

  constructor(t: TestContext) {
    this.#t = t;
    this.#dut = makerOf(t);
    for (const port of [this.#dut.write.enable, this.#dut.check.enable, this.#dut.free, this.#dut.installed])
      port.set(0);
    this.#up = t.source('up');
    this.#keys = t.sink('keys', { ready: chance(0.5) });
  }

  async quiet(): Promise<number> {
    let clocks = 0;
    while (this.#dut.quiet.get() === 0) {
      await this.#t.cycles(1);
      clocks++;
      expect(clocks).toBeLessThan(200);
    }
    return clocks;
  }

  /** A reset overwrites all keys, a clock each. */
  async reset(): Promise<void> {
    await reset(this.#t);
    expect(this.#said()).toEqual({ again: false, elsewhere: false });
    expect(await this.quiet()).toBe(associations);
    this.held.fill(zeros);
    this.#masks.fill(new Uint8Array(12));
  }

  #said() {
    return { again: this.#dut.again.get() === 1, elsewhere: this.#dut.elsewhere.get() === 1 };
  }

  async write(association: number, key: Uint8Array | undefined): Promise<void> {
    const { random } = this.#t;
    this.held[association] = key ?? zeros;
    this.#masks[association] = key === undefined ? new Uint8Array(12) : bytesOf(random, 12);
    this.#dut.write.set({
      enable: 1,
      there: Number(key !== undefined),
      association,
      key: { key: numberOf(this.held[association]), iv_mask: numberOf(this.#masks[association]) },
    });
    await this.#t.cycles(1);
    this.#dut.write.enable.set(0);
    this.#dut.write.association.set(random.below(associations));
    this.#dut.write.key.key.set(numberOf(bytesOf(random, 32)));
  }

  /** From `checkClocks` on both say what they should, as long as the check stays, and nothing after it. */
  async check(association: number, key: Uint8Array): Promise<void> {
    const { random } = this.#t;
    expect(this.#said()).toEqual({ again: false, elsewhere: false });
    this.#dut.check.set({ association, key: numberOf(key), enable: 1 });
    await this.#t.cycles(checkClocks(sizes));
    for (let clocks = random.below(12); clocks >= 0; clocks--) {
      expect(this.#said()).toEqual(checked(this.held, association, key));
      await this.#t.cycles(1);
    }
    this.#dut.check.enable.set(0);
    await this.#t.cycles(1 + random.below(3));
  }

  /** A key is made of an association's, handed over once its slot is free, and there when the engine says so. */
  async make(association: number, kind: 'own' | 'direct' | 'cluster' | 'server'): Promise<void> {
    const { random } = this.#t;
    const context = {
      ...{ epoch: random.below(0x10000), rekey: kind === 'server' ? 0 : random.word() },
      address: bytesOf(random, random.pick([4, 16])),
    };
    const derives = kind === 'cluster' || kind === 'server';
    const slot = random.below(sizes.keys);
    const key = this.held[association]!;
    const made: PacketKey = derives
      ? deriveKey(key, { mode: kind, ...context })
      : { key, ivMask: kind === 'direct' ? new Uint8Array(12) : this.#masks[association]! };
    const order = {
      ...{ slot, request_association: association, request_derive: Number(derives) },
      ...{ request_server: Number(kind === 'server'), request_direct: Number(kind === 'direct') },
      ...{ request_wide: Number(context.address.length === 16), request_address: numberOf(context.address) },
      ...{ request_epoch: context.epoch, request_rekey: context.rekey },
    };
    await this.#up.send(order);
    // What it was counts from here on.
    for (const name of Object.keys(order)) {
      const port = this.#t.dut.port(`up_payload_${name}`);
      port.set(port.width > 32 ? BigInt(random.bits(48)) : random.below(2 ** port.width));
    }
    // As long as its slot is in use it waits.
    const waits = random.pick([0, 150, 200]);
    await this.#t.cycles(waits);
    if (waits > 0) expect([this.#keys.waiting, this.#dut.keys.valid.get()]).toEqual([0, 0]);
    this.#dut.free.set(1);
    expect((await this.#keys.recv()).item).toEqual({ number: slot, key: numberOf(made.key) });
    this.#dut.free.set(0);
    await this.#t.cycles(random.below(4));
    expect([this.#dut.quiet.get(), this.#dut.made.get(), this.#dut.up.ready.get()]).toEqual([0, 0, 0]);
    this.#dut.installed.set(1);
    expect(this.#dut.made.get()).toBe(1);
    expect(this.#dut.mask.get()).toBe(numberOf(made.ivMask));
    await this.#t.cycles(1);
    this.#dut.installed.set(0);
    await this.#t.cycles(2);
    expect([this.#dut.quiet.get(), this.#dut.made.get()]).toEqual([1, 0]);
    // Nothing of a key stays but in the memory of associations.
    for (const { path, get } of this.#t.dut.registers!.filter(({ path }) => /^key_/.test(path)))
      expect(BigInt(get()), path).toBe(0n);
  }
}

/** A key of those that there are, one that is a bit away, zeros, or another one. */
function anyKey(t: TestContext, held: readonly Uint8Array[]): Uint8Array {
  const { random } = t;
  const key = Uint8Array.from(random.pick(held));
  const kind = random.below(8);
  if (kind < 4) return key;
  if (kind === 4) return bytesOf(random, 32);
  if (kind === 5) return zeros;
  key[random.below(32)]! ^= 1 << random.below(8);
  return key;
}

/** Keys are written, checked and made in any order. */
export const makerProperty =
  (steps: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const maker = new Maker(t);
    await maker.reset();
    for (let step = 0; step < steps; step++) {
      const association = random.below(associations);
      const kind = random.below(10);
      if (kind < 3) {
        const key = random.chance(0.3) ? anyKey(t, maker.held) : bytesOf(random, 32);
        await maker.write(association, random.chance(0.2) || same(key, zeros) ? undefined : key);
      } else if (kind < 8) await maker.check(association, anyKey(t, maker.held));
      else if (kind === 8) await maker.make(association, random.pick(['own', 'direct', 'cluster', 'server'] as const));
      else if (random.chance(0.2)) await maker.reset();
    }
  };

/** One bit of a key, whichever, makes it another one, in whichever place it is. */
export const everyBit: Body<void> = async (t) => {
  const maker = new Maker(t);
  await maker.reset();
  const keys = Array.from({ length: associations }, () => bytesOf(t.random, 32));
  for (const [i, key] of keys.entries()) await maker.write(i, key);
  for (let bit = 0; bit < 256; bit++) {
    const near = Uint8Array.from(keys[bit % associations]!);
    near[bit >> 3]! ^= 1 << (bit & 7);
    await maker.check(t.random.below(associations), near);
  }
  // With a key everywhere zeros are another one too, and where one is gone they are refused.
  for (let i = 0; i < associations; i++) {
    await maker.check(i, zeros);
    await maker.write(i, undefined);
    for (const association of [0, 1, 2, 3]) await maker.check(association, zeros);
    await maker.write(i, keys[i]!);
  }
};
