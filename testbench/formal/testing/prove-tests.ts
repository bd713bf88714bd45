/** Tests of proofs: that they hold, that they are not empty, and that they find a bug. */
import { existsSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { designOf } from '../design-of.ts';
import type { Proof } from '../proof.ts';
import { prove } from '../prove.ts';
import { missingPackages } from '../tools.ts';
import { type Bug, plant } from './plant.ts';

const missing = await missingPackages();
/** What a skipped test says. */
export const without = missing.length === 0 ? '' : ` (skipped: apt-get install ${missing.join(' ')})`;
export const proofTest = test.skipIf(missing.length > 0);

/** One bug in a part: what it is, the module that has it, and the change. */
export interface Planted {
  readonly what: string;
  readonly module: string;
  readonly bug: Bug;
}

/** Register the three tests of a proof. */
export function testProof(proof: Proof, planted: readonly Planted[]): void {
  describe(proof.name, () => {
    proofTest(`is proved by induction${without}`, { timeout: 240_000 }, async () => {
      const verdict = await prove(designOf(proof), { mode: 'prove', depth: proof.depth, sums: proof.sums });
      expect(verdict.properties.filter((p) => p.kind === 'assert' && p.status !== 'proved')).toEqual([]);
      expect(verdict).toMatchObject({ passed: true, mode: 'prove' });
    });

    proofTest(`its covers are reached, so its assumptions can be kept${without}`, { timeout: 240_000 }, async () => {
      const { properties } = await prove(designOf(proof), { mode: 'cover', depth: proof.coverDepth, sums: proof.sums });
      expect(properties.filter((p) => p.status === 'unreached')).toEqual([]);
      expect(properties.some((p) => p.status === 'reached')).toBe(true);
    });

    proofTest.for(planted)(`finds: $what${without}`, { timeout: 240_000 }, async ({ module, bug }) => {
      const waves = `out/waves/prove-test-${proof.name}.vcd`;
      rmSync(waves, { force: true });
      const verdict = await prove(plant(designOf(proof), module, bug), {
        mode: 'bmc',
        depth: 12,
        sums: proof.sums,
        waves,
      });
      expect(verdict).toMatchObject({ passed: false, counterexample: { from: 'reset', replays: true, waves } });
      expect(existsSync(waves)).toBe(true);
    });
  });
}
