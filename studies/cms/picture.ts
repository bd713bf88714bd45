/** The pictures of the page. */
import { bytesText, type StudyGroup, type StudyLine, studyPlot } from '../../report/study-plot.ts';
import type { Series } from './over-time.ts';
import { traffics, trafficTexts } from './scenarios.ts';
import { type AlgorithmCell, lossText, shortNames, type TransportRow } from './tables.ts';

/** A line of a panel over time. */
export interface Traced {
  readonly text: string;
  readonly series: Series;
}

const colours = ['accepted', 'cack', 'duplicate', 'before', 'beyond', 'highest', 'held'] as const;

const plain = (lines: readonly Traced[], end: number): StudyLine[] =>
  lines.map(({ series }, i) => ({
    of: colours[i]!,
    isPlain: true,
    points: series.filter(([time]) => time <= end),
  }));

const range = (end: number, step: number): number[] => Array.from({ length: end / step + 1 }, (_, i) => i * step);
const time = (end: number, step: number) => ({ text: (us: number) => `${us} us`, ticks: range(end, step) });
const rate = (end: number, step: number) => ({
  text: (gbps: number) => `${gbps / 1000} Tb/s`,
  ticks: range(end, step),
});

/** Where no loss is on an axis of powers of ten. */
const lossless = 1e-6;

const legendOf = (texts: readonly string[]) =>
  texts.map((text, i) => ({ text, mark: 'line', of: colours[i]! }) as const);

/** Median and 99 % of completion times of each algorithm, a panel for each traffic. */
export function completionPicture(cells: readonly AlgorithmCell[]): string {
  const group: StudyGroup = {
    panels: traffics.map((traffic) => {
      const rows = cells.filter((cell) => cell.traffic === traffic);
      const line = (of: string, what: 'median' | 'p99'): StudyLine => ({
        of,
        points: rows.flatMap(({ figures }, i) => (figures.unfinished > 0 ? [] : [[i, figures[what]] as const])),
      });
      const lines = [line('accepted', 'median'), line('cack', 'p99')];
      return { title: trafficTexts[traffic], remark: '', lines };
    }),
    x: { ticks: range(shortNames.length - 1, 1), text: (i) => shortNames[i]! },
    y: { text: (us) => (us < 1000 ? `${us} us` : `${us / 1000} ms`) },
  };
  const title = 'Completion times: N NSCC, R RCCC; obl, bit, REPS, 1 path: NSCC; D DCQCN, H HPCC; * without drops';
  return studyPlot([group], { title, legend: legendOf(['median', '99 %']), columns: 2 });
}

/** The queue to the host that all send to. `panels` have the same lines. */
export function queuePicture(panels: readonly { readonly title: string; readonly lines: readonly Traced[] }[]): string {
  const group: StudyGroup = {
    panels: panels.map(({ title, lines }) => ({ title, remark: '', lines: plain(lines, 1200) })),
    x: time(1200, 200),
    y: { text: bytesText, ticks: range(600_000, 100_000) },
  };
  const legend = legendOf(panels[0]!.lines.map(({ text }) => text));
  return studyPlot([group], { title: 'The queue to the host over time', legend, columns: 1 });
}

/** What all receivers accept over time, where a spine is slow. */
export function degradedPicture(lines: readonly Traced[]): string {
  const group: StudyGroup = {
    panels: [{ title: trafficTexts.perm_degraded, remark: 'payload of 64 flows', lines: plain(lines, 600) }],
    x: time(600, 100),
    y: rate(25_000, 5_000),
  };
  const legend = legendOf(lines.map(({ text }) => text));
  return studyPlot([group], { title: 'Goodput over time with a slow spine', legend, columns: 1 });
}

/** Transports over losses, and over a link that fails. */
export function transportPicture(rows: readonly (TransportRow & Traced)[]): string {
  const overLoss: StudyGroup = {
    panels: [
      {
        title: 'links lose packets',
        remark: 'payload over the slowest completion',
        lines: rows.map(({ losses }, i) => ({
          of: colours[i]!,
          points: losses.map(({ loss, figures }) => [Math.max(loss, lossless), figures.goodput] as const),
        })),
      },
    ],
    x: (loss) => lossText(loss === lossless ? 0 : loss),
    y: rate(25_000, 5_000),
  };
  const overTime: StudyGroup = {
    panels: [{ title: 'a link fails at 50 us', remark: 'payload over time', lines: plain(rows, 600) }],
    x: time(600, 100),
    y: rate(25_000, 5_000),
  };
  const legend = legendOf(rows.map(({ text }) => text));
  return studyPlot([overLoss, overTime], { title: 'Three transports', legend, columns: 1 });
}
