/** The lists of statements inside a statement, whatever decides between them. */
import type { ExprId } from './expr.ts';
import type { MatchStmt, SetStmt, Stmt } from './module-ir.ts';

/** Every list of which at most one applies, in the order in which they stand. */
export function branches(s: Stmt): readonly (readonly Stmt[])[] {
  if (s.kind === 'set') return [];
  return s.kind === 'if' ? [s.taken, s.otherwise] : [...s.arms.map((arm) => arm.body), s.otherwise];
}

/** The statement with another list in place of each one inside it. */
export function mapBranches(s: Stmt, f: (list: readonly Stmt[]) => readonly Stmt[]): Stmt {
  if (s.kind === 'set') return s;
  if (s.kind === 'if') return { ...s, taken: f(s.taken), otherwise: f(s.otherwise) };
  return { ...s, arms: s.arms.map((arm) => ({ ...arm, body: f(arm.body) })), otherwise: f(s.otherwise) };
}

/** The expressions that say which bits an assignment is for. */
export const positionOf = ({ part }: SetStmt): readonly ExprId[] =>
  part === undefined || typeof part.lo === 'number' ? [] : [part.lo.expr];

/** What applies where the subject of a `match` has that value. */
export function armFor(s: MatchStmt, value: bigint): readonly Stmt[] {
  return s.arms.find((arm) => arm.values.includes(value))?.body ?? s.otherwise;
}
