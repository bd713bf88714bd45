/** Drives a table of memory regions, and holds its verdicts against what its commands have made of it. */
import assert from 'node:assert/strict';
import { memoryRegions, memoryRegionsLatency } from '../../../../../rtl-gen/uet/ses/memory-regions/memory-regions.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { portsOf } from '../../test-kit.ts';
import type { Status } from '../command-statuses.ts';
import { Epochs } from '../epochs.ts';
import { judge, type Packet, type Region, type Settings, sameKey, type Verdict } from './region-oracle.ts';

/** The table's ports in a test. */
export const regionPorts = portsOf(memoryRegions({ sets: 2, ways: 2 }));

export interface Command {
  readonly remove: boolean;
  readonly region: Region;
}

export class RegionBench {
  readonly #t: TestContext;
  readonly #settings: Settings;
  readonly #dut: ReturnType<typeof regionPorts>;
  readonly #epochs = new Epochs<readonly Region[]>([]);
  readonly #due: { readonly clock: number; readonly packet: Packet }[] = [];
  #pending: (Command & { readonly since: number }) | undefined;
  /** Where each region is. */
  readonly #slots = new Map<Region, number>();
  #clock = 0;

  constructor(t: TestContext, settings: Settings) {
    this.#t = t;
    this.#dut = regionPorts(t);
    this.#settings = settings;
    const { packet, commands } = this.#dut;
    this.#dut.settings.set(settings);
    packet.valid.set(0);
    commands.valid.set(0);
    commands.payload.remove.set(0);
  }

  /** What the table holds when all commands are done. */
  get regions(): readonly Region[] {
    return this.#epochs.last;
  }

  get isBusy(): boolean {
    return this.#pending !== undefined;
  }

  async begin(): Promise<void> {
    while (this.#dut.ready.get() === 0) {
      assert.equal(this.#dut.verdict.valid.get(), 0);
      await this.#t.rising();
    }
  }

  /** A clock: with a packet, or none, and with a new command, where none is on the way. Its status if one is done. */
  async clock(packet?: Packet, command?: Command): Promise<Status | undefined> {
    const { packet: at, commands } = this.#dut;
    if (packet === undefined) at.valid.set(0);
    else at.set({ valid: 1, ...packet });
    if (command !== undefined) {
      assert(this.#pending === undefined);
      commands.valid.set(1);
      commands.payload.set({ remove: command.remove ? 1 : 0, region: command.region });
      this.#pending = { ...command, since: this.#clock };
      this.#epochs.offer(this.#after(command), this.#clock);
    }
    const status = this.#looksAtCommand();
    this.#looksAtVerdict();
    if (packet !== undefined) this.#due.push({ clock: this.#clock, packet });
    await this.#t.rising();
    if (status !== undefined) commands.valid.set(0);
    this.#clock += 1;
    return status;
  }

  /** Nothing comes until all verdicts are there. */
  async drain(): Promise<void> {
    for (let i = 0; i <= memoryRegionsLatency; i++) await this.clock();
    assert.equal(this.#due.length, 0);
  }

  #looksAtCommand(): Status | undefined {
    const done = this.#dut.done.get();
    assert.equal(done.valid, this.#dut.commands.ready.get());
    if (done.valid === 0) {
      if (this.#pending !== undefined) assert(this.#clock - this.#pending.since < 40, 'a command is not done');
      return undefined;
    }
    const status = done.status as Status;
    const command = this.#pending;
    assert(command !== undefined, 'done without a command');
    this.#pending = undefined;
    const { regions } = this;
    const known = regions.find(({ key }) => sameKey(key, command.region.key));
    if (command.remove) assert.equal(status, known === undefined ? 'missing' : 'ok');
    else assert(isExpected(command.region, known !== undefined, status), `${status} of ${command.region.key}`);
    const slot = Number(done.slot);
    // 5 clocks, and all that is on the way by when a region was removed.
    const clocks = command.remove && known !== undefined ? 5 + memoryRegionsLatency - 3 : 5;
    assert.equal(this.#clock - command.since, clocks);
    if (status === 'full') assert(regions.length >= 2, 'full with fewer keys than ways');
    if (known !== undefined) assert.equal(slot, this.#slots.get(known), 'a key keeps its slot');
    const changed = status === 'ok';
    if (changed && !command.remove) {
      assert(!regions.some((one) => this.#slots.get(one) === slot), 'two keys have one slot');
      this.#slots.set(command.region, slot);
    }
    this.#epochs.done(this.#clock, { changed, removes: command.remove });
    return status;
  }

  #after({ remove, region }: Command): readonly Region[] {
    const { regions } = this;
    return remove ? regions.filter(({ key }) => !sameKey(key, region.key)) : [...regions, region];
  }

  #looksAtVerdict(): void {
    const { valid, code, address } = this.#dut.verdict.get();
    const [due] = this.#due;
    const isDue = due !== undefined && due.clock + memoryRegionsLatency === this.#clock;
    assert.equal(valid, isDue ? 1 : 0);
    if (!isDue) return;
    this.#due.shift();
    const states = this.#epochs.seen(due.clock, this.#clock);
    const isSame = (expected: Verdict): boolean =>
      expected.code === code && (expected.address === undefined || expected.address === address);
    const expected = states.map((regions) => judge(regions, due.packet, this.#settings));
    assert(
      expected.some(isSame),
      `clock ${this.#clock}: ${shown(due.packet)} gets ${code} at ${address}, not ${shown(expected)}`,
    );
    if (code === 1 && due.packet.payload_length > 0) this.#isInside(due.packet, address, states);
  }

  /** No byte outside: of what is let in every byte is in a region with that key. */
  #isInside(packet: Packet, address: bigint, states: readonly (readonly Region[])[]): void {
    const end = address + BigInt(packet.payload_length);
    const isIn = ({ key, base, length }: Region): boolean =>
      sameKey(key, packet.key) && base <= address && end <= base + length;
    assert(
      states.some((regions) => regions.some(isIn)),
      `bytes ${address} to ${end} are outside`,
    );
  }
}

function isExpected(region: Region, isKnown: boolean, status: Status): boolean {
  const { key, base, first, length } = region;
  const top = 2n ** 64n;
  const reserved =
    ((key >> 56n) & 63n) !== 0n || (((key >> 62n) & 1n) === 1n && ((key >> 12n) & (2n ** 44n - 1n)) !== 0n);
  if (base + length > top || first + length > top || reserved) return status === 'illegal';
  return isKnown ? status === 'exists' : status === 'ok' || status === 'full';
}

const shown = (value: unknown): string =>
  JSON.stringify(value, (_, v: unknown) => (typeof v === 'bigint' ? `0x${v.toString(16)}` : v));
