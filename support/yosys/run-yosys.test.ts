import { afterEach, expect, test, vi } from 'vitest';
import { UserError } from '../user-error.ts';
import { runYosys, type YosysError, yosysVersion } from './run-yosys.ts';

afterEach(() => vi.restoreAllMocks());

const inverter = { 'inv.v': 'module inv(input a, output y);\n  assign y = ~a;\nendmodule\n' };

test('a script reads the files, and the result is what the last command writes', async () => {
  const script = 'read_verilog inv.v; hierarchy -check -top inv';
  const { written, log } = await runYosys({ script, files: inverter, write: 'write_json' });
  expect(Object.keys(JSON.parse(written).modules)).toEqual(['inv']);
  expect(log).toContain('Executing Verilog-2005 frontend: inv.v');
  expect(log).toContain('End of script.');
  expect(log).not.toContain('"modules"');
});

test('each run starts with nothing of those before it in the same thread', async () => {
  const script = 'read_verilog -DONCE inv.v; hierarchy -check -top inv';
  const first = await runYosys({ script, files: inverter, write: 'write_json' });
  const failed = runYosys({ script: `${script}; no_such_command`, files: inverter });
  await expect(failed).rejects.toThrow('No such command: no_such_command');
  expect((await runYosys({ script, files: inverter, write: 'write_json' })).written).toBe(first.written);
  const without = runYosys({ script: 'hierarchy -check -top inv', files: {} });
  await expect(without).rejects.toThrow("Module `inv' not found");
});

test("Yosys's first error line is the message, the log goes with it", async () => {
  const run = runYosys({ script: 'read_verilog bad.v', files: { 'bad.v': 'module bad(input a)\nendmodule\n' } });
  await expect(run).rejects.toThrow(UserError);
  await expect(run).rejects.toThrow(
    'Yosys does not accept the design: bad.v:2: syntax error, unexpected TOK_ENDMODULE',
  );
  await expect(run).rejects.toSatisfy((error: YosysError) => error.log.includes('Parsing'));
});

test('the caller goes on while Yosys works, hears of its passes, and sees nothing on the terminal', async () => {
  const out = vi.spyOn(process.stdout, 'write');
  const err = vi.spyOn(process.stderr, 'write');
  const passes: string[] = [];
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await runYosys({ script: 'read_verilog inv.v; proc; opt', files: inverter }, (pass) => passes.push(pass));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
  expect(passes[0]).toBe('Verilog-2005 frontend: inv.v');
  expect(passes).toContain('OPT_MERGE pass (detect identical cells)');
  expect(out).not.toHaveBeenCalled();
  expect(err).not.toHaveBeenCalled();
});

test('more runs than processors all end, the failed ones too', async () => {
  const jobs = Array.from({ length: 12 }, (_, i) =>
    runYosys({ script: i % 3 === 0 ? 'no_such_command' : '', files: {}, write: `log written by ${i}` }),
  );
  const results = await Promise.allSettled(jobs);
  const texts = results.map((r) => (r.status === 'fulfilled' ? r.value.written : 'failed'));
  expect(texts).toEqual(jobs.map((_, i) => (i % 3 === 0 ? 'failed' : `written by ${i}\n`)));
});

test('the version is the one of the package', async () => {
  expect(yosysVersion()).toMatch(/^\d+\.\d+/);
});

test('a run that is aborted ends at once, with the reason', async () => {
  const script = 'read_verilog hard.v; sat -prove y 0';
  // Whether a product is a certain number: for factors of 32 bits a SAT solver takes hours.
  const hard =
    "module hard(input [31:0] a, b, output y);\n  wire [63:0] p = {32'd0, a} * {32'd0, b};\n" +
    "  assign y = p == 64'd13835058016637091107 && a > 1 && b > 1;\nendmodule\n";
  const run = runYosys({ script, files: { 'hard.v': hard } }, undefined, AbortSignal.timeout(2_000));
  await expect(run).rejects.toMatchObject({ name: 'TimeoutError' });
});
