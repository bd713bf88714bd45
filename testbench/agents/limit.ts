/** How many items an agent may hold. */
import { UserError } from '../../support/user-error.ts';

/** A limit that is an integer from 1 up, or none at all; a `UserError` that names the agent for anything else. */
export function checkedLimit(limit: number | undefined, agent: string): number {
  if (limit === undefined) return Number.POSITIVE_INFINITY;
  if (Number.isInteger(limit) && limit >= 1) return limit;
  throw new UserError(`the limit of ${agent} is an integer from 1 up, not ${limit}`);
}
