/**
 * `gatewright/lint-plugin`: what `gatewright lint` says, in the editor as one types. A plugin of TypeScript's language
 * service, named in `tsconfig.json`; it is loaded by editors that run the service in JavaScript (TypeScript 5 and 6).
 */
import { resultUses, type WaitKinds, waitMistake } from '../cli/lint/ignored-waits.ts';
import { isHardware, type Kinds, questionsIn, questionText, type SyntaxNode } from '../cli/lint/questions.ts';

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

interface Checker {
  getTypeAtLocation(node: SyntaxNode): unknown;
  typeToString(type: unknown): string;
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
  const checker = program.getTypeChecker();
  const typeOf = (node: PlacedNode): string => checker.typeToString(checker.getTypeAtLocation(node));
  const said = (node: PlacedNode, text: string): Diagnostic => ({
    file,
    start: node.getStart(),
    length: node.getEnd() - node.getStart(),
    messageText: text,
    category: typescript.DiagnosticCategory.Error,
    code,
    source: 'gatewright',
  });
  const conditions = questionsIn<PlacedNode>(file, typescript.SyntaxKind)
    .filter(({ node }) => isHardware(typeOf(node)))
    .map((question) => said(question.node, `${questionText(question)}: ${question.fix}`));
  const waits = resultUses<PlacedNode>(file, typescript.SyntaxKind).flatMap(({ node, use }) => {
    const mistake = waitMistake(typeOf(node), use);
    return mistake === undefined ? [] : [said(node, `${mistake.message}: ${mistake.fix}`)];
  });
  return [...conditions, ...waits];
}

// What `require` of this module gives: the language service is CommonJS.
export { init as 'module.exports' };
