/**
 * What the types of a file tell and nothing else can: hardware where TypeScript decides (`if (a.eq(b))`, `a && b`,
 * `!a`, `a === b`), which the language cannot intercept, and waits of tests that nothing awaits.
 */
import { relative } from 'node:path';
import type { Diagnostic } from '../../rtl-gen/ir/diagnostic.ts';
import type { WaitKinds } from './ignored-waits.ts';
import { hardwareConditions, ignoredWaits, type TypesOf } from './mistakes.ts';
import type { Kinds, SyntaxNode } from './questions.ts';

/** Which files are looked at, for what. */
export interface LintedFiles {
  /** For hardware where TypeScript decides. */
  readonly hardware: (file: string) => boolean;
  /** For waits that nothing awaits. */
  readonly tests: (file: string) => boolean;
}

/** An expression of a file, as each version of the compiler has it. */
export interface PlacedNode<File> extends SyntaxNode {
  getStart(file: File): number;
}

/** A file, as each version of the compiler has it. */
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
 * What is wrong in the files of a project that are wanted. A value that may be `undefined` is not hardware here:
 * whether it is there is a question of TypeScript.
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
