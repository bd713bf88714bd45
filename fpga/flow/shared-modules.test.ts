import { expect, test } from 'vitest';
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { KeptResults } from '../../support/kept/kept-results.ts';
import { sharedModules } from './shared-modules.ts';
import { synthesise } from './synthesise.ts';

/** Netlists by their content; a run with GATEWRIGHT_KEPT=whole takes none of them. */
const kept = new KeptResults('netlists');

/** Lines that cost nothing, so that a module is long enough. */
const filler = '    // one of many lines\n'.repeat(60);

const leaf = (name: string, text = filler) => ({
  name: `${name}.v`,
  text:
    `module ${name} (\n    input wire clk,\n    input wire a,\n    input wire b,\n    output wire y\n);\n${text}` +
    '    reg r;\n    assign y = r & b;\n    always @(posedge clk) r <= a;\nendmodule\n',
});

/** A module with one instance each of `of`, in a row: the output of one is the input `b` of the next. */
const row = (name: string, of: readonly string[]) => ({
  name: `${name}.v`,
  text:
    `module ${name} (\n    input wire clk,\n    input wire a,\n    input wire b,\n    output wire y\n);\n` +
    `    wire [${of.length}:0] w;\n    assign w[0] = b;\n    assign y = w[${of.length}];\n` +
    of
      .map((m, i) => `    ${m} x${i} (\n        .clk(clk), .a(a ^ w[${i}]), .b(w[${i}]), .y(w[${i + 1}])\n    );\n`)
      .join('') +
    'endmodule\n',
});

const times = (n: number, name: string): readonly string[] => Array.from({ length: n }, () => name);

test('eight instances, on whatever level, of a module that is long with what is below it', () => {
  const design: VerilogDesign = {
    top: 't',
    files: [
      row('t', ['four', 'four', 'other']),
      row('four', times(4, 'box')),
      row('box', ['leaf']),
      leaf('leaf'),
      leaf('other'),
    ],
  };
  expect(sharedModules(design)).toEqual(['box', 'leaf']);
});

test('seven instances, a short module, one without registers and foreign Verilog are left alone', () => {
  const files = [
    row('t', [...times(7, 'leaf'), ...times(9, 'short'), ...times(9, 'theirs'), ...times(9, 'logic')]),
    leaf('leaf'),
    leaf('short', ''),
    { name: 'logic.v', text: leaf('logic').text.replace(/^ *always.*\n/m, '') },
  ];
  expect(sharedModules({ top: 't', files: [...files, { ...leaf('theirs'), foreign: true }] })).toEqual([]);
});

test('the netlist of a shared module stands in the place of each instance, and paths run through all of them', async () => {
  const report = await synthesise({ top: 't', files: [row('t', times(8, 'leaf')), leaf('leaf')] }, 'ice40', { kept });
  // A register, and an AND for it, in each; the exclusive or before a register is the top's own, and part of no other
  // LUT.
  expect(report).toMatchObject({ ff: 8, lut: 16, levels: 8 });
  expect(report.path!.from).toBe('x0.r');
  expect(report.path!.to).toBe('x7.r (D)');
});
