/** The script of a project: from its Verilog to a bitstream with the family's own tools. */
import type { AmdPart, Board, Ecp5Part, Ice40Part, Part } from '../boards/board.ts';
import { topName } from '../boards/board-top.ts';
import type { ProjectFile } from '../boards/constraints.ts';

/** What a script has to name. */
export interface ScriptInput {
  readonly board: Board;
  /** Of the Verilog files, in the project's folder. */
  readonly verilog: readonly string[];
  readonly constraints: string;
}

/** `build.sh` for nextpnr, `build.tcl` for Vivado. */
export function scriptOf(input: ScriptInput): ProjectFile {
  const { part } = input.board;
  switch (part.family) {
    case 'ice40':
      return { name: 'build.sh', text: ice40Script(input, part) };
    case 'ecp5':
      return { name: 'build.sh', text: ecp5Script(input, part) };
    default:
      return { name: 'build.tcl', text: vivadoScript(input, part) };
  }
}

/**
 * The command of Yosys from Verilog that was read to a netlist of the family's cells; those of Lattice are for place
 * and route.
 */
export const mapCommands = {
  ice40: `synth_ice40 -top ${topName}`,
  ecp5: `synth_ecp5 -top ${topName}`,
  xc7: `synth_xilinx -family xc7 -flatten -top ${topName}`,
  xcup: `synth_xilinx -family xcup -flatten -top ${topName}`,
} as const satisfies Readonly<Record<Part['family'], string>>;

/** What tells nextpnr the part and its clock. The seed is fixed, so that a project is built alike each time. */
export const nextpnrOptions = (part: Ice40Part | Ecp5Part, { clock }: Board): readonly string[] => [
  `--${part.device}`,
  '--package',
  part.package,
  ...(part.family === 'ecp5' ? ['--speed', String(part.speed)] : []),
  '--freq',
  String(clock / 1e6),
  '--seed',
  '1',
];

const shell = (board: Board): string => `#!/bin/sh
# ${board.title}: builds ${topName}.bin or ${topName}.bit, in this folder.
set -eu
cd "$(dirname "$0")"
`;

const readAll = (verilog: readonly string[]): string => `read_verilog ${verilog.join(' ')}`;

const ice40Script = ({ board, verilog, constraints }: ScriptInput, part: Ice40Part): string => `${shell(board)}
yosys -q -p '${readAll(verilog)}; ${mapCommands.ice40}; write_json ${topName}.json'
nextpnr-ice40 ${nextpnrOptions(part, board).join(' ')} \\
  --json ${topName}.json --pcf ${constraints} --asc ${topName}.asc --report report.json
icepack ${topName}.asc ${topName}.bin
echo "${topName}.bin: load it with iceprog ${topName}.bin"
`;

const ecp5Script = ({ board, verilog, constraints }: ScriptInput, part: Ecp5Part): string => `${shell(board)}
yosys -q -p '${readAll(verilog)}; ${mapCommands.ecp5}; write_json ${topName}.json'
nextpnr-ecp5 ${nextpnrOptions(part, board).join(' ')} \\
  --json ${topName}.json --lpf ${constraints} --textcfg ${topName}.config --report report.json
ecppack --compress ${topName}.config ${topName}.bit
echo "${topName}.bit: load it with openFPGALoader ${topName}.bit"
`;

/**
 * Without a project of Vivado's: all in memory, reports and checkpoint beside the bitstream. Ends with 1 where the
 * clock is not met.
 */
const vivadoScript = ({ board, verilog, constraints }: ScriptInput, part: AmdPart): string => `# ${board.title}
# Run in this folder: vivado -mode batch -source build.tcl
set part ${part.device}
create_project -in_memory -part $part
foreach file {${verilog.join(' ')}} {
    read_verilog $file
}
read_xdc ${constraints}

synth_design -top ${topName} -part $part
opt_design
place_design
phys_opt_design
route_design

report_utilization -hierarchical -file utilization.rpt
report_timing_summary -file timing.rpt
write_checkpoint -force ${topName}.dcp

set slack [get_property SLACK [get_timing_paths -max_paths 1 -setup]]
puts "worst setup slack: $slack ns"
if {$slack < 0} {
    puts stderr "the clock is not met: see timing.rpt"
    exit 1
}
write_bitstream -force ${topName}.bit
puts "${topName}.bit: load it with open_hw_manager, or with openFPGALoader ${topName}.bit"
`;
