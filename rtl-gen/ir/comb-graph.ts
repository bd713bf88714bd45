/** Which declarations of a module depend on which others within one clock. */
import { branches, positionOf } from './branches.ts';
import { type DeclId, type ExprId, operands } from './expr.ts';
import { type ForeignModuleIr, foreignPaths, isForeign } from './foreign-ir.ts';
import type { Decl, ModuleIr, Stmt } from './module-ir.ts';

const pathsOf = new WeakMap<ModuleIr, ReadonlyMap<string, ReadonlySet<string>>>();

/** For each declaration, those that its value depends on in the same clock; none for inputs and registered values. */
export function combDependencies(m: ModuleIr): readonly (readonly DeclId[])[] {
  const refs = referenceFinder(m);
  const byStatement = statementDependencies(m, refs);
  const dependenciesOf = (d: Decl, id: DeclId): readonly DeclId[] => {
    switch (d.kind) {
      case 'input':
      case 'reg':
        return [];
      case 'output':
      case 'named':
        return [...refs(d.value)];
      case 'wire':
        return [...new Set([...refs(d.default), ...(byStatement.get(id) ?? [])])];
      case 'memRead': {
        const read = m.memories[d.memory]!.reads[d.port]!;
        return read.kind === 'async' ? [...refs(read.addr)] : [];
      }
      case 'instOutput': {
        const instance = m.instances[d.instance]!;
        const inputs = combPaths(instance.module).get(d.port)!;
        return [...new Set([...inputs].flatMap((name) => [...refs(instance.inputs.get(name)!)]))];
      }
    }
  };
  return m.decls.map(dependenciesOf);
}

/** For each output of a module, the inputs that reach it in the same clock. */
export function combPaths(m: ModuleIr): ReadonlyMap<string, ReadonlySet<string>> {
  const known = pathsOf.get(m);
  if (known !== undefined) return known;
  const paths = isForeign(m) ? declaredPaths(m) : foundPaths(m);
  pathsOf.set(m, paths);
  return paths;
}

const declaredPaths = (m: ForeignModuleIr): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(m.decls.flatMap((d) => (d.kind === 'output' ? [[d.name, new Set(foreignPaths(m, d.name))]] : [])));

function foundPaths(m: ModuleIr): ReadonlyMap<string, ReadonlySet<string>> {
  const dependencies = combDependencies(m);
  const paths = new Map<string, ReadonlySet<string>>();
  for (const id of m.ports) {
    const port = m.decls[id]!;
    if (port.kind !== 'output') continue;
    const inputs = new Set<string>();
    for (const d of reachable(dependencies, id)) {
      const decl = m.decls[d]!;
      if (decl.kind === 'input') inputs.add(decl.name);
    }
    paths.set(port.name, inputs);
  }
  return paths;
}

/** The declarations that `from` depends on within one clock, at any distance; itself is one of them. */
export function reachable(dependencies: readonly (readonly DeclId[])[], from: DeclId): ReadonlySet<DeclId> {
  const seen = new Set([from]);
  for (const d of seen) for (const next of dependencies[d]!) seen.add(next);
  return seen;
}

/** A function from an expression to the declarations that it refers to. */
export function referenceFinder(m: ModuleIr): (e: ExprId) => ReadonlySet<DeclId> {
  // Operands have smaller ids than the expressions that use them, so one pass in order suffices.
  const sets: ReadonlySet<DeclId>[] = [];
  for (const e of m.exprs) {
    sets.push(e.op === 'ref' ? new Set([e.decl]) : new Set(operands(e).flatMap((o) => [...sets[o]!])));
  }
  return (e) => sets[e]!;
}

/** What each assigned declaration depends on: the values assigned and the conditions around them. */
export const statementDependencies = (
  m: ModuleIr,
  refs: (e: ExprId) => ReadonlySet<DeclId>,
): ReadonlyMap<DeclId, ReadonlySet<DeclId>> =>
  new Map([...assignments(m)].map(([id, values]) => [id, new Set([...values].flatMap((e) => [...refs(e)]))]));

/** The expressions that decide what each assigned declaration is set to: the values, and the conditions around them. */
export function assignments(m: ModuleIr): ReadonlyMap<DeclId, ReadonlySet<ExprId>> {
  const found = new Map<DeclId, Set<ExprId>>();
  const walk = (list: readonly Stmt[], conditions: readonly ExprId[]): void => {
    for (const s of list) {
      if (s.kind === 'set') {
        const set = found.get(s.target) ?? new Set();
        for (const e of [s.value, ...positionOf(s), ...conditions]) set.add(e);
        found.set(s.target, set);
        continue;
      }
      const condition = s.kind === 'if' ? s.cond : s.subject;
      for (const inner of branches(s)) walk(inner, [...conditions, condition]);
    }
  };
  walk(m.statements, []);
  return found;
}
