import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkWithYosys } from '../../fpga/flow/check.ts';
import type { AnyModule } from '../hdl/body/module.ts';
import { type BlackBoxOptions, bit, bits, blackBox, elaborate, module, record, sink } from '../hdl/index.ts';
import { mistakesOf } from '../hdl/testing/mistakes.ts';
import { emitVerilog } from './emit.ts';
import { emitModule } from './testing/emit-module.ts';
import { lint } from './testing/lint.ts';

const accumulator = <const W extends number>(width: W, options: BlackBoxOptions = {}) =>
  blackBox(
    'vendor_accumulate',
    { in: { DATA: bits(width), _en: bit }, out: { SUM: bits(width), ZERO: bit } },
    { parameters: { W: width, MODE: 'FAST' }, clock: 'CLK', reset: { name: 'RESETN', active: 'low' }, ...options },
  );

const around = (options: BlackBoxOptions = {}) =>
  module('around', { in: { a: bits(8), en: bit }, out: { sum: bits(8), low: bits(4) } }, ({ a, en }, m) => {
    const wide = m.inst('wide', accumulator(8, options), { DATA: a, _en: en });
    const narrow = m.inst('narrow', accumulator(4, options), { DATA: a.trunc(4), _en: wide.ZERO });
    return { sum: wide.SUM, low: narrow.SUM };
  });

/** What elaboration finds wrong. */
const said = (mod: unknown): readonly string[] => mistakesOf(mod as AnyModule).map((m) => `${m.code}: ${m.message}`);

const text = `module vendor_accumulate #(parameter W = 1, parameter MODE = "SLOW") (
  input CLK, RESETN, input [W-1:0] DATA, input _en, output reg [W-1:0] SUM, output ZERO);
  assign ZERO = SUM == 0;
  wire [2:0] forgotten;
  always @(posedge CLK) if (!RESETN) SUM <= 0; else if (_en) SUM <= SUM + DATA;
endmodule
`;

