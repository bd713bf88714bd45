/** The ports of the receiving side of the TSS layer for directed tests, whose streams stop and go as a test says. */
import assert from 'node:assert/strict';
import { packetSink, packetSource } from '../../../../agents/packet/packet-agents.ts';
import type { TestContext } from '../../../../bench/context.ts';
import type { Packet, SecureDomain } from '../../../golden/tss/index.ts';
import { receivePorts } from './layer-ports.ts';
import { aroundOf, nativePacket, sealedFor } from './layer-traffic.ts';

/** How a packet is sealed, and what of it is otherwise. */
export interface Arriving {
  readonly an?: 0 | 1;
  readonly epoch?: number;
  /** The last byte of its address of 4 bytes. */
  readonly host?: number;
  readonly forged?: boolean;
  /** By itself the next one. */
  readonly counter?: bigint;
}

export class ReceiveLine {
  readonly ports;
  /** What is not taken, or not offered, while it is set. */
  readonly stalls = { verdict: false, down: false, plain: false };
  readonly head;
  readonly body;
  readonly down;
  readonly plain;
  readonly verdict;
  readonly #failures;
  readonly #t: TestContext;
  #counter = 0n;

  /** `offersBody`: whether the next beat of a body may be offered, asked in each clock. */
  constructor(t: TestContext, offersBody: () => boolean = () => true) {
    this.#t = t;
    this.ports = receivePorts(t);
    this.head = t.source('head');
    this.body = packetSource(t, 'body', { valid: () => offersBody });
    this.down = packetSink(t, 'down', { ready: () => () => !this.stalls.down });
    this.plain = packetSink(t, 'plain', { ready: () => () => !this.stalls.plain });
    this.verdict = t.sink('verdict', { ready: () => () => !this.stalls.verdict });
    this.#failures = t.source('failures');
  }

  /** A domain of an entry with its keys, and how many failures latch it. */
  async domain(index: number, domain: SecureDomain, limit = 0xffff): Promise<void> {
    await this.ports.quietly(() => this.ports.keyed(index, domain));
    await this.limit(index, limit);
  }

  /** So many failures latch a domain, and those before are forgotten. */
  async limit(index: number, limit: number): Promise<void> {
    await this.#failures.send({ index, kind: 'limit', limit, warning: 0 });
    await this.forgive(index);
  }

  /** So many limits are written one after another, so that a failure waits until it is counted. */
  limits(index: number, count: number): void {
    for (let i = 0; i < count; i++) this.#failures.sendNow({ index, kind: 'limit', limit: 0xffff, warning: 0 });
  }

  /** The failures of a domain are forgotten. */
  async forgive(index: number): Promise<void> {
    await this.#failures.send({ index, kind: 'clear', limit: 0, warning: 0 });
    await this.#t.cycles(8);
  }

  /** A packet of so many bytes, sealed. */
  sealed(domain: SecureDomain, bytes: number, arriving: Arriving = {}): Packet {
    const { an = 0, epoch = 0, host = 1, forged = false, counter = this.#counter++ } = arriving;
    const header = { an, sdi: domain.sdi, epoch, counter };
    const sealed = sealedFor(domain, header, nativePacket(this.#t.random, bytes, host));
    if (forged) sealed.body[sealed.body.length - 1]! ^= 1;
    return sealed;
  }

  /** A packet arrives, which has so many bytes, as its head says. */
  offer(packet: Packet, tag: number, bytes = packet.body.length): void {
    this.head.sendNow({ ...aroundOf(packet), bytes, trimmed: Number(packet.trimmed === true), tag });
    this.body.sendNow(packet.body);
  }

  /** The next verdict, by its tag; the body of an opened or a plain packet is taken. */
  async told(): Promise<readonly [number, string]> {
    const { tag, verdict } = (await this.verdict.recv()).item as { readonly tag: number; readonly verdict: string };
    if (verdict === 'opened') await this.down.recv();
    if (verdict === 'plain') await this.plain.recv();
    return [tag, verdict];
  }

  /** As many verdicts as are given, in that order, of packets with the tags 0 and up. */
  async tell(verdicts: readonly string[], what: string): Promise<void> {
    for (const [tag, verdict] of verdicts.entries()) assert.deepEqual(await this.told(), [tag, verdict], what);
  }
}
