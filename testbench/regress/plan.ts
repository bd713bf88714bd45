/** What a regression consists of. */
import type { Project } from '../../config/project.ts';
import type { ProjectDesign } from '../../config/project-design.ts';
import { UserError } from '../../support/user-error.ts';
import { propertyTest, testNames } from '../design-tests/find-test.ts';
import type { EngineName } from '../engine/simulator.ts';
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

/** Seconds that a file of tests takes, about, where the config does not say. */
const usualSeconds = 8;

/**
 * All items, in a fixed order. A name that is neither a design nor a test file is a `UserError` with the nearest one.
 */
export async function plan(project: Project, choice: Choice): Promise<readonly Item[]> {
  const { designs, suites } = chosen(project, choice.names);
  const runs = await Promise.all(designs.map((design) => runsOf(project, design, choice)));
  const { seconds = {} } = project.config.regress ?? {};
  return [
    ...runs.flat(),
    ...suites.flatMap((file) => suiteItems(file, seconds[file] ?? usualSeconds, choice)),
    ...designs.flatMap((design) => mutantItems(design, choice)),
  ];
}

/** A design without tests of its own stands for the test files that the config names for it. */
function chosen(
  project: Project,
  names: readonly string[],
): { readonly designs: readonly ProjectDesign[]; readonly suites: readonly string[] } {
  const all = seededSuites(project);
  if (names.length === 0) return { designs: project.tested, suites: all };
  const designs = new Set<ProjectDesign>();
  const suites = new Set<string>();
  for (const name of names) {
    if (all.includes(name)) {
      suites.add(name);
      continue;
    }
    if (name.endsWith('.test.ts')) {
      throw new UserError(
        `${name} is no test file that draws stimulus: give a path such as ${all[0] ?? 'fifo.test.ts'}, or a design`,
      );
    }
    const design = project.design(name);
    const own = all.filter((file) => design.suites.some((suite) => file === suite || file.startsWith(`${suite}/`)));
    if (design.tests === undefined && own.length > 0) for (const file of own) suites.add(file);
    else designs.add(design);
  }
  return { designs: [...designs], suites: [...suites] };
}

async function runsOf(project: Project, design: ProjectDesign, choice: Choice): Promise<readonly RunItem[]> {
  const { name } = design;
  const { seed, runs, clocks, engines, cover } = choice;
  const block = sourceOf(design);
  const tests = await testNames(await project.tests(name));
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

function suiteItems(file: string, cost: number, { seed, runs, engines }: Choice): readonly SuiteItem[] {
  return Array.from({ length: runs }, (_, run) => {
    const id = `${file}/${run + 1}`;
    const test = 'all tests';
    return { kind: 'suite', id, subject: file, block: file, test, engines, seed: itemSeed(seed, id), group: id, cost };
  });
}

/** What shares the design's source. */
const sourceOf = ({ folder, name }: ProjectDesign): string => (folder === '' ? name : folder);

function mutantItems(design: ProjectDesign, { seed, mutate }: Choice): readonly MutantsItem[] {
  const { name } = design;
  const block = sourceOf(design);
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
