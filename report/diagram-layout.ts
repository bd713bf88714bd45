/**
 * Places for the boxes, labels and lines of a directed graph: layers from top to bottom, as in dot. Equal graphs get
 * equal places.
 *
 * Labels and the bends of long lines are points of layers of their own, so that no line crosses a box and no label lies
 * on another. All numbers are px.
 */

export interface GraphBox {
  readonly id: string;
  readonly width: number;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** Room that its label needs; 0 for none. */
  readonly labelWidth: number;
}

/** A line through points from top to bottom; `isBack` for one that leads upwards. */
export interface PlacedEdge {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly isBack: boolean;
  /** Where the label begins, half-way up its line of text. */
  readonly label: { readonly x: number; readonly y: number };
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Middles of the boxes, in the order of the boxes given. */
  readonly boxes: readonly { readonly x: number; readonly y: number }[];
  /** In the order of the edges given. */
  readonly edges: readonly PlacedEdge[];
}

/** Height of a box, and from the middle of a layer of boxes to the next layer, which is one of labels. */
export const boxHeight = 34;
const step = 54;
const gap = 18;

interface Point {
  readonly isBox: boolean;
  readonly layer: number;
  /** From the point, which lines go through, to the left and right end of what is drawn there. */
  readonly left: number;
  readonly right: number;
  readonly above: number[];
  readonly below: number[];
  x: number;
}

/** Edges lead from one box to another. The first box is in the top layer, and edges to it lead upwards. */
export function layOut(boxes: readonly GraphBox[], edges: readonly GraphEdge[]): Layout {
  const position = new Map(boxes.map((box, i) => [box.id, i]));
  const ends = edges.map((e) => ({ from: position.get(e.from)!, to: position.get(e.to)! }));
  const isBack = backEdges(boxes.length, ends);
  const down = ends.map(({ from, to }, i) => (isBack[i] ? { top: to, bottom: from } : { top: from, bottom: to }));
  const layerOf = layers(boxes.length, down);

  const points: Point[] = boxes.map(({ width }, i) => point(true, 2 * layerOf[i]!, width / 2, width / 2));
  const chains = down.map(({ top, bottom }, i) => {
    const [first, last] = [points[top]!.layer, points[bottom]!.layer];
    // An odd layer: boxes are in the even ones.
    const labelLayer = first + 2 * Math.floor((last - first - 1) / 4) + 1;
    const chain = [top];
    for (let layer = first + 1; layer < last; layer++) {
      const room = layer === labelLayer && edges[i]!.labelWidth > 0 ? edges[i]!.labelWidth + 6 : 5;
      chain.push(points.push(point(false, layer, 5, room)) - 1);
    }
    chain.push(bottom);
    chain.slice(1).forEach((below, n) => {
      points[chain[n]!]!.below.push(below);
      points[below]!.above.push(chain[n]!);
    });
    return { chain, label: chain.find((p) => points[p]!.layer === labelLayer)! };
  });

  const rows = ordered(points);
  place(points, rows);
  const leftmost = Math.min(...points.map((p) => p.x - p.left));
  const rightmost = Math.max(...points.map((p) => p.x + p.right));
  const at = (p: number) => ({ x: points[p]!.x - leftmost, y: points[p]!.layer * step + boxHeight / 2 });
  return {
    width: rightmost - leftmost,
    height: (rows.length - 1) * step + boxHeight,
    boxes: boxes.map((_, i) => at(i)),
    edges: chains.map(({ chain, label }, i) => {
      const inner = chain.slice(1, -1).map(at);
      const [top, bottom] = [chain[0]!, chain.at(-1)!];
      const start = { x: portX(points, top, chain[1]!, 'below') - leftmost, y: at(top).y + boxHeight / 2 };
      const end = { x: portX(points, bottom, chain.at(-2)!, 'above') - leftmost, y: at(bottom).y - boxHeight / 2 };
      return { points: [start, ...inner, end], isBack: isBack[i]!, label: { x: at(label).x + 7, y: at(label).y } };
    }),
  };
}

const point = (isBox: boolean, layer: number, left: number, right: number): Point => {
  return { isBox, layer, left, right, above: [], below: [], x: 0 };
};

/** The edges that close a cycle, by a search from the first box on, and those to the first box. */
function backEdges(count: number, ends: readonly { from: number; to: number }[]): readonly boolean[] {
  const back = ends.map(({ to }) => to === 0);
  const state = new Array<'new' | 'open' | 'done'>(count).fill('new');
  const visit = (box: number): void => {
    state[box] = 'open';
    ends.forEach(({ from, to }, i) => {
      if (from !== box) return;
      if (state[to] === 'open') back[i] = true;
      else if (state[to] === 'new') visit(to);
    });
    state[box] = 'done';
  };
  for (let box = 0; box < count; box++) if (state[box] === 'new') visit(box);
  return back;
}

