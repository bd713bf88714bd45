/** A picture of what happens to one packet, a bar for each stage. */
import { escapeXml } from '../escape.ts';
import { linearScale, niceTicks } from '../plot-axis.ts';
import { horizontalAxis, label, panelGrid, px } from '../plot-panel.ts';
import { plotStyle } from '../plot-style.ts';

export interface TimelineStage {
  readonly text: string;
  /** ns. */
  readonly from: number;
  readonly to: number;
}

/** px. */
const [width, left, top, rowHeight] = [960, 350, 58, 30];

/** Standalone, for light and dark. A `RangeError` without stages. */
export function timelinePicture(title: string, stages: readonly TimelineStage[]): string {
  if (stages.length === 0) throw new RangeError('a time line needs at least one stage');
  const end = Math.max(...stages.map(({ to }) => to));
  const right = width - 70;
  const x = linearScale([0, end], [left, right]);
  const bottom = top + stages.length * rowHeight;
  const ticks = niceTicks(0, end, 8);
  const frame = { left, right, x, ticks };
  const bars = stages.map(({ text, from, to }, i) => {
    const y = top + i * rowHeight;
    const bar = `<rect class="span" x="${px(x(from))}" y="${px(y + 5)}" width="${px(Math.max(1, x(to) - x(from)))}" height="${rowHeight - 10}"/>`;
    const took = label(x(to) + 5, y + 19, `${(to - from).toFixed(0)} ns`, 'muted');
    return `${bar}${label(left - 10, y + 19, text, 'end')}${took}`;
  });
  const height = bottom + 44;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="wp" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">`,
    `<style>${plotStyle}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    label(24, 22, title, 'title'),
    panelGrid(frame, { top, bottom, y: linearScale([0, 1], [bottom, top]) }, []),
    ...bars,
    horizontalAxis(frame, bottom, 'ns'),
    '</svg>\n',
  ].join('\n');
}
