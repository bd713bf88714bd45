/** Questions about runs, and what a solver says of them. */
import type { ExprId } from '../../../../rtl-gen/ir/expr.ts';
import type { ExprTable } from '../../../../rtl-gen/ir/expr-table.ts';
import { runYosys } from '../../../../support/yosys/run-yosys.ts';
import { all, type Known, knownOf } from '../known.ts';
import { questionVerilog } from '../question-verilog.ts';

/** Something that is claimed, with a name for who reads that it is false. */
export interface Named {
  readonly name: string;
  readonly claim: ExprId;
}

/** Is each claim true where all that is `known` is, whatever the symbols are? */
export interface Asked {
  readonly table: ExprTable;
  readonly symbols: readonly string[];
  readonly known: readonly ExprId[];
  readonly claims: readonly Named[];
}

/** What is false, with the values of symbols in such a case; or that it took too long. */
export type Refuted =
  | { readonly false: readonly string[]; readonly where: Readonly<Record<string, bigint>> }
  | 'too long';

/** Undefined where all claims hold. */
export async function refuted(asked: Asked, signal: AbortSignal): Promise<Refuted | undefined> {
  const { table, known } = asked;
  const open = asked.claims.filter(({ claim }) => !isTrue(table, claim));
  if (open.length === 0) return undefined;
  const not = (id: ExprId): ExprId => table.unary('not', id);
  const given = known.reduce((a, b) => table.binary('and', a, b), table.const(1, 1n));
  const claims = open.map(({ claim }) => table.binary('or', not(given), claim));
  const script = 'read_verilog question.v; opt -full question; sat -prove holds 1 -show-inputs question';
  try {
    const files = { 'question.v': questionVerilog({ table, claims }) };
    const { log } = await runYosys({ script, files }, undefined, signal);
    if (log.includes('no model found: SUCCESS!')) return undefined;
    const values = new Map(
      [...log.matchAll(/^\s*\\s(\d+)\s.*\s([01x]+)\s*$/gm)].map(([, symbol, bits]) => [
        Number(symbol),
        BigInt(`0b${bits!.replaceAll('x', '0')}`),
      ]),
    );
    const of = valuesOf(table, values);
    return {
      false: open.filter(({ claim }) => of(claim) === 0n).map(({ name }) => name),
      where: Object.fromEntries([...values].map(([symbol, value]) => [asked.symbols[symbol]!, value])),
    };
  } catch (error) {
    if (signal.aborted) return 'too long';
    throw error;
  }
}

function isTrue(table: ExprTable, id: ExprId): boolean {
  const e = table.get(id);
  return e.op === 'const' && e.value === 1n;
}

/** The values of expressions, given those of symbols; 0 for those that are not given. */
function valuesOf(table: ExprTable, symbols: ReadonlyMap<number, bigint>): (id: ExprId) => bigint {
  const values: Known[] = [];
  for (const [id, e] of table.exprs.entries())
    values[id] =
      e.op === 'ref'
        ? all(e.width, symbols.get(e.decl) ?? 0n)
        : knownOf(
            e,
            (operand) => values[operand]!,
            (operand) => table.get(operand).width,
          );
  return (id) => values[id]!.value;
}
