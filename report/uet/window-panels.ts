/** The panels of the window plot. */
import { groupDigits } from '../digits.ts';
import { linearScale, niceTicks, niceTop } from '../plot-axis.ts';
import { type Frame, heading, label, type Panel, panelGrid, px } from '../plot-panel.ts';
import { areaPath, dotsPath, linePath, type Point, stairs } from '../plot-path.ts';
import type { PlotVerdict } from './window-plot.ts';

/** An arrival as it is drawn. */
export interface PlacedArrival {
  /** Number or clock. */
  readonly x: number;
  /** PSN - base. */
  readonly depth: number;
  /** Highest accepted PSN - base; -1 before the first. */
  readonly lead: number;
  /** The base, counted from the first arrival's. */
  readonly base: number;
  /** The PSN that is the first arrival's base; the same in all. */
  readonly firstBase: number;
  readonly held: number;
  readonly verdict: PlotVerdict;
}

/** Where panels go, and W. */
export interface PanelPlace {
  readonly frame: Frame;
  /** px; the heading is above it. */
  readonly top: number;
  readonly window: number;
}

/** Panels as SVG, and the px at which they end. */
export interface DrawnPanels {
  readonly svg: string;
  readonly bottom: number;
}

type Arrivals = readonly PlacedArrival[];

/** The main picture: the window with what fell into it, and above and below it, if there is any, what did not. */
export function placePanels(arrivals: Arrivals, { frame, top, window }: PanelPlace): DrawnPanels {
  const highest = extreme(arrivals, 'depth', Math.max);
  const lowest = extreme(arrivals, 'depth', Math.min);
  const range = lowest === highest ? `${groupDigits(lowest)}` : `${groupDigits(lowest)} to ${groupDigits(highest)}`;
  const parts = [heading(frame.left, top, 'PSN \u2212 base', `place in the window, base = CACK + 1; here ${range}`)];
  let y = top;
  const add = (
    height: number,
    domain: readonly [number, number],
    rows: readonly number[],
    under: (panel: Panel) => string,
  ) => {
    const panel: Panel = { top: y, bottom: y + height, y: linearScale(domain, [y + height, y]) };
    const within = arrivals.filter(({ depth }) => depth >= domain[0] && depth < domain[1]);
    parts.push(under(panel), panelGrid(frame, panel, rows), dots(within, arrivals.length, frame, panel));
    y = panel.bottom + 5;
  };

  if (highest >= window) {
    const end = window + niceTop(highest + 1 - window, 3);
    // The lower edge is labelled by the window's own scale.
    const rows = niceTicks(window, end, 3).filter((row) => row > window + (end - window) / 6);
    const note = label(frame.right, y - 7, 'above the window, on another scale', 'muted end');
    add(110, [window, end], rows, () => note);
  }
  const quarters = [0, 1, 2, 3, 4].map((quarter) => (window * quarter) / 4);
  add(250, [0, window], quarters, (panel) => windowArea(arrivals, frame, panel, window));
  if (lowest < 0) {
    const end = -niceTop(-lowest, 2);
    const note = label(frame.right, y + 54, 'below the window, on another scale', 'muted end');
    add(60, [end, 0], niceTicks(end, -1, 2), () => note);
  }
  return { svg: parts.join('\n'), bottom: y - 5 };
}

/** The window, the part of it up to the highest PSN, and CACK, its lower edge. */
function windowArea(arrivals: Arrivals, { left, right, x }: Frame, { top, bottom, y }: Panel, window: number): string {
  const lead = stairs(arrivals.map((a): Point => [x(a.x), y(Math.min(window, Math.max(0, a.lead)))]));
  return [
    `<rect class="band" x="${left}" y="${px(top)}" width="${right - left}" height="${px(bottom - top)}"/>`,
    `<path class="span" d="${areaPath(lead, level(lead, bottom))}"/>`,
    `<path class="line highest" d="${linePath(lead)}"/>`,
    `<path class="line cack" d="M${left} ${px(bottom)}H${right}"/>`,
  ].join('');
}

/** Rare verdicts lie above the others, larger and with a rim. */
function dots(arrivals: Arrivals, total: number, { x }: Frame, { y }: Panel): string {
  const byVerdict = [...Map.groupBy(arrivals, (a) => a.verdict)].sort(([, a], [, b]) => b.length - a.length);
  return byVerdict
    .map(([verdict, of]) => {
      const isRare = of.length <= Math.max(100, total / 20);
      const points = of.map((a): Point => [x(a.x), y(a.depth)]);
      const d = dotsPath(points, of.length <= 20_000 ? 0.5 : 2);
      const rim = isRare ? `<path class="dots rim" stroke-width="6" d="${d}"/>` : '';
      return `${rim}<path class="dots ${verdict}" stroke-width="${isRare ? 4 : 2.2}" d="${d}"/>`;
    })
    .join('\n');
}

/** How many received PSNs wait above CACK. */
export function heldPanel(arrivals: Arrivals, { frame, top }: PanelPlace): DrawnPanels {
  const peak = extreme(arrivals, 'held', Math.max);
  const max = niceTop(peak, 2);
  const bottom = top + 64;
  const panel: Panel = { top, bottom, y: linearScale([0, max], [bottom, top]) };
  const line = stairs(arrivals.map((a): Point => [frame.x(a.x), panel.y(a.held)]));
  const svg = [
    heading(frame.left, top, 'Out of order', `PSNs received above CACK; at most ${groupDigits(peak)}`),
    `<path class="held-area" d="${areaPath(line, level(line, bottom))}"/>`,
    panelGrid(frame, panel, niceTicks(0, max, 2)),
    `<path class="line held" d="${linePath(line)}"/>`,
  ];
  return { svg: svg.join('\n'), bottom };
}

/** The window's way over the PSNs, which is what the main picture takes away. */
export function progressPanel(arrivals: Arrivals, { frame, top, window }: PanelPlace): DrawnPanels {
  const { firstBase } = arrivals[0]!;
  const low = extreme(arrivals, 'base', Math.min) - 1;
  const high = extreme(arrivals, 'base', Math.max) - 1 + window;
  const bottom = top + 96;
  const panel: Panel = { top, bottom, y: linearScale([low, high], [bottom, top]) };
  const over = (value: (a: PlacedArrival) => number) =>
    stairs(arrivals.map((a): Point => [frame.x(a.x), panel.y(value(a))]));
  const cack = over((a) => a.base - 1);
  const origin = firstBase === 0 ? '' : `, counted from ${firstBase}, the first base`;
  const svg = [
    heading(frame.left, top, 'PSN', `CACK, the highest PSN and the window [CACK + 1, CACK + W]${origin}`),
    `<path class="band" d="${areaPath(
      over((a) => a.base - 1 + window),
      cack,
    )}"/>`,
    panelGrid(frame, panel, niceTicks(low, high, 4)),
    `<path class="line cack" d="${linePath(cack)}"/>`,
    `<path class="line highest" d="${linePath(over((a) => a.base + a.lead))}"/>`,
  ];
  return { svg: svg.join('\n'), bottom };
}

/** The level line below another one. */
function level(line: readonly Point[], y: number): Point[] {
  return [
    [line[0]![0], y],
    [line.at(-1)![0], y],
  ];
}

/** The largest or smallest of a number: a spread call would overflow the stack on a long series. */
function extreme(arrivals: Arrivals, of: 'depth' | 'base' | 'held', choose: (a: number, b: number) => number): number {
  return arrivals.reduce((found, a) => choose(found, a[of]), arrivals[0]![of]);
}
