/**
 * Frames of the printed stack of an error, for runtimes that give it as a text alone: SpiderMonkey (Firefox) and
 * JavaScriptCore (Safari), which print `name@file:line:column` for each, the innermost first.
 */

/** As much of a frame as places need; V8's `CallSite` has it too. */
export type StackFrame = Pick<
  NodeJS.CallSite,
  'getFileName' | 'getScriptNameOrSourceURL' | 'getLineNumber' | 'getColumnNumber'
>;

/** The frames that a stack names; what is the runtime's own, such as `[native code]`, has no file. */
export function framesOfText(stack: string): readonly StackFrame[] {
  return stack.split('\n').flatMap((line) => (line === '' ? [] : [frameOf(line)]));
}

function frameOf(line: string): StackFrame {
  // A function without a name may be left out together with its @.
  const [, file = '', row = '0', column = '0'] = /^(?:[^@]*@)?(.*):(\d+):(\d+)$/.exec(line) ?? [];
  const isRuntimes = file === '' || file === 'self-hosted' || file.startsWith('[');
  return {
    getFileName: () => (isRuntimes ? null : file),
    getScriptNameOrSourceURL: () => file,
    getLineNumber: () => Number(row),
    getColumnNumber: () => Number(column),
  };
}
