/**
 * `gatewright/lint-plugin`: the diagnostics of `gatewright lint` in the editor. A plugin of TypeScript's language
 * service, named in `tsconfig.json`. Editors that run the JavaScript service (TypeScript 5 and 6) load it.
 */
import type { WaitKinds } from '../cli/lint/ignored-waits.ts';
import {
  type Checker,
  hardwareConditions,
  ignoredWaits,
  type Mistake,
  mistakeText,
  typesBy,
} from '../cli/lint/mistakes.ts';
import type { Kinds, SyntaxNode } from '../cli/lint/questions.ts';

/** The part of the language service that is used here: its types are of another version than this project's. */
interface TypeScript {
  readonly SyntaxKind: Kinds & WaitKinds;
  readonly DiagnosticCategory: { readonly Error: number };
}

interface PlacedNode extends SyntaxNode {
  getStart(): number;
  getEnd(): number;
}

interface Diagnostic {
  readonly file: SyntaxNode;
  readonly start: number;
  readonly length: number;
  readonly messageText: string;
  readonly category: number;
  readonly code: number;
  readonly source: string;
}

interface Program {
  getSourceFile(name: string): SyntaxNode | undefined;
  getTypeChecker(): Checker;
}

interface LanguageService {
  getProgram(): Program | undefined;
  getSemanticDiagnostics(file: string): readonly Diagnostic[];
}

/** The error code of this plugin's diagnostics in editors; TypeScript's own codes are lower. */
const code = 91_000;

/** The entry point: the language service calls it once for itself and once for each project. */
export const init = ({ typescript }: { readonly typescript: TypeScript }) => ({
  create: ({ languageService }: { readonly languageService: LanguageService }): LanguageService =>
    new Proxy(languageService, {
      get: (service, name, receiver) =>
        name === 'getSemanticDiagnostics'
          ? (file: string) => [...service.getSemanticDiagnostics(file), ...diagnosticsOf(file, service, typescript)]
          : Reflect.get(service, name, receiver),
    }),
});

function diagnosticsOf(name: string, service: LanguageService, typescript: TypeScript): readonly Diagnostic[] {
  const program = service.getProgram();
  const file = program?.getSourceFile(name);
  if (program === undefined || file === undefined) return [];
  const typesOf = typesBy(program.getTypeChecker());
  const said = (mistake: Mistake<PlacedNode>): Diagnostic => ({
    file,
    start: mistake.node.getStart(),
    length: mistake.node.getEnd() - mistake.node.getStart(),
    messageText: mistakeText(mistake),
    category: typescript.DiagnosticCategory.Error,
    code,
    source: 'gatewright',
  });
  return [hardwareConditions, ignoredWaits].flatMap((find) =>
    find<PlacedNode>(file, typescript.SyntaxKind, typesOf).map(said),
  );
}

// The value of `require` of this module: the language service is CommonJS.
export { init as 'module.exports' };
