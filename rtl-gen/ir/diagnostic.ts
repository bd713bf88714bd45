/** What is wrong with a design, for the person who wrote it. */
import { UserError } from '../../support/user-error.ts';
import { formatLocation, type Location } from './location.ts';

/** Stable codes; each names one rule. */
export type DiagnosticCode =
  | 'width-mismatch'
  | 'literal-range'
  | 'bad-width'
  | 'bad-slice'
  | 'undriven'
  | 'doubly-driven'
  | 'combinational-loop'
  | 'name-taken'
  | 'bad-name'
  | 'foreign-value'
  | 'not-exhaustive'
  | 'unknown-state'
  | 'bad-memory';

export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** One sentence: what is wrong. */
  readonly message: string;
  /** The places involved, the most important one first. */
  readonly at: readonly Location[];
  /** One sentence: what to do. */
  readonly fix: string;
}

/** `file:line:column: error[code]: message` with the other places and the fix on lines of their own. */
export function formatDiagnostic(d: Diagnostic): string {
  const [first, ...others] = d.at;
  const head = `${first === undefined ? '' : `${formatLocation(first)}: `}error[${d.code}]: ${d.message}`;
  return [head, ...others.map((at) => `    also at ${formatLocation(at)}`), `    fix: ${d.fix}`].join('\n');
}

/** All diagnostics of one elaboration, thrown together. */
export class DesignError extends UserError {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n'));
    this.diagnostics = diagnostics;
  }
}
