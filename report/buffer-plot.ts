/** A picture of buffers over distances: a panel for each kind of link, all on the same logarithmic scales. */
import { escapeXml } from './escape.ts';
import { heading, type LegendEntry, label, legend, px } from './plot-panel.ts';
import { plotStyle } from './plot-style.ts';

/** A line through its points, in the colour of the class `of`. */
export interface BufferLine {
  readonly of: string;
  readonly isDashed?: boolean;
  /** Metres and bytes, both above 0. */
  readonly points: readonly (readonly [metres: number, bytes: number])[];
}

export interface BufferPanel {
  readonly title: string;
  readonly remark: string;
  readonly lines: readonly BufferLine[];
}

export interface BufferPlotOptions {
  readonly title: string;
  readonly legend: readonly LegendEntry[];
  /** Panels beside each other. */
  readonly columns: number;
}

/** px. */
const [width, panelHeight, gap, left, top] = [960, 230, 62, 62, 92];

/** A standalone SVG, for light and dark. A `RangeError` if there is nothing to show. */
export function bufferPlot(panels: readonly BufferPanel[], options: BufferPlotOptions): string {
  const points = panels.flatMap(({ lines }) => lines.flatMap((line) => line.points));
  if (points.length === 0) throw new RangeError('a plot of buffers needs at least one point');
  const { columns, title } = options;
  const metres = [...new Set(points.map(([m]) => m))].sort((a, b) => a - b);
  const bytes = points.map(([, b]) => b);
  const decades = [Math.floor(Math.log10(Math.min(...bytes))), Math.ceil(Math.log10(Math.max(...bytes)))] as const;
  const panelWidth = (width - left - 24 - (columns - 1) * gap) / columns;
  const rows = Math.ceil(panels.length / columns);
  const height = top + rows * (panelHeight + gap) - 24;
  const drawn = panels.map((panel, i) => {
    const x0 = left + (i % columns) * (panelWidth + gap);
    const y0 = top + Math.floor(i / columns) * (panelHeight + gap);
    return drawPanel(panel, { x0, y0, panelWidth, metres, decades });
  });
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

interface Place {
  readonly x0: number;
  readonly y0: number;
  readonly panelWidth: number;
  readonly metres: readonly number[];
  readonly decades: readonly [low: number, high: number];
}

function drawPanel({ title, remark, lines }: BufferPanel, { x0, y0, panelWidth, metres, decades }: Place): string {
  const [low, high] = decades;
  const bottom = y0 + panelHeight;
  const [first, last] = [Math.log10(metres[0]!), Math.log10(metres.at(-1)!)];
  const x = (m: number): number => x0 + 6 + ((Math.log10(m) - first) / (last - first || 1)) * (panelWidth - 12);
  const y = (b: number): number => bottom - ((Math.log10(b) - low) / (high - low)) * panelHeight;
  const powers = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i));
  const grid = [
    ...metres.map((m) => `M${px(x(m))} ${px(y0)}V${px(bottom)}`),
    ...powers.map((b) => `M${px(x0)} ${px(y(b))}H${px(x0 + panelWidth)}`),
  ];
  const drawnLines = lines.map(({ of, isDashed = false, points }) => {
    const places = points.map(([m, b]) => `${px(x(m))} ${px(y(b))}`);
    const dots = places.map((at) => `M${at}h0`).join('');
    const dashes = isDashed ? ' stroke-dasharray="5 4"' : '';
    return `<path class="line ${of}"${dashes} d="M${places.join('L')}"/><path class="dots ${of}" stroke-width="5" d="${dots}"/>`;
  });
  return [
    heading(x0, y0, title, remark),
    `<path class="grid" d="${grid.join('')}"/>`,
    ...powers.map((b) => label(x0 - 6, y(b) + 4, size(b), 'muted end')),
    ...metres.map((m) => label(x(m), bottom + 16, `${m} m`, 'muted mid')),
    ...drawnLines,
  ].join('');
}

/** Bytes in thousands, as axes have them. */
function size(bytes: number): string {
  if (bytes >= 1e6) return `${bytes / 1e6} MB`;
  return bytes >= 1e3 ? `${bytes / 1e3} kB` : `${bytes} B`;
}
