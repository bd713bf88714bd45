/** What is left of keys: nothing, after each of the ways in which they go out of use. */
import { expect } from 'vitest';
import { zeroiseClocks } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';
import type { LayerOptions } from '../../../../../rtl-gen/uet/tss/layer/transmit.ts';
import { type KeyMode, packetKey, readTssHeader, type SecureDomain } from '../../../golden/tss/index.ts';
import { assert, type Body, pulse, type TestContext } from '../../test-kit.ts';
import { KeyImages, keyWords } from './key-images.ts';
import { layerOf } from './layer-designs.ts';
import { Steps } from './layer-steps.ts';
import { bytesOf, nativePacket } from './layer-traffic.ts';

/** Packets of one domain, and the keys that were made for them. */
class Keys {
  readonly s: Steps;
  readonly #t: TestContext;
  /** All that there have been, but for those that should be there. */
  readonly gone: Uint8Array[] = [];
  present: Uint8Array[] = [];
  /** One of another domain, which nothing is done to. */
  readonly other: Uint8Array;
  #first = 0n;

  constructor(t: TestContext) {
    this.#t = t;
    this.s = new Steps(t);
    this.other = bytesOf(t.random, 32);
  }

  async begin(mode: KeyMode): Promise<void> {
    const { s } = this;
    s.domain = { ...s.domain, mode };
    await s.begin();
    this.present = [s.domain.associations[0]!.key];
    const other: SecureDomain = { ...s.domain, sdi: 9, mode: 'direct', associations: [{ key: this.other }, undefined] };
    await s.software.writeDomain(2, other);
    assert.ok(await s.software.installKey(2, 0, other.associations[0]!, [0n, 1000n]));
  }

  /** A packet there and back: its key is made in both directions. */
  async used(): Promise<void> {
    const packet = await this.s.send();
    const header = readTssHeader(packet.body);
    assert.ok(typeof header !== 'string');
    assert.equal(await this.s.receive(packet), 'opened');
    const { key } = packetKey(this.s.domain, header, packet, 'transmit');
    if (!this.present.some((one) => Buffer.from(one).equals(key))) this.present.push(key);
    this.shown();
  }

