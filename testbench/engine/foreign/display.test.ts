import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inFolder, missingTools } from '../../../rtl-gen/verilog/testing/lint.ts';
import { execa } from '../../../support/execa.ts';
import { seededRandom } from '../../../support/random.ts';
import { withDisplayTasks } from './display-tasks.ts';
import { simulateVerilog } from './simulate-verilog.ts';

const inputs = [
  { name: 'a', width: 8, sign: '' },
  { name: 's', width: 13, sign: 'signed' },
  { name: 'w', width: 40, sign: '' },
  { name: 'b', width: 1, sign: '' },
] as const;

const ports = inputs.map(({ name, width, sign }) => `input ${sign} [${width - 1}:0] ${name}`).join(', ');

type Values = readonly bigint[];

/** What Icarus prints of module `top` at the rises of `clk`, at 10 and every 10 from there. */
async function icarus(text: string, stimulus: readonly Values[]): Promise<string> {
  const bench = [
    'module bench; reg clk = 0;',
    ...inputs.map(({ name, width, sign }) => `reg ${sign} [${width - 1}:0] ${name} = 0;`),
    `top top (.clk(clk), ${inputs.map(({ name }) => `.${name}(${name})`).join(', ')});`,
    'initial begin',
    ...stimulus.flatMap((values) => [
      ...inputs.map(({ name, width }, i) => `${name} = ${width}'h${values[i]!.toString(16)};`),
      '#10 clk = 1; #0 clk = 0;',
    ]),
    'end endmodule',
  ].join('\n');
  return inFolder([{ name: 'top.v', text }], async (folder) => {
    await writeFile(join(folder, 'bench.v'), bench);
    const options = { cwd: folder, reject: true } as const;
    await execa('iverilog', ['-g2012', '-o', 'bench.vvp', 'bench.v', 'top.v'], options);
    const { stdout } = await execa('vvp', ['-n', 'bench.vvp'], options);
    // Its own top is above ours.
    return stdout.replaceAll('bench.top', 'top').trimEnd();
  });
}

async function ours(text: string, stimulus: readonly Values[], engine: 'wasm' | 'interpreter'): Promise<string> {
  let out = '';
  const simulator = await simulateVerilog([{ name: 'top.v', text }], 'top', {
    keep: false,
    engine,
    print: (more) => {
      out += more;
    },
  });
  for (const values of stimulus) {
    inputs.forEach(({ name, width }, i) => {
      simulator.port(name).set(width <= 32 ? Number(values[i]) : values[i]!);
    });
    simulator.step();
  }
  simulator.dispose();
  return out.trimEnd();
}

/** Letters in the words, so that texts can be shown. */
const stimulusOf = (seed: number, count = 12): readonly Values[] => {
  const random = seededRandom(seed);
  const word = (width: number): bigint => {
    if (random.chance(0.3)) return BigInt(random.below(2 ** Math.min(width, 5)));
    if (width < 40) return BigInt(random.bits(width));
    const letters = Array.from({ length: 1 + random.below(width >> 3) }, () => 97 + random.below(26));
    return letters.reduce((sum, letter) => sum * 256n + BigInt(letter), 0n);
  };
  return Array.from({ length: count }, () => inputs.map(({ width }) => word(width)));
};

const width = fc.oneof(
  fc.constant(''),
  fc.constant('0'),
  fc.nat(20).map(String),
  fc.integer({ min: 1, max: 9 }).map((n) => `0${n}`),
);
const wide = fc.integer({ min: 1, max: 20 }).map((n) => `-${n}`);
const spec = fc.oneof(
  fc.tuple(
    fc.oneof(width, wide),
    fc.constantFrom('d', 'h', 'b', 'o', 'x'),
    fc.constantFrom('a', 's', 'w', 'b', 'a + 1'),
  ),
  fc.tuple(
    fc.oneof(fc.constantFrom('', '0'), fc.integer({ min: 1, max: 20 }).map(String), wide),
    fc.constant('s'),
    fc.constantFrom('w', '"text %d"'),
  ),
  fc.tuple(fc.constant(''), fc.constant('c'), fc.constant('(a % 26 + 65)')),
  fc.tuple(fc.constantFrom('', '0'), fc.constantFrom('t', 'd'), fc.constant('$time')),
  fc.tuple(fc.constant(''), fc.constantFrom('m', '%'), fc.constant('')),
);
const call = fc
  .tuple(
    fc.constantFrom('$display', '$write'),
    fc.array(fc.tuple(fc.constantFrom('', '1', 'x=', ' {} ', '[', '\\t'), spec), { maxLength: 5 }),
  )
  .map(([task, parts]) => {
    const format = parts.map(([before, [size, kind]]) => `${before}%${size}${kind}|`).join('');
    const args = parts.map(([, [, , value]]) => value).filter((value) => value !== '');
    return `${task}(${[`"${format}"`, ...args].join(', ')});`;
  });
const statement = fc
  .tuple(fc.constantFrom('', 'if (b) ', 'if (a > 20) ', 'case (a[1:0]) 0, 2: '), call)
  .map(([condition, what]) => `${condition}${what}${condition.startsWith('case') ? ' default: ; endcase' : ''}`);

test('random formats print what Icarus Verilog prints, line by line', { timeout: 120_000 }, async ({ skip }) => {
  if ((await missingTools(['iverilog'])).length > 0) skip('iverilog is not installed');
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { minLength: 1, maxLength: 10 }), fc.nat(2 ** 31 - 1), async (list, seed) => {
      const text = `module top(input clk, ${ports});
  always @(posedge clk) begin
    ${list.join('\n    ')}
    $display;
  end
endmodule
`;
      const stimulus = stimulusOf(seed);
      const theirs = await icarus(text, stimulus);
      expect((await ours(text, stimulus, 'wasm')).split('\n')).toEqual(theirs.split('\n'));
    }),
    { numRuns: 25 },
  );
});

