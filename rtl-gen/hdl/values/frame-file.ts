/** The files of stack frames: which are the language's, and how the user's are named. */
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StackFrame } from './stack-text.ts';

/** The folder of the language and those of its parts; `testing` is not among them. */
const languageFolders = ['.', 'values', 'body', 'elaboration'].map((part) => join(import.meta.dirname, '..', part));

/** The file of a frame; none of what belongs to the runtime. */
export function frameFile(frame: StackFrame): string | undefined {
  const name = frame.getFileName();
  if (name === null || name === undefined || name.startsWith('node:')) return undefined;
  return name.startsWith('file:') ? pathOf(name) : name;
}

const pathOf = remembered(fileURLToPath);

/** Whether the file is one of the language's own modules; tests count as outside. */
export const isLanguage = remembered(
  (file: string): boolean => languageFolders.includes(dirname(file)) && !file.endsWith('.test.ts'),
);

/** Answers that are asked for at every statement of a design, about few files. */
function remembered<T>(answer: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const found = known.get(name) ?? answer(name);
    known.set(name, found);
    return found;
  };
}

/** As messages show it: relative to the working directory. */
export const shownFile = (file: string): string => relative(process.cwd(), file);
