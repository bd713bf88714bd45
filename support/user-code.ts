/** Code of the user's that Gatewright calls: what it throws is the user's to mend. */
import { fileURLToPath } from 'node:url';
import { inProject, shown } from './project.ts';
import { UserError } from './user-error.ts';

/** Of an error of the user's code one sentence, with the place in the user's sources. */
export function userSentence(error: unknown): string {
  if (!(error instanceof Error)) return `it throws ${String(error)}`;
  const sentence = error.message.split('\n')[0]!.trim();
  const place = placeOf(error.stack ?? '');
  return place === undefined ? sentence : `${sentence} (${place})`;
}

/**
 * What `call` gives. What it throws becomes a `UserError` that begins with `what`; one that is a `UserError` already,
 * such as the mistakes of a design, stays.
 */
export function userCode<T>(what: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw userError(what, error);
  }
}

/** The same of what `call` promises. */
export async function userPromise<T>(what: string, call: () => T | Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw userError(what, error);
  }
}

const userError = (what: string, error: unknown): unknown =>
  error instanceof UserError ? error : new UserError(`${what}: ${userSentence(error)}`, { cause: error });

/** Folders that a user's mistake passes through, on its way from the language or a library. */
const foreign = ['rtl-gen/hdl', 'config', 'node_modules'].map((folder) => `${inProject(folder)}/`);

/** The innermost place of a stack that is the user's. */
function placeOf(stack: string): string | undefined {
  const places = [...stack.matchAll(/(?:\(|at (?:async )?)((?:file:\/\/)?\/[^()\s]+):(\d+):(\d+)\)?$/gm)].map(
    ([, file, line, column]) => ({ file: file!.startsWith('file:') ? fileURLToPath(file!) : file!, line, column }),
  );
  const own = places.find(({ file }) => !foreign.some((folder) => file.startsWith(folder)));
  return own === undefined ? undefined : `${shown(own.file)}:${own.line}:${own.column}`;
}
