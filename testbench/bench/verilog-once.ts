/**
 * Tests of the emitted Verilog that run once for each text. Reading the Verilog, and compiling it with Verilator,
 * takes seconds. The test also runs on the netlist every time; Yosys and Verilator add only
 * their own reading of the Verilog, which changes only with the Verilog.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { KeptResults, keptFolder, readKept } from '../../support/kept/kept-results.ts';
import { packageInstalled } from '../../support/optional-package.ts';
import { projectRoot } from '../../support/project.ts';
import { yosysVersion } from '../../support/yosys/run-yosys.ts';
import { engines } from '../engine/engines.ts';
import type { Engine, EngineName } from '../engine/simulator.ts';
import { clangVersion } from '../engine/verilator/clang.ts';
import { verilatorAvailable, verilatorVersion } from '../engine/verilator/toolchain.ts';
import { verilogText } from '../engine/verilog-text.ts';
import type { CreateSimulator } from './traced-run.ts';

/** An elaborated design, as engines take it. */
type Design = Parameters<Engine['create']>[0];

/** A test that may have passed with the same Verilog, or is recorded when it passes. */
export interface Once {
  /** It has, so that it need not run. */
  readonly isKept: boolean;
  /** It has passed now. */
  passed(): void;
}

/** A program that reads Verilog, which selects the part of `kept/` with the tests that passed in it. */
type Reader = 'verilator' | 'yosys';

/** The other inputs of a result besides the Verilog and the test, and the results. */
interface Known {
  readonly identity: readonly string[];
  readonly kept: KeptResults;
}

const designs = new WeakMap<CreateSimulator, { readonly reader: Reader; readonly design: Design }>();

/**
 * Makes simulators of the design on any engine. On `verilator` and `yosys` the test is left out if `kept/` says that it
 * has passed with the same Verilog. `quick`: a build without optimisation.
 */
export function onEngine(
  name: EngineName,
  design: Design,
  { quick = false }: { readonly quick?: boolean } = {},
): CreateSimulator {
  const create: CreateSimulator = (options) => engines[name].create(design, { ...options, quick });
  if (name === 'verilator' || name === 'yosys') designs.set(create, { reader: name, design });
  return create;
}

/** As `onEngine`, in Verilator. */
export const inVerilator = (design: Design, options: { readonly quick?: boolean } = {}): CreateSimulator =>
  onEngine('verilator', design, options);

/** A test in Verilator that is not an `hwTest`, left out under the same conditions. */
export function verilatorTest(name: string, design: Design, body: (create: CreateSimulator) => Promise<void>): void {
  const create = inVerilator(design);
  const once = onceOf(name, create);
  test.skipIf(once?.isKept)(name + noteOf(once), async () => {
    await body(create);
    once?.passed();
  });
}

/** For a test with simulators that `onEngine` makes for `verilator` or `yosys`; undefined for all others. */
export function onceOf(name: string, create: CreateSimulator | undefined): Once | undefined {
  const made = create && designs.get(create);
  const known = made && readers[made.reader];
  if (made === undefined || known === undefined) return undefined;
  const { identity, kept } = known;
  const file = relative(projectRoot, expect.getState().testPath ?? '');
  // A project that a test makes has another name each time.
  if (file.startsWith('out/')) return undefined;
  const verilog = verilogText(made.design);
  const question = { inputs: [...identity, file, name, verilog], of: `${name} (${file})` };
  return {
    isKept: !isAsked && kept.known(question) !== undefined,
    passed: () => kept.note(question, 'passed'),
  };
}

/** What is added to the name of a test that is left out. */
export const noteOf = (once: Once | undefined): string =>
  once?.isKept ? ' (skipped: passed with this Verilog before; GATEWRIGHT_KEPT=whole runs it)' : '';

/** The user requests this run or another stimulus: `GATEWRIGHT_REPLAY`, `GATEWRIGHT_WAVES`, a seed. */
const isAsked = Object.keys(process.env).some((name) =>
  /^(FAST_CHECK_SEED|GATEWRIGHT_(REPLAY|SEED|SHUFFLE|WAVES|ENGINE))$/.test(name),
);

/** The readers by name; undefined for one that is not installed, and without `kept/`, as in a user's project. */
const readers: Readonly<Record<Reader, Known | undefined>> = {
  verilator: (await verilatorAvailable())
    ? knownOf('verilator', 'verilator', [await verilatorVersion(), clangVersion()])
    : undefined,
  yosys: packageInstalled('@yowasp/yosys') ? knownOf('yosys', 'foreign', [yosysVersion()]) : undefined,
};

/** The tests that passed in a reader with its `tools` and the sources in that folder of engines. */
function knownOf(part: Reader, folder: string, tools: readonly string[]): Known | undefined {
  if (process.env.GATEWRIGHT_KEPT === undefined && readKept(keptFolder, part).length === 0) return undefined;
  const cwd = join(import.meta.dirname, '..', 'engine', folder);
  const sources = globSync(['*.ts', 'cells/*.ts', 'harness/*'], { cwd }).filter(
    (name) => !/\.(test|browser)\.ts$/.test(name),
  );
  const texts = sources.sort().flatMap((name) => [name, readFileSync(join(cwd, name), 'utf8')]);
  return { identity: [...tools, ...texts], kept: new KeptResults(part) };
}
