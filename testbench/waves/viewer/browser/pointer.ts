/** What wheel and pointer do on the picture, the ruler and the line between names and waves. */
import type { TimeAxis } from './time-axis.ts';

/** The parts that the pointer acts on. */
export interface PointerPlaces {
  readonly plot: HTMLElement;
  readonly ruler: HTMLElement;
  readonly divider: HTMLElement;
  readonly waves: HTMLElement;
}

/** What it asks for. */
export interface PointerActions {
  redraw(): void;
  setCursor(cycle: number): void;
  setMarker(cycle: number): void;
  /** Select the signal whose row is at this height of the picture. */
  selectAt(y: number): void;
}

/** Pixels of a wheel's turn, whatever its unit. */
const turn = (delta: number, mode: number): number => delta * (mode === 1 ? 16 : mode === 2 ? 400 : 1);

/** Follow the pointer for as long as these elements exist. */
export function followPointer(places: PointerPlaces, axis: TimeAxis, actions: PointerActions): void {
  for (const canvas of [places.plot, places.ruler]) followWheel(canvas, axis, actions);
  followDrag(places.plot, axis, actions);
  followRuler(places.ruler, axis, actions);
  followDivider(places);
}

function followWheel(canvas: HTMLElement, axis: TimeAxis, { redraw }: PointerActions): void {
  const follow = (event: WheelEvent): void => {
    // With Alt the wheel scrolls the signals.
    if (event.altKey) return;
    event.preventDefault();
    const [dx, dy] = [turn(event.deltaX, event.deltaMode), turn(event.deltaY, event.deltaMode)];
    if (event.shiftKey || Math.abs(dx) > Math.abs(dy)) axis.from += (event.shiftKey && dx === 0 ? dy : dx) / axis.scale;
    else axis.zoom(Math.exp(-dy / 400), event.offsetX);
    redraw();
  };
  canvas.addEventListener('wheel', follow, { passive: false });
}

/** Drags move along the run, clicks choose a cycle and a signal. */
function followDrag(plot: HTMLElement, axis: TimeAxis, actions: PointerActions): void {
  let drag: { readonly x: number; readonly from: number; moved: boolean } | undefined;
  plot.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    plot.setPointerCapture(event.pointerId);
    drag = { x: event.offsetX, from: axis.from, moved: false };
  });
  plot.addEventListener('pointermove', (event) => {
    if (drag === undefined) return;
    drag.moved ||= Math.abs(event.offsetX - drag.x) > 4;
    if (!drag.moved) return;
    axis.from = drag.from - (event.offsetX - drag.x) / axis.scale;
    actions.redraw();
  });
  plot.addEventListener('pointerup', (event) => {
    if (drag !== undefined && !drag.moved) {
      const cycle = axis.cycleAt(event.offsetX);
      if (event.shiftKey) actions.setMarker(cycle);
      else actions.setCursor(cycle);
      actions.selectAt(event.offsetY);
    }
    drag = undefined;
  });
  plot.addEventListener('pointercancel', () => {
    drag = undefined;
  });
}

/** On the ruler the cursor follows the pointer. */
function followRuler(ruler: HTMLElement, axis: TimeAxis, { setCursor }: PointerActions): void {
  ruler.addEventListener('pointerdown', (event) => {
    ruler.setPointerCapture(event.pointerId);
    setCursor(axis.cycleAt(event.offsetX));
  });
  ruler.addEventListener('pointermove', (event) => {
    if (event.buttons === 1) setCursor(axis.cycleAt(event.offsetX));
  });
}

function followDivider({ divider, waves }: PointerPlaces): void {
  divider.addEventListener('pointerdown', (event) => divider.setPointerCapture(event.pointerId));
  divider.addEventListener('pointermove', (event) => {
    if (event.buttons !== 1) return;
    const { left, width } = waves.getBoundingClientRect();
    const names = Math.max(120, Math.min(width - 120, event.clientX - left));
    waves.style.setProperty('--names', `${names}px`);
  });
}
