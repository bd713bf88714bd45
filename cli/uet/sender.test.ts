import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { inProject, projectRoot } from '../../support/project.ts';

const trace = inProject('testbench', 'uet', 'traces', 'data', 'perm_oblivious.f76.rx.csv.gz');

/** Run the command as a user does. */
async function gatewright(...args: readonly string[]) {
  const command = [inProject('cli', 'gatewright.js'), ...args];
  const { exitCode, stdout, stderr } = await execa(process.execPath, command, { cwd: projectRoot, reject: false });
  return { code: exitCode, out: stdout, err: stderr };
}

describe('gatewright sender', () => {
  const senders = inProject('testbench', 'uet', 'traces', 'senders');

  test('says how much of it the initiator model does the same way', async () => {
    const file = join(senders, 'mixed_both.f12.tx.csv.gz');
    const { code, out } = await gatewright('sender', file);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('packets sent: 16 of 16 the same') });
  });

  test('--json: counts', async () => {
    const file = join(senders, 'incast32_nscc_reps.f1.tx.csv.gz');
    const { code, out } = await gatewright('sender', file, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ agrees: true, sent: 579, same: 579, timeouts: 2, others: { ACK_REQ: 2 } });
  });

  test('takes no recorded arrivals', async () => {
    const { code, err } = await gatewright('sender', trace);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('is no trace of a sender') });
  });
});
