/** What is wrong with a design, for the person who wrote it. */
import { UserError } from '../../support/user-error.ts';
import type { DiagnosticCode } from './diagnostic-codes.ts';
import { diagnosticsText } from './diagnostic-text.ts';
import type { Location } from './location.ts';

/** A place that has to do with a mistake. */
export interface Place extends Location {
  /** What stands there, in a few words: printed beside the place. */
  readonly note?: string;
}

export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** One sentence: what is wrong. */
  readonly message: string;
  /** The places involved, the most important one first. */
  readonly at: readonly Place[];
  /** One sentence: what to do. */
  readonly fix: string;
}

/** All diagnostics of one elaboration, thrown together; the message prints them all, without colour. */
export class DesignError extends UserError {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[], options?: ErrorOptions) {
    super(diagnosticsText(diagnostics, { colour: false }), options);
    this.diagnostics = diagnostics;
  }
}