  /** What is there is found, so what is not found is not there. */
  shown(): void {
    for (const key of [...this.present, this.other]) expect(new KeyImages(this.#t, [key]).isFound()).toBe(true);
  }

  /** None of the keys is to be there any more. */
  die(keys: readonly Uint8Array[] = this.present): void {
    this.gone.push(...keys);
    this.present = this.present.filter((key) => !keys.includes(key));
    expect(new KeyImages(this.#t, this.gone).found()).toEqual([]);
  }

  /** Another key, whose numbers begin with those after all that were given. */
  async renew(): Promise<void> {
    const key = bytesOf(this.#t.random, 32);
    this.#first += 100n;
    assert.ok(await this.s.software.installKey(1, 0, { key }, [this.#first, 1_000_000n]));
    this.s.renew({ key }, this.#first);
    this.die();
    this.present = [key];
  }
}

/** After a new key, another domain in its place, another mode, its domain's end, and a key that is refused. */
export const keysDie: Body<void> = async (t) => {
  const keys = new Keys(t);
  const { software } = keys.s;
  await keys.begin('cluster');
  await keys.used();
  await keys.renew();
  await keys.used();
  // Of another mode the domain's key stays, and what was derived of it goes.
  for (const mode of ['server', 'direct', 'cluster', 'server'] as const) {
    const derived = keys.present.slice(1);
    keys.s.change({ ...keys.s.domain, mode }, 0);
    await software.writeDomain(1, keys.s.domain);
    keys.die(derived);
    await keys.used();
  }
  // An SDI that differs has no use for the keys of the one before.
  keys.s.change({ ...keys.s.domain, sdi: 6 }, 0);
  await software.writeDomain(1, keys.s.domain);
  keys.die();
  await keys.renew();
  await keys.used();
  await software.removeDomain(1);
  keys.die();
  // A key that is refused, and one that is not whole.
  const refused = bytesOf(t.random, 32);
  assert.ok(!(await software.installKey(1, 0, { key: refused }, [5n, 4n])));
  await software.fillKey({ key: refused }, (name) => name !== 'key_7');
  assert.ok(!(await software.command('install_key')));
  keys.die([refused]);
  keys.shown();
};

/** Of a domain that goes, or whose SDI is another one, both associations' keys go, and none of the one beside it. */
export const bothDie: Body<void> = async (t) => {
  const s = new Steps(t);
  const { software } = s;
  await software.ready();
  const keysOf = async (entry: number, sdi: number): Promise<readonly Uint8Array[]> => {
    const associations = [{ key: bytesOf(t.random, 32) }, { key: bytesOf(t.random, 32) }] as const;
    await software.writeDomain(entry, { ...s.domain, sdi, associations });
    for (const an of [0, 1] as const) assert.ok(await software.installKey(entry, an, associations[an], [0n, 9n]));
    return associations.map(({ key }) => key);
  };
  // The first domain of all, in an entry that had keys without one.
  const early = [bytesOf(t.random, 32), bytesOf(t.random, 32)];
  for (const [an, key] of early.entries()) assert.ok(await software.installKey(2, an, { key }, [0n, 9n]));
  for (const key of early) expect(new KeyImages(t, [key]).isFound()).toBe(true);
  await software.writeDomain(2, { ...s.domain, sdi: 8 });
  expect(new KeyImages(t, early).found()).toEqual([]);
  const beside = await keysOf(1, 9);
  for (let round = 0; round < 3; round++)
    for (const way of ['sdi', 'remove'] as const) {
      const keys = await keysOf(2, 20 + 2 * round);
      for (const key of keys) expect(new KeyImages(t, [key]).isFound()).toBe(true);
      if (way === 'remove') await software.removeDomain(2);
      else await software.writeDomain(2, { ...s.domain, sdi: 21 + 2 * round });
      expect(new KeyImages(t, keys).found()).toEqual([]);
      for (const key of beside) expect(new KeyImages(t, [key]).isFound()).toBe(true);
    }
};

const commandOf = {
  install: 'install_key',
  mode: 'write_domain',
  sdi: 'write_domain',
  remove: 'remove_domain',
} as const;

/** So many keys have room in either direction. */
const rooms = 8;

/** As soon as a command is done nothing is left of the keys that it put out of use, however many were made. */
export const overwrittenWhenDone: Body<void> = async (t) => {
  const s = new Steps(t);
  const { software } = s;
  s.domain = { ...s.domain, mode: 'cluster', authFailureLimit: 0xffff };
  await s.begin();
  let sdi = s.domain.sdi;
  for (const way of Object.keys(commandOf) as (keyof typeof commandOf)[])
    for (let offset = 0; offset < 3; offset++) {
      const made: Uint8Array[] = [];
      for (let host = 1; host <= rooms; host++) {
        // One address, so that a key is of the same one in every mode and direction.
        const packet = nativePacket(t.random, 21, host);
        s.sends(packet, sdi, 0);
        assert.equal(await s.outcome(), 1);
        const sealed = { ...packet, body: await s.leaving() };
        const header = readTssHeader(sealed.body);
        assert.ok(typeof header !== 'string');
        made.push(packetKey(s.domain, header, sealed, 'transmit').key);
        assert.equal(await s.receive(sealed), 'opened');
      }
      for (const key of made) expect(new KeyImages(t, [key]).isFound()).toBe(true);
      const association = { key: bytesOf(t.random, 32) };
      if (way === 'mode') s.domain = { ...s.domain, mode: s.domain.mode === 'cluster' ? 'server' : 'cluster' };
      else if (way === 'sdi') s.domain = { ...s.domain, sdi: ++sdi };
      if (way === 'install') {
        await software.fillKey(association);
        await software.setNumbers(0n, 1_000_000n);
        await software.target(1, 0);
      } else await software.fillDomain(1, s.domain);
      await software.begin(commandOf[way]);
      await t.cycles(offset);
      while (await software.isBusy());
      expect(new KeyImages(t, made).found()).toEqual([]);
      if (way === 'remove') await software.writeDomain(1, s.domain);
      if (way === 'mode') continue;
      s.domain = { ...s.domain, associations: [association, undefined] };
      if (way !== 'install') assert.ok(await software.installKey(1, 0, association, [0n, 1_000_000n]));
    }
};

/** After zeroise, its pin or a reset, whatever is under way, within the clocks that are promised. */
export const zeroiseAtAnyMoment =
  (sizes: LayerOptions): Body<void> =>
  async (t) => {
    const dut = layerOf(t);
    const { random } = t;
    const keys = new Keys(t);
    const { software } = keys.s;
    await keys.begin(random.pick(['direct', 'cluster', 'server']));
    await keys.used();
    // Something is under way: keys are made, packets sealed and opened, a key gathered or installed.
    const next = bytesOf(random, 32);
    await software.fillKey({ key: next }, (name) => name !== 'key_0' || random.chance(0.5));
    const back = await keys.s.send();
    for (let i = 0; i < 6; i++) {
      keys.s.bodies.sendNow(keys.s.offer().body);
      keys.s.arrives({ ...back, source: Uint8Array.of(10, 0, 0, 2 + i) });
    }
    if (random.chance(0.4)) await software.begin('install_key');
    await t.cycles(random.below(260));
    const way = random.pick(['command', 'pin', 'reset'] as const);
    let begins: PromiseLike<unknown> = Promise.resolve();
    if (way === 'command') {
      begins = t.fork(() => software.begin('zeroise'));
      while (dut.clearing.get() === 0) await t.cycles(1);
    } else {
      const pin = t.dut.port(way === 'pin' ? 'zeroise' : 'rst');
      await pulse(t, pin, 1 + random.below(3));
      await t.cycles(1);
    }
    expect(dut.clearing.get()).toBe(1);
    let clocks = 0;
    for (; dut.clearing.get() === 1; clocks++) await t.cycles(1);
    await begins;
    if (way !== 'reset') expect(clocks).toBeLessThanOrEqual(zeroiseClocks(sizes));
    keys.gone.push(keys.other, next);
    keys.die();
    expect(keyWords(t)).toEqual([]);
    assert.equal(await software.read('status', 'ready'), 1);
    // Without a key nothing is sent or opened.
    assert.ok(!(await software.isBusy()));
    assert.ok(!(await software.command('install_key')));
  };
