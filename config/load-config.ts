/** The nearest `gatewright.config.ts`, read and checked. */
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { missingPackageText } from '../support/optional-package.ts';
import { userSentence } from '../support/user-code.ts';
import { UserError } from '../support/user-error.ts';
import { checkConfig } from './check-config.ts';
import type { Config } from './config.ts';

/** What a config may be called, in the order in which they are looked for in a folder. */
export const configNames = ['gatewright.config.ts', 'gatewright.config.mts', 'gatewright.config.js'] as const;

/** The config in that folder or the nearest one above it; `undefined` where there is none. */
export function nearestConfig(folder: string): string | undefined {
  const found = configNames.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (found !== undefined || dirname(folder) === folder) return found;
  return nearestConfig(dirname(folder));
}

/** Reads a config; a file that throws, exports nothing or says what no config says is a `UserError` of one sentence. */
export async function loadConfig(file: string): Promise<Config> {
  const loaded = await loadModule(file);
  return checkConfig(loaded.default, shownFile(file));
}

/** The exports of a module of the user's; what keeps it from being read is a `UserError` with its place. */
export async function loadModule(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } catch (error) {
    // Mistakes in a design have places of their own.
    if (error instanceof UserError) throw error;
    throw new UserError(`${shownFile(file)} cannot be read: ${reasonOf(error, file)}`, { cause: error });
  }
}

/** A path as messages show it. */
export const shownFile = (file: string): string => relative(process.cwd(), file) || '.';

function reasonOf(error: unknown, file: string): string {
  const missing = missingPackageText(error);
  if (missing !== undefined) return missing;
  // Of a file that cannot be parsed, the stack begins with its place.
  const at = error instanceof SyntaxError ? /^(.+):(\d+)\n/.exec(error.stack ?? '') : null;
  if (at === null) return userSentence(error);
  const named = at[1]!.startsWith('file:') ? fileURLToPath(at[1]!) : at[1]!;
  return `${(error as Error).message.split('\n')[0]} (${shownFile(named === '' ? file : named)}:${at[2]})`;
}
