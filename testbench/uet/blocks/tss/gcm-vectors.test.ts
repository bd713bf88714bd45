import { describe, expect, test } from 'vitest';
import { tssDesigns } from '../../../../rtl-gen/uet/tss/designs.ts';
import { type GcmSettings, gcmDefaults, gcmName, laneCounts } from '../../../../rtl-gen/uet/tss/gcm/settings.ts';
import { isLong } from '../../../../support/testing/long-run.ts';
import { engines } from '../../../engine/engines.ts';
import { type GcmCase, readGcmCases } from '../../vectors/gcm-cases.ts';
import { nistFiles } from '../../vectors/nist-files.ts';
import { runGcmVectors } from './gcm-vectors.ts';

const files = [nistFiles.gcmEncrypt128, nistFiles.gcmEncrypt256, nistFiles.gcmDecrypt256] as const;
const fits = ({ iv }: GcmCase): boolean => iv.length === 12;

interface Kind {
  readonly name: string;
  readonly lanes: GcmSettings['lanes'];
  readonly keySchedule: NonNullable<GcmSettings['keySchedule']>;
}

const kinds: readonly Kind[] = [
  ...laneCounts.map((lanes) => ({ name: `lanes: ${lanes}`, lanes, keySchedule: 'stored' as const })),
  { name: 'lanes: 1, round keys on the fly', lanes: 1, keySchedule: 'on_the_fly' },
];

describe("NIST's vectors of GCM with an IV of 96 bits, in the emitted Verilog as Yosys reads it", () => {
  // Every 125th of those, with all lengths of tags and cases that must be refused among them.
  const some = readGcmCases(nistFiles.gcmDecrypt256)
    .filter(fits)
    .filter((_, i) => i % 125 === 0);

  test('are chosen so that tags of all lengths and both verdicts are among them', () => {
    expect(new Set(some.map(({ tag }) => tag.length)).size).toBe(7);
    expect(new Set(some.map(({ plaintext }) => plaintext === undefined)).size).toBe(2);
  });

  test.each(kinds.filter(({ lanes }) => isLong || lanes <= 2))(
    'pass, a selection, $name',
    { timeout: 600_000 },
    async ({ lanes, keySchedule }) => {
      const result = await runGcmVectors(some, { engine: engines.yosys, lanes, keySchedule });
      const design = gcmName({ ...gcmDefaults, lanes, keySchedule });
      expect(tssDesigns.map(({ name }) => name)).toContain(design);
      expect(result).toEqual({
        ...{ passed: some.length, failed: 0, skipped: 0, failures: [], reasons: {} },
        designs: { [design]: some.length },
      });
    },
  );

  // All 7,875 of them: GATEWRIGHT_LONG=1 npx vitest run testbench/uet/blocks/tss/gcm-vectors.test.ts
  if (isLong)
    test.each(kinds)('pass, all, $name', { timeout: 3_600_000 }, async ({ name, lanes, keySchedule }) => {
      const all = files.flatMap(readGcmCases);
      const result = await runGcmVectors(all, { engine: engines.yosys, lanes, keySchedule });
      console.log(name, result);
      expect([result.passed, result.failed]).toEqual([all.filter(fits).length, 0]);
      expect(result.skipped).toBe(all.length - result.passed);
    });
});
