/**
 * What management does with the sending side of the TSS layer in random runs, in hardware and golden endpoint alike.
 */
import { expect } from 'vitest';
import type { LayerOptions } from '../../../../../rtl-gen/uet/tss/layer/transmit.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { type SendOptions, TssEndpoint } from '../../../golden/tss/endpoint.ts';
import { type Association, COUNTERS, type Packet, type SecureDomain, TscAllocator } from '../../../golden/tss/index.ts';
import { transmitOf, transmitPorts } from './layer-ports.ts';
import { anyAssociation, anyDomain, anySdi, anySsi, sdisOf } from './layer-traffic.ts';

/** Clocks in which a command is done or refused. */
const answerClocks = 8;

/** As the counters' port has it. */
interface TscCommand {
  readonly context: number;
  readonly kind: 'start' | 'raise';
  readonly next: bigint;
  readonly limit: bigint;
}

/** What a packet is to be sent with. */
export type SendRequest = Omit<SendOptions, 'numbers'>;

export class TransmitManagement {
  readonly #t: TestContext;
  readonly #options: LayerOptions;
  readonly #ports;
  readonly #commands;
  readonly #endpoint = new TssEndpoint({ domains: [], bindings: new Map(), jobOf: () => undefined });
  /** By their entries. */
  #domains: (SecureDomain | undefined)[] = [];
  /** By `2 * entry + an`, whatever the domain: those that were started since the reset. */
  readonly #numbers = new Map<number, TscAllocator>();
  /** SDIs of domains that were taken away, the latest first. */
  #gone: number[] = [];

  constructor(t: TestContext, options: LayerOptions) {
    this.#t = t;
    this.#options = options;
    this.#ports = transmitPorts(t);
    this.#commands = t.source('numbers');
  }

