/**
 * A long run of the system bench: `node studies/system-long.ts --segments 100`, eight endpoints, `--rtl` of them
 * hardware (2), that write `--bytes` each a segment (2,000,000); segment N is drawn from seed N. A segment's result is
 * in `out/system-long` as soon as it has ended, so what was killed goes on when it is called again; `--fresh` forgets
 * these. It ends with 1 where anything was wrong.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inProject } from '../support/project.ts';
import { keptRuns } from './system/kept-runs.ts';
import { runSegment, type SegmentResult } from './system/segments.ts';

const number = (fallback: string) => ({ type: 'string', default: fallback }) as const;
const { values } = parseArgs({
  options: { segments: number('100'), rtl: number('2'), bytes: number('2000000'), fresh: { type: 'boolean' } },
});
const [segments, rtl, bytes] = [values.segments, values.rtl, values.bytes].map(Number) as [number, number, number];
if (![segments, rtl, bytes].every((value) => Number.isSafeInteger(value) && value >= 0) || rtl > 8 || bytes < 1) {
  console.error('error: --segments, --rtl (0 to 8) and --bytes take whole numbers');
  process.exit(2);
}
const folder = inProject('out', 'system-long');
if (values.fresh) rmSync(folder, { recursive: true, force: true });

const runs = Array.from({ length: segments }, (_, i) => ({
  key: `segment ${i + 1}`,
  run: () => runSegment(i + 1, rtl, bytes),
}));
const results = await keptRuns<SegmentResult>(folder, { rtl, bytes }, runs, (key, isKept, result) =>
  console.log(`${key}: ${isKept ? 'kept' : 'done'} ${JSON.stringify(result)}`),
);
const sum = (of: 'messages' | 'bytes' | 'bytesWrong' | 'lost' | 'duplicates'): number =>
  [...results.values()].reduce((total, result) => total + result[of], 0);
console.log(
  `${sum('bytes')} bytes in ${sum('messages')} messages: ${sum('bytesWrong')} wrong, ${sum('lost')} messages lost, ${sum('duplicates')} duplicates`,
);
if ([...results.values()].some(({ passed }) => !passed)) process.exitCode = 1;
