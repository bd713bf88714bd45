/** Workloads of hosts in hardware, alone and beside golden ones. */
import { describe, expect, test } from 'vitest';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { hardwareSizes, type hardwareWays, runOnHardware } from './hardware-run.ts';
import { workloads } from './workloads.ts';

const hosts = 4;
const sizes = { hosts, vector: 8192, part: 3000, edge: 2500, rounds: 2, gradient: 4096, block: 8192, blocks: 6 };

describe.each(workloads(hardwareSizes(sizes)))('$name', (workload) => {
  test('on hosts that are all in hardware every word is right, and little faster than the closed form', async () => {
    const { ends, memories } = await runOnHardware(wasmEngine, workload, { hosts, hardware: hosts, loss: 0 });
    expect(workload.wrong(memories)).toBe(0);
    expect(Math.max(...ends)).toBeGreaterThan(0.8 * workload.form);
  }, 600_000);

  test('every word is right where links lose 4 % of frames, with half of the hosts golden, too, and rendezvous', async () => {
    const run = (hardware: number, way: keyof typeof hardwareWays) =>
      runOnHardware(wasmEngine, workload, { hosts, hardware, way, loss: 0.04 });
    const runs = [
      await run(hosts, 'deferrable'),
      await run(hosts / 2, 'deferrable'),
      await run(hosts / 2, 'rendezvous'),
    ];
    expect(runs.map(({ memories }) => workload.wrong(memories))).toEqual([0, 0, 0]);
    expect(runs.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(0);
  }, 600_000);
});
