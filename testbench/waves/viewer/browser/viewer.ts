/** The parts of the viewer together: what is chosen, and what has to be drawn for it. */
import type { WaveData } from '../wave-data-types.ts';
import { part } from './elements.ts';
import { type Commands, followKey } from './keys.ts';
import { Picture } from './picture.ts';
import { followPointer } from './pointer.ts';
import { RowGroups } from './row-groups.ts';
import { SignalList } from './signal-list.ts';
import { rowHeight, SignalRows } from './signal-rows.ts';
import { type Radix, radicesOf, radixNames, type ViewedSignal, viewedSignals } from './signals.ts';
import { TimeAxis } from './time-axis.ts';
import content from './wave-view.html';

/** Signals that are shown without having been asked for. */
const shownAtFirst = 40;

/** What a reader has chosen, by names, so that it holds for another run. */
export interface Choices {
  readonly shown: readonly string[];
  readonly listClosed: boolean;
  readonly radices: ReadonlyMap<string, Radix>;
  readonly selected: string | undefined;
  /** Numbers of edges. */
  readonly cursor: number;
  readonly marker: number | undefined;
  /** The edge at the left, and pixels a cycle; undefined where the whole run is in view. */
  readonly view: { readonly from: number; readonly scale: number } | undefined;
}

/** What the page around it wants. */
export interface ViewerOptions {
  readonly keysOfPage?: boolean;
  readonly listClosed?: boolean;
  readonly onCursor?: (cycle: number) => void;
}

/** One run in a shadow root. Times are cycles since the first. */
export class Viewer {
  readonly #root: ShadowRoot;
  readonly #waves: WaveData;
  readonly #signals: readonly ViewedSignal[];
  readonly #groups: RowGroups;
  readonly #list: SignalList;
  readonly #rows: SignalRows;
  readonly #axis: TimeAxis;
  readonly #picture: Picture;
  readonly #options: ViewerOptions;
  /** Ends what was begun outside of the elements. */
  readonly #stop = new AbortController();
  #cursor = 0;
  #marker: number | undefined;
  #selected: number | undefined;
  #isDue = false;

