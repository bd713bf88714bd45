/**
 * One flow through the hardware of the PDS initiator and of the target over a path that loses packets, beside what an
 * ideal selective repeat would take: `node studies/pds-loss.ts`, some minutes of one core. It writes the table of
 * `docs/uet/pds-initiator.md` between its markers, and the picture `docs/uet/pds-loss.svg`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { studyPlot } from '../report/study-plot.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { bytes, delay, idealTime, line, packets, seeds, timeOf } from './pds-loss-flow.ts';

const losses = [0.0001, 0.001, 0.003, 0.01, 0.03] as const;
interface Figure {
  readonly loss: number;
  /** Clocks of all seeds. */
  readonly ideal: number;
  readonly rud: number;
  readonly roce: number;
}

const figures: Figure[] = [];
for (const loss of losses) {
  let [ideal, rud, roce] = [0, 0, 0];
  for (const seed of seeds) {
    ideal += idealTime(loss, seed);
    rud += await timeOf('rud', loss, seed);
    roce += await timeOf('roce', loss, seed);
  }
  figures.push({ loss, ideal, rud, roce });
  console.log(loss, ideal, rud, roce, ideal / rud, ideal / roce);
}

/** Go-back-N that resends the packets of a round for each loss: (1 - p) / (1 + (N - 1) p). */
const formula = (loss: number): number => (1 - loss) / (1 + (2 * delay - 1) * loss);
/** Bits of payload a second, of the line's 100 Gb/s. */
const goodput = (clocks: number): number => (8 * bytes * packets * seeds.length) / (clocks * 3.2);
const micro = (clocks: number): string => ((clocks * 3.2e-3) / seeds.length).toFixed(0);
const share = (part: number): string => `${(100 * part).toFixed(1)} %`;

const page = inProject('docs/uet/pds-initiator.md');
const rows = figures.map(({ loss, ideal, rud, roce }) => {
  const cells = [micro(ideal), micro(rud), share(ideal / rud), goodput(rud).toFixed(1)];
  const other = [micro(roce), share(ideal / roce), goodput(roce).toFixed(1), share(formula(loss))];
  return `| ${+(100 * loss).toPrecision(3)} % | ${[...cells, ...other].join(' | ')} |`;
});
const table = [
  '| Loss | Ideal, us | RUD, us | of ideal | Gb/s | as RoCEv2, us | of ideal | Gb/s | formula |',
  '| --: | --: | --: | --: | --: | --: | --: | --: | --: |',
  ...rows,
];
writeFileSync(page, withFigures(readFileSync(page, 'utf8'), 'pds-loss', table));
const svg = studyPlot(
  [
    {
      panels: [
        {
          title: 'Goodput in Gb/s',
          remark: 'of 97.5 that the line leaves for payload',
          lines: [
            { of: 'held', isDashed: true, points: figures.map(({ loss, ideal }) => [100 * loss, goodput(ideal)]) },
            { of: 'accepted', points: figures.map(({ loss, rud }) => [100 * loss, goodput(rud)]) },
            { of: 'beyond', points: figures.map(({ loss, roce }) => [100 * loss, goodput(roce)]) },
            {
              of: 'duplicate',
              isDashed: true,
              points: figures.map(({ loss }) => [100 * loss, ((8 * bytes) / (line * 3.2)) * formula(loss)]),
            },
          ],
        },
      ],
      x: (value) => `${+value.toPrecision(3)} %`,
      y: { text: (value) => String(value), ticks: [0, 20, 40, 60, 80, 100] },
    },
  ],
  {
    title: 'One flow over a path that loses packets, hardware to hardware',
    legend: [
      { text: 'ideal selective repeat', mark: 'line', of: 'held' },
      { text: 'RUD', mark: 'line', of: 'accepted' },
      { text: 'as RoCEv2', mark: 'line', of: 'beyond' },
      { text: 'formula of go-back-N', mark: 'line', of: 'duplicate' },
    ],
    columns: 1,
  },
);
writeFileSync(inProject('docs/uet/pds-loss.svg'), svg);
