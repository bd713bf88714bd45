/** Registers around a design, so that place and route of it alone says something of its clock. */
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';

/** A port of a design with one clock, beside `clk` and `rst`. */
export interface HarnessPort {
  readonly name: string;
  readonly direction: 'in' | 'out';
  readonly width: number;
}

export const harnessName = 'post_route';

/**
 * The design between registers, with three pins: its inputs and its reset are the bits of a shift register that `si`
 * fills, and a register holds its outputs, which are mixed into another shift register that leaves at `so`. So every
 * path of the design, from and to its ports too, is one from register to register, nothing is optimised away for want
 * of a reader, and the paths of the harness itself are one LUT.
 */
export function harnessed(verilog: VerilogDesign, ports: readonly HarnessPort[]): VerilogDesign {
  const inputs = [{ name: 'rst', width: 1 }, ...ports.filter(({ direction }) => direction === 'in')];
  const outputs = ports.filter(({ direction }) => direction === 'out');
  const widthOf = (list: readonly { readonly width: number }[]): number =>
    list.reduce((sum, { width }) => sum + width, 0);
  const connect = (list: readonly { readonly name: string; readonly width: number }[], vector: string) => {
    let at = 0;
    return list.map(({ name, width }) => {
      const lo = at;
      at += width;
      return `        .${name} (${vector}[${at - 1}:${lo}])`;
    });
  };
  const instance = ['        .clk (clk)', ...connect(inputs, 'driven'), ...connect(outputs, 'given')];
  const text = `// Registers around ${verilog.top}, for place and route.
module ${harnessName} (
    input  wire clk,
    input  wire si,
    output wire so
);

    reg [${widthOf(inputs) - 1}:0] driven;
    reg [${widthOf(outputs) - 1}:0] held;
    reg [${widthOf(outputs)}:0] mixed;
    wire [${widthOf(outputs) - 1}:0] given;

    ${verilog.top} design_under_test (
${instance.join(',\n')}
    );

    always @(posedge clk) begin
        driven <= {driven, si};
        held <= given;
        mixed <= {mixed, 1'b0} ^ held;
    end

    assign so = mixed[${widthOf(outputs)}];

endmodule
`;
  return { top: harnessName, files: [{ name: `${harnessName}.v`, text }, ...verilog.files] };
}
