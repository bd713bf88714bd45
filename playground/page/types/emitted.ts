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

/** A function whose call is being written, as text in parts. */
export interface Signature {
  /** Where its arguments begin. */
  readonly from: number;
  /** Name and bracket. */
  readonly before: string;
  readonly parameters: readonly string[];
  /** The parameter at the cursor, from 0; none of them where there are more arguments than parameters. */
  readonly active: number;
  /** Bracket and result. */
  readonly after: string;
  /** The doc comment of that parameter, or of the function. */
  readonly doc: string;
}

/** A part of a file and what is written in its place. */
export interface TextChange {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Where a name stands in the user's files, with what has to stand around another (`{ a }` becomes `{ a: b }`). */
export type Renaming =
  | {
      readonly name: string;
      readonly places: readonly (Omit<TextChange, 'text'> & { readonly prefix: string; readonly suffix: string })[];
    }
  | { readonly problem: string };
