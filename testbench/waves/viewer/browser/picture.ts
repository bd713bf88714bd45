/** The picture of the waves and the ruler above it, on two canvases. */
import type { SignalChanges } from './changes.ts';
import { type Colours, coloursNow } from './colours.ts';
import type { Row } from './row-groups.ts';
import { rowHeight } from './signal-rows.ts';
import { type ViewedSignal, valueText } from './signals.ts';
import type { TimeAxis } from './time-axis.ts';

const font = '11px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';
const rulerHeight = 30;

/** What is drawn. */
export interface PictureState {
  readonly rows: readonly Row[];
  readonly cursor: number;
  readonly marker: number | undefined;
  readonly selected: number | undefined;
}

/** Where it is drawn. */
export interface PicturePlaces {
  readonly plot: HTMLCanvasElement;
  readonly ruler: HTMLCanvasElement;
  /** Scrolls the rows, which the plot follows. */
  readonly scroller: HTMLElement;
  /** Takes on each colour once, to be asked for it. */
  readonly probe: HTMLElement;
}

/** Segments of a signal in view: wide ones each by itself, and places where they are too dense. */
interface SegmentSink {
  segment(change: number, x0: number, x1: number): void;
  dense(x: number, width: number): void;
}

/**
 * Draws what is in view and nothing else. A row costs one search a pixel at most, however many changes there are: where
 * several fall on a pixel, a search finds the first that does not.
 */
export class Picture {
  readonly #places: PicturePlaces;
  readonly #signals: readonly ViewedSignal[];
  readonly #axis: TimeAxis;
  readonly #firstCycle: number;
  readonly #cycles: number;
  #colours: Colours;
  /** The width of a character. */
  #letter = 6.6;

  constructor(
    places: PicturePlaces,
    signals: readonly ViewedSignal[],
    axis: TimeAxis,
    { firstCycle, cycles }: { readonly firstCycle: number; readonly cycles: number },
  ) {
    this.#places = places;
    this.#signals = signals;
    this.#axis = axis;
    this.#firstCycle = firstCycle;
    this.#cycles = cycles;
    this.#colours = coloursNow(places.probe);
  }

  /** The colour scheme may be another. */
  readColours(): void {
    this.#colours = coloursNow(this.#places.probe);
  }