  /** A domain in each entry. */
  async begin(): Promise<void> {
    await this.#ports.quietly(async () => {
      for (let entry = 0; entry < this.#options.domains; entry++) await this.#define(entry);
    });
  }

  /** In which of the domains a packet is to be sent, or now and then in none. */
  request(): SendRequest {
    const { random } = this.#t;
    const [an, ssi] = [random.below(2) as 0 | 1, anySsi(random)];
    const sdi = this.#domains[random.below(this.#options.domains)]?.sdi ?? this.#gone[0] ?? 0;
    const meant = random.chance(0.05) ? sdi ^ (1 << random.below(24)) : sdi;
    return { sdi: meant, an, ...(ssi === undefined ? {} : { ssi }) };
  }

  /** Says many limits again, which changes nothing. */
  repeatLimits(): void {
    const started = [...this.#numbers];
    for (let i = 0; i < 20 && started.length > 0; i++) {
      const [context, { limit }] = this.#t.random.pick(started);
      this.#commands.sendNow({ context, kind: 'raise', next: 0n, limit });
    }
  }

  /** What the golden endpoint sends, and the key that all keys of the packet come from. */
  send(
    packet: Packet,
    request: SendRequest,
  ): { readonly sent: Packet | undefined; readonly key: Uint8Array | undefined } {
    const entry = this.#domains.findIndex((domain) => domain?.sdi === request.sdi);
    const key = this.#domains[entry]?.associations[request.an]?.key;
    const none = new TscAllocator({ epoch: 0, counter: 0n }, 0n);
    const numbers = this.#numbers.get(2 * entry + request.an) ?? none;
    return { sent: this.#endpoint.send(packet, { ...request, numbers }), key };
  }

  /** Changes something; `taken` is called when packets that were taken count as before. */
  async change(taken: () => void): Promise<void> {
    await this.#ports.quietly(async () => {
      taken();
      const { random } = this.#t;
      const [entry, an] = [random.below(this.#options.domains), random.below(2) as 0 | 1];
      const change = random.below(6);
      if (change === 0 || this.#domains[entry] === undefined) await this.#define(entry);
      else if (change === 1) await this.#remove(entry);
      else if (change === 2) await this.#age(entry, an);
      else if (change === 3) await this.#raise(2 * entry + an);
      else await this.#renew(entry, an);
    });
  }

  /**
   * A reset while nothing is under way: no packet is sent until its domain, its key and its numbers are there again.
   */
  async reset(): Promise<void> {
    const before = this.#domains;
    for (const entry of before.keys()) this.#forget(entry);
    this.#numbers.clear();
    await this.#ports.reset();
    await this.#ports.quietly(async () => {
      const by = this.#t.random.below(2);
      for (const [old, domain] of before.entries()) {
        if (domain === undefined || this.#t.random.chance(0.3)) continue;
        // In its old entry or the next one.
        const entry = (old + by) % before.length;
        await this.#write(entry, { ...domain, associations: [undefined, undefined] });
        if (this.#t.random.chance(0.5)) await this.#install(entry, 0, anyAssociation(this.#t.random, domain.mode));
      }
      for (let context = 0; context < 2 * before.length; context++)
        if (this.#t.random.chance(0.3)) await this.#raise(context);
    });
  }

  async #define(entry: number): Promise<void> {
    const { random } = this.#t;
    const old = this.#domains[entry]?.sdi;
    this.#forget(entry);
    // Where it is the SDI of the one before its keys are gone all the same, as that was taken away.
    const sdi = old !== undefined && random.chance(0.3) ? old : this.#otherSdi();
    if (sdi === old) await this.#ports.domain(entry, undefined);
    const { associations, ...domain } = anyDomain(random, sdi);
    await this.#write(entry, { ...domain, associations: [undefined, undefined] });
    for (const an of [0, 1] as const) {
      const association = associations[an];
      if (association === undefined) continue;
      await this.#install(entry, an, association);
      await this.#start(entry, an);
    }
  }

  /** That of a domain that was there, most likely in another entry, or a new one. */
  #otherSdi(): number {
    const { random } = this.#t;
    const there = sdisOf(this.#domains);
    const gone = this.#gone.find((sdi) => !there.includes(sdi));
    return gone !== undefined && random.chance(0.5) ? gone : anySdi(random, there);
  }

  async #remove(entry: number): Promise<void> {
    this.#forget(entry);
    await this.#ports.domain(entry, undefined);
  }

  async #renew(entry: number, an: 0 | 1): Promise<void> {
    const domain = this.#domains[entry];
    if (domain === undefined) return;
    await this.#install(entry, an, anyAssociation(this.#t.random, domain.mode));
    await this.#start(entry, an);
  }

  async #age(entry: number, an: 0 | 1): Promise<void> {
    const domain = this.#domains[entry];
    if (domain === undefined) return;
    const [a, b] = domain.epochs;
    const next = domain.epochs[an] + 1;
    if (next > 0xffff) return;
    if (domain.associations[an] !== undefined) this.#numbers.get(2 * entry + an)?.setEpoch(next);
    await this.#write(entry, { ...domain, epochs: an === 0 ? [next, b] : [a, next] });
  }

  /** Another limit, or one that is refused. */
  async #raise(context: number): Promise<void> {
    const numbers = this.#numbers.get(context);
    const present = numbers?.limit ?? 0n;
    const limit = this.#t.random.pick([present - 1n, present, present + 2n, COUNTERS, COUNTERS + 1n]);
    if (limit < 0n) return;
    const accepted = numbers !== undefined && limit >= present && limit <= COUNTERS;
    if (accepted) numbers.raise(limit);
    await this.#command({ context, kind: 'raise', next: 0n, limit }, accepted);
  }

  async #start(entry: number, an: 0 | 1): Promise<void> {
    const { random } = this.#t;
    const context = 2 * entry + an;
    const next = random.pick([0n, 0n, COUNTERS - 4n, 0xffff_0000n]);
    if (random.chance(0.2)) await this.#command({ context, kind: 'start', next: next + 1n, limit: next }, false);
    const limit = random.pick([COUNTERS, next, next + 3n, COUNTERS]);
    this.#numbers.set(context, new TscAllocator({ epoch: this.#domains[entry]!.epochs[an], counter: next }, limit));
    await this.#command({ context, kind: 'start', next, limit }, true);
  }

  async #command(command: TscCommand, accepted: boolean): Promise<void> {
    await this.#commands.send({ ...command });
    let refusals = 0;
    for (let clock = 0; clock < answerClocks; clock++) {
      refusals += transmitOf(this.#t).numbers_refused.get();
      await this.#t.cycles(1);
    }
    expect(
      refusals,
      JSON.stringify(command, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
    ).toBe(Number(!accepted));
  }

  async #install(entry: number, an: 0 | 1, association: Association): Promise<void> {
    const domain = this.#domains[entry]!;
    const [a, b] = domain.associations;
    // The domain has to name it.
    await this.#write(entry, { ...domain, associations: an === 0 ? [association, b] : [a, association] });
    await this.#ports.association(2 * entry + an, association);
  }

  #forget(entry: number): void {
    const domain = this.#domains[entry];
    if (domain === undefined) return;
    this.#endpoint.remove(domain.sdi);
    this.#gone.unshift(domain.sdi);
    this.#domains[entry] = undefined;
  }

  async #write(entry: number, domain: SecureDomain): Promise<void> {
    this.#domains[entry] = domain;
    this.#endpoint.configure(domain);
    await this.#ports.domain(entry, domain);
  }
}
