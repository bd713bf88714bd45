/** A module of the user's as a browser runs it. */

/** Types are blanked: lines and columns are those of the source. */
export interface EmittedModule {
  readonly code: string;
  /** Where its imports name modules, in the order of the text: the places of the names without quotation marks. */
  readonly imports: readonly { readonly from: number; readonly to: number; readonly name: string }[];
}

/** A mistake that the types show. */
export interface TypeProblem {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  /** The number of TypeScript's message. */
  readonly code: number;
  readonly message: string;
}

export interface Completion {
  readonly label: string;
  /** TypeScript's kind: `method`, `property`, `keyword`... */
  readonly kind: string;
}

/** A place in a file of the user's or of the library. */
export interface Definition {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  /** The file's text, where it is not the user's. */
  readonly text?: string;
}
