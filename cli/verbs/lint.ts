/** `gatewright lint`: hardware values where TypeScript would decide, and waits of tests that nothing awaits. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { nearestConfig } from '../../config/load-config.ts';
import { openProject } from '../../config/open-project.ts';
import { projectFiles } from '../../config/project-files.ts';
import type { Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import { packageVersion } from '../../support/optional-package.ts';
import { shown } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';

/** Which files `lint` reads. */
export interface LintOptions {
  /** Files; if none are named, the project's hardware, and for waits all files of the `tsconfig.json`. */
  readonly files: readonly string[];
  /** The `tsconfig.json` that they belong to. */
  readonly tsconfig: string;
  /** The project's hardware: absolute paths. Default: all files of the `tsconfig.json` but those of packages. */
  readonly hardware?: readonly string[] | undefined;
}

/**
 * Of the project of the nearest config of `folder`: its `tsconfig.json`, and what its config says of hardware. Without
 * a config, the lint is about the files of a `tsconfig.json`.
 */
export async function lintOptionsIn(folder: string, files: readonly string[] = []): Promise<LintOptions> {
  if (nearestConfig(folder) === undefined) return { files, tsconfig: resolve(folder, 'tsconfig.json') };
  const { project } = await openProject([], folder);
  const { tsconfig = 'tsconfig.json', hardware } = project.config;
  return {
    files,
    tsconfig: project.path(tsconfig),
    hardware: hardware === undefined ? undefined : projectFiles(project, hardware).map((file) => project.path(file)),
  };
}

/**
 * Mistakes in the files. A `tsconfig.json` that is not there or has none of the hardware, and a file that is not part
 * of it, is a `UserError`.
 */
export async function lint({ files, tsconfig, hardware }: LintOptions): Promise<readonly Diagnostic[]> {
  if (!statSync(tsconfig, { throwIfNoEntry: false })?.isFile())
    throw new UserError(`there is no file ${shown(tsconfig)}: give a tsconfig.json with --project`);
  const named = new Set((files.length > 0 ? files : (hardware ?? [])).map((file) => resolve(file)));
  const isOwn = (file: string): boolean => !file.includes('/node_modules/') && !file.endsWith('.d.ts');
  const isWanted = (file: string): boolean => (named.size > 0 ? named.has(file) : isOwn(file));
  const version = packageVersion('typescript', 'lint');
  const { lintProject } = version.startsWith('6.')
    ? await import('../lint/lint-project-6.ts')
    : await import('../lint/lint-project.ts');
  const seen = new Set<string>();
  let linted = 0;
  const found = lintProject(realpathSync(resolve(tsconfig)), {
    hardware: (file) => {
      seen.add(file);
      const wanted = isWanted(file);
      if (wanted) linted++;
      return wanted;
    },
    tests: files.length > 0 ? isWanted : isOwn,
  });
  const missing = files.filter((file) => !seen.has(resolve(file)));
  const absent = missing.find((file) => !existsSync(file));
  if (absent !== undefined) throw new UserError(`there is no file ${absent}`);
  if (missing.length > 0)
    throw new UserError(`${missing.join(', ')}: not part of ${shown(tsconfig)}; give its tsconfig.json with --project`);
  if (linted === 0)
    throw new UserError(
      `${shown(tsconfig)} has no hardware of the project: name files of it, or give another tsconfig.json`,
    );
  return found;
}
