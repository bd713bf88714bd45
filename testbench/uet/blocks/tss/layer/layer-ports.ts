/** How management writes to a side of the TSS layer in tests: straight to its ports, while it is quiet. */
import type { TestContext } from '../../../../bench/context.ts';
import type { Association, SecureDomain } from '../../../golden/tss/domain.ts';
import { numberOf } from '../../../golden/tss/reference/bytes.ts';
import { bytesOf, domainFields } from './layer-traffic.ts';

export class SidePorts {
  readonly #t: TestContext;
  /** The SDI of each entry, and associations that have a key but are not named by their domain. */
  readonly #sdis = new Map<number, number | undefined>();
  readonly #unnamed = new Set<number>();

  constructor(t: TestContext) {
    this.#t = t;
    for (const name of ['hold', 'domain_enable', 'association_enable']) t.dut.port(name).set(0);
  }

  /** Does what `change` does while no packet is inside that has not been handed to the engine. */
  async quietly(change: () => Promise<void>): Promise<void> {
    const { dut } = this.#t;
    dut.port('hold').set(1);
    await this.#quiet();
    await change();
    await this.#quiet();
    dut.port('hold').set(0);
  }

  /**
   * Writes a domain as entry `index`; `undefined` takes it away. What it names without a key is not used, nor a key
   * that it does not name.
   */
  async domain(index: number, domain: SecureDomain | undefined): Promise<void> {
    await this.#quiet();
    const { dut, random } = this.#t;
    const fields: Partial<ReturnType<typeof domainFields>> = domain === undefined ? {} : domainFields(domain);
    for (const [name, value] of Object.entries(fields)) dut.port(`domain_domain_${name}`).set(value);
    // Any offset within the header is none.
    if (domain !== undefined && domain.cryptOffset === undefined)
      dut.port('domain_domain_crypt_offset').set(random.below(13));
    if (domain?.sdi !== this.#sdis.get(index)) for (const an of [0, 1]) this.#unnamed.delete(2 * index + an);
    this.#sdis.set(index, domain?.sdi);
    const more = [0, 1].filter((an) => !this.#unnamed.has(2 * index + an) && random.chance(0.7));
    const { associations = 0 } = fields;
    dut.port('domain_domain_associations').set(more.reduce((named, an) => named | (1 << an), associations));
    dut.port('domain_index').set(index);
    dut.port('domain_used').set(Number(domain !== undefined));
    dut.port('domain_sdi').set(domain?.sdi ?? 0);
    await this.#pulse('domain_enable');
    if (domain === undefined) return;
    for (const an of [0, 1] as const) {
      if (domain.associations[an] !== undefined || more.includes(an) || random.chance(0.5)) continue;
      this.#unnamed.add(2 * index + an);
      await this.association(2 * index + an, { key: new Uint8Array(32) });
    }
  }

  /** Writes a key, once what was known under the one before is forgotten. A mask that its mode does not use is any. */
  async association(number: number, { key, ivMask }: Association): Promise<void> {
    await this.#quiet();
    const { dut, random } = this.#t;
    dut.port('association_association').set(number);
    dut.port('association_there').set(1);
    dut.port('association_key_key').set(numberOf(key));
    dut.port('association_key_iv_mask').set(numberOf(ivMask ?? bytesOf(random, 12)));
    await this.#pulse('association_enable');
  }

  /** A domain under the keys that its entry has, with the associations that it names and no other. */
  async rewrite(index: number, domain: SecureDomain): Promise<void> {
    await this.#quiet();
    const { dut } = this.#t;
    this.#sdis.set(index, domain.sdi);
    for (const [name, value] of Object.entries(domainFields(domain))) dut.port(`domain_domain_${name}`).set(value);
    for (const [name, value] of Object.entries({ index, used: 1, sdi: domain.sdi }))
      dut.port(`domain_${name}`).set(value);
    await this.#pulse('domain_enable');
  }

  /** An association has no key any more. */
  async takeKey(number: number): Promise<void> {
    await this.#quiet();
    const { dut } = this.#t;
    dut.port('association_association').set(number);
    dut.port('association_there').set(0);
    dut.port('association_key_key').set(0n);
    dut.port('association_key_iv_mask').set(0n);
    await this.#pulse('association_enable');
  }

  /** A reset while nothing is under way. Nothing is known after it. */
  async reset(): Promise<void> {
    this.#sdis.clear();
    this.#unnamed.clear();
    this.#t.dut.port('rst').set(1);
    await this.#t.cycles(2);
    this.#t.dut.port('rst').set(0);
    await this.#quiet();
  }

  async #pulse(name: string): Promise<void> {
    this.#t.dut.port(name).set(1);
    await this.#t.cycles(1);
    this.#t.dut.port(name).set(0);
    // What else the ports say counts in that clock alone.
    const { dut, random } = this.#t;
    dut.port('domain_index').set(random.bits(dut.port('domain_index').width));
    dut.port('domain_used').set(random.below(2));
    dut.port('domain_sdi').set(random.bits(24));
    dut.port('association_association').set(random.bits(dut.port('association_association').width));
  }

  async #quiet(): Promise<void> {
    for (let clock = 0; ; clock++) {
      await this.#t.cycles(1);
      if (this.#t.dut.port('quiet').get() === 1) return;
      if (clock > 5000) throw new Error('the side is never quiet');
    }
  }
}
