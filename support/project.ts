/** Where the project's own files are. */
import { dirname, join, relative } from 'node:path';

/** The folder that holds `package.json`. */
export const projectRoot: string = dirname(import.meta.dirname);

/** A path inside the project. */
export const inProject = (...parts: readonly string[]): string => join(projectRoot, ...parts);

/** A path as messages show it: relative to the working directory. */
export const shown = (path: string): string => relative(process.cwd(), path) || '.';
