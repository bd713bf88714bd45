/**
 * Clocks per second of a whole testbench on the largest SACK tracker: a source of arrivals, a sink with random
 * back-pressure, and a scoreboard that holds every verdict against the golden model, all through the public interface.
 *
 * Run with `node bench/uet/tracker.ts [CLOCKS]`. Each engine has a thread of its own, so that neither runs code
 * that was optimised for both; they take turns, five times. `clocks/s` are by the clock on the wall. The last two
 * columns count the processor time of the engine's thread instead, which leaves out the time for which other programs
 * had the processor. Exit code 1 if a verdict was wrong or missing.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { textTable } from '../../report/table.ts';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { sackTracker, sackTrackerLatency } from '../../rtl-gen/uet/pds/sack-tracker.ts';
import type { Random } from '../../support/random.ts';
import { chance } from '../../testbench/agents/patterns.ts';
import type { Body } from '../../testbench/bench/context.ts';
import { runSeed } from '../../testbench/bench/run-seed.ts';
import { engines } from '../../testbench/engine/engines.ts';
import type { EngineName } from '../../testbench/engine/simulator.ts';
import { verilatorAvailable } from '../../testbench/engine/verilator/toolchain.ts';
import { SackTracker } from '../../testbench/uet/golden/sack-tracker.ts';
import { addPsn } from '../../testbench/uet/golden/serial.ts';
import { threadSeconds } from '../engine/thread-seconds.ts';

const window = 1024;
const rounds = 5;
/** The probability that the sink is ready in a clock. */
const readiness = 0.75;
/** PSNs that are queued at a time; arrivals are reordered within 64. */
const batch = 1024;
const reordering = 64;

/** Verdicts that the scoreboard found right, and those of them that accepted the PSN; the rest refused it. */
interface Compared {
  readonly verdicts: number;
  readonly accepted: number;
}

/** What one run of the testbench gives. */
interface Turn {
  readonly clocks: number;
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly compared: Compared;
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

/** The testbench; `done` is told what was compared, once everything sent has been answered. */
function trackerBench(clocks: number, done: (compared: Compared) => void): Body<void> {
  return async (t) => {
    const model = new SackTracker({ window, checkLag: sackTrackerLatency.windowLag });
    let modelled = t.cycle;
    let accepted = 0;
    const board = t.scoreboard('verdicts');
    const source = t.source('arrival', {
      onItem: (item, cycle) => {
        for (; modelled < cycle; modelled++) model.clock(undefined);
        modelled++;
        const psn = Number(item);
        const verdict = model.clock(psn);
        board.expect({ psn, verdict });
        if (verdict === 'accepted') accepted++;
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
    if (board.counts.matched !== source.sent) throw new Error('not every arrival has had its verdict compared');
    done({ verdicts: board.counts.matched, accepted });
  };
}

/** Runs the testbench once a message, which says for how many clocks. */
async function work(engine: EngineName): Promise<void> {
  const simulator = await engines[engine].create(elaborate(sackTracker(window)));
  const fresh = simulator.snapshot();
  parentPort!.on('message', async (clocks: number) => {
    simulator.restore(fresh);
    let compared: Compared = { verdicts: 0, accepted: 0 };
    const body = trackerBench(clocks, (all) => {
      compared = all;
    });
    const started = performance.now();
    const before = threadSeconds();
    const { cycles, failure } = await runSeed(simulator, 1, body);
    const seconds = (performance.now() - started) / 1000;
    const processorSeconds = threadSeconds() - before;
    if (failure !== undefined) throw failure;
    parentPort!.postMessage({ clocks: cycles, seconds, processorSeconds, compared } satisfies Turn);
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
    return { engine, worker, turns: [] as Turn[] };
  });
  // The first turn is for the compilers.
  for (let round = 0; round <= rounds; round++) {
    for (const run of runs) {
      const result = await turn(run.worker, clocks);
      if (round > 0) run.turns.push(result);
    }
  }
  const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]!;
  const rows = runs.map(({ engine, turns }) => ({
    engine,
    speed: median(turns.map((t) => t.clocks / t.seconds)),
    best: Math.max(...turns.map((t) => t.clocks / t.seconds)),
    ofProcessor: median(turns.map((t) => t.clocks / t.processorSeconds)),
    compared: turns[0]!.compared,
  }));
  const reference = rows.at(-1)!;
  console.log(
    textTable(rows, [
      { header: 'engine', value: (r) => r.engine },
      { header: 'verdicts compared', value: (r) => r.compared.verdicts },
      { header: 'of them accepted', value: (r) => r.compared.accepted },
      { header: 'clocks/s, median', value: (r) => r.speed },
      { header: 'best', value: (r) => r.best },
      { header: 'clocks per second of processor time, median', value: (r) => r.ofProcessor },
      {
        header: `ratio to ${reference.engine}`,
        value: (r) => (r.ofProcessor / reference.ofProcessor).toPrecision(3),
        align: 'right',
      },
    ]),
  );
  for (const { worker } of runs) await worker.terminate();
}

if (isMainThread) await measure(Number(process.argv[2] ?? 1_000_000));
else await work(workerData as EngineName);
