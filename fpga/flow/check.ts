/** Whether an independent front end accepts the Verilog. */
import { allFiles, type VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { UserError } from '../../support/user-error.ts';
import { runYosys, YosysError } from '../../support/yosys/run-yosys.ts';

/**
 * Read the design with Yosys, assertions included, and check it: every module and port exists, nothing is undriven,
 * driven twice, a latch or a combinational loop. Throws a `UserError` with Yosys's own words for an error or a warning.
 */
export async function checkWithYosys(verilog: VerilogDesign): Promise<void> {
  const files = Object.fromEntries(allFiles(verilog).map(({ name, text }) => [name, text]));
  try {
    const { log } = await runYosys({ script: checkScript(verilog), files });
    refuse(verilog, complaintsOf(log));
  } catch (error) {
    if (error instanceof YosysError) refuse(verilog, complaintsOf(error.log));
    throw error;
  }
}

/** The commands of that. */
export function checkScript(verilog: VerilogDesign): string {
  const names = allFiles(verilog).map(({ name }) => name);
  return [
    `read_verilog -formal -DFORMAL ${names.join(' ')}`,
    `hierarchy -check -top ${verilog.top}`,
    'proc',
    'check -assert',
  ].join('; ');
}

function refuse({ top }: VerilogDesign, [first, ...more]: readonly string[]): void {
  if (first === undefined) return;
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
  throw new UserError(`Yosys does not accept ${top}: ${first}${others}`);
}

/**
 * Errors, warnings, and latches, which Yosys mentions without calling them either, in the order of the log. The error
 * at the end of `check -assert` only counts the warnings before it.
 */
function complaintsOf(log: string): string[] {
  return [...log.matchAll(/^(.*)(?:ERROR|Warning): (.*)$|^(Latch inferred for signal .*?) from process.*$/gm)]
    .map(([, where, sentence, latch]) => latch ?? `${where}${sentence}`)
    .filter((line) => !/Found \d+ problems in 'check -assert'/.test(line));
}
