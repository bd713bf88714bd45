import { describe, expect, test } from 'vitest';
import { UserError } from '../../../support/user-error.ts';
import type { Value } from '../simulator.ts';
import { simulateVerilog } from './simulate-verilog.ts';
import type { SourceFile } from './verilog-to-json.ts';

const file = (text: string, name = 'top.v'): readonly SourceFile[] => [{ name, text }];

describe('foreign Verilog', () => {
  test('ports are found at run time, parameters of the top are set, submodules and includes are read', async () => {
    const files = [
      {
        name: 'rtl/adder.v',
        text: `\`include "op.vh"
          module adder #(parameter W = 4, parameter KIND = "plain") (input [W-1:0] a, b, output [W:0] y, output plain);
            assign y = a \`OP b;
            assign plain = KIND == "plain";
          endmodule`,
      },
      { name: 'inc/op.vh', text: '`define OP `SIGN' },
    ];
    const options = { parameters: { W: 40, KIND: 'other' }, defines: { SIGN: '+' }, include: ['inc'] };
    for (const engine of ['wasm', 'interpreter'] as const) {
      const s = await simulateVerilog(files, 'adder', { ...options, engine });
      expect(s.ports.map((p) => `${p.direction} ${p.name} ${p.width}`)).toEqual([
        ...['in a 40', 'in b 40', 'out y 41', 'out plain 1'],
      ]);
      s.port('a').set(2n ** 40n - 1n);
      s.port('b').set(2n);
      expect(s.port('y').get()).toBe(2n ** 40n + 1n);
      expect(s.port('plain').get()).toBe(0);
    }
  });

  test('clocks are the inputs at whose edges something changes, through inverters too; resets may be asynchronous', async () => {
    const s = await simulateVerilog(
      file(`module top (input fast, slow, rst_n, output reg [7:0] up, down, held);
        wire fast_n = ~fast;
        always @(posedge fast) up <= up + 1;
        always @(posedge fast_n) down <= up;
        always @(posedge slow or negedge rst_n) if (!rst_n) held <= 8'h5a; else held <= held + 1;
        initial up = 3;
      endmodule`),
      'top',
      { trace: true },
    );
    expect(s.clocks.map((c) => `${c.name} ${c.edge}`).toSorted()).toEqual([
      'fast falling',
      'fast rising',
      'slow rising',
    ]);
    expect(s.ports.map((p) => p.name)).toEqual(['rst_n', 'up', 'down', 'held']);
    expect(s.port('held').get()).toBe(0x5a);
    s.step(2, ['fast']);
    expect([s.port('up').get(), s.port('down').get(), s.port('held').get()]).toEqual([5, 5, 0x5a]);
    s.port('rst_n').set(1);
    s.step(1, ['slow']);
    expect([s.port('up').get(), s.port('held').get()]).toEqual([5, 0x5b]);
    s.port('rst_n').set(0);
    expect(s.port('held').get()).toBe(0x5a);
  });

  test('memories begin where they are declared to, have any size, contents from a file and bit masks', async () => {
    const files = [
      ...file(`module top (input clk, we, input [3:0] mask, input [2:0] at, input [3:0] data, output [3:0] q);
        reg [3:0] mem [2:6];
        initial $readmemh("init.hex", mem);
        integer i;
        always @(posedge clk) for (i = 0; i < 4; i = i + 1) if (we && mask[i]) mem[at][i] <= data[i];
        assign q = mem[at];
      endmodule`),
      { name: 'init.hex', text: '1 2 3 4 5\n' },
    ];
    const s = await simulateVerilog(files, 'top');
    const at = (address: number): Value => {
      s.port('at').set(address);
      return s.port('q').get();
    };
    const words = (): readonly Value[] => [0, 1, 2, 3, 4, 5, 6, 7].map(at);
    expect(words()).toEqual([0, 0, 1, 2, 3, 4, 5, 0]);
    s.port('we').set(1);
    s.port('mask').set(0b1100);
    s.port('data').set(0b1010);
    for (const address of [0, 1, 4, 7]) {
      s.port('at').set(address);
      s.step();
    }
    expect(words()).toEqual([0, 0, 1, 2, 0b1011, 4, 5, 0]);
  });

  test('a loop of words that is none of bits is no loop', async () => {
    const s = await simulateVerilog(
      file(`module top (input [7:0] a, output [7:0] y);
        wire [7:0] chain = a ^ {chain[6:0], 1'b0};
        assign y = chain;
      endmodule`),
      'top',
    );
    s.port('a').set(0b0001_0010);
    expect(s.port('y').get()).toBe(0b0000_1110);
  });

  test('a black box has a model, its parameters and its clock', async () => {
    const stub = `(* blackbox *) module ram #(parameter STEP = 1, parameter MODE = "up")
      ((* clock *) input clk, input [7:0] d, output [39:0] q); endmodule`;
    const files = file(`${stub}
      module top (input clk, input [7:0] d, output [39:0] q);
        ram #(.STEP(3)) u (.clk(clk), .d(d), .q(q));
      endmodule`);
    const boxes = {
      ram: ({ parameters }: { readonly parameters: Readonly<Record<string, bigint | string>> }) => {
        let sum = 0n;
        return {
          outputs: () => ({ q: sum }),
          edge: ({ d }: Readonly<Record<string, Value>>) => {
            sum += BigInt(d!) * BigInt(parameters.STEP!);
          },
          save: () => sum,
          restore: (state: unknown) => {
            sum = state as bigint;
          },
        };
      },
    };
    const s = await simulateVerilog(files, 'top', { boxes });
    s.port('d').set(5);
    s.step(4);
    expect(s.port('q').get()).toBe(60n);
    await expect(simulateVerilog(files, 'top')).rejects.toThrow(/u is a black box: give a model of ram/);
  });

  test('assertions are checks, signals have their paths, and the first arm of overlapping ones wins', async () => {
    const text = `module part (input clk, input [3:0] d, output reg [3:0] q); always @(posedge clk) q <= d; endmodule
      module top (input clk, input [3:0] d, output reg [3:0] y);
        wire [3:0] q;
        part inner (.clk(clk), .d(d), .q(q));
        always_comb begin
          y = 0;
          (* parallel_case *) case (1'b1) d[0]: y = 1; d[1]: y = 2; d[2]: y = 3; endcase
        end
        always @(posedge clk) small: assert (d < 9);
      endmodule`;
    const s = await simulateVerilog(file(text, 'top.sv'), 'top', { trace: true });
    s.port('d').set(6);
    expect(s.port('y').get()).toBe(2);
    s.step(2);
    s.port('d').set(12);
    s.step(1);
    expect(s.takeFailures()).toEqual([{ path: 'small', cycle: 2 }]);
    const inner = s.signals.find((x) => x.path === 'inner.q');
    expect([inner?.width, inner?.kind, inner?.get()]).toEqual([4, 'output', 12]);
    expect(s.signals.filter((x) => x.path.includes('$') || x.path.endsWith('clk'))).toEqual([]);
  });
});

