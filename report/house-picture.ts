/** The house as a picture: rooms as boxes, imports as lines that lead down. */
import { boxHeight, layOut, type PlacedEdge } from './diagram-layout.ts';
import { escapeXml } from './escape.ts';
import { diagramStyle } from './state-diagram-style.ts';

/** A folder that is drawn as one box. */
export interface HouseRoom {
  readonly name: string;
  /** Drawn with the stronger border. */
  readonly isProduct: boolean;
  /** Names of rooms below it. */
  readonly imports: readonly string[];
}

/** px. */
const margin = 20;
const character = 8;
const tipHeight = 8;

const style = `${diagramStyle}
.sd .product rect{stroke-width:2.2;stroke:#0a5cad}
@media (prefers-color-scheme:dark){.sd .product rect{stroke:#79bdff}}
`;

/**
 * A standalone SVG for light and dark. The first room is on top, and none may import it; no room may be in a circle.
 * Equal rooms give equal text.
 */
export function renderHouse(rooms: readonly HouseRoom[], title: string): string {
  const boxes = rooms.map(({ name }) => ({ id: name, width: name.length * character + 24 }));
  const arrows = rooms.flatMap(({ name, imports }) => imports.map((to) => ({ from: name, to, labelWidth: 0 })));
  const layout = layOut(boxes, arrows);
  const [width, height] = [layout.width, layout.height].map((size) => Math.ceil(size + 2 * margin));
  const lines = layout.edges.map(
    (edge, i) =>
      `<g class="edge"><title>${escapeXml(`${arrows[i]!.from} imports ${arrows[i]!.to}`)}</title><path d="${linePath(edge)}"/>${tip(edge)}</g>`,
  );
  const drawn = rooms.map(({ name, isProduct }, i) => {
    const { x, y } = layout.boxes[i]!;
    const w = boxes[i]!.width;
    return [
      `<g class="state${isProduct ? ' product' : ''}">`,
      `<rect x="${px(x - w / 2)}" y="${px(y - boxHeight / 2)}" width="${px(w)}" height="${boxHeight}" rx="6"/>`,
      `<text x="${px(x)}" y="${px(y + 4.5)}">${escapeXml(name)}</text></g>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="sd" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">`,
    `<style>${style}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    `<g transform="translate(${margin} ${margin})">`,
    // Boxes last: a line ends at their border.
    ...lines,
    ...drawn,
    '</g>',
    '</svg>\n',
  ].join('\n');
}

const px = (n: number): string => String(Math.round(n * 10) / 10);

/** From bend to bend, upright at each; the last piece ends where the tip begins. */
function linePath({ points }: PlacedEdge): string {
  const [start, ...more] = points;
  let { x, y } = start!;
  const parts = [`M${px(x)} ${px(y)}`];
  more.forEach((p, i) => {
    const to = i === more.length - 1 ? p.y - tipHeight : p.y;
    const middle = (y + to) / 2;
    parts.push(`C${px(x)} ${px(middle)} ${px(p.x)} ${px(middle)} ${px(p.x)} ${px(to)}`);
    [x, y] = [p.x, to];
  });
  return parts.join('');
}

function tip({ points }: PlacedEdge): string {
  const { x, y } = points.at(-1)!;
  return `<path class="tip" d="M${px(x - 4)} ${px(y - tipHeight)}H${px(x + 4)}L${px(x)} ${px(y)}z"/>`;
}
