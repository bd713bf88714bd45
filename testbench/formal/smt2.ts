/** From a design's Verilog to the formula that the solver reads. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { clockingPorts, listedDomains } from '../../rtl-gen/ir/clocking.ts';
import type { Design, ResetIr } from '../../rtl-gen/ir/module-ir.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { UserError } from '../../support/user-error.ts';

/**
 * Yosys's passes. Nothing is optimised, so that every register and memory keeps its name and is in the witness.
 * `chformal -early` takes away the flip-flop between a clocked assertion and its condition: a property is checked, and an
 * assumption binds, in the clock that it is about. `ff2anyinit` makes start values that the design leaves open variables.
 */
const passes = (top: string): readonly string[] => [
  `hierarchy -check -top ${top}`,
  'proc',
  'memory_collect',
  'opt_clean',
  'chformal -early',
  'opt_clean',
  'check -assert',
  'dffunmap',
  'formalff -clk2ff -ff2anyinit',
];

/** Name of the formula, and of the constraint that holds in the first clock alone. */
export const FORMULA = 'design.smt2';
export const START = 'start.smtc';

/**
 * Write the formula of the design into `folder`, and the constraint that the first clock is one of reset. Everything in the
 * state that reset does not set and that has no start value is arbitrary. A `UserError` for a design of several clocks, of
 * falling edges or asynchronous resets.
 */
export async function writeFormula(design: Design, folder: string): Promise<void> {
  const reset = onlyReset(design);
  const { top, files } = emitVerilog(design);
  for (const { name, text } of files) await writeFile(join(folder, name), text);
  const read = `read_verilog -formal -DFORMAL ${files.map((f) => f.name).join(' ')}`;
  const script = [read, ...passes(top), `write_smt2 -wires ${FORMULA}`].join('; ');
  const { exitCode, stderr, stdout } = await execa('yosys', ['-q', '-p', script], { cwd: folder, reject: false });
  if (exitCode !== 0) {
    const error = /ERROR: (.*)/.exec(`${stdout}\n${stderr}`)?.[1] ?? `exit code ${exitCode}`;
    throw new UserError(`Yosys does not accept the Verilog of ${top}: ${error}`);
  }
  checkComplete(design, await readFile(join(folder, FORMULA), 'utf8'));
  await writeFile(
    join(folder, START),
    reset === undefined ? '' : `initial\nassume (= [${reset.name}] ${reset.active === 'high'})\n`,
  );
}

/** The reset of the one domain that a proof can be about, if it has one. A step of the formula is a clock of that domain. */
function onlyReset({ top, modules }: Design): ResetIr | undefined {
  const domains = modules.flatMap((m) => m.domains);
  const many = listedDomains(top).filter((d) => d.usesClock).length > 1;
  if (
    many ||
    domains.some((d) => d.usesClock && d.edge !== 'rising') ||
    domains.some((d) => d.usesReset && d.reset?.kind === 'async')
  ) {
    throw new UserError(
      `${top.name} cannot be proved: proofs are about one clock with rising edges and synchronous resets`,
    );
  }
  return clockingPorts(top).find((p) => p.reset !== undefined)?.reset;
}

/** A property that was lost on the way would count as proved, so each has to be in the formula. */
function checkComplete({ modules }: Design, formula: string): void {
  const count = (keyword: string): number => formula.match(new RegExp(`^; yosys-smt2-${keyword} `, 'gm'))?.length ?? 0;
  const checks = modules.flatMap((m) => m.checks);
  const wanted = [
    ['assert', checks.filter((c) => !c.assumed).length],
    ['assume', checks.filter((c) => c.assumed).length],
    ['cover', modules.flatMap((m) => m.covers).length],
  ] as const;
  for (const [keyword, number] of wanted) {
    if (count(keyword) === number) continue;
    throw new Error(`the formula has ${count(keyword)} properties of kind ${keyword}, the design ${number}`);
  }
}
