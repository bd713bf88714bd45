/** The top of a board's design, in Verilog: pins on one side, a design of the user's on the other. */
import { UserError } from '../../support/user-error.ts';
import type { Board } from './board.ts';
import { clockInput, topName } from './board-top.ts';

/** A port of the design; `clk` and `rst` are not among them. */
export interface DesignPort {
  readonly name: string;
  readonly direction: 'in' | 'out';
  readonly width: number;
}

/** Where a port, or a bit of one, leaves or enters. */
export interface PlacedPin {
  readonly site: string;
  readonly standard?: string;
  /** The signal is inverted at the pin. */
  readonly activeLow?: true;
}

/** Clocks for which `rst` is held after power-up. */
const resetClocks = 15;

/** A bit of a port at its pin. */
interface PlacedBit extends PlacedPin {
  /** `count` or `count[3]`. */
  readonly bit: string;
  /** Its name as a port of the top, which is one bit wide. */
  readonly port: string;
  readonly direction: 'in' | 'out';
}

/**
 * Module `top` around `design`, with a port of one bit for each pin, and the board with these pins. Reset is held for
 * 15 clocks after power-up, which needs registers that start with a value: all families of `Board` have them. Outputs
 * may stay without a pin. A `UserError` for an input without one, and for a pin of what is no port.
 */
export function designTop(
  board: Board,
  design: string,
  ports: readonly DesignPort[],
  pins: Readonly<Record<string, PlacedPin>>,
): { readonly text: string; readonly board: Board; readonly inputs: readonly string[] } {
  const placed = placedBits(board, design, ports, pins);
  const { head, clock } = clockInput(board);
  const differential = board.pins.some(({ signal }) => signal === 'clk_n');
  const tied = board.tied ?? [];
  const lines = [
    ...(differential ? ['input  wire clk', 'input  wire clk_n'] : ['input  wire clk']),
    ...placed.map(({ port, direction }) => `${direction === 'in' ? 'input ' : 'output'} wire ${port}`),
    ...tied.map(({ name }) => `output wire ${name}`),
  ];
  const wires = ports.map(({ name, width }) => `    wire ${range(width)}inner_${name};\n`);
  const joins = placed.map(({ bit, port, direction, activeLow }) => {
    const invert = activeLow ? '~' : '';
    return direction === 'in'
      ? `    assign inner_${bit} = ${invert}${port};\n`
      : `    assign ${port} = ${invert}inner_${bit};\n`;
  });
  const outputs = ports.filter(({ direction }) => direction === 'out').map(({ name }) => `inner_${name}`);
  const text = `// ${board.title}
module ${topName} (
    ${lines.join(',\n    ')}
);

${head}    // Released when all registers have had a clock.
    reg [3:0] since = 4'd0;
    wire held = since != 4'd${resetClocks};

    always @(posedge ${clock})
        if (held) since <= since + 4'd1;

${wires.join('')}
    ${design} design (
        .clk (${clock}),
        .rst (held)${ports.map(({ name }) => `,\n        .${name} (inner_${name})`).join('')}
    );

${joins.join('')}${tied.map((pin) => `    // ${pin.because}\n    assign ${pin.name} = 1'b${pin.level};\n`).join('')}
    wire _unused_ok = &{${["1'b0", ...outputs].join(', ')}};

endmodule
`;
  const clocks = board.pins.filter(({ signal }) => signal === 'clk' || signal === 'clk_n');
  const own = placed.map(({ port, site, standard }) => ({
    signal: port,
    site,
    ...(standard === undefined ? {} : { standard }),
  }));
  return {
    text,
    board: { ...board, pins: [...clocks, ...own] },
    inputs: placed.filter(({ direction }) => direction === 'in').map(({ port }) => port),
  };
}

const range = (width: number): string => (width === 1 ? '' : `[${width - 1}:0] `);

function placedBits(
  { name: board }: Board,
  design: string,
  ports: readonly DesignPort[],
  pins: Readonly<Record<string, PlacedPin>>,
): readonly PlacedBit[] {
  const refuse = (what: string): never => {
    throw new UserError(`${design} on ${board}: ${what}`);
  };
  const bits = ports.flatMap(({ name, direction, width }) =>
    Array.from({ length: width }, (_, i) =>
      width === 1 ? { bit: name, port: name, direction } : { bit: `${name}[${i}]`, port: `${name}_${i}`, direction },
    ),
  );
  const unknown = Object.keys(pins).find((pin) => !bits.some(({ bit }) => bit === pin));
  if (unknown !== undefined)
    refuse(`it has a pin for ${unknown}, which is no port of one bit and no bit of a port: give count[0], and so on`);
  const open = bits.find(({ bit, direction }) => direction === 'in' && pins[bit] === undefined);
  if (open !== undefined) refuse(`its input ${open.bit} is at no pin: give it one in pins of the config`);
  return bits.flatMap((bit) => (pins[bit.bit] === undefined ? [] : [{ ...bit, ...pins[bit.bit]! }]));
}
