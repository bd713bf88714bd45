/** A picture of what happens to one packet, a bar for each stage. */
import { escapeXml } from '../escape.ts';
import { linearScale, niceTicks } from '../plot-axis.ts';
import { horizontalAxis, label, panelGrid, px } from '../plot-panel.ts';
import { plotStyle } from '../plot-style.ts';

export interface TimelineStage {
  readonly text: string;
  readonly where: keyof typeof fills;
  /** ns. */
  readonly from: number;
  readonly to: number;
}

/** What a bar is filled with. */
const fills = { sender: 'span', network: 'held-area', receiver: 'receiver' } as const;

/** The fill that other plots do not have. */
const ownStyle = `.wp .receiver{fill:#c4e8cf}
@media (prefers-color-scheme:dark){.wp .receiver{fill:#1d4d2e}}`;

/** px. */
const [width, left, top, rowHeight] = [960, 350, 58, 22];

/** Standalone, for light and dark. A `RangeError` without stages. */
export function timelinePicture(title: string, stages: readonly TimelineStage[]): string {
  if (stages.length === 0) throw new RangeError('a time line needs at least one stage');
  const end = Math.max(...stages.map(({ to }) => to));
  const right = width - 70;
  const x = linearScale([0, end], [left, right]);
  const bottom = top + stages.length * rowHeight;
  const ticks = niceTicks(0, end, 8);
  const frame = { left, right, x, ticks };
  const bars = stages.map(({ text, where, from, to }, i) => {
    const y = top + i * rowHeight;
    const bar = `<rect class="${fills[where]}" x="${px(x(from))}" y="${px(y + 4)}" width="${px(Math.max(1, x(to) - x(from)))}" height="${rowHeight - 8}"/>`;
    const took = label(x(to) + 5, y + 15, `${(to - from).toFixed(0)} ns`, 'muted');
    return `${bar}${label(left - 10, y + 15, text, 'end')}${took}`;
  });
  const used = new Set(stages.map(({ where }) => where));
  const places = Object.entries(fills).filter(([where]) => used.has(where as TimelineStage['where']));
  const height = bottom + 44;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="wp" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">`,
    `<style>${plotStyle}${ownStyle}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    label(24, 22, title, 'title'),
    ...places.map(([where, fill], i) => {
      const at = left + 110 * i;
      return `<rect class="${fill}" x="${at}" y="32" width="14" height="12"/>${label(at + 20, 43, where, 'muted')}`;
    }),
    panelGrid(frame, { top, bottom, y: linearScale([0, 1], [bottom, top]) }, []),
    ...bars,
    horizontalAxis(frame, bottom, 'ns'),
    '</svg>\n',
  ].join('\n');
}
