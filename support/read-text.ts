/** Text of files, for code that runs in browsers too. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The text of a file; throws Node's error where it cannot be read. */
export const readText = (file: string | URL): string =>
  readFileSync(file instanceof URL ? fileURLToPath(file) : file, 'utf8');
