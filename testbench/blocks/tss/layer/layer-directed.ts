/** What software and the TSS layer promise each other, step by step. */
import assert from 'node:assert/strict';
import { packetSink, packetSource } from '../../../agents/packet/packet-agents.ts';
import type { TestContext } from '../../../bench/context.ts';
import { linearHashOf } from '../../../golden/linear-hash.ts';
import { domainDefaults, type SecureDomain } from '../../../golden/tss/domain.ts';
import { TssEndpoint } from '../../../golden/tss/endpoint.ts';
import type { Packet } from '../../../golden/tss/packet.ts';
import { TscAllocator } from '../../../golden/tss/tsc.ts';
import type { NamedTest } from '../../named-test.ts';
import { LayerSoftware } from './layer-software.ts';
import { aroundOf, bytesOf } from './layer-traffic.ts';

/** One domain in direct mode, and packets of it in both directions. */
class Steps {
  readonly software: LayerSoftware;
  readonly heads;
  readonly bodies;
  readonly #t: TestContext;
  readonly #ports;
  domain: SecureDomain;
  numbers = new TscAllocator();
  /** Heads that were taken before the step. */
  taken = 0;
  #next = 0n;

  constructor(t: TestContext) {
    this.#t = t;
    this.software = new LayerSoftware(t);
    this.heads = t.source('tx_head');
    this.bodies = packetSource(t, 'tx_body');
    this.#ports = {
      ...{ down: packetSink(t, 'tx_down'), outcome: t.sink('tx_outcome'), verdict: t.sink('rx_verdict') },
      ...{ head: t.source('rx_head'), body: packetSource(t, 'rx_body'), opened: packetSink(t, 'rx_down') },
    };
    packetSink(t, 'rx_plain');
    this.domain = {
      ...{ ...domainDefaults, sdi: 5, mode: 'direct', authFailureLimit: 2 },
      associations: [{ key: bytesOf(t.random, 32) }, undefined],
    };
  }

  async begin(): Promise<void> {
    await this.software.ready();
    await this.software.writeDomain(1, this.domain);
    assert.ok(await this.software.installKey(1, 0, this.domain.associations[0]!, [0n, 1000n]));
  }

  /** The domain is another one, and its numbers go on. */
  change(domain: SecureDomain, epoch: number): void {
    this.domain = domain;
    this.numbers = new TscAllocator({ epoch, counter: this.#next });
  }

  /** The key is another one, and its numbers begin with `next`. */
  renew(key: Uint8Array, next: bigint): void {
    this.domain = { ...this.domain, associations: [{ key }, undefined] };
    this.numbers = new TscAllocator({ epoch: this.domain.epochs[0], counter: next });
    this.#next = next;
  }

  /** A packet for the layer; `error`: bytes that its head says too many. */
  offer(error = 0, sdi = this.domain.sdi): Packet {
    const packet: Packet = {
      ...{ source: Uint8Array.of(10, 0, 0, 1), destination: Uint8Array.of(10, 0, 0, 2) },
      encapsulation: { kind: 'native', entropy: new Uint8Array(4) },
      body: Uint8Array.of(0x10, ...bytesOf(this.#t.random, 40)),
    };
    const bytes = packet.body.length + error;
    this.heads.sendNow({ ...aroundOf(packet), bytes, sdi, an: 0, has_ssi: 0, ssi: 0 });
    return packet;
  }

  /** What left is what the golden endpoint sends of the packet. */
  async left(packet: Packet): Promise<Packet> {
    const endpoint = new TssEndpoint({ domains: [this.domain], bindings: new Map(), jobOf: () => undefined });
    const expected = endpoint.send(packet, { sdi: this.domain.sdi, an: 0, numbers: this.numbers })!;
    const { item } = await this.#ports.outcome.recv();
    assert.equal((item as { sent: number }).sent, 1);
    this.#next++;
    assert.deepEqual((await this.#ports.down.recv()).item.bytes, expected.body);
    return expected;
  }

  async outcome(): Promise<number> {
    return ((await this.#ports.outcome.recv()).item as { sent: number }).sent;
  }

  async leaving(): Promise<Uint8Array> {
    return (await this.#ports.down.recv()).item.bytes;
  }

  async send(): Promise<Packet> {
    const packet = this.offer();
    this.bodies.sendNow(packet.body);
    return this.left(packet);
  }

  async receive(packet: Packet): Promise<unknown> {
    this.#ports.head.sendNow({ ...aroundOf(packet), trimmed: 0 });
    this.#ports.body.sendNow(packet.body);
    const { verdict } = (await this.#ports.verdict.recv()).item as { verdict: string };
    if (verdict === 'opened') await this.#ports.opened.recv();
    return verdict;
  }
}

const test = (name: string, body: (s: Steps, t: TestContext) => Promise<void>): NamedTest => ({
  name,
  body: (t) => body(new Steps(t), t),
});

const zeros = new Uint8Array(32);

export const layerDirected: readonly NamedTest[] = [
  test('the words of a key are gone once it is installed, and stay while it is refused', async (s) => {
    await s.begin();
    await s.receive(await s.send());
    // Of another key, whose start is refused.
    assert.ok(!(await s.software.installKey(1, 0, { key: zeros.map((_, i) => i) }, [5n, 4n])));
    await s.send();
    assert.ok(await s.software.raiseNumbers(1, 0, 1001n));
    await s.software.setNumbers(7n, 1000n);
    assert.ok(await s.software.command('install_key'));
    s.domain = { ...s.domain, associations: [{ key: zeros.map((_, i) => i) }, undefined] };
    s.numbers = new TscAllocator({ epoch: 0, counter: 7n });
    await s.receive(await s.send());
    assert.ok(await s.software.command('install_key'));
    s.domain = { ...s.domain, associations: [{ key: zeros }, undefined] };
    s.numbers = new TscAllocator({ epoch: 0, counter: 7n });
    await s.receive(await s.send());
  }),
  test('a command does what the registers held when it was written, and waits for the packets before it', async (s, t) => {
    await s.begin();
    for (const [word, first] of [
      [0, 3n],
      [0xffff_ffff, 0x1_0000_0007n],
    ] as const)
      for (const operation of ['write_domain', 'install_key'] as const) {
        // More heads than find room without their bodies.
        const packets = Array.from({ length: 12 }, () => s.offer());
        await t.cycles(300);
        const before = s.heads.sent - s.taken;
        const next = { ...s.domain, epochs: [9, 4] as const, cryptOffset: 20, maxEpochLifetime: 5 };
        const key = bytesOf(t.random, 32);
        await s.software.fillDomain(1, next);
        await s.software.fillKey({ key });
        await s.software.setNumbers(first, first + 1000n);
        await s.software.begin(operation);
        for (const name of s.software.operands) await s.software.fill(name, word);
        // What is written before it is done has no effect.
        await s.software.begin('remove_domain');
        await t.cycles(20);
        assert.ok(await s.software.isBusy());
        // Those that have been taken are of the domain and the key before.
        for (const packet of packets.slice(0, before)) {
          s.bodies.sendNow(packet.body);
          await s.left(packet);
        }
        if (operation === 'write_domain') s.change(next, next.epochs[0]);
        else s.renew(key, first);
        for (const packet of packets.slice(before)) {
          s.bodies.sendNow(packet.body);
          assert.equal(await s.receive(await s.left(packet)), 'opened');
        }
        assert.ok(!(await s.software.isBusy()));
        s.taken = s.heads.sent;
      }
  }),
  test('what was refused stays so, whatever command is written while it is under way', async (s, t) => {
    await s.begin();
    const { software } = s;
    for (let clocks = 0; clocks < 16; clocks++) {
      assert.ok(!(await software.raiseNumbers(1, 0, 999n)));
      // The same again, twice: some are written before it is done, and have no effect.
      const first = software.begin('raise_numbers');
      await t.cycles(clocks);
      await software.begin('raise_numbers');
      await first;
      while (await software.isBusy());
      assert.equal(await software.read('status', 'refused'), 1);
    }
    assert.ok(await software.raiseNumbers(1, 0, 1001n));
  }),
  test('a job that finds no room is refused, and has one when another is gone', async (s, t) => {
    await s.begin();
    const [query, answer] = [t.source('job'), t.sink('job_answer')];
    const setOf = (job: number): number => linearHashOf(BigInt(job), 6);
    const jobs = [...Array(1000).keys()].filter((job) => setOf(job) === setOf(7)).slice(0, 5);
    const may = async (job: number): Promise<unknown> => {
      await query.send({ secured: 1, sdi: 5, has_job: 1, job, bytes: 1 });
      return (await answer.recv()).item;
    };
    const bound = jobs.slice(0, 4);
    const last = jobs[4]!;
    for (const job of bound) assert.ok(await s.software.bindJob(job, 5));
    assert.ok(!(await s.software.bindJob(last, 5)));
    for (const job of bound) assert.equal(await may(job), 'accepted');
    assert.equal(await may(last), 'binding_failure');
    // One that is there is bound to another domain all the same.
    assert.ok(await s.software.bindJob(bound[1]!, 6));
    assert.equal(await may(bound[1]!), 'binding_failure');
    assert.ok(await s.software.bindJob(bound[2]!, undefined));
    assert.ok(await s.software.bindJob(last, 5));
    assert.equal(await may(last), 'accepted');
    assert.equal(await may(bound[2]!), 'binding_failure');
  }),
  test('what happens is counted once, interrupts where that is enabled, and stays until it is cleared', async (s, t) => {
    await s.begin();
    const { software } = s;
    const irq = async (bits: number): Promise<void> => {
      await t.cycles(8);
      assert.equal(await software.interrupts(), bits);
      assert.equal(t.dut.port('irq').get(), 0);
      for (let bit = 0; bit < 3; bit++) {
        await software.enableInterrupts(1 << bit);
        await t.cycles(3);
        assert.equal(t.dut.port('irq').get(), (bits >> bit) & 1);
      }
      await software.clearInterrupts(bits);
      await software.enableInterrupts(0);
    };
    await irq(0);
    const good = await s.send();
    const short = s.offer(-3);
    s.bodies.sendNow(short.body);
    assert.equal(await s.outcome(), 1);
    assert.equal(await s.receive({ ...short, body: await s.leaving() }), 'auth_fail');
    await irq(4);
    s.numbers.allocate();
    const unknown = s.offer(0, 6);
    s.bodies.sendNow(unknown.body);
    assert.equal(await s.outcome(), 0);
    await irq(2);
    assert.equal(await s.receive(good), 'opened');
    assert.equal(await software.read('latched', 'entries'), 0);
    assert.equal(await s.receive({ ...good, source: Uint8Array.of(1, 2, 3, 4) }), 'auth_fail');
    assert.equal(await s.receive(good), 'latched');
    assert.equal(await software.read('latched', 'entries'), 2);
    await irq(1);
    await software.clearFailures(1);
    assert.equal(await s.receive(good), 'opened');
    await irq(0);
    await t.cycles(4);
    const expected = {
      ...{ in_auth_fail: 2, in_latched: 1, in_key_missed: 1, in_ok: 0, in_late: 0, in_invalid: 0, in_invalid_sa: 0 },
      ...{ out_ok: 2, out_octets: 41 + 38, out_invoke_fail: 1, out_misfit: 1, out_key_missed: 1, in_trimmed: 0 },
    } as const;
    for (const [name, count] of Object.entries(expected))
      assert.equal(await software.counter(name as keyof typeof expected), count, name);
    await software.removeDomain(1);
    assert.equal(await s.receive(good), 'invalid_sa');
    await software.writeDomain(1, s.domain);
    assert.equal(await s.receive(good), 'invalid_sa');
    assert.ok(await software.installKey(1, 0, s.domain.associations[0]!, [0n, 10n]));
    assert.equal(await s.receive(good), 'opened');
  }),
];
