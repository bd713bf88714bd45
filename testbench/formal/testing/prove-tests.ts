/** Tests of proofs: that they hold, that they are not empty, and that they find a bug. */

import { existsSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KeptResults } from '../../../support/kept/kept-results.ts';
import { skipNote } from '../../../support/testing/skip-note.ts';
import { designOf } from '../design-of.ts';
import type { Proof } from '../proof.ts';
import { prove } from '../prove.ts';
import { missingPackages } from '../tools.ts';
import { type Bug, plant } from './plant.ts';

const missing = await missingPackages();
/** What a skipped test says. */
export const without: string = skipNote(...missing);
export const proofTest = test.skipIf(missing.length > 0);

/** One bug in a part: what it is, the module that has it, and the change. */
export interface Planted {
  readonly what: string;
  readonly module: string;
  readonly bug: Bug;
  /** Clocks from reset in which it is found; 12 where nothing is said. */
  readonly clocks?: number;
}

/** What the solver has found of the same formulas; a run with GATEWRIGHT_KEPT=whole takes none of it. */
export const keptProofs = new KeptResults('proofs');

/** The longest take 45 s of processor time. */
const timeout = 600_000;

/**
 * Register the tests of a proof. `idle`: bugs with which a part breaks no promise, because it does less than it should.
 */
export function testProof(proof: Proof, planted: readonly Planted[], idle: readonly Planted[] = []): void {
  const { depth, coverDepth, sums } = proof;
  describe(proof.name, () => {
    proofTest(`is proved by induction, and its covers are reached${without}`, { timeout }, async () => {
      const verdict = await prove(designOf(proof), { mode: 'prove', depth, coverDepth, sums, kept: keptProofs });
      expect(verdict.properties.filter((p) => p.kind === 'assert' && p.status !== 'proved')).toEqual([]);
      expect(verdict.properties.filter((p) => p.kind === 'cover' && p.status !== 'reached')).toEqual([]);
      expect(verdict).toMatchObject({ passed: true, mode: 'prove' });
    });

    proofTest.for(idle)(`is not proved of: $what${without}`, { timeout }, async ({ module, bug }) => {
      const lesser = plant(designOf(proof), module, bug);
      const verdict = await prove(lesser, { mode: 'prove', depth, coverDepth, sums, kept: keptProofs });
      expect(verdict.properties.filter((p) => p.kind === 'assert' && p.status !== 'proved')).toEqual([]);
      expect(verdict.properties.some((p) => p.status === 'unreached')).toBe(true);
      expect(verdict.passed).toBe(false);
    });

    proofTest.for(planted)(`finds: $what${without}`, { timeout }, async ({ module, bug, clocks = 12 }) => {
      const waves = `out/waves/prove-test-${proof.name}.vcd`;
      rmSync(waves, { force: true });
      const verdict = await prove(plant(designOf(proof), module, bug), {
        mode: 'bmc',
        depth: clocks,
        sums: proof.sums,
        waves,
        kept: keptProofs,
      });
      expect(verdict).toMatchObject({ passed: false, counterexample: { from: 'reset', replays: true, waves } });
      expect(existsSync(waves)).toBe(true);
    });
  });
}
