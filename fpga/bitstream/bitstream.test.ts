import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boards } from '../boards/index.ts';
import { selfTests } from '../uet/self-tests.ts';
import { build, writeProject } from './build.ts';
import { projectOf } from './project.ts';

const ice40 = boards.filter(({ part }) => part.family === 'ice40');

/** Minutes of place and route the first time, so only with `GATEWRIGHT_BOARDS=1`. */
test.runIf(process.env.GATEWRIGHT_BOARDS !== undefined).each(ice40)(
  'the bitstream of $name is one of its part, and meets its clock',
  { timeout: 900_000 },
  async (board) => {
    const folder = mkdtempSync(join(tmpdir(), 'gatewright-build-'));
    try {
      const project = projectOf(board, selfTests);
      writeProject(project, folder);
      const result = await build(project, folder);
      if (result.kind !== 'bitstream') throw new Error(result.because);
      const bytes = readFileSync(result.file);
      expect(bytes.length).toBe(result.bytes);
      // The word that every configuration of iCE40 begins with, after a comment (Lattice FPGA-TN-02001).
      expect(bytes.indexOf(Buffer.from([0x7e, 0xaa, 0x99, 0x7e]))).toBeGreaterThan(0);
      const { fmax, clock, used } = result.routed;
      expect(clock).toBe(12);
      expect(fmax).toBeGreaterThan(clock);
      const { lut, bram } = board.capacity;
      expect(used.ICESTORM_LC!.available).toBe(lut);
      expect(used.ICESTORM_RAM!.available).toBe(bram);
      // What the self-test is said to take, so that it is refused in time where it does not fit.
      const size = project.selfTest.sizes.ice40!;
      expect(Math.abs(used.ICESTORM_LC!.used / size.lut - 1)).toBeLessThan(0.05);
      expect(used.ICESTORM_RAM!.used).toBe(size.bram);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