/** The longest way down to each box. */
function layers(count: number, down: readonly { top: number; bottom: number }[]): readonly number[] {
  const layer = new Array<number>(count).fill(0);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { top, bottom } of down) {
      if (layer[bottom]! > layer[top]!) continue;
      layer[bottom] = layer[top]! + 1;
      changed = true;
    }
  }
  return layer;
}

/**
 * The points of each layer from left to right, with few crossings: sweeps by the middle of the neighbours, the best one
 * kept.
 */
function ordered(points: readonly Point[]): readonly (readonly number[])[] {
  const count = Math.max(...points.map((p) => p.layer)) + 1;
  let rows = Array.from({ length: count }, (_, layer) => [...points.keys()].filter((p) => points[p]!.layer === layer));
  let best = rows;
  let fewest = crossings(points, rows);
  for (let sweep = 0; sweep < 16; sweep++) {
    const side = sweep % 2 === 0 ? 'above' : 'below';
    const next = rows.map((row) => [...row]);
    const downwards = [...next.keys()];
    for (const layer of side === 'above' ? downwards : downwards.toReversed()) {
      const rank = new Map((next[side === 'above' ? layer - 1 : layer + 1] ?? []).map((p, i) => [p, i]));
      const middle = (p: number, i: number): number => {
        const near = points[p]![side].map((o) => rank.get(o)!);
        return near.length === 0 ? i : near.reduce((a, b) => a + b) / near.length;
      };
      const keyed = next[layer]!.map((p, i) => ({ p, key: middle(p, i) }));
      next[layer] = keyed.sort((a, b) => a.key - b.key).map(({ p }) => p);
    }
    rows = next;
    const now = crossings(points, rows);
    if (now < fewest) [best, fewest] = [rows, now];
  }
  return best;
}

function crossings(points: readonly Point[], rows: readonly (readonly number[])[]): number {
  let count = 0;
  for (const [layer, row] of rows.entries()) {
    const rank = new Map((rows[layer + 1] ?? []).map((p, i) => [p, i]));
    const lines = row.flatMap((p, i) => points[p]!.below.map((o) => [i, rank.get(o)!] as const));
    for (const [a, b] of lines) for (const [c, d] of lines) if (a < c && b > d) count++;
  }
  return count;
}

/** Sets each x near the mean of the neighbours', with room between those of a layer. */
function place(points: readonly Point[], rows: readonly (readonly number[])[]): void {
  for (const row of rows)
    pack(
      points,
      row,
      row.map(() => 0),
    );
  for (let sweep = 0; sweep < 40; sweep++) {
    const order = sweep % 2 === 0 ? rows : rows.toReversed();
    for (const row of order) {
      const wanted = row.map((p) => {
        // Bends of one line want to be above each other more than they want to be near its boxes.
        const near = [...points[p]!.above, ...points[p]!.below].map((o) => {
          return { x: points[o]!.x, weight: points[p]!.isBox || points[o]!.isBox ? 1 : 8 };
        });
        const weight = near.reduce((sum, n) => sum + n.weight, 0);
        return weight === 0 ? points[p]!.x : near.reduce((sum, n) => sum + n.weight * n.x, 0) / weight;
      });
      pack(points, row, wanted);
    }
  }
}

/** The places closest to the wanted ones that keep the gaps: neighbours that would touch move as one. */
function pack(points: readonly Point[], row: readonly number[], wanted: readonly number[]): void {
  const offset: number[] = [];
  row.forEach((p, i) => {
    const before = points[row[i - 1] ?? p]!;
    offset.push(i === 0 ? 0 : offset[i - 1]! + before.right + gap + points[p]!.left);
  });
  const groups: { sum: number; size: number }[] = [];
  wanted.forEach((x, i) => {
    let group = { sum: x - offset[i]!, size: 1 };
    for (let last = groups.at(-1); last && last.sum / last.size > group.sum / group.size; last = groups.at(-1)) {
      groups.pop();
      group = { sum: group.sum + last.sum, size: group.size + last.size };
    }
    groups.push(group);
  });
  let i = 0;
  for (const { sum, size } of groups) {
    for (const end = i + size; i < end; i++) points[row[i]!]!.x = sum / size + offset[i]!;
  }
}

/** Where a line meets the edge of a box: the lines of one edge side by side, in the order of where they go. */
function portX(points: readonly Point[], box: number, neighbour: number, side: 'above' | 'below'): number {
  const { x, left, right } = points[box]!;
  const near = points[box]![side].toSorted((a, b) => points[a]!.x - points[b]!.x);
  const spacing = Math.min(26, (left + right - 16) / Math.max(1, near.length - 1));
  return x + (near.indexOf(neighbour) - (near.length - 1) / 2) * spacing;
}
