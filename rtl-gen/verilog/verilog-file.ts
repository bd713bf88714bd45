/** One emitted file: `name` is `<module>.v`, `text` ends with a newline. */
export interface VerilogFile {
  readonly name: string;
  readonly text: string;
}

/** The emitted form of a design: one module a file, the top's file first. */
export interface VerilogDesign {
  readonly top: string;
  readonly files: readonly VerilogFile[];
}
