/**
 * What the types of a project tell and nothing else can: hardware where TypeScript decides (`if (a.eq(b))`, `a && b`,
 * `!a`, `a === b`), which the language cannot intercept, and waits of tests that nothing awaits.
 */
import { relative } from 'node:path';
import type { Expression, SourceFile } from 'typescript/unstable/ast';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
import type { Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import { hardwareConditions, ignoredWaits, type Mistake, type TypesOf } from './mistakes.ts';

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
        if (wanted) found.push(...hardwareConditions(file, SyntaxKind, typesOf).map(diagnosticOf(file)));
        if (mayWait) found.push(...ignoredWaits(file, SyntaxKind, typesOf).map(diagnosticOf(file)));
      }
    }
    return found;
  } finally {
    api.close();
  }
}

/** Each type is printed once: an expression is one call of another process, and so is the text of its type. */
function printer(checker: Checker): TypesOf<Expression> {
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

/** A mistake as the command prints it. */
const diagnosticOf =
  (file: SourceFile) =>
  ({ code, node, message, fix }: Mistake<Expression>): Diagnostic => ({
    code,
    message,
    fix,
    at: [placeOf(node, file)],
  });

function placeOf(node: Expression, file: SourceFile): Diagnostic['at'][number] {
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return { file: relative(process.cwd(), file.fileName), line: line + 1, column: character + 1 };
}
