/**
 * Hardware where TypeScript decides: `if (a.eq(b))`, `a && b`, `!a`, `a === b`. The language cannot intercept these, so
 * the compiler's types have to tell.
 */
import { relative } from 'node:path';
import type { Expression, SourceFile } from 'typescript/unstable/ast';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import type { Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import { isHardware, type Question, questionsIn, questionText } from './questions.ts';

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
        const questions = questionsIn<Expression>(file, SyntaxKind);
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

function diagnosticOf(question: Question<Expression>, file: SourceFile): Diagnostic {
  const { line, character } = file.getLineAndCharacterOfPosition(question.node.getStart(file));
  return {
    code: 'hardware-condition',
    message: questionText(question),
    fix: question.fix,
    at: [{ file: relative(process.cwd(), file.fileName), line: line + 1, column: character + 1 }],
  };
}
