/** A picture of a congestion window over time, beside the one of a recording. */
import { groupDigits } from '../digits.ts';
import { escapeXml } from '../escape.ts';
import { linearScale, niceTicks } from '../plot-axis.ts';

/** Windows in bytes after an event, `time` in us. */
export interface CwndPoint {
  readonly time: number;
  readonly recorded: number;
  readonly hardware: number;
}

/** px. */
const [width, height] = [960, 400];
const [left, right, top, bottom] = [70, width - 24, 60, height - 46];

const style = `
.cw { color-scheme: light dark; font: 12px system-ui, sans-serif; }
.cw .ground { fill: light-dark(#ffffff, #15181c); }
.cw text { fill: light-dark(#22272d, #d9dee4); }
.cw .grid { stroke: light-dark(#dfe3e8, #2d343c); }
.cw .recorded { fill: none; stroke: light-dark(#b8c0ca, #56606c); stroke-width: 5; }
.cw .hardware { fill: none; stroke: light-dark(#0b62c4, #6cb0ff); stroke-width: 1.5; }
`;

/**
 * A standalone SVG, for light and dark: the recorded window as a broad line, the hardware's as a narrow one over it.
 * Throws a `RangeError` if there is no point.
 */
export function cwndPlot(points: readonly CwndPoint[], { title }: { readonly title: string }): string {
  if (points.length === 0) throw new RangeError('a picture of a window needs at least one event');
  const times = [points[0]!.time, Math.max(points.at(-1)!.time, points[0]!.time + 1)] as const;
  const most = Math.max(...points.map((p) => Math.max(p.recorded, p.hardware)), 1);
  const x = linearScale(times, [left, right]);
  const y = linearScale([0, most], [bottom, top]);
  const line = (of: (point: CwndPoint) => number): string =>
    points
      .map((p, i) => {
        const [px, py] = [x(p.time).toFixed(1), y(of(p)).toFixed(1)];
        return i === 0 ? `M${px} ${py}` : `H${px}V${py}`;
      })
      .join('');
  const across = niceTicks(times[0], times[1], 10).map(
    (tick) => `<text x="${x(tick).toFixed(1)}" y="${bottom + 18}" text-anchor="middle">${groupDigits(tick)}</text>`,
  );
  const up = niceTicks(0, most, 6).map((tick) => {
    const at = y(tick).toFixed(1);
    const text = groupDigits(Math.round(tick / 1000));
    return `<path class="grid" d="M${left} ${at}H${right}"/><text x="${left - 8}" y="${at}" dy="4" text-anchor="end">${text}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="cw" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">`,
    `<style>${style}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    `<text x="${left}" y="22" font-weight="600">${escapeXml(title)}</text>`,
    `<path class="recorded" d="M${left} 40h28"/><text x="${left + 36}" y="44">window of the simulator</text>`,
    `<path class="hardware" d="M${left + 220} 40h28"/><text x="${left + 256}" y="44">window of the hardware</text>`,
    ...up,
    ...across,
    `<path class="recorded" d="${line((p) => p.recorded)}"/>`,
    `<path class="hardware" d="${line((p) => p.hardware)}"/>`,
    `<text x="${right}" y="${bottom + 36}" text-anchor="end">us since the start</text>`,
    `<text x="${left - 8}" y="${top - 10}" text-anchor="end">kB</text>`,
    '</svg>\n',
  ].join('\n');
}
