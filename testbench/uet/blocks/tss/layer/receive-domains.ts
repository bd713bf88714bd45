/** What the receiving side of the TSS layer knows of domains and keys that are written again, taken away or latched. */
import type { SecureDomain } from '../../../golden/tss/domain.ts';
import { assert, type Body, clocksOf, type TestContext } from '../../test-kit.ts';
import { receiveOf } from './layer-ports.ts';
import { keyedDomain } from './layer-traffic.ts';
import { type Arriving, ReceiveLine } from './receive-line.ts';

/** One packet after another. */
class Side extends ReceiveLine {
  readonly #t: TestContext;
  readonly #missed;

  constructor(t: TestContext) {
    super(t);
    this.#t = t;
    this.#missed = clocksOf(t, receiveOf(t).missed);
  }

  async write(index: number, domain: SecureDomain | undefined, keys: readonly (0 | 1)[] = []): Promise<void> {
    await this.ports.quietly(async () => {
      await this.ports.domain(index, domain);
      if (domain !== undefined) await this.ports.keys(index, domain, keys);
    });
  }

  /** As `SidePorts.rewrite`. */
  rewrite(index: number, domain: SecureDomain): Promise<void> {
    return this.ports.quietly(() => this.ports.rewrite(index, domain));
  }

  /** As `SidePorts.takeKey`. */
  takeKey(number: number): Promise<void> {
    return this.ports.quietly(() => this.ports.takeKey(number));
  }

