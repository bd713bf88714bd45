/** Long runs of two endpoints of the emitted Verilog, a combination of their options at a time, in segments. */

import { join } from 'node:path';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { uetEndpointLink } from '../../rtl-gen/uet/endpoint/line/endpoint-link.ts';
import { linkEnd } from '../../rtl-gen/uet/endpoint/line/link-end.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { allFiles } from '../../rtl-gen/verilog/verilog-file.ts';
import { contentKey } from '../../support/cache.ts';
import { yosysEngine } from '../../testbench/engine/foreign/engine.ts';
import type { Engine } from '../../testbench/engine/simulator.ts';
import { type ByteRunResult, runBytes } from '../../testbench/uet/blocks/endpoint/link/every-byte.ts';
import { combinationName, optionsOf, type PartName } from '../../testbench/uet/blocks/endpoint/link/link-parts.ts';
import { keptRuns } from '../system/kept-runs.ts';

/** Bytes of a segment, both ways together. Endpoints with transport security take 16 bytes a clock, and are slower. */
export const segmentBytes = (parts: readonly PartName[]): number => (parts.includes('tss') ? 2_000_000 : 16_000_000);

/**
 * Segments of that combination until they have `bytes` together, each drawn from its number. Results are in a folder of
 * `folder` as soon as a segment has ended, and count for as long as the Verilog is the same.
 */
export async function byteSegments(
  folder: string,
  parts: readonly PartName[],
  bytes: number,
  onResult: (key: string, isKept: boolean, result: ByteRunResult) => void = () => {},
  { engine = yosysEngine, size = segmentBytes(parts) }: { readonly engine?: Engine; readonly size?: number } = {},
): Promise<readonly ByteRunResult[]> {
  const build = optionsOf(parts);
  const designs = [elaborate(uetEndpointLink(build)), elaborate(linkEnd(build.rx.bytes, build.link))];
  const verilog = contentKey(...designs.flatMap((design) => allFiles(emitVerilog(design)).map(({ text }) => text)));
  const runs = Array.from({ length: Math.ceil(bytes / size) }, (_, i) => ({
    key: `segment ${i + 1}`,
    run: () => runBytes(engine, { parts, seed: i + 1, bytes: size / 2 }),
  }));
  const name = parts.join('-') || 'none';
  const results = await keptRuns(join(folder, name), { verilog, size }, runs, onResult);
  return [...results.values()];
}

/** What all segments have come to. */
export function summaryOf(parts: readonly PartName[], results: readonly ByteRunResult[]) {
  const sum = (of: 'messages' | 'bytes' | 'bytesWrong' | 'lost' | 'duplicates' | 'clocks' | 'damaged'): number =>
    results.reduce((total, result) => total + result[of], 0);
  const [bytesWrong, lost, duplicates] = [sum('bytesWrong'), sum('lost'), sum('duplicates')];
  return {
    parts: combinationName(parts),
    segments: results.length,
    ...{ messages: sum('messages'), bytes: sum('bytes'), bytesWrong, lost, duplicates },
    clocks: sum('clocks'),
    passed: bytesWrong + lost + duplicates === 0,
  };
}