describe('black boxes in Verilog', () => {
  test('an instance has its parameters, and the clock and reset under the names that the box gives them', () => {
    const { files, stubs } = emitModule(around());
    expect(files.map((f) => f.name)).toEqual(['around.v']);
    expect(files[0]!.text).toMatchInlineSnapshot(`
      "\`default_nettype none

      module around (
          input  wire       clk,
          input  wire       rst,
          input  wire [7:0] a,
          input  wire       en,
          output wire [7:0] sum,
          output wire [3:0] low
      );

          wire [7:0] wide_SUM;
          wire       wide_ZERO;
          wire [3:0] narrow_SUM;
          wire       narrow_ZERO;

          vendor_accumulate #(.W(8), .MODE("FAST")) wide (
              .CLK    (clk),
              .RESETN (~rst),
              .DATA   (a),
              ._en    (en),
              .SUM    (wide_SUM),
              .ZERO   (wide_ZERO)
          );

          vendor_accumulate #(.W(4), .MODE("FAST")) narrow (
              .CLK    (clk),
              .RESETN (~rst),
              .DATA   (a[3:0]),
              ._en    (wide_ZERO),
              .SUM    (narrow_SUM),
              .ZERO   (narrow_ZERO)
          );

          assign sum = wide_SUM;
          assign low = narrow_SUM;

          wire _unused_ok = &{1'b0, narrow_ZERO};

      endmodule

      \`default_nettype wire
      "
    `);
    expect(stubs!.map((f) => f.text).join('')).toMatchInlineSnapshot(`
      "(* blackbox *)
      module vendor_accumulate #(
          parameter W = 8,
          parameter MODE = "FAST"
      ) (
          (* clock *) input wire CLK,
          input wire RESETN,
          input wire [((W == 8) ? 8 : (4)) - 1:0] DATA,
          input wire _en,
          output wire [((W == 8) ? 8 : (4)) - 1:0] SUM,
          output wire ZERO
      );
      endmodule
      "
    `);
  });

  test('every kind of parameter prints as the constant that it is', () => {
    const parameters = {
      SMALL: -3,
      EDGE: 2 ** 31 - 1,
      BIG: 2n ** 40n,
      LOW: -(2n ** 40n),
      REAL: 5.5,
      TINY: 1e-9,
      TEXT: 'say "a\\b"',
      WORD: { width: 12, value: 0xabc },
    };
    const box = blackBox('vendor', { out: { Q: bit } }, { parameters });
    const [file] = emitModule(module('top', { out: { q: bit } }, (_, m) => ({ q: m.inst('u', box, {}).Q }))).files;
    expect(/#\((.*)\) u \(/.exec(file!.text)![1]).toMatchInlineSnapshot(
      `".SMALL(-3), .EDGE(2147483647), .BIG(41'h10000000000), .LOW(-42'sd1099511627776), .REAL(5.5), .TINY(1.0e-9), .TEXT("say \\"a\\\\b\\""), .WORD(12'habc)"`,
    );
  });

  test('tools accept the design with the stub, and with the text of the box, whatever its style', async () => {
    for (const verilog of [emitModule(around()), emitModule(around({ verilog: { text } }))]) {
      expect(await lint(verilog)).toBe('');
      await checkWithYosys(verilog);
    }
  });

  test('a text that does not have the ports is found by the tools', async () => {
    const other = text.replace('input _en', 'input enable').replace('(_en)', '(enable)');
    const verilog = emitModule(around({ verilog: { text: other } }));
    await expect(checkWithYosys(verilog)).rejects.toThrow(/_en/);
  });

  test('the text is written beside our own, once, under the name of its file', () => {
    const design = emitModule(around({ verilog: { text } }));
    expect(design.files.map((f) => f.name)).toEqual(['around.v', 'vendor_accumulate.v']);
    expect(design.files[1]!.text).toBe(text);
    expect(design.stubs).toBeUndefined();
    const file = fileURLToPath(new URL('testing/vendor.v', import.meta.url));
    const box = blackBox('vendor', { in: { A: bit }, out: { Q: bit } }, { verilog: { file } });
    const top = module('top', { in: { a: bit }, out: { q: bit } }, ({ a }, m) => ({ q: m.inst('u', box, { A: a }).Q }));
    expect(emitModule(top).files.map((f) => f.name)).toEqual(['top.v', 'vendor.v']);
  });

  test('records and links are flattened as everywhere', () => {
    const box = blackBox('vendor', { link: { up: sink(record({ data: bits(8), last: bit })) } });
    const top = module('top', { link: { s: sink(record({ data: bits(8), last: bit })) } }, ({ s }, m) => ({
      s: m.inst('u', box, { up: s }).up,
    }));
    expect(emitModule(top).stubs![0]!.text).toContain('input wire [7:0] up_payload_data,');
  });

  test('equal boxes are one, and a box is no module of the design', () => {
    const design = elaborate(around({ verilog: { text } }));
    expect(design.modules.map((m) => m.name)).toEqual(['around']);
    const twice = module('twice', { in: { a: bits(8), en: bit }, out: { x: bits(8), y: bits(8) } }, ({ a, en }, m) => ({
      x: m.inst('first', accumulator(8), { DATA: a, _en: en }).SUM,
      y: m.inst('second', accumulator(8), { DATA: a, _en: en }).SUM,
    }));
    const [x, y] = elaborate(twice).top.instances;
    expect(x!.module).toBe(y!.module);
    expect(emitVerilog(elaborate(twice)).stubs![0]!.text).toContain('input wire [7:0] DATA');
  });
});

