/** The lint tools that emitted Verilog must pass without a word. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from '../../../support/execa.ts';
import { KeptResults } from '../../../support/kept/kept-results.ts';
import { writeWhole } from '../../../support/write-file.ts';
import { type LintInput, lintInput } from '../lint-input.ts';
import type { VerilogDesign } from '../verilog-file.ts';

const runs: readonly (readonly [tool: string, ...args: readonly string[]])[] = [
  ['verilator', '--lint-only', '-Wall'],
  ['verilator', '--lint-only', '-Wall', '-DFORMAL'],
  ['iverilog', '-Wall', '-tnull'],
];

/** Designs that the tools have accepted without a word. */
const kept = new KeptResults('lint');

/** What each tool says that it is; undefined where it is not installed. */
const installed = new Map<string, Promise<string | undefined>>();

/** The tools of the list that are not installed here. */
export async function missingTools(tools: readonly string[] = ['verilator', 'iverilog']): Promise<readonly string[]> {
  const found = await Promise.all(tools.map(versionOf));
  return tools.filter((_, i) => found[i] === undefined);
}

function versionOf(tool: string): Promise<string | undefined> {
  const known =
    installed.get(tool) ??
    execa(tool, ['-V'], { reject: false }).then(({ code, stdout }) =>
      code === 'ENOENT' ? undefined : (stdout.split('\n')[0] ?? ''),
    );
  installed.set(tool, known);
  return known;
}

/**
 * What the tools that are installed print about the design: empty when all accept it silently, as they have where the
 * result is kept.
 */
export async function lint(design: VerilogDesign): Promise<string> {
  const input = lintInput(design);
  const versions = await Promise.all(runs.map(([tool]) => versionOf(tool)));
  const texts = input.files.flatMap(({ name, text }) => [name, text]);
  const question = { inputs: [JSON.stringify([runs, versions]), design.top, ...texts], of: design.top };
  const { found } = await kept.result(
    question,
    () => said(input, versions),
    (text) => text === '' && !versions.includes(undefined),
  );
  return found;
}

function said({ files, sources, settings, ours }: LintInput, versions: readonly unknown[]): Promise<string> {
  return inFolder(files, async (folder) => {
    const said: string[] = [];
    for (const [i, [tool, ...args]] of runs.entries()) {
      if (versions[i] === undefined) continue;
      const paths = tool === 'verilator' ? [...settings, ...sources] : sources;
      const { all, exitCode } = await execa(tool, [...args, ...paths], { cwd: folder, all: true, reject: false });
      const text = ours(all);
      if (text !== '' || exitCode !== 0) said.push(`${[tool, ...args].join(' ')}: exit code ${exitCode}\n${text}`);
    }
    return said.join('\n');
  });
}

/** Runs `use` with the files in a folder of their own. */
export async function inFolder<T>(files: LintInput['files'], use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'gatewright-'));
  try {
    for (const { name, text } of files) writeWhole(join(folder, name), text);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
