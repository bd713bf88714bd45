/**
 * A million atomics between two endpoints of the emitted Verilog: `node studies/every-atomic.ts`, `--count` of them
 * (1,000,000), a fifth of all frames copied. A segment's result is in `out/every-atomic` as soon as it has ended, so
 * what was killed goes on when it is called again; `--fresh` forgets these. It ends with an error where a word is not,
 * to the unit, what was added to it.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inProject } from '../support/project.ts';
import { atomicSegments } from './endpoint/every-atomic.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000000' }, fresh: { type: 'boolean' } },
});
const count = Number(values.count);
if (!Number.isSafeInteger(count) || count < 1) {
  console.error('error: --count takes a whole number from 1 on');
  process.exit(2);
}
const folder = inProject('out', 'every-atomic');
if (values.fresh) rmSync(folder, { recursive: true, force: true });
const results = await atomicSegments(folder, count, (key, isKept, result) =>
  console.log(`${key}: ${isKept ? 'kept' : 'done'} ${JSON.stringify(result)}`),
);
const sum = (of: 'counted' | 'clocks' | 'lost' | 'copied') => results.reduce((total, result) => total + result[of], 0);
console.log(
  `${sum('counted')} atomics in ${sum('clocks')} clocks, with ${sum('copied')} frames copied and ${sum('lost')} lost: counted to the unit`,
);
