/**
 * What management does with the receiving side of the TSS layer in random runs, in hardware and golden endpoint alike.
 */
import type { LayerOptions } from '../../../../../rtl-gen/uet/tss/layer/transmit.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { TssEndpoint } from '../../../golden/tss/endpoint.ts';
import { type Packet, readTssHeader, type SecureDomain, tssHeaderBytes } from '../../../golden/tss/index.ts';
import { receivePorts } from './layer-ports.ts';
import { anyAssociation, anyDomain, anySdi, sdisOf } from './layer-traffic.ts';

const icvBytes = 16;

/** What becomes of a packet: its verdict, as the hardware names it, and what is handed on. */
export interface Judged {
  readonly verdict: string;
  readonly handsOn?: { readonly body: Uint8Array; readonly secured: boolean };
}

export class ReceiveManagement {
  readonly #t: TestContext;
  readonly #options: LayerOptions;
  readonly #ports;
  readonly #failures;
  readonly #endpoint = new TssEndpoint({ domains: [], bindings: new Map(), jobOf: () => undefined });
  /** By their entries. */
  #domains: (SecureDomain | undefined)[] = [];
  /** Those that were taken away, the latest first, with the entry that they had. */
  #gone: { readonly entry: number; readonly domain: SecureDomain }[] = [];

  /** What the golden endpoint does once the packets before a change are judged. */
  #later: (() => void)[] | undefined;

  /** Entries that have had no domain since the reset. */
  readonly #fresh = new Set<number>();

  constructor(t: TestContext, options: LayerOptions) {
    this.#t = t;
    this.#options = options;
    this.#ports = receivePorts(t);
    this.#failures = t.source('failures');
  }

