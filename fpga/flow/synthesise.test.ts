import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { KeptResults } from '../../support/kept/kept-results.ts';
import { UserError } from '../../support/user-error.ts';
import { NoRamError } from './map.ts';
import { type SynthesisReport, synthesise, synthesiseTogether } from './synthesise.ts';
import type { SynthTarget } from './targets.ts';

// The first test of a family waits for all of its designs.
vi.setConfig({ testTimeout: 600_000 });

/** A cache of its own: a test must not pass on what an earlier version left in the project's. */
const root = mkdtempSync(join(tmpdir(), 'gatewright-synth-'));
beforeAll(() => void vi.stubEnv('GATEWRIGHT_CACHE', root));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** Netlists by their content; a run with GATEWRIGHT_KEPT=whole takes none of them. */
const kept = new KeptResults('netlists');

const design = (text: string): VerilogDesign => ({ top: 't', files: [{ name: 't.v', text }] });

/** What is to be mapped to each family: Yosys reads its cells for seconds, so that all designs share one run. */
const wanted = new Map<SynthTarget, VerilogDesign[]>();
const runs = new Map<SynthTarget, Promise<readonly SynthesisReport[]>>();

/**
 * Register a module that the text calls `t`, beside other files; its report comes from the run that the first to ask
 * begins.
 */
function mapped(
  target: SynthTarget,
  text: string,
  others: VerilogDesign['files'] = [],
): () => Promise<SynthesisReport> {
  const designs = wanted.get(target) ?? [];
  wanted.set(target, designs);
  const top = `t${designs.length}`;
  const place = designs.push({
    top,
    files: [{ name: `${top}.v`, text: text.replace('module t(', `module ${top}(`) }, ...others],
  });
  return async () => {
    const run = runs.get(target) ?? synthesiseTogether(designs, target, { kept });
    runs.set(target, run);
    return (await run)[place - 1]!;
  };
}

/** The exclusive or of `n` nets from `bits[at]` on, as a tree of groups of four. */
const xorTree = (bits: string, n: number, at = 0): string =>
  n === 1 ? `${bits}[${at}]` : `(${[0, 1, 2, 3].map((i) => xorTree(bits, n / 4, at + (i * n) / 4)).join(' ^ ')})`;

/** An exclusive or of four as the family's own LUT, which Yosys leaves as it is. */
const xorLut: Readonly<Record<SynthTarget, (name: string, inputs: readonly string[], output: string) => string>> = {
  xcup: (n, [a, b, c, d], o) => `LUT4 #(.INIT(16'h6996)) ${n}(.I0(${a}), .I1(${b}), .I2(${c}), .I3(${d}), .O(${o}));`,
  xc7: (n, [a, b, c, d], o) => `LUT4 #(.INIT(16'h6996)) ${n}(.I0(${a}), .I1(${b}), .I2(${c}), .I3(${d}), .O(${o}));`,
  ecp5: (n, [a, b, c, d], o) => `LUT4 #(.INIT(16'h6996)) ${n}(.A(${a}), .B(${b}), .C(${c}), .D(${d}), .Z(${o}));`,
  gowin: (n, [a, b, c, d], o) => `LUT4 #(.INIT(16'h6996)) ${n}(.I0(${a}), .I1(${b}), .I2(${c}), .I3(${d}), .F(${o}));`,
  nexus: (n, [a, b, c, d], o) => `LUT4 #(.INIT("0x6996")) ${n}(.A(${a}), .B(${b}), .C(${c}), .D(${d}), .Z(${o}));`,
  ice40: (n, [a, b, c, d], o) =>
    `SB_LUT4 #(.LUT_INIT(16'h6996)) ${n}(.I0(${a}), .I1(${b}), .I2(${c}), .I3(${d}), .O(${o}));`,
};

/** The pin of a flip-flop that takes the data. */
const dataPin = (target: SynthTarget): string => (target === 'ecp5' ? 'DI' : 'D');

