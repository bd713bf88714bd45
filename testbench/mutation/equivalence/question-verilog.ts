/** A question as Verilog: a module without state whose output says whether all claims hold. */
import { type Expr, type ExprId, operands } from '../../../rtl-gen/ir/expr.ts';
import { operatorSigns } from '../operator-signs.ts';
import type { Question } from './miter.ts';

/** The module `question`: an input a symbol (`s0` and up, those that matter), and the output `holds` of one bit. */
export function questionVerilog({ table, claims }: Question): string {
  const needed = new Set<ExprId>();
  const stack = [...claims];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    if (needed.has(id)) continue;
    needed.add(id);
    stack.push(...operands(table.get(id)));
  }
  // Operands have smaller indices than what is made of them.
  const ids = [...needed].sort((a, b) => a - b);
  const symbols = ids.flatMap((id) => {
    const e = table.get(id);
    return e.op === 'ref' ? [`input ${range(e.width)}s${e.decl}`] : [];
  });
  const wires = ids.map((id) => `wire ${range(table.get(id).width)}n${id} = ${text(table.get(id))};`);
  const holds = claims.length === 0 ? "1'd1" : `&{${claims.map((id) => `n${id}`).join(', ')}}`;
  return `module question(${[...symbols, 'output holds'].join(', ')});\n${wires.join('\n')}\nassign holds = ${holds};\nendmodule\n`;
}

const range = (width: number): string => `[${width - 1}:0] `;

/**
 * Operands are names, so no precedence and no width of a context matters, but for the shifts, whose left side is as
 * wide as the result.
 */
function text(e: Expr): string {
  switch (e.op) {
    case 'const':
      return `${e.width}'h${e.value.toString(16)}`;
    case 'ref':
      return `s${e.decl}`;
    case 'not':
      return `~n${e.a}`;
    case 'reduceAnd':
      return `&n${e.a}`;
    case 'reduceOr':
      return `|n${e.a}`;
    case 'reduceXor':
      return `^n${e.a}`;
    case 'slice':
      return `n${e.a}[${e.lo + e.width - 1}:${e.lo}]`;
    case 'cat':
      return `{${e.parts.map((p) => `n${p}`).join(', ')}}`;
    case 'mux':
      return `n${e.sel} ? n${e.a} : n${e.b}`;
    case 'ltSigned':
    case 'shrSigned':
    case 'mulSigned':
      throw new Error(`${e.op} is no operator of a netlist`);
    default:
      return `n${e.a} ${operatorSigns[e.op]} n${e.b}`;
  }
}
