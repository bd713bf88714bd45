/** Where in the user's source a piece of hardware was written. */
import type { Location } from '../../ir/location.ts';
import { frameFile, isLanguage, shownFile } from './frame-file.ts';
import { framesOfText, type StackFrame } from './stack-text.ts';

/** Frames of a stack that are mostly enough to find the user's; each that is taken costs time. */
const framesMostly = 8;
/** Enough where a statement is one of a library's, and deeper than any nest of records that a design lowers. */
const framesElse = [20, 100];

/**
 * The place that called into the language: the innermost stack frame outside the language's own modules (tests count as
 * outside). Line and column are those of the source: Node strips types by blanking them, and a test runner that
 * compiles instead knows how to map its frames back. `likely` are the frames that are taken first: that of this
 * function, those of the language, and the user's.
 */
export const callerLocation = (likely = framesMostly): Location =>
  withFrames(likely, (frames, positionOf) => {
    const found = frames.find(isUsers);
    return found && { found: positionOf(found) };
  })?.found ?? nowhere;

/**
 * The same where the language has called that place itself, as it calls a body and what stands in a branch; `undefined`
 * in functions that the user's code calls.
 */
export const directLocation = (): Location | undefined =>
  withFrames(framesMostly, (frames, positionOf) => {
    const first = frames.findIndex(isUsers);
    const [found, caller] = [frames[first], frames[first + 1]];
    if (found === undefined || caller === undefined) return undefined;
    const direct = !isUsers(caller) && frameFile(caller) !== undefined;
    return { found: direct ? positionOf(found) : undefined };
  })?.found;

/**
 * The place that called into the file from which the language was called: of a library's function, its user. That of
 * `callerLocation` where there is none.
 */
export const clientLocation = (): Location =>
  withFrames(framesElse[0]!, (frames, positionOf) => {
    const users = frames.filter(isUsers);
    const file = users[0] && frameFile(users[0]);
    const found = users.find((frame) => frameFile(frame) !== file) ?? users[0];
    return found && { found: positionOf(found) };
  })?.found ?? nowhere;

const nowhere: Location = { file: '(unknown)', line: 0, column: 0 };

type Find<T> = (frames: readonly StackFrame[], positionOf: (frame: StackFrame) => Location) => T | undefined;

/** What `find` finds in the frames of the stack, the innermost first: in few, or else in all. */
function withFrames<T>(likely: number, find: Find<T>): T | undefined {
  if (!hasCallSites) return find(framesOfText(new Error().stack ?? ''), (frame) => positionOf(frame));
  for (const taken of [likely, ...framesElse]) {
    const found = inCallSites(taken, find);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether the runtime is one with V8's interface, by which frames need not be printed. */
const hasCallSites = ((): boolean => {
  const prepare = Error.prepareStackTrace;
  try {
    Error.prepareStackTrace = () => 'prepared';
    return new Error().stack === 'prepared';
  } finally {
    Error.prepareStackTrace = prepare;
  }
})();

function inCallSites<T>(taken: number, find: Find<T>): T | undefined {
  const prepare = Error.prepareStackTrace;
  const limit = Error.stackTraceLimit;
  const holder: { stack?: unknown } = {};
  try {
    Error.prepareStackTrace = (_, frames) => frames;
    Error.stackTraceLimit = taken;
    Error.captureStackTrace(holder, withFrames);
    return find(holder.stack as readonly NodeJS.CallSite[], (frame) => positionOf(frame, prepare));
  } finally {
    Error.prepareStackTrace = prepare;
    Error.stackTraceLimit = limit;
  }
}

function isUsers(frame: StackFrame): boolean {
  const file = frameFile(frame);
  return file !== undefined && !isLanguage(file);
}

/** What stacks are printed for; one object, because making one takes a stack. */
const someError = new Error();

/** `prepare` is what the runtime prints stacks with; printed by it, the one frame shows its mapped position. */
function positionOf(frame: StackFrame, prepare?: typeof Error.prepareStackTrace): Location {
  const printed: unknown = prepare?.(someError, [frame as NodeJS.CallSite]);
  const position = typeof printed === 'string' ? /:(\d+):(\d+)\)?\s*$/.exec(printed) : null;
  return {
    file: shownFile(frameFile(frame)!),
    line: position === null ? (frame.getLineNumber() ?? 0) : Number(position[1]),
    column: position === null ? (frame.getColumnNumber() ?? 0) : Number(position[2]),
  };
}
