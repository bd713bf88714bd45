import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { execa } from '../support/execa.ts';
import { inProject } from '../support/project.ts';
import { type OwnProject, ownProject } from './testing/own-project.ts';

let own: OwnProject;
beforeEach(() => {
  own = ownProject();
});
afterEach(() => {
  vi.unstubAllEnvs();
  own.remove();
});

const config = (text: string): string => `import { counter, inverter } from './counter.ts';
import { bit, module } from 'gatewright/hdl';
export default ${text};
`;

/** What is wrong, the config, the arguments, the sentence. */
const mistakes: readonly (readonly [string, string | undefined, readonly string[], RegExp])[] = [
  [
    'no config',
    undefined,
    ['emit'],
    /^error: there is no gatewright\.config\.ts in this folder or above it: write one/,
  ],
  [
    'a config that throws',
    'throw new Error("no such thing");',
    ['emit'],
    /^error: gatewright\.config\.ts cannot be read: no such thing \(gatewright\.config\.ts:1:7\)$/,
  ],
  [
    'a config that cannot be parsed',
    'const a: number = ;',
    ['emit'],
    /^error: gatewright\.config\.ts cannot be read: Expression expected \(gatewright\.config\.ts:1\)$/,
  ],
  [
    'a config with a key of another type',
    config('{ designs: [{ module: 3 }] }'),
    ['emit'],
    /^error: gatewright\.config\.ts: designs\[0\]\.module is 3: give a module, or a function that makes one$/,
  ],
  [
    'a config with a key that there is not',
    config('{ designs: [{ module: counter, test: () => ({}) }] }'),
    ['emit'],
    /^error: gatewright\.config\.ts: there is no key designs\[0\]\.test; did you mean tests\?$/,
  ],
  [
    'two designs of one name',
    config('{ designs: [{ module: counter }, { module: inverter, name: "counter" }] }'),
    ['emit'],
    /^error: gatewright\.config\.ts: two designs are called counter: give one of them another name$/,
  ],
  [
    'a factory that makes no module',
    config('{ designs: [{ module: counter }, { name: "none", module: () => 5 }] }'),
    ['emit'],
    /^error: the module of none is 5: give what module\(\.\.\.\) makes$/,
  ],
  [
    'a design whose body throws',
    config(
      '{ designs: [{ module: counter }, { module: module("bad", { in: { a: bit }, out: { y: bit } }, () => ({ y: none.not() })) }] }',
    ),
    ['emit'],
    /^error: bad does not elaborate: none is not defined \(in the body of bad\) \(gatewright\.config\.ts:3:\d+\)$/,
  ],
  [
    'a design with an output that nothing drives',
    config('{ designs: [{ module: counter }, { module: module("bad", { out: { y: bit } }, () => ({})) }] }'),
    ['emit'],
    /missing-output[\s\S]*\n1 mistake$/,
  ],
  [
    'a test without a model',
    config('{ designs: [{ module: counter, tests: () => ({ directed: [] }) }] }'),
    ['sim', 'counter'],
    /^error: gatewright\.config\.ts: the tests of counter have no property: give a run against a golden model$/,
  ],
  [
    'no tests, and no assertions to run in their place',
    config('{ designs: [{ module: inverter }] }'),
    ['sim', 'inverter'],
    /^error: inverter has no golden model, and asserts nothing: give it tests in gatewright\.config\.ts/,
  ],
  [
    'a target that there is not',
    config('{ designs: [{ module: counter }], targets: ["ice4"] }'),
    ['synth', 'counter'],
    /^error: gatewright\.config\.ts: there is no target ice4; did you mean ice40\?/,
  ],
  [
    'a folder in which nothing may be written',
    config('{ designs: [{ module: counter }], folders: { verilog: "/proc/verilog" } }'),
    ['emit'],
    /^error: cannot write \/proc\/verilog\/counter\/counter\.v \(.*\): check the folder's rights/,
  ],
  [
    'a folder that is a file',
    config('{ designs: [{ module: counter }], folders: { out: "counter.ts" } }'),
    ['cover', 'counter', '--runs', '1'],
    /^error: --out .*counter\.ts\/coverage cannot be written: .*counter\.ts is a file, give a folder$/,
  ],
  ['a file that is not there', undefined, ['emit', './none.ts'], /^error: there is no file none\.ts$/],
  [
    'a file with several modules where one is meant',
    undefined,
    ['sim', './counter.ts'],
    /^error: \.\/counter\.ts exports counter, inverter: name one of them, such as \.\/counter\.ts:counter$/,
  ],
  [
    'a module that a file does not export',
    undefined,
    ['sim', './counter.ts:countr'],
    /^error: counter\.ts exports no module called countr; did you mean counter\?$/,
  ],
  [
    'a module that is like none of a file',
    undefined,
    ['sim', './counter.ts:queue'],
    /^error: counter\.ts exports no module called queue: it exports counter, inverter$/,
  ],
  [
    'a file of Verilog',
    config('{ designs: [{ module: counter }] }'),
    ['sim', './counter.v'],
    /^error: there is no design \.\/counter\.v: .* ends in \.ts or \.js, and not in \.test\.ts$/,
  ],
  [
    'a board without a pin for an input',
    config('{ designs: [{ module: counter, pins: { icebreaker: { "count[0]": "11" } } }] }'),
    ['fpga', 'icebreaker'],
    /^error: counter on icebreaker: its input en is at no pin: give it one in pins of the config$/,
  ],
];

describe('a mistake in a project is one sentence with exit code 2, and nothing is written', () => {
  test.each(mistakes)('%s', async (_, text, args, sentence) => {
    const project = ownProject();
    try {
      if (text !== undefined) project.write('gatewright.config.ts', text);
      const before = readdirSync(project.folder);
      const { code, out, err } = await project.gatewright(...args);
      expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringMatching(sentence) });
      expect(readdirSync(project.folder)).toEqual(before);
    } finally {
      project.remove();
    }
  });
});

test('a tool that is not installed is named with what to do', async () => {
  vi.stubEnv('PATH', '/nowhere');
  const { code, err } = await own.gatewright('prove', './counter.ts:counter');
  expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^error: .*(yosys|z3).*apt-get install/) });
});

test('a reader that has read enough ends the command without a word', async () => {
  own.write('gatewright.config.ts', config('{ designs: [{ module: counter }, { module: inverter }] }'));
  const command = `${process.execPath} ${inProject('cli', 'gatewright.js')} list --json | head -c 1; echo " \${PIPESTATUS[0]}"`;
  const { stdout, stderr } = await execa('bash', ['-c', command], { cwd: own.folder, reject: false });
  expect({ stdout, stderr }).toEqual({ stdout: expect.stringMatching(/^\[ (0|2|141)$/), stderr: '' });
});
