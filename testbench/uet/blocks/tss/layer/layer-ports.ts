/** How management writes to a side of the TSS layer in tests: straight to its ports, while it is quiet. */
import { tssReceive } from '../../../../../rtl-gen/uet/tss/layer/receive.ts';
import { tssTransmit } from '../../../../../rtl-gen/uet/tss/layer/transmit.ts';
import { type Association, numberOf, type SecureDomain } from '../../../golden/tss/index.ts';
import { portsOf, pulse, reset, type TestContext } from '../../test-kit.ts';
import { smallLayer } from './layer-designs.ts';
import { bytesOf, domainFields } from './layer-traffic.ts';

export const receiveOf = portsOf(tssReceive(smallLayer));
export const transmitOf = portsOf(tssTransmit(smallLayer));

/** The ports that both sides have for management. */
export type Side = Pick<
  ReturnType<typeof receiveOf> & ReturnType<typeof transmitOf>,
  'hold' | 'domain' | 'association' | 'quiet'
>;

export class SidePorts {
  readonly #t: TestContext;
  readonly #dut: Side;
  /** The SDI of each entry, and associations that have a key but are not named by their domain. */
  readonly #sdis = new Map<number, number | undefined>();
  readonly #unnamed = new Set<number>();

  constructor(t: TestContext, dut: Side) {
    this.#t = t;
    this.#dut = dut;
    for (const port of [dut.hold, dut.domain.enable, dut.association.enable]) port.set(0);
  }

  /** Does what `change` does while no packet is inside that has not been handed to the engine. */
  async quietly(change: () => Promise<void>): Promise<void> {
    this.#dut.hold.set(1);
    await this.#quiet();
    await change();
    await this.#quiet();
    this.#dut.hold.set(0);
  }

  /**
   * Writes a domain as entry `index`; `undefined` takes it away. What it names without a key is not used, nor a key
   * that it does not name.
   */
  async domain(index: number, domain: SecureDomain | undefined): Promise<void> {
    await this.#quiet();
    const { random } = this.#t;
    const ports = this.#dut.domain;
    const fields = domain && domainFields(domain);
    if (fields !== undefined) ports.domain.set(fields);
    // Any offset within the header is none.
    if (domain !== undefined && domain.cryptOffset === undefined) ports.domain.crypt_offset.set(random.below(13));
    if (domain?.sdi !== this.#sdis.get(index)) for (const an of [0, 1]) this.#unnamed.delete(2 * index + an);
    this.#sdis.set(index, domain?.sdi);
    const more = [0, 1].filter((an) => !this.#unnamed.has(2 * index + an) && random.chance(0.7));
    ports.domain.associations.set(more.reduce((named, an) => named | (1 << an), fields?.associations ?? 0));
    ports.index.set(index);
    ports.used.set(Number(domain !== undefined));
    ports.sdi.set(domain?.sdi ?? 0);
    await this.#pulse('domain');
    if (domain === undefined) return;
    for (const an of [0, 1] as const) {
      if (domain.associations[an] !== undefined || more.includes(an) || random.chance(0.5)) continue;
      this.#unnamed.add(2 * index + an);
      await this.association(2 * index + an, { key: new Uint8Array(32) });
    }
  }

  /** Writes a key, once what was known under the one before is forgotten. A mask that its mode does not use is any. */
  async association(association: number, { key, ivMask }: Association): Promise<void> {
    await this.#quiet();
    const iv_mask = numberOf(ivMask ?? bytesOf(this.#t.random, 12));
    this.#dut.association.set({ enable: 0, there: 1, association, key: { key: numberOf(key), iv_mask } });
    await this.#pulse('association');
  }

  /** The keys that a domain has, of both associations or of those that are given. */
  async keys(index: number, { associations }: SecureDomain, of: readonly (0 | 1)[] = [0, 1]): Promise<void> {
    for (const an of of) {
      const association = associations[an];
      if (association !== undefined) await this.association(2 * index + an, association);
    }
  }

  /** A domain and the keys that it has. */
  async keyed(index: number, domain: SecureDomain): Promise<void> {
    await this.domain(index, domain);
    await this.keys(index, domain);
  }

  /** A domain under the keys that its entry has, with the associations that it names and no other. */
  async rewrite(index: number, domain: SecureDomain): Promise<void> {
    await this.#quiet();
    this.#sdis.set(index, domain.sdi);
    this.#dut.domain.set({ enable: 0, index, used: 1, sdi: domain.sdi, domain: domainFields(domain) });
    await this.#pulse('domain');
  }

  /** A domain is taken away under its own SDI, in the next clock. */
  async take(index: number, sdi: number): Promise<void> {
    const { domain } = this.#dut;
    domain.index.set(index);
    domain.used.set(0);
    domain.sdi.set(sdi);
    await pulse(this.#t, domain.enable);
  }

  /** An association has no key any more. */
  async takeKey(association: number): Promise<void> {
    await this.#quiet();
    this.#dut.association.set({ enable: 0, there: 0, association, key: { key: 0n, iv_mask: 0n } });
    await this.#pulse('association');
  }

  /** Whether keys are overwritten in the clocks after that in which this writes a domain. */
  async forgets(write: () => Promise<void>): Promise<boolean> {
    let low = 0;
    await this.quietly(async () => {
      await write();
      // Writing takes a clock, in which it is quiet yet.
      for (let clock = 0; clock < 4; clock++) {
        low += Number(this.#dut.quiet.get() === 0);
        await this.#t.cycles(1);
      }
    });
    return low > 0;
  }

  /** A reset while nothing is under way. Nothing is known after it. */
  async reset(): Promise<void> {
    this.#sdis.clear();
    this.#unnamed.clear();
    await reset(this.#t, 2);
    await this.#quiet();
  }

  async #pulse(what: 'domain' | 'association'): Promise<void> {
    const { domain, association } = this.#dut;
    await pulse(this.#t, this.#dut[what].enable);
    // What else the ports say counts in that clock alone.
    const { dut, random } = this.#t;
    domain.index.set(random.bits(dut.port('domain_index').width));
    domain.used.set(random.below(2));
    domain.sdi.set(random.bits(24));
    association.association.set(random.bits(dut.port('association_association').width));
  }

  async #quiet(): Promise<void> {
    for (let clock = 0; ; clock++) {
      await this.#t.cycles(1);
      if (this.#dut.quiet.get() === 1) return;
      if (clock > 5000) throw new Error('the side is never quiet');
    }
  }
}

/** Management of the receiving side, with neither a budget nor a window. */
export function receivePorts(t: TestContext): SidePorts {
  const dut = receiveOf(t);
  const ports = new SidePorts(t, dut);
  dut.budget.set({ interval: 0, burst: 0 });
  dut.failure_window.set(0);
  return ports;
}

/** Management of the sending side. */
export const transmitPorts = (t: TestContext): SidePorts => new SidePorts(t, transmitOf(t));
