/** What software does with the TSS layer, over its registers. */
import assert from 'node:assert/strict';
import { type LayerCounter, layerCounters } from '../../../../rtl-gen/uet/tss/layer/registers/layer-counters.ts';
import {
  layerRegisters,
  operations,
  secretRegisters,
} from '../../../../rtl-gen/uet/tss/layer/registers/layer-registers.ts';
import { axiLiteManager } from '../../../agents/axi/axi-lite-manager.ts';
import type { TestContext } from '../../../bench/context.ts';
import type { Association, SecureDomain } from '../../../golden/tss/domain.ts';
import { Registers } from '../../registers/registers.ts';
import { domainFields } from './layer-traffic.ts';

type AxiLiteManager = ReturnType<typeof axiLiteManager>;

const low = (value: bigint): number => Number(value & 0xffff_ffffn);
const high = (value: bigint): number => Number(value >> 32n);

export class LayerSoftware {
  readonly bus: AxiLiteManager;
  readonly #registers: Registers;

  constructor(t: TestContext) {
    this.bus = axiLiteManager(t, 's_axi');
    this.#registers = new Registers(this.bus, layerRegisters);
  }

  async ready(): Promise<void> {
    for (let i = 0; (await this.#registers.read('status', 'ready')) === 0; i++) assert.ok(i < 100, 'never ready');
  }

  async writeDomain(entry: number, domain: SecureDomain): Promise<void> {
    const fields = domainFields(domain);
    const { mode, udp_aad, associations, crypt_offset, epoch_0, epoch_1, rekey_mask, rekey_shift } = fields;
    await this.#registers.write('domain', { sdi: domain.sdi });
    await this.#registers.write('domain_mode', { mode, udp_aad, associations, crypt_offset });
    await this.#registers.write('domain_epoch', { epoch_0, epoch_1 });
    const limits = { failures: domain.authFailureLimit, epoch_lifetime: fields.max_epoch_lifetime };
    await this.#registers.write('domain_limits', limits);
    await this.#registers.write('rekey_mask_low', { count: low(rekey_mask) });
    await this.#registers.write('rekey_mask_high', { count: high(rekey_mask), shift: rekey_shift });
    await this.#registers.write('target', { entry });
    await this.command('write_domain');
  }

  /** Installs a key whose numbers begin with `next`; `false` where that is refused. */
  async installKey(
    entry: number,
    an: number,
    { key, ivMask = new Uint8Array(12) }: Association,
    [next, limit]: readonly [bigint, bigint],
  ): Promise<boolean> {
    const words = Buffer.from([...key, ...ivMask]);
    for (const [i, name] of secretRegisters.entries())
      await this.#registers.write(name, { word: words.readUInt32BE(4 * i) });
    await this.#registers.write('number_next_low', { count: low(next) });
    await this.#registers.write('number_next_high', { count: high(next) });
    await this.#limit(entry, an, limit);
    return this.command('install_key');
  }

  async raiseNumbers(entry: number, an: number, limit: bigint): Promise<boolean> {
    await this.#limit(entry, an, limit);
    return this.command('raise_numbers');
  }

  async clearFailures(entry: number): Promise<void> {
    await this.#registers.write('target', { entry });
    await this.command('clear_failures');
  }

  async removeDomain(entry: number): Promise<void> {
    await this.#registers.write('target', { entry });
    await this.command('remove_domain');
  }

  async bindJob(id: number, sdi: number | undefined): Promise<void> {
    await this.#registers.write('job', { id });
    if (sdi !== undefined) await this.#registers.write('domain', { sdi });
    await this.command(sdi === undefined ? 'unbind_job' : 'bind_job');
  }

  /** A counter, by way of a snapshot. */
  async counter(name: LayerCounter): Promise<number> {
    await this.#registers.write('counter_select', { index: layerCounters.indexOf(name) });
    for (let i = 0; (await this.#registers.read('counter_high', 'taken')) === 0; i++) assert.ok(i < 10, name);
    const top = await this.#registers.read('counter_high', 'count');
    return top * 2 ** 32 + (await this.#registers.read('counter_low', 'count'));
  }

  read(register: string, field: string): Promise<number> {
    return this.#registers.read(register, field);
  }

  /** Has a command done; `false` where it is refused. */
  async command(operation: (typeof operations)[number]): Promise<boolean> {
    await this.#registers.write('command', { operation: operations.indexOf(operation) });
    for (let i = 0; (await this.#registers.read('command', 'operation')) !== 0; i++)
      assert.ok(i < 2000, `${operation} is never done`);
    return (await this.#registers.read('status', 'refused')) === 0;
  }

  async #limit(entry: number, an: number, limit: bigint): Promise<void> {
    await this.#registers.write('number_limit_low', { count: low(limit) });
    await this.#registers.write('number_limit_high', { count: high(limit) });
    await this.#registers.write('target', { entry, an });
  }
}
