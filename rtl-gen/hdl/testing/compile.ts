/** Runs the real compiler over a source text. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { execa } from '../../../support/execa.ts';

/** What the compiler says of one place: the first line of the report bears the line in the source. */
export interface CompilerError {
  readonly line: number;
  readonly message: string;
}

const project = join(import.meta.dirname, '../../..');

/**
 * Everything that `tsc` says of `source` under the project's settings; relative imports in it start from `importsFrom`.
 */
export async function compile(source: string, importsFrom: string): Promise<readonly CompilerError[]> {
  const out = join(project, 'out');
  await mkdir(out, { recursive: true });
  const folder = await mkdtemp(join(out, 'compile-'));
  try {
    const here = relative(folder, importsFrom);
    await writeFile(join(folder, 'copy.ts'), source.replaceAll(/from '(\.\.?\/)/g, `from '${here}/$1`));
    const settings = { extends: '../../tsconfig.json', include: ['copy.ts'] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const { stdout } = await execa('tsc', ['--pretty', 'false', '-p', folder], {
      cwd: folder,
      localDir: project,
      preferLocal: true,
      reject: false,
    });
    if (stdout === '') return [];
    return stdout
      .split(/\n(?=\S)/)
      .map((message) => ({ line: Number(/^copy\.ts\((\d+),/.exec(message)?.[1]), message }));
  } finally {
    await rm(folder, { recursive: true });
  }
}
