/** Commands to the tables of a receive half, one after the other, and packets that see what they have done. */
import { opcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { assert, type Body, clearInputs, type Random, type TestContext } from '../../test-kit.ts';
import type { Status } from '../command-statuses.ts';
import {
  type Context,
  type Process,
  type Resource,
  resolve,
  sameProcess,
  sameResource,
} from '../resolver/resolver-oracle.ts';
import {
  commandsTo,
  offerTo,
  type Packet,
  type Table,
  type TableCommand,
  type TargetIo,
  tables,
  targetIo,
} from './target-io.ts';

/** Keys of a set: where there is room for one more of fewer none may be refused. */
export interface TableWays {
  readonly jobs: number;
  readonly processes: number;
  readonly resources: number;
  readonly regions: number;
}

/** What is in a table: by name, the slot. */
interface Known<T> {
  readonly value: T;
  readonly slot: number;
}

const { code } = returnCodes;
const spaceNames = ['rma', 'send', 'tagged'] as const;

/** Commands and packets, one after the other. */
export class TableDesk {
  readonly jobs: Known<number>[] = [];
  readonly processes: Known<Process>[] = [];
  readonly resources: Known<{ readonly resource: Resource; readonly context: Context }>[] = [];
  readonly regions: Known<{ readonly key: bigint; readonly base: bigint }>[] = [];
  readonly seen = new Map<string, number>();
  /** Of the last answer. */
  generation = 0;
  readonly io: TargetIo;
  readonly #t: TestContext;
  /** All of it 0. */
  readonly #noPacket: Packet;

  constructor(t: TestContext) {
    this.#t = t;
    this.io = targetIo(t);
    // Only what is asked for below is not 0.
    clearInputs(t.dut);
    this.#noPacket = this.io.packet.get();
  }

  async begin(): Promise<void> {
    const { resolver_settings, region_settings, ready } = this.io;
    resolver_settings.version_code.set(code.uncor);
    const rules = { job_code: code.perm_violation, right_code: code.perm_violation, message_code: code.bad_addr };
    region_settings.set({ ...rules, checks_message: 0, atomics_need_all: 1 });
    while (ready.get() === 0) await this.#t.rising();
  }

  /** A command, until it is done. `known`: its key is there; `many`: keys of the table that may be in its set. */
  async carryOut<T extends Table>(
    table: T,
    command: TableCommand<T>,
    of: {
      readonly known: number | undefined;
      readonly isLegal?: boolean;
      readonly removes: boolean;
      readonly isFull: boolean;
    },
  ): Promise<readonly [Status, number]> {
    offerTo(this.io, table, command);
    const link = commandsTo(this.io, table);
    for (let clocks = 0; ; clocks++) {
      assert(clocks < 60, `a command to ${table} is not done`);
      for (const other of tables) if (other !== table) assert.equal(this.io[`${other}_done`].valid.get(), 0);
      const done = this.io[`${table}_done`].get();
      assert.equal(link.ready.get(), done.valid);
      await this.#t.rising();
      if (done.valid === 0) continue;
      link.valid.set(0);
      const [status, slot] = [done.status as Status, Number(done.slot)];
      const { known, isLegal = true, removes, isFull } = of;
      if (removes) assert.equal(status, known === undefined ? 'missing' : 'ok');
      else if (!isLegal) assert.equal(status, 'illegal');
      else if (known !== undefined) assert.equal(status, 'exists');
      else assert(status === 'ok' || (status === 'full' && isFull), `${table}: ${status}`);
      if (known !== undefined && isLegal) assert.equal(slot, known, `${table} keeps its slot`);
      if (!(removes && status === 'ok')) assert.equal(clocks, 5);
      else assert(clocks > 10, `${clocks} clocks for what is on the way`);
      this.seen.set(`${table} ${status}`, (this.seen.get(`${table} ${status}`) ?? 0) + 1);
      return [status, slot];
    }
  }

  /** What a packet is answered: its code, and where its bytes go. */
  async probe(packet: Partial<Packet>): Promise<readonly [number, bigint | undefined]> {
    const { packet: port, result } = this.io;
    port.set({ ...this.#noPacket, valid: 1, som: 1, eom: 1, message_id: 9, peer: 1, pdc: 1, ...packet });
    await this.#t.rising();
    port.set(this.#noPacket);
    for (let clocks = 0; clocks < 200; clocks++) {
      const { valid, place, address, response } = result.get();
      this.generation = response.ri_generation;
      await this.#t.rising();
      if (valid === 1) return [response.return_code, place === 1 ? address : undefined];
    }
    assert.fail('no result');
  }
}

/** One of a few, or one that differs from one of them in one bit. */
const near = (random: Random, few: readonly number[], width: number): number =>
  random.chance(0.6) ? random.pick(few) : (random.pick(few) ^ (2 ** random.below(width))) >>> 0;

const put = <T>(list: Known<T>[], at: number, removes: boolean, status: Status, value: T, slot: number): void => {
  if (status !== 'ok') return;
  if (removes) list.splice(at, 1);
  else {
    assert(
      list.every((one) => one.slot !== slot),
      'two keys have one slot',
    );
    list.push({ value, slot });
  }
};

/** `commands` commands to the tables of a receive half, with so many keys a set, and a packet after each of them. */
export const targetCommands =
  (ways: TableWays, commands: number, hasTagged = true): Body<void> =>
  async (t) => {
    const random = t.random.fork('commands');
    const desk = new TableDesk(t);
    await desk.begin();
    const { jobs, processes, resources, regions } = desk;

    const drawnProcess = (): Process => ({
      rel: random.below(2),
      job_id: jobs.length > 0 && random.chance(0.8) ? random.pick(jobs).value : near(random, [1, 2], 24),
      pid_on_fep: near(random, [3, 4], 12),
    });
    const drawnContext = (): Context => ({
      enabled: random.chance(0.9) ? 1 : 0,
      uses_generation: random.below(2),
      generation: random.below(256),
      supported: random.pick([0xffff, 0xffff, 0xffff, random.below(2 ** 16)]),
    });
    const steps: Readonly<Record<Table, () => Promise<void>>> = {
      job: async () => {
        const removes = random.chance(0.3);
        const job =
          removes && jobs.length > 0 && random.chance(0.8) ? random.pick(jobs).value : near(random, [1, 2], 24);
        const at = jobs.findIndex(({ value }) => value === job);
        const values = { remove: removes ? 1 : 0, key: job };
        const of = { known: jobs[at]?.slot, removes, isFull: jobs.length >= ways.jobs };
        const [status, slot] = await desk.carryOut('job', values, of);
        put(jobs, at, removes, status, job, slot);
      },
      process: async () => {
        const one = processes.length > 0 ? random.pick(processes).value : undefined;
        const isUsed = resources.some(({ value }) => one !== undefined && sameProcess(value.resource.process, one));
        const removes = !isUsed && random.chance(0.35);
        const process = one !== undefined && (removes || random.chance(0.2)) ? one : drawnProcess();
        const at = processes.findIndex(({ value }) => sameProcess(value, process));
        const values = { remove: removes ? 1 : 0, process };
        const of = { known: processes[at]?.slot, removes, isFull: processes.length >= ways.processes };
        const [status, slot] = await desk.carryOut('process', values, of);
        put(processes, at, removes, status, process, slot);
      },
      resource: async () => {
        if (processes.length === 0) return;
        const removes = random.chance(0.4);
        const known =
          resources.length > 0 && random.chance(removes ? 0.85 : 0.15) ? random.pick(resources).value : undefined;
        const drawn = random.chance(0.05) ? 3 : random.below(3);
        const resource: Resource = known?.resource ?? {
          process: random.pick(processes).value,
          space: (['rma', 'send', 'tagged', 'none'] as const)[drawn]!,
          resource_index: near(random, [5, 6], 12),
        };
        const at = resources.findIndex(({ value }) => sameResource(value.resource, resource));
        const context = drawnContext();
        const owner = processes.find(({ value }) => sameProcess(value, resource.process))!.slot;
        const { space, resource_index } = resource;
        const values = { remove: removes ? 1 : 0, absolute: 0, owner, space, resource_index, context };
        const isLegal = resource.space !== 'none';
        const of = { known: resources[at]?.slot, removes, isLegal, isFull: resources.length >= ways.resources };
        const [status, slot] = await desk.carryOut('resource', values, of);
        put(resources, at, removes, status, { resource, context }, slot);
      },
      region: async () => {
        const removes = random.chance(0.4);
        const known =
          regions.length > 0 && random.chance(removes ? 0.8 : 0.15) ? random.pick(regions).value : undefined;
        const key = known?.key ?? (random.chance(0.5) ? BigInt(random.int(1, 6)) : 1n << BigInt(random.below(56)));
        // Beyond all addresses: illegal.
        const isLegal = removes || random.chance(0.9);
        const base = isLegal ? BigInt(random.bits(48)) : 2n ** 64n - BigInt(random.int(1, 4095));
        const at = regions.findIndex(({ value }) => value.key === key);
        const rights = { remote_read: 1, remote_write: 1, remote_atomic: 1 };
        const open = { restricts_job: 0, job_id: 0, restricts_resource: 0, resource: 0 };
        const region = { key, base, first: 0, length: 4096, ...rights, ...open };
        const values = { remove: removes ? 1 : 0, region };
        const of = { known: regions[at]?.slot, removes, isLegal, isFull: regions.length >= ways.regions };
        const [status, slot] = await desk.carryOut('region', values, of);
        put(regions, at, removes, status, { key, base }, slot);
      },
    };
    const tables = () => ({
      jobs: jobs.map(({ value }) => value),
      processes: processes.map(({ value }) => value),
      resources: resources.map(({ value, slot }) => ({ ...value, slot })),
    });
    /** A packet for what is there, mostly; what it is answered follows from the lists. */
    const probe = async (): Promise<void> => {
      const one = resources.length > 0 && random.chance(0.8) ? random.pick(resources).value : undefined;
      const process = one?.resource.process ?? drawnProcess();
      const space = one?.resource.space ?? random.pick(spaceNames);
      const region = regions.length > 0 && random.chance(0.8) ? random.pick(regions).value : undefined;
      const key = region?.key ?? 1n << BigInt(random.below(56));
      const opcode =
        space === 'rma' ? opcodes.code.write : space === 'send' ? opcodes.code.send : opcodes.code.tagged_send;
      const addressed = {
        ...{ version: 0, opcode, rel: process.rel, no_resource: 0 },
        job_id: random.chance(0.9) ? process.job_id : near(random, [1, 2], 24),
        pid_on_fep: random.chance(0.9) ? process.pid_on_fep : near(random, [3, 4], 12),
        resource_index: random.chance(0.9) && one ? one.resource.resource_index : near(random, [5, 6], 12),
        ri_generation: random.chance(0.9) && one ? one.context.generation : random.below(256),
      };
      const offset = BigInt(random.below(4000));
      const [got, place] = await desk.probe({
        ...{ opcode, rel: addressed.rel, job_id: addressed.job_id, pid_on_fep: addressed.pid_on_fep },
        ...{ resource_index: addressed.resource_index, ri_generation: addressed.ri_generation },
        ...{ match_bits: key, buffer_offset: space === 'rma' ? offset : 0n, request_length: 4, payload_length: 4 },
      });
      const resolved = resolve(tables(), addressed, code.uncor, false).code;
      const address = resolved === code.ok && space === 'tagged' && !hasTagged ? code.unsupported_op : resolved;
      const isThere = regions.find(({ value }) => value.key === key);
      const ofSpace = space !== 'rma' ? code.no_match : isThere === undefined ? code.bad_mkey : code.ok;
      const expected = address === code.ok ? ofSpace : address;
      assert.equal(got, expected, JSON.stringify({ addressed, space, key: String(key) }));
      assert.equal(place, expected === code.ok ? isThere!.value.base + offset : undefined);
      desk.seen.set(`code ${got}`, (desk.seen.get(`code ${got}`) ?? 0) + 1);
    };
    for (let i = 0; i < commands; i++) {
      await steps[random.pick(['job', 'process', 'resource', 'resource', 'region'] as const)]();
      await probe();
    }
    if (commands < 400) return;
    for (const table of ['job', 'process', 'resource', 'region'] as const)
      for (const status of ['ok', 'exists', 'missing'] as const)
        assert(desk.seen.has(`${table} ${status}`), `no command to ${table} is ${status}`);
    for (const name of ['no_match', 'bad_mkey', 'ok', 'bad_job_id', 'bad_pid', 'bad_index'] as const)
      assert(desk.seen.has(`code ${code[name]}`), `no packet is answered ${name}`);
  };
