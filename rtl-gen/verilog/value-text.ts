/** Wires with their values. */
import { type DeclId, type ExprId, operands } from '../ir/expr.ts';
import type { Location } from '../ir/location.ts';
import type { Decl, ModuleIr } from '../ir/module-ir.ts';
import { rangeText } from './declaration-text.ts';
import type { ExprText } from './expr-text.ts';
import type { LineMarker } from './line-places.ts';
import { storedWord } from './memory-text.ts';
import { printedOf } from './printed.ts';

/**
 * A line each, after the lines of the wires that it uses; outputs, which the header declares, are assigned. Only the
 * names that `belongs` accepts: the others stand in another section.
 */
export function valueLines(
  m: ModuleIr,
  spilled: ReadonlyMap<ExprId, string>,
  outputs: ReadonlySet<string>,
  expr: ExprText,
  belongs: (name: string) => boolean,
  marker: LineMarker,
): readonly string[] {
  const { plain } = printedOf(m);
  const lines: { kind: 'assign' | 'wire'; width: number; name: string; value: string; at?: Location }[] = [];
  const done = new Set<string>();
  const push = ({ name, width, at }: Decl, id: ExprId, value: () => string): void => {
    if (done.has(name) || !belongs(name)) return;
    done.add(name);
    visit(id, true);
    lines.push({ kind: outputs.has(name) ? 'assign' : 'wire', width, name, value: value(), at });
  };
  const visitDecl = (d: Decl, id: DeclId): void => {
    const value = d.kind === 'named' ? d.value : plain.get(id);
    if (value !== undefined) push(d, value, () => expr.assigned(value, d.states));
    if (d.kind !== 'memRead') return;
    const memory = m.memories[d.memory]!;
    const read = memory.reads[d.port]!;
    if (read.kind !== 'async') return;
    if (read.inside !== undefined && !done.has(d.name)) visit(read.inside, false);
    push(d, read.addr, () => storedWord(m, memory, read, expr));
  };
  const visit = (id: ExprId, defining: boolean): void => {
    const e = m.exprs[id]!;
    const name = spilled.get(id);
    if (name !== undefined && !done.has(name) && belongs(name)) {
      done.add(name);
      for (const o of operands(e)) visit(o, false);
      lines.push({ kind: 'wire', width: e.width, name, value: expr.define(id) });
    } else if (name === undefined || defining) {
      if (e.op === 'ref') visitDecl(m.decls[e.decl]!, e.decl);
      for (const o of operands(e)) visit(o, false);
    }
  };
  m.decls.forEach(visitDecl);
  for (const id of spilled.keys()) visit(id, false);
  const longest = Math.max(...lines.map((l) => (l.kind === 'wire' ? rangeText(l.width).length : 0)), 0);
  return lines.map(({ kind, width, name, value, at }) => {
    const range = longest === 0 ? '' : `${rangeText(width).padStart(longest)} `;
    return marker.mark(`    ${kind === 'assign' ? 'assign ' : `wire ${range}`}${name} = ${value};`, at);
  });
}
