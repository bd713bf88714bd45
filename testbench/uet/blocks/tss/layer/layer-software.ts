/** What software does with the TSS layer, over its registers. */
import assert from 'node:assert/strict';
import { type LayerCounter, layerCounters } from '../../../../../rtl-gen/uet/tss/layer/registers/layer-counters.ts';
import {
  layerRegisters,
  operations,
  secretRegisters,
} from '../../../../../rtl-gen/uet/tss/layer/registers/layer-registers.ts';
import { axiLiteManager } from '../../../../agents/axi/axi-lite-manager.ts';
import type { TestContext } from '../../../../bench/context.ts';
import type { Association, SecureDomain } from '../../../golden/tss/domain.ts';
import { Registers } from '../../registers/registers.ts';
import { bytesOf, domainFields } from './layer-traffic.ts';

type AxiLiteManager = ReturnType<typeof axiLiteManager>;

/** What interrupts, by its bit. */
const events = ['latched', 'not_sent', 'misfit', 'warned', 'upset', 'self_test_failed'] as const;

const eventBits = (bits: number) => Object.fromEntries(events.map((name, i) => [name, (bits >> i) & 1]));

const low = (value: bigint): number => Number(value & 0xffff_ffffn);
const high = (value: bigint): number => Number(value >> 32n);

/** Reads after which a command, or the self-test, hangs: both sweep all keys, in 32,808 clocks of 16,384 of them. */
const longestReads = 40_000;

export class LayerSoftware {
  readonly bus: AxiLiteManager;
  readonly #registers: Registers;
  readonly #random;

  constructor(t: TestContext) {
    this.#random = t.random;
    this.bus = axiLiteManager(t, 's_axi');
    this.#registers = new Registers(t, this.bus, layerRegisters);
  }

  /** Waits for the layer, and lets domains have as many keys made as there is time for. */
  async ready(): Promise<void> {
    for (let i = 0; (await this.#registers.read('status', 'ready')) === 0; i++)
      assert.ok(i < longestReads, 'never ready');
    await this.derivations(0, 0);
  }

  /** A domain may have a key made every `interval` clocks, `burst` of them at once. */
  async derivations(interval: number, burst: number): Promise<void> {
    await this.#registers.write('derivations', { interval, burst });
  }

  async writeDomain(entry: number, domain: SecureDomain): Promise<void> {
    await this.fillDomain(entry, domain);
    await this.command('write_domain');
  }

  /** All that `write_domain` needs. */
  async fillDomain(entry: number, domain: SecureDomain): Promise<void> {
    const fields = domainFields(domain);
    const { mode, udp_aad, associations, crypt_offset, epoch_0, epoch_1, rekey_mask, rekey_shift } = fields;
    await this.#registers.write('domain', { sdi: domain.sdi });
    await this.#registers.write('domain_mode', { mode, udp_aad, associations, crypt_offset });
    await this.#registers.write('domain_epoch', { epoch_0, epoch_1 });
    const limits = { failures: domain.authFailureLimit, epoch_lifetime: fields.max_epoch_lifetime };
    await this.#registers.write('domain_limits', limits);
    await this.#registers.write('domain_ahead', { epochs: fields.max_epoch_ahead });
    await this.#registers.write('rekey_mask_low', { count: low(rekey_mask) });
    await this.#registers.write('rekey_mask_high', { count: high(rekey_mask), shift: rekey_shift });
    await this.#registers.write('target', { entry });
  }

  /** What commands go by. */
  readonly operands = layerRegisters
    .map(({ name }) => name)
    .filter((name) => /^(target|domain|rekey|number|job|key|iv)/.test(name));

  /** A word in a register. */
  async fill(register: string, word: number): Promise<void> {
    await this.bus.writeWord(layerRegisters.find(({ name }) => name === register)!.offset, word);
  }

  /** Some bytes of a register, from the byte `first` on. */
  async fillBytes(register: string, first: number, bytes: Uint8Array): Promise<void> {
    await this.bus.write(layerRegisters.find(({ name }) => name === register)!.offset + first, bytes);
  }

  /** Installs a key whose numbers begin with `next`; `false` where that is refused. */
  async installKey(
    entry: number,
    an: number,
    association: Association,
    [next, limit]: readonly [bigint, bigint],
  ): Promise<boolean> {
    await this.fillKey(association);
    await this.setNumbers(next, limit);
    await this.target(entry, an);
    return this.command('install_key');
  }

  /** Whose key a command is about. */
  async target(entry: number, an: number): Promise<void> {
    await this.#registers.write('target', { entry, an });
  }

  /** The words of a key, those that `fills` chooses. A mask that its mode does not use is any. */
  async fillKey(
    { key, ivMask = bytesOf(this.#random, 12) }: Association,
    fills: (name: (typeof secretRegisters)[number]) => boolean = () => true,
  ): Promise<void> {
    const words = Buffer.from([...key, ...ivMask]);
    for (const [i, name] of secretRegisters.entries())
      if (fills(name)) await this.#registers.write(name, { word: words.readUInt32BE(4 * i) });
  }

  /** The first number of a key, and the limit of its numbers. */
  async setNumbers(next: bigint, limit: bigint): Promise<void> {
    await this.#registers.write('number_next_low', { count: low(next) });
    await this.#registers.write('number_next_high', { count: high(next) });
    await this.#registers.write('number_limit_low', { count: low(limit) });
    await this.#registers.write('number_limit_high', { count: high(limit) });
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

  /** `false` where there is no room for the job. */
  async bindJob(id: number, sdi: number | undefined): Promise<boolean> {
    await this.#registers.write('job', { id });
    if (sdi !== undefined) await this.#registers.write('domain', { sdi });
    return this.command(sdi === undefined ? 'unbind_job' : 'bind_job');
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
    await this.begin(operation);
    for (let i = 0; await this.isBusy(); i++) assert.ok(i < longestReads, `${operation} is never done`);
    return (await this.#registers.read('status', 'refused')) === 0;
  }

  async begin(operation: (typeof operations)[number]): Promise<void> {
    await this.#registers.write('command', { operation: operations.indexOf(operation) });
  }

  async isBusy(): Promise<boolean> {
    return (await this.underWay()) !== 'none';
  }

  /** The command that is being done. */
  async underWay(): Promise<(typeof operations)[number]> {
    return operations[await this.#registers.read('command', 'operation')]!;
  }

  /** What has happened, a bit each. */
  async interrupts(): Promise<number> {
    const bits = events.map((name) => this.#registers.read('interrupts', name));
    return (await Promise.all(bits)).reduce((word, bit, i) => word | (bit << i), 0);
  }

  async enableInterrupts(bits: number): Promise<void> {
    await this.#registers.write('interrupt_enable', eventBits(bits));
  }

  async clearInterrupts(bits: number): Promise<void> {
    await this.#registers.write('interrupts', eventBits(bits));
  }

  /** Failures are counted together for so many clocks. */
  async failureWindow(clocks: number): Promise<void> {
    await this.#registers.write('failure_window', { clocks });
  }

  /** At how many failures `write_domain` has the domain warned of. */
  async warnAt(failures: number): Promise<void> {
    await this.#registers.write('domain_warning', { failures });
  }

  async #limit(entry: number, an: number, limit: bigint): Promise<void> {
    await this.#registers.write('number_limit_low', { count: low(limit) });
    await this.#registers.write('number_limit_high', { count: high(limit) });
    await this.#registers.write('target', { entry, an });
  }
}
