import { tssLayer } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import { gcmOpen } from '../../../golden/tss/cipher.ts';
import { clearBytes, domainDefaults, packetKey, type SecureDomain } from '../../../golden/tss/domain.ts';
import { type Packet, readTssHeader, tssAad, tssIv } from '../../../golden/tss/packet.ts';
import { assert, chance, reset, type TestContext } from '../../test-kit.ts';
import { elaborate, expect, hwTest } from '../../vitest-kit.ts';
import { smallLayer } from './layer-designs.ts';
import { LayerSoftware } from './layer-software.ts';
import { anyAssociation, anyPacket, anySsi, aroundOf } from './layer-traffic.ts';

const design = elaborate(tssLayer(smallLayer));
const entries = 2;

/** Where all packets come from and go to, so that what leaves can be opened by its header alone. */
const way = {
  source: Uint8Array.of(192, 168, 42, 1),
  destination: Uint8Array.of(192, 168, 42, 2),
  encapsulation: { kind: 'native', entropy: Uint8Array.of(0x12, 0x34, 0, 0) },
} as const;

/** What left, by the keys that there have been: no two packets under one key with one IV. */
class Once {
  readonly seen = new Set<string>();
  readonly #domains: SecureDomain[] = [];

  /** From now on packets may be of this domain, of earlier ones still. */
  allow(domain: SecureDomain): void {
    this.#domains.push(domain);
  }

  left(body: Uint8Array): void {
    const header = readTssHeader(body);
    if (typeof header === 'string') throw new Error('what leaves has no TSS header');
    const packet: Packet = { ...way, body };
    // Under a key of one of them it opens; the latest is the likeliest.
    for (const domain of this.#domains.toReversed()) {
      if (domain.sdi !== header.sdi || domain.associations[header.an as 0 | 1] === undefined) continue;
      const { key, ivMask } = packetKey(domain, header, packet, 'transmit');
      const iv = tssIv(header, way.source, ivMask);
      const clear = clearBytes(domain, header);
      const sealed = { ciphertext: body.subarray(clear, -16), icv: body.subarray(-16) };
      if (gcmOpen(key, iv, tssAad(packet, body.subarray(0, clear), domain.udpAad), sealed) === undefined) continue;
      const pair = Buffer.from([...key, ...iv]).toString('hex');
      assert.ok(!this.seen.has(pair), `key and IV again: SDI ${header.sdi}, counter ${header.counter}`);
      this.seen.add(pair);
      return;
    }
    throw new Error('what leaves is under no key that there has been');
  }
}

/** Software that stores the limit of each key before it raises it, where a reset does not reach. */
class Keeper {
  readonly #t: TestContext;
  readonly #software: LayerSoftware;
  readonly #once: Once;
  readonly #domains: SecureDomain[];
  readonly #stored = new Map<string, bigint>();

