/** Colours and sizes of wave pictures. */

/** `auto` follows the reader's system; the others are fixed. */
export type WaveTheme = 'auto' | 'light' | 'dark';

/** Sizes in pixels. */
export const SIZES = {
  /** Of a row, and of the wave in it. */
  row: 28,
  wave: 18,
  ruler: 30,
  /** Around everything. */
  margin: 12,
  /** Between names and waves. */
  gap: 12,
  font: 12,
  /** Of one character of the names and of the values. */
  nameCharacter: 7.25,
  valueCharacter: 6.65,
  /** Horizontal extent of an edge of a bit, and of the point of a bus segment. */
  bitSlope: 2,
  busSlope: 4,
} as const;

/** The style sheet; every rule is under the class `gw-waves`, so that it can stand in an HTML page. */
export function waveStyle(theme: WaveTheme): string {
  const rules = [colours(theme === 'dark' ? DARK : LIGHT)];
  if (theme === 'auto') rules.push(`@media (prefers-color-scheme: dark) {\n${colours(DARK)}\n}`);
  // Last, because an outline has a colour's fill otherwise.
  return [...rules, STRUCTURE].join('\n');
}

/** Colours of one theme. */
export interface Palette {
  readonly ground: string;
  readonly stripe: string;
  readonly ink: string;
  readonly dim: string;
  readonly grid: string;
  /** Line and fill. */
  readonly clock: string;
  readonly bit: readonly [string, string];
  readonly bus: readonly [string, string];
  readonly state: readonly [string, string];
}

/** On white. */
export const LIGHT: Palette = {
  ground: '#ffffff',
  stripe: '#f6f8fa',
  ink: '#1f2733',
  dim: '#66707f',
  grid: '#dfe4ea',
  clock: '#98a2b0',
  bit: ['#0b7a6b', '#c9f0e6'],
  bus: ['#5561c9', '#eceefc'],
  state: ['#b06a10', '#fdf0d8'],
};

/** On nearly black. */
export const DARK: Palette = {
  ground: '#12171f',
  stripe: '#181e28',
  ink: '#e4e8ee',
  dim: '#93a0b2',
  grid: '#2a3342',
  clock: '#5f6c7f',
  bit: ['#3ecfb8', '#12453f'],
  bus: ['#98a3f5', '#252b52'],
  state: ['#e9b25c', '#45330f'],
};

const STRUCTURE = `.gw-waves text { font: 12px ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
.gw-waves .gw-name { text-anchor: end; }
.gw-waves .gw-value { font-size: 11px; text-anchor: middle; }
.gw-waves .gw-tick { font-size: 11px; text-anchor: middle; }
.gw-waves .gw-grid { stroke-width: 1; shape-rendering: crispEdges; }
.gw-waves .gw-line { fill: none; stroke-width: 1.5; stroke-linejoin: round; }
.gw-waves .gw-segment { stroke-width: 1.25; stroke-linejoin: round; }
.gw-waves .gw-outline { fill: none; }
.gw-waves .gw-area, .gw-waves .gw-high { stroke: none; }`;

function colours(palette: Palette): string {
  const rules: string[] = [
    `.gw-ground { fill: ${palette.ground}; }`,
    `.gw-stripe { fill: ${palette.stripe}; }`,
    `text { fill: ${palette.ink}; }`,
    `.gw-scope, .gw-waves .gw-tick { fill: ${palette.dim}; }`,
    `.gw-grid { stroke: ${palette.grid}; }`,
    `.gw-clock { stroke: ${palette.clock}; }`,
    `.gw-bit { stroke: ${palette.bit[0]}; }`,
    `.gw-high { fill: ${palette.bit[1]}; }`,
    `.gw-bus { stroke: ${palette.bus[0]}; fill: ${palette.bus[1]}; }`,
    `.gw-state { stroke: ${palette.state[0]}; fill: ${palette.state[1]}; }`,
  ];
  return rules.map((rule) => `.gw-waves ${rule}`).join('\n');
}
