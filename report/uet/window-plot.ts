/** A picture of the receive window while a trace is replayed. */

import { groupDigits } from '../digits.ts';
import { escapeXml } from '../escape.ts';
import { linearScale, niceTicks } from '../plot-axis.ts';
import { type Frame, horizontalAxis, label, legend } from '../plot-panel.ts';
import { plotStyle } from '../plot-style.ts';
import { heldPanel, type PlacedArrival, placePanels, progressPanel } from './window-panels.ts';

/** What may become of an arrival, in the order of the legend. */
export const plotVerdicts = ['accepted', 'duplicate', 'before', 'beyond'] as const;
/** One of them. */
export type PlotVerdict = (typeof plotVerdicts)[number];

/** One arrival, in order. PSNs are modulo 2^32 and compared serially. */
export interface WindowSample {
  /** The clock of the arrival. */
  readonly cycle: number;
  readonly psn: number;
  /** The CACK by which it was judged: the window was [cack + 1, cack + W]. Not the CACK that it leads to. */
  readonly cack: number;
  /** The highest PSN accepted at the arrival, with or without this one. */
  readonly highest: number;
  /** How many PSNs above CACK have been received at the arrival, with or without this one. */
  readonly outOfOrder: number;
  readonly verdict: PlotVerdict;
}

/** What the picture says of its data. */
export interface WindowPlotOptions {
  /** What was replayed, such as the trace's name and the design's. */
  readonly title: string;
  /** W, in PSNs. */
  readonly window: number;
  /** What runs to the right: the arrivals, numbered from 1 (default), or the clock. */
  readonly x?: 'arrival' | 'clock';
}

/** px. */
const width = 960;
const [left, right] = [62, width - 24];

/**
 * A standalone SVG, for light and dark. Below each other, over the same axis: each arrival's place in the window,
 * PSN - base with base = CACK + 1, as a dot coloured by its verdict, with what lies above or below the window on scales
 * of its own; the out-of-order count; the window's way over the PSNs.
 *
 * No arrival is left out: dots merge only where they coincide, and never with those of another verdict. 5,000 arrivals
 * take 40 to 150 kB. Throws a `RangeError` if there is no arrival.
 */
export function windowPlot(
  series: readonly WindowSample[],
  { title, window, x = 'arrival' }: WindowPlotOptions,
): string {
  if (series.length === 0) throw new RangeError('a window plot needs at least one arrival');
  const arrivals = place(series, x);
  const ends = [arrivals[0]!.x, arrivals.at(-1)!.x] as const;
  const frame: Frame = {
    left,
    right,
    x: linearScale(ends, [left + 5, right - 5]),
    ticks: niceTicks(ends[0], ends[1], 10),
  };
  const count = `${groupDigits(series.length)} ${series.length === 1 ? 'arrival' : 'arrivals'}`;
  const parts = [
    label(left, 22, title, 'title'),
    label(right, 22, `${count}, W = ${groupDigits(window)} PSNs`, 'muted end'),
    verdictLegend(series, 46),
  ];
  let bottom = 54;
  for (const panels of [placePanels, heldPanel, progressPanel]) {
    const drawn = panels(arrivals, { frame, top: bottom + 28, window });
    parts.push(drawn.svg);
    bottom = drawn.bottom;
  }
  parts.push(horizontalAxis(frame, bottom, x));
  const height = Math.ceil(bottom + 44);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="wp" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">`,
    `<style>${plotStyle}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

/** The verdicts with their numbers, also those that do not occur, and the lines. */
function verdictLegend(series: readonly WindowSample[], y: number): string {
  return legend(left, y, [
    ...plotVerdicts.map((verdict) => {
      const count = series.filter((s) => s.verdict === verdict).length;
      return { text: `${verdict} ${groupDigits(count)}`, mark: 'dot' as const, of: verdict, isAbsent: count === 0 };
    }),
    { text: 'CACK', mark: 'line', of: 'cack' },
    { text: 'highest accepted', mark: 'line', of: 'highest' },
    { text: 'receive window', mark: 'area', of: 'band' },
    { text: 'in use', mark: 'area', of: 'span' },
  ]);
}

/** The arrivals with numbers that do not wrap: differences of PSNs are signed 32-bit numbers. */
function place(series: readonly WindowSample[], x: 'arrival' | 'clock'): PlacedArrival[] {
  const firstCack = series[0]!.cack;
  let cack = firstCack;
  let base = 0;
  return series.map((s, i) => {
    base += (s.cack - cack) | 0;
    cack = s.cack;
    return {
      x: x === 'arrival' ? i + 1 : s.cycle,
      depth: (s.psn - cack - 1) | 0,
      lead: (s.highest - cack - 1) | 0,
      base,
      firstBase: (firstCack + 1) >>> 0,
      held: s.outOfOrder,
      verdict: s.verdict,
    };
  });
}
