/** From a design's Verilog to the formula that the solver reads. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clockingPorts } from '../../rtl-gen/ir/clocking.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { execa } from '../../support/execa.ts';
import { UserError } from '../../support/user-error.ts';
import { checksInMoments, clocksOf, momentConstraints, momentMaps, stateInMoments } from './moments.ts';

/**
 * Yosys's passes. Nothing is optimised, so that every register and memory keeps its name and is in the witness.
 * `chformal -early` takes away the flip-flop between a clocked assertion and its condition: a property is checked, and
 * an assumption binds, in the clock that it is about. `ff2anyinit` makes start values that the design leaves open
 * variables.
 */
const passes = (top: string, severalClocks: boolean, properties: number, sums: boolean): readonly string[] => [
  `hierarchy -check -top ${top}`,
  'proc',
  ...(severalClocks ? checksInMoments(properties) : []),
  'memory_collect',
  ...(sums ? ['memory_map'] : []),
  'opt_clean',
  'chformal -early',
  'opt_clean',
  'check -assert',
  'dffunmap',
  ...(severalClocks ? stateInMoments : []),
  'formalff -clk2ff -ff2anyinit',
];

/** Name of the formula. */
export const FORMULA = 'design.smt2';

/**
 * Name of the constraints on the steps: that the first is one of reset, and of several clocks, which moments there are.
 */
export const START = 'start.smtc';

/** Name of what takes its place in induction over clocks outside reset. */
export const OUTSIDE_RESET = 'outside-reset.smtc';

/** What the formula of a design is made from: it decides what a solver finds. */
export interface Formula {
  readonly top: string;
  /** Texts by name: Verilog, maps, and the constraints on the steps. */
  readonly files: Readonly<Record<string, string>>;
  /** Yosys's commands that write the formula. */
  readonly script: string;
  /** How many properties of each kind it has to have. */
  readonly wanted: Readonly<Record<'assert' | 'assume' | 'cover', number>>;
}

/**
 * From a design to what its formula is made from. Everything in the state that reset does not set and that has no start
 * value is arbitrary. A `UserError` for a design of falling edges or asynchronous resets. `sums`: as of
 * `ProveOptions`.
 */
export function formulaOf(design: Design, sums = false): Formula {
  checkStyle(design);
  const clocks = clocksOf(design);
  const severalClocks = clocks.length > 1;
  const { top, files } = emitVerilog(design);
  if (sums && severalClocks) throw new UserError(`${top} has several clocks: proofs about sums are of one`);
  const checks = design.modules.flatMap((m) => m.checks);
  const wanted = {
    assert: checks.filter((c) => !c.assumed).length,
    assume: checks.filter((c) => c.assumed).length,
    cover: design.modules.flatMap((m) => m.covers).length,
  };
  const outside = ['always', ...inReset(design).map((on) => `assume (not ${on})`), ''].join('\n');
  return {
    top,
    files: {
      ...Object.fromEntries(files.map(({ name, text }) => [name, text])),
      ...(severalClocks ? momentMaps : {}),
      [START]: constraints(design, clocks),
      ...(sums ? { [OUTSIDE_RESET]: outside } : {}),
    },
    script: [
      `read_verilog -formal -DFORMAL ${files.map((f) => f.name).join(' ')}`,
      ...passes(top, severalClocks, wanted.assert + wanted.assume + wanted.cover, sums),
      `write_smt2 ${sums ? '-nomem ' : ''}-wires ${FORMULA}`,
    ].join('; '),
    wanted,
  };
}

/** Have Yosys write the formula into `folder`, and write the constraints on its steps. */
export async function writeFormula({ top, files, script, wanted }: Formula, folder: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const { exitCode, stderr, stdout } = await execa('yosys', ['-q', '-p', script], { cwd: folder, reject: false });
  if (exitCode !== 0) {
    const error = /ERROR: (.*)/.exec(`${stdout}\n${stderr}`)?.[1] ?? `exit code ${exitCode}`;
    throw new UserError(`Yosys does not accept the Verilog of ${top}: ${error}`);
  }
  checkComplete(wanted, await readFile(join(folder, FORMULA), 'utf8'));
}

function checkStyle({ top, modules }: Design): void {
  const domains = modules.flatMap((m) => m.domains);
  if (
    domains.some((d) => d.usesClock && d.edge !== 'rising') ||
    domains.some((d) => d.usesReset && d.reset?.kind === 'async')
  ) {
    throw new UserError(`${top.name} cannot be proved: proofs are about rising edges and synchronous resets`);
  }
}

/** The first step is one of reset, and each step of a design of several clocks is a moment that there can be. */
function constraints(design: Design, clocks: readonly string[]): string {
  const resets = inReset(design);
  const start = resets.length === 0 ? [] : ['initial', `assume ${resets[0]}`];
  const moments = clocks.length > 1 ? momentConstraints(clocks, resets) : [];
  return [...start, ...moments, ''].join('\n');
}

/** For each reset, that it is active. */
const inReset = ({ top }: Design): readonly string[] =>
  clockingPorts(top).flatMap(({ reset }) =>
    reset === undefined ? [] : [`(= [${reset.name}] ${reset.active === 'high'})`],
  );

/** A property that was lost on the way would count as proved, so each has to be in the formula. */
function checkComplete(wanted: Formula['wanted'], formula: string): void {
  for (const [keyword, number] of Object.entries(wanted)) {
    const count = formula.match(new RegExp(`^; yosys-smt2-${keyword} `, 'gm'))?.length ?? 0;
    if (count === number) continue;
    throw new Error(`the formula has ${count} properties of kind ${keyword}, the design ${number}`);
  }
}
