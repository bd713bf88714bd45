/** What the receiving side of the TSS layer knows of domains and keys that are written again, taken away or latched. */
import assert from 'node:assert/strict';
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import type { Body, TestContext } from '../../../../bench/context.ts';
import { domainDefaults, type SecureDomain } from '../../../golden/tss/domain.ts';
import { SidePorts } from './layer-ports.ts';
import { aroundOf, bytesOf, sealedFor } from './layer-traffic.ts';

/** One packet after another. */
class Side {
  readonly ports: SidePorts;
  readonly failures;
  readonly #t: TestContext;
  readonly #agents;
  #missed = 0;

  constructor(t: TestContext) {
    this.#t = t;
    this.ports = new SidePorts(t);
    for (const name of ['budget_interval', 'budget_burst', 'failure_window']) t.dut.port(name).set(0);
    this.failures = t.source('failures');
    this.#agents = {
      ...{ head: t.source('head'), body: packetSource(t, 'body') },
      ...{ down: packetSink(t, 'down'), verdict: t.sink('verdict') },
    };
    t.fork(async (child) => {
      for (;;) {
        await child.cycles(1);
        this.#missed += Number(t.dut.port('missed').get());
      }
    });
  }

  async write(index: number, domain: SecureDomain | undefined, keys: readonly (0 | 1)[] = []): Promise<void> {
    await this.ports.quietly(async () => {
      await this.ports.domain(index, domain);
      for (const an of keys) await this.ports.association(2 * index + an, domain!.associations[an]!);
    });
  }

  /** As `SidePorts.rewrite`. */
  rewrite(index: number, domain: SecureDomain): Promise<void> {
    return this.ports.quietly(() => this.ports.rewrite(index, domain));
  }

  /** Whether keys are overwritten in the clocks after that in which this writes a domain. */
  async forgets(write: () => Promise<void>): Promise<boolean> {
    let low = 0;
    await this.ports.quietly(async () => {
      await write();
      for (let clock = 0; clock < 4; clock++) {
        low += Number(this.#t.dut.port('quiet').get() === 0);
        await this.#t.cycles(1);
      }
    });
    return low > 0;
  }

  /** As `SidePorts.takeKey`. */
  takeKey(number: number): Promise<void> {
    return this.ports.quietly(() => this.ports.takeKey(number));
  }

  async limit(index: number, limit: number): Promise<void> {
    await this.failures.send({ index, kind: 'limit', limit, warning: 0 });
    await this.failures.send({ index, kind: 'clear', limit: 0, warning: 0 });
    await this.#t.cycles(8);
  }

  /** What becomes of a packet, and how many keys are made for it. */
  async arrives(
    domain: SecureDomain,
    {
      an = 0,
      epoch = 0,
      host = 1,
      forged = false,
    }: { an?: 0 | 1; epoch?: number; host?: number; forged?: boolean } = {},
  ): Promise<string> {
    const { random } = this.#t;
    const { head, body, down, verdict } = this.#agents;
    const address = Uint8Array.of(10, 0, 0, host);
    const sealed = sealedFor(
      domain,
      { an, sdi: domain.sdi, epoch, counter: BigInt(random.bits(40)) },
      {
        ...{ source: address, destination: address },
        encapsulation: { kind: 'native', entropy: new Uint8Array(4) },
        body: Uint8Array.of(0x10, ...bytesOf(random, 24)),
      },
    );
    if (forged) sealed.body[sealed.body.length - 1]! ^= 1;
    head.sendNow({ ...aroundOf(sealed), trimmed: 0, tag: 0 });
    body.sendNow(sealed.body);
    const before = this.#missed;
    const told = ((await verdict.recv()).item as { verdict: string }).verdict;
    if (told === 'opened') await down.recv();
    await this.#t.cycles(20);
    return `${told} ${this.#missed - before}`;
  }
}

const of = ({ random }: TestContext, sdi: number, mode: SecureDomain['mode'] = 'direct'): SecureDomain => ({
  ...{ ...domainDefaults, sdi, mode, authFailureLimit: 0xffff },
  associations: [{ key: bytesOf(random, 32) }, { key: bytesOf(random, 32) }],
});

/** Keys that were made stay where mode and associations do, and are made again where one of these is another. */
export const keepsDerived: Body<void> = async (t) => {
  const side = new Side(t);
  const domain = of(t, 7, 'cluster');
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
  const domains = [of(t, 20), of(t, 21), of(t, 22), of(t, 23)];
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
  const moved = of(t, 20);
  await side.write(2, moved, [0]);
  await side.write(1, undefined);
  await side.write(3, undefined);
  assert.match(await side.arrives(moved), /opened/);
};

/** A domain that is taken away under its own SDI has no packets and no keys, nor when it is there again. */
export const takesDomains: Body<void> = async (t) => {
  const side = new Side(t);
  const { dut } = t;
  for (const index of [0, 2]) {
    const domain = of(t, 30 + index, 'cluster');
    await side.write(index, domain, [0, 1]);
    await side.limit(index, 0xffff);
    assert.equal(await side.arrives(domain), 'opened 1');
    const take = async (): Promise<void> => {
      for (const [name, value] of Object.entries({ index, used: 0, sdi: domain.sdi, enable: 1 }))
        dut.port(`domain_${name}`).set(value);
      await t.cycles(1);
      dut.port('domain_enable').set(0);
    };
    assert.equal(await side.forgets(take), true);
    assert.equal(await side.arrives(domain), 'invalid_sa 0');
    // It hides no other entry of its SDI.
    await side.write(3, domain, [0]);
    await side.limit(3, 0xffff);
    assert.equal(await side.arrives(domain), 'opened 1');
    await side.write(3, undefined);
    // An entry that was not used has nothing to keep.
    assert.equal(await side.forgets(() => side.ports.rewrite(index, domain)), true);
    for (const an of [0, 1] as const) assert.equal(await side.arrives(domain, { an }), 'invalid_sa 0');
    assert.equal(await side.forgets(() => side.ports.rewrite(index, domain)), false);
    await side.write(index, undefined);
  }
};

/** After a reset no entry has a domain, and none has a key, though its domain is the one before. */
export const forgetsAll: Body<void> = async (t) => {
  const side = new Side(t);
  const domains = [of(t, 20), of(t, 21), of(t, 22), of(t, 23)];
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
    assert.equal(await side.forgets(() => side.ports.rewrite(index, domain)), true);
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
    const domain = { ...of(t, 7 + index, 'cluster'), epochs: [20, 20] as const, maxEpochLifetime: 2, maxEpochAhead: 1 };
    await side.write(index, domain, [0]);
    await side.limit(index, 1);
    assert.equal(await side.arrives(domain, { epoch: 20 }), 'opened 1');
    for (const [epoch, verdict] of [
      [17, 'late'],
      [22, 'early'],
    ] as const)
      assert.equal(await side.arrives(domain, { epoch }), `${verdict} 0`);
    t.dut.port('budget_interval').set(0xffff);
    await t.cycles(20);
    assert.equal(await side.arrives(domain, { epoch: 20, host: 9 }), 'unkeyed 0');
    t.dut.port('budget_interval').set(0);
    await t.cycles(4);
    assert.equal(await side.arrives(domain, { epoch: 20, forged: true }), 'auth_fail 0');
    for (const epoch of [20, 17, 22]) assert.equal(await side.arrives(domain, { epoch, host: 5 }), 'latched 0');
    await side.limit(index, 0xffff);
    assert.equal(await side.arrives(domain, { epoch: 20, host: 5 }), 'opened 1');
  }
};