test('a latch that no output, register or memory depends on is left out, and so are names made of it', async () => {
  const text = `module top(input clk, input [7:0] a, input en, output reg [3:0] ones, output reg [7:0] q);
    integer i; reg [7:0] kept; wire [7:0] seen = kept ^ a;
    always @* begin ones = 0; if (en) for (i = 0; i < 8; i = i + 1) ones = ones + a[i]; end
    always @* if (en) begin kept = a + 1; end
    always @* begin : block reg [7:0] tmp; q = 0; if (en) begin tmp = a << 1; q = tmp; end end
    reg [7:0] unused; always @(posedge clk) unused <= a;
  endmodule`;
  const s = await simulateVerilog(file(text), 'top', { trace: true });
  s.port('a').set(0b1011_0110);
  s.port('en').set(1);
  expect([s.port('ones').get(), s.port('q').get()]).toEqual([5, 0b0110_1100]);
  s.port('en').set(0);
  expect(s.port('q').get()).toBe(0);
  const names = s.signals.map((x) => x.path);
  expect(names).toEqual(expect.arrayContaining(['a', 'ones', 'q', 'unused']));
  for (const name of ['i', 'kept', 'seen', 'block.tmp']) expect(names).not.toContain(name);
});

describe('what cannot be simulated is refused in one sentence with its name and line', () => {
  const refused: readonly (readonly [name: string, text: string, message: RegExp])[] = [
    ['a mistake', 'module top(input a, output y);\nassign y = a\nendmodule', /top\.v:3: syntax error/],
    ['an unknown top', 'module tip(input a); endmodule', /there is no module top in the files; did you mean tip\?/],
    [
      'a missing module',
      'module fifoo; endmodule\nmodule top(input a); fifo u(.a(a)); endmodule',
      /top has an instance u of fifo, which is in none of the files; did you mean fifoo\?; add its file, or an empty module/,
    ],
    [
      'a latch',
      'module top(input en, d, output reg q);\nalways @* if (en) q = d;\nendmodule',
      /^q \(top\.v:1\) is a latch: give it a value in every case, or a clock$/,
    ],
    [
      'a loop',
      'module top(input [3:0] a, output [3:0] y);\nwire [3:0] s;\nassign s = a + y;\nassign y = s - 1;\nendmodule',
      /^combinational loop: (s|y) \(top\.v:[34]\) needs (s|y) \(top\.v:[34]\) needs (s|y) \(top\.v:[34]\)$/,
    ],
    [
      'a clock of its own',
      'module top(input clk, output reg q);\nreg half;\nalways @(posedge clk) half <= ~half;\nalways @(posedge half) q <= ~q;\nendmodule',
      /^the clock of q \(top\.v:1\) is made by half \(top\.v:2\), and only inputs of the top of one bit can be clocks: make it an input$/,
    ],
    [
      'a clock that is a value',
      'module top(input clk, d, output reg q, output y);\nalways @(posedge clk) q <= d;\nassign y = clk & d;\nendmodule',
      /^clk is a clock and is used as a value too, by \S+ \(top\.v:3\)/,
    ],
    ['an inout', 'module top(inout p, input d); assign p = d; endmodule', /^the port p \(top\.v:1\) is inout, /],
    [
      'a net that can be let go of',
      "module top(input en, d, output y);\nassign y = en ? d : 1'bz;\nendmodule",
      /\(top\.v:2\) is a driver that can let go of its net, /,
    ],
    [
      'two drivers',
      'module top(input clk, a, b, output reg q);\nalways @(posedge clk) q <= a;\nalways @(posedge clk) q <= b;\nendmodule',
      /^a net is driven by q \(top\.v:1\) and by q \(top\.v:1\), /,
    ],
    [
      'a set and a reset',
      'module top(input clk, s, r, d, output reg q);\nalways @(posedge clk or posedge r or posedge s) if (r) q <= 0; else if (s) q <= 1; else q <= d;\nendmodule',
      /^q \(top\.v:1\) has both an asynchronous set and an asynchronous reset/,
    ],
  ];

  test.each(refused)('%s', async (_, text, message) => {
    const run = simulateVerilog(file(text), 'top');
    await expect(run).rejects.toThrow(UserError);
    await expect(run).rejects.toThrow(message);
  });
});
