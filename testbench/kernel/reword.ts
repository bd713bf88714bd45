/** Errors whose text is known later than their position. */

/** The same error with another message, in `stack` as well, whose frames stay. */
export function reword<E extends Error>(error: E, message: string): E {
  const frames = framesOf(error);
  error.message = message;
  error.stack = `${error.name}: ${message}${frames}`;
  return error;
}

/** The frames of an error's stack, each on its line, the first one after a line break; empty without a stack. */
export function framesOf(error: Error): string {
  const stack = error.stack ?? '';
  // The message may itself have lines that look like frames.
  const message = stack.indexOf(error.message);
  const from = message < 0 ? 0 : message + error.message.length;
  const first = stack.indexOf('\n    at ', from);
  return first < 0 ? '' : stack.slice(first);
}
