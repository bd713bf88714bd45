/** Bugs put into elaborated designs: one change of one module. */
import { mapBranches } from '../../../rtl-gen/ir/branches.ts';
import type { Expr } from '../../../rtl-gen/ir/expr.ts';
import type { Design, ModuleIr, Stmt } from '../../../rtl-gen/ir/module-ir.ts';

/** A change of one module. */
export type Bug = (m: ModuleIr) => ModuleIr;

/** The design with `bug` in every instance of the module whose name begins with `name`. Throws if there is none. */
export function plant(design: Design, name: string, bug: Bug): Design {
  const changed = new Map<ModuleIr, ModuleIr>();
  let found = false;
  for (const m of design.modules) {
    const instances = m.instances.map((i) => ({ ...i, module: changed.get(i.module)! }));
    const whole = { ...m, instances };
    const hit = m.name.startsWith(name);
    found ||= hit;
    changed.set(m, hit ? bug(whole) : whole);
  }
  if (!found) throw new Error(`no module is called ${name}`);
  return { ...design, top: changed.get(design.top)!, modules: design.modules.map((m) => changed.get(m)!) };
}

/** The named value or wire default `name` is computed with another operator. */
export const operator =
  (name: string, from: Expr['op'], to: 'and' | 'or' | 'add' | 'sub' | 'eq' | 'lt'): Bug =>
  (m) => {
    const d = m.decls.find((x) => x.name === name);
    const id = d?.kind === 'named' ? d.value : undefined;
    const e = id === undefined ? undefined : m.exprs[id];
    if (id === undefined || e?.op !== from || !('b' in e)) throw new Error(`${name} is no ${from}`);
    return { ...m, exprs: m.exprs.with(id, { ...e, op: to } as Expr) };
  };

/** The `n`-th assignment to `target` is missing. */
export const missing =
  (target: string, n = 0): Bug =>
  (m) => {
    let seen = 0;
    const drop = (list: readonly Stmt[]): readonly Stmt[] =>
      list.flatMap((s): readonly Stmt[] => {
        if (s.kind === 'set') return m.decls[s.target]!.name === target && seen++ === n ? [] : [s];
        return [mapBranches(s, drop)];
      });
    const statements = drop(m.statements);
    if (seen <= n) throw new Error(`${target} is not assigned ${n + 1} times`);
    return { ...m, statements };
  };

/** No assignment gives `target` its state `state`. */
export const stateless =
  (target: string, state: string): Bug =>
  (m) => {
    const decl = m.decls.findIndex((d) => d.name === target);
    const value = m.decls[decl]?.states?.find(({ name }) => name === state)?.value;
    if (value === undefined) throw new Error(`${target} has no state ${state}`);
    const gives = (s: Stmt): boolean => {
      const e = s.kind === 'set' && s.target === decl ? m.exprs[s.value] : undefined;
      return e?.op === 'const' && e.value === value;
    };
    let found = false;
    const drop = (list: readonly Stmt[]): readonly Stmt[] =>
      list.flatMap((s): readonly Stmt[] => {
        if (!gives(s)) return [mapBranches(s, drop)];
        found = true;
        return [];
      });
    const statements = drop(m.statements);
    if (!found) throw new Error(`nothing gives ${target} its state ${state}`);
    return { ...m, statements };
  };

/** What stands under a condition that decides about `target` is done always. */
export const unconditional =
  (target: string): Bug =>
  (m) => {
    const assigns = (s: Stmt): boolean => s.kind === 'set' && m.decls[s.target]!.name === target;
    let found = false;
    const statements = m.statements.flatMap((s) => {
      if (s.kind !== 'if' || !s.taken.some(assigns)) return [s];
      found = true;
      return s.taken;
    });
    if (!found) throw new Error(`no condition decides about ${target}`);
    return { ...m, statements };
  };

/** The named value `name`, or the register of that name, is given what `other` is. */
export const as =
  (name: string, other: string): Bug =>
  (m) => {
    const id = m.decls.findIndex((d) => d.name === other);
    const value = m.exprs.findIndex((e) => e.op === 'ref' && e.decl === id);
    if (id < 0 || value < 0) throw new Error(`there is nothing called ${other}`);
    if (!m.decls.some((d) => d.name === name)) throw new Error(`there is nothing called ${name}`);
    const decls = m.decls.map((d) => (d.name === name && d.kind === 'named' ? { ...d, value } : d));
    const statements = m.statements.map((s) =>
      s.kind === 'set' && m.decls[s.target]!.name === name ? { ...s, value } : s,
    );
    return { ...m, decls, statements };
  };

/** The named bit `name` is 0. */
export const never =
  (name: string): Bug =>
  (m) => {
    const exprs = [...m.exprs, { op: 'const', width: 1, value: 0n } as const];
    return { ...m, exprs, decls: withValue(m, name, exprs.length - 1) };
  };

/** The named bit `name` is 1 only where the input or register `number` is even, and it would have been. */
export const onlyEven =
  (name: string, number: string): Bug =>
  (m) => {
    const word = m.exprs.findIndex((e) => e.op === 'ref' && m.decls[e.decl]!.name === number);
    const d = m.decls.find((x) => x.name === name);
    if (word < 0 || d?.kind !== 'named') throw new Error(`there is nothing called ${word < 0 ? number : name}`);
    const n = m.exprs.length;
    const exprs: Expr[] = [
      ...m.exprs,
      { op: 'slice', width: 1, a: word, lo: 0 },
      { op: 'not', width: 1, a: n },
      { op: 'and', width: 1, a: d.value, b: n + 1 },
    ];
    return { ...m, exprs, decls: withValue(m, name, n + 2) };
  };

/** The declarations, with another value of the named one. */
function withValue({ decls }: ModuleIr, name: string, value: number): ModuleIr['decls'] {
  if (!decls.some((d) => d.kind === 'named' && d.name === name)) throw new Error(`there is no value called ${name}`);
  return decls.map((d) => (d.kind === 'named' && d.name === name ? { ...d, value } : d));
}

/** These assertions of the module are missing. */
export const unchecked =
  (...names: readonly string[]): Bug =>
  (m) => ({ ...m, checks: m.checks.filter((c) => !names.includes(c.name)) });

/**
 * Of the module's assertions these alone are left: those that others rest on would fail first, or take long to hold.
 */
export const checkedAlone =
  (...names: readonly string[]): Bug =>
  (m) => ({ ...m, checks: m.checks.filter((c) => c.assumed || names.includes(c.name)) });

/** All of them, one after the other. */
export const together =
  (...bugs: readonly Bug[]): Bug =>
  (m) =>
    bugs.reduce((changed, bug) => bug(changed), m);

/** The constant with which the named value `name` compares is another one, and so is what else shares it. */
export const comparedWith =
  (name: string, value: bigint): Bug =>
  (m) => {
    const d = m.decls.find((x) => x.name === name);
    const e = d?.kind === 'named' ? m.exprs[d.value] : undefined;
    const constant = e?.op === 'eq' ? m.exprs[e.b] : undefined;
    if (e?.op !== 'eq' || constant?.op !== 'const') throw new Error(`${name} is no comparison with a constant`);
    return { ...m, exprs: m.exprs.with(e.b, { ...constant, value }) };
  };
