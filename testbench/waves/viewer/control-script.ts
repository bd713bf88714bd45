/** The page's script, part 5: pointer, wheel, keys and buttons; begins the page. */

/** The whole run is in view at first, and the signals of the design itself, or all if they are few. */
export const controlScript = `
// Signals that are shown without having been asked for.
const shownAtFirst = 40;

function zoom(factor, x) {
  const time = state.from + x / state.scale;
  state.scale *= factor;
  clampView();
  state.from = time - x / state.scale;
  redraw();
}

// The cursor is where a zoom without a pointer goes to, if it can be seen.
function zoomAtCursor(factor) {
  const x = xOf(state.cursor + 0.5);
  zoom(factor, x >= 0 && x <= plotWidth() ? x : plotWidth() / 2);
}

function fit() {
  state.scale = 0;
  state.from = 0;
  redraw();
}

function setCursor(time) {
  state.cursor = Math.max(0, Math.min(cycles - 1, time));
  refreshValues();
  redraw();
}

// And have it in view.
function moveCursor(time) {
  setCursor(time);
  const width = plotWidth();
  const x = xOf(state.cursor);
  if (x < 0 || x + Math.min(state.scale, width) > width) state.from = state.cursor + 0.5 - width / state.scale / 2;
}

function setMarker(time) {
  state.marker = time;
  refreshValues();
  redraw();
}

// Where the selected signal has the value that it has now no longer, or has it since.
function toEdge(direction) {
  const signal = signals[state.selected];
  if (signal === undefined) return;
  const times = timesOf(signal);
  const change = changeAt(signal, state.cursor);
  const before = times[change] === state.cursor ? change - 1 : change;
  const target = times[direction > 0 ? change + 1 : before];
  if (target !== undefined) moveCursor(target);
}

function nextRadix() {
  const signal = signals[state.selected];
  if (signal !== undefined) setRadix(radices(signal)[(radices(signal).indexOf(signal.radix) + 1) % radices(signal).length]);
}

function setRadix(radix) {
  signals[state.selected].radix = radix;
  byId('radix').value = radix;
  refreshValues();
  redraw();
}

function selectBy(step) {
  const shown = rows.filter((row) => row.index !== undefined);
  const at = shown.findIndex((row) => row.index === state.selected);
  const row = shown[at < 0 ? 0 : Math.max(0, Math.min(shown.length - 1, at + step))];
  if (row === undefined) return;
  select(row.index);
  row.element.scrollIntoView({ block: 'nearest' });
}

function removeSelected() {
  const index = state.selected;
  if (index === undefined) return;
  const shown = rows.filter((row) => row.index !== undefined).map((row) => row.index);
  const at = shown.indexOf(index);
  setShown([index], false);
  const next = shown[at + 1] ?? shown[at - 1];
  if (next !== undefined) select(next);
}

function showFound() {
  if (found.length === 0) return;
  setShown(found, true);
  select(found[0]);
  rows.find((row) => row.index === found[0])?.element.scrollIntoView({ block: 'nearest' });
}

function toggleHelp() {
  const keys = byId('keys');
  keys.hidden = !keys.hidden;
  byId('help').setAttribute('aria-expanded', String(!keys.hidden));
}

const keys = {
  ArrowLeft: (event) => moveCursor(state.cursor - (event.shiftKey ? 10 : 1)),
  ArrowRight: (event) => moveCursor(state.cursor + (event.shiftKey ? 10 : 1)),
  ArrowUp: () => selectBy(-1),
  ArrowDown: () => selectBy(1),
  Home: () => moveCursor(0),
  End: () => moveCursor(cycles - 1),
  Delete: removeSelected,
  Backspace: removeSelected,
  '+': () => zoomAtCursor(2),
  '=': () => zoomAtCursor(2),
  '-': () => zoomAtCursor(0.5),
  '/': () => byId('search').focus(),
  '?': toggleHelp,
  f: fit,
  m: () => setMarker(state.cursor),
  n: () => toEdge(1),
  p: () => toEdge(-1),
  r: nextRadix,
};
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest('input, select')) {
    if (event.key === 'Escape') event.target.blur();
    return;
  }
  const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (action === undefined) return;
  event.preventDefault();
  action(event);
});

// Pixels of a wheel's turn, whatever its unit.
const turn = (delta, mode) => delta * (mode === 1 ? 16 : mode === 2 ? 400 : 1);

for (const canvas of [plot, ruler]) {
  canvas.addEventListener(
    'wheel',
    (event) => {
      const [dx, dy] = [turn(event.deltaX, event.deltaMode), turn(event.deltaY, event.deltaMode)];
      // With Alt the wheel scrolls the signals.
      if (event.altKey) return;
      event.preventDefault();
      if (event.shiftKey || Math.abs(dx) > Math.abs(dy)) {
        state.from += (event.shiftKey && dx === 0 ? dy : dx) / state.scale;
        redraw();
      } else zoom(Math.exp(-dy / 400), event.offsetX);
    },
    { passive: false },
  );
}

const timeAt = (x) => Math.max(0, Math.min(cycles - 1, Math.floor(state.from + x / state.scale)));
let drag;
plot.addEventListener('pointerdown', (event) => {
  if (event.button !== 0) return;
  plot.setPointerCapture(event.pointerId);
  drag = { x: event.offsetX, from: state.from, moved: false };
});
plot.addEventListener('pointermove', (event) => {
  if (drag === undefined) return;
  drag.moved ||= Math.abs(event.offsetX - drag.x) > 4;
  if (!drag.moved) return;
  state.from = drag.from - (event.offsetX - drag.x) / state.scale;
  redraw();
});
plot.addEventListener('pointerup', (event) => {
  if (drag !== undefined && !drag.moved) {
    if (event.shiftKey) setMarker(timeAt(event.offsetX));
    else setCursor(timeAt(event.offsetX));
    const row = rows[Math.floor((event.offsetY + scroller.scrollTop) / rowHeight)];
    if (row?.index !== undefined) select(row.index);
  }
  drag = undefined;
});
plot.addEventListener('pointercancel', () => (drag = undefined));

// On the ruler the cursor follows the pointer.
ruler.addEventListener('pointerdown', (event) => {
  ruler.setPointerCapture(event.pointerId);
  setCursor(timeAt(event.offsetX));
});
ruler.addEventListener('pointermove', (event) => {
  if (event.buttons === 1) setCursor(timeAt(event.offsetX));
});

const divider = byId('divider');
divider.addEventListener('pointerdown', (event) => divider.setPointerCapture(event.pointerId));
divider.addEventListener('pointermove', (event) => {
  if (event.buttons !== 1) return;
  const { left, width } = byId('waves').getBoundingClientRect();
  const names = Math.max(120, Math.min(width - 120, event.clientX - left));
  byId('waves').style.setProperty('--names', names + 'px');
});

byId('zoom-in').addEventListener('click', () => zoomAtCursor(2));
byId('zoom-out').addEventListener('click', () => zoomAtCursor(0.5));
byId('fit').addEventListener('click', fit);
byId('previous').addEventListener('click', () => toEdge(-1));
byId('next').addEventListener('click', () => toEdge(1));
byId('mark').addEventListener('click', () => setMarker(state.cursor));
byId('help').addEventListener('click', toggleHelp);
byId('radix').addEventListener('change', (event) => setRadix(event.target.value));
byId('all').addEventListener('click', () => setShown(found, true));
byId('none').addEventListener('click', () => setShown(found, false));
byId('search').addEventListener('input', (event) => search(event.target.value));
byId('search').addEventListener('keydown', (event) => {
  if (event.key === 'Enter') showFound();
});

scroller.addEventListener('scroll', redraw);
new ResizeObserver(redraw).observe(byId('area'));
new ResizeObserver(redraw).observe(scroller);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
  readColours();
  redraw();
});

readColours();
byId('design').textContent = 'waves of ' + tree.label + ', ' + cycles.toLocaleString('en') + (cycles === 1 ? ' cycle' : ' cycles');
const own = signals.map((_, index) => index).filter((index) => !signals[index].path.includes('.'));
const few = signals.length <= shownAtFirst ? signals.map((_, index) => index) : own.slice(0, shownAtFirst);
setShown(few.length === 0 ? signals.map((_, index) => index).slice(0, shownAtFirst) : few, true);
fit();
if (mark !== undefined) {
  byId('marked').textContent = mark.text;
  byId('marked').hidden = false;
  document.title = mark.text + ' - ' + document.title;
  setMarker(mark.cycle - firstCycle);
  setCursor(mark.cycle - firstCycle);
}
document.documentElement.dataset.ready = 'yes';
`;
