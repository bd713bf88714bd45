/** How management writes to a side of the TSS layer in tests: straight to its ports, while it is quiet. */
import type { TestContext } from '../../../bench/context.ts';
import type { Association, SecureDomain } from '../../../golden/tss/domain.ts';
import { numberOf } from '../../../golden/tss/reference/bytes.ts';
import { domainFields } from './layer-traffic.ts';

export class SidePorts {
  readonly #t: TestContext;

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

  /** Writes a domain that names both associations, as entry `index`; `undefined` takes it away. Without its key neither is used. */
  async domain(index: number, domain: SecureDomain | undefined): Promise<void> {
    const fields: Partial<ReturnType<typeof domainFields>> = domain === undefined ? {} : domainFields(domain);
    for (const [name, value] of Object.entries(fields)) this.#t.dut.port(`domain_domain_${name}`).set(value);
    if (domain !== undefined) this.#t.dut.port('domain_domain_associations').set(3);
    this.#t.dut.port('domain_index').set(index);
    this.#t.dut.port('domain_used').set(Number(domain !== undefined));
    this.#t.dut.port('domain_sdi').set(domain?.sdi ?? 0);
    await this.#pulse('domain_enable');
  }

  /** Writes a key, once what was known under the one before is forgotten. */
  async association(number: number, { key, ivMask = new Uint8Array(12) }: Association): Promise<void> {
    await this.#quiet();
    this.#t.dut.port('association_association').set(number);
    this.#t.dut.port('association_key_key').set(numberOf(key));
    this.#t.dut.port('association_key_iv_mask').set(numberOf(ivMask));
    await this.#pulse('association_enable');
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
