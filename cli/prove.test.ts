import { expect, test } from 'vitest';
import { execa } from '../support/execa.ts';
import { inProject, projectRoot } from '../support/project.ts';
import { skipNote } from '../support/testing/skip-note.ts';
import { libraryProofs } from '../testbench/formal/proofs/library-proofs.ts';
import { missingPackages } from '../testbench/formal/tools.ts';
import type { Verdict } from '../testbench/formal/verdict.ts';
import { datapathProofs } from '../testbench/uet/proofs/datapath-proofs.ts';
import { conclusion } from './print-proof.ts';

/** Run the command as a user does. */
async function gatewright(...args: readonly string[]) {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [inProject('cli', 'gatewright.js'), ...args], {
    cwd: projectRoot,
    reject: false,
    env: { NO_COLOR: '1' },
  });
  return { code: exitCode, out: stdout, err: stderr };
}

test('prove without a name lists the proofs', async () => {
  const { code, out } = await gatewright('prove', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(
    [...libraryProofs, ...datapathProofs].map(({ name, summary }) => ({ name, summary })),
  );
});

test('an unknown proof and an unknown mode are mistakes of the user', async () => {
  expect(await gatewright('prove', 'fifi')).toMatchObject({
    code: 2,
    err: expect.stringContaining('did you mean fifo'),
  });
  const { code, err } = await gatewright('prove', 'fifo', '--mode', 'prov');
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('did you mean prove') });
});

const missing = await missingPackages();
test.skipIf(missing.length > 0)(`prove --json: the keys that scripts rely on${skipNote(...missing)}`, async () => {
  const { code, out } = await gatewright('prove', 'forward-slice', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    name: 'forward-slice',
    mode: 'prove',
    passed: true,
    induction: 1,
    seconds: expect.any(Number),
    properties: expect.arrayContaining([
      { path: 'down_valid_kept', kind: 'assert', status: 'proved' },
      { path: 'one_a_clock', kind: 'cover', status: 'reached', clock: 2 },
    ]),
  });
  const cover = await gatewright('prove', 'forward-slice', '--mode', 'cover', '--depth', '1');
  expect({ code: cover.code, out: cover.out }).toEqual({ code: 1, out: expect.stringContaining('unreached') });
});

test('a proof whose situations are not reached is not proved, and says which they are', () => {
  const verdict: Verdict = {
    name: 'tsc-once',
    mode: 'prove',
    depth: 4,
    coverDepth: 12,
    induction: 1,
    passed: false,
    seconds: 1,
    properties: [
      { path: 'no_counter_twice', kind: 'assert', status: 'proved' },
      { path: 'gives_the_last_counter', kind: 'cover', status: 'unreached' },
      { path: 'has_none_left', kind: 'cover', status: 'reached', clock: 8 },
    ],
  };
  expect(conclusion(verdict)).toBe(
    'NOT PROVED: no assertion fails, but gives_the_last_counter cannot be reached in 12 clocks: assertions may hold because nothing happens',
  );
  const reached = verdict.properties.filter((p) => p.status !== 'unreached');
  expect(conclusion({ ...verdict, passed: true, properties: reached })).toBe(
    'proved by induction over 1 clock, and every cover is reached',
  );
});