describe('mistakes with black boxes', () => {
  const using = (box: ReturnType<typeof accumulator<8>>) =>
    module('top', { in: { a: bits(8), en: bit }, out: { q: bits(8) } }, ({ a, en }, m) => ({
      q: m.inst('u', box, { DATA: a, _en: en }).SUM,
    }));

  test('names that Verilog does not have', () => {
    const box = blackBox('9pll', { in: { 'a-b': bit, wire: bit }, out: { Q: bit } }, { parameters: { 'x y': 1 } });
    const top = module('top', { in: { a: bit }, out: { q: bit } }, ({ a }, m) => ({
      q: m.inst('u', box, { 'a-b': a, wire: a }).Q,
    }));
    expect(said(top)).toMatchInlineSnapshot(`
      [
        "bad-name: the black box 9pll has the name "9pll", which is no name in Verilog",
        "bad-name: the black box 9pll has the port "a-b", which is no name in Verilog",
        "bad-name: the black box 9pll has the port "wire", which is no name in Verilog",
        "bad-name: the black box 9pll has the parameter "x y", which is no name in Verilog",
      ]
    `);
  });

  test('ports that are not there or twice, and values that no parameter can have', () => {
    const box = accumulator(8, {
      clock: 'DATA',
      registered: ['SUMM'],
      paths: { ZERO: ['DTA'] },
      parameters: { W: Number.NaN, T: 'é', V: { width: 2, value: 4 } },
    });
    expect(said(using(box))).toMatchInlineSnapshot(`
      [
        "name-taken: the black box vendor_accumulate has two ports DATA",
        "bad-name: the black box vendor_accumulate has no input DTA",
        "bad-name: the black box vendor_accumulate has no output SUMM",
        "literal-range: the black box vendor_accumulate has the parameter W of a value that Verilog cannot be given",
        "literal-range: the black box vendor_accumulate has the parameter T of a value that Verilog cannot be given",
        "literal-range: the black box vendor_accumulate has the parameter V of a value that Verilog cannot be given",
      ]
    `);
  });

  test('boxes and modules that share a name', () => {
    const other = blackBox('vendor_accumulate', { in: { A: bit }, out: { Q: bit } });
    const ours = module('vendor_accumulate', { in: { a: bit }, out: { q: bit } }, ({ a }) => ({ q: a }));
    const top = module('top', { in: { a: bits(8), en: bit }, out: { q: bits(8), r: bit, s: bit } }, ({ a, en }, m) => ({
      q: m.inst('u', accumulator(8), { DATA: a, _en: en }).SUM,
      r: m.inst('v', other, { A: en }).Q,
      s: m.inst('w', ours, { a: en }).q,
    }));
    expect(said(top)).toMatchInlineSnapshot(`
      [
        "name-taken: the black box vendor_accumulate is declared twice, with different ports or parameters",
        "name-taken: module vendor_accumulate is named like a black box",
      ]
    `);
  });

  test('a loop through a box is one unless the box says that there is no path', () => {
    const looped = (options: BlackBoxOptions) =>
      module('top', { in: { en: bit }, out: { q: bits(8) } }, ({ en }, m) => {
        const d = m.wire('d', bits(8), 0);
        const { SUM } = m.inst('u', accumulator(8, options), { DATA: d, _en: en });
        d.set(SUM.add(1));
        return { q: SUM };
      });
    expect(said(looped({}))).toMatchInlineSnapshot(`
      [
        "combinational-loop: d depends on itself within one clock: d <- u_SUM <- d",
      ]
    `);
    expect(() => elaborate(looped({ registered: ['SUM'] }))).not.toThrow();
    expect(() => elaborate(looped({ paths: { SUM: ['_en'] } }))).not.toThrow();
    expect(() => elaborate(looped({ paths: { SUM: ['DATA'] } }))).toThrow(/combinational-loop/);
  });

  test('a box is no top', () => {
    expect(() => elaborate(accumulator(8))).toThrow(/the top vendor_accumulate is a black box/);
  });

  test('its widths are checked in the editor and at elaboration', () => {
    const top = module('top', { in: { a: bits(7), en: bit }, out: { q: bits(8) } }, ({ a, en }, m) => ({
      // @ts-expect-error 7 bits where the box has 8
      q: m.inst('u', accumulator(8), { DATA: a, _en: en }).SUM,
    }));
    expect(said(top)).toEqual(['width-mismatch: input DATA of instance u: a value of 7 bits where 8 are needed']);
  });
});
