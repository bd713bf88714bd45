/**
 * Waits of a test that are not awaited: `t.rising();` alone has no effect. Written for any version of the compiler,
 * like `questions.ts`.
 */
import { type SyntaxNode, splitAtTop } from './questions.ts';

/** The kinds that are used here, of `SyntaxKind` of one version. */
export type WaitKinds = Readonly<
  Record<
    | 'ExpressionStatement'
    | 'CallExpression'
    | 'AwaitExpression'
    | 'ParenthesizedExpression'
    | 'ConditionalExpression'
    | 'BinaryExpression'
    | 'PropertyAccessExpression'
    | 'CommaToken'
    | 'QuestionQuestionToken'
    | 'AmpersandAmpersandToken'
    | 'BarBarToken',
    number
  >
>;

/** A call whose result is awaited, or dropped. */
export interface ResultUse<Node> {
  readonly node: Node;
  readonly use: 'dropped' | 'awaited';
}

/** The mistake, and its correction. */
export interface WaitMistake {
  readonly message: string;
  readonly fix: string;
}

interface Parts<Node> {
  readonly expression: Node;
  readonly whenTrue: Node;
  readonly whenFalse: Node;
  readonly left: Node;
  readonly operatorToken: { readonly kind: number };
  readonly right: Node;
  readonly name: { readonly text: string };
}

/** Every call of the file whose result is awaited or unused. */
export function resultUses<Node extends SyntaxNode>(file: SyntaxNode, kinds: WaitKinds): readonly ResultUse<Node>[] {
  const joins = new Set([
    kinds.CommaToken,
    kinds.AmpersandAmpersandToken,
    kinds.BarBarToken,
    kinds.QuestionQuestionToken,
  ]);
  const partsOf = (node: SyntaxNode): Parts<Node> => node as unknown as Parts<Node>;
  const found: ResultUse<Node>[] = [];
  /** `task.cancel()` takes effect whether it is awaited or not. */
  const isCancel = ({ expression }: Parts<Node>): boolean =>
    expression.kind === kinds.PropertyAccessExpression && partsOf(expression).name.text === 'cancel';
  /** If the value of an expression is unused, so are the values of the parts that it may be. */
  const drop = (node: Node): void => {
    const parts = partsOf(node);
    if (node.kind === kinds.ParenthesizedExpression) drop(parts.expression);
    else if (node.kind === kinds.ConditionalExpression) {
      drop(parts.whenTrue);
      drop(parts.whenFalse);
    } else if (node.kind === kinds.BinaryExpression && joins.has(parts.operatorToken.kind)) {
      if (parts.operatorToken.kind === kinds.CommaToken) drop(parts.left);
      drop(parts.right);
    } else if (node.kind === kinds.CallExpression && !isCancel(parts)) found.push({ node, use: 'dropped' });
  };
  const visit = (node: SyntaxNode): void => {
    const { expression } = partsOf(node);
    if (node.kind === kinds.ExpressionStatement) drop(expression);
    if (node.kind === kinds.AwaitExpression && expression.kind === kinds.CallExpression)
      found.push({ node: expression, use: 'awaited' });
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/**
 * The mistake of a call whose result has that type, as the compiler prints it; undefined if there is none. A `Wait`
 * has no effect until it is awaited, and a generator has none until its values are read.
 */
export function waitMistake(type: string, use: ResultUse<unknown>['use']): WaitMistake | undefined {
  const parts = splitAtTop(type, '|');
  const isAny = (...names: readonly string[]): boolean =>
    parts.some((part) => part.endsWith('>') && names.some((name) => part.startsWith(`${name}<`)));
  if (isAny('Generator', 'AsyncGenerator', 'Steps')) {
    const message =
      use === 'awaited'
        ? 'await gives back the generator that the call has made, and nothing of it has run'
        : 'the call makes a generator that nothing runs';
    return { message, fix: 'run it with yield* in a generator task, or as a task of its own with t.fork' };
  }
  if (use === 'awaited' || !isAny('Wait')) return undefined;
  return {
    message: 'the wait is not awaited, so the test goes on at once',
    fix: 'write await before it, or yield in a generator task',
  };
}
