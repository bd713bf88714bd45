/** The lint of a project by TypeScript 7, which runs as a separate process. */
import type { Expression, SourceFile } from 'typescript/unstable/ast';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
import type { Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import { type LintedFiles, lintRead } from './lint-read.ts';
import type { TypesOf } from './mistakes.ts';

/** The mistakes in the selected files of a project, given by its `tsconfig.json`. */
export function lintProject(project: string, files: LintedFiles): readonly Diagnostic[] {
  const api = new API();
  try {
    return api
      .updateSnapshot({ openProjects: [project] })
      .getProjects()
      .flatMap(({ program, checker }) =>
        lintRead<SourceFile, Expression>(
          {
            kinds: SyntaxKind,
            fileNames: program.getSourceFileNames(),
            file: (name) => program.getSourceFile(name),
            typesOf: printer(checker),
          },
          files,
        ),
      );
  } finally {
    api.close();
  }
}

/** Each type is printed once: an expression, and the text of its type, each cost one call of the process. */
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
