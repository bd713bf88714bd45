import type { Location } from '../ir/location.ts';

/** One file: `name` is `<module>.v` where it is ours, and `text` then ends with a newline. */
export interface VerilogFile {
  readonly name: string;
  readonly text: string;
  /** Written elsewhere: what lint tools say of it is not about the design. */
  readonly foreign?: true;
  /** Where what each line says was written, from the first line on; only where `emitVerilog` was asked for it. */
  readonly places?: readonly (Location | undefined)[];
}

/** The emitted form of a design: one module a file, the top's file first, files of foreign Verilog last. */
export interface VerilogDesign {
  readonly top: string;
  readonly files: readonly VerilogFile[];
  /**
   * Empty modules with the ports of the black boxes whose Verilog was not given: not part of the design, but for tools
   * that must see every module.
   */
  readonly stubs?: readonly VerilogFile[];
}

/** Everything that a tool has to read. */
export const allFiles = ({ files, stubs = [] }: VerilogDesign): readonly VerilogFile[] => [...files, ...stubs];
