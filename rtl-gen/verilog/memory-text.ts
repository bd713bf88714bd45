/** One memory's start contents and its clocked ports. */
import { checkOnly } from '../ir/check-only.ts';
import type { ExprId } from '../ir/expr.ts';
import type { MemoryIr, MemoryRead, ModuleIr } from '../ir/module-ir.ts';
import { type ExprText, literal } from './expr-text.ts';

/** Blocks of lines; `index` makes the name of the variable that counts through words without a start value of their own. */
export function memoryBlocks(
  m: ModuleIr,
  memory: MemoryIr,
  expr: ExprText,
  index: () => string,
): readonly (readonly string[])[] {
  const writes = memory.writes.map((w) => {
    const assignment = `${memory.name}[${expr.use(w.addr)}] <= ${expr.use(w.data)};`;
    return isOne(m, w.enable) ? assignment : `if (${expr.use(w.enable)}) ${assignment}`;
  });
  const reads = memory.reads.flatMap((read) => {
    if (read.kind === 'async') return [];
    const assignment = `${m.decls[read.data]!.name} <= ${readWord(m, memory, read, expr)};`;
    return [isOne(m, read.enable) ? assignment : `if (${expr.use(read.enable)}) ${assignment}`];
  });
  const clocked = [...reads, ...writes].map((line) => `        ${line}`);
  return [
    ...(memory.init === undefined ? [] : [startLines(memory, memory.init, index)]),
    ...(clocked.length === 0 ? [] : [['    always @(posedge clk) begin', ...clocked, '    end']]),
  ];
}

/** The words that the design gives; the rest are 0. */
function startLines(memory: MemoryIr, init: readonly bigint[], index: () => string): readonly string[] {
  const { name, depth, width } = memory;
  const given = init.map((v, i) => `        ${name}[${i}] = ${literal(width, v)};`);
  if (init.length === depth) return ['    initial begin', ...given, '    end'];
  const i = index();
  const clear = `for (${i} = ${init.length}; ${i} < ${depth}; ${i} = ${i} + 1) ${name}[${i}] = ${literal(width, 0n)};`;
  return [`    integer ${i};`, '    initial begin', ...given, `        ${clear}`, '    end'];
}

/** Whether synthesis sees the stored words read: not where only checks do, or every read sees a write first. */
export function isStoredWordRead(m: ModuleIr, memory: MemoryIr): boolean {
  const forChecks = checkOnly(m);
  return memory.reads.some(
    (read) =>
      (read.kind === 'async' && !forChecks.has(read.data)) ||
      (read.kind === 'sync' &&
        (read.onCollision !== 'new' || !memory.writes.some((w) => isOne(m, w.enable) && w.addr === read.addr))),
  );
}

type SyncRead = Extract<MemoryRead, { kind: 'sync' }>;

/** A word written at this edge is forwarded where the read must see it; the last write port wins. */
function readWord(m: ModuleIr, memory: MemoryIr, read: SyncRead, expr: ExprText): string {
  const stored = `${memory.name}[${expr.use(read.addr)}]`;
  if (read.onCollision !== 'new') return stored;
  return memory.writes.reduce((otherwise, w) => {
    const enabled = isOne(m, w.enable) ? [] : [expr.operand(w.enable)];
    const met = w.addr === read.addr ? [] : [`${expr.operand(w.addr)} == ${expr.operand(read.addr)}`];
    if (enabled.length + met.length === 0) return expr.use(w.data);
    const hit = met.length === 0 ? enabled[0] : `(${[...enabled, ...met].join(' && ')})`;
    return `${hit} ? ${expr.operand(w.data)} : ${otherwise}`;
  }, stored);
}

const isOne = (m: ModuleIr, id: ExprId): boolean => {
  const e = m.exprs[id]!;
  return e.op === 'const' && e.width === 1 && e.value === 1n;
};
