import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markupProblem, textOf } from './testing/markup.ts';
import { highlightVerilog } from './verilog-highlight.ts';

/** A line with each coloured token as [kind:text]. */
function shown(text: string): string[] {
  return highlightVerilog(text).map((line) => textOf(line.replace(/<span class="(\w+)">(.*?)<\/span>/g, '[$1:$2]')));
}

describe('highlighted Verilog', () => {
  test('colours what the emitter writes', () => {
    const text = [
      '`default_nettype none',
      'module m_w8 (',
      '    input  wire [31:0] cack // lowest < highest',
      ');',
      "    localparam [1:0] RESULT_OK = 2'd0;",
      "    wire [63:0] a = {2{open}} & 64'hffff_00xZ;",
      '    fifo f (.clk(clk), .up (a.b));',
      '    always @(posedge clk) if (rst) begin',
      '        $display("a \\" // b", 1.5e-3);',
    ].join('\n');
    expect(shown(text).join('\n')).toMatchInlineSnapshot(`
      "[directive:\`default_nettype] none
      [keyword:module] m_w8 (
          [type:input]  [type:wire] [[number:31]:[number:0]] cack [comment:// lowest < highest]
      );
          [type:localparam] [[number:1]:[number:0]] [constant:RESULT_OK] = [number:2'd0];
          [type:wire] [[number:63]:[number:0]] a = {[number:2]{open}} & [number:64'hffff_00xZ];
          fifo f ([port:.clk](clk), [port:.up] (a.b));
          [keyword:always] @([keyword:posedge] clk) [keyword:if] (rst) [keyword:begin]
              [directive:$display]([string:"a \\" // b"], [number:1.5e-3]);"
    `);
  });

  test('carries a comment over lines and ends an open one with the text', () => {
    expect(shown('a /* b\n\n if */ if /* else\nend')).toEqual([
      'a [comment:/* b]',
      '',
      '[comment: if */] [keyword:if] [comment:/* else]',
      '[comment:end]',
    ]);
  });

  test('leaves escaped identifiers and keywords within names alone', () => {
    expect(shown('\\if+"x begin_x xif X')).toEqual(['\\if+"x begin_x xif X']);
  });

  test('of any text is well-formed and shows that text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab1 \n\\"\'/*`$.<>&hX_[](') });
    fc.assert(
      fc.property(text, (source) => {
        const lines = highlightVerilog(source);
        for (const line of lines) expect(markupProblem(`<code>${line}</code>`)).toBeUndefined();
        expect(textOf(lines.join('\n'))).toBe(source.replace(/\n$/, ''));
      }),
      { numRuns: 500 },
    );
  });
});
