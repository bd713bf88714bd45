import { expect, test } from 'vitest';
import { openProject } from '../../config/open-project.ts';
import { datapathDesigns } from '../../rtl-gen/uet/designs.ts';
import { UserError } from '../../support/user-error.ts';
import { inShard } from './item.ts';
import { type Choice, plan } from './plan.ts';
import { seededSuites } from './suites.ts';

const { project } = await openProject();

const choice: Choice = {
  names: [],
  seed: 5,
  runs: 3,
  clocks: 700,
  engines: ['wasm', 'yosys'],
  cover: true,
  mutate: 50,
};
const all = await plan(project, choice);

test('everything is in it: each design on each engine, each file of tests, mutants in pieces; names and seeds differ', () => {
  for (const { name } of datapathDesigns) {
    const own = all.filter(({ subject }) => subject === name);
    const property = own.flatMap((item) => (item.kind === 'run' && item.test === 'property' ? [item] : []));
    expect(property.map(({ engine, cover, clocks }) => `${engine} ${cover} ${clocks}`)).toEqual([
      ...Array(3).fill('wasm true 700'),
      ...Array(3).fill('yosys false 700'),
    ]);
    const pieces = own.flatMap((item) => (item.kind === 'mutants' ? [item] : []));
    expect(pieces.map(({ first, count, total }) => [first, count, total])).toEqual([
      [0, 20, 50],
      [20, 20, 50],
      [40, 10, 50],
    ]);
    expect(new Set(pieces.map((p) => p.choice)).size).toBe(1);
  }
  const suites = all.filter(({ kind }) => kind === 'suite').map(({ subject }) => subject);
  expect(suites).toEqual(seededSuites(project).flatMap((file) => [file, file, file]));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ seed }) => seed)).size).toBe(all.length);
});

test("an item's seed depends on the regression's seed and its name, not on what else is run", async () => {
  const { name, folder } = datapathDesigns[1]!;
  const alone = await plan(project, {
    ...choice,
    names: [name],
    runs: 1,
    engines: ['yosys'],
    mutate: 0,
  });
  const [first] = alone;
  expect(first).toMatchObject({ id: `${name}/property/yosys/1`, block: folder });
  expect(all.find(({ id }) => id === first!.id)!.seed).toBe(first!.seed);
  const other = await plan(project, { ...choice, names: [name], seed: 6 });
  expect(other.find(({ id }) => id === first!.id)!.seed).not.toBe(first!.seed);
});

test('a part of the library stands for the files of its folder, a path for itself; anything else is a mistake', async () => {
  const subjects = async (...names: readonly string[]) =>
    (await plan(project, { ...choice, names, runs: 1 })).map((i) => i.subject);
  const streams = await subjects('fifo_w32_d16');
  expect(streams).toContain('rtl-gen/lib/stream/fifo.test.ts');
  expect(streams.every((file) => file.startsWith('rtl-gen/lib/stream/'))).toBe(true);
  expect(await subjects('testbench/engine/readings.test.ts')).toEqual(['testbench/engine/readings.test.ts']);
  await expect(plan(project, { ...choice, names: ['fifo_w32_d1'] })).rejects.toThrow(UserError);
});

test('shards have each item once, about as many each', () => {
  for (const of of [2, 3, 7]) {
    const parts = Array.from({ length: of }, (_, i) => all.filter((item) => inShard(item, { index: i + 1, of })));
    expect(parts.flat().length).toBe(all.length);
    expect(new Set(parts.flat())).toEqual(new Set(all));
    for (const part of parts) expect(part.length / all.length).toBeCloseTo(1 / of, 1);
  }
});
