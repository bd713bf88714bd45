/**
 * Random programs in which one endpoint is hardware, and the others are of the golden model, or two that are hardware:
 * everything once.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLong, longNote } from '../../../../support/testing/long-run.ts';
import { yosysEngine } from '../../../engine/foreign/engine.ts';
import type { Engine } from '../../../engine/simulator.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { networks, type Program, programs, type Task } from './program.ts';
import { mistakesOf } from './program-checker.ts';
import { RtlLibfabricEndpoint } from './rtl-endpoint.ts';
import { memoryOf, runProgram } from './run-program.ts';

/** The endpoint in hardware is host 0. */
const program = (hosts: number): fc.Arbitrary<Program> =>
  programs({ hosts, protocols: ['eager', 'deferrable', 'rendezvous'], hasWildcards: true, hasFetching: true }).filter(
    ({ tasks }) => tasks.some(({ from, to }) => from === 0 || to === 0),
  );

async function check(
  engine: Engine,
  of: Program,
  hosts: number,
  net: { readonly seed: number; readonly loss: number; readonly copies: number },
): Promise<void> {
  const mode = 'rud';
  const hardware = [
    await RtlLibfabricEndpoint.make(engine, {
      host: 0,
      jobId: 1,
      mode,
      rel: true,
      memory: memoryOf(of),
      seed: net.seed,
    }),
  ];
  try {
    const ran = runProgram(of, { ...net, hosts, profile: 'hpc', mode, hardware, afterwards: 100 });
    expect(mistakesOf(of, ran, false)).toEqual([]);
  } finally {
    for (const one of hardware) one.dispose();
  }
}

const runs = (engine: Engine, hosts: number, numRuns: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(program(hosts), networks, (of, net) => check(engine, of, hosts, net)),
    { numRuns, endOnFailure: true },
  );

/** Eager messages of a host that may come before their receives: fewer than a peer may have kept. */
const mostUnexpected = 12;
const keptBytes = 4096;

/** For two in hardware: no datagrams, which take buffers of messages, so that more would wait. */
const ofHardware: fc.Arbitrary<Program> = programs({
  ...{ hosts: 2, protocols: ['eager', 'eager', 'deferrable', 'rendezvous'], hasWildcards: true, hasFetching: true },
})
  .map(({ tasks, turns }) => {
    const unexpected = [0, 0];
    const carried = tasks
      .filter(({ kind }) => kind !== 'datagram')
      .map((task): Task => {
        const isEager = task.kind === 'untagged' || (task.kind === 'tagged' && task.protocol === 'eager');
        if (!isEager || task.isExpected) return task;
        const isKept = task.length <= keptBytes && unexpected[task.to]! < mostUnexpected;
        if (isKept) unexpected[task.to]!++;
        return { ...task, isExpected: !isKept };
      });
    return { tasks: carried, turns: turns.filter(({ task }) => task < carried.length) };
  })
  .filter(({ tasks }) => tasks.length > 0);

/** How many messages both have kept. */
async function checkTwo(
  engine: Engine,
  of: Program,
  net: { readonly seed: number; readonly loss: number; readonly copies: number },
): Promise<number> {
  const mode = 'rud';
  const make = (host: number) =>
    RtlLibfabricEndpoint.make(engine, {
      ...{ host, jobId: 1, mode, rel: false },
      ...{ memory: memoryOf(of), seed: net.seed + host },
    });
  const hardware = [await make(0), await make(1)];
  try {
    const ran = runProgram(of, { ...net, hosts: 2, profile: 'hpc', mode, rel: false, hardware, afterwards: 100 });
    expect(mistakesOf(of, ran, false)).toEqual([]);
    return hardware.reduce((sum, { kept }) => sum + kept, 0);
  } finally {
    for (const one of hardware) one.dispose();
  }
}

test('HPC, two endpoints in hardware: everything once, and what has no receive is kept', async () => {
  let kept = 0;
  const numRuns = Number(process.env.SES_PROGRAMS ?? (isLong ? 100 : 6));
  await fc.assert(
    fc.asyncProperty(ofHardware, networks, async (of, net) => {
      kept += await checkTwo(wasmEngine, of, net);
    }),
    { numRuns, endOnFailure: true },
  );
  expect(kept).toBeGreaterThan(0);
}, 3_600_000);

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
