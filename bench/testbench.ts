/**
 * Clocks per second of a whole testbench on the largest SACK tracker: a source of arrivals, a sink with random
 * back-pressure, and a scoreboard that holds every verdict against the golden model, all through the public interface.
 *
 * Run with `node bench/testbench.ts [CLOCKS]`. Each engine has a thread of its own, so that neither runs code that was
 * optimised for both; they take turns, five times. Exit code 1 if a verdict was wrong or missing.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { textTable } from '../report/table.ts';
import { elaborate } from '../rtl-gen/hdl/index.ts';
import { sackTracker, sackTrackerLatency } from '../rtl-gen/uet/pds/sack-tracker.ts';
import type { Random } from '../support/random.ts';
import type { Body } from '../testbench/bench/context.ts';
import { chance } from '../testbench/bench/patterns.ts';
import { runSeed } from '../testbench/bench/run-seed.ts';
import { engines } from '../testbench/engine/engines.ts';
import type { EngineName } from '../testbench/engine/simulator.ts';
import { verilatorAvailable } from '../testbench/engine/verilator/toolchain.ts';
import { SackTracker } from '../testbench/golden/sack-tracker.ts';
import { addPsn } from '../testbench/golden/serial.ts';

const window = 1024;
const rounds = 5;
/** The probability that the sink is ready in a clock. */
const readiness = 0.75;
/** PSNs that are queued at a time; arrivals are reordered within 64. */
const batch = 1024;
const reordering = 64;

/** What one run of the testbench gives. */
interface Turn {
  readonly clocks: number;
  readonly seconds: number;
  readonly verdicts: Readonly<Record<string, number>>;
}

/** The PSNs of one batch in an order that a network might make of them, some twice, and now and then any PSN at all. */
function arrivals(first: number, random: Random, send: (psn: number) => void): void {
  for (let block = 0; block < batch; block += reordering) {
    const order = random.below(reordering);
    for (let i = 0; i < reordering; i++) {
      const psn = addPsn(first, block + (i ^ order));
      const draw = random.word();
      send(psn);
      if (draw < 2 ** 28) send(addPsn(psn, -(draw & 127)));
      else if (draw < 2 ** 29) send(addPsn(psn, draw & 4095));
      else if (draw < 2 ** 29 + 2 ** 24) send(random.word());
    }
  }
}

/** The testbench; adds up the verdicts that the scoreboard found right. */
function trackerBench(clocks: number, verdicts: Record<string, number>): Body<void> {
  return async (t) => {
    const model = new SackTracker({ window, checkLag: sackTrackerLatency.windowLag });
    let modelled = t.cycle;
    const board = t.scoreboard('verdicts');
    const source = t.source('arrival', {
      onItem: (item, cycle) => {
        for (; modelled < cycle; modelled++) model.clock(undefined);
        modelled++;
        const psn = Number(item);
        const verdict = model.clock(psn);
        board.expect({ psn, verdict });
        verdicts[`${verdict}`]!++;
      },
    });
    const sink = t.sink('verdict', { ready: chance(readiness), keep: false, onItem: (item) => board.actual(item) });
    const end = t.cycle + clocks;
    for (let next = 0; t.cycle < end; await t.cycles(Math.min(batch / 2, end - t.cycle))) {
      if (source.queued >= batch) continue;
      arrivals(next, t.random, (psn) => source.sendNow(psn));
      next += batch;
    }
    source.clear();
    await source.whenIdle();
    await sink.received(source.sent);
  };
}

/** Runs the testbench once a message, which says for how many clocks. */
async function work(engine: EngineName): Promise<void> {
  const simulator = await engines[engine].create(elaborate(sackTracker(window)));
  const fresh = simulator.snapshot();
  parentPort!.on('message', async (clocks: number) => {
    simulator.restore(fresh);
    const verdicts = { accepted: 0, duplicate: 0, before: 0, beyond: 0 };
    const started = performance.now();
    const { cycles, failure } = await runSeed(simulator, 1, trackerBench(clocks, verdicts));
    const seconds = (performance.now() - started) / 1000;
    if (failure !== undefined) throw failure;
    parentPort!.postMessage({ clocks: cycles, seconds, verdicts } satisfies Turn);
  });
}

/** One turn of a worker. */
function turn(worker: Worker, clocks: number): Promise<Turn> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: Turn) => {
      worker.off('error', reject);
      resolve(message);
    });
    worker.postMessage(clocks);
  });
}

async function measure(clocks: number): Promise<void> {
  const names = (await verilatorAvailable()) ? (['wasm', 'verilator'] as const) : (['wasm'] as const);
  const runs = names.map((engine) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: engine });
    return { engine, worker, speeds: [] as number[], verdicts: {} as Turn['verdicts'] };
  });
  // The first turn is for the compilers.
  for (let round = 0; round <= rounds; round++) {
    for (const run of runs) {
      const { clocks: ran, seconds, verdicts } = await turn(run.worker, clocks);
      if (round > 0) run.speeds.push(ran / seconds);
      run.verdicts = verdicts;
    }
  }
  const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]!;
  const reference = runs.at(-1)!;
  console.log(
    textTable(runs, [
      { header: 'engine', value: (r) => r.engine },
      { header: 'clocks/s, median', value: (r) => median(r.speeds) },
      { header: 'best', value: (r) => Math.max(...r.speeds) },
      {
        header: `ratio to ${reference.engine}`,
        value: (r) => (median(r.speeds) / median(reference.speeds)).toPrecision(3),
        align: 'right',
      },
      {
        header: 'verdicts compared',
        value: (r) => {
          return Object.entries(r.verdicts)
            .map(([verdict, n]) => `${n} ${verdict}`)
            .join(', ');
        },
      },
    ]),
  );
  for (const { worker } of runs) await worker.terminate();
}

if (isMainThread) await measure(Number(process.argv[2] ?? 1_000_000));
else await work(workerData as EngineName);
