/** Panels: the stacked rectangles of a plot, which share their horizontal axis. */

import { groupDigits } from './digits.ts';
import { escapeXml } from './escape.ts';
import type { Scale } from './plot-axis.ts';

/** A rectangle of a plot with its vertical scale; px. */
export interface Panel {
  readonly top: number;
  readonly bottom: number;
  readonly y: Scale;
}

/** What the panels of a plot share: the horizontal extent in px and the places of its ticks. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly x: Scale;
  readonly ticks: readonly number[];
}

/** The grid of a panel with the labels of its vertical ticks. */
export function panelGrid(
  { left, right, x, ticks }: Frame,
  { top, bottom, y }: Panel,
  rows: readonly number[],
): string {
  const vertical = ticks.map((tick) => `M${px(x(tick))} ${px(top)}V${px(bottom)}`);
  const horizontal = rows.map((row) => `M${px(left)} ${px(y(row))}H${px(right)}`);
  const labels = rows.map((row) => label(left - 6, y(row) + 4, groupDigits(row), 'muted end'));
  return `<path class="grid" d="${[...vertical, ...horizontal].join('')}"/>${labels.join('')}`;
}

/** The labels of the horizontal ticks below `bottom`, and what they count. */
export function horizontalAxis({ left, right, x, ticks }: Frame, bottom: number, what: string): string {
  const labels = ticks.map((tick) => label(x(tick), bottom + 16, groupDigits(tick), 'muted mid'));
  return labels.join('') + label((left + right) / 2, bottom + 34, what, 'mid');
}

/** A line of text; `classes` as in `plotStyle`. */
export function label(x: number, y: number, text: string, classes = ''): string {
  const attribute = classes === '' ? '' : ` class="${classes}"`;
  return `<text x="${px(x)}" y="${px(y)}"${attribute}>${escapeXml(text)}</text>`;
}

/** A heading above `top`, with a remark beside it. */
export function heading(x: number, top: number, text: string, remark: string): string {
  const beside = `<tspan class="muted" dx="8">${escapeXml(remark)}</tspan>`;
  return `<text x="${px(x)}" y="${px(top - 7)}"><tspan class="head">${escapeXml(text)}</tspan>${beside}</text>`;
}

/** An entry of a legend. */
export interface LegendEntry {
  readonly text: string;
  readonly mark: 'dot' | 'line' | 'area';
  /** The class of its mark. */
  readonly of: string;
  /** It does not occur. */
  readonly isAbsent?: boolean;
}

/** A row of marks and what they mean, from `left` on; `y` is the base line of the text. */
export function legend(left: number, y: number, entries: readonly LegendEntry[]): string {
  let x = left;
  return entries
    .map(({ text, mark, of, isAbsent = false }) => {
      const marks = {
        dot: `<path class="dots ${of}" stroke-width="7" d="M${px(x + 5)} ${px(y - 4)}h0"/>`,
        line: `<path class="line ${of}" d="M${px(x)} ${px(y - 4)}h16"/>`,
        area: `<rect class="${of}" x="${px(x)}" y="${px(y - 10)}" width="16" height="12"/>`,
      };
      const textAt = x + (mark === 'dot' ? 13 : 21);
      // No text can be measured here; 6.6 px a character is more than sans-serif fonts of 12 px need on average.
      x = textAt + text.length * 6.6 + 14;
      return `<g${isAbsent ? ' class="none"' : ''}>${marks[mark]}${label(textAt, y, text)}</g>`;
    })
    .join('');
}

/** A coordinate, in tenths of a px. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}
