import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../support/project.ts';
import { isLong, longNote } from '../../support/testing/long-run.ts';
import { wasmEngine } from '../../testbench/engine/wasm/engine.ts';
import { atomicSegments } from './every-atomic.ts';

test('segments of atomics that have ended are there when the run is called again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'every-atomic-'));
  try {
    const heard: string[] = [];
    const segments = (count: number) =>
      atomicSegments(folder, count, (key, isKept) => heard.push(`${key} ${isKept}`), { engine: wasmEngine, size: 600 });
    const first = await segments(480);
    const both = await segments(481);
    expect(heard).toEqual(['segment 1 false', 'segment 1 true', 'segment 2 false']);
    expect(both[0]).toEqual(first[0]);
    expect(both[0]!.counted + both[1]!.counted).toBeGreaterThan(960);
    expect(both[0]!.copied).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000);

// Half an hour of a core; killed and called again, it goes on after its last segment.
test.skipIf(!isLong)(
  `a million atomics on the emitted Verilog are counted to the unit${longNote}`,
  async () => {
    const results = await atomicSegments(inProject('out', 'every-atomic'), 1_000_000);
    expect(results.reduce((sum, { counted }) => sum + counted, 0)).toBeGreaterThanOrEqual(1_000_000);
  },
  14_400_000,
);
