import { describe, expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { inProject, projectRoot } from '../../support/project.ts';

const data = (name: string): string => inProject('testbench', 'uet', 'traces', 'cms', 'data', name);

async function gatewright(...args: readonly string[]) {
  const command = [inProject('cli', 'gatewright.js'), ...args];
  const { exitCode, stdout, stderr } = await execa(process.execPath, command, { cwd: projectRoot, reject: false });
  return { code: exitCode, out: stdout, err: stderr };
}

describe('gatewright replay with a model of the config', () => {
  test('says what was compared and what differs', async () => {
    const { code, out } = await gatewright('replay', 'rccc_receiver', data('mixed_both.h20.rccc.csv.gz'));
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/compared: 644\n +differences: 0/) });
  });

  test('--json: the same as counts', async () => {
    const { code, out } = await gatewright('replay', 'path_select', data('lb_vec_oblivious_32.csv.gz'), '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ model: 'path_select', compared: 10_178, disagreements: 0 });
  });

  test('a recorded sender, with the initiator in its place', async () => {
    const file = inProject('testbench', 'uet', 'traces', 'senders', 'incast32_nscc_reps.f1.tx.csv.gz');
    const { code, out } = await gatewright('replay', 'pds_initiator', file, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      disagreements: 0,
      sent: 579,
      same: 579,
      timeouts: 2,
      'beside them, ACK_REQ': 2,
    });
  });

  test('recorded arrivals are no recorded sender', async () => {
    const file = inProject('testbench', 'uet', 'traces', 'data', 'perm_oblivious.f76.rx.csv.gz');
    const { code, err } = await gatewright('replay', 'pds_initiator', file);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('is no trace of a sender') });
  });

  test('a log of another kind is one sentence, and exit code 2', async () => {
    const { code, err } = await gatewright('replay', 'hpcc', data('dcqcn_vec_25.csv.gz'));
    expect({ code, err }).toMatchObject({
      code: 2,
      err: expect.stringMatching(/is no log of HPCC: it has no column time_ns|ack_seq/),
    });
  });
});
