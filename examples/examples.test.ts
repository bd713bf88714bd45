import { expect, test } from 'vitest';
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
  return { code: exitCode, text: `${stdout}\n${stderr}` };
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
