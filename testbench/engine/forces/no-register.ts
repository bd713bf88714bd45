/** What is said of a deposit in what has no state. */
import { UserError } from '../../../support/user-error.ts';
import type { ForceTarget } from '../simulator.ts';

export const noRegister = ({ path, kind }: Pick<ForceTarget, 'path' | 'kind'>): UserError =>
  new UserError(
    `${path} is no register but ${kind === 'wire' ? 'a' : 'an'} ${kind}, which always has what drives it: use force and release`,
  );
