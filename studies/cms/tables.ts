/** The tables of the page. */
import type { ComparisonRow, Range } from './comparison.ts';
import { gapOf, isNear } from './comparison.ts';
import type { CellFigures } from './figures.ts';
import { algorithms, type CellName, type Traffic, trafficTexts } from './scenarios.ts';
import type { failure, Transport } from './transports.ts';

/** A cell of the table of algorithms. */
export interface AlgorithmCell extends CellName {
  readonly text: string;
  readonly figures: CellFigures;
}

const group = (value: number): string => Math.round(value).toLocaleString('en');
const us = (value: number): string => (value < 100 ? value.toFixed(1) : group(value));
const kB = (bytes: number): string => group(bytes / 1000);
const spread = ({ least, most }: Range, text: (value: number) => string): string => {
  const [low, high] = [text(least), text(most)];
  return low === high ? low : `${low} to ${high}`;
};

const same = (a: CellName, b: CellName): boolean =>
  a.traffic === b.traffic && a.control === b.control && a.paths === b.paths && a.mode === b.mode;

export function algorithmTable(
  traffic: Traffic,
  cells: readonly AlgorithmCell[],
  comparison: readonly ComparisonRow[],
): string[] {
  const rows = cells.filter((cell) => cell.traffic === traffic);
  return [
    '| | median, 99 %, slowest, us | uet-htsim: slowest | goodput, Gb/s | uet-htsim | sent again | uet-htsim | queue to a host, kB: highest, mean | fairness |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows.map((cell) => {
      const { figures: f } = cell;
      const there = comparison.find((row) => same(row, cell))?.htsim;
      const beside = (of: 'slowest' | 'goodput' | 'resent', text: (value: number) => string): string =>
        there === undefined ? '' : spread(there[of], text);
      const times = [f.median, f.p99, f.slowest].map(us).join(', ');
      const queue = `${kB(f.most[2])}, ${kB(f.meanLast)}`;
      const unfinished = f.unfinished === 0 ? '' : ` (${f.unfinished} never end)`;
      return `| ${cell.text} | ${times}${unfinished} | ${beside('slowest', us)} | ${group(f.goodput)} | ${beside('goodput', group)} | ${group(f.resent)} | ${beside('resent', group)} | ${queue} | ${f.fairness.toFixed(3)} |`;
    }),
  ];
}

const modeTexts = {
  trim: 'trimming',
  drop5bdp: 'drops, 5 BDP',
  drop1bdp: 'drops, 1 BDP',
  drop1bdp_sleek: 'drops, 1 BDP, SLEEK',
  trim_noecn: 'trimming, no marks',
  endless: 'no end',
} as const;
const controlTexts = { nscc: 'NSCC', rccc: 'RCCC', both: 'both', dcqcn: 'DCQCN', hpcc: 'HPCC', rod: 'ROD' } as const;

const percent = (gap: number): string => (gap === 0 ? '0' : `${gap > 0 ? '+' : ''}${(100 * gap).toFixed(1)} %`);

/** Goodput and resends of ours and of the simulator; and how far apart their ranges are, without its coin and with. */
export function comparisonTable(rows: readonly ComparisonRow[]): string[] {
  return [
    '| traffic | control, paths, queues | goodput, Gb/s | uet-htsim | apart | with a coin | sent again | uet-htsim | apart | with a coin |',
    '| --- | --- | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows.map(({ traffic, control, paths, mode, ours, coin, htsim }) => {
      const name = `${controlTexts[control]}, ${paths}, ${modeTexts[mode]}`;
      const both = (['goodput', 'resent'] as const).map((of) => {
        const apart = isNear(ours[of], htsim[of]) ? '0' : percent(gapOf(ours[of], htsim[of]));
        const withCoin = coin === undefined || apart === '0' ? '' : percent(gapOf(coin[of], htsim[of]));
        return `${spread(ours[of], group)} | ${spread(htsim[of], group)} | ${apart} | ${withCoin}`;
      });
      return `| ${trafficTexts[traffic]} | ${name} | ${both.join(' | ')} |`;
    }),
  ];
}

export interface TransportRow {
  readonly text: Transport['text'];
  readonly losses: readonly { readonly loss: number; readonly figures: CellFigures }[];
  readonly failure: { readonly figures: CellFigures; readonly swallowed: number; readonly at: typeof failure };
}

export const lossText = (loss: number): string => (loss === 0 ? '0' : `1e${Math.round(Math.log10(loss))}`);

export function transportTable(rows: readonly TransportRow[]): string[] {
  const columns = rows[0]!.losses.map(({ loss }) => `loss ${lossText(loss)}`);
  const cell = ({ median, slowest, goodput, sent, resent }: CellFigures): string =>
    `${us(median)}, ${us(slowest)}; ${group(goodput)}; ${((100 * resent) / sent).toFixed(1)} %`;
  return [
    `| | ${columns.join(' | ')} | a link fails |`,
    `| --- |${' --: |'.repeat(columns.length + 1)}`,
    ...rows.map(
      ({ text, losses, failure }) =>
        `| ${text} | ${losses.map(({ figures }) => cell(figures)).join(' | ')} | ${cell(failure.figures)} |`,
    ),
  ];
}

/** The names below the axis of algorithms, short enough for a panel. */
export const shortNames: readonly string[] = algorithms.map(
  (_, i) => ['N', 'R', 'N+R', 'obl', 'bit', 'REPS', '1', 'D*', 'D', 'H*', 'H'][i]!,
);