const example = `
module child #(parameter ID = 0) (input clk, input [7:0] a, input signed [12:0] s, output reg [7:0] sum);
  initial sum = 0;
  always @(posedge clk) begin
    $display("%m %0d: a=%d s=%0d sum=%h at %0t", ID, a, s, sum, $time);
    if (a[0]) begin
      $write("odd, ");
      $strobe("%m: sum is now %0d", sum);
    end else $write("even, ");
    $display(a, , s);
    sum <= sum + a;
  end
endmodule
module top(input clk, ${ports});
  wire [7:0] y;
  // $display("in a comment");
  initial $display("it %s with %0d%%", "begins", 100);
  child #(.ID(7)) one (.clk(clk), .a(a), .s(s), .sum(y));
endmodule
`;

test.each(['wasm', 'interpreter'] as const)('an example prints what Icarus Verilog prints, on %s', async (engine) => {
  const stimulus = stimulusOf(3);
  const printed = await ours(example, stimulus, engine);
  expect(printed.split('\n').slice(0, 2)).toEqual([
    'it begins with 100%',
    expect.stringMatching(/^top\.one 7: a= *\d+ s=-?\d+ sum=00 at 10$/),
  ]);
  if ((await missingTools(['iverilog'])).length === 0) expect(printed).toBe(await icarus(example, stimulus));
});

const ends = (task: string) => `
module top(input clk, input en, output reg [7:0] n);
  initial n = 0;
  always @(posedge clk) begin
    n <= n + 1;
    if (n == 5) ${task};
    $display("n is %0d", n);
  end
  if (8 < 3) $error("no such width");
endmodule
`;

async function runEnding(task: string) {
  let out = '';
  const print = (text: string): void => {
    out += text;
  };
  const simulator = await simulateVerilog([{ name: 'top.sv', text: ends(task) }], 'top', { keep: false, print });
  simulator.step(10);
  return { simulator, out, failures: simulator.takeFailures() };
}

describe('a task that ends or fails', () => {
  test.each(['$finish', '$finish(1)', '$stop', '$finish ( ) '])('%s ends the run at its edge', async (task) => {
    const { simulator, out, failures } = await runEnding(task);
    expect([simulator.finished, simulator.cycle, failures]).toEqual([true, 6, []]);
    expect(out.trimEnd().split('\n').at(-1)).toBe('n is 5');
    simulator.step();
    expect(simulator.cycle).toBe(6);
  });

  test('$error fails it with its text, and it goes on', async () => {
    const { simulator, out, failures } = await runEnding('$error("n is %0d, of %m", n)');
    expect([simulator.finished, simulator.cycle]).toEqual([false, 10]);
    expect(failures).toEqual([{ path: 'top, $error (top.sv:6): n is 5, of top,', cycle: 5 }]);
    expect(out).toContain('error: n is 5, of top (top, $error (top.sv:6))\n');
  });

  test('$fatal does both, with and without a number in front', async () => {
    for (const task of ['$fatal(1, "n is %0d", n)', '$fatal("n is %0d", n)', '$fatal']) {
      const { simulator, failures } = await runEnding(task);
      expect([simulator.finished, simulator.cycle, failures.length]).toEqual([true, 6, 1]);
      if (task !== '$fatal') expect(failures[0]!.path).toContain(': n is 5,');
    }
  });

  test('$warning and $info print alone', async () => {
    const warned = await runEnding('$warning("careful")');
    expect([warned.simulator.finished, warned.failures]).toEqual([false, []]);
    expect(warned.out).toContain('warning: careful (top, $warning (top.sv:6))\n');
    expect((await runEnding('$info("so")')).out).toContain('info: so (top, $info (top.sv:6))\n');
  });

  test('a snapshot holds whether it has ended', async () => {
    const { simulator } = await runEnding('$info("so")');
    const snapshot = simulator.snapshot();
    simulator.step(2);
    simulator.restore(snapshot);
    expect([simulator.cycle, simulator.finished]).toEqual([10, false]);
  });
});

test('a design that prints at a falling edge prints what it sees there', async () => {
  const text = `module top(input clk, output reg [3:0] n);
  initial n = 0;
  always @(posedge clk) n <= n + 1;
  always @(negedge clk) $display("fall %0d", n);
endmodule`;
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  const simulator = await simulateVerilog([{ name: 'top.v', text }], 'top', { keep: false, print });
  simulator.step(3);
  expect(lines).toEqual(['fall 1\n', 'fall 2\n', 'fall 3\n']);
  expect(simulator.cycle).toBe(3);
});

test('tasks outside of processes, and lines, are left as they are', () => {
  const text =
    'module m;\n// $error\n/* $finish */ if (W < 3) $fatal(1, "x %m");\ninitial begin $finish; end\nendmodule\n';
  expect(withDisplayTasks([{ name: 'm.v', text }])).toEqual([{ name: 'm.v', text }]);
  const wide = 'always @(posedge c)\n case (a)\n 0: $fatal(1,\n "x"); endcase';
  const [rewritten] = withDisplayTasks([{ name: 'm.v', text: wide }]).map(({ text }) => text);
  expect(rewritten!.split('\n')).toHaveLength(4);
  expect(rewritten).not.toContain('$fatal');
});