  /** What becomes of a packet, and how many keys are made for it. */
  async arrives(domain: SecureDomain, arriving: Arriving = {}): Promise<string> {
    const counter = BigInt(this.#t.random.bits(40));
    const before = this.#missed.count;
    this.offer(this.sealed(domain, 25, { ...arriving, counter }), 0);
    const [, told] = await this.told();
    await this.#t.cycles(20);
    return `${told} ${this.#missed.count - before}`;
  }
}

/** Keys that were made stay where mode and associations do, and are made again where one of these is another. */
export const keepsDerived: Body<void> = async (t) => {
  const side = new Side(t);
  const domain = keyedDomain(t, 7, 'cluster');
  const [a] = domain.associations;
  for (const index of [0, 3]) {
    await side.write(index, domain, [0, 1]);
    await side.limit(index, 0xffff);
    await side.rewrite(index, domain);
    for (const made of [1, 0]) assert.equal(await side.arrives(domain), `opened ${made}`);
    await side.rewrite(index, { ...domain, maxEpochLifetime: 3 });
    assert.equal(await side.arrives(domain), 'opened 0');
    const others = [
      { ...domain, associations: [a, undefined] as const },
      { ...domain, mode: 'server' as const },
    ];
    for (const next of [others[0]!, domain, others[1]!, domain]) {
      await side.rewrite(index, next);
      for (const made of [1, 0]) assert.equal(await side.arrives(next), `opened ${made}`);
    }
    await side.write(index, undefined);
    assert.match(await side.arrives(domain), /invalid_sa/);
  }
};

/** A key that is taken from an association is gone, and no other one; a domain that goes hides no other of its SDI. */
export const takesKeys: Body<void> = async (t) => {
  const side = new Side(t);
  const domains = [keyedDomain(t, 20), keyedDomain(t, 21), keyedDomain(t, 22), keyedDomain(t, 23)];
  const write = async (): Promise<void> => {
    for (const [index, domain] of domains.entries()) {
      await side.write(index, domain, [0, 1]);
      await side.limit(index, 0xffff);
    }
  };
  await write();
  const has = Array.from({ length: 8 }, () => true);
  for (const number of [5, 0, 3, 6]) {
    await side.takeKey(number);
    has[number] = false;
    for (const [other, there] of has.entries()) {
      const told = await side.arrives(domains[other >> 1]!, { an: (other & 1) as 0 | 1 });
      assert.match(told, there ? /opened/ : /invalid_sa/, `${other} without ${number}`);
    }
  }
  // The same SDI in a higher entry, once it has gone from a lower one.
  await side.write(0, undefined);
  const moved = keyedDomain(t, 20);
  await side.write(2, moved, [0]);
  await side.write(1, undefined);
  await side.write(3, undefined);
  assert.match(await side.arrives(moved), /opened/);
};

/** A domain that is taken away under its own SDI has no packets and no keys, nor when it is there again. */
export const takesDomains: Body<void> = async (t) => {
  const side = new Side(t);
  for (const index of [0, 2]) {
    const domain = keyedDomain(t, 30 + index, 'cluster');
    await side.write(index, domain, [0, 1]);
    await side.limit(index, 0xffff);
    assert.equal(await side.arrives(domain), 'opened 1');
    assert.equal(await side.ports.forgets(() => side.ports.take(index, domain.sdi)), true);
    assert.equal(await side.arrives(domain), 'invalid_sa 0');
    // It hides no other entry of its SDI.
    await side.write(3, domain, [0]);
    await side.limit(3, 0xffff);
    assert.equal(await side.arrives(domain), 'opened 1');
    await side.write(3, undefined);
    // An entry that was not used has nothing to keep.
    assert.equal(await side.ports.forgets(() => side.ports.rewrite(index, domain)), true);
    for (const an of [0, 1] as const) assert.equal(await side.arrives(domain, { an }), 'invalid_sa 0');
    assert.equal(await side.ports.forgets(() => side.ports.rewrite(index, domain)), false);
    await side.write(index, undefined);
  }
};

/** After a reset no entry has a domain, and none has a key, though its domain is the one before. */
export const forgetsAll: Body<void> = async (t) => {
  const side = new Side(t);
  const domains = [keyedDomain(t, 20), keyedDomain(t, 21), keyedDomain(t, 22), keyedDomain(t, 23)];
  const write = async (): Promise<void> => {
    for (const [index, domain] of domains.entries()) {
      await side.write(index, domain, [0, 1]);
      await side.limit(index, 0xffff);
      assert.equal(await side.arrives(domain), 'opened 1');
    }
  };
  await write();
  await side.ports.reset();
  for (const [index, domain] of domains.entries()) {
    // No entry is used then, so that what was made for its domain is overwritten.
    assert.equal(await side.ports.forgets(() => side.ports.rewrite(index, domain)), true);
    await side.limit(index, 0xffff);
    for (const an of [0, 1] as const) assert.equal(await side.arrives(domain, { an }), 'invalid_sa 0');
  }
  // Entries that had these SDIs hide none above them.
  await write();
  await side.ports.reset();
  for (const index of [0, 1, 2]) {
    await side.write(3, domains[index], [0]);
    await side.limit(3, 0xffff);
    assert.equal(await side.arrives(domains[index]!), 'opened 1');
  }
};

/** Of a domain that is latched no key is made, late and early packets are told as latched; without a budget none is. */
export const latchedFirst: Body<void> = async (t) => {
  const side = new Side(t);
  for (const index of [1, 2]) {
    const domain = {
      ...keyedDomain(t, 7 + index, 'cluster'),
      epochs: [20, 20] as const,
      maxEpochLifetime: 2,
      maxEpochAhead: 1,
    };
    await side.write(index, domain, [0]);
    await side.limit(index, 1);
    assert.equal(await side.arrives(domain, { epoch: 20 }), 'opened 1');
    for (const [epoch, verdict] of [
      [17, 'late'],
      [22, 'early'],
    ] as const)
      assert.equal(await side.arrives(domain, { epoch }), `${verdict} 0`);
    receiveOf(t).budget.interval.set(0xffff);
    await t.cycles(20);
    assert.equal(await side.arrives(domain, { epoch: 20, host: 9 }), 'unkeyed 0');
    receiveOf(t).budget.interval.set(0);
    await t.cycles(4);
    assert.equal(await side.arrives(domain, { epoch: 20, forged: true }), 'auth_fail 0');
    for (const epoch of [20, 17, 22]) assert.equal(await side.arrives(domain, { epoch, host: 5 }), 'latched 0');
    await side.limit(index, 0xffff);
    assert.equal(await side.arrives(domain, { epoch: 20, host: 5 }), 'opened 1');
  }
};
