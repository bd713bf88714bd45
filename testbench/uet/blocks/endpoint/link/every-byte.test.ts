/**
 * Two endpoints of the emitted Verilog, with each combination of their options, 20 MB in all; a GB is in
 * `studies/every-byte.ts`.
 */
import { afterAll, describe, expect, test } from 'vitest';
import { yosysEngine } from '../../../../engine/foreign/engine.ts';
import { type ByteRunResult, runBytes, troubles } from './every-byte.ts';
import { combinationName, combinations } from './link-parts.ts';

/** Bytes that each of two endpoints sends. The layer of transport security takes 16 bytes a clock, and is slower. */
const plainBytes = 2_250_000;
const securedBytes = 250_000;

describe('over lines and a network that lose, reorder, copy, damage and trim, and fail, every byte arrives once, with', () => {
  const results: ByteRunResult[] = [];

  test.each(combinations.map((parts) => [combinationName(parts), parts] as const))(
    "%s, in Yosys's reading of the emitted Verilog",
    async (_, parts) => {
      const isSecured = parts.includes('tss');
      const result = await runBytes(yosysEngine, { parts, seed: 1, bytes: isSecured ? securedBytes : plainBytes });
      expect(result).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
      expect(result.damaged).toBeGreaterThan(10);
      expect(troubles.reduce((sum, trouble) => sum + result.seen[trouble], 0)).toBeGreaterThan(20);
      results.push(result);
    },
    600_000,
  );

  afterAll(() => {
    expect(results.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThanOrEqual(20_000_000);
    for (const trouble of troubles)
      expect(
        results.reduce((sum, { seen }) => sum + seen[trouble], 0),
        trouble,
      ).toBeGreaterThan(10);
  });
});
