/** Draws a recorded run as a picture that stands alone or in an HTML page. */

import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { Value } from '../engine/simulator.ts';
import { stateOf } from '../engine/states.ts';
import type { RecordedSignal, Recording } from './recording.ts';
import { SIZES, type WaveTheme, waveStyle } from './waveform-style.ts';

/** What is drawn, and how. */
export interface WaveOptions {
  /** Paths, from top to bottom. Default: all that were recorded. */
  readonly signals?: readonly string[];
  /** First and last cycle. Default: all that were recorded. */
  readonly from?: number;
  readonly to?: number;
  /** Pixels a cycle. Default: wide enough for most values. */
  readonly cellWidth?: number;
  /** Whether to draw the clock in the first row. Default true. */
  readonly clock?: boolean;
  /** Default `auto`. */
  readonly theme?: WaveTheme;
  /** For readers who do not see the picture. */
  readonly title?: string;
}

/**
 * An SVG document: one row a signal, single bits as square waves, others as segments with their value in hexadecimal or
 * their state's name. Cell `k` shows what edge `k` sees; that edge is at the right border of the cell. Pointing at a
 * segment shows its signal, value and cycles. `UserError` for a signal or a cycle that was not recorded.
 */
export function renderWaves(recording: Recording, options: WaveOptions = {}): string {
  const signals = chooseSignals(recording, options.signals);
  const span = chooseSpan(recording, options);
  const rows = signals.map((signal) => ({ signal, segments: segmentsOf(signal, recording.firstCycle, span) }));
  const clockRows = options.clock === false ? 0 : 1;
  const cell = options.cellWidth ?? fittingCell(rows);
  const names = Math.max(...signals.map((signal) => signal.path.length), 'cycle'.length) * SIZES.nameCharacter;
  const plot: Plot = { left: SIZES.margin + names + SIZES.gap, cell, cycles: span.to - span.from + 1 };
  const right = plot.left + plot.cycles * cell;
  const width = Math.ceil(right + SIZES.margin);
  const height = SIZES.margin * 2 + SIZES.ruler + (rows.length + clockRows) * SIZES.row;
  const body: string[] = [`<rect class="gw-ground" width="${width}" height="${height}" rx="6"/>`];
  const total = rows.length + clockRows;
  for (let row = 0; row < total; row += 2) {
    const y = rowTop(row);
    body.push(`<rect class="gw-stripe" x="0" y="${y}" width="${width}" height="${SIZES.row}"/>`);
  }
  body.push(...ruler(plot, span, rowTop(total)));
  if (clockRows > 0) body.push(rowName('clk', plot, 0), clockLine(plot, 0));
  rows.forEach(({ signal, segments }, i) => {
    const row = i + clockRows;
    body.push(rowName(signal.path, plot, row));
    body.push(...(signal.width === 1 && signal.states === undefined ? bitRow : busRow)(signal, segments, plot, row));
  });
  const title = escapeXml(options.title ?? `Waves, cycles ${span.from} to ${span.to}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="gw-waves" role="img" aria-label="${title}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>\n${waveStyle(options.theme ?? 'auto')}\n</style>`,
    ...body,
    '</svg>\n',
  ].join('\n');
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Plot {
  readonly left: number;
  readonly cell: number;
  readonly cycles: number;
}

/** Neighbouring cycles with the same value; cells counted from the left border. */
interface Segment {
  readonly value: Value;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly label: string;
  readonly tip: string;
}

function chooseSignals(recording: Recording, paths: readonly string[] | undefined): readonly RecordedSignal[] {
  if (paths === undefined) return recording.signals;
  return paths.map((path) => {
    const signal = recording.signals.find((candidate) => candidate.path === path);
    if (signal !== undefined) return signal;
    const known = recording.signals.map((candidate) => candidate.path);
    throw new UserError(`the signal ${path} was not recorded${didYouMean(path, known)}`);
  });
}

function chooseSpan(recording: Recording, options: WaveOptions): Span {
  const last = recording.firstCycle + recording.cycles - 1;
  const from = options.from ?? recording.firstCycle;
  const to = options.to ?? last;
  if (recording.cycles === 0) throw new UserError('nothing was recorded, so there are no waves to draw');
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < recording.firstCycle || to > last || from > to)
    throw new UserError(
      `waves cannot be drawn from cycle ${from} to ${to}: cycles ${recording.firstCycle} to ${last} were recorded`,
    );
  return { from, to };
}

