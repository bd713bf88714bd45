/** What of a module exists for its assertions, assumptions and covers alone: no hardware comes of it. */
import { referenceFinder, statementDependencies } from './comb-graph.ts';
import type { DeclId } from './expr.ts';
import type { Decl, MemoryRead, ModuleIr } from './module-ir.ts';

const known = new WeakMap<ModuleIr, ReadonlySet<DeclId>>();

/**
 * The registers, wires, named values and asynchronous memory reads that checks read, directly or through each other,
 * and nothing else does. What nothing at all reads is not among them: it is hardware that a designer has forgotten, and
 * lint tools should see it.
 */
export function checkOnly(m: ModuleIr): ReadonlySet<DeclId> {
  const present = known.get(m);
  if (present !== undefined) return present;
  const found = find(m);
  known.set(m, found);
  return found;
}

/** Instances and what they drive are hardware; so are a memory's clocked ports, which stand in one block. */
const canBe = (m: ModuleIr, d: Decl): boolean =>
  d.kind === 'memRead' ? readOf(m, d).kind === 'async' : d.kind === 'reg' || d.kind === 'wire' || d.kind === 'named';

const readOf = (m: ModuleIr, d: Extract<Decl, { kind: 'memRead' }>): MemoryRead => m.memories[d.memory]!.reads[d.port]!;

function find(m: ModuleIr): ReadonlySet<DeclId> {
  if (m.checks.length + m.covers.length === 0) return new Set();
  const refs = referenceFinder(m);
  const byStatement = statementDependencies(m, refs);
  const sources = (id: DeclId): readonly DeclId[] => {
    const d = m.decls[id]!;
    const assigned = [...(byStatement.get(id) ?? [])];
    if (d.kind === 'wire') return [...refs(d.default), ...assigned];
    if (d.kind === 'memRead') return [...refs(readOf(m, d).addr)];
    return d.kind === 'named' || d.kind === 'output' ? [...refs(d.value)] : assigned;
  };
  const closure = (from: Iterable<DeclId>): ReadonlySet<DeclId> => {
    const seen = new Set(from);
    for (const d of seen) for (const next of sources(d)) seen.add(next);
    return seen;
  };
  const checked = closure([...m.checks, ...m.covers].flatMap((c) => [...refs(c.cond)]));
  const ports = [
    ...m.instances.flatMap((i) => [...i.inputs.values()]),
    ...m.memories.flatMap((memory) => [
      ...memory.writes.flatMap((w) => [w.addr, w.data, w.enable, ...(w.mask === undefined ? [] : [w.mask])]),
      ...memory.reads.flatMap((r) => (r.kind === 'sync' ? [r.addr, r.enable] : [])),
    ]),
  ];
  const unread = [...m.decls.keys()].filter((id) => !checked.has(id));
  const resets = m.domains.flatMap(({ reset, usesReset }) =>
    usesReset && reset?.decl !== undefined ? [reset.decl] : [],
  );
  const live = closure([...ports.flatMap((e) => [...refs(e)]), ...unread, ...resets]);
  return new Set([...checked].filter((id) => !live.has(id) && canBe(m, m.decls[id]!)));
}
