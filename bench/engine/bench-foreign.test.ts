import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Progress } from '../../support/progress.ts';
import { readVerilog } from '../../testbench/engine/foreign/simulate-verilog.ts';
import { simulate } from '../../testbench/engine/wasm/engine.ts';
import { benchForeign } from './bench-foreign.ts';
import { BENCH_TOP, foreignBenchModule } from './foreign-bench-module.ts';
import { foreignCores } from './foreign-cores.ts';

const files = {
  'counter.v': `\`include "width.vh"
module counter (input clk, input rst_n, input [\`W-1:0] step, input up, output reg [\`W-1:0] count, output odd);
  part inner (.clk(clk), .d(count[0]), .q(odd));
  always @(posedge clk or negedge rst_n) if (!rst_n) count <= 0; else count <= up ? count + step : count - step;
  initial $display("cycles: %d", 1);
endmodule
`,
  'sub/part.v':
    '// counter part\nmodule part (input clk, input d, output reg q); always @(posedge clk) q <= d; endmodule\n',
  'width.vh': '`define W 70\n',
  'latch.v': 'module latch (input clk, en, d, output reg q); always @* if (en) q = d; endmodule\n',
  'gate.v': 'module gate (input a, output y); assign y = ~a; endmodule\n',
  'tb/counter_tb.v': 'module counter_tb; endmodule\n',
  'part_tb.v': 'module part_tb; part p (); endmodule\n',
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-cores-'));
  folders.push(folder);
  return folder;
}

function cloned(): string {
  const folder = scratchFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('the cores of a folder', () => {
  test('are the modules that nothing else instantiates, with the files that they need', () => {
    const found = foreignCores(cloned()).map(({ top, files }) => [top, files.map(({ name }) => name).toSorted()]);
    expect(found).toEqual([
      ['counter', ['counter.v', 'part.v', 'width.vh']],
      ['gate', ['gate.v', 'width.vh']],
      ['latch', ['latch.v', 'width.vh']],
    ]);
  });

  test('a folder without any, and a name that no module has, are mistakes of the user', async () => {
    expect(() => foreignCores(scratchFolder())).toThrow(/has no file of Verilog with a module/);
    await expect(benchForeign({ foreign: cloned(), designs: ['countr'], rounds: 1 })).rejects.toThrow(
      /has no module countr.*counter/,
    );
    expect(foreignCores(cloned(), ['part']).map(({ top }) => top)).toEqual(['part']);
  });
});

test('the module around a core gives every input new bits, and its checksum depends on every output', async () => {
  const sources = Object.entries(files).map(([name, text]) => ({ name: name.replace('sub/', ''), text }));
  const core = foreignCores(cloned()).find(({ top }) => top === 'counter')!;
  const net = await readVerilog(core.files, 'counter');
  const bench = foreignBenchModule(net);
  expect(bench.text).toContain('.rst_n(~rst)');
  const run = async (counter: string): Promise<bigint> => {
    const changed = sources.filter(({ name }) => core.files.some((f) => f.name === name));
    const text = (s: (typeof changed)[number]): string => (s.name === 'counter.v' ? counter : s.text);
    const s = await simulate(await readVerilog([...changed.map((f) => ({ ...f, text: text(f) })), bench], BENCH_TOP));
    s.port('rst').set(1);
    s.step(2);
    s.port('rst').set(0);
    s.step(200);
    return BigInt(s.port('checksum').get());
  };
  const sum = await run(files['counter.v']);
  const changes = [
    files['counter.v'].replace('.q(odd)', '.q()'),
    files['counter.v'].replace('count - step', "count - {step[69:1], 1'b0}"),
    files['counter.v'].replace('up ? count', '!up ? count'),
    files['counter.v'].replace('count + step', "count + {1'b0, step[68:0]}"),
  ];
  for (const change of changes) expect(await run(change)).not.toBe(sum);
});

test('figures of the cores that can be measured, and a sentence for each other one', async () => {
  const benchmark = await benchForeign({ foreign: cloned(), rounds: 1 });
  const lines: string[] = [];
  const figures = await benchmark.run(new Progress(benchmark.steps, (line) => lines.push(line)));
  const names = figures.map((f) => [f.design, f.engine]);
  expect(names[0]).toEqual(['counter', 'wasm']);
  // With native Verilator the checksums of both have been compared.
  expect(names.length + benchmark.leftOut.length).toBe(2);
  expect(lines.some((line) => line.includes('gate: left out: it has no clock'))).toBe(true);
  expect(lines.some((line) => line.includes('latch: left out: q (latch.v:1) is a latch'))).toBe(true);
});
