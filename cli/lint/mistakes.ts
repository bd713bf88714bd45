/** The mistakes in a file, for any version of the compiler: shared by the command and the plugins. */
import { resultUses, type WaitKinds, waitMistake } from './ignored-waits.ts';
import { isHardware, type Kinds, questionsIn, questionText, type SyntaxNode } from './questions.ts';

/** A mistake, with its correction. */
export interface Mistake<Node> {
  readonly code: 'hardware-condition' | 'ignored-wait';
  readonly node: Node;
  readonly message: string;
  readonly fix: string;
}

/** The types of expressions as the compiler prints them. */
export type TypesOf<Node> = (nodes: readonly Node[]) => readonly string[];

/** Looks for one kind of mistake. */
export type FindMistakes = <Node extends SyntaxNode>(
  file: SyntaxNode,
  kinds: Kinds & WaitKinds,
  typesOf: TypesOf<Node>,
) => readonly Mistake<Node>[];

/** Hardware in conditions and comparisons of TypeScript. */
export const hardwareConditions: FindMistakes = <Node extends SyntaxNode>(
  file: SyntaxNode,
  kinds: Kinds,
  typesOf: TypesOf<Node>,
) => {
  const questions = questionsIn<Node>(file, kinds);
  const types = typesOf(questions.map(({ node }) => node));
  return questions
    .filter((_, i) => isHardware(types[i]!))
    .map((question) => ({
      code: 'hardware-condition',
      node: question.node,
      message: questionText(question),
      fix: question.fix,
    }));
};

/** Waits of a test that are not awaited. */
export const ignoredWaits: FindMistakes = <Node extends SyntaxNode>(
  file: SyntaxNode,
  kinds: WaitKinds,
  typesOf: TypesOf<Node>,
) => {
  const uses = resultUses<Node>(file, kinds);
  const types = typesOf(uses.map(({ node }) => node));
  return uses.flatMap(({ node, use }, i): readonly Mistake<Node>[] => {
    const mistake = waitMistake(types[i]!, use);
    return mistake === undefined ? [] : [{ code: 'ignored-wait', node, ...mistake }];
  });
};

/** The part of a type checker that is used here, of a TypeScript version in JavaScript. */
export interface Checker {
  getTypeAtLocation(node: SyntaxNode): unknown;
  typeToString(type: unknown): string;
}

/** The types that such a checker finds. */
export const typesBy =
  (checker: Checker): TypesOf<SyntaxNode> =>
  (nodes) =>
    nodes.map((node) => checker.typeToString(checker.getTypeAtLocation(node)));

/** A mistake in one line. */
export const mistakeText = ({ message, fix }: Mistake<unknown>): string => `${message}: ${fix}`;
