/** Registers, wires and memories that nothing reads, and modules that nothing comes of. */
import { branches, positionOf } from '../branches.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type DeclId, type ExprId, operands } from '../expr.ts';
import type { Location } from '../location.ts';
import type { ModuleIr, Stmt } from '../module-ir.ts';

/**
 * What is used: all that outputs, named values, assertions, assumptions, covers and the inputs of instances depend on,
 * over any number of clocks. A register that only feeds itself is not. Of a record, one field that is used is enough.
 */
export function checkUsed(m: ModuleIr): readonly Diagnostic[] {
  const { decls, memories } = usedIn(m);
  const found: Diagnostic[] = [];
  const groups = new Map<string, { readonly kind: string; readonly at: Location; used: boolean }>();
  m.decls.forEach((d, id) => {
    if (d.kind !== 'reg' && d.kind !== 'wire') return;
    const group = groups.get(d.group) ?? { kind: d.kind === 'reg' ? 'register' : 'wire', at: d.at, used: false };
    group.used ||= decls.has(id);
    groups.set(d.group, group);
  });
  for (const [name, { kind, at, used }] of groups) if (!used) found.push(unused(`${kind} ${name}`, at));
  m.memories.forEach(({ name, at }, index) => {
    if (!memories.has(index)) found.push(unused(`memory ${name}`, at));
  });
  const empty = m.checks.length + m.covers.length + m.instances.length === 0;
  if (empty && m.ports.every((id) => m.decls[id]!.kind === 'input')) {
    found.push({
      code: 'no-output',
      message: `nothing comes out of ${m.name}, and nothing in it is checked`,
      fix: 'give it an output, an assertion or a cover',
      at: [m.at],
    });
  }
  return found;
}

const unused = (what: string, at: Location): Diagnostic => ({
  code: 'unused',
  message: `nothing that leaves the module or is checked depends on ${what}`,
  fix: 'remove it, or say that it is meant with m.unused',
  at: [at],
});

function usedIn(m: ModuleIr): { readonly decls: ReadonlySet<DeclId>; readonly memories: ReadonlySet<number> } {
  const decls = new Set<DeclId>();
  const memories = new Set<number>();
  const exprs = new Set<ExprId>();
  const waiting: ExprId[] = [];
  const sources = assignedFrom(m);

  const read = (id: DeclId): void => {
    if (decls.has(id)) return;
    decls.add(id);
    const d = m.decls[id]!;
    waiting.push(...(sources.get(id) ?? []));
    if (d.kind === 'wire') waiting.push(d.default);
    if (d.kind !== 'memRead') return;
    const memory = m.memories[d.memory]!;
    const port = memory.reads[d.port]!;
    waiting.push(port.addr, ...(port.kind === 'sync' ? [port.enable] : []));
    if (memories.has(d.memory)) return;
    memories.add(d.memory);
    for (const { addr, data, enable } of memory.writes) waiting.push(addr, data, enable);
  };

  for (const d of m.decls) if (d.kind === 'output' || d.kind === 'named') waiting.push(d.value);
  for (const { cond } of [...m.checks, ...m.covers]) waiting.push(cond);
  for (const { inputs } of m.instances) waiting.push(...inputs.values());
  waiting.push(...(m.lenience?.unread ?? []));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (exprs.has(id)) continue;
    exprs.add(id);
    const e = m.exprs[id]!;
    if (e.op === 'ref') read(e.decl);
    else waiting.push(...operands(e));
  }
  return { decls, memories };
}

/** Every declaration that anything in the module refers to, used or not. */
export function everyRead(m: ModuleIr): ReadonlySet<DeclId> {
  const read = new Set<DeclId>();
  const exprs = new Set<ExprId>();
  const waiting: ExprId[] = [...(m.lenience?.unread ?? [])];
  for (const d of m.decls) {
    if (d.kind === 'output' || d.kind === 'named') waiting.push(d.value);
    if (d.kind === 'wire') waiting.push(d.default);
  }
  for (const values of assignedFrom(m).values()) waiting.push(...values);
  for (const { cond } of [...m.checks, ...m.covers]) waiting.push(cond);
  for (const { inputs } of m.instances) waiting.push(...inputs.values());
  for (const { writes, reads } of m.memories) {
    for (const w of writes) waiting.push(w.addr, w.data, w.enable, ...(w.mask === undefined ? [] : [w.mask]));
    for (const r of reads) waiting.push(r.addr, ...(r.kind === 'sync' ? [r.enable] : []));
  }
  for (const { reset } of m.domains) if (reset?.decl !== undefined) read.add(reset.decl);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (exprs.has(id)) continue;
    exprs.add(id);
    const e = m.exprs[id]!;
    if (e.op === 'ref') read.add(e.decl);
    else waiting.push(...operands(e));
  }
  return read;
}

/** The values that statements assign to each declaration, and the conditions around them. */
function assignedFrom(m: ModuleIr): ReadonlyMap<DeclId, readonly ExprId[]> {
  const sources = new Map<DeclId, ExprId[]>();
  const walk = (list: readonly Stmt[], conditions: readonly ExprId[]): void => {
    for (const s of list) {
      if (s.kind === 'set') {
        const from = sources.get(s.target) ?? [];
        from.push(s.value, ...positionOf(s), ...conditions);
        sources.set(s.target, from);
        continue;
      }
      const condition = s.kind === 'if' ? s.cond : s.subject;
      for (const branch of branches(s)) walk(branch, [...conditions, condition]);
    }
  };
  walk(m.statements, []);
  return sources;
}
