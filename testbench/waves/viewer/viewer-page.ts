/** One HTML file that shows the waves of a run, and needs nothing else. */

import { deflateSync } from 'node:zlib';
import { UserError } from '../../../support/user-error.ts';
import type { Signal } from '../../engine/simulator.ts';
import type { States } from '../../engine/states.ts';
import { ChangeChain } from '../change-chain.ts';
import type { Recording } from '../recording.ts';
import { type WaveScope, waveTree } from '../wave-tree.ts';
import { controlScript } from './control-script.ts';
import { dataScript } from './data-script.ts';
import { drawScript } from './draw-script.ts';
import { listScript } from './list-script.ts';
import { rowsScript } from './rows-script.ts';
import { viewerStyle } from './viewer-style.ts';

/** What the page shows of one signal; times of the chain are cycles since the first. */
export interface ViewedSignal extends Pick<Signal, 'path' | 'width' | 'states'> {
  readonly chain: ChangeChain;
}

/** An edge that a page is about, and what is said of it. */
export interface WaveMark {
  /** Number of the edge (`Simulator.cycle`). */
  readonly cycle: number;
  readonly text: string;
}

/** What the page shows. */
export interface ViewedWaves {
  /** Number of the edge that saw the first values. */
  readonly firstCycle: number;
  readonly cycles: number;
  readonly signals: readonly ViewedSignal[];
  /** Of the signals; its label is the name of the design. */
  readonly tree: WaveScope;
  /** In the heading; marker and cursor are there when the page opens. */
  readonly mark?: WaveMark;
}

/** Names of states under their values as decimal text, for JSON. */
const namesByValue = (states: States): Readonly<Record<string, string>> =>
  Object.fromEntries(states.map(({ name, value }) => [value, name]));

/** A page with the waves of a recording; `top` names the design. See `viewerPage`. */
export function waveViewer({ firstCycle, cycles, signals }: Recording, top = 'top'): string {
  const viewed = signals.map(({ values, ...signal }) => {
    const chain = new ChangeChain(signal.width);
    values.forEach((value, time) => {
      if (time === 0 || value !== values[time - 1]) chain.append(time, value);
    });
    return { ...signal, chain };
  });
  return viewerPage({ firstCycle, cycles, signals: viewed, tree: waveTree(signals, top) });
}

/**
 * The page: zoom, pan, cursor and marker, search, radix, groups, in light and dark. The changes are in it compressed
 * and are unpacked as signals come into view. `UserError` if there is no cycle at all.
 */
export function viewerPage({ firstCycle, cycles, signals, tree, mark }: ViewedWaves): string {
  if (cycles === 0) throw new UserError('nothing was recorded, so there are no waves to show');
  let place = 0;
  const described = signals.map(({ path, width, states, chain }) => {
    const at = place;
    place += chain.bytes.length;
    return {
      path,
      width,
      ...(states === undefined ? {} : { states: namesByValue(states) }),
      at,
      changes: chain.changes,
    };
  });
  const bytes = Buffer.concat(signals.map(({ chain }) => chain.bytes));
  const header = { firstCycle, cycles, signals: described, tree: plainTree(tree), mark };
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>Gatewright: waves</title>
<style>${viewerStyle}</style>
</head>
<body>
${BODY}
<script type="application/json" id="header">${scriptJson(header)}</script>
<script type="application/octet-stream" id="changes">${deflateSync(bytes).toString('base64')}</script>
<script>
'use strict';
(async () => {
${[dataScript, listScript, rowsScript, drawScript, controlScript].join('')}})();
</script>
</body>
</html>
`;
}

/** JSON that cannot end the element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

interface PlainScope {
  readonly label: string;
  readonly kind: WaveScope['kind'];
  /** Number and label of each signal. */
  readonly signals: readonly (readonly [number, string])[];
  readonly scopes: readonly PlainScope[];
}

function plainTree({ label, kind, signals, scopes }: WaveScope): PlainScope {
  return { label, kind, signals: signals.map((leaf) => [leaf.index, leaf.label]), scopes: scopes.map(plainTree) };
}

/** The page before its script fills it. */
const BODY = `<header>
<h1>Gatewright<small id="design"></small><small id="marked" hidden></small></h1>
<div class="tools">
<span class="set"><button type="button" id="zoom-out" title="Zoom out (-)" aria-label="Zoom out">&minus;</button><button type="button" id="zoom-in" title="Zoom in (+)" aria-label="Zoom in">+</button><button type="button" id="fit" title="Whole run (F)">Fit</button></span>
<span class="set"><button type="button" id="previous" title="Previous edge of the selected signal (P)">&lsaquo; Edge</button><button type="button" id="next" title="Next edge of the selected signal (N)">Edge &rsaquo;</button></span>
<span class="set"><button type="button" id="mark" title="Marker at the cursor (M)">Mark</button></span>
<label>Radix <select id="radix" title="Of the selected signal (R)" disabled></select></label>
<span class="set"><button type="button" id="help" aria-expanded="false" aria-controls="keys">Keys</button></span>
</div>
<dl class="readout">
<div class="is-cursor"><dt>cursor</dt><dd id="cursor"></dd></div>
<div class="is-marker"><dt>marker</dt><dd id="marker"></dd></div>
<div><dt>difference</dt><dd id="difference"></dd></div>
</dl>
</header>
<div id="keys" hidden><dl>
<div><dt>wheel, <kbd>+</kbd> <kbd>-</kbd></dt><dd>zoom at the pointer, at the cursor</dd></div>
<div><dt>drag, <kbd>Shift</kbd> wheel</dt><dd>move along the run</dd></div>
<div><dt>click</dt><dd>cursor; with <kbd>Shift</kbd> the marker</dd></div>
<div><dt><kbd>&larr;</kbd> <kbd>&rarr;</kbd></dt><dd>cursor by a cycle; with <kbd>Shift</kbd> by ten</dd></div>
<div><dt><kbd>&uarr;</kbd> <kbd>&darr;</kbd></dt><dd>select a signal</dd></div>
<div><dt><kbd>P</kbd> <kbd>N</kbd></dt><dd>its previous, next edge</dd></div>
<div><dt><kbd>R</kbd></dt><dd>its next radix</dd></div>
<div><dt><kbd>Del</kbd></dt><dd>take it out</dd></div>
<div><dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>cursor to the ends of the run</dd></div>
<div><dt><kbd>F</kbd></dt><dd>the whole run</dd></div>
<div><dt><kbd>M</kbd></dt><dd>marker at the cursor</dd></div>
<div><dt><kbd>/</kbd></dt><dd>search; <kbd>Enter</kbd> shows what was found</dd></div>
<div><dt>drag a name</dt><dd>to another place or group</dd></div>
<div><dt><kbd>Alt</kbd> wheel</dt><dd>scroll the signals</dd></div>
</dl></div>
<main>
<aside>
<input type="search" id="search" placeholder="Search signals" aria-label="Search signals" autocomplete="off" spellcheck="false">
<div id="list"></div>
<p class="count"><span id="count"></span><button type="button" id="all">All</button><button type="button" id="none">None</button></p>
</aside>
<section id="waves">
<div class="head"><div class="names"><span>signal</span><span>value</span></div><canvas id="ruler"></canvas></div>
<div id="scroll"><div id="rows" class="names" role="listbox" aria-label="Signals"></div><div id="area"><canvas id="plot" role="img" aria-label="Waves"></canvas></div></div>
<p id="empty" hidden>No signals are shown. Choose some in the list.</p>
<div id="divider" role="separator" aria-orientation="vertical"></div>
</section>
</main>`;
