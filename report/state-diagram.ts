/** A state machine as a picture: states as boxes, transitions as lines from box to box. */
import { boxHeight, layOut, type PlacedEdge } from './diagram-layout.ts';
import { escapeXml } from './escape.ts';
import { diagramStyle } from './state-diagram-style.ts';

/** What is drawn: `stateMachines` gives it for a design. */
export interface DiagramMachine {
  readonly module: string;
  readonly register: string;
  /** The state after reset is one of them. */
  readonly states: readonly { readonly name: string; readonly isReset: boolean; readonly isReached: boolean }[];
  readonly transitions: readonly { readonly from: string; readonly to: string; readonly condition: string }[];
}

/** px; characters are measured as the widest common monospaced fonts have them. */
const margin = 24;
const top = 78;
const stateCharacter = 8;
const labelCharacter = 6.8;
const tipHeight = 9;
/** Characters of a condition that are shown; all of it is in the line's `<title>`. */
const shownCharacters = 28;

/**
 * A standalone SVG for light and dark. The state after reset is on top, below a dot; states that no statement leads to
 * are dashed. Equal machines give equal text.
 */
export function renderMachine({ module, register, states, transitions }: DiagramMachine): string {
  const inOrder = states.toSorted((a, b) => Number(b.isReset) - Number(a.isReset));
  const boxes = inOrder.map(({ name }) => ({ id: name, width: Math.max(84, name.length * stateCharacter + 28) }));
  const labels = transitions.map((t) => shortened(t.condition));
  const edges = transitions.map(({ from, to }, i) => ({ from, to, labelWidth: labels[i]!.length * labelCharacter }));
  const layout = layOut(boxes, edges);
  const title = `${module}: ${register}`;
  const width = Math.ceil(Math.max(layout.width, title.length * stateCharacter) + 2 * margin);
  const height = Math.ceil(layout.height + top + margin);
  const lines = layout.edges.map((edge, i) => {
    const { from, to, condition } = transitions[i]!;
    const what = `${from} to ${to}${condition === '' ? ', always' : `: ${condition}`}`;
    return [
      `<g class="edge"><title>${escapeXml(what)}</title><path d="${linePath(edge)}"/>${arrow(edge)}`,
      labels[i] === ''
        ? ''
        : `<text x="${px(edge.label.x)}" y="${px(edge.label.y + 4)}">${escapeXml(labels[i]!)}</text>`,
      '</g>',
    ].join('');
  });
  const drawn = inOrder.map(({ name, isReset, isReached }, i) => {
    const { x, y } = layout.boxes[i]!;
    const { width: w } = boxes[i]!;
    const kind = `state${isReset ? ' reset' : ''}${isReached ? '' : ' unreached'}`;
    const note = isReset ? `${name}, after reset` : isReached ? name : `${name}: no statement leads to it`;
    const start = isReset
      ? `<circle class="dot" cx="${px(x)}" cy="-28" r="5"/><path d="M${px(x)} -23V-6"/>${tip(x, 0, 1)}`
      : '';
    return [
      `<g class="${kind}"><title>${escapeXml(note)}</title>${start}`,
      `<rect x="${px(x - w / 2)}" y="${px(y - boxHeight / 2)}" width="${px(w)}" height="${boxHeight}" rx="6"/>`,
      `<text x="${px(x)}" y="${px(y + 4.5)}">${escapeXml(name)}</text></g>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="sd" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">`,
    `<style>${diagramStyle}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    `<text class="title" x="${margin}" y="28">${escapeXml(title)}</text>`,
    `<g transform="translate(${margin} ${top})">`,
    // Boxes last: a line ends at their border.
    ...lines,
    ...drawn,
    '</g>',
    '</svg>\n',
  ].join('\n');
}

const shortened = (text: string): string =>
  text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters - 1).trimEnd()}…`;

const px = (n: number): string => String(Math.round(n * 10) / 10);

/** From bend to bend with upright ends; beside boxes and labels the line is straight. */
function linePath({ points }: PlacedEdge): string {
  const [start, ...more] = points;
  let { x } = start!;
  let y = start!.y + tipHeight;
  const parts = [`M${px(x)} ${px(start!.y)}V${px(y)}`];
  more.forEach((p, i) => {
    const isEnd = i === more.length - 1;
    const straight = isEnd ? tipHeight : i % 2 === 0 ? 9 : boxHeight / 2;
    const to = p.y - straight;
    const middle = (y + to) / 2;
    if (Math.abs(p.x - x) < 0.05) parts.push(`V${px(to)}`);
    else parts.push(`C${px(x)} ${px(middle)} ${px(p.x)} ${px(middle)} ${px(p.x)} ${px(to)}`);
    ({ x } = p);
    y = isEnd ? p.y : p.y + straight;
    parts.push(`V${px(y)}`);
  });
  return parts.join('');
}

function arrow({ points, isBack }: PlacedEdge): string {
  const { x, y } = isBack ? points[0]! : points.at(-1)!;
  return tip(x, y, isBack ? -1 : 1);
}

/** An arrow's head that ends there and points down (1) or up (-1). */
const tip = (x: number, y: number, way: 1 | -1): string =>
  `<path class="tip" d="M${px(x - 4)} ${px(y - tipHeight * way)}H${px(x + 4)}L${px(x)} ${px(y)}z"/>`;
