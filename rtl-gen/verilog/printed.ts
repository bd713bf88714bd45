/**
 * What a module's text prints of its statements: constant conditions are decided for wires, branches that assign
 * nothing are gone, and a wire that is always assigned whole has a value instead of statements.
 *
 * An `always @*` block waits for something that it reads to change; decided on constants alone, it would never run.
 * Clocked blocks run at every edge, so registers keep their conditions, whatever they are.
 */
import { armFor, branches, mapBranches } from '../ir/branches.ts';
import type { DeclId, ExprId } from '../ir/expr.ts';
import type { ModuleIr, Stmt } from '../ir/module-ir.ts';

export interface Printed {
  /** The statements of all blocks, clocked and combinational, as one tree. */
  readonly statements: readonly Stmt[];
  /** The value of each wire that is printed as a plain wire; all others are assigned in combinational blocks. */
  readonly plain: ReadonlyMap<DeclId, ExprId>;
}

const known = new WeakMap<ModuleIr, Printed>();

/** Computed once a module. */
export function printedOf(m: ModuleIr): Printed {
  const present = known.get(m);
  if (present !== undefined) return present;
  const printed = makePrinted(m);
  known.set(m, printed);
  return printed;
}

/** The statements that assign to `targets`, and nothing else of the tree. */
export function prune(list: readonly Stmt[], targets: ReadonlySet<DeclId>): readonly Stmt[] {
  return list.flatMap((s): Stmt[] => {
    if (s.kind === 'set') return targets.has(s.target) ? [s] : [];
    const left = mapBranches(s, (inner) => prune(inner, targets));
    return branches(left).every((inner) => inner.length === 0) ? [] : [left];
  });
}

function makePrinted(m: ModuleIr): Printed {
  const ids = [...m.decls.keys()];
  const wires = new Set(ids.filter((id) => m.decls[id]!.kind === 'wire'));
  const registers = new Set(ids.filter((id) => m.decls[id]!.kind === 'reg'));
  const decided = decide(m, m.statements, wires, registers);
  const conditional = new Set(decided.flatMap((s) => (s.kind === 'set' && s.part === undefined ? [] : targets(s))));
  const plain = new Map<DeclId, ExprId>();
  m.decls.forEach((d, id) => {
    if (d.kind === 'wire' && !conditional.has(id)) plain.set(id, d.default);
  });
  for (const s of decided) if (s.kind === 'set' && plain.has(s.target)) plain.set(s.target, s.value);
  const inBlocks = new Set([...registers, ...wires].filter((id) => !plain.has(id)));
  return { statements: prune(decided, inBlocks), plain };
}

/** The list with the wires' assignments under constant conditions in place of the conditions. */
function decide(
  m: ModuleIr,
  list: readonly Stmt[],
  wires: ReadonlySet<DeclId>,
  registers: ReadonlySet<DeclId>,
): readonly Stmt[] {
  return list.flatMap((s): readonly Stmt[] => {
    if (s.kind === 'set') return [s];
    const inner = (branch: readonly Stmt[]): readonly Stmt[] => decide(m, branch, wires, registers);
    const subject = m.exprs[s.kind === 'if' ? s.cond : s.subject]!;
    const whole = mapBranches(s, inner);
    if (subject.op !== 'const') return [whole];
    return [...prune([whole], registers), ...prune(branchAt(whole, subject.value), wires)];
  });
}

function branchAt(s: Stmt, value: bigint): readonly Stmt[] {
  if (s.kind === 'set') return [s];
  if (s.kind === 'if') return value === 1n ? s.taken : s.otherwise;
  return armFor(s, value);
}

function targets(s: Stmt): readonly DeclId[] {
  if (s.kind === 'set') return [s.target];
  return branches(s).flat().flatMap(targets);
}
