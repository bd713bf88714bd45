/**
 * Mistakes that only the types of a file show: hardware in conditions and comparisons (`if (a.eq(b))`, `a && b`,
 * `!a`, `a === b`), which the language cannot intercept, and waits of tests that are not awaited.
 */
import { relative } from 'node:path';
import type { Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import type { WaitKinds } from './ignored-waits.ts';
import { hardwareConditions, ignoredWaits, type TypesOf } from './mistakes.ts';
import type { Kinds, SyntaxNode } from './questions.ts';

/** Which files are examined, and for which mistakes. */
export interface LintedFiles {
  /** For hardware in conditions and comparisons. */
  readonly hardware: (file: string) => boolean;
  /** For waits that are not awaited. */
  readonly tests: (file: string) => boolean;
}

/** An expression of a file, in the form common to all versions of the compiler. */
export interface PlacedNode<File> extends SyntaxNode {
  getStart(file: File): number;
}

/** A file, in the form common to all versions of the compiler. */
export interface PlacedFile extends SyntaxNode {
  readonly fileName: string;
  getLineAndCharacterOfPosition(position: number): { readonly line: number; readonly character: number };
}

/** A project that a compiler has read. */
export interface ReadProject<File, Node> {
  readonly kinds: Kinds & WaitKinds;
  readonly fileNames: readonly string[];
  readonly file: (name: string) => File | undefined;
  readonly typesOf: TypesOf<Node>;
}

/**
 * The mistakes in the selected files of a project. A value that may be `undefined` does not count as hardware:
 * whether it is present is a condition of TypeScript.
 */
export function lintRead<File extends PlacedFile, Node extends PlacedNode<File>>(
  { kinds, fileNames, file: fileOf, typesOf }: ReadProject<File, Node>,
  { hardware, tests }: LintedFiles,
): readonly Diagnostic[] {
  return fileNames.flatMap((name) => {
    const finds = [...(hardware(name) ? [hardwareConditions] : []), ...(tests(name) ? [ignoredWaits] : [])];
    const file = finds.length === 0 ? undefined : fileOf(name);
    if (file === undefined) return [];
    return finds.flatMap((find) =>
      find<Node>(file, kinds, typesOf).map(({ node, ...mistake }) => ({ ...mistake, at: [placeOf(node, file)] })),
    );
  });
}

function placeOf<File extends PlacedFile>(node: PlacedNode<File>, file: File): Diagnostic['at'][number] {
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return { file: relative(process.cwd(), file.fileName), line: line + 1, column: character + 1 };
}
