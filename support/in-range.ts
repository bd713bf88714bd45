/** Numbers that a user gives. */
import { UserError } from './user-error.ts';

/** A `UserError` where the value of `option` is no integer from `low` to `high`. */
export function requireRange(option: string, value: number, low: number, high: number): void {
  if (Number.isInteger(value) && value >= low && value <= high) return;
  throw new UserError(`${option} is ${value}: give an integer from ${low} to ${high}`);
}
