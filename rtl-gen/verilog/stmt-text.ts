/** Statement trees as the body of an `always` block. */
import type { MatchStmt, ModuleIr, SetStmt, Stmt } from '../ir/module-ir.ts';
import { type ExprText, literal } from './expr-text.ts';
import type { LineMarker } from './line-places.ts';
import type { StateConstants } from './state-constants.ts';

export interface StatementStyle {
  readonly m: ModuleIr;
  readonly expr: ExprText;
  readonly states: StateConstants;
  /** `<=` in clocked blocks, `=` in combinational ones. */
  readonly assign: '<=' | '=';
  /** Says of each line which statement it is of. */
  readonly marker: LineMarker;
}

/** The lines of a list of statements, each indented by `indent`. */
export function statementLines(list: readonly Stmt[], style: StatementStyle, indent: string): readonly string[] {
  return list.flatMap((s) => {
    if (s.kind === 'set') {
      const target = style.m.decls[s.target]!;
      // Long values are broken into lines that are indented as those of a declaration are.
      const value = style.expr.assigned(s.value, target.states).replaceAll('\n    ', `\n${indent}`);
      return [style.marker.mark(`${indent}${target.name}${partText(s, style)} ${style.assign} ${value};`, s.at)];
    }
    const lines = s.kind === 'if' ? ifLines(s, style, indent) : caseLines(s, style, indent);
    return lines.map((line) => style.marker.mark(line, s.at));
  });
}

/** The bits of the target that are assigned; nothing where all are. */
function partText({ part, value }: SetStmt, { m, expr }: StatementStyle): string {
  if (part === undefined) return '';
  const { width } = m.exprs[value]!;
  if (typeof part.lo === 'number') return width === 1 ? `[${part.lo}]` : `[${part.lo + width - 1}:${part.lo}]`;
  const from = expr.use(part.lo.expr);
  return width === 1 ? `[${from}]` : `[${from} +: ${width}]`;
}

type IfStmt = Extract<Stmt, { kind: 'if' }>;

function ifLines(s: IfStmt, style: StatementStyle, indent: string): readonly string[] {
  const body = (list: readonly Stmt[]): readonly string[] => statementLines(list, style, `${indent}    `);
  // Where only the other branch has statements the condition is turned round.
  if (s.taken.length === 0 && !isChain(s)) {
    return [`${indent}if (${style.expr.negated(s.cond)}) begin`, ...body(s.otherwise), `${indent}end`];
  }
  const lines: string[] = [];
  let head = `${indent}if`;
  let chain = s;
  for (;;) {
    lines.push(style.marker.mark(`${head} (${style.expr.use(chain.cond)}) begin`, chain.at), ...body(chain.taken));
    if (!isChain(chain)) break;
    head = `${indent}end else if`;
    chain = chain.otherwise[0];
  }
  if (chain.otherwise.length > 0) lines.push(`${indent}end else begin`, ...body(chain.otherwise));
  return [...lines, `${indent}end`];
}

/** Whether an `else if` follows. */
const isChain = (s: IfStmt): s is IfStmt & { readonly otherwise: readonly [IfStmt] } =>
  s.otherwise.length === 1 && s.otherwise[0]!.kind === 'if';

function caseLines(s: MatchStmt, style: StatementStyle, indent: string): readonly string[] {
  const { width } = style.m.exprs[s.subject]!;
  const inner = `${indent}    `;
  const body = (list: readonly Stmt[]): readonly string[] => statementLines(list, style, `${inner}    `);
  const label = (value: bigint): string => style.states.name(s.states, width, value) ?? literal(width, value);
  const hasDefault = s.otherwise.length > 0;
  const arms = s.arms.flatMap((arm) => {
    // Without statements it still keeps its values from the default's. What is not printed must not name its states
    // either.
    if (arm.body.length === 0 && !hasDefault) return [];
    const labels = arm.values.map(label).join(', ');
    if (arm.body.length === 0) return [`${inner}${labels}: begin end`];
    return [`${inner}${labels}: begin`, ...body(arm.body), `${inner}end`];
  });
  return [
    `${indent}case (${style.expr.use(s.subject)})`,
    ...arms,
    ...(hasDefault ? [`${inner}default: begin`, ...body(s.otherwise), `${inner}end`] : [`${inner}default: begin end`]),
    `${indent}endcase`,
  ];
}
