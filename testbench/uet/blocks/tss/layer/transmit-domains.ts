/** What the sending side of the TSS layer knows of domains and keys that are written again, taken away or reset. */
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import { TssEndpoint } from '../../../golden/tss/endpoint.ts';
import { numberOf, type SecureDomain, TscAllocator } from '../../../golden/tss/index.ts';
import { assert, type Body, clocksOf, type TestContext } from '../../test-kit.ts';
import { transmitOf, transmitPorts } from './layer-ports.ts';
import { anyPacket, aroundOf, bytesOf, keyedDomain } from './layer-traffic.ts';

const limit = 1n << 48n;

/** One packet after another. */
class Side {
  readonly ports;
  readonly #t: TestContext;
  readonly #agents;
  readonly #endpoint = new TssEndpoint({ domains: [], bindings: new Map(), jobOf: () => undefined });
  /** By `2 * entry + an`. */
  readonly #numbers = new Map<number, TscAllocator>();
  readonly #missed;

  constructor(t: TestContext) {
    this.#t = t;
    this.ports = transmitPorts(t);
    this.#missed = clocksOf(t, transmitOf(t).events.missed);
    this.#agents = {
      ...{ head: t.source('head'), body: packetSource(t, 'body'), numbers: t.source('numbers') },
      ...{ down: packetSink(t, 'down'), outcome: t.sink('outcome') },
    };
  }

  /** A domain with its keys; the numbers of both associations begin. */
  async write(index: number, domain: SecureDomain): Promise<void> {
    await this.ports.quietly(() => this.ports.keyed(index, domain));
    for (const an of [0, 1] as const) await this.begin(2 * index + an);
  }

  /** The numbers of an association begin. */
  async begin(context: number): Promise<void> {
    await this.#agents.numbers.send({ context, kind: 'start', next: 0n, limit });
    await this.#t.cycles(8);
    this.#numbers.set(context, new TscAllocator({ epoch: 0, counter: 0n }, limit));
  }

  /** Whether a packet of entry `index` leaves, and how many keys are made for it; one that leaves is the golden one. */
  async leaves(
    index: number,
    domain: SecureDomain,
    { an = 0, host = 1 }: { an?: 0 | 1; host?: number } = {},
  ): Promise<string> {
    const { head, body, down, outcome } = this.#agents;
    const address = Uint8Array.of(10, 0, 0, host);
    const packet = { ...anyPacket(this.#t.random, 24), source: address, destination: address };
    head.sendNow({ ...aroundOf(packet), sdi: domain.sdi, an, has_ssi: 0, ssi: 0 });
    body.sendNow(packet.body);
    const before = this.#missed.count;
    const { sent } = (await outcome.recv()).item as { readonly sent: number };
    if (sent === 1) {
      this.#endpoint.configure(domain);
      const expected = this.#endpoint.send(packet, {
        ...{ sdi: domain.sdi, an, numbers: this.#numbers.get(2 * index + an)! },
      });
      assert.deepEqual((await down.recv()).item.bytes, expected?.body);
    }
    await this.#t.cycles(40);
    return `${sent} ${this.#missed.count - before}`;
  }
}

const of = (t: TestContext, sdi: number): SecureDomain => keyedDomain(t, sdi, 'cluster');

/**
 * Keys that were made stay where SDI, mode and associations do, in an entry that is used; else they are overwritten
 * at once, and made again.
 */
export const sendingKeepsDerived: Body<void> = async (t) => {
  const side = new Side(t);
  const domain = of(t, 7);
  const [a, b] = domain.associations;
  for (const index of [0, 3, 1]) {
    await side.write(index, domain);
    // With the associations that the rest names.
    await side.ports.forgets(() => side.ports.rewrite(index, domain));
    for (const made of [1, 0]) assert.equal(await side.leaves(index, domain), `1 ${made}`);
    for (const same of [{ ...domain, maxEpochLifetime: 3 }, domain]) {
      assert.equal(await side.ports.forgets(() => side.ports.rewrite(index, same)), false);
      assert.equal(await side.leaves(index, same), '1 0');
    }
    const others: readonly SecureDomain[] = [
      { ...domain, associations: [a, undefined] },
      domain,
      { ...domain, mode: 'server' },
      domain,
      { ...domain, mode: 'direct' },
      domain,
    ];
    for (const next of others) {
      assert.equal(await side.ports.forgets(() => side.ports.rewrite(index, next)), true);
      for (const made of [1, 0]) assert.equal(await side.leaves(index, next), `1 ${made}`);
    }
    // The second association alone is named, and the first one's packets do not leave.
    const second: SecureDomain = { ...domain, associations: [undefined, b] };
    assert.equal(await side.ports.forgets(() => side.ports.rewrite(index, second)), true);
    assert.equal(await side.leaves(index, second, { an: 1 }), '1 1');
    assert.equal(await side.leaves(index, second), '0 0');
    // Of another SDI it has no key, whatever it names; nor has the first one once it returns.
    for (const sdi of [8, 7]) {
      assert.equal(await side.ports.forgets(() => side.ports.rewrite(index, { ...domain, sdi })), true);
      for (const an of [0, 1] as const) assert.equal(await side.leaves(index, { ...domain, sdi }, { an }), '0 0');
    }
    await side.write(index, domain);
    assert.equal(await side.leaves(index, domain), '1 1');
    assert.equal(await side.ports.forgets(() => side.ports.domain(index, undefined)), true);
    assert.equal(await side.leaves(index, domain), '0 0');
  }
};