function segmentsOf(signal: RecordedSignal, firstCycle: number, span: Span): Segment[] {
  const segments: Segment[] = [];
  const values = signal.values.slice(span.from - firstCycle, span.to - firstCycle + 1);
  let start = 0;
  values.forEach((value, i) => {
    if (values[i + 1] === value) return;
    const label = labelOf(signal, value);
    const cycles = start === i ? `cycle ${span.from + i}` : `cycles ${span.from + start} to ${span.from + i}`;
    const shown = signal.states === undefined ? `0x${label}` : label;
    const number = label === value.toString() ? label : `${shown} (${value})`;
    segments.push({ value, start, end: i + 1, label, tip: `${signal.path} = ${number}, ${cycles}` });
    start = i + 1;
  });
  return segments;
}

function labelOf(signal: RecordedSignal, value: Value): string {
  const state = signal.states === undefined ? undefined : stateOf(signal.states, value);
  return state?.name ?? value.toString(16);
}

/** Wide enough for nine of ten values, within limits. */
function fittingCell(
  rows: readonly { readonly signal: RecordedSignal; readonly segments: readonly Segment[] }[],
): number {
  const wanted = rows
    .filter(({ signal }) => signal.width > 1 || signal.states !== undefined)
    .flatMap(({ segments }) => segments)
    .map(({ label, start, end }) => (labelWidth(label) + 2 * SIZES.busSlope + 6) / (end - start))
    .sort((a, b) => a - b);
  const fitting = wanted[Math.floor(wanted.length * 0.9)] ?? 0;
  return Math.ceil(Math.min(72, Math.max(26, fitting)));
}

function ruler(plot: Plot, span: Span, bottom: number): string[] {
  const digits = String(span.to).length * SIZES.valueCharacter + 10;
  const every = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((n) => n * plot.cell >= digits) ?? 1000;
  const top = SIZES.margin + SIZES.ruler;
  const y = top - 10;
  const name = `<text class="gw-scope gw-name" x="${round(plot.left - SIZES.gap)}" y="${y}">cycle</text>`;
  const lines: string[] = [];
  const labels: string[] = [];
  for (let i = 0; i <= plot.cycles; i++) {
    const x = round(plot.left + i * plot.cell);
    const cycle = span.from + i;
    if (every === 1 || cycle % every === 0) lines.push(`M${x} ${top - 4}V${bottom}`);
    if (i < plot.cycles && cycle % every === 0)
      labels.push(`<text class="gw-tick" x="${round(x + plot.cell / 2)}" y="${y}">${cycle}</text>`);
  }
  return [`<path class="gw-grid" d="${lines.join('')}"/>`, name, ...labels];
}

function rowName(path: string, plot: Plot, row: number): string {
  const dot = path.lastIndexOf('.') + 1;
  const scope = dot === 0 ? '' : `<tspan class="gw-scope">${escapeXml(path.slice(0, dot))}</tspan>`;
  const x = round(plot.left - SIZES.gap);
  return `<text class="gw-name" x="${x}" y="${baseline(row)}">${scope}${escapeXml(path.slice(dot))}</text>`;
}

/** High in the first half of a cycle: it rises where the values change. */
function clockLine(plot: Plot, row: number): string {
  const { high, low } = wave(row);
  let d = `M${round(plot.left)} ${low}`;
  for (let i = 0; i < plot.cycles; i++) {
    const x = plot.left + i * plot.cell;
    d += `V${high}H${round(x + plot.cell / 2)}V${low}H${round(x + plot.cell)}`;
  }
  return `<path class="gw-line gw-clock" d="${d}"/>`;
}