  constructor(t: TestContext, software: LayerSoftware, once: Once) {
    this.#t = t;
    this.#software = software;
    this.#once = once;
    this.#domains = (['cluster', 'direct'] as const).map((mode, i) => ({
      ...{ ...domainDefaults, mode, sdi: 5 + i },
      associations: [anyAssociation(t.random, mode), anyAssociation(t.random, mode)],
      ...(mode === 'cluster' ? { rekey: { mask: 0xcn, shift: 2 } } : {}),
    }));
  }

  sdi(entry: number): number {
    return this.#domains[entry]!.sdi;
  }

  /** All that a reset has taken. Numbers go on where the stored limits were. */
  async begin(): Promise<void> {
    await this.#software.ready();
    for (let entry = 0; entry < entries; entry++) {
      await this.#write(entry);
      for (const an of [0, 1] as const) await this.#install(entry, an, this.#stored.get(`${entry} ${an}`) ?? 0n);
    }
  }

  /** A new key, whose numbers begin again. */
  async renew(entry: number, an: 0 | 1): Promise<void> {
    const domain = this.#domains[entry]!;
    const fresh = anyAssociation(this.#t.random, domain.mode);
    const [a, b] = domain.associations;
    const epochs = an === 0 ? ([0, domain.epochs[1]] as const) : ([domain.epochs[0], 0] as const);
    this.#domains[entry] = { ...domain, associations: an === 0 ? [fresh, b] : [a, fresh], epochs };
    // For a while there are packets under the old key and the new epoch.
    this.#once.allow({ ...domain, epochs });
    await this.#write(entry);
    await this.#install(entry, an, 0n);
  }

  /** Another epoch of both associations: the next, or any that was there before. */
  async age(entry: number): Promise<void> {
    const [a, b] = this.#domains[entry]!.epochs;
    this.#domains[entry] = { ...this.#domains[entry]!, epochs: this.#t.random.chance(0.7) ? [a + 1, b + 1] : [0, 0] };
    await this.#write(entry);
  }

  async raise(entry: number, an: 0 | 1): Promise<void> {
    const limit = this.#more(entry, an, this.#stored.get(`${entry} ${an}`)!);
    assert.ok(await this.#software.raiseNumbers(entry, an, limit));
  }

  async #install(entry: number, an: 0 | 1, next: bigint): Promise<void> {
    const limit = this.#more(entry, an, next);
    this.#once.allow(this.#domains[entry]!);
    assert.ok(await this.#software.installKey(entry, an, this.#domains[entry]!.associations[an]!, [next, limit]));
  }

  /** The next limit, stored before it counts. */
  #more(entry: number, an: 0 | 1, from: bigint): bigint {
    const limit = from + BigInt(1 + this.#t.random.below(12));
    this.#stored.set(`${entry} ${an}`, limit);
    return limit;
  }

  async #write(entry: number): Promise<void> {
    this.#once.allow(this.#domains[entry]!);
    await this.#software.writeDomain(entry, this.#domains[entry]!);
  }
}

hwTest(
  'no two packets share key and IV, through resets, raised limits, new keys and epochs while packets are on their way',
  { design, seeds: 2 },
  async (t) => {
    const { random } = t;
    const software = new LayerSoftware(t);
    const once = new Once();
    const keeper = new Keeper(t, software, once);
    const heads = t.source('tx_head', { valid: chance(0.8), atReset: 'clear', limit: 4 });
    const bodies = packetSource(t, 'tx_body', { valid: chance(0.9), atReset: 'clear' });
    packetSink(t, 'tx_down', { ready: chance(0.8), onItem: ({ bytes }) => once.left(bytes), keep: false });
    let refused = 0;
    t.sink('tx_outcome', {
      onItem: (item) => {
        refused += Number((item as { sent: number }).sent === 0);
      },
      keep: false,
    });
    t.fork(async (child) => {
      for (;;) {
        await child.cycles(1 + random.below(20));
        if (heads.full) continue;
        const packet = { ...anyPacket(random, 4 + random.below(random.pick([40, 300]))), ...way };
        const ssi = anySsi(random);
        const sdi = keeper.sdi(random.below(entries));
        const fields = { sdi, an: random.below(2), has_ssi: Number(ssi !== undefined), ssi: ssi ?? 0 };
        heads.sendNow({ ...aroundOf(packet), ...fields });
        bodies.sendNow(packet.body);
      }
    });
    await keeper.begin();
    const events = ['raise', 'raise', 'raise', 'renew', 'age', 'reset'] as const;
    const happened = new Set<string>();
    let missed = 0;
    for (let round = 0; round < 60; round++) {
      await t.cycles(random.below(400));
      const [event, entry, an] = [random.pick(events), random.below(entries), random.below(2) as 0 | 1];
      happened.add(event);
      if (event === 'raise') await keeper.raise(entry, an);
      else if (event === 'renew') await keeper.renew(entry, an);
      else if (event === 'age') await keeper.age(entry);
      else {
        missed += await software.counter('out_key_missed');
        await reset(t, 2);
        await keeper.begin();
      }
    }
    // All has happened, packets had to wait for keys among others that did not, and numbers have run out.
    expect(happened.size).toBe(4);
    expect(once.seen.size).toBeGreaterThan(80);
    expect(missed).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(20);
  },
);