/** A domain that is taken away under its own SDI has no packets and no keys, nor when it is there again. */
export const sendingTakesDomains: Body<void> = async (t) => {
  const side = new Side(t);
  for (const index of [0, 2]) {
    const domain = of(t, 30 + index);
    await side.write(index, domain);
    assert.equal(await side.leaves(index, domain), '1 1');
    assert.equal(await side.ports.forgets(() => side.ports.take(index, domain.sdi)), true);
    assert.equal(await side.leaves(index, domain), '0 0');
    // An entry that was not used has nothing to keep.
    assert.equal(await side.ports.forgets(() => side.ports.rewrite(index, domain)), true);
    for (const an of [0, 1] as const) assert.equal(await side.leaves(index, domain, { an }), '0 0');
  }
};

/** A key that is taken from an association is gone, and no other one; a domain that goes hides no other of its SDI. */
export const sendingTakesKeys: Body<void> = async (t) => {
  const side = new Side(t);
  const domains = [of(t, 20), of(t, 21), of(t, 22), of(t, 23)];
  for (const [index, domain] of domains.entries()) await side.write(index, domain);
  const has = Array.from({ length: 8 }, () => true);
  for (const number of [5, 0, 3, 6]) {
    await side.ports.quietly(() => side.ports.takeKey(number));
    has[number] = false;
    for (const [other, there] of has.entries()) {
      const told = await side.leaves(other >> 1, domains[other >> 1]!, { an: (other & 1) as 0 | 1 });
      assert.match(told, there ? /^1/ : /^0 0/, `${other} without ${number}`);
    }
  }
  // The same SDI in a higher entry, once it has gone from a lower one.
  await side.ports.quietly(() => side.ports.domain(0, undefined));
  const moved = of(t, 20);
  await side.write(2, moved);
  for (const other of [1, 3]) await side.ports.quietly(() => side.ports.domain(other, undefined));
  assert.match(await side.leaves(2, moved), /^1/);
};

/** After a reset no entry has a key, though its domain is the one before and its numbers begin. */
export const sendingForgets: Body<void> = async (t) => {
  const side = new Side(t);
  const domains = [of(t, 20), of(t, 21), of(t, 22), of(t, 23)];
  for (const [index, domain] of domains.entries()) {
    await side.write(index, domain);
    assert.equal(await side.leaves(index, domain), '1 1');
  }
  await side.ports.reset();
  for (const [index, domain] of domains.entries()) {
    // No entry is used then, so that what was made for its domain is overwritten.
    assert.equal(await side.ports.forgets(() => side.ports.rewrite(index, domain)), true);
    for (const an of [0, 1] as const) {
      await side.begin(2 * index + an);
      assert.equal(await side.leaves(index, domain, { an }), '0 0');
    }
  }
};

/** A key that is checked is told as that of its own association, as another one's, or as neither. */
export const checksKeys: Body<void> = async (t) => {
  const dut = transmitOf(t);
  const side = new Side(t);
  const domains = [of(t, 20), of(t, 21), of(t, 22), of(t, 23)];
  for (const [index, domain] of domains.entries()) await side.write(index, domain);
  const check = async (association: number, key: Uint8Array): Promise<readonly unknown[]> => {
    let told: readonly unknown[] = [];
    await side.ports.quietly(async () => {
      dut.check.set({ enable: 1, association, key: numberOf(key) });
      await t.cycles(13);
      told = [dut.again.get(), dut.elsewhere.get()];
      dut.check.enable.set(0);
      await t.cycles(2);
    });
    return told;
  };
  for (const number of [0, 5]) {
    const { key } = domains[number >> 1]!.associations[(number & 1) as 0 | 1]!;
    assert.deepEqual(await check(number, key), [1, 0]);
    assert.deepEqual(await check(number ^ 1, key), [0, 1]);
    assert.deepEqual(await check(number, bytesOf(t.random, 32)), [0, 0]);
  }
};
