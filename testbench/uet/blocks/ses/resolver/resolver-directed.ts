/** What an address resolver promises, step by step. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { ResolverBench } from './resolver-bench.ts';
import { type Addressed, type Context, type Process, rc } from './resolver-oracle.ts';

const context: Context = { enabled: 1, uses_generation: 1, generation: 9, supported: 0xffff };
const packet: Addressed = {
  version: 0,
  opcode: 9,
  rel: 1,
  job_id: 5,
  pid_on_fep: 6,
  resource_index: 7,
  ri_generation: 9,
  no_resource: 0,
};
const process: Process = { rel: 1, job_id: 5, pid_on_fep: 6 };

const named = (name: string, merged: boolean, steps: (bench: ResolverBench) => Promise<void>): NamedTest => ({
  name,
  body: async (t) => {
    const bench = new ResolverBench(t, { merged, versionCode: rc.uncor });
    await bench.begin();
    await steps(bench);
  },
});

/** What is said of packets in clocks in a row. */
async function codesOf(bench: ResolverBench, ...packets: readonly Addressed[]): Promise<readonly number[]> {
  const before = bench.codes.length;
  for (const one of packets) await bench.clock(one);
  await bench.drain();
  return bench.codes.slice(before);
}

export const resolverDirected = (merged: boolean): readonly NamedTest[] => [
  named('each step of a look-up has its code, in order', merged, async (bench) => {
    const resource = { process, space: 'tagged', resource_index: 7 } as const;
    const worst: Addressed = { ...packet, version: 1, ri_generation: 0 };
    const good = { ...worst, version: 0 };
    assert.deepEqual(await codesOf(bench, worst, { ...good, opcode: 16 }, { ...good, opcode: 0 }, good), [
      rc.uncor,
      rc.unsupported_op,
      rc.ok,
      rc.bad_job_id,
    ]);
    await bench.carryOut({ table: 'job', remove: false, job: 5 });
    assert.deepEqual(await codesOf(bench, good), [rc.bad_pid]);
    await bench.carryOut({ table: 'process', remove: false, process });
    assert.deepEqual(await codesOf(bench, good), [rc.bad_index]);
    const off = { ...context, enabled: 0, supported: 0 };
    await bench.carryOut({ table: 'resource', remove: false, resource, context: off });
    // The same index of another space is another resource.
    assert.deepEqual(await codesOf(bench, good, { ...good, opcode: 5 }, { ...good, opcode: 1 }), [
      rc.disabled_gen,
      rc.bad_index,
      rc.bad_index,
    ]);
    await bench.carryOut({ table: 'context', resource, context: { ...off, uses_generation: 0 } });
    assert.deepEqual(await codesOf(bench, good), [rc.disabled]);
    await bench.carryOut({ table: 'context', resource, context: { ...context, supported: 0 } });
    assert.deepEqual(await codesOf(bench, good, packet), [rc.bad_generation, rc.unsupported_op]);
    await bench.carryOut({ table: 'context', resource, context });
    assert.deepEqual(await codesOf(bench, packet), [rc.ok]);
  }),
  named('an absolute address needs no job, and a datagram no generation', merged, async (bench) => {
    const absolute: Process = { rel: 0, job_id: 0, pid_on_fep: 6 };
    const resource = { process: absolute, space: 'send', resource_index: 7 } as const;
    const one = { ...packet, rel: 0, opcode: 5 };
    assert.deepEqual(await codesOf(bench, one), [merged ? rc.bad_index : rc.bad_pid]);
    await bench.carryOut({ table: 'process', remove: false, process: absolute });
    await bench.carryOut({ table: 'resource', remove: false, resource, context });
    const old = { ...one, ri_generation: 8 };
    assert.deepEqual(await codesOf(bench, one, { ...one, job_id: 77 }, old, { ...old, opcode: 7 }), [
      rc.ok,
      rc.ok,
      rc.bad_generation,
      rc.ok,
    ]);
  }),
];
