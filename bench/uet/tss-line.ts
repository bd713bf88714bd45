/** Packets of 82 bytes at the receiving side of the TSS layer: at the rate of a line, or as fast as they are taken. */
import { packetSink, packetSource } from '../../testbench/agents/packet/packet-agents.ts';
import type { TestContext } from '../../testbench/bench/context.ts';
import { layerOf } from '../../testbench/uet/blocks/tss/layer/layer-designs.ts';
import { LayerSoftware } from '../../testbench/uet/blocks/tss/layer/layer-software.ts';
import { aroundOf, bytesOf } from '../../testbench/uet/blocks/tss/layer/layer-traffic.ts';
import { domainDefaults, type SecureDomain } from '../../testbench/uet/golden/tss/domain.ts';
import { TssEndpoint } from '../../testbench/uet/golden/tss/endpoint.ts';
import type { Packet } from '../../testbench/uet/golden/tss/packet.ts';
import { TscAllocator } from '../../testbench/uet/golden/tss/tsc.ts';

/** Clocks in which 102 bytes come. */
const period = 102 / 16;
/** Packets that wait before the layer. */
const waiting = 64;
/** Packets whose keys may be made at once: fewer than one domain may have parked. */
const together = 16;
/** Bytes from the PDS header on: an ACK. */
const bodyBytes = 12;

/** A packet, and whose it is. */
export interface Offered {
  readonly packet: Packet;
  readonly from: 'honest' | 'other' | 'forged';
}

/** What forged packets say of their sources: any that do not exist, or honest ones. */
export type ForgedName = 'unknown' | 'known';

/** The receiving side of the layer under packets of two domains. */
export class ReceivedLine {
  readonly #t: TestContext;
  readonly #domains: readonly SecureDomain[];
  readonly #endpoint: TssEndpoint;
  readonly #numbers = new TscAllocator();
  readonly #head;
  readonly #body;
  /** By their tags, whose packets are under way. */
  readonly #underWay: Offered['from'][] = [];
  #tag = 0;
  /** Packets that were opened, by whose they are. */
  readonly opened = { honest: 0, other: 0, forged: 0 };
  /** Verdicts. */
  told = 0;

  readonly #software: LayerSoftware;
  readonly #scattered: boolean;

  constructor(t: TestContext, scattered = false) {
    this.#scattered = scattered;
    this.#software = new LayerSoftware(t);
    this.#t = t;
    this.#head = t.source('rx_head');
    this.#body = packetSource(t, 'rx_body');
    packetSink(t, 'rx_down');
    packetSink(t, 'rx_plain');
    this.#domains = [1, 2].map((sdi) => ({
      ...{ ...domainDefaults, sdi, mode: 'cluster', authFailureLimit: 0xffff },
      associations: [{ key: bytesOf(t.random, 32) }, undefined],
    }));
    this.#endpoint = new TssEndpoint({ domains: this.#domains, bindings: new Map(), jobOf: () => undefined });
    const verdicts = t.sink('rx_verdict');
    t.fork(async () => {
      for (;;) {
        const { verdict, tag } = (await verdicts.recv()).item as { verdict: string; tag: number };
        this.told++;
        if (verdict === 'opened') this.opened[this.#underWay[tag]!]++;
      }
    });
  }

  /** `budget`: a key every so many clocks for each domain, and so many at once. */
  async begin([interval, burst]: readonly [number, number]): Promise<void> {
    const software = this.#software;
    while (layerOf(this.#t).clearing.get() === 1) await this.#t.cycles(10);
    await software.ready();
    for (const [entry, domain] of this.#domains.entries()) {
      await software.writeDomain(entry, domain);
      await software.installKey(entry, 0, domain.associations[0]!, [0n, 1n << 48n]);
    }
    await software.derivations(interval, burst);
  }

  /** From now on a key every so many clocks for each domain, and so many at once. */
  async budget(interval: number, burst: number): Promise<void> {
    await this.#software.derivations(interval, burst);
  }

  /** So many sources of either domain are heard, twice: keys that find a place are there and proved. */
  async hear(honest: number, other: number): Promise<void> {
    for (let round = 0; round < 2; round++)
      for (let host = 0; host < honest + other; host++) {
        await this.all([host < honest ? this.honest(host) : this.other(host - honest)]);
        await this.#t.cycles(300);
      }
  }

  /** The same of many sources, some at a time, of a domain without a budget. */
  async hearMany(honest: number): Promise<void> {
    for (let round = 0; round < 2; round++)
      for (let host = 0; host < honest; host += together)
        await this.all(Array.from({ length: Math.min(together, honest - host) }, (_, i) => this.honest(host + i)));
  }

  #sealed(sdi: number, source: Uint8Array): Packet {
    const body = bytesOf(this.#t.random, bodyBytes);
    body[0] = 0x10;
    const destination = Uint8Array.of(10, 0, 0, 1);
    const packet: Packet = { source, destination, encapsulation: { kind: 'native', entropy: new Uint8Array(4) }, body };
    return this.#endpoint.send(packet, { sdi, an: 0, numbers: this.#numbers })!;
  }

  /** Of a source of the domain that is flooded. */
  honest(host = this.#t.random.below(64)): Offered {
    const number = this.#scattered ? Math.imul(host + 1, 0x9e3779) & 0xffffff : 0x10000 + host;
    return { packet: this.#sealed(1, Uint8Array.of(10, number >> 16, number >> 8, number)), from: 'honest' };
  }

  /** Of a source of the other domain. */
  other(host = this.#t.random.below(8)): Offered {
    return { packet: this.#sealed(2, Uint8Array.of(10, 2, 0, host)), from: 'other' };
  }

  /** One that is not authentic. */
  forged(kind: ForgedName): Offered {
    const { packet } = this.honest();
    const body = Uint8Array.from(packet.body);
    body[body.length - 1]! ^= 1;
    const source = kind === 'known' ? packet.source : bytesOf(this.#t.random, 4);
    return { packet: { ...packet, source, body }, from: 'forged' };
  }

  #offer({ packet, from }: Offered): void {
    this.#underWay[this.#tag] = from;
    this.#head.sendNow({ ...aroundOf(packet), trimmed: 0, tag: this.#tag });
    this.#tag = (this.#tag + 1) % 256;
    this.#body.sendNow(packet.body);
  }

  /** All of them, as fast as they are taken: the clocks that it took. */
  async all(packets: readonly Offered[]): Promise<number> {
    const [from, before] = [this.#t.cycle, this.told];
    for (const packet of packets) {
      while (this.#head.queued >= 4) await this.#t.cycles(1);
      this.#offer(packet);
    }
    while (this.told < before + packets.length) await this.#t.cycles(1);
    return this.#t.cycle - from;
  }

  /** All of them, as the line brings them; what finds no room is lost. */
  async line(packets: readonly Offered[]): Promise<void> {
    const from = this.#t.cycle;
    const before = this.told;
    let offered = 0;
    for (const [i, packet] of packets.entries()) {
      while (this.#t.cycle - from < i * period) await this.#t.cycles(1);
      if (this.#head.queued >= waiting) continue;
      this.#offer(packet);
      offered++;
    }
    while (this.told < before + offered) await this.#t.cycles(1);
  }
}
