/** Long runs of two endpoints of the emitted Verilog that do atomics for each other, in segments. */
import assert from 'node:assert/strict';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { readingOptions } from '../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { endpointProfiles } from '../../rtl-gen/uet/ses/receive/target-designs.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { allFiles } from '../../rtl-gen/verilog/verilog-file.ts';
import { contentKey } from '../../support/cache.ts';
import { yosysEngine } from '../../testbench/engine/foreign/engine.ts';
import type { Engine } from '../../testbench/engine/simulator.ts';
import { checkCounted, runAtomics } from '../../testbench/uet/blocks/endpoint/pair/atomics-run.ts';
import { badWeather, fairRun } from '../../testbench/uet/blocks/endpoint/pair/world-options.ts';
import { keptRuns } from '../system/kept-runs.ts';

/** Atomics that a segment posts, both ways together; more than four in five are carried out, the others refused. */
export const SEGMENT = 100_000;
const CARRIED_OUT = 0.8;

export interface AtomicsResult {
  readonly counted: number;
  readonly clocks: number;
  readonly lost: number;
  readonly copied: number;
}

/**
 * Segments of `size` atomics until at least `count` have been carried out, a fifth of all frames copied, one in a
 * thousand lost. Each segment starts from words of 0, and ends with an error where a word is not, to the unit, what was
 * added to it, or where something was fetched twice. Results count for as long as the Verilog is the same.
 */
export async function atomicSegments(
  folder: string,
  count: number,
  onResult: (key: string, isKept: boolean, result: AtomicsResult) => void = () => {},
  { engine = yosysEngine, size = SEGMENT }: { readonly engine?: Engine; readonly size?: number } = {},
): Promise<readonly AtomicsResult[]> {
  const build = readingOptions(64, endpointProfiles[0]!);
  const design = elaborate(uetEndpoint(build));
  const verilog = contentKey(...allFiles(emitVerilog(design)).map(({ text }) => text));
  const runs = Array.from({ length: Math.ceil(count / (CARRIED_OUT * size)) }, (_, i) => ({
    key: `segment ${i + 1}`,
    run: async (): Promise<AtomicsResult> => {
      const seen = await runAtomics(
        engine,
        design,
        fairRun(build, {
          ...{ seed: i + 1, bytes: 0, isWhole: true, atomics: size / 2, decodes: false, pdcsPerTuple: 2 },
          weather: { ...badWeather(0.001), copies: 0.2, trimmed: 0 },
        }),
      );
      const counted = checkCounted(seen);
      assert(counted > CARRIED_OUT * size, `${counted} of ${size} atomics were carried out`);
      const { lost, copied } = seen.world.network.seen;
      return { counted, clocks: seen.world.now, lost: lost!, copied: copied! };
    },
  }));
  return [...(await keptRuns(folder, { verilog, size }, runs, onResult)).values()];
}
