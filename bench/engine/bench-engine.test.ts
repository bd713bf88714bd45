import { afterEach, expect, test, vi } from 'vitest';
import { openProject } from '../../config/open-project.ts';
import { Progress } from '../../support/progress.ts';
import { isLong, longNote } from '../../support/testing/long-run.ts';
import { UserError } from '../../support/user-error.ts';
import { benchEngine } from './bench-engine.ts';
import { engineFiguresText } from './figures-text.ts';

const { project } = await openProject();

afterEach(() => vi.unstubAllEnvs());

test.skipIf(!isLong)(
  `figures of what was asked for; without native Verilator the ratios are null${longNote}`,
  async () => {
    const benchmark = await benchEngine(project, { designs: ['rmw_tracker_1024'], engines: ['wasm'], rounds: 1 });
    const lines: string[] = [];
    const figures = await benchmark.run(new Progress(benchmark.steps, (line) => lines.push(line)));
    expect(figures.map((f) => [f.design, f.engine, f.ratioToNativeVerilator])).toEqual([
      ['rmw_tracker_1024', 'wasm', null],
    ]);
    for (const { clocksPerSecond, firstClockMs, warmClockMs } of figures) {
      expect(Math.min(clocksPerSecond, firstClockMs!, warmClockMs!)).toBeGreaterThan(0);
    }
    expect(lines.at(-1)).toContain(`[${benchmark.steps}/${benchmark.steps}]`);
    expect(engineFiguresText(figures)).not.toContain('geometric');
  },
);

test('a missing Verilator is one sentence an engine, and the others are measured', async () => {
  vi.stubEnv('PATH', '/nowhere');
  const { leftOut, steps } = await benchEngine(project, { designs: ['mostly_idle'], rounds: 1 });
  expect(leftOut).toHaveLength(2);
  for (const sentence of leftOut) expect(sentence).toMatch(/^\S*verilator is left out: .*apt-get install verilator/);
  expect(steps).toBe(3);
  await expect(benchEngine(project, { engines: ['verilator'], rounds: 1 })).rejects.toThrow(UserError);
});

test('unknown names and counts of nothing are mistakes of the user', async () => {
  await expect(benchEngine(project, { designs: ['mostly_idel'], rounds: 1 })).rejects.toThrow(
    /no benchmark design mostly_idel.*mostly_idle/,
  );
  await expect(benchEngine(project, { engines: ['wasn'], rounds: 1 })).rejects.toThrow(/no engine wasn.*wasm/);
  await expect(benchEngine(project, { rounds: 0 })).rejects.toThrow(UserError);
});

test('the text has the geometric mean of the ratios of the built-in engine, and the least', () => {
  const figure = { firstClockMs: 1, warmClockMs: 1, clocksPerSecond: 10 };
  const text = engineFiguresText([
    { design: 'a', engine: 'wasm', ...figure, ratioToNativeVerilator: 2 },
    { design: 'a', engine: 'native-verilator', ...figure, ratioToNativeVerilator: 1 },
    { design: 'b', engine: 'wasm', ...figure, ratioToNativeVerilator: 8 },
  ]);
  expect(text.split('\n').at(-1)).toBe('wasm to native Verilator, geometric mean of 2: 4.00, least 2.00');
});

test('a set is measured where it is asked for, and an unknown one is a mistake of the user', async () => {
  const steps = async (options: object) =>
    (await benchEngine(project, { engines: ['wasm'], rounds: 1, ...options })).steps;
  const own = project.config.benches!.filter(({ set }) => set === 'own').length;
  expect(own).toBeGreaterThan(6);
  expect(await steps({ set: 'own' })).toBe(2 * own);
  expect(await steps({ set: 'own', speedOnly: true })).toBe(own);
  expect(await steps({})).toBe(2 * (project.config.benches!.length - own));
  await expect(benchEngine(project, { set: 'owm', rounds: 1 })).rejects.toThrow(/no set owm.*own/);
});
