/** The viewer of waves, mounted on an element of any page. */
import type { WaveData } from '../wave-data-types.ts';
import { colourRule } from './colours.ts';
import { type Choices, Viewer } from './viewer.ts';
import style from './wave-view.css';

/** How it is mounted. */
export interface WaveViewOptions {
  /** Keys count wherever the page has the focus, not only in the viewer: for a page that is nothing else. */
  readonly keysOfPage?: boolean;
  /** The list of all signals, in which they are searched and chosen, is closed at first: for narrow places. */
  readonly listClosed?: boolean;
  /** Called with the number of the edge whenever the cursor is at another. */
  readonly onCursor?: (cycle: number) => void;
}

/** A viewer that is on a page. */
export interface WaveView {
  /** The number of the edge (`Simulator.cycle`) that the cursor is at; what is out of range is moved to the ends. */
  cursor: number;
  /**
   * Show another run. Signals that were shown, their radices, the one that is selected, cursor, marker and zoom stay,
   * by their names and as far as they fit.
   */
  show(waves: WaveData): void;
  /** Take it off the page. */
  dispose(): void;
}

/**
 * Show waves in `host`, an empty element of a height of its own: the viewer fills it. It needs nothing of the page
 * around it, which its styles do not reach: it is in a shadow root. Light or dark follows the CSS property
 * `color-scheme` of the host. Waves without a cycle show nothing but that.
 */
export function mountWaves(host: HTMLElement, waves: WaveData, options: WaveViewOptions = {}): WaveView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${colourRule}\n${style}`);
  root.adoptedStyleSheets = [sheet];
  let viewer = new Viewer(root, waves, options);
  return {
    get cursor() {
      return viewer.cursor;
    },
    set cursor(cycle: number) {
      viewer.cursor = cycle;
    },
    show(next) {
      const choices: Choices = viewer.choices;
      viewer.dispose();
      viewer = new Viewer(root, next, options, choices);
    },
    dispose() {
      viewer.dispose();
      root.replaceChildren();
    },
  };
}
