/** Random programs in which one endpoint is hardware, and the others are of the golden model: everything once. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLong, longNote } from '../../../../support/testing/long-run.ts';
import { yosysEngine } from '../../../engine/foreign/engine.ts';
import type { Engine } from '../../../engine/simulator.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { type Program, programs, type Task } from './program.ts';
import { mistakesOf } from './program-checker.ts';
import { RtlLibfabricEndpoint } from './rtl-endpoint.ts';
import { memoryOf, runProgram } from './run-program.ts';

/** The endpoint in hardware is host 0: READs are for the others. */
const withoutReads = (task: Task): boolean => task.kind !== 'read' || (task.from !== 0 && task.to !== 0);

const program = (hosts: number): fc.Arbitrary<Program> =>
  programs({ hosts, protocols: ['eager', 'deferrable'], hasWildcards: true, hasFetching: true })
    .map(({ tasks, turns }) => {
      const kept = tasks.filter(withoutReads);
      // Any message may get any untagged buffer, so all of them are of one length.
      const sized = kept.map((task) => (task.kind === 'untagged' ? { ...task, length: 1500 } : task));
      return { tasks: sized, turns: turns.filter(({ task }) => task < sized.length) };
    })
    .filter(({ tasks }) => tasks.some(({ from, to }) => from === 0 || to === 0));

async function check(engine: Engine, of: Program, hosts: number, seed: number, loss: number): Promise<void> {
  const mode = 'rud';
  const hardware = [
    await RtlLibfabricEndpoint.make(engine, { host: 0, jobId: 1, mode, rel: true, memory: memoryOf(of), seed }),
  ];
  try {
    const ran = runProgram(of, { hosts, seed, loss, profile: 'hpc', mode, hardware, afterwards: 100 });
    expect(mistakesOf(of, ran, false)).toEqual([]);
  } finally {
    for (const one of hardware) one.dispose();
  }
}

const runs = (engine: Engine, hosts: number, numRuns: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(program(hosts), fc.nat(), fc.constantFrom(0, 0.01, 0.05), (of, seed, loss) =>
      check(engine, of, hosts, seed, loss),
    ),
    { numRuns, endOnFailure: true },
  );

test.each([2, 4])(
  'HPC, %i endpoints, one of them hardware: everything once',
  async (hosts) => {
    await runs(wasmEngine, hosts, Number(process.env.SES_PROGRAMS ?? (isLong ? 100 : 4)));
  },
  3_600_000,
);

// Yosys takes minutes for a whole endpoint.
test.skipIf(!isLong)(
  `the same on the emitted Verilog, through Yosys${longNote}`,
  async () => {
    await runs(yosysEngine, 4, 10);
  },
  3_600_000,
);