  draw(state: PictureState): void {
    const { plot, scroller } = this.#places;
    const axis = this.#axis;
    axis.clamp();
    const height = scroller.clientHeight;
    const g = prepare(plot, axis.width, height);
    this.#letter = g.measureText('0').width;
    const top = scroller.scrollTop;
    const first = Math.max(0, Math.floor(top / rowHeight));
    const inView = state.rows.slice(first, Math.ceil((top + height) / rowHeight));
    const yOf = (i: number): number => (first + i) * rowHeight - top;
    const ticks = axis.ticks(this.#firstCycle, String(this.#firstCycle + this.#cycles).length * this.#letter + 26);
    const { stripe, chosen, ground, grid, marker, cursor } = this.#colours;
    inView.forEach(({ index }, i) => {
      g.fillStyle = index === undefined ? stripe : index === state.selected ? chosen : ground;
      g.fillRect(0, yOf(i), axis.width, rowHeight);
    });
    g.fillStyle = grid;
    const end = Math.min(height, state.rows.length * rowHeight - top);
    for (const time of ticks) g.fillRect(Math.round(axis.xOf(time)), 0, 1, end);
    this.#cursorBand(g, state.cursor, height);
    inView.forEach(({ index }, i) => {
      if (index === undefined) return;
      const signal = this.#signals[index]!;
      if (signal.width === 1 && signal.radix !== 'enum') this.#bit(g, signal, yOf(i));
      else this.#bus(g, signal, yOf(i));
    });
    if (state.marker !== undefined) this.#timeLine(g, state.marker, marker, height);
    this.#timeLine(g, state.cursor, cursor, height);
    this.#ruler(ticks, state);
  }

  #bit(g: CanvasRenderingContext2D, { values }: ViewedSignal, y: number): void {
    const high = y + 4;
    const low = y + rowHeight - 5;
    const line = new Path2D();
    const blocks: (readonly [number, number])[] = [];
    let isOpen = false;
    g.fillStyle = this.#colours['bit-fill'];
    this.#segments(values, {
      segment: (change, x0, x1) => {
        const isHigh = values.value(change) === 1;
        if (isHigh) g.fillRect(x0, high, x1 - x0, low - high);
        const at = (isHigh ? high : low) + 0.5;
        if (isOpen) line.lineTo(x0, at);
        else line.moveTo(x0, at);
        line.lineTo(x1, at);
        isOpen = true;
      },
      dense: (x, width) => {
        blocks.push([x, width]);
        isOpen = false;
      },
    });
    g.strokeStyle = this.#colours.bit;
    g.lineWidth = 1.5;
    g.stroke(line);
    g.fillStyle = this.#colours.bit;
    for (const [x, width] of blocks) g.fillRect(x, high, width, low - high + 1);
  }

  #bus(g: CanvasRenderingContext2D, signal: ViewedSignal, y: number): void {
    const kind = signal.radix === 'enum' ? 'state' : 'bus';
    const high = y + 3.5;
    const low = y + rowHeight - 4.5;
    const middle = (high + low) / 2;
    const shapes = new Path2D();
    const texts: (readonly [string, number])[] = [];
    const blocks: (readonly [number, number])[] = [];
    this.#segments(signal.values, {
      segment: (change, x0, x1) => {
        const slope = Math.min(3, (x1 - x0) / 2);
        shapes.moveTo(x0, middle);
        shapes.lineTo(x0 + slope, high);
        shapes.lineTo(x1 - slope, high);
        shapes.lineTo(x1, middle);
        shapes.lineTo(x1 - slope, low);
        shapes.lineTo(x0 + slope, low);
        shapes.closePath();
        // In the middle of what can be seen of it.
        const [left, right] = [Math.max(0, x0), Math.min(this.#axis.width, x1)];
        const room = Math.floor((right - left - 9) / this.#letter);
        if (room < 1) return;
        const text = valueText(signal, signal.values.value(change));
        const shown = text.length <= room ? text : room < 3 ? '' : `${text.slice(0, room - 1)}\u2026`;
        if (shown !== '') texts.push([shown, (left + right - shown.length * this.#letter) / 2]);
      },
      dense: (x, width) => blocks.push([x, width]),
    });
    g.fillStyle = this.#colours[`${kind}-fill`];
    g.fill(shapes);
    g.strokeStyle = this.#colours[kind];
    g.lineWidth = 1.25;
    g.stroke(shapes);
    g.fillStyle = this.#colours[kind];
    for (const [x, width] of blocks) g.fillRect(x, high, width, low - high);
    g.fillStyle = this.#colours.ink;
    for (const [text, x] of texts) g.fillText(text, x, middle + 1);
  }

  /** From left to right; those narrower than two pixels come as one that is dense. */
  #segments(values: SignalChanges, sink: SegmentSink): void {
    const { times } = values;
    const axis = this.#axis;
    const { from, scale, width } = axis;
    const end = from + width / scale;
    let i = values.at(Math.floor(from));
    while (i < times.length && times[i]! < end) {
      const x0 = axis.xOf(times[i]!);
      const x1 = axis.xOf(times[i + 1] ?? this.#cycles);
      if (x1 - x0 >= 2 || i + 1 === times.length) {
        sink.segment(i, x0, Math.min(x1, width + 10));
        i++;
        continue;
      }
      const column = Math.max(0, Math.floor(x0));
      const next = values.at(from + (column + 2) / scale);
      sink.dense(column, 2);
      i = Math.max(i + 1, next);
    }
  }

  #ruler(ticks: readonly number[], { cursor, marker }: PictureState): void {
    const axis = this.#axis;
    const colours = this.#colours;
    const g = prepare(this.#places.ruler, axis.width, rulerHeight);
    g.fillStyle = colours.dim;
    for (const time of ticks) {
      const x = Math.round(axis.xOf(time));
      g.fillRect(x, 22, 1, 8);
      if (time < this.#cycles) g.fillText(String(this.#firstCycle + time), x + 4, 21);
    }
    if (marker !== undefined) this.#flag(g, marker, colours.marker);
    this.#flag(g, cursor, colours.cursor);
  }

  /** A cycle's number on the ruler. */
  #flag(g: CanvasRenderingContext2D, time: number, colour: string): void {
    const { width } = this.#axis;
    const x = this.#axis.xOf(time);
    if (x < -1 || x > width) return;
    const text = String(this.#firstCycle + time);
    const room = text.length * this.#letter + 8;
    const left = Math.max(0, Math.min(width - room, x));
    g.fillStyle = colour;
    g.fillRect(Math.round(x), 14, 1.5, 16);
    g.beginPath();
    g.roundRect(left, 0, room, 15, 3);
    g.fill();
    g.fillStyle = this.#colours.ground;
    g.fillText(text, left + 4, 8.5);
  }

  #cursorBand(g: CanvasRenderingContext2D, cursor: number, height: number): void {
    g.globalAlpha = 0.12;
    g.fillStyle = this.#colours.cursor;
    g.fillRect(this.#axis.xOf(cursor), 0, this.#axis.scale, height);
    g.globalAlpha = 1;
  }

  #timeLine(g: CanvasRenderingContext2D, time: number, colour: string, height: number): void {
    g.fillStyle = colour;
    g.fillRect(Math.round(this.#axis.xOf(time)), 0, 1.5, height);
  }
}

/** The canvas, empty, with a pixel of the screen for each of its own. */
function prepare(canvas: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D {
  const ratio = devicePixelRatio || 1;
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.font = font;
  context.textBaseline = 'middle';
  return context;
}