// xc7 differs from xcup in its memories alone, which are tested for both below.
describe.each(['xcup', 'ecp5', 'ice40', 'gowin', 'nexus'] as const)('on %s', (target) => {
  for (const k of [1, 5]) {
    const luts = Array.from({ length: k }, (_, i) => {
      const inputs = [i === 0 ? 'r[0]' : `n${i - 1}`, 'r[1]', 'r[2]', 'r[3]'];
      return `  wire n${i};\n  (* keep *) ${xorLut[target](`lut${i}`, inputs, `n${i}`)}\n`;
    });
    const chain = mapped(
      target,
      `module t(input clk, input [3:0] d, output reg q);\n  reg [3:0] r;\n${luts.join('')}` +
        `  always @(posedge clk) begin\n    r <= d;\n    q <= n${k - 1};\n  end\nendmodule\n`,
    );
    test(`${k} LUTs in a row between two registers are that many levels`, async () => {
      const report = await chain();
      expect(report).toMatchObject({ target, lut: k, lutram: 0, muxf: 0, carry: 0, ff: 5, bram: 0, dsp: 0 });
      expect(report).toMatchObject({ levels: k, inputLevels: 0, outputLevels: 0, throughLevels: 0 });
      expect(report.path).toMatchObject({ to: `q (${dataPin(target)})`, luts: k, carries: 0, muxes: 0 });
      expect(report.path!.from).toMatch(/^r\[\d\]$/);
      expect(report.path!.cells.map((c) => c.name)).toEqual(luts.map((_, i) => `lut${i}`));
    });
  }

  const wide = mapped(
    target,
    'module t(input clk, input [15:0] d, input [2:0] e, output reg q, output y, output z);\n  reg p;\n  reg [15:0] r;\n' +
      `  always @(posedge clk) begin\n    p <= ${xorTree('d', 16)};\n    r <= d;\n    q <= ${xorTree('r', 16)};\n  end\n` +
      '  assign y = p & e[0];\n  assign z = ^e;\nendmodule\n',
  );
  test('a function of 16 inputs, more than any LUT has, is two levels of four, at the ports as between registers', async () => {
    expect(await wide()).toMatchObject({ ff: 18, levels: 2, inputLevels: 2, outputLevels: 1, throughLevels: 1 });
  });

  const adder = mapped(
    target,
    'module t(input clk, input [31:0] x, input [31:0] y, output reg [31:0] s);\n  reg [31:0] a, b;\n' +
      '  always @(posedge clk) begin\n    a <= x;\n    b <= y;\n    s <= a + b;\n  end\nendmodule\n',
  );
  test('an adder is one carry chain and one LUT level', async () => {
    const report = await adder();
    // On Nexus a whole cell feeds the carry in.
    expect(report).toMatchObject({ ff: 96, lut: target === 'nexus' ? 34 : 32, levels: 1 });
    expect(report.path).toMatchObject({ luts: 1, carries: 1, muxes: 0 });
    // 32 bits at four, two and one a cell; the last bit of iCE40 needs no carry out.
    expect(report.carry).toBe({ xcup: 8, ecp5: 16, ice40: 31, gowin: 32, nexus: 17 }[target]);
  });
});

for (const [target, bram, bramUnit] of [
  // 32 kbit: one RAMB36, which is two RAMB18; two DP16KD of 1024 x 18; eight SB_RAM40 of 4 kbit.
  ['xcup', 2, 'RAMB18'],
  ['xc7', 2, 'RAMB18'],
  ['ecp5', 2, 'DP16KD'],
  ['ice40', 8, 'SB_RAM40'],
  ['gowin', 2, 'BSRAM'],
  ['nexus', 2, 'EBR'],
] as const) {
  const memory = mapped(
    target,
    'module t(input clk, input we, input [9:0] wa, input [9:0] ra, input [31:0] d, output reg [31:0] q);\n' +
      '  reg [31:0] mem [0:1023];\n  always @(posedge clk) begin\n    if (we) mem[wa] <= d;\n    q <= mem[ra];\n  end\nendmodule\n',
  );
  test(`on ${target} a memory of 1024 words of 32 bits with a registered read is ${bram} ${bramUnit}`, async () => {
    expect(await memory()).toMatchObject({ bram, bramUnit, lutram: 0 });
  });
}

for (const [target, lut] of [
  // One for the enable, one for the reset; a flip-flop of ECP5 has its own for the enable.
  ['xcup', 2],
  ['ecp5', 1],
  ['ice40', 2],
  ['gowin', 2],
  ['nexus', 2],
] as const) {
  const register = mapped(
    target,
    'module t(input clk, input s, input rst_n, input [63:0] d, output reg [63:0] q);\n  reg stall;\n' +
      "  always @(posedge clk) begin\n    stall <= s;\n    if (!rst_n) q <= 64'd0;\n    else if (!stall) q <= d;\n  end\nendmodule\n",
  );
  const title = `the inverters of an active-low enable and reset are shared by the register, ${lut} in all`;
  test(`on ${target} ${title}`, async () => {
    expect(await register()).toMatchObject({ lut, ff: 65 });
  });
}

