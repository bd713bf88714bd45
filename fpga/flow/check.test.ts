import { expect, test } from 'vitest';
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { UserError } from '../../support/user-error.ts';
import { checkWithYosys } from './check.ts';

const design = (text: string): VerilogDesign => ({ top: 't', files: [{ name: 't.v', text }] });

test('a design of several files is accepted', async () => {
  const top =
    'module t(input clk, input a, output reg y);\n  wire b;\n  sub s(.a(a), .b(b));\n  always @(posedge clk) y <= b;\nendmodule\n';
  const sub = 'module sub(input a, output b);\n  assign b = ~a;\nendmodule\n';
  const files = [
    { name: 't.v', text: top },
    { name: 'sub.v', text: sub },
  ];
  await expect(checkWithYosys({ top: 't', files })).resolves.toBeUndefined();
});

const refused: readonly (readonly [what: string, text: string, sentence: string])[] = [
  [
    'a syntax error',
    'module t(input a, output y)\n  assign y = a;\nendmodule\n',
    "Yosys does not accept t: t.v:2: syntax error, unexpected TOK_ASSIGN, expecting ';'",
  ],
  [
    'a latch',
    'module t(input e, input d, output reg q);\n  always @* if (e) q = d;\nendmodule\n',
    "Yosys does not accept t: Latch inferred for signal `\\t.\\q'",
  ],
  [
    'an undriven wire',
    'module t(input a, output y);\n  wire w;\n  assign y = a ^ w;\nendmodule\n',
    'Yosys does not accept t: Wire t.\\w is used but has no driver.',
  ],
  [
    'two drivers',
    'module t(input clk, input a, output reg q);\n  always @(posedge clk) q <= a;\n  always @(posedge clk) q <= ~a;\nendmodule\n',
    'Yosys does not accept t: multiple conflicting drivers for t.\\q:',
  ],
  [
    'a combinational loop',
    'module t(input a, output y);\n  wire w;\n  assign w = ~(w & a);\n  assign y = w;\nendmodule\n',
    'Yosys does not accept t: found logic loop in module t:',
  ],
  [
    'a module that is not there',
    'module t(input a, output y);\n  sub s(.a(a), .y(y));\nendmodule\n',
    "Yosys does not accept t: Module `\\sub' referenced in module `\\t' in cell `\\s' is not part of the design.",
  ],
  [
    'a mere warning',
    'module t(input a, output y);\n  assign w = a;\n  assign y = w;\nendmodule\n',
    "Yosys does not accept t: t.v:2: Identifier `\\w' is implicitly declared.",
  ],
  [
    'several faults',
    'module t(input a, output y);\n  wire v, w;\n  assign y = a ^ v ^ w;\nendmodule\n',
    'Yosys does not accept t: Wire t.\\v is used but has no driver. (and 1 more)',
  ],
  [
    'an assertion that does not parse',
    'module t(input a, output y);\n  assign y = a;\n`ifdef FORMAL\n  always @* assert(nothing);\n`endif\nendmodule\n',
    "Yosys does not accept t: t.v:4: Identifier `\\nothing' is implicitly declared. (and 1 more)",
  ],
];

test.each(refused)("%s is refused in Yosys's own words", async (_what, text, sentence) => {
  await expect(checkWithYosys(design(text))).rejects.toThrow(new UserError(sentence));
});
