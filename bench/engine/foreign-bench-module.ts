/** A foreign core that keeps itself busy: Verilog around it, with random bits at its inputs and a checksum. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import type { SourceFile } from '../../testbench/engine/foreign/verilog-to-json.ts';
import { seedOf } from '../designs/stimulus.ts';

/** The name of the module and its file. */
export const BENCH_TOP = 'foreign_bench';

const WORD = 64;
const reset = /rst|reset/i;
/** Names of resets that are active where they are 0: `rst_n`, `aresetn`, `rst_ni`. */
const low = /n(_?i)?$/i;

/**
 * The module: inputs `clk` and `rst`, output `checksum` of 64 bits. Every clock of the core is `clk`, an input of one
 * bit that is called a reset is active with `rst`, and every other one has new random bits in every clock (xorshift64).
 */
export function foreignBenchModule(net: Netlist): SourceFile {
  const clocks = [...new Set(net.clocks.map(({ name }) => name))];
  const isReset = ({ name, width }: { name: string; width: number }): boolean => width === 1 && reset.test(name);
  const given = net.inputs.filter((input) => !isReset(input));
  const bits = given.reduce((sum, { width }) => sum + width, 0);
  const words = Array.from({ length: Math.ceil(bits / WORD) }, (_, i) => i);
  let at = 0;
  const ports = [
    ...clocks.map((name) => `.${name}(clk)`),
    ...net.inputs.filter(isReset).map(({ name }) => `.${name}(${low.test(name) ? '~rst' : 'rst'})`),
    ...given.map(({ name, width }) => {
      at += width;
      return `.${name}(random[${at - 1}:${at - width}])`;
    }),
    ...net.outputs.map(({ name }) => `.${name}(o_${name})`),
  ];
  const seen = net.outputs.reduce((sum, { width }) => sum + width, 0);
  const folds = Array.from({ length: Math.ceil(seen / WORD) }, (_, i) => {
    const top = Math.min(WORD * (i + 1), seen) - 1;
    const turn = i % WORD;
    const part = `{${WORD - (top + 1 - WORD * i)}'d0, outputs[${top}:${WORD * i}]}`.replace("{0'd0, ", '{');
    return [
      `wire [63:0] part_${i} = ${part};`,
      turn === 0 ? `part_${i}` : `{part_${i}[${63 - turn}:0], part_${i}[63:${64 - turn}]}`,
    ];
  });
  const lines = [
    `module ${BENCH_TOP} (input clk, input rst, output reg [63:0] checksum);`,
    ...words.flatMap((i) => [
      `reg [63:0] word_${i};`,
      `wire [63:0] word_${i}_a = word_${i} ^ (word_${i} << 13);`,
      `wire [63:0] word_${i}_b = word_${i}_a ^ (word_${i}_a >> 7);`,
      `always @(posedge clk) if (rst) word_${i} <= 64'd${seedOf(i)}; else word_${i} <= word_${i}_b ^ (word_${i}_b << 17);`,
    ]),
    ...(words.length > 0
      ? [
          `wire [${WORD * words.length - 1}:0] random = {${words
            .toReversed()
            .map((i) => `word_${i}`)
            .join(', ')}};`,
        ]
      : []),
    ...net.outputs.map(({ name, width }) => `wire [${width - 1}:0] o_${name};`),
    `${net.name} dut (${ports.join(', ')});`,
    `wire [${seen - 1}:0] outputs = {${net.outputs.map(({ name }) => `o_${name}`).join(', ')}};`,
    ...folds.map(([wire]) => wire!),
    `always @(posedge clk) if (rst) checksum <= 0; else checksum <= {checksum[62:0], checksum[63]} ^ ${folds.map(([, value]) => value).join(' ^ ')};`,
    'endmodule',
  ];
  return { name: `${BENCH_TOP}.v`, text: `${lines.join('\n')}\n` };
}
