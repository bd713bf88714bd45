/** Packages that are not installed with this one: large tools and test libraries, which only some uses need. */
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { inProject } from './project.ts';
import { UserError } from './user-error.ts';

/** The folder of packages is searched from here, as imports are. */
const here = import.meta.url;

/** The version of an optional package; without it, a `UserError` says what needs it (`use`), and what to do. */
export function packageVersion(name: string, use: string): string {
  const file = describing(name);
  if (file === undefined) throw new UserError(missingText(name, use));
  return String(JSON.parse(readFileSync(file, 'utf8')).version);
}

/** What is said where an optional package is missing. */
export const missingText = (name: string, use: string): string => `${use} needs ${installText(name)}`;

/** Whether a package is installed. */
export const packageInstalled = (name: string): boolean => describing(name) !== undefined;

/** For an error of an import that an optional package is missing for, the sentence that says what to do. */
export function missingPackageText(error: unknown): string | undefined {
  if (!(error instanceof Error) || (error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  const name = /^Cannot find package '([^']+)'/.exec(error.message)?.[1];
  return name !== undefined && name in peers() ? `this needs ${installText(name)}` : undefined;
}

/** With the versions that are known to work. */
const installText = (name: string): string =>
  `the package ${name}, which is not installed: run \`npm install --save-dev "${name}@${peers()[name]}"\``;

const peers = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(inProject('package.json'), 'utf8')).peerDependencies;

function describing(name: string): string | undefined {
  try {
    return findPackageJSON(name, here);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
