/** Bits that the text declares and never reads; lint tools want them collected in the open. */
import { checkOnly } from '../ir/check-only.ts';
import { clockedDomains, clockingPorts, clockOwner, resetDomains } from '../ir/clocking.ts';
import { type ExprId, mask, operands } from '../ir/expr.ts';
import type { ModuleIr } from '../ir/module-ir.ts';
import { isStoredWordRead } from './memory-text.ts';
import { roots } from './roots.ts';
import { visitOrder } from './spill.ts';

/**
 * A name or a part of one (`sum[1:0]`) for each run of bits that nothing reads, in declaration order; by default
 * nothing in the text that synthesis sees.
 */
export function unusedBits(
  m: ModuleIr,
  spilled: ReadonlyMap<ExprId, string>,
  readers: 'synthesised' | 'all' = 'synthesised',
): readonly string[] {
  const used = new Map<string, bigint>();
  const nameOf = (id: ExprId): string | undefined => {
    const e = m.exprs[id]!;
    return e.op === 'ref' ? m.decls[e.decl]!.name : spilled.get(id);
  };
  const mark = (id: ExprId, bits: bigint): void => {
    const name = nameOf(id);
    if (name !== undefined) used.set(name, (used.get(name) ?? 0n) | bits);
  };
  const all = (id: ExprId): bigint => mask(m.exprs[id]!.width);

  const read = roots(m, readers);
  for (const { expr } of read) mark(expr, all(expr));
  for (const id of visitOrder(m, read).keys()) {
    const e = m.exprs[id]!;
    if (e.op === 'slice') mark(e.a, mask(e.width) << BigInt(e.lo));
    else for (const o of operands(e)) mark(o, all(o));
  }

  const forChecks = checkOnly(m);
  const hardware = { ...m, decls: m.decls.filter((_, id) => !forChecks.has(id)) };
  const resets = resetDomains(hardware);
  for (const id of resets) {
    const { decl, name } = m.domains[id]!.reset!;
    if (decl !== undefined) used.set(name, 1n);
  }

  const outputs = new Set(m.ports.map((p) => m.decls[p]!).flatMap((d) => (d.kind === 'output' ? [d.name] : [])));
  const declared = m.decls.filter((d) => !outputs.has(d.name)).map((d) => ({ name: d.name, width: d.width }));
  const wires = [...spilled].map(([id, name]) => ({ name, width: m.exprs[id]!.width }));
  // A memory cannot be collected whole; a word of it stands for all.
  const unread = m.memories.filter((memory) => !isStoredWordRead(m, memory)).map((memory) => `${memory.name}[0]`);
  const clocks = new Set([...clockedDomains(hardware)].map((id) => clockOwner(m.domains, id)));
  const unclocked = clockingPorts(m).filter(
    ({ domain, reset }) => !(reset === undefined ? clocks : resets).has(domain),
  );
  return [
    ...unclocked.map(({ name }) => name),
    ...[...declared, ...wires].flatMap(({ name, width }) => runs(name, width, used.get(name) ?? 0n)),
    ...unread,
  ];
}

function runs(name: string, width: number, used: bigint): readonly string[] {
  if (used === 0n) return [name];
  if (used === mask(width)) return [];
  const digits = used.toString(2).padStart(width, '0');
  return [...digits.matchAll(/0+/g)].map(({ index, 0: { length } }) => {
    const hi = width - 1 - index;
    return length === 1 ? `${name}[${hi}]` : `${name}[${hi}:${hi - length + 1}]`;
  });
}
