/**
 * What a wait of a cancelled task is rejected with, so that its `finally` blocks run. Do not swallow it: every further
 * wait of the task is rejected with it at once, and no simulated time passes.
 */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}
