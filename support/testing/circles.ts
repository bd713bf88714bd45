/** Folders that import each other in a circle. */
import { dirname } from 'node:path';
import type { Import } from './imports.ts';
import { roomOf } from './rooms.ts';

/**
 * Of an import, the two folders that lie in one folder and that it leads between: rooms, or folders within a room.
 * Undefined where one of its files lies in a folder around the other, because a folder and what is in it are one.
 */
function betweenFolders({ file, target }: Import): readonly [from: string, to: string] | undefined {
  const rooms = [roomOf(file), roomOf(target)] as const;
  if (rooms[0] !== rooms[1]) return rooms;
  const [from, to] = [dirname(file).split('/'), dirname(target).split('/')];
  const common = from.findIndex((part, i) => part !== to[i]);
  if (common < 0 || common >= to.length) return undefined;
  return [from.slice(0, common + 1).join('/'), to.slice(0, common + 1).join('/')];
}

/** Who imports whom among folders that lie beside each other, with an example of each. */
export function folderArrows(imports: readonly Import[]): ReadonlyMap<string, ReadonlyMap<string, Import>> {
  const arrows = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const pair = betweenFolders(one);
    if (pair === undefined) continue;
    const of = arrows.get(pair[0]) ?? new Map<string, Import>();
    arrows.set(pair[0], of.set(pair[1], of.get(pair[1]) ?? one));
  }
  return arrows;
}

/** Each circle once, by the imports that make it. */
export function circles(imports: readonly Import[]): readonly (readonly string[])[] {
  const arrows = folderArrows(imports);
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (folder: string, path: readonly string[]): void => {
    const before = path.indexOf(folder);
    if (before >= 0) {
      const circle = [...path.slice(before), folder];
      const steps = circle.slice(1).map((to, i) => arrows.get(circle[i]!)!.get(to)!);
      found.push(steps.map(({ file, target }) => `${file} imports ${target}`));
    }
    if (done.has(folder)) return;
    done.add(folder);
    for (const to of arrows.get(folder)?.keys() ?? []) visit(to, [...path, folder]);
  };
  for (const folder of arrows.keys()) visit(folder, []);
  return found;
}
