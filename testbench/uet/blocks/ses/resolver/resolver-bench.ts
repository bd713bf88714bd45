/** Drives an address resolver, and holds its verdicts against what its commands have made of it. */
import assert from 'node:assert/strict';
import {
  addressResolver,
  addressResolverLatency,
} from '../../../../../rtl-gen/uet/ses/address-resolver/address-resolver.ts';
import { keyTableLatency } from '../../../../../rtl-gen/uet/ses/tables/key-table.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { portsOf } from '../../test-kit.ts';
import type { Status } from '../command-statuses.ts';
import { Epochs } from '../epochs.ts';
import {
  type Addressed,
  type Context,
  type Process,
  type Resource,
  resolve,
  sameProcess,
  sameResource,
  type Tables,
} from './resolver-oracle.ts';

export type Command =
  | { readonly table: 'job'; readonly remove: boolean; readonly job: number }
  | { readonly table: 'process'; readonly remove: boolean; readonly process: Process }
  | { readonly table: 'resource'; readonly remove: boolean; readonly resource: Resource; readonly context: Context }
  /** Another context of a resource that is there. */
  | { readonly table: 'context'; readonly resource: Resource; readonly context: Context };

const size = { sets: 2, ways: 2 };
const ports = portsOf(addressResolver({ jobs: size, processes: size, resources: size }));

type Ports = ReturnType<typeof ports>;
type CommandLink = Ports['contexts' | `${'job' | 'process' | 'resource'}_commands`];

export class ResolverBench {
  readonly #t: TestContext;
  readonly #dut: Ports;
  readonly #merged: boolean;
  readonly #versionCode: number;
  readonly #epochs = new Epochs<Tables>({ jobs: [], processes: [], resources: [] });
  readonly #processSlots = new Map<Process, number>();
  readonly #jobSlots = new Map<number, number>();
  readonly #due: { readonly clock: number; readonly packet: Addressed }[] = [];
  #pending: { readonly command: Command; readonly since: number } | undefined;
  #clock = 0;
  /** The codes of all verdicts. */
  readonly codes: number[] = [];

  constructor(t: TestContext, { merged, versionCode }: { readonly merged: boolean; readonly versionCode: number }) {
    this.#t = t;
    this.#dut = ports(t);
    this.#merged = merged;
    this.#versionCode = versionCode;
    const { packet, settings, job_commands, process_commands, resource_commands, contexts } = this.#dut;
    settings.version_code.set(versionCode);
    for (const { valid } of [packet, job_commands, process_commands, resource_commands, contexts]) valid.set(0);
  }

  get tables(): Tables {
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
  async clock(packet?: Addressed, command?: Command): Promise<Status | undefined> {
    if (packet === undefined) this.#dut.packet.valid.set(0);
    else this.#dut.packet.set({ valid: 1, ...packet });
    if (command !== undefined) {
      assert(this.#pending === undefined);
      this.#offer(command);
      this.#pending = { command, since: this.#clock };
      this.#epochs.offer(this.#after(command, -1), this.#clock);
    }
    const [link, status] = this.#looksAtCommand();
    this.#looksAtVerdict();
    if (packet !== undefined) this.#due.push({ clock: this.#clock, packet });
    await this.#t.rising();
    link?.valid.set(0);
    this.#clock += 1;
    return status;
  }

  async carryOut(command: Command): Promise<Status> {
    let status = await this.clock(undefined, command);
    while (status === undefined) status = await this.clock();
    return status;
  }

  /** Nothing comes until all verdicts are there. */
  async drain(): Promise<void> {
    for (let i = 0; i <= addressResolverLatency; i++) await this.clock();
    assert.equal(this.#due.length, 0);
  }

  #offer(command: Command): void {
    this.#link(command.table).valid.set(1);
    const { job_commands, process_commands, resource_commands, contexts } = this.#dut;
    switch (command.table) {
      case 'job':
        job_commands.payload.set({ remove: command.remove ? 1 : 0, key: command.job });
        break;
      case 'process':
        process_commands.payload.set({ remove: command.remove ? 1 : 0, process: command.process });
        break;
      case 'resource': {
        const { process, space, resource_index } = command.resource;
        const absolute = this.#merged && process.rel === 0;
        const owner = absolute ? process.pid_on_fep : this.#slotOf(process);
        resource_commands.payload.set({
          remove: command.remove ? 1 : 0,
          absolute: absolute ? 1 : 0,
          owner,
          space,
          resource_index,
          context: command.context,
        });
        break;
      }
      case 'context': {
        const { slot } = this.tables.resources.find(({ resource }) => sameResource(resource, command.resource))!;
        contexts.payload.set({ index: slot, context: command.context });
        break;
      }
    }
  }

  #link(table: Command['table']): CommandLink {
    return table === 'context' ? this.#dut.contexts : this.#dut[`${table}_commands`];
  }

  #slotOf(process: Process): number {
    const known = this.tables.processes.find((one) => sameProcess(one, process));
    assert(known !== undefined, 'a resource of no process');
    return this.#processSlots.get(known)!;
  }

