/**
 * The kinds of syntax nodes in the compiler that a parser of ESLint uses. Its numbers differ from version to version,
 * and the parser gives away neither its compiler nor where that is installed, which need not be where this package
 * finds one. So the parser itself reads a sample of each kind: what it makes of that has the number.
 */
import type { WaitKinds } from '../../cli/lint/ignored-waits.ts';
import type { Kinds, SyntaxNode } from '../../cli/lint/questions.ts';

/** From ESLint's nodes to those of the compiler. */
export interface NodeMap {
  get(node: object): SyntaxNode | undefined;
}

/** A parser of ESLint that keeps the compiler's nodes. */
export interface Parser {
  parseForESLint(text: string): {
    readonly ast: object;
    readonly services: { readonly esTreeNodeToTSNodeMap: NodeMap };
  };
}

type AllKinds = Kinds & WaitKinds;

/** A statement with a node of the kind, and the parts that lead from the statement to the node or to its kind. */
type Sample = readonly [text: string, ...parts: readonly string[]];

const binary = (operator: string): Sample => [`a ${operator} a;`, 'expression', 'operatorToken'];

const samples: Readonly<Record<keyof AllKinds, Sample>> = {
  IfStatement: ['if (a);'],
  WhileStatement: ['while (a);'],
  DoStatement: ['do; while (a);'],
  ForStatement: ['for (;;);'],
  SwitchStatement: ['switch (a) {}'],
  ExpressionStatement: ['a;'],
  ConditionalExpression: ['a ? a : a;', 'expression'],
  PrefixUnaryExpression: ['!a;', 'expression'],
  BinaryExpression: ['a + a;', 'expression'],
  ParenthesizedExpression: ['(a);', 'expression'],
  AsExpression: ['a as b;', 'expression'],
  CallExpression: ['a();', 'expression'],
  PropertyAccessExpression: ['a.b;', 'expression'],
  AwaitExpression: ['async () => await a;', 'expression', 'body'],
  Identifier: ['a;', 'expression'],
  NullKeyword: ['null;', 'expression'],
  ExclamationToken: ['!a;', 'expression', 'operator'],
  CommaToken: binary(','),
  AmpersandAmpersandToken: binary('&&'),
  BarBarToken: binary('||'),
  QuestionQuestionToken: binary('??'),
  EqualsEqualsToken: binary('=='),
  EqualsEqualsEqualsToken: binary('==='),
  ExclamationEqualsToken: binary('!='),
  ExclamationEqualsEqualsToken: binary('!=='),
};

/** A node or a number, whose parts are found by their names. */
type Part = number | { readonly kind: number; readonly [part: string]: Part };

const known = new WeakMap<Parser, AllKinds>();

/** The kinds of a parser; it reads the samples once. */
export function kindsOf(parser: Parser): AllKinds {
  const kinds = known.get(parser) ?? learned(parser);
  known.set(parser, kinds);
  return kinds;
}

function learned(parser: Parser): AllKinds {
  const texts = Object.values(samples).map(([text]) => text);
  const { ast, services } = parser.parseForESLint(texts.join('\n'));
  const file = services.esTreeNodeToTSNodeMap.get(ast) as unknown as { readonly statements: readonly Part[] };
  const kindAt = (i: number, parts: readonly string[]): number => {
    const found = parts.reduce((at, part) => (at as Exclude<Part, number>)[part]!, file.statements[i]!);
    return typeof found === 'number' ? found : found.kind;
  };
  return Object.fromEntries(
    Object.entries(samples).map(([name, [, ...parts]], i) => [name, kindAt(i, parts)]),
  ) as AllKinds;
}
