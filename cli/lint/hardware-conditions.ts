/**
 * Hardware where TypeScript decides: `if (a.eq(b))`, `a && b`, `!a`, `a === b`. The language cannot intercept these, so
 * the compiler's types have to tell.
 */
import { relative } from 'node:path';
import type { Expression, Node, SourceFile } from 'typescript/unstable/ast';
import { SyntaxKind } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isConditionalExpression,
  isDoStatement,
  isForStatement,
  isIdentifier,
  isIfStatement,
  isParenthesizedExpression,
  isPrefixUnaryExpression,
  isWhileStatement,
} from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';
import type { Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';

/** An expression that is wrong if it is hardware, and what to write instead. */
interface Question {
  readonly node: Expression;
  readonly use: string;
  readonly fix: string;
}

/**
 * Whether a type, as the compiler prints it, is that of hardware: `Bits<8>`, `EnumV<"idle" | "run">`, and for registers
 * and wires `Settable<...>`. A union with anything else is not.
 */
function isHardware(type: string): boolean {
  const parts = splitAtTop(type.replaceAll(/[()]/g, ''), '|');
  return parts.every((part) =>
    splitAtTop(part, '&').some((one) => /^(Bits|Int|EnumV|Vec|UnionV|Settable)\b/.test(one)),
  );
}

/** The operands of `|` or `&`, apart from those inside `<...>`, `{...}` and quotes. */
function splitAtTop(type: string, operator: '|' | '&'): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of type.matchAll(/"[^"]*"|=>|./gs)) {
    if (token === '<' || token === '{' || token === '[') depth++;
    if (token === '>' || token === '}' || token === ']') depth--;
    if (token === operator && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}

/**
 * What is wrong in the files that are wanted of a project, given by its `tsconfig.json`. A value that may be
 * `undefined` is not hardware here: whether it is there is a question of TypeScript.
 */
export function lintHardwareConditions(project: string, wanted: (file: string) => boolean): readonly Diagnostic[] {
  const api = new API();
  try {
    const snapshot = api.updateSnapshot({ openProjects: [project] });
    const found: Diagnostic[] = [];
    for (const { program, checker } of snapshot.getProjects()) {
      for (const name of program.getSourceFileNames().filter(wanted)) {
        const file = program.getSourceFile(name);
        if (file === undefined) continue;
        const questions = questionsIn(file);
        if (questions.length === 0) continue;
        const types = checker.getTypeAtLocation(questions.map((q) => q.node));
        questions.forEach((q, i) => {
          const type = types[i];
          if (type !== undefined && isHardware(checker.typeToString(type))) found.push(diagnosticOf(q, file));
        });
      }
    }
    return found;
  } finally {
    api.close();
  }
}

function diagnosticOf({ node, use, fix }: Question, file: SourceFile): Diagnostic {
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return {
    code: 'hardware-condition',
    message: `hardware is ${use}, which TypeScript decides once, when the design is elaborated`,
    fix,
    at: [{ file: relative(process.cwd(), file.fileName), line: line + 1, column: character + 1 }],
  };
}

const compares: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.EqualsEqualsToken,
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
]);

const joins: ReadonlySet<SyntaxKind> = new Set([SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken]);

/** `undefined` and `null`: to compare with them is to ask whether a value is there. */
const isNothing = (node: Expression): boolean =>
  node.kind === SyntaxKind.NullKeyword || (isIdentifier(node) && node.text === 'undefined');

/** Every expression of the file that TypeScript takes for true or false, or compares. */
function questionsIn(file: SourceFile): readonly Question[] {
  const found: Question[] = [];
  const ask = (node: Expression | undefined, use: string, fix: string): void => {
    if (node !== undefined) found.push({ node, use, fix });
  };
  /** Of `a && b` and `a || b`, the last operand is the condition as well; the first is asked for where it stands. */
  const condition = (node: Expression | undefined, use: string, fix: string): void => {
    if (node !== undefined && isParenthesizedExpression(node)) condition(node.expression, use, fix);
    else if (node !== undefined && isBinaryExpression(node) && joins.has(node.operatorToken.kind)) {
      condition(node.right, use, fix);
    } else ask(node, use, fix);
  };
  const loop = (node: Expression | undefined): void =>
    condition(node, 'the condition of a loop', 'count to a number that is known at elaboration');
  const visit = (node: Node): void => {
    if (isIfStatement(node)) {
      condition(node.expression, 'the condition of an if', 'use m.when for statements, m.mux for values');
    } else if (isConditionalExpression(node)) condition(node.condition, 'the condition of ?:', 'use m.mux');
    else if (isWhileStatement(node) || isDoStatement(node)) loop(node.expression);
    else if (isForStatement(node)) loop(node.condition);
    else if (isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
      ask(node.operand, 'negated with !', 'use not()');
    } else if (isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === SyntaxKind.AmpersandAmpersandToken) ask(node.left, 'an operand of &&', 'use and()');
      else if (kind === SyntaxKind.BarBarToken) ask(node.left, 'an operand of ||', 'use or()');
      else if (compares.has(kind) && !isNothing(node.right)) ask(node.left, 'compared by identity', 'use eq() or ne()');
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}