  /** A domain in each entry. */
  async begin(): Promise<void> {
    await this.#ports.quietly(async () => {
      for (let entry = 0; entry < this.#options.domains; entry++) await this.#replace(entry);
    });
  }

  /** A domain that packets come of: one that is there, or that was there not long ago, with its keys. */
  any(): SecureDomain {
    const there = this.#domains.filter((domain) => domain !== undefined);
    const { random } = this.#t;
    const { domain } = { domain: undefined, ...this.#gone[random.below(4)] };
    return domain !== undefined && (there.length === 0 || random.chance(0.2)) ? domain : random.pick(there);
  }

  /**
   * What becomes of a packet, as the golden endpoint says it; one of more bytes than wait for their verdict is invalid.
   */
  receive(packet: Packet): Judged {
    if (this.#isTooLong(packet)) return { verdict: 'invalid' };
    const received = this.#endpoint.receive(packet);
    if (received.kind === 'hint') return { verdict: 'hint' };
    if (received.kind === 'dropped') return { verdict: received.reason };
    const secured = received.sdi !== undefined;
    return { verdict: secured ? 'opened' : 'plain', handsOn: { body: received.body, secured } };
  }

  /** By the entries that there are, which domains are latched. */
  latched(): readonly (readonly [number, boolean])[] {
    return [...this.#domains.entries()].flatMap(([entry, domain]) =>
      domain === undefined ? [] : [[entry, this.#endpoint.isLatched(domain.sdi)] as const],
    );
  }

  /** Says many limits again, which changes nothing. */
  repeatLimits(): void {
    for (let i = 0; i < 40; i++) {
      const index = this.#t.random.below(this.#options.domains);
      const limit = this.#domains[index]?.authFailureLimit;
      if (limit !== undefined) this.#failures.sendNow({ index, kind: 'limit', limit, warning: 0 });
    }
  }

  #isTooLong(packet: Packet): boolean {
    const header = readTssHeader(packet.body);
    if (typeof header === 'string' || packet.trimmed === true) return false;
    const known = this.#domains.find((domain) => domain?.sdi === header.sdi)?.associations[header.an as 0 | 1];
    const bytes = packet.body.length - tssHeaderBytes(header) - icvBytes;
    return known !== undefined && bytes > 16 * this.#options.verdictBeats;
  }

  /**
   * Changes something while packets are under way; `taken` is called when those that were taken count as before. The
   * golden endpoint changes with `catchUp`, when these are judged.
   */
  async changeAfter(taken: () => void): Promise<void> {
    await this.#ports.quietly(async () => {
      taken();
      this.#later = [];
      const { random } = this.#t;
      const entry = random.below(this.#options.domains);
      const change = random.below(3);
      if (change === 0) await this.#renew(entry);
      else if (change === 1) await this.#age(entry);
      else await this.#remove(entry);
    });
  }

  catchUp(): void {
    for (const change of this.#later ?? []) change();
    this.#later = undefined;
  }

  #golden(change: (endpoint: TssEndpoint) => void): void {
    if (this.#later === undefined) change(this.#endpoint);
    else this.#later.push(() => change(this.#endpoint));
  }

  /** Changes something while nothing is under way, or resets the side. */
  async change(): Promise<void> {
    const { random } = this.#t;
    if (random.chance(0.12)) return this.#reset();
    const entry = random.below(this.#options.domains);
    await this.#ports.quietly(async () => {
      if (this.#domains[entry] === undefined) return random.chance(0.5) ? this.#return(entry) : this.#replace(entry);
      const change = random.below(4);
      if (change === 0) return this.#renew(entry);
      if (change === 1) return this.#age(entry);
      if (change === 2) return this.#forgive(entry);
      return this.#replace(entry);
    });
  }

  /** New keys; where there was none there may be one now. */
  async #renew(entry: number): Promise<void> {
    const { random } = this.#t;
    const domain = this.#domains[entry];
    if (domain === undefined) return;
    const an = random.below(2);
    const fresh = (i: number) => (i === an ? anyAssociation(random, domain.mode) : domain.associations[i]);
    await this.#define(entry, { ...domain, associations: [fresh(0), fresh(1)] });
    await this.#install(entry);
  }

  async #forgive(entry: number): Promise<void> {
    // After a reset there is nothing to forgive.
    if (this.#fresh.delete(entry)) return;
    const domain = this.#domains[entry];
    if (domain !== undefined) this.#golden((endpoint) => endpoint.clearFailures(domain.sdi));
    await this.#failures.send({ index: entry, kind: 'clear', limit: 0, warning: 0 });
  }

  async #age(entry: number): Promise<void> {
    const domain = this.#domains[entry];
    if (domain === undefined) return;
    const [a, b] = domain.epochs;
    const grows = this.#t.random.below(2);
    await this.#define(entry, { ...domain, epochs: [(a + grows) & 0xffff, (b + 1 - grows) & 0xffff] });
  }

  /** Another SDI in the place of a domain: its failures are others too. */
  async #replace(entry: number): Promise<void> {
    const { random } = this.#t;
    this.#forget(entry);
    const sdi = anySdi(random, sdisOf([...this.#domains, ...this.#gone.map(({ domain }) => domain)]));
    await this.#define(entry, {
      ...anyDomain(random, sdi),
      authFailureLimit: random.pick([1, 2, 3, 1 << random.below(16)]),
    });
    await this.#forgive(entry);
    await this.#install(entry);
  }

  async #remove(entry: number): Promise<void> {
    this.#forget(entry);
    await this.#ports.domain(entry, undefined);
  }

  /** A domain that was there is there again, in its old place or another one, and has no key until one comes. */
  async #return(entry: number): Promise<void> {
    const { random } = this.#t;
    const elsewhere = random.chance(0.5);
    const last = this.#gone.find((one) => (one.entry === entry) !== elsewhere);
    if (last === undefined) return;
    const { domain } = last;
    this.#gone = this.#gone.filter((one) => one.domain.sdi !== domain.sdi);
    await this.#define(entry, { ...domain, associations: [undefined, undefined] });
    await this.#forgive(entry);
    if (random.chance(0.5)) return;
    await this.#define(entry, domain);
    await this.#install(entry);
  }

  async #reset(): Promise<void> {
    for (const entry of this.#domains.keys()) {
      this.#forget(entry);
      this.#fresh.add(entry);
    }
    await this.#ports.reset();
    if (this.#t.random.chance(0.3)) return;
    await this.#ports.quietly(async () => {
      for (const entry of this.#domains.keys()) await this.#return(entry);
    });
  }

  #forget(entry: number): void {
    const domain = this.#domains[entry];
    if (domain === undefined) return;
    this.#golden((endpoint) => endpoint.remove(domain.sdi));
    this.#gone.unshift({ entry, domain });
    this.#domains[entry] = undefined;
  }

  async #define(entry: number, domain: SecureDomain): Promise<void> {
    this.#domains[entry] = domain;
    this.#golden((endpoint) => endpoint.configure(domain));
    await this.#ports.domain(entry, domain);
    await this.#failures.send({ index: entry, kind: 'limit', limit: domain.authFailureLimit, warning: 0 });
  }

  async #install(entry: number): Promise<void> {
    const domain = this.#domains[entry];
    if (domain !== undefined) await this.#ports.keys(entry, domain);
  }
}
