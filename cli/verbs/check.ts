/** `gatewright check`: everything about the designs that can be wrong without running them. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project } from '../../config/project.ts';
import type { ProjectDesign } from '../../config/project-design.ts';
import { checkScript, checkWithYosys } from '../../fpga/flow/check.ts';
import { elaborateEntry } from '../../rtl-gen/design-entry.ts';
import { DesignError, type Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import { diagnosticsText } from '../../rtl-gen/ir/diagnostic-text.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { type LintInput, lintInput } from '../../rtl-gen/verilog/lint-input.ts';
import { allFiles, type VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { mapAtOnce } from '../../support/at-once.ts';
import { execa } from '../../support/execa.ts';
import { KeptResults } from '../../support/kept/kept-results.ts';
import { missingText, packageInstalled } from '../../support/optional-package.ts';
import type { Progress } from '../../support/progress.ts';
import { projectRoot, shown } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';
import { writeWhole } from '../../support/write-file.ts';
import { yosysVersion } from '../../support/yosys/run-yosys.ts';
import { staleFiles, strayFolders } from './emit.ts';
import { digestsIn, type VerilogDigests } from './verilog-digests.ts';

/** One thing that was checked. `skipped` names the tool that is missing and how to install it. */
export interface Finding {
  readonly check: string;
  readonly design: string;
  readonly passed: boolean;
  readonly skipped?: string;
  /** The tool accepted the same text before, and that is committed in `kept/check.jsonl`. */
  readonly wasKept?: boolean;
  readonly detail?: string;
  /** What is wrong with the design, where that is what failed. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** A lint tool of the system: any output at all is a failure. */
interface Linter {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Has it print its version. */
  readonly version: string;
}

const linters: readonly Linter[] = [
  { name: 'verilator -Wall', command: 'verilator', args: ['--lint-only', '-Wall'], version: '--version' },
  {
    name: 'verilator -Wall FORMAL',
    command: 'verilator',
    args: ['--lint-only', '-Wall', '--assert', '-DFORMAL'],
    version: '--version',
  },
  { name: 'iverilog -Wall', command: 'iverilog', args: ['-Wall', '-tnull'], version: '-V' },
];

/** What the tools have accepted of this project's designs; a refusal is found again each time. Users keep nothing. */
const keptOf = ({ place }: Project): KeptResults | undefined =>
  place.root === projectRoot && place.files.length === 0 ? new KeptResults('check') : undefined;

/**
 * Diagnostics and lint of the designs, as many at once as there are processors, a step of `progress` each. Of the whole
 * project (`designs` is all of it), whose Verilog is kept, its freshness too, if any of it has been emitted.
 */
export async function checkDesigns(
  project: Project,
  designs: readonly ProjectDesign[],
  progress: Progress,
): Promise<readonly Finding[]> {
  const folder = project.folders.verilog;
  const isKept = existsSync(folder);
  const digests = digestsIn(folder);
  const kept = keptOf(project);
  const ofProject = isKept ? [noStrayFolders(project, digests)] : [];
  const checkOne = (entry: ProjectDesign): Promise<readonly Finding[]> =>
    progress.step(
      entry.name,
      async () => {
        const diagnostics = outcome('diagnostics', entry.name, () => elaborateEntry(entry));
        if (diagnostics.value === undefined) return [diagnostics.finding];
        const { warnings = [] } = diagnostics.value;
        if (warnings.length > 0) {
          const detail = diagnosticsText(warnings, { colour: false });
          return [{ ...diagnostics.finding, passed: false, detail, diagnostics: warnings }];
        }
        const verilog = emitVerilog(diagnostics.value);
        const stale = isKept ? staleFiles(entry, verilog, folder, digests) : [];
        // Without a name, emit takes the designs of the config.
        const emit = entry.source === undefined ? 'emit' : `emit ${project.argumentOf(entry.name)}`;
        const fresh: Finding = {
          check: `${shown(folder)}/ is fresh`,
          design: entry.name,
          passed: stale.length === 0,
          ...(stale.length === 0 ? {} : { detail: `${stale.join(', ')} differ: run npx gatewright ${emit}` }),
        };
        // Yosys is a thread and the lint tools are processes: they need not wait for each other.
        const [yosys, linted] = await Promise.all([yosysFinding(verilog, kept), lint(verilog, kept)]);
        return [diagnostics.finding, ...(isKept ? [fresh] : []), yosys, ...linted];
      },
      (list) => (list.every((f) => f.passed) ? 'ok' : 'not ok'),
    );
  return [...ofProject, ...(await mapAtOnce(designs, availableParallelism(), checkOne)).flat()];
}

function noStrayFolders({ designs, folders }: Project, digests: VerilogDigests = new Map()): Finding {
  const lines = [...digests.keys()].filter((name) => designs.every((design) => design.name !== name));
  const stray = [...strayFolders(designs, folders.verilog), ...lines.map((name) => `the digest of ${name}`)];
  const base = { check: 'every folder is of a design', design: `${shown(folders.verilog)}/` };
  if (stray.length === 0) return { ...base, passed: true };
  const [are, them] = stray.length === 1 ? ['is', 'it'] : ['are', 'them'];
  const fix = `remove ${them}, or add the design to the config`;
  return { ...base, passed: false, detail: `${stray.join(', ')} ${are} of no design of the project: ${fix}` };
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

async function yosysFinding(verilog: VerilogDesign, kept?: KeptResults): Promise<Finding> {
  const base = { check: 'yosys', design: verilog.top };
  if (!packageInstalled('@yowasp/yosys'))
    return { ...base, passed: true, skipped: missingText('@yowasp/yosys', 'Yosys') };
  const inputs = [yosysVersion(), checkScript(verilog), ...allFiles(verilog).flatMap(({ name, text }) => [name, text])];
  return await finding(base, inputs, kept, () =>
    checkWithYosys(verilog).then(
      () => '',
      (error: unknown) => {
        if (!(error instanceof UserError)) throw error;
        return error.message;
      },
    ),
  );
}

/** Run the lint tools that are installed on the emitted files. */
async function lint(verilog: VerilogDesign, kept?: KeptResults): Promise<readonly Finding[]> {
  const input = lintInput(verilog);
  return await Promise.all(linters.map((linter) => lintWith(linter, verilog.top, input, kept)));
}

async function lintWith(
  { name, command, args, version }: Linter,
  design: string,
  input: LintInput,
  kept: KeptResults | undefined,
): Promise<Finding> {
  const base = { check: name, design };
  const release = await versionOf(command, version);
  if (release === undefined) {
    return { ...base, passed: true, skipped: `${command} is not installed: apt-get install ${command}` };
  }
  const paths = command === 'verilator' ? [...input.settings, ...input.sources] : input.sources;
  const words = [...args, ...paths];
  const inputs = [release, command, ...words, ...input.files.flatMap((file) => [file.name, file.text])];
  return await finding(base, inputs, kept, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gatewright-lint-'));
    try {
      for (const { name, text } of input.files) writeWhole(join(folder, name), text);
      const { all, exitCode } = await execa(command, words, { cwd: folder, reject: false, all: true });
      const said = input.ours(all).trim();
      return exitCode === 0 || said !== '' ? said : `${command} ended with exit code ${exitCode}`;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Whether a tool accepts a design: `complaint` gives what it says, nothing if it does. */
async function finding(
  base: { readonly check: string; readonly design: string },
  inputs: readonly string[],
  kept: KeptResults | undefined,
  complaint: () => Promise<string>,
): Promise<Finding> {
  const of = `${base.check} of ${base.design}`;
  const { found: detail, wasKept } =
    kept === undefined
      ? { found: await complaint(), wasKept: false }
      : await kept.result({ inputs, of }, complaint, (said) => said === '');
  return detail === '' ? { ...base, passed: true, wasKept } : { ...base, passed: false, detail };
}

const versions = new Map<string, Promise<string | undefined>>();

/** What a command says of its version; undefined where it is not installed. */
function versionOf(command: string, option: string): Promise<string | undefined> {
  const asked = versions.get(command) ?? askVersion(command, option);
  versions.set(command, asked);
  return asked;
}

async function askVersion(command: string, option: string): Promise<string | undefined> {
  const { code, all } = await execa(command, [option], { reject: false, all: true });
  return code === 'ENOENT' ? undefined : all;
}
