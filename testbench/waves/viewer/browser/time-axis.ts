/** Which part of the run is in view, and where its cycles are. */

/** Times are cycles since the first, places are pixels from the left. */
export class TimeAxis {
  /** Of the left edge. */
  from = 0;
  /** Pixels a cycle. */
  scale = 0;
  readonly #cycles: number;
  readonly #width: () => number;

  /** `width`: that of the picture, now. */
  constructor(cycles: number, width: () => number) {
    this.#cycles = cycles;
    this.#width = width;
  }

  get width(): number {
    return this.#width();
  }

  xOf(time: number): number {
    return (time - this.from) * this.scale;
  }

  /** The cycle at a place, one that there is. */
  cycleAt(x: number): number {
    return Math.max(0, Math.min(this.#cycles - 1, Math.floor(this.from + x / this.scale)));
  }

  /** Not smaller than the whole run, not larger than makes sense, and within the run. */
  clamp(): void {
    const fits = this.width / this.#cycles;
    this.scale = Math.min(Math.max(200, fits), Math.max(fits, this.scale));
    this.from = Math.max(0, Math.min(this.#cycles - this.width / this.scale, this.from));
  }

  /** What is at a place stays there. */
  zoom(factor: number, x: number): void {
    const time = this.from + x / this.scale;
    this.scale *= factor;
    this.clamp();
    this.from = time - x / this.scale;
  }

  fit(): void {
    this.scale = 0;
    this.from = 0;
    this.clamp();
  }

  /** Have a cycle in view. */
  reveal(cycle: number): void {
    const x = this.xOf(cycle);
    if (x < 0 || x + Math.min(this.scale, this.width) > this.width)
      this.from = cycle + 0.5 - this.width / this.scale / 2;
  }

  /** The cycles in view at round numbers that have room for labels of `label` pixels, as times. */
  ticks(firstCycle: number, label: number): readonly number[] {
    let step = 1;
    while (step * this.scale < label) step *= String(step).startsWith('2') ? 2.5 : 2;
    const start = Math.ceil((firstCycle + this.from) / step) * step - firstCycle;
    const end = Math.min(this.#cycles, this.from + this.width / this.scale);
    const times: number[] = [];
    for (let time = start; time <= end; time += step) times.push(time);
    return times;
  }
}
