import { expect, test } from 'vitest';
import { markupProblem } from './testing/markup.ts';
import { type TreemapNode, treemap, treemapPicture } from './treemap.ts';

const node = (label: string, value: number, parts: readonly TreemapNode[] = []): TreemapNode => {
  return { label, title: `about ${label}`, value, parts };
};
const root = node('top', 100, [node('a', 40, [node('a.b', 30)]), node('<c>', 20), node('d', 30), node('nothing', 0)]);
const svg = treemap(root, 'a map');

interface Rect {
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly kind: string;
}

const rects: readonly Rect[] = [
  ...svg.matchAll(
    /<title>(.*?)<\/title><rect class="(.*?)" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
  ),
].map(([, title, kind, x, y, width, height]) => {
  return { title: title!, kind: kind!, x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
});
const rect = (title: string): Rect => rects.find((r) => r.title === title)!;

test("a rectangle is as large as its share of the whole, and what is the node's own stays free", () => {
  const area = 600 * 360;
  for (const [label, share] of [
    ['about a', 0.4],
    ['about &lt;c&gt;', 0.2],
    ['about d', 0.3],
  ] as const) {
    const { width, height } = rect(label);
    expect((width * height) / area).toBeCloseTo(share, 2);
  }
  expect(rects.map(({ title }) => title)).toEqual(['about a', 'about a.b', 'about d', 'about &lt;c&gt;']);
  expect(svg).toContain('>own 10</text>');
});

test('rectangles of one node do not overlap, stay inside, and are no stripes', () => {
  const tops = rects.filter(({ kind }) => kind.endsWith('d1'));
  for (const a of tops) {
    expect(a.x + a.width).toBeLessThanOrEqual(600.1);
    expect(a.y + a.height).toBeLessThanOrEqual(360.1);
    expect(Math.max(a.width / a.height, a.height / a.width)).toBeLessThan(3);
    for (const b of tops) {
      if (a === b) continue;
      const apart =
        a.x + a.width <= b.x + 0.2 ||
        b.x + b.width <= a.x + 0.2 ||
        a.y + a.height <= b.y + 0.2 ||
        b.y + b.height <= a.y + 0.2;
      expect(apart, `${a.title} and ${b.title}`).toBe(true);
    }
  }
  const [outer, inner] = [rect('about a'), rect('about a.b')];
  expect(inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width).toBe(true);
  expect(inner.y > outer.y && inner.y + inner.height <= outer.y + outer.height).toBe(true);
});

test("colours follow the order of the parts, not their size, and those within have their parent's", () => {
  expect(rects.map(({ kind }) => kind)).toEqual(['h0 d1', 'h0 d2', 'h2 d1', 'h1 d1']);
});

test('it is well-formed, an empty tree too', () => {
  expect(markupProblem(svg)).toBeUndefined();
  expect(markupProblem(treemap(node('none', 0), 'nothing'))).toBeUndefined();
});

test('a picture of its own is well-formed, and has its colours with it', () => {
  const picture = treemapPicture(root, 'a map');
  expect(markupProblem(picture)).toBeUndefined();
  expect(picture).not.toContain('var(');
  expect(picture.replace(/<style>[\s\S]*<\/style>/, '')).toBe(`${svg}\n`);
});
