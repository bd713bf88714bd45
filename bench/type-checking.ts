/**
 * How long the type checker takes: over the whole project, and over arithmetic on widths that all differ.
 *
 * With one checker: several, the compiler's default, each work out the types of the libraries again, which on two cores
 * takes longer. `node bench/type-checking.ts [--rounds N]` prints the median of N rounds (5), in seconds of wall clock.
 * The expressions are 750 `cat` and 750 `addWide`, each of a width of its own, so that none is answered from the
 * checker's cache.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from '../support/execa.ts';
import { inProject, projectRoot } from '../support/project.ts';
import { median } from './engine/statistics.ts';

/** Seconds of one run of the compiler over a project folder; throws if it reports anything. */
async function seconds(project: string): Promise<number> {
  const start = performance.now();
  await execa('tsc', ['--noEmit', '--checkers', '1', '-p', project], {
    cwd: projectRoot,
    localDir: projectRoot,
    preferLocal: true,
  });
  return (performance.now() - start) / 1000;
}

/** A module whose body has `count` expressions, half of them `cat`, half `addWide`, each of another width. */
function expressions(count: number, importFrom: string): string {
  const lines = Array.from({ length: count }, (_, i) => {
    const [a, b] = [i + 1, 3 * i + 2];
    return i % 2 === 0
      ? `  const v${i}: Bits<${a + b}> = m.lit(${a}, 0).cat(m.lit(${b}, 0));`
      : `  const v${i}: Bits<${a + 1}> = m.lit(${a}, 0).addWide(m.lit(${a}, 0));`;
  });
  return [
    `import type { Bits, Ctx } from '${importFrom}';`,
    'export const all = (m: Ctx): void => {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);

mkdirSync(inProject('out'), { recursive: true });
const folder = mkdtempSync(inProject('out', 'type-checking-'));
try {
  const count = 1500;
  writeFileSync(join(folder, 'expressions.ts'), expressions(count, '../../rtl-gen/hdl/index.ts'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['expressions.ts'] }),
  );
  const [whole, arithmetic]: [number[], number[]] = [[], []];
  for (let i = 0; i < rounds; i++) {
    whole.push(await seconds(projectRoot));
    arithmetic.push(await seconds(folder));
  }
  console.log(`the whole project: ${median(whole).toFixed(2)} s`);
  console.log(`${count} cat and addWide of distinct widths, the language included: ${median(arithmetic).toFixed(2)} s`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
