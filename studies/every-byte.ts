/**
 * A GB between two endpoints of the emitted Verilog: `node studies/every-byte.ts`, `--plain` bytes for each combination
 * of retry and credit (240,000,000) and `--secured` for each of those with transport security (10,000,000); `--only
 * tss,llr` for one combination, `none` for that of no option. A segment's result is in `out/every-byte` as soon as it
 * has ended, so what was killed goes on when it is called again; `--fresh` forgets these. It ends with 1 where anything
 * was wrong.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inProject } from '../support/project.ts';
import { combinationName, combinations } from '../testbench/uet/blocks/endpoint/link/link-parts.ts';
import { byteSegments, summaryOf } from './endpoint/every-byte.ts';

const number = (fallback: string) => ({ type: 'string', default: fallback }) as const;
const { values } = parseArgs({
  options: {
    plain: number('240000000'),
    secured: number('10000000'),
    only: { type: 'string' },
    fresh: { type: 'boolean' },
  },
});
const [plain, secured] = [values.plain, values.secured].map(Number) as [number, number];
const { only } = values;
const chosen = combinations.filter((parts) => only === undefined || (parts.join(',') || 'none') === only);
if (![plain, secured].every((value) => Number.isSafeInteger(value) && value >= 0) || chosen.length === 0) {
  console.error('error: --plain and --secured take whole numbers, --only names in the order tss,cbfc,llr, or none');
  process.exit(2);
}
const folder = inProject('out', 'every-byte');
if (values.fresh) rmSync(folder, { recursive: true, force: true });

const summaries = [];
for (const parts of chosen) {
  const bytes = parts.includes('tss') ? secured : plain;
  const results = await byteSegments(folder, parts, bytes, (key, isKept, result) =>
    console.log(`${combinationName(parts)}, ${key}: ${isKept ? 'kept' : 'done'} ${JSON.stringify(result)}`),
  );
  const summary = summaryOf(parts, results);
  console.log(JSON.stringify(summary));
  summaries.push(summary);
}
const total = summaries.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${total} bytes in all: ${summaries.every(({ passed }) => passed) ? 'each once, at its place' : 'WRONG'}`);
if (summaries.some(({ passed }) => !passed)) process.exitCode = 1;