  /** What a command leads to; a resource that is added gets `slot`. */
  #after(command: Command, slot: number): Tables {
    const { tables } = this;
    const { jobs, processes, resources } = tables;
    switch (command.table) {
      case 'job':
        return { ...tables, jobs: command.remove ? jobs.filter((job) => job !== command.job) : [...jobs, command.job] };
      case 'process': {
        const others = processes.filter((process) => !sameProcess(process, command.process));
        return { ...tables, processes: command.remove ? others : [...processes, command.process] };
      }
      case 'resource': {
        const others = resources.filter(({ resource }) => !sameResource(resource, command.resource));
        const { resource, context } = command;
        return { ...tables, resources: command.remove ? others : [...resources, { resource, slot, context }] };
      }
      case 'context':
        return {
          ...tables,
          resources: resources.map((one) =>
            sameResource(one.resource, command.resource) ? { ...one, context: command.context } : one,
          ),
        };
    }
  }

  #looksAtCommand(): readonly [link?: CommandLink, status?: Status] {
    for (const table of ['job', 'process', 'resource'] as const) {
      const done = this.#dut[`${table}_done`].valid.get();
      assert.equal(done, this.#link(table).ready.get());
      if (done === 1) assert.equal(this.#pending?.command.table, table);
    }
    if (this.#pending === undefined) return [];
    const { command, since } = this.#pending;
    const { table } = command;
    const link = this.#link(table);
    if (link.ready.get() === 0) {
      assert(this.#clock - since < 40, 'a command is not done');
      return [];
    }
    this.#pending = undefined;
    const done = table === 'context' ? { status: 'ok', slot: 0 } : this.#dut[`${table}_done`].get();
    const [status, slot] = [done.status as Status, Number(done.slot)];
    this.#checkStatus(command, status, slot);
    if (command.table !== 'context') this.#checkClocks(command, status, this.#clock - since);
    const changed = status === 'ok';
    if (changed && command.table === 'process') this.#processSlots.set(command.process, slot);
    if (changed && command.table === 'job') this.#jobSlots.set(command.job, slot);
    // The slot of a resource is known only now.
    if (changed && table === 'resource') this.#epochs.offer(this.#after(command, slot), since);
    this.#epochs.done(this.#clock, { changed, removes: table !== 'context' && command.remove });
    return [link, status];
  }

  #checkStatus(command: Command, status: Status, slot: number): void {
    if (command.table === 'context') return;
    const { jobs, processes, resources } = this.tables;
    const known =
      command.table === 'job'
        ? jobs.includes(command.job)
        : command.table === 'process'
          ? processes.some((one) => sameProcess(one, command.process))
          : resources.some(({ resource }) => sameResource(resource, command.resource));
    if (command.remove) assert.equal(status, known ? 'ok' : 'missing');
    else if (command.table === 'resource' && command.resource.space === 'none') assert.equal(status, 'illegal');
    else if (known) assert.equal(status, 'exists');
    else assert(status === 'ok' || status === 'full', status);
    const others =
      command.table === 'job'
        ? jobs.filter((job) => job !== command.job).map((job) => this.#jobSlots.get(job))
        : command.table === 'process'
          ? processes.filter((one) => !sameProcess(one, command.process)).map((one) => this.#processSlots.get(one))
          : [];
    assert(status !== 'ok' || !others.includes(slot), 'two keys have one slot');
    if (command.table === 'job' && known) assert.equal(slot, this.#jobSlots.get(command.job), 'a job keeps its slot');
    if (command.table === 'process' && known) {
      assert.equal(slot, this.#slotOf(command.process), 'a process keeps its slot');
    }
    if (status === 'full') {
      assert((command.table === 'resource' ? resources : others).length >= 2, 'full with fewer keys than ways');
    }
    if (command.table !== 'resource' || status !== 'ok') return;
    const same = resources.find(({ resource }) => sameResource(resource, command.resource));
    if (command.remove) assert.equal(slot, same!.slot);
    else assert(!resources.some((one) => one.slot === slot), 'two resources have one context');
  }

  /** 5 clocks, and what is on the way by when something was removed. */
  #checkClocks({ table, remove }: Exclude<Command, { table: 'context' }>, status: Status, clocks: number): void {
    const drain = table === 'resource' ? addressResolverLatency - keyTableLatency - 2 : addressResolverLatency - 1;
    assert.equal(clocks, remove && status === 'ok' ? 5 + drain - 2 : 5, `${table} takes ${clocks} clocks`);
  }

  #looksAtVerdict(): void {
    const shown = this.#dut.verdict.get();
    const [due] = this.#due;
    const isDue = due !== undefined && due.clock + addressResolverLatency === this.#clock;
    assert.equal(shown.valid, isDue ? 1 : 0);
    if (!isDue) return;
    this.#due.shift();
    this.codes.push(shown.code);
    const expected = this.#epochs
      .seen(due.clock, this.#clock)
      .map((tables) => resolve(tables, due.packet, this.#versionCode, this.#merged));
    const isSame = expected.some(
      ({ code, slot, generation }) =>
        code === shown.code &&
        (slot !== undefined) === (shown.has_context === 1) &&
        // A resource that is being added has no slot yet that the list knows.
        (slot === undefined || slot === -1 || slot === Number(shown.context)) &&
        (generation === undefined || generation === shown.generation),
    );
    assert(isSame, `clock ${this.#clock}: ${JSON.stringify({ packet: due.packet, shown, expected })}`);
  }
}
