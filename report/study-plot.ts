/** The picture of a study: groups of panels, the panels of a group on the same scales. */
import { escapeXml } from './escape.ts';
import { heading, type LegendEntry, label, legend, px } from './plot-panel.ts';
import { plotStyle } from './plot-style.ts';

/** A line through its points, in the colour of the class `of`. */
export interface StudyLine {
  readonly of: string;
  readonly isDashed?: boolean;
  /** Without dots at its points, of which there are many. */
  readonly isPlain?: boolean;
  /** Above 0 where the axis is logarithmic. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface StudyPanel {
  readonly title: string;
  readonly remark: string;
  readonly lines: readonly StudyLine[];
}

export interface StudyGroup {
  readonly panels: readonly StudyPanel[];
  /**
   * The axis below: logarithmic with a text for each value that a point has, of which an empty one is not drawn; or
   * linear from the first to the last of `ticks`.
   */
  readonly x: ((value: number) => string) | LinearAxis;
  /**
   * The axis beside: logarithmic with all powers of ten that are needed, or linear from the first to the last of
   * `ticks`.
   */
  readonly y: { readonly text: (value: number) => string; readonly ticks?: readonly number[] };
}

export interface LinearAxis {
  readonly text: (value: number) => string;
  readonly ticks: readonly number[];
}

export interface StudyPlotOptions {
  readonly title: string;
  readonly legend: readonly LegendEntry[];
  /** Panels beside each other. */
  readonly columns: number;
}

/** px. */
const [width, panelHeight, gap, left, top] = [960, 230, 62, 62, 92];

/** A standalone SVG, for light and dark. A `RangeError` if a group has nothing to show. */
export function studyPlot(groups: readonly StudyGroup[], options: StudyPlotOptions): string {
  const { columns, title } = options;
  const panelWidth = (width - left - 24 - (columns - 1) * gap) / columns;
  let rows = 0;
  const drawn = groups.flatMap((group) => {
    const scales = scalesOf(group);
    const first = rows;
    rows += Math.ceil(group.panels.length / columns);
    return group.panels.map((panel, i) => {
      const x0 = left + (i % columns) * (panelWidth + gap);
      const y0 = top + (first + Math.floor(i / columns)) * (panelHeight + gap);
      return drawPanel(panel, { x0, y0, panelWidth, ...scales });
    });
  });
  if (drawn.length === 0) throw new RangeError(nothing);
  const height = top + rows * (panelHeight + gap) - 24;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="wp" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">`,
    `<style>${plotStyle}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    label(left, 22, title, 'title'),
    legend(left, 46, options.legend),
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

const nothing = 'the plot of a study needs at least one point in each group';

/** An axis: its ticks with their texts, and where a value is, from 0 to 1. */
interface Axis {
  readonly ticks: readonly (readonly [value: number, text: string])[];
  readonly at: (value: number) => number;
}

function logarithmic(points: readonly (readonly [x: number, y: number])[], text: (value: number) => string): Axis {
  const across = [...new Set(points.map(([value]) => value))].sort((a, b) => a - b);
  const [first, last] = [Math.log10(across[0]!), Math.log10(across.at(-1)!)];
  return {
    ticks: across.map((value) => [value, text(value)]),
    at: (value) => (Math.log10(value) - first) / (last - first || 1),
  };
}

function linear({ text, ticks }: LinearAxis): Axis {
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  return { ticks: ticks.map((value) => [value, text(value)]), at: (value) => (value - low) / (high - low) };
}

interface Scales {
  readonly x: Axis;
  readonly y: Axis;
}

function scalesOf({ panels, x, y }: StudyGroup): Scales {
  const points = panels.flatMap(({ lines }) => lines.flatMap((line) => line.points));
  if (points.length === 0) throw new RangeError(nothing);
  const horizontal = typeof x === 'function' ? logarithmic(points, x) : linear(x);
  if (y.ticks !== undefined) return { x: horizontal, y: linear({ text: y.text, ticks: y.ticks }) };
  const values = points.map(([, value]) => value);
  const [low, high] = [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
  const powers = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i));
  return {
    x: horizontal,
    y: {
      ticks: powers.map((value) => [value, y.text(value)]),
      at: (value) => (Math.log10(value) - low) / (high - low || 1),
    },
  };
}

interface Place extends Scales {
  readonly x0: number;
  readonly y0: number;
  readonly panelWidth: number;
}

function drawPanel({ title, remark, lines }: StudyPanel, place: Place): string {
  const { x0, y0, panelWidth } = place;
  const bottom = y0 + panelHeight;
  const x = (value: number): number => x0 + 6 + place.x.at(value) * (panelWidth - 12);
  const y = (value: number): number => bottom - place.y.at(value) * panelHeight;
  const grid = [
    ...place.x.ticks.map(([value]) => `M${px(x(value))} ${px(y0)}V${px(bottom)}`),
    ...place.y.ticks.map(([value]) => `M${px(x0)} ${px(y(value))}H${px(x0 + panelWidth)}`),
  ];
  const drawnLines = lines
    .filter(({ points }) => points.length > 0)
    .map(({ of, isDashed = false, isPlain = false, points }) => {
      const places = points.map(([across, up]) => `${px(x(across))} ${px(y(up))}`);
      const dots = places.map((at) => `M${at}h0`).join('');
      const dashes = isDashed ? ' stroke-dasharray="5 4"' : '';
      const line = `<path class="line ${of}"${dashes} d="M${places.join('L')}"/>`;
      return isPlain ? line : `${line}<path class="dots ${of}" stroke-width="5" d="${dots}"/>`;
    });
  const named = place.x.ticks.filter(([, text]) => text !== '');
  return [
    heading(x0, y0, title, remark),
    `<path class="grid" d="${grid.join('')}"/>`,
    ...place.y.ticks.map(([value, text]) => label(x0 - 6, y(value) + 4, text, 'muted end')),
    ...named.map(([value, text]) => label(x(value), bottom + 16, text, 'muted mid')),
    ...drawnLines,
  ].join('');
}

/** Bytes in thousands, as axes have them. */
export function bytesText(bytes: number): string {
  if (bytes >= 1e6) return `${bytes / 1e6} MB`;
  return bytes >= 1e3 ? `${bytes / 1e3} kB` : `${bytes} B`;
}
