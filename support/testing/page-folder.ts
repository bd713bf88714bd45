/** The files of a page of the documentation, as a user would have them. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from '../execa.ts';
import { codeBlocks } from '../markdown.ts';
import { inProject } from '../project.ts';

/**
 * A new folder with a file for each block of TypeScript of `docs/NAME`, whose name stands in its first line. It lies in
 * the project, so that `gatewright/hdl` is found as it is by a user's files; whoever made it removes it.
 */
export function pageFolder(name: string): string {
  mkdirSync(inProject('out'), { recursive: true });
  const folder = mkdtempSync(inProject('out', `${name.replace(/\.md$/, '')}-page-`));
  const text = readFileSync(inProject('docs', name), 'utf8');
  for (const block of codeBlocks(text).filter(({ language }) => language === 'ts')) {
    const [, file] = /^\/\/ ([\w.-]+)\n/.exec(block.text)!;
    writeFileSync(join(folder, file!), block.text);
  }
  return folder;
}

/** Run a command in such a folder as a user does: not as a worker of the runner that runs the test. */
export function runInPage(folder: string, command: string) {
  const inherited = Object.entries(process.env).filter(
    ([key]) => !/^(VITEST|TEST$|NODE_ENV|GATEWRIGHT_REPLAY)/.test(key),
  );
  const env = { ...Object.fromEntries(inherited), NO_COLOR: '1' };
  const options = {
    cwd: folder,
    shell: true,
    reject: false,
    all: true,
    extendEnv: false,
    env,
    timeout: 500_000,
  } as const;
  return execa(command, options);
}

/** What the compiler says to the files of such a folder; empty if they have no error of types. */
export async function typeErrors(folder: string): Promise<string> {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }));
  const options = { localDir: inProject(), preferLocal: true, reject: false } as const;
  const { stdout } = await execa('tsc', ['--pretty', 'false', '-p', folder], options);
  return stdout;
}
