/**
 * The flow of `pds-loss.ts` with losses found by the order of entropy values (uet-wire.md 10.2):
 * `node studies/pds-loss-entropy.ts`, some minutes of one core. It writes the second table of
 * `docs/uet/pds-initiator.md` between its markers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { idealTime, manySeeds, timeOf } from './pds-loss-flow.ts';

const losses = [0.01, 0.03, 0.1] as const;

const micro = (clocks: number): string => ((clocks * 3.2e-3) / manySeeds.length).toFixed(0);
const share = (part: number): string => `${(100 * part).toFixed(1)} %`;

const rows: string[] = [];
for (const loss of losses) {
  let [ideal, entropy] = [0, 0];
  for (const seed of manySeeds) {
    ideal += idealTime(loss, seed);
    entropy += await timeOf('rud', loss, seed, 'entropy');
  }
  const cells = [micro(ideal), micro(entropy), share(ideal / entropy)];
  rows.push(`| ${+(100 * loss).toPrecision(3)} % | ${cells.join(' | ')} |`);
  console.log(rows.at(-1));
}

const page = inProject('docs/uet/pds-initiator.md');
const table = [
  '| Loss | Ideal, us | By the order of entropy values, us | of ideal |',
  '| --: | --: | --: | --: |',
  ...rows,
];
writeFileSync(page, withFigures(readFileSync(page, 'utf8'), 'pds-loss-entropy', table));