for (const [target, type, sites] of [
  // A RAM32M16 is eight LUTs and gives 14 bits beside the write port: five of them. A RAM32M is four LUTs and gives
  // six: eleven.
  ['xcup', 'RAM32M16', 5 * 8],
  ['xc7', 'RAM32M', 11 * 4],
  // Four bits and three slices of two LUTs each.
  ['ecp5', 'TRELLIS_DPR16X4', 16 * 6],
  ['nexus', 'DPR16X4', 16 * 6],
  // Four bits and the whole unit of eight LUTs.
  ['gowin', 'RAM16SDP4', 16 * 8],
] as const) {
  // 16 words of 64 bits, read asynchronously from a registered address.
  const memory = mapped(
    target,
    'module t(input clk, input we, input [3:0] wa, input [3:0] ra, input [63:0] d, output reg [63:0] q);\n' +
      '  reg [63:0] mem [0:15];\n  reg [3:0] a;\n  wire [63:0] word;\n  assign word = mem[a];\n' +
      '  always @(posedge clk) begin\n    if (we) mem[wa] <= d;\n    a <= ra;\n    q <= ~word;\n  end\nendmodule\n',
  );
  test(`on ${target} a small memory with an asynchronous read is ${type}`, async () => {
    const report = await memory();
    // The inverters after the read are logic, and a second level.
    expect(report).toMatchObject({ lutram: sites, lut: sites + 64, bram: 0, ff: 68, levels: 2 });
    expect(report.path!.cells[0]!.type).toBe(type);
    expect(report.path!.cells).toHaveLength(2);
  });
}

const inFlipFlops = mapped(
  'ice40',
  'module t(input clk, input we, input [1:0] wa, input [1:0] ra, input [3:0] d, output [3:0] q);\n' +
    '  reg [3:0] mem [0:3];\n  assign q = mem[ra];\n  always @(posedge clk) if (we) mem[wa] <= d;\nendmodule\n',
);
test('on iCE40, which has no memory in LUTs, a small memory is flip-flops', async () => {
  expect(await inFlipFlops()).toMatchObject({ ff: 16, lutram: 0, bram: 0 });
});

for (const target of ['xcup', 'xc7'] as const) {
  const shifter = mapped(
    target,
    'module t(input clk, input d, output q);\n  reg [15:0] r;\n  assign q = r[15];\n' +
      '  always @(posedge clk) r <= {r[14:0], d};\nendmodule\n',
  );
  test(`on ${target} a long shift register is in LUTs, counted with the memories`, async () => {
    expect(await shifter()).toMatchObject({ lut: 1, lutram: 1, ff: 0, path: null, levels: 0 });
  });
}

test('a large memory that the family has no RAM for is refused before it becomes flip-flops', async () => {
  const text =
    'module t(input clk, input we, input [9:0] wa, input [9:0] ra, input [7:0] d, output [7:0] q);\n' +
    '  reg [7:0] mem [0:1023];\n  assign q = mem[ra];\n  always @(posedge clk) if (we) mem[wa] <= d;\nendmodule\n';
  await expect(synthesise(design(text), 'ice40')).rejects.toThrow(
    new NoRamError('iCE40 has no RAM for what is written and read as t.mem is, and it is too large for flip-flops'),
  );
});

const multiplexer = mapped(
  'xcup',
  'module t(input clk, input [15:0] d, input [3:0] s, output reg q);\n  reg [15:0] r;\n  reg [3:0] a;\n' +
    '  always @(posedge clk) begin\n    r <= d;\n    a <= s;\n    q <= r[a];\n  end\nendmodule\n',
);
test('on xcup a wide multiplexer is LUTs alone', async () => {
  // Four of four to one, and one over them.
  expect(await multiplexer()).toMatchObject({ lut: 5, lutBySize: { LUT6: 5 }, muxf: 0, levels: 2 });
});

