/** Commands to the tables of a receive half, one after the other, and packets that see what they have done. */
import { opcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { assert, type Body, type Random, type TestContext } from '../../test-kit.ts';
import { type Status, statuses } from '../command-statuses.ts';
import { type Fields, recordReader, recordWriter } from '../record-ports.ts';
import {
  type Context,
  type Process,
  type Resource,
  resolve,
  sameProcess,
  sameResource,
} from '../resolver/resolver-oracle.ts';
import { packetFields } from './target-ports.ts';

const links = {
  ...{ job: 'job_commands', process: 'process_commands', resource: 'resource_commands', region: 'regions' },
} as const;
type Table = keyof typeof links;

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
  readonly #t: TestContext;
  readonly #packet: (values: Fields) => void;
  readonly #result: () => Readonly<Record<string, number | bigint>>;

  constructor(t: TestContext) {
    this.#t = t;
    this.#packet = recordWriter(t.dut, 'packet', packetFields);
    this.#result = recordReader(t.dut, 'result', [
      'valid',
      'place',
      'address',
      'response_return_code',
      'response_ri_generation',
    ]);
  }

  async begin(): Promise<void> {
    const { dut } = this.#t;
    // Only what is asked for below is not 0.
    this.#packet(Object.fromEntries(packetFields.map((name) => [name, 0])));
    for (const link of [...Object.values(links), 'contexts', 'receives']) dut.port(`${link}_valid`).set(0);
    for (const name of dut.ports.map((port) => port.name))
      if (/^(tick|deferral_.*|rendezvous_.*(valid|ready))$/.test(name) && !/told/.test(name)) dut.port(name).set(0);
    dut.port('resolver_settings_version_code').set(code.uncor);
    const rules = { job_code: code.perm_violation, right_code: code.perm_violation, message_code: code.bad_addr };
    const region = { ...rules, checks_message: 0, atomics_need_all: 1 };
    recordWriter(dut, 'region_settings', Object.keys(region))(region);
    while (this.#get('ready') === 0) await this.#t.rising();
  }

  #get(name: string): number {
    return Number(this.#t.dut.port(name).get());
  }

  /** A command, until it is done. `known`: its key is there; `many`: keys of the table that may be in its set. */
  async carryOut(
    table: Table,
    values: Fields,
    of: {
      readonly known: number | undefined;
      readonly isLegal?: boolean;
      readonly removes: boolean;
      readonly isFull: boolean;
    },
  ): Promise<readonly [Status, number]> {
    const link = links[table];
    recordWriter(this.#t.dut, link, [...Object.keys(values), 'valid'])({ ...values, valid: 1 });
    for (let clocks = 0; ; clocks++) {
      assert(clocks < 60, `a command to ${table} is not done`);
      for (const other of Object.keys(links)) if (other !== table) assert.equal(this.#get(`${other}_done_valid`), 0);
      const isDone = this.#get(`${table}_done_valid`) === 1;
      assert.equal(this.#get(`${link}_ready`), isDone ? 1 : 0);
      const status: Status = statuses[this.#get(`${table}_done_status`)]!;
      const slot = this.#get(`${table}_done_slot`);
      await this.#t.rising();
      if (!isDone) continue;
      this.#t.dut.port(`${link}_valid`).set(0);
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
  async probe(packet: Fields): Promise<readonly [number, bigint | undefined]> {
    this.#packet({ valid: 1, som: 1, eom: 1, message_id: 9, peer: 1, pdc: 1, ...packet });
    await this.#t.rising();
    this.#packet({ ...Object.fromEntries(packetFields.map((name) => [name, 0])) });
    for (let clocks = 0; clocks < 200; clocks++) {
      const result = this.#result() as Record<string, number | bigint>;
      const { valid, place, address, response_return_code: got } = result;
      this.generation = Number(result.response_ri_generation);
      await this.#t.rising();
      if (Number(valid) === 1) return [Number(got), Number(place) === 1 ? BigInt(address!) : undefined];
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
        const values = { payload_remove: removes ? 1 : 0, payload_key: job };
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
        const values = {
          ...{ payload_remove: removes ? 1 : 0, payload_process_rel: process.rel },
          ...{ payload_process_job_id: process.job_id, payload_process_pid_on_fep: process.pid_on_fep },
        };
        const of = { known: processes[at]?.slot, removes, isFull: processes.length >= ways.processes };
        const [status, slot] = await desk.carryOut('process', values, of);
        put(processes, at, removes, status, process, slot);
      },
      resource: async () => {
        if (processes.length === 0) return;
        const removes = random.chance(0.4);
        const known =
          resources.length > 0 && random.chance(removes ? 0.85 : 0.15) ? random.pick(resources).value : undefined;
        const space = random.chance(0.05) ? 3 : random.below(3);
        const resource: Resource = known?.resource ?? {
          process: random.pick(processes).value,
          space: (['rma', 'send', 'tagged', 'none'] as const)[space]!,
          resource_index: near(random, [5, 6], 12),
        };
        const at = resources.findIndex(({ value }) => sameResource(value.resource, resource));
        const context = drawnContext();
        const owner = processes.find(({ value }) => sameProcess(value, resource.process))!.slot;
        const values = {
          ...{ payload_remove: removes ? 1 : 0, payload_absolute: 0, payload_owner: owner },
          payload_space: ['rma', 'send', 'tagged', 'none'].indexOf(resource.space),
          ...{ payload_resource_index: resource.resource_index, payload_context_enabled: context.enabled },
          payload_context_uses_generation: context.uses_generation,
          ...{ payload_context_generation: context.generation, payload_context_supported: context.supported },
        };
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
        const values = {
          ...{ payload_remove: removes ? 1 : 0, payload_region_key: key, payload_region_base: base },
          ...{ payload_region_first: 0, payload_region_length: 4096, payload_region_remote_read: 1 },
          ...{ payload_region_remote_write: 1, payload_region_remote_atomic: 1, payload_region_restricts_job: 0 },
          ...{ payload_region_job_id: 0, payload_region_restricts_resource: 0, payload_region_resource: 0 },
        };
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
