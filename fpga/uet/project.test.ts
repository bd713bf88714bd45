import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { inProject } from '../../support/project.ts';
import { skipNote } from '../../support/testing/skip-note.ts';
import { UserError } from '../../support/user-error.ts';
import { build, writeProject } from '../bitstream/build.ts';
import { projectOf } from '../bitstream/project.ts';
import { boards, findBoard } from '../boards/index.ts';
import { selfTests } from './self-tests.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatewright-fpga-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const amd = boards.filter(({ part }) => part.family === 'xc7' || part.family === 'xcup');

/** Only Tcl itself can read what Vivado would; CI installs it. */
const hasTclsh = (await execa('tclsh', [], { reject: false, stdin: 'ignore' })).code !== 'ENOENT';

describe.skipIf(!hasTclsh).each(amd)(
  `the project of $name, read by tclsh with commands that stand for those of Vivado${hasTclsh ? '' : skipNote('tcl')}`,
  (board) => {
    const run = async (slack: string) => {
      const project = projectOf(board, selfTests);
      const into = join(folder, board.name);
      writeProject(project, into);
      const ports = [...board.pins.map(({ signal }) => signal), ...(board.tied ?? []).map(({ name }) => name)];
      const stubs = inProject('fpga', 'bitstream', 'testing', 'vivado.tcl');
      return execa('tclsh', [stubs, project.script.name, slack, ...ports], { cwd: into, reject: false });
    };

    test('builds a bitstream for its part and clock', async () => {
      const { exitCode, stdout, stderr } = await run('0.1');
      expect(stderr).toBe('');
      expect(exitCode).toBe(0);
      const { part, clock } = board;
      expect(stdout.split('\n')).toEqual([
        `clock ${(1e9 / clock).toFixed(3)} ns`,
        `part ${part.device}`,
        'worst setup slack: 0.1 ns',
        'bitstream top.bit',
        expect.stringContaining('top.bit: load it'),
      ]);
    });

    test('builds none where the clock is not met', async () => {
      const { exitCode, stdout, stderr } = await run('-0.2');
      expect(exitCode).toBe(1);
      expect(stderr).toContain('the clock is not met');
      expect(stdout).not.toContain('bitstream');
    });
  },
);

test.each(boards.filter(({ part }) => part.family === 'ice40' || part.family === 'ecp5'))(
  'sh reads the script of $name, which names every file of the project',
  async (board) => {
    const project = projectOf(board, selfTests);
    const into = join(folder, board.name);
    writeProject(project, into);
    const { exitCode, stderr } = await execa('sh', ['-n', project.script.name], { cwd: into, reject: false });
    expect([exitCode, stderr]).toEqual([0, '']);
    for (const { name } of [...project.verilog, project.constraints]) expect(project.script.text).toContain(name);
  },
);

test('what is for Vivado is not built here, and says how it is', async () => {
  const project = projectOf(findBoard(boards, 'arty_a7'), selfTests);
  expect(await build(project, folder)).toEqual({
    kind: 'not built',
    because: 'Vivado builds it: run vivado -mode batch -source build.tcl in that folder',
  });
});

describe('before anything is elaborated', () => {
  const refused = (board: string, top: string) => () => projectOf(findBoard(boards, board), selfTests, top);

  test('a self-test that does not fit, by what it takes', () => {
    expect(refused('icebreaker', 'llr')).toThrow(
      new UserError('llr does not fit icebreaker: it takes 6700 LUTs, and iCEBreaker, iCE40UP5K has 5280'),
    );
  });

  test('a self-test that is not for so small a part', () => {
    expect(refused('hx8k', 'aes')).toThrow(new UserError('aes is too large for hx8k (what fits: llr, cbfc)'));
  });

  test('a self-test that there is none of', () => {
    expect(refused('hx8k', 'cbf')).toThrow(
      new UserError('there is no self-test cbf; did you mean cbfc? (self-tests: sack, aes, llr, cbfc)'),
    );
  });

  test('a mistake in the table of a board', () => {
    expect(() => projectOf({ ...findBoard(boards, 'hx8k'), pins: [] }, selfTests)).toThrow(
      'board hx8k: no pin is the clock',
    );
  });
});
