/** The property run of an address resolver: packets in each clock while jobs, processes and resources come and go. */
import type { Body, Random } from '../../test-kit.ts';
import { type Command, ResolverBench } from './resolver-bench.ts';
import { type Addressed, type Context, type Process, rc, sameProcess, spaces, type Tables } from './resolver-oracle.ts';

/** A few numbers, and such that one bit tells from them. */
const small = (random: Random, width: number): number =>
  random.chance(0.7) ? random.below(3) : random.pick([2 ** random.below(width), 2 ** width - 1]);

const drawnProcess = (random: Random): Process => ({
  rel: random.below(2),
  job_id: small(random, 24),
  pid_on_fep: small(random, 12),
});

const drawnContext = (random: Random): Context => ({
  enabled: random.chance(0.8) ? 1 : 0,
  uses_generation: random.below(2),
  generation: random.chance(0.5) ? random.below(3) : random.below(256),
  supported: random.chance(0.5) ? 0xffff : random.below(2 ** 16),
});

function drawnCommand(random: Random, { jobs, processes, resources }: Tables): Command {
  const removes = (count: number) => random.chance(count > 5 ? 0.6 : 0.3);
  const table = random.pick(['job', 'process', 'resource', 'resource', 'resource', 'context'] as const);
  if (table === 'job') {
    const remove = removes(jobs.length);
    return { table, remove, job: jobs.length > 0 && remove ? random.pick(jobs) : small(random, 24) };
  }
  if (table === 'process' || processes.length === 0) {
    const remove = removes(processes.length);
    const process = processes.length > 0 && random.chance(0.5) ? random.pick(processes) : drawnProcess(random);
    // Resources go before their process.
    const hasOne = resources.some(({ resource }) => sameProcess(resource.process, process));
    return { table: 'process', remove: remove && !hasOne, process };
  }
  if (table === 'context' && resources.length > 0) {
    const { resource, context } = random.pick(resources);
    const other = { ...context, generation: (context.generation + 1) % 256, enabled: random.below(2) };
    return { table, resource, context: random.chance(0.5) ? other : drawnContext(random) };
  }
  const remove = removes(resources.length);
  const known = resources.length > 0 && random.chance(remove ? 0.9 : 0.1) ? random.pick(resources) : undefined;
  const resource = known?.resource ?? {
    process: random.pick(processes),
    space: random.pick(random.chance(0.95) ? (['rma', 'send', 'tagged'] as const) : spaces),
    resource_index: small(random, 12),
  };
  return { table: 'resource', remove, resource, context: drawnContext(random) };
}

const opcodesOf = { rma: [1, 2, 3, 4], send: [5, 6, 7, 8], tagged: [9, 10, 11, 13, 14], none: [0, 12, 15] } as const;

function drawnPacket(random: Random, { resources, processes }: Tables): Addressed {
  const { resource, context } = resources.length === 0 ? {} : random.pick(resources);
  const process = resource?.process ?? (processes.length > 0 ? random.pick(processes) : drawnProcess(random));
  const mostly = <T>(value: T | undefined, other: () => T): T =>
    value !== undefined && random.chance(0.93) ? value : other();
  const near = (value: number, width: number) => (value ^ (2 ** random.below(width))) >>> 0;
  const space = mostly(resource?.space, () => random.pick(spaces));
  return {
    version: random.chance(0.03) ? random.int(1, 3) : 0,
    opcode: random.chance(0.95) ? random.pick(opcodesOf[space]) : random.below(64),
    rel: mostly(process.rel, () => random.below(2)),
    // The job of an absolute address says nothing.
    job_id: process.rel === 0 ? small(random, 24) : mostly(process.job_id, () => near(process.job_id, 24)),
    pid_on_fep: mostly(process.pid_on_fep, () => near(process.pid_on_fep, 12)),
    resource_index: mostly(resource?.resource_index, () => near(resource?.resource_index ?? 0, 12)),
    ri_generation: mostly(context?.generation, () => random.below(256)),
    no_resource: random.chance(0.1) ? 1 : 0,
  };
}

/** A test of `clocks` clocks. */
export function resolverProperty(merged: boolean, clocks: number): Body<void> {
  return async (t) => {
    const random = t.random.fork('resolver');
    const bench = new ResolverBench(t, { merged, versionCode: random.pick([rc.uncor, rc.unsupported_op]) });
    await bench.begin();
    let [busy, changes] = [1, 0.5];
    for (let i = 0; i < clocks; i++) {
      if (i % 200 === 0) [busy, changes] = [random.pick([1, 1, 0.4]), random.pick([0.5, 0.1, 0.02])];
      const packet = random.chance(busy) ? drawnPacket(random, bench.tables) : undefined;
      const command = !bench.isBusy && random.chance(changes) ? drawnCommand(random, bench.tables) : undefined;
      await bench.clock(packet, command);
    }
    await bench.drain();
  };
}
