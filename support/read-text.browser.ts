/** `readText` of `read-text.ts` where there is no disk: of `memoryFiles`. */
import { memoryFiles } from './memory-files.ts';
import { UserError } from './user-error.ts';

/** As `readText` of `read-text.ts`; a `UserError` for a file that is not there. */
export function readText(file: string | URL): string {
  const path = String(file);
  const bytes = memoryFiles.get(path);
  if (bytes === undefined) throw new UserError(`there is no file ${path} in this page: give the text itself`);
  return new TextDecoder().decode(bytes);
}
