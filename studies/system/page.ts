/** Table and picture of the comparison. */
import { type StudyGroup, studyPlot } from '../../report/study-plot.ts';
import { type Condition, conditions, failure, losses, type TransportRun } from './transports.ts';

export interface TransportRow {
  readonly text: string;
  /** By condition, the runs of all seeds. */
  readonly runs: readonly { readonly condition: Condition; readonly seeds: readonly TransportRun[] }[];
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const headOf = (condition: Condition): string =>
  condition === 'failure' ? 'a link fails' : `loss ${condition === 0 ? '0' : `1e${Math.log10(condition)}`}`;

/** Means over the seeds: median and slowest completion in us, goodput in Gb/s, packets sent again in percent. */
export function transportTable(rows: readonly TransportRow[]): string[] {
  const cell = (seeds: readonly TransportRun[]): string => {
    const of = (what: 'median' | 'slowest' | 'goodput' | 'resent'): number => mean(seeds.map((run) => run[what]));
    const times = `${of('median').toFixed(0)}, ${of('slowest').toFixed(0)}`;
    return `${times}; ${Math.round(of('goodput')).toLocaleString('en')}; ${(100 * of('resent')).toFixed(1)} %`;
  };
  return [
    `| | ${conditions.map(headOf).join(' | ')} |`,
    `| --- |${' --: |'.repeat(conditions.length)}`,
    ...rows.map(({ text, runs }) => `| ${text} | ${runs.map(({ seeds }) => cell(seeds)).join(' | ')} |`),
  ];
}

const colours = ['accepted', 'highest', 'cack', 'beyond'] as const;

/** Where no loss is on an axis of powers of ten. */
const lossless = 1e-5;
const end = 300;
const us = { text: (value: number) => `${value} us`, ticks: [0, 50, 100, 150, 200, 250, end] };
const rate = { text: (gbps: number) => `${gbps / 1000} Tb/s`, ticks: [0, 500, 1000, 1500] };

/** Goodput over loss, of all seeds; and over time while a link fails, of the first seed. */
export function transportPicture(rows: readonly TransportRow[]): string {
  const of = (row: TransportRow, condition: Condition): readonly TransportRun[] =>
    row.runs.find((one) => one.condition === condition)!.seeds;
  const overLoss: StudyGroup = {
    panels: [
      {
        title: 'links lose packets',
        remark: 'payload over the slowest completion, mean of the seeds',
        lines: rows.map((row, i) => ({
          of: colours[i]!,
          points: losses.map((loss) => [loss || lossless, mean(of(row, loss).map(({ goodput }) => goodput))] as const),
        })),
      },
    ],
    x: (loss) => (loss === lossless ? '0' : `1e${Math.round(Math.log10(loss))}`),
    y: rate,
  };
  const overTime: StudyGroup = {
    panels: [
      {
        title: `a link fails at ${failure.at} us`,
        remark: `payload placed over time; routing knows at ${failure.at + failure.known} us`,
        lines: rows.map((row, i) => ({
          of: colours[i]!,
          isPlain: true,
          points: of(row, 'failure')[0]!.series.filter(([time]) => time <= end),
        })),
      },
    ],
    x: us,
    y: rate,
  };
  const legend = rows.map(({ text }, i) => ({ text, mark: 'line', of: colours[i]! }) as const);
  return studyPlot([overLoss, overTime], { title: 'Three transports, 16 endpoints', legend, columns: 1 });
}
