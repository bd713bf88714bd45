/** `gatewright check`: everything about the designs that can be wrong without running them. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project } from '../../config/project.ts';
import type { ProjectDesign } from '../../config/project-design.ts';
import { checkWithYosys } from '../../fpga/flow/check.ts';
import { DesignError, type Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import { type LintInput, lintInput } from '../../rtl-gen/verilog/lint-input.ts';
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { execa } from '../../support/execa.ts';
import { missingText, packageInstalled } from '../../support/optional-package.ts';
import type { Progress } from '../../support/progress.ts';
import { shown } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';
import { writeWhole } from '../../support/write-file.ts';
import { staleFiles, strayFolders, verilogOf } from './emit.ts';

/** One thing that was checked. `skipped` names the tool that is missing and how to install it. */
export interface Finding {
  readonly check: string;
  readonly design: string;
  readonly passed: boolean;
  readonly skipped?: string;
  readonly detail?: string;
  /** What is wrong with the design, where that is what failed. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** A lint tool of the system: any output at all is a failure. */
interface Linter {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const linters: readonly Linter[] = [
  { name: 'verilator -Wall', command: 'verilator', args: ['--lint-only', '-Wall'] },
  { name: 'verilator -Wall FORMAL', command: 'verilator', args: ['--lint-only', '-Wall', '--assert', '-DFORMAL'] },
  { name: 'iverilog -Wall', command: 'iverilog', args: ['-Wall', '-tnull'] },
];

/**
 * Diagnostics and lint of the designs, a step of `progress` each. Of the whole project (`designs` is all of it), whose
 * Verilog is kept, its freshness too, if any of it has been emitted.
 */
export async function checkDesigns(
  project: Project,
  designs: readonly ProjectDesign[],
  progress: Progress,
): Promise<readonly Finding[]> {
  const folder = project.folders.verilog;
  const isKept = existsSync(folder);
  const findings: Finding[] = isKept ? [noStrayFolders(project)] : [];
  for (const entry of designs) {
    const found = await progress.step(
      entry.name,
      async () => {
        const diagnostics = outcome('diagnostics', entry.name, () => verilogOf(entry));
        if (diagnostics.value === undefined) return [diagnostics.finding];
        const verilog = diagnostics.value;
        const stale = isKept ? staleFiles([entry], folder) : [];
        const fresh: Finding = {
          check: `${shown(folder)}/ is fresh`,
          design: entry.name,
          passed: stale.length === 0,
          ...(stale.length === 0 ? {} : { detail: `${stale.join(', ')} differ: run npx gatewright emit` }),
        };
        // Yosys is a thread and the lint tools are processes: they need not wait for each other.
        const [yosys, linted] = await Promise.all([yosysFinding(verilog), lint(verilog)]);
        return [diagnostics.finding, ...(isKept ? [fresh] : []), yosys, ...linted];
      },
      (list) => (list.every((f) => f.passed) ? 'ok' : 'not ok'),
    );
    findings.push(...found);
  }
  return findings;
}

function noStrayFolders({ designs, folders }: Project): Finding {
  const stray = strayFolders(designs, folders.verilog);
  const base = { check: 'every folder is of a design', design: `${shown(folders.verilog)}/` };
  if (stray.length === 0) return { ...base, passed: true };
  const [are, them] = stray.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return { ...base, passed: false, detail: `${stray.join(', ')} ${are} of no design: remove ${them}` };
}

function outcome<T>(check: string, design: string, work: () => T): { finding: Finding; value?: T } {
  try {
    return { value: work(), finding: { check, design, passed: true } };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const diagnostics = error instanceof DesignError ? { diagnostics: error.diagnostics } : {};
    return { finding: { check, design, passed: false, detail: error.message, ...diagnostics } };
  }
}

async function yosysFinding(verilog: VerilogDesign): Promise<Finding> {
  const base = { check: 'yosys', design: verilog.top };
  if (!packageInstalled('@yowasp/yosys'))
    return { ...base, passed: true, skipped: missingText('@yowasp/yosys', 'Yosys') };
  try {
    await checkWithYosys(verilog);
    return { ...base, passed: true };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...base, passed: false, detail: error.message };
  }
}

/** Run the lint tools that are installed on the emitted files. */
export async function lint(verilog: VerilogDesign): Promise<readonly Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gatewright-lint-'));
  try {
    const input = lintInput(verilog);
    for (const { name, text } of input.files) writeWhole(join(folder, name), text);
    return await Promise.all(linters.map((linter) => lintWith(linter, verilog.top, folder, input)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function lintWith(linter: Linter, design: string, cwd: string, input: LintInput): Promise<Finding> {
  const base = { check: linter.name, design };
  const { command, args } = linter;
  const paths = command === 'verilator' ? [...input.settings, ...input.sources] : input.sources;
  const result = await execa(command, [...args, ...paths], { cwd, reject: false, all: true });
  if (result.code === 'ENOENT') {
    return { ...base, passed: true, skipped: `${command} is not installed: apt-get install ${command}` };
  }
  const detail = input.ours(result.all).trim();
  const passed = result.exitCode === 0 && detail === '';
  return passed ? { ...base, passed } : { ...base, passed, detail };
}
