/**
 * What the types of a project tell and nothing else can: hardware where TypeScript decides (`if (a.eq(b))`, `a && b`,
 * `!a`, `a === b`), which the language cannot intercept, and waits of tests that nothing awaits.
 */
import { relative } from 'node:path';
import type { Expression, SourceFile } from 'typescript/unstable/ast';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
import type { Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import { resultUses, waitMistake } from './ignored-waits.ts';
import { isHardware, questionsIn, questionText } from './questions.ts';

/** Which files are looked at, for what. */
export interface LintedFiles {
  /** For hardware where TypeScript decides. */
  readonly hardware: (file: string) => boolean;
  /** For waits that nothing awaits. */
  readonly tests: (file: string) => boolean;
}

/**
 * What is wrong in the files that are wanted of a project, given by its `tsconfig.json`. A value that may be
 * `undefined` is not hardware here: whether it is there is a question of TypeScript.
 */
export function lintProject(project: string, { hardware, tests }: LintedFiles): readonly Diagnostic[] {
  const api = new API();
  try {
    const snapshot = api.updateSnapshot({ openProjects: [project] });
    const found: Diagnostic[] = [];
    for (const { program, checker } of snapshot.getProjects()) {
      const typesOf = printer(checker);
      for (const name of program.getSourceFileNames()) {
        const [wanted, mayWait] = [hardware(name), tests(name)];
        const file = wanted || mayWait ? program.getSourceFile(name) : undefined;
        if (file === undefined) continue;
        if (wanted) found.push(...conditions(file, typesOf));
        if (mayWait) found.push(...waits(file, typesOf));
      }
    }
    return found;
  } finally {
    api.close();
  }
}

/** The types of expressions as the compiler prints them. */
type TypesOf = (nodes: readonly Expression[]) => readonly string[];

/** Each type is printed once: an expression is one call of another process, and so is the text of its type. */
function printer(checker: Checker): TypesOf {
  const texts = new Map<number, string>();
  const textOf = (type: Type): string => {
    const text = texts.get(type.id) ?? checker.typeToString(type);
    texts.set(type.id, text);
    return text;
  };
  return (nodes) =>
    nodes.length === 0
      ? []
      : checker.getTypeAtLocation(nodes).map((type) => (type === undefined ? 'unknown' : textOf(type)));
}

function conditions(file: SourceFile, typesOf: TypesOf): readonly Diagnostic[] {
  const questions = questionsIn<Expression>(file, SyntaxKind);
  const types = typesOf(questions.map(({ node }) => node));
  return questions
    .filter((_, i) => isHardware(types[i]!))
    .map((question) => ({
      code: 'hardware-condition',
      message: questionText(question),
      fix: question.fix,
      at: [placeOf(question.node, file)],
    }));
}

function waits(file: SourceFile, typesOf: TypesOf): readonly Diagnostic[] {
  const uses = resultUses<Expression>(file, SyntaxKind);
  const types = typesOf(uses.map(({ node }) => node));
  return uses.flatMap(({ node, use }, i): readonly Diagnostic[] => {
    const mistake = waitMistake(types[i]!, use);
    return mistake === undefined ? [] : [{ code: 'ignored-wait', ...mistake, at: [placeOf(node, file)] }];
  });
}

function placeOf(node: Expression, file: SourceFile): Diagnostic['at'][number] {
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return { file: relative(process.cwd(), file.fileName), line: line + 1, column: character + 1 };
}
