/**
 * `gatewright/lint-plugin`: what `gatewright lint` says, in the editor as one types. A plugin of TypeScript's language
 * service, named in `tsconfig.json`; it is loaded by editors that run the service in JavaScript (TypeScript 5 and 6).
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

/** As much of the language service as is used here: its types are those of another version than this project's. */
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

/** The number under which editors show what this plugin says; TypeScript's own end below it. */
const code = 91_000;

/** What the language service calls, once for itself and once for each project. */
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

// What `require` of this module gives: the language service is CommonJS.
export { init as 'module.exports' };