const ofSeven = mapped(
  'ecp5',
  'module t(input clk, input [6:0] d, output reg q);\n  reg [6:0] r;\n' +
    '  always @(posedge clk) begin\n    r <= d;\n    q <= ^r;\n  end\nendmodule\n',
);
test('on ECP5 a function of seven inputs is one level with multiplexers after it', async () => {
  const report = await ofSeven();
  expect(report).toMatchObject({ lut: 8, muxf: 7, levels: 1 });
  expect(report.path).toMatchObject({ luts: 1, muxes: 3 });
});

const instance = mapped(
  'xcup',
  'module t(input clk, input [8:0] d, output reg q);\n  wire y;\n  half h(.clk(clk), .d(d), .y(y));\n  always @(posedge clk) q <= y ^ q;\nendmodule\n',
  [
    {
      name: 'half.v',
      text: 'module half(input clk, input [8:0] d, output y);\n  reg [8:0] r;\n  assign y = &r;\n  always @(posedge clk) r <= d;\nendmodule\n',
    },
  ],
);
test('instances are flattened: a path through two modules is one path, with names from both', async () => {
  const report = await instance();
  // Ten inputs: more than any LUT has.
  expect(report.levels).toBe(2);
  expect(report.path!.from).toMatch(/^h\.r\[\d\]$/);
  expect(report.path!.to).toBe('q (D)');
});

test('the second run takes the report from the cache, and is equal to it', async () => {
  const said: string[] = [];
  const options = { onProgress: (text: string) => void said.push(text) };
  const text = 'module t(input clk, input d, output reg q);\n  always @(posedge clk) q <= ~d;\nendmodule\n';
  const first = await synthesise(design(text), 'ice40', options);
  expect(said[0]).toBe('Yosys maps t to ice40');
  said.length = 0;
  const before = await readdir(join(root, 'netlist'));
  expect(await synthesise(design(text), 'ice40', options)).toEqual(first);
  expect(said).toEqual([]);
  expect(await readdir(join(root, 'netlist'))).toEqual(before);
  await synthesise(design(text.replace('~d', 'd')), 'ice40', options);
  expect(said[0]).toBe('Yosys maps t to ice40');
});

test('designs of one run have the reports of a run each, their instances flattened; shared files have to be equal', async () => {
  const half = {
    name: 'half.v',
    text: 'module half(input clk, input [5:0] d, output y);\n  reg [5:0] r;\n  assign y = &r;\n  always @(posedge clk) r <= d;\nendmodule\n',
  };
  const over = (top: string, op: string): VerilogDesign => ({
    top,
    files: [
      half,
      {
        name: `${top}.v`,
        text: `module ${top}(input clk, input [5:0] d, output reg q);\n  wire y;\n  half h(.clk(clk), .d(d), .y(y));\n  always @(posedge clk) q <= ${op};\nendmodule\n`,
      },
    ],
  });
  const designs = [over('a', 'y'), over('b', 'y ^ q')];
  const together = await synthesiseTogether(designs, 'ice40');
  expect(together).toEqual([await synthesise(designs[0]!, 'ice40'), await synthesise(designs[1]!, 'ice40')]);
  expect(together.map(({ lut, ff, levels }) => [lut, ff, levels])).toEqual([
    [2, 7, 2],
    [2, 7, 2],
  ]);
  const other = { ...designs[1]!, files: [{ ...half, text: half.text.replace('&r', '|r') }, designs[1]!.files[1]!] };
  await expect(synthesiseTogether([designs[0]!, other], 'ice40')).rejects.toThrow(
    'two of the designs have a file half.v that differs: synthesise them apart',
  );
});

test("Verilog that Yosys does not take is refused in Yosys's words, and not cached", async () => {
  const bad = design('module t(input a, output y);\n  assign y = a +;\nendmodule\n');
  for (let run = 0; run < 2; run++) {
    await expect(synthesise(bad, 'ice40')).rejects.toThrow(
      new UserError("Yosys does not accept the design: t.v:2: syntax error, unexpected ';'"),
    );
  }
});

test('a latch and a combinational loop are refused', async () => {
  const latch = 'module t(input e, input d, output reg q);\n  always @* if (e) q = d;\nendmodule\n';
  await expect(synthesise(design(latch), 'xcup')).rejects.toThrow(/of type LDCE, which the flow does not know/);
  const loop = 'module t(input a, output y);\n  wire w;\n  assign w = ~(w & a);\n  assign y = w;\nendmodule\n';
  await expect(synthesise(design(loop), 'ice40')).rejects.toThrow(/combinational loop through the cells/);
});