  constructor(root: ShadowRoot, waves: WaveData, options: ViewerOptions, choices?: Choices) {
    const template = document.createElement('template');
    template.innerHTML = content;
    root.replaceChildren(template.content);
    this.#root = root;
    this.#waves = waves;
    this.#options = options;
    this.#signals = viewedSignals(waves);
    this.#groups = new RowGroups(waves.tree);
    const setShown = (indices: readonly number[], shown: boolean): void => this.#setShown(indices, shown);
    this.#list = new SignalList(
      { list: this.#part('list'), count: this.#part('count') },
      this.#signals,
      waves.tree,
      setShown,
    );
    this.#rows = new SignalRows(this.#part('rows'), this.#signals, this.#groups, {
      select: (index) => this.#select(index),
      remove: (index) => this.#setShown([index], false),
      changed: () => this.#rebuild(),
    });
    const area = this.#part('area');
    this.#axis = new TimeAxis(waves.cycles, () => area.clientWidth);
    const places = {
      plot: part(root, 'plot', HTMLCanvasElement),
      ruler: part(root, 'ruler', HTMLCanvasElement),
      scroller: this.#part('scroll'),
      probe: this.#part('probe'),
    };
    this.#picture = new Picture(places, this.#signals, this.#axis, waves);
    followPointer({ ...places, divider: this.#part('divider'), waves: this.#part('waves') }, this.#axis, {
      redraw: () => this.#redraw(),
      setCursor: (cycle) => this.#setCursor(cycle),
      setMarker: (cycle) => this.#setMarker(cycle),
      selectAt: (y) => {
        const row = this.#rows.rows[Math.floor((y + places.scroller.scrollTop) / rowHeight)];
        if (row?.index === undefined) return;
        this.#select(row.index);
        // So that keys are about what was clicked.
        this.#rows.focus(row.index);
      },
    });
    if (choices?.listClosed ?? options.listClosed === true) this.#toggleList();
    this.#followControls();
    this.#followWindow(area, places.scroller);
    this.#begin(choices);
  }

  get cursor(): number {
    return this.#waves.firstCycle + this.#cursor;
  }

  set cursor(cycle: number) {
    this.#moveCursor(cycle - this.#waves.firstCycle);
  }

  get choices(): Choices {
    const { firstCycle, cycles } = this.#waves;
    const { from, scale, width } = this.#axis;
    const name = (index: number): string => this.#signals[index]!.path;
    return {
      shown: [...this.#groups.shown].map(name),
      listClosed: this.#part('side').hidden !== false,
      radices: new Map(this.#signals.map(({ path, radix }) => [path, radix])),
      selected: this.#selected === undefined ? undefined : name(this.#selected),
      cursor: this.cursor,
      marker: this.#marker === undefined ? undefined : this.#marker + firstCycle,
      view: scale * cycles <= width * 1.001 ? undefined : { from: from + firstCycle, scale },
    };
  }

  dispose(): void {
    this.#stop.abort();
  }

  /** The signals of the design itself at first, or all if they are few, and the whole run. */
  #begin(choices: Choices | undefined): void {
    const { firstCycle, cycles, tree, mark } = this.#waves;
    const count = `${cycles.toLocaleString('en')}${cycles === 1 ? ' cycle' : ' cycles'}`;
    this.#part('design').textContent = `waves of ${tree.label}, ${count}`;
    for (const signal of this.#signals) {
      const radix = choices?.radices.get(signal.path);
      if (radix !== undefined && radicesOf(signal).includes(radix)) signal.radix = radix;
    }
    this.#axis.fit();
    const again = new Set(choices?.shown);
    const kept = this.#indices(({ path }) => again.has(path));
    this.#setShown(kept.length > 0 ? kept : this.#first(), true);
    if (choices?.selected !== undefined) {
      const [selected] = this.#indices(({ path }) => path === choices.selected);
      if (selected !== undefined && this.#groups.shown.has(selected)) this.#select(selected);
    }
    if (choices !== undefined) {
      if (choices.view !== undefined) {
        this.#axis.scale = choices.view.scale;
        this.#axis.from = choices.view.from - firstCycle;
      }
      const marker = choices.marker === undefined ? undefined : choices.marker - firstCycle;
      if (marker !== undefined && marker >= 0 && marker < cycles) this.#setMarker(marker);
      this.#setCursor(choices.cursor - firstCycle);
    }
    if (mark === undefined) return;
    this.#part('marked').textContent = mark.text;
    this.#part('marked').hidden = false;
    this.#setMarker(mark.cycle - firstCycle);
    this.#setCursor(mark.cycle - firstCycle);
  }

  #first(): readonly number[] {
    if (this.#signals.length <= shownAtFirst) return this.#indices(() => true);
    const own = this.#indices(({ path }) => !path.includes('.')).slice(0, shownAtFirst);
    return own.length > 0 ? own : this.#indices(() => true).slice(0, shownAtFirst);
  }

  #indices(holds: (signal: ViewedSignal) => boolean): readonly number[] {
    return this.#signals.flatMap((signal, index) => (holds(signal) ? [index] : []));
  }

  #setShown(indices: readonly number[], shown: boolean): void {
    for (const index of indices) {
      if (shown) this.#groups.show(index);
      else this.#groups.hide(index);
      if (!shown && this.#selected === index) this.#selected = undefined;
    }
    this.#list.refresh(this.#groups.shown);
    this.#rebuild();
  }

  #rebuild(): void {
    this.#rows.rebuild();
    this.#part('empty').hidden = this.#rows.rows.length > 0;
    this.#markSelected();
    this.#refreshValues();
    this.#redraw();
  }

  #select(index: number): void {
    this.#selected = index;
    this.#markSelected();
    this.#redraw();
  }

  #markSelected(): void {
    this.#rows.mark(this.#selected);
    const box = part(this.#root, 'radix', HTMLSelectElement);
    const signal = this.#selected === undefined ? undefined : this.#signals[this.#selected]!;
    box.disabled = signal === undefined;
    const radices = signal === undefined ? [] : radicesOf(signal);
    box.replaceChildren(...radices.map((radix) => new Option(radixNames[radix], radix)));
    if (signal !== undefined) box.value = signal.radix;
  }

  #setRadix(radix: Radix): void {
    if (this.#selected === undefined) return;
    this.#signals[this.#selected]!.radix = radix;
    part(this.#root, 'radix', HTMLSelectElement).value = radix;
    this.#refreshValues();
    this.#redraw();
  }

  #setCursor(time: number): void {
    const before = this.#cursor;
    this.#cursor = Math.max(0, Math.min(this.#waves.cycles - 1, time));
    this.#refreshValues();
    this.#redraw();
    if (this.#cursor !== before) this.#options.onCursor?.(this.cursor);
  }

  /** And have it in view. */
  #moveCursor(time: number): void {
    this.#setCursor(time);
    this.#axis.reveal(this.#cursor);
  }

  #setMarker(time: number): void {
    this.#marker = time;
    this.#refreshValues();
    this.#redraw();
  }

  #refreshValues(): void {
    if (this.#waves.cycles > 0) this.#rows.refreshValues(this.#cursor);
    const none = '\u2013';
    const marker = this.#marker;
    this.#part('cursor').textContent = String(this.cursor);
    this.#part('marker').textContent = marker === undefined ? none : String(this.#waves.firstCycle + marker);
    this.#part('difference').textContent = marker === undefined ? none : signedText(this.#cursor - marker);
  }

  /** Once a frame, however often it is asked for. */
  #redraw(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      if (this.#stop.signal.aborted || this.#waves.cycles === 0) return;
      this.#picture.draw({
        rows: this.#rows.rows,
        cursor: this.#cursor,
        marker: this.#marker,
        selected: this.#selected,
      });
    });
  }

  #commands(): Commands {
    return {
      moveBy: (cycles) => this.#moveCursor(this.#cursor + cycles),
      toStart: () => this.#moveCursor(0),
      toEnd: () => this.#moveCursor(this.#waves.cycles - 1),
      selectBy: (step) => this.#selectBy(step),
      removeSelected: () => this.#removeSelected(),
      zoom: (factor) => this.#zoomAtCursor(factor),
      fit: () => {
        this.#axis.fit();
        this.#redraw();
      },
      mark: () => this.#setMarker(this.#cursor),
      toEdge: (direction) => this.#toEdge(direction),
      nextRadix: () => {
        if (this.#selected === undefined) return;
        const signal = this.#signals[this.#selected]!;
        const radices = radicesOf(signal);
        this.#setRadix(radices[(radices.indexOf(signal.radix) + 1) % radices.length]!);
      },
      focusSearch: () => {
        if (this.#part('side').hidden) this.#toggleList();
        this.#part('search').focus();
      },
      toggleHelp: () => {
        const keys = this.#part('keys');
        keys.hidden = !keys.hidden;
        this.#part('help').setAttribute('aria-expanded', String(!keys.hidden));
      },
    };
  }

  /** Where the cursor is, if that can be seen. */
  #zoomAtCursor(factor: number): void {
    const x = this.#axis.xOf(this.#cursor + 0.5);
    this.#axis.zoom(factor, x >= 0 && x <= this.#axis.width ? x : this.#axis.width / 2);
    this.#redraw();
  }

  /** Where the selected signal has the value that it has now no longer, or has it since. */
  #toEdge(direction: 1 | -1): void {
    if (this.#selected === undefined) return;
    const { values } = this.#signals[this.#selected]!;
    const change = values.at(this.#cursor);
    const before = values.times[change] === this.#cursor ? change - 1 : change;
    const target = values.times[direction > 0 ? change + 1 : before];
    if (target !== undefined) this.#moveCursor(target);
  }

  #selectBy(step: number): void {
    const { order } = this.#rows;
    const at = this.#selected === undefined ? -1 : order.indexOf(this.#selected);
    const index = order[at < 0 ? 0 : Math.max(0, Math.min(order.length - 1, at + step))];
    if (index === undefined) return;
    this.#select(index);
    if (this.#rows.hasFocus) this.#rows.focus(index);
    this.#rows.reveal(index);
  }

  #removeSelected(): void {
    if (this.#selected === undefined) return;
    const { order } = this.#rows;
    const at = order.indexOf(this.#selected);
    this.#setShown([this.#selected], false);
    const next = order[at + 1] ?? order[at - 1];
    if (next !== undefined) this.#select(next);
  }

  /** The list of all signals takes a quarter of the width. */
  #toggleList(): void {
    const side = this.#part('side');
    side.hidden = !side.hidden;
    this.#part('signals').setAttribute('aria-expanded', String(!side.hidden));
  }

  #showFound(): void {
    const [first] = this.#list.found;
    if (first === undefined) return;
    this.#setShown(this.#list.found, true);
    this.#select(first);
    this.#rows.reveal(first);
  }

  #followControls(): void {
    const commands = this.#commands();
    const clicks: Readonly<Record<string, () => void>> = {
      'zoom-in': () => commands.zoom(2),
      'zoom-out': () => commands.zoom(0.5),
      fit: commands.fit,
      previous: () => commands.toEdge(-1),
      next: () => commands.toEdge(1),
      mark: commands.mark,
      help: commands.toggleHelp,
      signals: () => this.#toggleList(),
      all: () => this.#setShown(this.#list.found, true),
      none: () => this.#setShown(this.#list.found, false),
    };
    for (const [id, action] of Object.entries(clicks)) this.#part(id).addEventListener('click', action);
    const radix = part(this.#root, 'radix', HTMLSelectElement);
    radix.addEventListener('change', () => this.#setRadix(radix.value as Radix));
    const search = part(this.#root, 'search', HTMLInputElement);
    search.addEventListener('input', () => this.#list.search(search.value));
    search.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.#showFound();
    });
    const { signal } = this.#stop;
    const followed: EventTarget = this.#options.keysOfPage === true ? window : this.#root;
    followed.addEventListener('keydown', (event) => followKey(event as KeyboardEvent, commands), { signal });
  }

  /** Sizes and colours of the page around it. */
  #followWindow(area: HTMLElement, scroller: HTMLElement): void {
    const { signal } = this.#stop;
    scroller.addEventListener('scroll', () => this.#redraw());
    const sizes = new ResizeObserver(() => this.#redraw());
    for (const element of [area, scroller]) sizes.observe(element);
    const recolour = (): void => {
      this.#picture.readColours();
      this.#redraw();
    };
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolour, { signal });
    // Pages with a switch for their theme set an attribute of their root.
    const theme = new MutationObserver(recolour);
    theme.observe(document.documentElement, { attributes: true });
    signal.addEventListener('abort', () => {
      sizes.disconnect();
      theme.disconnect();
    });
  }

  #part(id: string): HTMLElement {
    return part(this.#root, id, HTMLElement);
  }
}

const signedText = (n: number): string => `${n > 0 ? '+' : n < 0 ? '\u2212' : ''}${Math.abs(n)}`;
