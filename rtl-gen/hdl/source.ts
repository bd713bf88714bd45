/** Where in the user's source a piece of hardware was written. */
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Location } from '../ir/location.ts';

const languageFolder = import.meta.dirname + sep;

/**
 * The place that called into the language: the innermost stack frame outside this folder (its own tests count as
 * outside). Node strips types by blanking them, so line and column are those of the source.
 */
export function callerLocation(): Location {
  const prepare = Error.prepareStackTrace;
  const holder: { stack?: unknown } = {};
  try {
    Error.prepareStackTrace = (_, frames) => frames;
    Error.captureStackTrace(holder, callerLocation);
    const frames = holder.stack as readonly NodeJS.CallSite[];
    for (const frame of frames) {
      const file = filePath(frame);
      if (file === undefined || (file.startsWith(languageFolder) && !file.endsWith('.test.ts'))) continue;
      return {
        file: relative(process.cwd(), file),
        line: frame.getLineNumber() ?? 0,
        column: frame.getColumnNumber() ?? 0,
      };
    }
  } finally {
    Error.prepareStackTrace = prepare;
  }
  return { file: '(unknown)', line: 0, column: 0 };
}

function filePath(frame: NodeJS.CallSite): string | undefined {
  const name = frame.getFileName();
  if (name === null || name === undefined || name.startsWith('node:')) return undefined;
  return name.startsWith('file:') ? fileURLToPath(name) : name;
}
