/** `gatewright lint`: hardware values where TypeScript, not the hardware, would decide. */
import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import { packageVersion } from '../../support/optional-package.ts';
import { inProject } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';

/** Where the project's own hardware stands. */
const hardwareFolders = [inProject('rtl-gen', 'lib'), inProject('rtl-gen', 'uet')];

/**
 * Mistakes in the files, all of the project's own hardware if none are named. `project` is the `tsconfig.json` that
 * they belong to; one that is not there or has none of that hardware, and a file that is not part of it, is a
 * `UserError`.
 */
export async function lint(
  files: readonly string[],
  project: string = inProject('tsconfig.json'),
): Promise<readonly Diagnostic[]> {
  if (!statSync(project, { throwIfNoEntry: false })?.isFile())
    throw new UserError(`there is no file ${project}: give a tsconfig.json with --project`);
  const named = new Set(files.map((file) => resolve(file)));
  packageVersion('typescript', 'lint');
  const { lintHardwareConditions } = await import('../lint/hardware-conditions.ts');
  const seen = new Set<string>();
  let linted = 0;
  const found = lintHardwareConditions(realpathSync(resolve(project)), (file) => {
    seen.add(file);
    const wanted = named.size > 0 ? named.has(file) : hardwareFolders.some((folder) => file.startsWith(`${folder}/`));
    if (wanted) linted++;
    return wanted;
  });
  const missing = [...named].filter((file) => !seen.has(file));
  if (missing.length > 0)
    throw new UserError(`${missing.join(', ')}: not part of ${project}; give its tsconfig.json with --project`);
  if (linted === 0)
    throw new UserError(`${project} has no hardware of rtl-gen: name files of it, or give another tsconfig.json`);
  return found;
}
