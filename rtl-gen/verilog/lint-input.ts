/** What lint tools read of a design. */
import { allFiles, type VerilogDesign } from './verilog-file.ts';

export interface LintInput {
  /** Every file by its path; those of foreign Verilog stand in a folder of their own. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** The paths of the Verilog, the top's first. */
  readonly sources: readonly string[];
  /** Paths that come before the sources for Verilator: what it need not say. */
  readonly settings: readonly string[];
  /** What a tool printed, without its lines about foreign Verilog. */
  readonly ours: (output: string) => string;
}

const folder = 'foreign/';

/**
 * The style of foreign Verilog is not the design's matter: the tools read it for its ports, and what they say of the
 * instances counts. Without foreign Verilog nothing is kept from them.
 */
export function lintInput(design: VerilogDesign): LintInput {
  const sources = allFiles(design).map(({ name, text, foreign }) => ({ name: foreign ? folder + name : name, text }));
  const isMixed = sources.some(({ name }) => name.startsWith(folder));
  const waiver = { name: 'foreign.vlt', text: `\`verilator_config\nlint_off -file "${folder}*"\n` };
  const settings = isMixed ? [waiver] : [];
  return {
    files: [...settings, ...sources],
    sources: sources.map((file) => file.name),
    settings: settings.map((file) => file.name),
    ours: (output) =>
      output
        .split('\n')
        .filter((line) => !line.startsWith(folder))
        .join('\n'),
  };
}
