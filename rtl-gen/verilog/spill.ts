/**
 * Decides which unnamed expressions become wires of their own, and names them.
 *
 * An expression is printed where it is used, unless it is used more than once, is the operand of a slice (Verilog can
 * only slice a name), computes the address of a memory, is signed and connected to an instance, or would make a line
 * too long. Its name comes from its content, or from the first thing that it drives; never from a counter over the
 * module, so that an unrelated edit changes no line.
 */
import { contentName } from '../ir/content-name.ts';
import { type Expr, type ExprId, operands } from '../ir/expr.ts';
import type { ModuleIr } from '../ir/module-ir.ts';
import type { Names } from './names.ts';
import { type Root, roots } from './roots.ts';

/** Longest expression that is still printed in place, in characters. */
const lineBudget = 96;

/** Name of each expression that is a wire, fresh in `taken`, in the order in which they are met from named things. */
export function spilledNames(m: ModuleIr, taken: Names): ReadonlyMap<ExprId, string> {
  const order = visitOrder(m, roots(m));
  const spilled = chooseSpilled(m, order);
  const names = new Map<ExprId, string>();
  for (const [id, consumer] of order) {
    if (!spilled.has(id)) continue;
    const base = contentName(m, id, names) ?? `${consumer}_${roleOf(m.exprs[id]!)}`;
    names.set(id, taken.fresh(base));
  }
  return names;
}

/** Every expression reached from the roots, operands before users, with the consumer through which it was first met. */
export function visitOrder(m: ModuleIr, from: readonly Root[]): ReadonlyMap<ExprId, string> {
  const order = new Map<ExprId, string>();
  for (const { expr, consumer } of from) {
    const stack: { id: ExprId; opened: boolean }[] = [{ id: expr, opened: false }];
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
      if (order.has(top.id)) continue;
      if (top.opened) order.set(top.id, consumer);
      else {
        stack.push({ id: top.id, opened: true });
        for (const o of operands(m.exprs[top.id]!).toReversed()) stack.push({ id: o, opened: false });
      }
    }
  }
  return order;
}

function chooseSpilled(m: ModuleIr, order: ReadonlyMap<ExprId, string>): ReadonlySet<ExprId> {
  const spilled = new Set<ExprId>();
  const uses = new Map<ExprId, number>();
  const use = (id: ExprId): void => {
    uses.set(id, (uses.get(id) ?? 0) + 1);
  };
  for (const { expr } of roots(m)) use(expr);
  for (const id of order.keys()) {
    const e = m.exprs[id]!;
    for (const o of operands(e)) use(o);
    if (e.op === 'slice' && m.exprs[e.a]!.op !== 'ref') spilled.add(e.a);
  }
  for (const id of addresses(m)) if (!inIndex.has(m.exprs[id]!.op)) spilled.add(id);
  for (const id of connections(m)) if (isSigned(m.exprs[id]!)) spilled.add(id);
  const namedAlready = new Set(m.decls.flatMap((d) => (d.kind === 'named' ? [d.value] : [])));
  for (const [id, count] of uses) {
    if (count > 1 && !isCheap(m, id) && !namedAlready.has(id)) spilled.add(id);
  }
  // Text lengths bottom-up; the longest operands leave the line until it fits. A concatenation takes a line for each
  // part instead.
  const length = new Map<ExprId, number>();
  for (const id of order.keys()) {
    const e = m.exprs[id]!;
    const inPlace = operands(e).filter((o) => !spilled.has(o) && operands(m.exprs[o]!).length > 0);
    inPlace.sort((x, y) => length.get(y)! - length.get(x)!);
    const shown = e.op === 'cat' ? e.parts.filter((p, i) => p !== e.parts[i - 1]) : operands(e);
    const total = (): number => shown.reduce((sum, o) => sum + (spilled.has(o) ? 12 : length.get(o)!) + 4, 0);
    while (e.op !== 'cat' && total() > lineBudget && inPlace.length > 0) spilled.add(inPlace.shift()!);
    length.set(id, ownLength(m, e, total()));
  }
  return spilled;
}

/**
 * What may stand in the brackets of a memory. Icarus Verilog (11) computes an index in more bits than its operands
 * have, so that `mem[a + 1]` misses the memory where the sum should wrap.
 */
const inIndex: ReadonlySet<Expr['op']> = new Set(['const', 'ref', 'slice', 'cat']);

const addresses = (m: ModuleIr): readonly ExprId[] =>
  m.memories.flatMap((memory) => [...memory.writes, ...memory.reads].map((port) => port.addr));

/**
 * What instances are given, where signed operators have no place: Yosys (0.55) stops at `$unsigned()` there, and
 * without it Verilator (5.006) shifts zeros in.
 */
const connections = (m: ModuleIr): readonly ExprId[] => m.instances.flatMap(({ inputs }) => [...inputs.values()]);

const isSigned = (e: Expr): boolean => e.op === 'ltSigned' || e.op === 'shrSigned' || e.op === 'mulSigned';

function ownLength(m: ModuleIr, e: Expr, ofOperands: number): number {
  if (e.op === 'ref') return m.decls[e.decl]!.name.length;
  if (e.op === 'const') return 4 + e.value.toString(16).length;
  // `$signed()` around each operand.
  const signs = isSigned(e) ? 18 : 0;
  return ofOperands + signs + (e.op === 'slice' ? 6 : 2);
}

/** Expressions that are as short as the name that they would get. */
function isCheap(m: ModuleIr, id: ExprId): boolean {
  const e = m.exprs[id]!;
  const isRef = (o: ExprId): boolean => m.exprs[o]!.op === 'ref';
  const isConst = (o: ExprId): boolean => m.exprs[o]!.op === 'const';
  if (e.op === 'ref' || e.op === 'const') return true;
  if (e.op === 'slice') return isRef(e.a);
  if (e.op === 'not') return isCheap(m, e.a);
  if (e.op === 'eq') return isRef(e.a) && isConst(e.b);
  if (e.op === 'cat') {
    // Zero extension and replication.
    const [first, second] = e.parts;
    const replicated = e.parts.every((p) => p === first);
    return (replicated || (e.parts.length === 2 && isConst(first!))) && isCheap(m, second!);
  }
  return false;
}

/** What an expression is to the thing that it drives, where its content makes no short name. */
function roleOf(e: Expr): string {
  switch (e.op) {
    case 'mux':
      return 'choice';
    case 'cat':
      return 'word';
    case 'slice':
      return 'part';
    case 'add':
      return 'sum';
    case 'sub':
      return 'difference';
    case 'mul':
    case 'mulSigned':
      return 'product';
    case 'shrSigned':
      return 'shifted';
    case 'eq':
      return 'match';
    case 'lt':
    case 'ltSigned':
      return 'below';
    case 'reduceAnd':
      return 'all';
    case 'reduceOr':
      return 'any';
    case 'reduceXor':
      return 'parity';
    default:
      return e.width === 1 ? 'term' : e.op;
  }
}
