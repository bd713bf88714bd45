/** Constraint files, written from the table of a board. */
import type { Board } from './board.ts';

/** A file of a project. */
export interface ProjectFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The constraints of a board, in the language of its family's tools: `.pcf`, `.lpf` or `.xdc`. `inputs` are the signals
 * that enter beside the clock.
 */
export function constraintsOf(board: Board, inputs: readonly string[] = []): ProjectFile {
  switch (board.part.family) {
    case 'ice40':
      return { name: `${board.name}.pcf`, text: pcf(board) };
    case 'ecp5':
      return { name: `${board.name}.lpf`, text: lpf(board) };
    default:
      return { name: `${board.name}.xdc`, text: xdc(board, board.part.properties, inputs) };
  }
}

/** The frequency in megahertz, as exactly as it is known. */
const megahertz = ({ clock }: Board): string => String(clock / 1e6);

/** Every pin with the name of its port: those of signals, and those that the board ties. */
const ports = ({ pins, tied = [] }: Board) => [
  ...pins.map(({ signal, site, standard }) => ({ port: signal, site, standard, because: undefined })),
  ...tied.map(({ name, site, standard, because }) => ({ port: name, site, standard, because })),
];

const heading = (board: Board): string => `# ${board.title}. Pins: ${board.source}\n`;

/** Of nextpnr-ice40. */
function pcf(board: Board): string {
  const lines = ports(board).map(({ port, site }) => `set_io ${port} ${site}`);
  return `${heading(board)}${lines.join('\n')}\nset_frequency clk ${megahertz(board)}\n`;
}

/** Of nextpnr-ecp5, and of Lattice's own tools. */
function lpf(board: Board): string {
  const lines = ports(board).flatMap(({ port, site, standard, because }) => [
    ...(because === undefined ? [] : [`# ${port}: ${because}`]),
    `LOCATE COMP "${port}" SITE "${site}";`,
    `IOBUF PORT "${port}" IO_TYPE=${standard};`,
  ]);
  return `${heading(board)}${lines.join('\n')}\nFREQUENCY PORT "clk" ${megahertz(board)} MHZ;\n`;
}

/** Of Vivado. Paths from and to pins have all the time that there is. */
function xdc(board: Board, properties: Readonly<Record<string, string>>, inputs: readonly string[]): string {
  const places = ports(board).flatMap(({ port, site, standard, because }) => [
    ...(because === undefined ? [] : [`# ${port}: ${because}`]),
    `set_property -dict {PACKAGE_PIN ${site} IOSTANDARD ${standard}} [get_ports {${port}}]`,
  ]);
  const outputs = ports(board)
    .map(({ port }) => port)
    .filter((port) => port !== 'clk' && port !== 'clk_n' && !inputs.includes(port));
  const lines = [
    ...Object.entries(properties).map(([name, value]) => `set_property ${name} ${value} [current_design]`),
    ...places,
    `create_clock -name clk -period ${(1e9 / board.clock).toFixed(3)} [get_ports {clk}]`,
    ...(outputs.length === 0 ? [] : [`set_false_path -to [get_ports {${outputs.join(' ')}}]`]),
    ...(inputs.length === 0 ? [] : [`set_false_path -from [get_ports {${inputs.join(' ')}}]`]),
  ];
  return `${heading(board)}${lines.join('\n')}\n`;
}
