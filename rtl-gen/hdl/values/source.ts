/** Where in the user's source a piece of hardware was written. */
import type { Location } from '../../ir/location.ts';
import { frameFile, isLanguage, shownFile } from './frame-file.ts';

/** Deeper than any nest of records that a design is likely to lower, so that the user's frame is among those taken. */
const framesTaken = 100;

/**
 * The place that called into the language: the innermost stack frame outside the language's own modules (tests count as
 * outside). Line and column are those of the source: Node strips types by blanking them, and a test runner that
 * compiles instead knows how to map its frames back.
 */
export const callerLocation = (): Location =>
  withFrames((frames, prepare) => {
    const found = frames.find(isUsers);
    return found === undefined ? nowhere : sourceOf(found, frameFile(found)!, prepare);
  });

/**
 * The same where the language has called that place itself, as it calls a body and what stands in a branch; `undefined`
 * in functions that the user's code calls.
 */
export const directLocation = (): Location | undefined =>
  withFrames((frames, prepare) => {
    const first = frames.findIndex(isUsers);
    const [found, caller] = [frames[first], frames[first + 1]];
    if (found === undefined || caller === undefined || isUsers(caller) || frameFile(caller) === undefined)
      return undefined;
    return sourceOf(found, frameFile(found)!, prepare);
  });

const nowhere: Location = { file: '(unknown)', line: 0, column: 0 };

/** What `find` finds in the frames of the stack, the innermost first. */
function withFrames<T>(find: (frames: readonly NodeJS.CallSite[], prepare: typeof Error.prepareStackTrace) => T): T {
  const prepare = Error.prepareStackTrace;
  const limit = Error.stackTraceLimit;
  const holder: { stack?: unknown } = {};
  try {
    Error.prepareStackTrace = (_, frames) => frames;
    Error.stackTraceLimit = framesTaken;
    Error.captureStackTrace(holder, withFrames);
    return find(holder.stack as readonly NodeJS.CallSite[], prepare);
  } finally {
    Error.prepareStackTrace = prepare;
    Error.stackTraceLimit = limit;
  }
}

function isUsers(frame: NodeJS.CallSite): boolean {
  const file = frameFile(frame);
  return file !== undefined && !isLanguage(file);
}

/** `prepare` is what the runtime prints stacks with; printed by it, the one frame shows its mapped position. */
function sourceOf(frame: NodeJS.CallSite, file: string, prepare: typeof Error.prepareStackTrace): Location {
  const printed: unknown = prepare?.(new Error(), [frame]);
  const position = typeof printed === 'string' ? /:(\d+):(\d+)\)?\s*$/.exec(printed) : null;
  return {
    file: shownFile(file),
    line: position === null ? (frame.getLineNumber() ?? 0) : Number(position[1]),
    column: position === null ? (frame.getColumnNumber() ?? 0) : Number(position[2]),
  };
}
