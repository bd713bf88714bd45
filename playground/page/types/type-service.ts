/** TypeScript's language service over the user's files and what they may import. */
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import type { Completion, Definition, EmittedModule, Renaming, Signature, TypeProblem } from './emitted.ts';

/** Texts by path, and what names of packages stand for. */
export interface Known {
  readonly files: Readonly<Record<string, string>>;
  readonly packages: Readonly<Record<string, string>>;
}

/** The settings of the project's own `tsconfig.json`; unions are ordered as TypeScript 7 orders them. */
const settings: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts', 'lib.es2025.iterator.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  erasableSyntaxOnly: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  // There is no package.json to look into, and the search for one needs folders.
  resolvePackageJsonExports: false,
  resolvePackageJsonImports: false,
  types: [],
  stableTypeOrdering: true,
};

/** Paths of the user's files are names without a folder. */
export class TypeService {
  readonly #known: Known;
  readonly #texts = new Map<string, { readonly text: string; readonly version: number }>();
  readonly #service: ts.LanguageService;
  #version = 0;

  constructor(known: Known) {
    this.#known = known;
    this.#service = ts.createLanguageService(this.#host(), ts.createDocumentRegistry());
  }

  /** Takes the user's files as they are now; others of the user's are gone. */
  set(files: Readonly<Record<string, string>>): void {
    for (const name of [...this.#texts.keys()]) if (files[name] === undefined) this.#texts.delete(name);
    for (const [name, text] of Object.entries(files)) {
      if (this.#texts.get(name)?.text !== text) this.#texts.set(name, { text, version: ++this.#version });
    }
  }

  /** All mistakes of the user's files, those of syntax too. */
  problems(): readonly TypeProblem[] {
    return [...this.#texts.keys()].flatMap((file) =>
      [...this.#service.getSyntacticDiagnostics(file), ...this.#service.getSemanticDiagnostics(file)].map((d) => ({
        file,
        from: d.start ?? 0,
        to: (d.start ?? 0) + (d.length ?? 0),
        code: d.code,
        message: ts.flattenDiagnosticMessageText(d.messageText, '\n'),
      })),
    );
  }

  /** The user's files for a browser; one with a mistake of syntax is left out. */
  emitted(): Readonly<Record<string, EmittedModule>> {
    const modules: Record<string, EmittedModule> = {};
    for (const file of this.#texts.keys()) {
      const source = this.#service.getProgram()?.getSourceFile(file);
      if (source === undefined || this.#service.getSyntacticDiagnostics(file).length > 0) continue;
      modules[file] = { code: blankSourceFile(source), imports: importsOf(source) };
    }
    return modules;
  }

  /** What may stand at a place, the likeliest first. */
  completions(file: string, at: number): readonly Completion[] {
    const found = this.#service.getCompletionsAtPosition(file, at, { includeCompletionsForModuleExports: false });
    const entries = found?.entries ?? [];
    return entries
      .toSorted((a, b) => (a.sortText < b.sortText ? -1 : a.sortText > b.sortText ? 1 : 0))
      .slice(0, 200)
      .map(({ name, kind }) => ({ label: name, kind }));
  }

  /** What is known of the name at a place: its type, and its doc comment. */
  about(
    file: string,
    at: number,
  ): { readonly from: number; readonly to: number; readonly text: string; readonly doc: string } | undefined {
    const info = this.#service.getQuickInfoAtPosition(file, at);
    if (info === undefined) return undefined;
    const { start, length } = info.textSpan;
    const text = ts.displayPartsToString(info.displayParts);
    return { from: start, to: start + length, text, doc: ts.displayPartsToString(info.documentation) };
  }

  /** The call in whose arguments a place is. */
  signature(file: string, at: number): Signature | undefined {
    const found = this.#service.getSignatureHelpItems(file, at, undefined);
    const item = found?.items[found.selectedItemIndex];
    if (found === undefined || item === undefined) return undefined;
    const text = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
      ts.displayPartsToString(parts === undefined ? undefined : [...parts]);
    const active = item.isVariadic ? Math.min(found.argumentIndex, item.parameters.length - 1) : found.argumentIndex;
    return {
      from: found.applicableSpan.start,
      before: text(item.prefixDisplayParts),
      parameters: item.parameters.map(({ displayParts }) => text(displayParts)),
      active,
      after: text(item.suffixDisplayParts),
      doc: text(item.parameters[active]?.documentation) || text(item.documentation),
    };
  }

  /** Where the name at a place stands, if all of these places are the user's. */
  renaming(file: string, at: number): Renaming {
    const info = this.#service.getRenameInfo(file, at, {});
    if (!info.canRename) return { problem: info.localizedErrorMessage };
    const preferences = { providePrefixAndSuffixTextForRename: true };
    const found = this.#service.findRenameLocations(file, at, false, false, preferences) ?? [];
    const others = found.filter(({ fileName }) => !this.#texts.has(fileName));
    if (others.length > 0)
      return { problem: `${info.displayName} is a name of the library too (${others[0]!.fileName}).` };
    return {
      name: info.displayName,
      places: found.map(({ fileName, textSpan: { start, length }, prefixText = '', suffixText = '' }) => ({
        file: fileName,
        from: start,
        to: start + length,
        prefix: prefixText,
        suffix: suffixText,
      })),
    };
  }

  /** Where the name at a place is defined. */
  definition(file: string, at: number): Definition | undefined {
    const [found] = this.#service.getDefinitionAtPosition(file, at) ?? [];
    if (found === undefined) return undefined;
    const { start, length } = found.textSpan;
    const text = this.#texts.has(found.fileName) ? {} : { text: this.#text(found.fileName) ?? '' };
    return { file: found.fileName, from: start, to: start + length, ...text };
  }

  /** The text of what is known beside the user's files. */
  library(path: string): string | undefined {
    return this.#known.files[path];
  }

  #text(path: string): string | undefined {
    return this.#texts.get(path)?.text ?? this.#known.files[path];
  }

  #host(): ts.LanguageServiceHost {
    const exists = (path: string): boolean => this.#text(path) !== undefined;
    return {
      getCompilationSettings: () => settings,
      getScriptFileNames: () => [...this.#texts.keys()],
      getScriptVersion: (path) => String(this.#texts.get(path)?.version ?? 0),
      getScriptSnapshot: (path) => {
        const text = this.#text(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => '',
      getDefaultLibFileName: () => 'lib.es2024.d.ts',
      fileExists: exists,
      readFile: (path) => this.#text(path),
      resolveModuleNameLiterals: (literals, from) =>
        literals.map(({ text }) => {
          const path = this.#resolved(text, from);
          const resolvedModule =
            path === undefined
              ? undefined
              : { resolvedFileName: path, extension: path.endsWith('.d.ts') ? ts.Extension.Dts : ts.Extension.Ts };
          return { resolvedModule };
        }),
    };
  }

  #resolved(name: string, from: string): string | undefined {
    const beside = name.startsWith('.') ? joined(from, name) : '';
    const targets = [beside, this.#known.packages[name] ?? ''].flatMap((path) => [
      path,
      // A declaration may stand for a source.
      path.replace(/\.[jt]s$/, '.ts'),
      path.replace(/(?:\.d)?\.[jt]s$/, '.d.ts'),
    ]);
    return targets.find((path) => this.#text(path) !== undefined);
  }
}

/** The path of `name` beside the file `from`. */
function joined(from: string, name: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function importsOf(source: ts.SourceFile): EmittedModule['imports'] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const isTypes = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    const { moduleSpecifier } = statement;
    if (isTypes || moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
    return [{ from: moduleSpecifier.getStart(source) + 1, to: moduleSpecifier.end - 1, name: moduleSpecifier.text }];
  });
}
