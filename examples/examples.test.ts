import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startAll } from '../cli/verbs/start.ts';
import { openProject } from '../config/open-project.ts';
import { execa } from '../support/execa.ts';
import { inProject } from '../support/project.ts';
import { missingPackages } from '../testbench/formal/tools.ts';

const examples = {
  uart: { designs: ['uart', 'uart_board'], proofs: ['loopback'] },
  crossbar: { designs: ['crossbar'], proofs: ['delivery', 'output'] },
  // `instructions` takes minutes: the page of the example has what it says.
  rv32i: { designs: ['rv32i'], proofs: ['registers'] },
};

/** The command, in the folder of an example, as a user runs it there. */
const gatewright = async (example: string, ...args: readonly string[]) => {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [inProject('cli', 'gatewright.js'), ...args], {
    cwd: inProject('examples', example),
    reject: false,
    env: { NO_COLOR: '1' },
  });
  return { code: exitCode, out: stdout, text: `${stdout}\n${stderr}` };
};

for (const [example, { designs, proofs }] of Object.entries(examples)) {
  test(`${example}: its config says what it is, and every design passes its test`, async () => {
    const { project } = await openProject([], inProject('examples', example));
    expect(project.designs.map(({ name }) => name)).toEqual(designs);
    expect(await gatewright(example, 'lint')).toMatchObject({ code: 0 });
    const { code, text } = await gatewright(example, 'sim', designs[0]!, '--runs', '1', '--clocks', '2000');
    expect({ code, text }).toEqual({ code: 0, text: expect.stringContaining('passed') });
  });

  test.skipIf((await missingPackages()).length > 0).each(proofs)(`${example}: %s is proved`, async (name) => {
    const { code, text } = await gatewright(example, 'prove', name);
    expect({ code, text }).toEqual({ code: 0, text: expect.stringContaining('proved by induction') });
  });
}

// The module is called crossbar_n4_w16.
test('a design whose module is called otherwise goes by its own name', async () => {
  const { out } = await gatewright('crossbar', 'mutate', 'crossbar', '--count', '1', '--json');
  expect(JSON.parse(out)).toMatchObject({ design: 'crossbar', total: 1 });
  const { project } = await openProject([], inProject('examples', 'crossbar'));
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-examples-'));
  try {
    expect(await startAll(project, folder, { verilator: false })).toBe(true);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('id="verilog-crossbar"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
