/** What a regression consists of. */
import { catalogue, findDesign } from '../../rtl-gen/catalogue.ts';
import { UserError } from '../../support/user-error.ts';
import type { EngineName } from '../engine/simulator.ts';
import { propertyTest, testNames } from '../uet/blocks/design-tests.ts';
import { type Item, itemSeed, type MutantsItem, type RunItem, type SuiteItem } from './item.ts';
import { seededSuites } from './suites.ts';

/** What decides the items of a regression: the same choice gives the same items, seeds included. */
export interface Choice {
  /** Designs, parts of the library and test files; all that there is for an empty list. */
  readonly names: readonly string[];
  readonly seed: number;
  /** Runs of each test on each engine, each with a seed of its own. */
  readonly runs: number;
  /** Clocks of a property run. */
  readonly clocks: number;
  readonly engines: readonly EngineName[];
  /** Record coverage in runs of the engines that can. */
  readonly cover: boolean;
  /** Mutants of each design. */
  readonly mutate: number;
}

/** Mutants of one item: some tens of seconds. */
const PIECE = 20;

/** Seconds that 10,000 clocks of a design's test take, about, and that an engine takes before the first. */
const costs: Readonly<Record<EngineName, { readonly run: number; readonly start: number }>> = {
  wasm: { run: 0.2, start: 0.1 },
  yosys: { run: 0.2, start: 2 },
  verilator: { run: 0.3, start: 10 },
  interpreter: { run: 2, start: 0.1 },
};

/** Test files that take longer than the others by far, and how long. */
const longSuites: Readonly<Record<string, number>> = {
  'testbench/engine/readings.test.ts': 120,
  'testbench/engine/domains.test.ts': 60,
  'testbench/engine/wasm/differential.test.ts': 60,
};

/**
 * All items, in a fixed order. A name that is neither a design nor a test file is a `UserError` with the nearest one.
 */
export async function plan(choice: Choice): Promise<readonly Item[]> {
  const { designs, suites } = chosen(choice.names);
  const runs = await Promise.all(designs.map((name) => runsOf(name, choice)));
  return [
    ...runs.flat(),
    ...suites.flatMap((file) => suiteItems(file, choice)),
    ...designs.flatMap((name) => mutantItems(name, choice)),
  ];
}

/** A part of the library stands for the test files of its folder, which run it among others. */
function chosen(names: readonly string[]): { readonly designs: readonly string[]; readonly suites: readonly string[] } {
  const all = seededSuites();
  if (names.length === 0) return { designs: catalogue.map(({ name }) => name), suites: all };
  const designs = new Set<string>();
  const suites = new Set<string>();
  for (const name of names) {
    if (all.includes(name)) {
      suites.add(name);
      continue;
    }
    if (name.endsWith('.test.ts')) {
      throw new UserError(`${name} is no test file that draws stimulus: give a path such as ${all[0]}, or a design`);
    }
    const { group, folder } = findDesign(name);
    if (group === 'datapath') designs.add(name);
    else for (const file of all) if (file.startsWith(`rtl-gen/lib/${folder}/`)) suites.add(file);
  }
  return { designs: [...designs], suites: [...suites] };
}

async function runsOf(name: string, choice: Choice): Promise<readonly RunItem[]> {
  const { seed, runs, clocks, engines, cover } = choice;
  const block = findDesign(name).folder;
  const tests = await testNames(name);
  return engines.flatMap((engine) =>
    tests.flatMap((test) =>
      Array.from({ length: runs }, (_, run): RunItem => {
        const id = `${name}/${test}/${engine}/${run + 1}`;
        return {
          kind: 'run',
          id,
          subject: name,
          block,
          test,
          engine,
          seed: itemSeed(seed, id),
          clocks: test === propertyTest ? clocks : 0,
          cover: cover && (engine === 'wasm' || engine === 'interpreter'),
          group: `${name} on ${engine}`,
          // What comes first of a group prepares its engine.
          cost: (costs[engine].run * (test === propertyTest ? clocks : 5_000)) / 10_000 + costs[engine].start / runs,
        };
      }),
    ),
  );
}

function suiteItems(file: string, { seed, runs, engines }: Choice): readonly SuiteItem[] {
  return Array.from({ length: runs }, (_, run) => {
    const id = `${file}/${run + 1}`;
    const cost = longSuites[file] ?? 8;
    const test = 'all tests';
    return { kind: 'suite', id, subject: file, block: file, test, engines, seed: itemSeed(seed, id), group: id, cost };
  });
}

function mutantItems(name: string, { seed, mutate }: Choice): readonly MutantsItem[] {
  const block = findDesign(name).folder;
  return Array.from({ length: Math.ceil(mutate / PIECE) }, (_, i) => {
    const first = i * PIECE;
    const count = Math.min(PIECE, mutate - first);
    const test = `mutants ${first + 1} to ${first + count} of ${mutate}`;
    const id = `${name}/${test}`;
    const piece = { first, count, total: mutate, choice: itemSeed(seed, name) };
    const common = { id, subject: name, block, test, seed: itemSeed(seed, id), group: `mutants of ${name}`, cost: 40 };
    return { kind: 'mutants', ...common, ...piece };
  });
}
