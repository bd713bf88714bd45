/** Whether an independent front end accepts the Verilog. */
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { UserError } from '../../support/user-error.ts';
import { runYosys } from './run-yosys.ts';

/**
 * Read the design with Yosys, assertions included, and check it: every module and port exists, nothing is undriven,
 * driven twice, a latch or a combinational loop. Throws a `UserError` with Yosys's own words for an error or a warning.
 */
export async function checkWithYosys(verilog: VerilogDesign): Promise<void> {
  const files = Object.fromEntries(verilog.files.map(({ name, text }) => [name, text]));
  const names = Object.keys(files).join(' ');
  // Latches are errors here, as cells of their own type after `proc`.
  const script = `read_verilog -formal -DFORMAL ${names}; hierarchy -check -top ${verilog.top}; proc; select -assert-none t:$dlatch t:$adlatch; check -assert`;
  const { log } = await runYosys({ script, files });
  const warning = /^(?:Warning|.*: Warning): (.*)$/m.exec(log);
  if (warning !== null) throw new UserError(`Yosys warns of ${verilog.top}: ${warning[1]}`);
}
