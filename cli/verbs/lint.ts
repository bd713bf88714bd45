/** `gatewright lint`: hardware values where TypeScript, not the hardware, would decide. */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import { inProject } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';
import { lintHardwareConditions } from '../lint/hardware-conditions.ts';

/** Where the project's own hardware stands. */
const hardwareFolders = [inProject('rtl-gen', 'lib'), inProject('rtl-gen', 'uet')];

/**
 * Mistakes in the files, all of the project's own hardware if none are named. `project` is the `tsconfig.json` that they
 * belong to; a file that is not part of it is a `UserError`.
 */
export function lint(files: readonly string[], project: string = inProject('tsconfig.json')): readonly Diagnostic[] {
  const named = new Set(files.map((file) => resolve(file)));
  const seen = new Set<string>();
  const found = lintHardwareConditions(realpathSync(resolve(project)), (file) => {
    seen.add(file);
    return named.size > 0 ? named.has(file) : hardwareFolders.some((folder) => file.startsWith(`${folder}/`));
  });
  const missing = [...named].filter((file) => !seen.has(file));
  if (missing.length > 0)
    throw new UserError(`${missing.join(', ')}: not part of ${project}; give its tsconfig.json with --project`);
  return found;
}
