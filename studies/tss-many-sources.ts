/**
 * Writes the table of many sources of `docs/uet/tss-layer.md` between its markers, and its picture, from rows of
 * `node bench/uet/tss-sources.ts --json`: `node studies/tss-many-sources.ts FILE...`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { studyPlot } from '../report/study-plot.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';

interface Row {
  readonly keys: number;
  readonly scattered: boolean;
  readonly sources: number;
  readonly bounded: boolean;
  readonly honestShare: number;
  readonly clocksPerPacket: number;
  readonly takenShare: number;
}

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('give files of rows');
const rows = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly Row[]);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const counted = (count: number): string => count.toLocaleString('en');

const table = [
  '| Keys | Sources | Their addresses | Budget of a domain | Opened at the rate of the line | Clocks a packet | Of them opened |',
  '| --: | --: | --- | --- | --: | --: | --: |',
  // Without a bound nothing is told that is not so with one, where no packet is lost.
  ...rows
    .filter(({ bounded, takenShare }) => bounded || takenShare < 1)
    .map((row) => {
      const { keys, scattered, sources, bounded, honestShare, clocksPerPacket, takenShare } = row;
      const how = `${scattered ? 'scattered' : 'count up'} | ${bounded ? '256 clocks, 64' : 'none'}`;
      const what = `${percent(honestShare)} | ${clocksPerPacket.toFixed(2)} | ${percent(takenShare)}`;
      return `| ${counted(keys)} | ${counted(sources)} | ${how} | ${what} |`;
    }),
];
const page = inProject('docs', 'uet', 'tss-layer.md');
writeFileSync(page, withFigures(readFileSync(page, 'utf8'), 'many sources', table));

const colours = ['accepted', 'before', 'held', 'beyond'];
const drawn = rows.filter(({ bounded }) => bounded);
const kinds = [
  ...Map.groupBy(drawn, ({ keys, scattered }) => `${counted(keys)} keys${scattered ? ', scattered' : ''}`),
];
const svg = studyPlot(
  [
    {
      panels: [
        {
          title: 'Packets opened at the rate of the line',
          remark: 'a key every 256 clocks for a domain, 64 at once',
          lines: kinds.map(([, of], i) => ({
            of: colours[i]!,
            points: of.map(({ sources, honestShare }) => [sources, 100 * honestShare] as const),
          })),
        },
      ],
      x: (sources) => ([64, 256, 1024, 4096, 16_384].includes(sources) ? counted(sources) : ''),
      y: { text: (value) => `${value} %`, ticks: [0, 20, 40, 60, 80, 100] },
    },
  ],
  {
    title: 'Sources in cluster mode, by the keys of the layer',
    legend: kinds.map(([text], i) => ({ text, mark: 'line', of: colours[i]! })),
    columns: 1,
  },
);
writeFileSync(inProject('docs', 'uet', 'tss-many-sources.svg'), svg);
