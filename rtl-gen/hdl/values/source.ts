/** Where in the user's source a piece of hardware was written. */
import type { Location } from '../../ir/location.ts';
import { frameFile, isLanguage, shownFile } from './frame-file.ts';

/**
 * Frames of a stack that are taken: the user's is mostly among the first few, and each costs time. The second number is
 * deeper than any nest of records that a design is likely to lower.
 */
const framesTaken = [12, 100];

/**
 * The place that called into the language: the innermost stack frame outside the language's own modules (tests count as
 * outside). Line and column are those of the source: Node strips types by blanking them, and a test runner that
 * compiles instead knows how to map its frames back.
 */
export const callerLocation = (): Location =>
  withFrames((frames, prepare) => {
    const found = frames.find(isUsers);
    return found && { found: sourceOf(found, frameFile(found)!, prepare) };
  })?.found ?? nowhere;

/**
 * The same where the language has called that place itself, as it calls a body and what stands in a branch; `undefined`
 * in functions that the user's code calls.
 */
export const directLocation = (): Location | undefined =>
  withFrames((frames, prepare) => {
    const first = frames.findIndex(isUsers);
    const [found, caller] = [frames[first], frames[first + 1]];
    if (found === undefined || caller === undefined) return undefined;
    const direct = !isUsers(caller) && frameFile(caller) !== undefined;
    return { found: direct ? sourceOf(found, frameFile(found)!, prepare) : undefined };
  })?.found;

const nowhere: Location = { file: '(unknown)', line: 0, column: 0 };

type Find<T> = (frames: readonly NodeJS.CallSite[], prepare: typeof Error.prepareStackTrace) => T | undefined;

/** What `find` finds in the frames of the stack, the innermost first: in few, or else in all. */
function withFrames<T>(find: Find<T>): T | undefined {
  for (const taken of framesTaken) {
    const found = inFrames(taken, find);
    if (found !== undefined) return found;
  }
  return undefined;
}

function inFrames<T>(taken: number, find: Find<T>): T | undefined {
  const prepare = Error.prepareStackTrace;
  const limit = Error.stackTraceLimit;
  const holder: { stack?: unknown } = {};
  try {
    Error.prepareStackTrace = (_, frames) => frames;
    Error.stackTraceLimit = taken;
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

/** What stacks are printed for; one object, because making one takes a stack. */
const someError = new Error();

/** `prepare` is what the runtime prints stacks with; printed by it, the one frame shows its mapped position. */
function sourceOf(frame: NodeJS.CallSite, file: string, prepare: typeof Error.prepareStackTrace): Location {
  const printed: unknown = prepare?.(someError, [frame]);
  const position = typeof printed === 'string' ? /:(\d+):(\d+)\)?\s*$/.exec(printed) : null;
  return {
    file: shownFile(file),
    line: position === null ? (frame.getLineNumber() ?? 0) : Number(position[1]),
    column: position === null ? (frame.getColumnNumber() ?? 0) : Number(position[2]),
  };
}
