/** A place in a user's TypeScript source: file relative to the working directory, line and column counted from 1. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** `file:line:column`, the form that editors and terminals make clickable. */
export const formatLocation = (at: Location): string => `${at.file}:${at.line}:${at.column}`;
