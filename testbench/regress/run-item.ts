/** What a worker process does with an item. */
import type { Project } from '../../config/project.ts';
import { elaborateEntry } from '../../rtl-gen/design-entry.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import { runSeed, type SeedRun } from '../bench/run-seed.ts';
import { CoverageRecorder, type Reached } from '../coverage/coverage-recorder.ts';
import { findTest } from '../design-tests/find-test.ts';
import { engines } from '../engine/engines.ts';
import type { Simulator } from '../engine/simulator.ts';
import { beside } from './beside.ts';
import type { DiagnosisItem, Item, ItemFailure, ItemResult, MutantsItem, RunItem, SuiteItem } from './item.ts';
import { testMutants } from './mutants.ts';
import { assertionOf } from './signature.ts';
import { runSuite } from './suites.ts';

/** What came of the item; a test that fails is a result, anything else that goes wrong rejects. */
export async function runItem(project: Project, item: Item): Promise<ItemResult> {
  const started = performance.now();
  const result = await resultOf(project, item);
  return { id: item.id, ...result, seconds: (performance.now() - started) / 1000 };
}

type Found = Omit<ItemResult, 'id' | 'seconds'>;

function resultOf(project: Project, item: Item): Promise<Found> {
  if (item.kind === 'run') return runDesign(project, item);
  if (item.kind === 'suite') return suite(project, item);
  if (item.kind === 'mutants') return mutants(project, item);
  return diagnose(project, item);
}

/** A design that is elaborated, and its recorder of coverage once there is one. */
interface Prepared {
  readonly name: string;
  readonly design: Design;
  recorder?: CoverageRecorder;
}

/**
 * What this process worked on last: the items of one design come one after the other, and share what engines make of
 * it.
 */
let prepared: Prepared | undefined;

function prepare(project: Project, name: string): Prepared {
  if (prepared?.name !== name) prepared = { name, design: elaborateEntry(project.design(name)) };
  return prepared;
}

async function runDesign(project: Project, item: RunItem): Promise<Found> {
  const ofDesign = prepare(project, item.subject);
  const { design } = ofDesign;
  // The recorder knows one clock only; a design of several runs without.
  if (!item.cover || flatten(design).clocks.length > 1) {
    return foundIn(await run(project, item, await engines[item.engine].create(design, { seed: item.seed })));
  }
  ofDesign.recorder ??= new CoverageRecorder(design);
  let reached: Reached | undefined;
  const simulator = await ofDesign.recorder.create(item.engine, { seed: item.seed }, (r) => {
    reached = r;
  });
  const done = await run(project, item, simulator);
  return { ...foundIn(done), ...(reached === undefined ? {} : { reached }) };
}

async function run(project: Project, { subject, test, clocks, seed }: RunItem, simulator: Simulator): Promise<SeedRun> {
  const { body } = await findTest(subject, await project.tests(subject), test, clocks);
  try {
    return await runSeed(simulator, seed, body);
  } finally {
    simulator.dispose();
  }
}

function foundIn({ cycles, failure, checks, coverage }: SeedRun): Found {
  const found = { clocks: cycles, tests: 1, ...(coverage.groups.length === 0 ? {} : { functional: coverage }) };
  if (failure === undefined) return { ...found, failures: [] };
  const { message } = failure;
  const failed: ItemFailure = { assertion: assertionOf(message, checks), message, cycle: cycles };
  return { ...found, failures: [failed] };
}

async function suite(project: Project, { subject, seed, engines: chosen }: SuiteItem): Promise<Found> {
  return { clocks: 0, ...(await runSuite(project.place.root, subject, seed, chosen)) };
}

async function mutants(project: Project, item: MutantsItem): Promise<Found> {
  const mutation = await testMutants(project, item.subject, prepare(project, item.subject).design, item);
  return { clocks: 0, tests: mutation.total, failures: [], mutation };
}

async function diagnose(project: Project, { of }: DiagnosisItem): Promise<Found> {
  const design = prepare(project, of.subject).design;
  // A Verilator build in which all signals can be read takes minutes, and its ports say which output is wrong.
  const options = { seed: of.seed, trace: of.engine !== 'verilator' };
  const subject = await engines[of.engine].create(design, options);
  const both = beside(subject, await engines.interpreter.create(design, options));
  await run(project, of, both);
  return { clocks: 0, tests: 1, failures: [], divergence: both.first ?? null };
}
