import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { houseRooms, type Room, roomOf, withoutDetours } from '../support/testing/rooms.ts';
import { renderHouse } from './house-picture.ts';
import { architecturePicture, architectureTable } from './testing/architecture-page.ts';

const read = (name: string): string => readFileSync(inProject('docs', name), 'utf8');

test('the picture and the table of the page are those of the imports', () => {
  const remedy = 'node report/testing/write-architecture-page.ts';
  expect(read('architecture.svg') === architecturePicture(), remedy).toBe(true);
  const page = read('architecture.md');
  expect(withFigures(page, 'rooms', architectureTable()) === page, remedy).toBe(true);
});

test('every line of the picture leads down, and none is missing but those that others say', () => {
  const rooms = houseRooms();
  const drawn = withoutDetours(rooms);
  const reach = (name: string): readonly string[] => {
    const { imports } = drawn.find((room) => room.name === name)!;
    return [...imports, ...imports.flatMap(reach)];
  };
  expect(rooms.length).toBeGreaterThan(30);
  for (const { name, imports } of rooms) expect(reach(name)).toEqual(expect.arrayContaining([...imports]));
  const heights = new Map(
    [...architecturePicture().matchAll(/<rect x="[^"]+" y="([^"]+)"[^>]*><text[^>]*>([^<]+)</g)].map(([, y, name]) => [
      name!,
      Number(y),
    ]),
  );
  expect([...heights.keys()]).toEqual(rooms.map(({ name }) => name));
  const upwards = rooms.flatMap(({ name, imports }) =>
    imports.filter((to) => heights.get(to)! <= heights.get(name)!).map((to) => `${name} imports ${to}`),
  );
  expect(upwards).toEqual([]);
});

describe('rooms', () => {
  test.each([
    ['testbench/engine/wasm/program.ts', 'testbench/engine'],
    ['testbench/index.ts', 'testbench/index.ts'],
    ['cli/verbs/emit.ts', 'cli'],
    ['cli/uet/craft.ts', 'cli/uet'],
    ['gatewright.config.ts', 'gatewright.config.ts'],
  ])('%s is in %s', (file, room) => expect(roomOf(file)).toBe(room));

  const room = (name: string, ...imports: readonly string[]): Room => ({ name, isProduct: name === 'a', imports });

  test('an arrow that a detour says too is left out, and others stay', () => {
    const rooms = [room('a', 'b', 'c', 'd', 'e'), room('b', 'c'), room('c', 'd'), room('d'), room('e')];
    expect(withoutDetours(rooms).map(({ imports }) => imports)).toEqual([['b', 'e'], ['c'], ['d'], [], []]);
  });

  test('a picture has a box for each, a line for each arrow, and the stronger border for what is of the product', () => {
    const svg = renderHouse([room('a', 'b', 'c'), room('b', 'c'), room('c')], 'three');
    expect(svg.match(/<title>.*?<\/title>/g)).toEqual([
      '<title>a imports b</title>',
      '<title>a imports c</title>',
      '<title>b imports c</title>',
    ]);
    expect(
      [...svg.matchAll(/<g class="(state[^"]*)">.*<text[^>]*>(\w)</g)].map(([, kind, name]) => [kind, name]),
    ).toEqual([
      ['state product', 'a'],
      ['state', 'b'],
      ['state', 'c'],
    ]);
  });
});
