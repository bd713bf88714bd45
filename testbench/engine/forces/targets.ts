/** The signals of a design that a test can force, by their paths. */
import { clockingPorts } from '../../../rtl-gen/ir/clocking.ts';
import type { DeclId } from '../../../rtl-gen/ir/expr.ts';
import { isForeign } from '../../../rtl-gen/ir/foreign-ir.ts';
import type { Decl, Design, ModuleIr } from '../../../rtl-gen/ir/module-ir.ts';
import { didYouMean } from '../../../support/nearest.ts';
import { UserError } from '../../../support/user-error.ts';
import type { ForceTarget } from '../simulator.ts';

/** A signal with where it is: the instances that lead to its module, as indices, and its declaration there. */
export interface PlacedTarget extends ForceTarget {
  readonly chain: readonly number[];
  /** None of a reset port of the top. */
  readonly decl?: DeclId;
}

/** All of a design, the top's first. */
export function forceableSignals({ top }: Design): readonly PlacedTarget[] {
  const resets = clockingPorts(top).flatMap(({ name, reset }): PlacedTarget[] =>
    reset === undefined ? [] : [{ path: name, width: 1, kind: 'input', isRegister: false, chain: [] }],
  );
  return [...resets, ...within(top, '', [])];
}

function within(m: ModuleIr, prefix: string, chain: readonly number[]): readonly PlacedTarget[] {
  const ids = new Map<string, DeclId>();
  // A register whose value leaves by a port of its name is one signal with it: the register.
  m.decls.forEach((d, id) => {
    const known = ids.get(d.name);
    if (known === undefined || m.decls[known]!.kind === 'output') ids.set(d.name, id);
  });
  const own = [...ids].map(([name, decl]): PlacedTarget => {
    const d = m.decls[decl]!;
    const { width, states } = d;
    const isRegister = isState(m, d);
    const kind = d.kind === 'input' || d.kind === 'output' ? d.kind : isRegister ? 'reg' : 'wire';
    return { path: prefix + name, width, kind, isRegister, ...(states === undefined ? {} : { states }), chain, decl };
  });
  const below = m.instances.flatMap(({ name, module: child }, i) =>
    isForeign(child) ? [] : within(child, `${prefix}${name}.`, [...chain, i]),
  );
  return [...own, ...below];
}

const isState = (m: ModuleIr, d: Decl): boolean =>
  d.kind === 'reg' || (d.kind === 'memRead' && m.memories[d.memory]!.reads[d.port]!.kind === 'sync');

/**
 * Those that a pattern selects: a path, an instance with everything in it, or either with `*` for any part of one name.
 * `UserError` with the nearest path for a pattern that selects nothing.
 */
export function selectTargets(all: readonly PlacedTarget[], patterns: readonly string[]): readonly PlacedTarget[] {
  const selected = new Set<PlacedTarget>();
  for (const pattern of patterns) {
    const parts = pattern.split('*').map((text) => text.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
    const matcher = new RegExp(`^${parts.join('[^.]*')}(\\.|$)`);
    const found = all.filter(({ path }) => matcher.test(path));
    if (found.length === 0) {
      const near = didYouMean(
        pattern,
        all.map(({ path }) => path),
      );
      throw new UserError(`the design has no signal or instance ${pattern} to be forced${near}`);
    }
    for (const target of found) selected.add(target);
  }
  return all.filter((target) => selected.has(target));
}
