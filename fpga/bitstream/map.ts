/** A project's Verilog as a netlist of its family's cells, by Yosys. */
import { cached, contentKey } from '../../support/cache.ts';
import type { OnProgress } from '../../support/progress.ts';
import { runYosys, yosysVersion } from '../../support/yosys/run-yosys.ts';
import type { Project } from './project.ts';
import { mapCommands } from './scripts.ts';

/**
 * The netlist as Yosys's JSON, which is what place and route for iCE40 gets; cached by content. For parts of AMD, which
 * Vivado maps itself, it is what Yosys makes of them.
 */
export async function mapProject({ board, verilog, name: top }: Project, onProgress?: OnProgress): Promise<string> {
  const files = Object.fromEntries(verilog.map(({ name, text }) => [name, text]));
  const { family } = board.part;
  const script = `read_verilog ${Object.keys(files).join(' ')}; ${mapCommands[family]}`;
  const write = 'write_json';
  const key = contentKey('fpga', yosysVersion(), script, write, ...Object.entries(files).flat());
  const bytes = await cached('fpga', `${key}.map`, async () => {
    onProgress?.(`Yosys maps ${top} to ${family}`);
    return new TextEncoder().encode((await runYosys({ script, files, write })).written);
  });
  return new TextDecoder().decode(bytes);
}
