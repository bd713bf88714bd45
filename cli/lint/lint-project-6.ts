/** The lint of a project by TypeScript 6, which is JavaScript: typescript-eslint needs it instead of 7. */
import { createRequire } from 'node:module';
import type { Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import { UserError } from '../../support/user-error.ts';
import type { WaitKinds } from './ignored-waits.ts';
import { type LintedFiles, lintRead, type PlacedFile, type PlacedNode } from './lint-read.ts';
import { type Checker, typesBy } from './mistakes.ts';
import type { Kinds } from './questions.ts';

interface Program {
  getSourceFiles(): readonly PlacedFile[];
  getSourceFile(name: string): PlacedFile | undefined;
  getTypeChecker(): Checker;
}

interface Problem {
  readonly messageText: unknown;
}

/** The part of the compiler that is used here: the installed types are of another version. */
export interface TypeScript6 {
  readonly SyntaxKind: Kinds & WaitKinds;
  readonly sys: object;
  getParsedCommandLineOfConfigFile(
    file: string,
    options: object,
    host: object,
  ): { readonly fileNames: readonly string[]; readonly options: object } | undefined;
  createProgram(files: readonly string[], options: object): Program;
  flattenDiagnosticMessageText(text: unknown, newLine: string): string;
}

/** The mistakes in the selected files of a project, given by its `tsconfig.json`. */
export function lintProject(
  project: string,
  files: LintedFiles,
  typescript: TypeScript6 = createRequire(import.meta.url)('typescript'),
): readonly Diagnostic[] {
  const parsed = typescript.getParsedCommandLineOfConfigFile(
    project,
    {},
    {
      ...typescript.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }: Problem) => {
        throw new UserError(typescript.flattenDiagnosticMessageText(messageText, ' '));
      },
    },
  )!;
  const program = typescript.createProgram(parsed.fileNames, parsed.options);
  return lintRead<PlacedFile, PlacedNode<PlacedFile>>(
    {
      kinds: typescript.SyntaxKind,
      fileNames: program.getSourceFiles().map(({ fileName }) => fileName),
      file: (name) => program.getSourceFile(name),
      typesOf: typesBy(program.getTypeChecker()),
    },
    files,
  );
}
