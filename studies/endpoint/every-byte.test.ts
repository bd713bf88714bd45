import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../support/project.ts';
import { isLong, longNote } from '../../support/testing/long-run.ts';
import { wasmEngine } from '../../testbench/engine/wasm/engine.ts';
import { combinations } from '../../testbench/uet/blocks/endpoint/link/link-parts.ts';
import { byteSegments, summaryOf } from './every-byte.ts';

test('segments that have ended are there when the run is called again, and their sum says what has come of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'every-byte-'));
  try {
    const heard: string[] = [];
    const segments = (bytes: number) =>
      byteSegments(folder, [], bytes, (key, isKept) => heard.push(`${key} ${isKept}`), {
        engine: wasmEngine,
        size: 60_000,
      });
    const first = await segments(60_000);
    const all = await segments(120_000);
    expect(heard).toEqual(['segment 1 false', 'segment 1 true', 'segment 2 false']);
    expect(all[0]).toEqual(first[0]);
    expect(all[1]).not.toEqual(first[0]);
    const right = { parts: 'none of them', segments: 2, bytes: 120_000, bytesWrong: 0, lost: 0, duplicates: 0 };
    expect(summaryOf([], all)).toMatchObject({ ...right, passed: true });
    expect(summaryOf([], [{ ...all[0]!, lost: 1 }]).passed).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);

// Half an hour of a core and more; killed and called again, it goes on after its last segment.
test.skipIf(!isLong)(
  `a GB of the emitted Verilog, with each combination of options, arrives once and at its place${longNote}`,
  async () => {
    const folder = inProject('out', 'every-byte');
    let bytes = 0;
    for (const parts of combinations) {
      const size = parts.includes('tss') ? 10_000_000 : 240_000_000;
      const summary = summaryOf(parts, await byteSegments(folder, parts, size));
      expect(summary).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0, passed: true });
      bytes += summary.bytes;
    }
    expect(bytes).toBeGreaterThanOrEqual(1_000_000_000);
  },
  14_400_000,
);
