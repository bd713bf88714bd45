/** The top of a board's design, in Verilog: pins on one side, a self-test on the other. */
import type { Board } from './board.ts';

/** The module that is the top of every project. */
export const topName = 'top';

/** How the clock comes in from its pin or pins: Verilog, and the name of the clock after it. */
export function clockInput({ pins }: Pick<Board, 'pins'>): { readonly head: string; readonly clock: string } {
  if (!pins.some(({ signal }) => signal === 'clk_n')) return { head: '', clock: 'clk' };
  const head = `    wire clk_pin;
    wire clk_inside;

    IBUFDS clk_input (
        .I  (clk),
        .IB (clk_n),
        .O  (clk_pin)
    );

    BUFG clk_tree (
        .I (clk_pin),
        .O (clk_inside)
    );

`;
  return { head, clock: 'clk_inside' };
}

/**
 * Module `top` around the self-test `design`, whose `count` has `countBits`: lights that are on at 0 are inverted, a
 * differential clock has its buffer, and pins that the board ties have their level. Lights beyond the board's are left
 * out.
 */
export function boardTop({ title, pins, tied = [] }: Board, design: string, countBits: number): string {
  const at = (signal: string) => pins.find((pin) => pin.signal === signal);
  const level = (signal: string, value: string): string => (at(signal)?.activeLow ? `~${value}` : value);
  const lights = Math.min(pins.filter(({ signal }) => signal.startsWith('count')).length, countBits);
  const differential = at('clk_n') !== undefined;
  const inputs = differential ? ['clk', 'clk_n'] : ['clk'];
  const outputs = ['uart_tx', 'passed', 'failed', ...tied.map(({ name }) => name)];
  const ports = [
    ...inputs.map((name) => `input  wire ${name}`),
    ...outputs.map((name) => `output wire ${name}`),
    ...(lights === 0 ? [] : [`output wire [${lights - 1}:0] count`]),
  ];
  const { head, clock } = clockInput({ pins });
  const shown = Array.from(
    { length: lights },
    (_, i) => `    assign count[${i}] = ${level(`count[${i}]`, `counted[${i}]`)};\n`,
  );
  const ties = tied.map((pin) => `    // ${pin.because}\n    assign ${pin.name} = 1'b${pin.level};\n`);
  const unused = `    wire _unused_ok = &{1'b0, counted};\n`;
  return `// ${title}
module ${topName} (
    ${ports.join(',\n    ')}
);

${head}    wire pass;
    wire fail;
    wire [${countBits - 1}:0] counted;

    ${design} self_test (
        .board_clk (${clock}),
        .uart_tx   (uart_tx),
        .passed    (pass),
        .failed    (fail),
        .count     (counted)
    );

    assign passed = ${level('passed', 'pass')};
    assign failed = ${level('failed', 'fail')};
${shown.join('')}${ties.join('')}
${unused}
endmodule
`;
}
