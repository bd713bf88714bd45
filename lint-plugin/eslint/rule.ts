/** A rule of ESLint that looks for one kind of mistake, with the types of typescript-eslint's parser. */
import { type Checker, type FindMistakes, mistakeText, typesBy } from '../../cli/lint/mistakes.ts';
import type { SyntaxNode } from '../../cli/lint/questions.ts';
import { kindsOf, type NodeMap, type Parser } from './kinds.ts';

/** What the parser gives with a file; without types there is no program. */
interface ParserServices {
  readonly program?: { getTypeChecker(): Checker } | null;
  readonly esTreeNodeToTSNodeMap?: NodeMap;
}

/** As much of ESLint as is used here: its types are installed where it is. */
interface Place {
  readonly line: number;
  readonly column: number;
}

interface RuleContext {
  readonly id: string;
  readonly languageOptions: { readonly parser?: unknown };
  readonly sourceCode: {
    readonly ast: object;
    readonly parserServices: object;
    getLocFromIndex(index: number): Place;
  };
  report(problem: {
    readonly loc: Place | { readonly start: Place; readonly end: Place };
    readonly messageId: string;
    readonly data: Readonly<Record<string, string>>;
  }): void;
}

/** A rule as ESLint has it. */
export interface Rule {
  readonly meta: {
    readonly type: 'problem';
    readonly docs: { readonly description: string; readonly recommended: true };
    readonly schema: [];
    readonly messages: Record<string, string>;
  };
  /** With a context of ESLint: its own types of this are wider in each version. */
  create(context: never): { Program(): void };
}

interface PlacedNode extends SyntaxNode {
  getStart(): number;
  getEnd(): number;
}

const noTypes =
  "{{rule}} needs types: set languageOptions.parser to typescript-eslint's, and parserOptions.projectService to true";

/** The rule that reports what is found by `find`. */
export const ruleOf = (find: FindMistakes, description: string): Rule => ({
  meta: {
    type: 'problem',
    docs: { description, recommended: true },
    schema: [],
    messages: { mistake: '{{text}}', noTypes },
  },
  create: (context: RuleContext) => ({ Program: () => report(context, find) }),
});

function report(context: RuleContext, find: FindMistakes): void {
  const { sourceCode, languageOptions } = context;
  const { program, esTreeNodeToTSNodeMap } = sourceCode.parserServices as ParserServices;
  const file = esTreeNodeToTSNodeMap?.get(sourceCode.ast);
  if (!program || file === undefined) {
    context.report({ loc: { line: 1, column: 0 }, messageId: 'noTypes', data: { rule: context.id } });
    return;
  }
  const kinds = kindsOf(languageOptions.parser as Parser);
  for (const mistake of find<PlacedNode>(file, kinds, typesBy(program.getTypeChecker()))) {
    const start = sourceCode.getLocFromIndex(mistake.node.getStart());
    const end = sourceCode.getLocFromIndex(mistake.node.getEnd());
    context.report({ loc: { start, end }, messageId: 'mistake', data: { text: mistakeText(mistake) } });
  }
}
