/**
 * Tests in Verilator that run once for a text. Compiling what Verilator makes of a design takes seconds, and the test
 * itself runs on other engines in every run of the tests; what Verilator adds is its own reading of the Verilog, which
 * changes with the Verilog alone.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { KeptResults, keptFolder, readKept } from '../../support/kept/kept-results.ts';
import { projectRoot } from '../../support/project.ts';
import { engines } from '../engine/engines.ts';
import type { Engine, EngineName } from '../engine/simulator.ts';
import { clangVersion } from '../engine/verilator/clang.ts';
import { verilatedSource, verilatorEngine } from '../engine/verilator/engine.ts';
import { verilatorAvailable, verilatorVersion } from '../engine/verilator/toolchain.ts';
import type { CreateSimulator } from './traced-run.ts';

/** An elaborated design, as engines take it. */
type Design = Parameters<Engine['create']>[0];

/** A test that has passed with the same Verilog, or will say so when it does. */
export interface Once {
  /** It has, so that it need not run. */
  readonly isKept: boolean;
  /** It has passed now. */
  passed(): void;
}

const part = 'verilator';
const kept = new KeptResults(part);
const designs = new WeakMap<CreateSimulator, Design>();

/**
 * What makes simulators of the design in Verilator, for a test that is left out where it has passed with the same
 * Verilog before and that is in `kept/verilator.jsonl`. `quick`: built quickly rather than to be quick.
 */
export function inVerilator(design: Design, { quick = false }: { readonly quick?: boolean } = {}): CreateSimulator {
  const create: CreateSimulator = (options) => verilatorEngine.create(design, { ...options, quick });
  designs.set(create, design);
  return create;
}

/** What makes simulators of the design on any engine, in Verilator as `inVerilator` does. */
export const onEngine = (name: EngineName, design: Design, { quick = false } = {}): CreateSimulator =>
  name === 'verilator'
    ? inVerilator(design, { quick })
    : (options) => engines[name].create(design, { ...options, quick });

/** A test in Verilator that is no `hwTest`, left out as those are. */
export function verilatorTest(name: string, design: Design, body: (create: CreateSimulator) => Promise<void>): void {
  const create = inVerilator(design);
  const once = onceOf(name, create);
  test.skipIf(once?.isKept)(name + noteOf(once), async () => {
    await body(create);
    once?.passed();
  });
}

/** Of a test with simulators that `inVerilator` makes; undefined of all others. */
export function onceOf(name: string, create: CreateSimulator | undefined): Once | undefined {
  const design = create && designs.get(create);
  if (design === undefined || identity === undefined) return undefined;
  const file = relative(projectRoot, expect.getState().testPath ?? '');
  const { verilog } = verilatedSource(design);
  const question = { inputs: [...identity, file, name, JSON.stringify(verilog)], of: `${name} (${file})` };
  return {
    isKept: !isAsked && kept.known(question) !== undefined,
    passed: () => kept.note(question, 'passed'),
  };
}

/** What is added to the name of a test that is left out. */
export const noteOf = (once: Once | undefined): string =>
  once?.isKept ? ' (skipped: passed with this Verilog before; GATEWRIGHT_KEPT=whole runs it)' : '';

/** Somebody wants to see this run, or another stimulus: `GATEWRIGHT_REPLAY`, `GATEWRIGHT_WAVES`, a seed. */
const isAsked = Object.keys(process.env).some((name) =>
  /^(FAST_CHECK_SEED|GATEWRIGHT_(REPLAY|SEED|SHUFFLE|WAVES|ENGINE))$/.test(name),
);

/** The tools, and the sources of this engine; undefined where nothing is kept, as in a user's project. */
const identity = await identityOf();

async function identityOf(): Promise<readonly string[] | undefined> {
  if (!(await verilatorAvailable())) return undefined;
  if (process.env.GATEWRIGHT_KEPT === undefined && readKept(keptFolder, part).length === 0) return undefined;
  const folder = join(import.meta.dirname, '..', 'engine', 'verilator');
  const sources = globSync(['*.ts', 'harness/*'], { cwd: folder }).filter((name) => !name.endsWith('.test.ts'));
  const texts = sources.sort().flatMap((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  return [await verilatorVersion(), clangVersion(), ...texts];
}
