/** The page's script, part 4: the picture, on two canvases. */

/**
 * Draws what is in view and nothing else. A row costs one search a pixel at most, however many changes there are:
 * where several fall on a pixel, a search finds the first that does not. Defines `redraw`, `clampView`, `plotWidth`.
 */
export const drawScript = String.raw`
const scroller = byId('scroll');
const plot = byId('plot');
const ruler = byId('ruler');
const font = '11px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';
let colours = {};
let letter = 6.6;

function readColours() {
  const style = getComputedStyle(document.documentElement);
  const names = ['ground', 'stripe', 'ink', 'dim', 'grid', 'bit', 'bit-fill', 'bus', 'bus-fill', 'state', 'state-fill', 'cursor', 'marker', 'chosen'];
  colours = Object.fromEntries(names.map((name) => [name, style.getPropertyValue('--' + name).trim()]));
}

const plotWidth = () => byId('area').clientWidth;
// Pixels a cycle at which the whole run fits, and the most that make sense.
const fitScale = () => plotWidth() / cycles;
const mostScale = () => Math.max(200, fitScale());

function clampView() {
  state.scale = Math.min(mostScale(), Math.max(fitScale(), state.scale));
  state.from = Math.max(0, Math.min(cycles - plotWidth() / state.scale, state.from));
}

let isDue = false;
function redraw() {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    draw();
  });
}

function prepare(canvas, width, height) {
  const ratio = devicePixelRatio || 1;
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
  canvas.style.width = width + 'px';
  canvas.style.height = height + 'px';
  const context = canvas.getContext('2d');
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.font = font;
  context.textBaseline = 'middle';
  return context;
}

const xOf = (time) => (time - state.from) * state.scale;

function draw() {
  clampView();
  const width = plotWidth();
  const height = scroller.clientHeight;
  const g = prepare(plot, width, height);
  letter = g.measureText('0').width;
  const top = scroller.scrollTop;
  const first = Math.max(0, Math.floor(top / rowHeight));
  const last = Math.min(rows.length, Math.ceil((top + height) / rowHeight));
  const ticks = ticksOf(width);
  for (let i = first; i < last; i++) {
    const y = i * rowHeight - top;
    const { index } = rows[i];
    g.fillStyle = index === undefined ? colours.stripe : index === state.selected ? colours.chosen : colours.ground;
    g.fillRect(0, y, width, rowHeight);
  }
  g.fillStyle = colours.grid;
  for (const time of ticks) g.fillRect(Math.round(xOf(time)), 0, 1, Math.min(height, rows.length * rowHeight - top));
  cursorBand(g, height);
  for (let i = first; i < last; i++) {
    const { index } = rows[i];
    if (index === undefined) continue;
    const signal = signals[index];
    if (signal.width === 1 && signal.radix !== 'enum') drawBit(g, signal, i * rowHeight - top, width);
    else drawBus(g, signal, i * rowHeight - top, width);
  }
  timeLine(g, state.marker, colours.marker, height);
  timeLine(g, state.cursor, colours.cursor, height);
  drawRuler(ticks, width);
}

// The segments of a signal in view, left to right; those narrower than two pixels come as one that is dense.
function forSegments(signal, width, segment, dense) {
  const times = timesOf(signal);
  const end = state.from + width / state.scale;
  let i = changeAt(signal, Math.floor(state.from));
  while (i < times.length && times[i] < end) {
    const x0 = xOf(times[i]);
    const x1 = xOf(i + 1 < times.length ? times[i + 1] : cycles);
    if (x1 - x0 >= 2 || i + 1 === times.length) {
      segment(i, x0, Math.min(x1, width + 10));
      i++;
      continue;
    }
    const column = Math.max(0, Math.floor(x0));
    const next = changeAt(signal, state.from + (column + 2) / state.scale);
    dense(column, 2);
    i = Math.max(i + 1, next);
  }
}

function drawBit(g, signal, y, width) {
  const high = y + 4;
  const low = y + rowHeight - 5;
  const line = new Path2D();
  let isOpen = false;
  g.fillStyle = colours['bit-fill'];
  const blocks = [];
  forSegments(
    signal,
    width,
    (i, x0, x1) => {
      const isHigh = valueOf(signal, i) === 1;
      if (isHigh) g.fillRect(x0, high, x1 - x0, low - high);
      const at = (isHigh ? high : low) + 0.5;
      if (isOpen) line.lineTo(x0, at);
      else line.moveTo(x0, at);
      line.lineTo(x1, at);
      isOpen = true;
    },
    (x, w) => {
      blocks.push(x, w);
      isOpen = false;
    },
  );
  g.strokeStyle = colours.bit;
  g.lineWidth = 1.5;
  g.stroke(line);
  g.fillStyle = colours.bit;
  for (let i = 0; i < blocks.length; i += 2) g.fillRect(blocks[i], high, blocks[i + 1], low - high + 1);
}

function drawBus(g, signal, y, width) {
  const kind = signal.radix === 'enum' ? 'state' : 'bus';
  const high = y + 3.5;
  const low = y + rowHeight - 4.5;
  const middle = (high + low) / 2;
  const shapes = new Path2D();
  const texts = [];
  const blocks = [];
  forSegments(
    signal,
    width,
    (i, x0, x1) => {
      const slope = Math.min(3, (x1 - x0) / 2);
      shapes.moveTo(x0, middle);
      shapes.lineTo(x0 + slope, high);
      shapes.lineTo(x1 - slope, high);
      shapes.lineTo(x1, middle);
      shapes.lineTo(x1 - slope, low);
      shapes.lineTo(x0 + slope, low);
      shapes.closePath();
      // In the middle of what can be seen of it.
      const [left, right] = [Math.max(0, x0), Math.min(width, x1)];
      const room = Math.floor((right - left - 9) / letter);
      if (room < 1) return;
      const text = format(signal, valueOf(signal, i));
      const shown = text.length <= room ? text : room < 3 ? '' : text.slice(0, room - 1) + '\u2026';
      if (shown !== '') texts.push([shown, (left + right - shown.length * letter) / 2]);
    },
    (x, w) => blocks.push(x, w),
  );
  g.fillStyle = colours[kind + '-fill'];
  g.fill(shapes);
  g.strokeStyle = colours[kind];
  g.lineWidth = 1.25;
  g.stroke(shapes);
  g.fillStyle = colours[kind];
  for (let i = 0; i < blocks.length; i += 2) g.fillRect(blocks[i], high, blocks[i + 1], low - high);
  g.fillStyle = colours.ink;
  for (const [text, x] of texts) g.fillText(text, x, middle + 1);
}

// The cycles at round numbers that have room for their labels, as times.
function ticksOf(width) {
  const label = String(firstCycle + cycles).length * letter + 26;
  let step = 1;
  while (step * state.scale < label) step *= String(step)[0] === '2' ? 2.5 : 2;
  const start = Math.ceil((firstCycle + state.from) / step) * step - firstCycle;
  const times = [];
  for (let time = start; time <= Math.min(cycles, state.from + width / state.scale); time += step) times.push(time);
  return times;
}

function drawRuler(times, width) {
  const g = prepare(ruler, width, 30);
  g.fillStyle = colours.dim;
  for (const time of times) {
    const x = Math.round(xOf(time));
    g.fillRect(x, 22, 1, 8);
    if (time < cycles) g.fillText(String(firstCycle + time), x + 4, 21);
  }
  for (const [time, colour] of [
    [state.marker, colours.marker],
    [state.cursor, colours.cursor],
  ]) {
    if (time === undefined) continue;
    const x = xOf(time);
    const text = String(firstCycle + time);
    const w = text.length * letter + 8;
    if (x < -1 || x > width) continue;
    const left = Math.max(0, Math.min(width - w, x));
    g.fillStyle = colour;
    g.fillRect(Math.round(x), 14, 1.5, 16);
    g.beginPath();
    g.roundRect(left, 0, w, 15, 3);
    g.fill();
    g.fillStyle = colours.ground;
    g.fillText(text, left + 4, 8.5);
  }
}

function cursorBand(g, height) {
  g.globalAlpha = 0.12;
  g.fillStyle = colours.cursor;
  g.fillRect(xOf(state.cursor), 0, state.scale, height);
  g.globalAlpha = 1;
}

function timeLine(g, time, colour, height) {
  if (time === undefined) return;
  g.fillStyle = colour;
  g.fillRect(Math.round(xOf(time)), 0, 1.5, height);
}
`;
