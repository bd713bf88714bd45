/** A tree as nested rectangles, each as large as what it stands for. */
import { groupDigits } from './digits.ts';
import { escapeXml } from './escape.ts';

export interface TreemapNode {
  readonly label: string;
  /** What is said of it where the pointer rests. */
  readonly title: string;
  /** With all that is below it; 0 or more. */
  readonly value: number;
  /** Their values add up to no more than this one's; what is missing is shown as the node's own. */
  readonly parts: readonly TreemapNode[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const width = 600;
const height = 360;
/** Of a node with parts: the line with its label. */
const head = 18;
const characterWidth = 6.7;
/** Hues of the top's parts, in their order there, so that two maps of one tree agree; what is in them shares theirs. */
const hues = 8;

/**
 * An SVG document of 600 by 360; its looks are in `treemapStyle`. Parts that would be smaller than a few dots are left
 * out.
 */
export function treemap(root: TreemapNode, label: string): string {
  const parts = inside({ x: 0, y: 0, width, height }, root, false, (node, box) => {
    return drawn(node, box, root.parts.indexOf(node) % hues, 1);
  });
  return `<svg class="treemap" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(label)}">${parts}</svg>`;
}

/** The same as a picture of its own, with plain colours and a media query: viewers other than browsers know no more. */
export function treemapPicture(root: TreemapNode, label: string): string {
  const style = [
    '.treemap text{font:11px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#24292f}',
    '.treemap .on-tile{fill:#1f2328}',
    '.treemap rect{stroke:#ffffff}',
    tiles,
    '@media (prefers-color-scheme:dark){.treemap text{fill:#e6edf3}.treemap .on-tile{fill:#1f2328}.treemap rect{stroke:#0d1117}}',
  ].join('\n');
  return `${treemap(root, label).replace('>', `><style>\n${style}\n</style>`)}\n`;
}

function drawn(node: TreemapNode, box: Box, hue: number, depth: number): string {
  if (box.width < 3 || box.height < 3) return '';
  const isParent = node.parts.length > 0 && box.width > 40 && box.height > head + 14;
  const kind = `h${hue} d${Math.min(depth, 4)}`;
  const rect = `<rect class="${kind}" x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}"/>`;
  const below = isParent
    ? inside(
        { x: box.x + 2, y: box.y + head, width: box.width - 4, height: box.height - head - 2 },
        node,
        true,
        (part, place) => drawn(part, place, hue, depth + 1),
      )
    : '';
  return `<g><title>${escapeXml(node.title)}</title>${rect}${text(node.label, box, true)}</g>${below}`;
}

/** On a tile, which has its colour in every scheme, or on the ground of the page. */
function text(label: string, { x, y, width: room, height: high }: Box, onTile: boolean): string {
  const fits = Math.floor((room - 8) / characterWidth);
  if (fits < 3 || high < 15) return '';
  const shown = label.length <= fits ? label : `${label.slice(0, fits - 1)}…`;
  const kind = onTile ? ' class="on-tile"' : '';
  return `<text${kind} x="${n(x + 4)}" y="${n(y + 13)}">${escapeXml(shown)}</text>`;
}

/** The parts of a node laid out in a box, and what is the node's own: a place without a colour of its own, last. */
function inside(box: Box, node: TreemapNode, onTile: boolean, draw: (part: TreemapNode, box: Box) => string): string {
  const parts = node.parts.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  const value = Math.max(0, node.value - parts.reduce((sum, part) => sum + part.value, 0));
  const own: TreemapNode = { label: `own ${groupDigits(value)}`, title: '', value, parts: [] };
  return squarified(box, value > 0 ? [...parts, own] : parts)
    .map(({ node: part, box: place }) => (part === own ? text(own.label, place, onTile) : draw(part, place)))
    .join('');
}

/**
 * Rows along the shorter side, each taking in nodes as long as that makes its worst rectangle no longer and thinner.
 * Source: Bruls, Huizing and van Wijk, Squarified Treemaps, 2000.
 */
function squarified(box: Box, nodes: readonly TreemapNode[]): { node: TreemapNode; box: Box }[] {
  const placed: { node: TreemapNode; box: Box }[] = [];
  let free = box;
  let rest = nodes;
  while (rest.length > 0) {
    const scale = (free.width * free.height) / rest.reduce((sum, { value }) => sum + value, 0);
    const side = Math.min(free.width, free.height);
    let count = 1;
    while (
      count < rest.length &&
      worst(rest.slice(0, count + 1), side, scale) <= worst(rest.slice(0, count), side, scale)
    ) {
      count++;
    }
    const row = rest.slice(0, count);
    const thick = (row.reduce((sum, { value }) => sum + value, 0) * scale) / side;
    let at = 0;
    for (const node of row) {
      const long = (node.value * scale) / thick;
      placed.push({
        node,
        box:
          free.width >= free.height
            ? { x: free.x, y: free.y + at, width: thick, height: long }
            : { x: free.x + at, y: free.y, width: long, height: thick },
      });
      at += long;
    }
    free =
      free.width >= free.height
        ? { ...free, x: free.x + thick, width: free.width - thick }
        : { ...free, y: free.y + thick, height: free.height - thick };
    rest = rest.slice(count);
  }
  return placed;
}

/** How long and thin the worst rectangle of a row is. */
function worst(row: readonly TreemapNode[], side: number, scale: number): number {
  const sizes = row.map(({ value }) => value * scale);
  const sum = sizes.reduce((a, b) => a + b, 0);
  return Math.max((side ** 2 * Math.max(...sizes)) / sum ** 2, sum ** 2 / (side ** 2 * Math.min(...sizes)));
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

const colours = [210, 150, 35, 280, 355, 185, 60, 320];

const tiles = colours
  .flatMap((hue, i) =>
    [1, 2, 3, 4].map((depth) => `.treemap .h${i}.d${depth} { fill: hsl(${hue} 55% ${64 + 7 * depth}%); }`),
  )
  .join('\n');

/** Style rules of tree maps on a page with the colours of `page-style.ts`. */
export const treemapStyle = [
  '.treemap text { font: 11px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: var(--text); pointer-events: none; }',
  '.treemap .on-tile { fill: #1f2328; }',
  '.treemap rect { stroke: var(--ground); stroke-width: 1; }',
  '.treemap g:hover rect { stroke: var(--text); }',
  tiles,
].join('\n');
