/**
 * Conditions and comparisons of TypeScript: expressions that are wrong if they are hardware. Written for any version
 * of the compiler: nodes are distinguished by their kinds, and have the same parts in all versions.
 */

/** A node of a syntax tree, as each version of the compiler has it. */
export interface SyntaxNode {
  readonly kind: number;
  forEachChild(visit: (node: SyntaxNode) => void): unknown;
}

/** The kinds that are used here, of `SyntaxKind` of one version. */
export type Kinds = Readonly<
  Record<
    | 'IfStatement'
    | 'ConditionalExpression'
    | 'WhileStatement'
    | 'DoStatement'
    | 'ForStatement'
    | 'PrefixUnaryExpression'
    | 'BinaryExpression'
    | 'ParenthesizedExpression'
    | 'Identifier'
    | 'NullKeyword'
    | 'ExclamationToken'
    | 'SwitchStatement'
    | 'AsExpression'
    | 'CallExpression'
    | 'PropertyAccessExpression'
    | 'QuestionQuestionToken'
    | 'AmpersandAmpersandToken'
    | 'BarBarToken'
    | 'EqualsEqualsToken'
    | 'EqualsEqualsEqualsToken'
    | 'ExclamationEqualsToken'
    | 'ExclamationEqualsEqualsToken',
    number
  >
>;

/** An expression that is wrong if it is hardware, and its replacement. */
export interface Question<Node> {
  readonly node: Node;
  readonly use: string;
  readonly fix: string;
}

/** The message for an expression that is hardware. */
export const questionText = ({ use }: Question<unknown>): string =>
  `hardware is ${use}, which TypeScript decides once, when the design is elaborated`;

/** The parts of the nodes that are examined, by kind. */
interface Parts<Node> {
  readonly expression: Node;
  readonly condition: Node | undefined;
  readonly operand: Node;
  readonly operator: number;
  readonly left: Node;
  readonly operatorToken: { readonly kind: number };
  readonly right: Node;
  readonly text: string;
  readonly name: { readonly text: string };
  readonly arguments: readonly Node[];
}

/** Methods of arrays that compare with `===`. */
const searches = new Set(['includes', 'indexOf', 'lastIndexOf']);

/** Every expression of the file that TypeScript uses as a condition, or compares. */
export function questionsIn<Node extends SyntaxNode>(file: SyntaxNode, kinds: Kinds): readonly Question<Node>[] {
  const compares = new Set([
    kinds.EqualsEqualsToken,
    kinds.EqualsEqualsEqualsToken,
    kinds.ExclamationEqualsToken,
    kinds.ExclamationEqualsEqualsToken,
  ]);
  const joins = new Set([kinds.AmpersandAmpersandToken, kinds.BarBarToken]);
  const partsOf = (node: SyntaxNode): Parts<Node> => node as unknown as Parts<Node>;
  /** `undefined` and `null`: a comparison with them tests whether a value is present. */
  const isNothing = (node: Node): boolean =>
    node.kind === kinds.NullKeyword || (node.kind === kinds.Identifier && partsOf(node).text === 'undefined');

  const found: Question<Node>[] = [];
  const ask = (node: Node, use: string, fix: string): void => void found.push({ node, use, fix });
  /** In `a && b` and `a || b` the last operand is a condition as well; the first is examined at its own place. */
  const condition = (node: Node | undefined, use: string, fix: string): void => {
    if (node === undefined) return;
    const parts = partsOf(node);
    if (node.kind === kinds.ParenthesizedExpression || node.kind === kinds.AsExpression)
      condition(parts.expression, use, fix);
    else if (node.kind === kinds.BinaryExpression && joins.has(parts.operatorToken.kind)) {
      condition(parts.right, use, fix);
    } else ask(node, use, fix);
  };
  const loop = (node: Node | undefined): void =>
    condition(node, 'the condition of a loop', 'count to a number that is known at elaboration');
  const binary = ({ left, operatorToken: { kind }, right }: Parts<Node>): void => {
    if (kind === kinds.AmpersandAmpersandToken) ask(left, 'an operand of &&', 'use and()');
    else if (kind === kinds.BarBarToken) ask(left, 'an operand of ||', 'use or()');
    else if (kind === kinds.QuestionQuestionToken)
      ask(left, 'an operand of ??', 'leave the other operand out: hardware is always there');
    else if (compares.has(kind) && !isNothing(right)) ask(left, 'compared by identity', 'use eq() or ne()');
  };
  /** `[a, b].includes(c)` and similar methods compare objects by identity. */
  const call = ({ expression, arguments: [first] }: Parts<Node>): void => {
    if (first === undefined || expression.kind !== kinds.PropertyAccessExpression) return;
    if (searches.has(partsOf(expression).name.text)) ask(first, 'compared by identity', 'use eq() of each');
  };
  const visit = (node: SyntaxNode): void => {
    const parts = partsOf(node);
    switch (node.kind) {
      case kinds.IfStatement:
        condition(parts.expression, 'the condition of an if', 'use m.when for statements, m.mux for values');
        break;
      case kinds.ConditionalExpression:
        condition(parts.condition, 'the condition of ?:', 'use m.mux');
        break;
      case kinds.SwitchStatement:
        condition(parts.expression, 'what a switch decides on', 'use m.match');
        break;
      case kinds.WhileStatement:
      case kinds.DoStatement:
        loop(parts.expression);
        break;
      case kinds.ForStatement:
        loop(parts.condition);
        break;
      case kinds.PrefixUnaryExpression:
        if (parts.operator === kinds.ExclamationToken) ask(parts.operand, 'negated with !', 'use not()');
        break;
      case kinds.CallExpression:
        call(parts);
        break;
      case kinds.BinaryExpression:
        binary(parts);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/**
 * Whether a type, as the compiler prints it, is that of hardware: `Bits<8>`, `EnumV<"idle" | "run">`, and for registers
 * and wires `Settable<...>`. A union with anything else is not.
 */
export function isHardware(type: string): boolean {
  const parts = splitAtTop(type.replaceAll(/[()]/g, ''), '|');
  return parts.every((part) =>
    splitAtTop(part, '&').some((one) => /^(Bits|Int|EnumV|Vec|UnionV|Settable)\b/.test(one)),
  );
}

/** The operands of `|` or `&` of a type as text, apart from those inside `<...>`, `{...}` and quotes. */
export function splitAtTop(type: string, operator: '|' | '&'): readonly string[] {
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
