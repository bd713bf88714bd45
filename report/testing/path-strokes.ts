/** Reads path data back: the strokes that it draws. */
import type { Point } from '../plot-path.ts';

/** The points of each stroke; a dot has two in the same place. Knows the commands that the plots use. */
export function pathStrokes(data: string): Point[][] {
  const strokes: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest = ''] of data.matchAll(/([mlhvz])([^mlhvz]*)/g)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([n]) => Number(n));
    const [a = Number.NaN, b = Number.NaN] = numbers;
    if (command === 'z') continue;
    if (command === 'h') x += a;
    else if (command === 'v') y += a;
    else [x, y] = [x + a, y + b];
    if (command === 'm') strokes.push([]);
    strokes.at(-1)!.push([x, y]);
  }
  return strokes;
}
