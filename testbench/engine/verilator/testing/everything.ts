/** A hand-written design with one of everything that the engine has to carry. */
import type { VerilatedPort, VerilatedSource } from '../source.ts';

/** Each side of every change in how Verilator stores a word. */
export const widths = [1, 8, 9, 16, 17, 32, 33, 64, 65, 512] as const;

const range = (width: number): string => `[${width - 1}:0]`;
const ones = (width: number): string => `{${width}{1'b1}}`;

const topText = `
module everything (
  input clk, input rst,
  ${widths.map((w) => `input ${range(w)} in${w}, output ${range(w)} inverted${w}, output reg ${range(w)} held${w},`).join('\n  ')}
  input write, input [3:0] address, input [64:0] word, output [64:0] read,
  input [7:0] by, output [7:0] first, output [7:0] second,
  output reg [63:0] never_reset
);
  ${widths.map((w) => `assign inverted${w} = in${w} ^ ${ones(w)};`).join('\n  ')}
  always @(posedge clk) begin
    if (rst) begin
      ${widths.map((w) => `held${w} <= 0;`).join('\n      ')}
    end else begin
      ${widths.map((w) => `held${w} <= in${w};`).join('\n      ')}
    end
  end

  reg [64:0] memory [0:15];
  always @(posedge clk) if (write) memory[address] <= word;
  assign read = memory[address];

  counter a (.clk(clk), .rst(rst), .by(by), .count(first));
  counter second__one (.clk(clk), .rst(rst), .by(first), .count(second));
  always @(posedge clk) if (write) never_reset <= 64'd0;
endmodule
`;

const counterText = `
module counter (input clk, input rst, input [7:0] by, output [7:0] count);
  reg [7:0] sum;
  wire [7:0] following__sum = sum + by;
  always @(posedge clk) if (rst) sum <= 8'd0; else sum <= following__sum;
  assign count = sum;
\`ifdef FORMAL
  always @(posedge clk) if (!rst) below_200: assert (sum < 8'd200);
\`endif
endmodule
`;

const port =
  (direction: 'in' | 'out') =>
  (name: string, width: number): VerilatedPort => ({ name, width, direction });
const [input, output] = [port('in'), port('out')];

export const everything: VerilatedSource = {
  verilog: {
    top: 'everything',
    files: [
      { name: 'everything.v', text: topText },
      { name: 'counter.v', text: counterText },
    ],
  },
  ports: [
    ...widths.flatMap((w) => [input(`in${w}`, w), output(`inverted${w}`, w), output(`held${w}`, w)]),
    ...[input('write', 1), input('address', 4), input('word', 65), output('read', 65)],
    ...[input('by', 8), output('first', 8), output('second', 8), output('never_reset', 64)],
    { ...input('rst', 1), reset: { clock: 'clk', active: 1, kind: 'sync' } },
  ],
  clocks: [{ name: 'clk', edge: 'rising' }],
};
