/** The expressions that a module's Verilog text prints, in the order in which they are printed. */
import { branches, positionOf } from '../ir/branches.ts';
import { checkOnly } from '../ir/check-only.ts';
import type { DeclId, ExprId } from '../ir/expr.ts';
import type { ModuleIr, Stmt } from '../ir/module-ir.ts';
import { printedOf, prune } from './printed.ts';

export interface Root {
  readonly expr: ExprId;
  /** Name of what the expression drives or decides: the base of names that are derived from it. */
  readonly consumer: string;
}

/**
 * All of them, or without those that only assertions and covers read: these are not part of the text that synthesis
 * sees.
 */
export function roots(m: ModuleIr, which: 'all' | 'synthesised' = 'all'): readonly Root[] {
  const found: Root[] = [];
  const { statements, plain } = printedOf(m);
  const left: ReadonlySet<DeclId> = which === 'all' ? new Set() : checkOnly(m);
  m.decls.forEach((d, id) => {
    if (left.has(id)) return;
    if (d.kind === 'named' || d.kind === 'output') found.push({ expr: d.value, consumer: d.name });
    if (d.kind === 'wire') found.push({ expr: plain.get(id) ?? d.default, consumer: d.name });
    if (d.kind === 'memRead') {
      const read = m.memories[d.memory]!.reads[d.port]!;
      found.push({ expr: read.addr, consumer: d.name });
      if (read.inside !== undefined) found.push({ expr: read.inside, consumer: d.name });
      if (read.kind === 'sync') {
        const port = m.memories[d.memory]!.ports.find((p) => p.read === d.port);
        found.push({ expr: port?.enable ?? read.enable, consumer: d.name });
        if (port?.onWrite === 'hold') found.push({ expr: port.asked, consumer: d.name });
      }
    }
  });
  for (const instance of m.instances) {
    for (const [port, expr] of instance.inputs) found.push({ expr, consumer: `${instance.name}_${port}` });
  }
  for (const memory of m.memories) {
    for (const w of memory.writes) {
      const port = w.port === undefined ? undefined : memory.ports[w.port]!;
      const enable = port?.strobe ?? w.enable;
      const stored = w.lanes?.flatMap((lane) => [lane.enable, w.addr, lane.data]) ?? [w.addr, w.data];
      // A port that shows what it writes reads it once more.
      const shown = port?.onWrite === 'new' ? (w.lanes?.map((lane) => lane.data) ?? [w.data]) : [];
      for (const expr of [enable, ...stored, ...shown]) found.push({ expr, consumer: memory.name });
    }
    for (const read of memory.reads) {
      if (read.kind === 'async' || read.onCollision !== 'new') continue;
      for (const w of memory.writes) {
        const data = w.lanes?.flatMap((lane) => [lane.enable, lane.data]) ?? [w.data];
        for (const expr of [w.enable, w.addr, read.addr, ...data]) found.push({ expr, consumer: memory.name });
      }
    }
  }
  const walk = (list: readonly Stmt[]): void => {
    for (const s of list) {
      if (s.kind === 'set') {
        const consumer = m.decls[s.target]!.name;
        for (const expr of [s.value, ...positionOf(s)]) found.push({ expr, consumer });
      } else {
        found.push({ expr: s.kind === 'if' ? s.cond : s.subject, consumer: firstTarget(m, s) });
        for (const inner of branches(s)) walk(inner);
      }
    }
  };
  walk(left.size === 0 ? statements : prune(statements, new Set([...m.decls.keys()].filter((id) => !left.has(id)))));
  for (const c of which === 'all' ? [...m.checks, ...m.covers] : []) found.push({ expr: c.cond, consumer: c.name });
  return found;
}

/** The first declaration that a conditional statement assigns. */
function firstTarget(m: ModuleIr, s: Stmt): string {
  if (s.kind === 'set') return m.decls[s.target]!.name;
  for (const list of branches(s)) {
    for (const inner of list) {
      const name = firstTarget(m, inner);
      if (name !== '') return name;
    }
  }
  return '';
}
