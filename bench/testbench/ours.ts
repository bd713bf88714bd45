/**
 * Our own testbench as a contender. Run as a program (`node ours.ts BENCH ENGINE CLOCKS FORM`) it does one turn, after
 * one to warm up.
 */
import { execa } from '../../support/execa.ts';
import { runSeed } from '../../testbench/bench/run-seed.ts';
import { engines, findEngine } from '../../testbench/engine/engines.ts';
import type { EngineName } from '../../testbench/engine/simulator.ts';
import { benches, type TaskForm } from './benches.ts';
import { type Contender, printedTurn, type Turn } from './contender.ts';
import { type BenchName, designs } from './designs.ts';

/** On one of our engines, with tasks of that form. */
export const ours = (engine: EngineName, form: TaskForm): Contender => ({
  name: `Gatewright, ${engine}, ${form === 'async' ? 'async functions' : 'generators'}`,
  clocks: 2_000_000,
  run: async (bench, clocks) => {
    const { stdout } = await execa(process.execPath, [import.meta.filename, bench, engine, String(clocks), form]);
    return printedTurn(stdout);
  },
});

/** One run; throws what the testbench throws. */
export async function oneTurn(
  bench: BenchName,
  engine: EngineName,
  clocks: number,
  form: TaskForm = 'async',
): Promise<Turn> {
  const simulator = await engines[engine].create(designs[bench]);
  try {
    const started = performance.now();
    const { cycles, failure } = await runSeed(simulator, 1, benches[form][bench](clocks));
    const seconds = (performance.now() - started) / 1000;
    if (failure !== undefined) throw failure;
    return { clocks: cycles, seconds };
  } finally {
    simulator.dispose();
  }
}

if (import.meta.main) {
  const [bench, engine, clocks, form] = process.argv.slice(2) as [BenchName, string, string, TaskForm];
  const name = findEngine(engine).name as EngineName;
  await oneTurn(bench, name, Number(clocks) / 10, form);
  console.log(JSON.stringify(await oneTurn(bench, name, Number(clocks), form)));
}