function bitRow(_signal: RecordedSignal, segments: readonly Segment[], plot: Plot, row: number): string[] {
  const { high, low } = wave(row);
  const areas: string[] = [];
  let line = '';
  for (const { value, start, end, tip } of segments) {
    const y = value === 0 ? low : high;
    const x0 = plot.left + start * plot.cell;
    const x1 = plot.left + end * plot.cell;
    // A wave that enters from the left border has no edge there.
    line += line === '' ? `M${round(x0)} ${y}H${round(x1)}` : `L${round(x0 + SIZES.bitSlope)} ${y}H${round(x1)}`;
    const shape = `x="${round(x0)}" y="${high}" width="${round(x1 - x0)}" height="${low - high}"`;
    const fill = value === 0 ? 'class="gw-low" fill="none" pointer-events="all"' : 'class="gw-high"';
    areas.push(`<rect ${fill} ${shape}><title>${escapeXml(tip)}</title></rect>`);
  }
  return [...areas, `<path class="gw-line gw-bit" d="${line}" pointer-events="none"/>`];
}

function busRow(signal: RecordedSignal, segments: readonly Segment[], plot: Plot, row: number): string[] {
  const kind = signal.states === undefined ? 'gw-bus' : 'gw-state';
  return segments.map((segment) => {
    const x0 = plot.left + segment.start * plot.cell;
    const x1 = plot.left + segment.end * plot.cell;
    const text = shorten(segment.label, x1 - x0 - 2 * SIZES.busSlope);
    const at = `x="${round((x0 + x1) / 2)}" y="${baseline(row)}"`;
    const value = text === '' ? '' : `<text class="gw-value" ${at}>${escapeXml(text)}</text>`;
    const shape = busShape(kind, x0, x1, segment.start === 0, segment.end === plot.cycles, row);
    return `<g><title>${escapeXml(segment.tip)}</title>${shape}${value}</g>`;
  });
}

/** A hexagon; open where it meets the border of the picture, beyond which the value may go on. */
function busShape(kind: string, x0: number, x1: number, openLeft: boolean, openRight: boolean, row: number): string {
  const { high, low } = wave(row);
  const middle = (high + low) / 2;
  const half = (y: number) => [
    ...(openLeft
      ? [[x0, y]]
      : [
          [x0, middle],
          [x0 + SIZES.busSlope, y],
        ]),
    ...(openRight
      ? [[x1, y]]
      : [
          [x1 - SIZES.busSlope, y],
          [x1, middle],
        ]),
  ];
  const top = half(high);
  const bottom = half(low);
  const points = (list: readonly number[][]) => list.map(([x = 0, y = 0]) => `${round(x)} ${y}`).join('L');
  const area = `M${points([...top, ...bottom.toReversed()])}Z`;
  if (!openLeft && !openRight) return `<path class="gw-segment ${kind}" d="${area}"/>`;
  const outline = `M${points(top)}M${points(bottom)}`;
  return `<path class="gw-area ${kind}" d="${area}"/><path class="gw-segment gw-outline ${kind}" d="${outline}"/>`;
}

/** The label, or as much of its start as there is room for; nothing if that would say nothing. */
function shorten(label: string, room: number): string {
  if (labelWidth(label) <= room) return label;
  const characters = Math.floor(room / SIZES.valueCharacter) - 1;
  return characters < 1 ? '' : `${label.slice(0, characters)}…`;
}

function labelWidth(label: string): number {
  return label.length * SIZES.valueCharacter;
}

function rowTop(row: number): number {
  return SIZES.margin + SIZES.ruler + row * SIZES.row;
}

function wave(row: number): { readonly high: number; readonly low: number } {
  const high = rowTop(row) + (SIZES.row - SIZES.wave) / 2;
  return { high, low: high + SIZES.wave };
}

/** Centres a line of text in its row. */
function baseline(row: number): number {
  return rowTop(row) + SIZES.row / 2 + 4;
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
}
