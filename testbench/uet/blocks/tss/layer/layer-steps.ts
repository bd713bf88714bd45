/** Steps of software and packets with the TSS layer. */
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import { type Association, domainDefaults, type SecureDomain } from '../../../golden/tss/domain.ts';
import { TssEndpoint } from '../../../golden/tss/endpoint.ts';
import { type Packet, TscAllocator } from '../../../golden/tss/index.ts';
import { assert, type NamedTest, named, type TestContext } from '../../test-kit.ts';
import { LayerSoftware } from './layer-software.ts';
import { aroundOf, bytesOf, nativePacket } from './layer-traffic.ts';

/** One domain in direct mode, and packets of it in both directions. */
export class Steps {
  readonly software: LayerSoftware;
  readonly heads;
  readonly bodies;
  readonly plain;
  takesPlain = true;
  /** Whether packets, outcomes and verdicts are taken. */
  takes = true;
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
    const taking = { ready: () => () => this.takes };
    this.#ports = {
      ...{ down: packetSink(t, 'tx_down', taking), outcome: t.sink('tx_outcome', taking) },
      ...{ verdict: t.sink('rx_verdict', taking), opened: packetSink(t, 'rx_down', taking) },
      ...{ head: t.source('rx_head'), body: packetSource(t, 'rx_body') },
    };
    this.plain = packetSink(t, 'rx_plain', { ready: () => () => this.takesPlain });
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
  renew(key: Association, next: bigint): void {
    this.domain = { ...this.domain, associations: [key, undefined] };
    this.numbers = new TscAllocator({ epoch: this.domain.epochs[0], counter: next });
    this.#next = next;
  }

  /** A packet for the layer; `error`: bytes that its head says too many; `length`: those that its body has. */
  offer(error = 0, sdi = this.domain.sdi, length = 41): Packet {
    // One address, so that a key is of the same one in every mode and direction.
    const packet = nativePacket(this.#t.random, length);
    const bytes = packet.body.length + error;
    this.heads.sendNow({ ...aroundOf(packet), bytes, sdi, an: 0, has_ssi: 0, ssi: 0 });
    return packet;
  }

  /** A packet for the layer, of any domain and association. */
  sends(packet: Packet, sdi: number, an: 0 | 1): void {
    this.heads.sendNow({ ...aroundOf(packet), sdi, an, has_ssi: 0, ssi: 0 });
    this.bodies.sendNow(packet.body);
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

  /** A packet for the layer, with its body; its parts as those of `offer`. */
  give(...of: Parameters<Steps['offer']>): Packet {
    const packet = this.offer(...of);
    this.bodies.sendNow(packet.body);
    return packet;
  }

  send(): Promise<Packet> {
    return this.left(this.give());
  }

  /** A packet that was sent, and the same of another source, which its ICV is not for. */
  async sendForged(): Promise<readonly [good: Packet, forged: Packet]> {
    const good = await this.send();
    return [good, { ...good, source: Uint8Array.of(1, 2, 3, 4) }];
  }

  /** More heads than find room without their bodies: the packets whose heads were taken, and the others. */
  async hold(): Promise<readonly [taken: readonly Packet[], waiting: readonly Packet[]]> {
    const packets = Array.from({ length: 48 }, () => this.offer());
    await this.#t.cycles(300);
    const count = this.heads.sent - this.taken;
    assert.ok(count < packets.length);
    return [packets.slice(0, count), packets.slice(count)];
  }

  /** The body of a packet whose head is there; what has left. */
  complete(packet: Packet): Promise<Packet> {
    this.bodies.sendNow(packet.body);
    return this.left(packet);
  }

  async receive(packet: Packet): Promise<unknown> {
    this.arrives(packet);
    return this.verdict();
  }

  arrives(packet: Packet): void {
    this.headArrives(packet);
    this.bodyArrives(packet);
  }

  headArrives(packet: Packet): void {
    this.#ports.head.sendNow({ ...aroundOf(packet), trimmed: Number(packet.trimmed === true), tag: 0 });
  }

  bodyArrives(packet: Packet): void {
    this.#ports.body.sendNow(packet.body);
  }

  /** The bytes of a packet that is opened. */
  async opened(): Promise<Uint8Array> {
    this.takes = true;
    assert.equal(((await this.#ports.verdict.recv()).item as { verdict: string }).verdict, 'opened');
    return (await this.#ports.opened.recv()).item.bytes;
  }

  async verdict(): Promise<unknown> {
    const { verdict } = (await this.#ports.verdict.recv()).item as { verdict: string };
    if (verdict === 'opened') await this.#ports.opened.recv();
    return verdict;
  }
}

/** A test in steps of a layer with one domain. */
export const stepTest = (name: string, body: (s: Steps, t: TestContext) => Promise<void>): NamedTest =>
  named(name, (t) => body(new Steps(t), t));

/** As `stepTest`, with keys, registers and what is around it as usual. */
export const begunTest: typeof stepTest = (name, body) =>
  stepTest(name, async (s, t) => {
    await s.begin();
    await body(s, t);
  });
