/**
 * A mistake that the user can mend: printed as its one sentence, without a stack trace, and the command exits non-zero.
 * Anything else that is thrown is a bug of ours and keeps its stack.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
}
