/** Statement trees as the body of an `always` block. */
import type { ModuleIr, Stmt } from '../ir/module-ir.ts';
import { type ExprText, literal } from './expr-text.ts';
import type { StateConstants } from './state-constants.ts';

export interface StatementStyle {
  readonly m: ModuleIr;
  readonly expr: ExprText;
  readonly states: StateConstants;
  /** `<=` in clocked blocks, `=` in combinational ones. */
  readonly assign: '<=' | '=';
}

/** The lines of a list of statements, each indented by `indent`. */
export function statementLines(list: readonly Stmt[], style: StatementStyle, indent: string): readonly string[] {
  return list.flatMap((s) => {
    if (s.kind === 'set') {
      const target = style.m.decls[s.target]!;
      // Long values are broken into lines that are indented as those of a declaration are.
      const value = style.expr.assigned(s.value, target.states).replaceAll('\n    ', `\n${indent}`);
      return [`${indent}${target.name} ${style.assign} ${value};`];
    }
    return s.kind === 'if' ? ifLines(s, style, indent) : caseLines(s, style, indent);
  });
}

function ifLines(s: Extract<Stmt, { kind: 'if' }>, style: StatementStyle, indent: string): readonly string[] {
  const body = (list: readonly Stmt[]): readonly string[] => statementLines(list, style, `${indent}    `);
  const lines: string[] = [];
  let head = `${indent}if`;
  let chain: Extract<Stmt, { kind: 'if' }> = s;
  for (;;) {
    lines.push(`${head} (${style.expr.use(chain.cond)}) begin`, ...body(chain.taken));
    const [only] = chain.otherwise;
    if (chain.otherwise.length !== 1 || only?.kind !== 'if') break;
    head = `${indent}end else if`;
    chain = only;
  }
  if (chain.otherwise.length > 0) lines.push(`${indent}end else begin`, ...body(chain.otherwise));
  return [...lines, `${indent}end`];
}

function caseLines(s: Extract<Stmt, { kind: 'match' }>, style: StatementStyle, indent: string): readonly string[] {
  const arms = s.arms.flatMap((arm, i) => {
    if (arm.length === 0) return [];
    const { value } = s.states[i]!;
    const { width } = style.m.exprs[s.subject]!;
    const label = style.states.name(s.states, width, value) ?? literal(width, value);
    return [`${indent}    ${label}: begin`, ...statementLines(arm, style, `${indent}        `), `${indent}    end`];
  });
  return [
    `${indent}case (${style.expr.use(s.subject)})`,
    ...arms,
    `${indent}    default: begin end`,
    `${indent}endcase`,
  ];
}
