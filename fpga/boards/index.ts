/** Every board, by name. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import { alveoU50 } from './alveo-u50.ts';
import { artyA7 } from './arty-a7.ts';
import type { Board } from './board.ts';
import { hx8k } from './hx8k.ts';
import { icebreaker } from './icebreaker.ts';
import { kcu116 } from './kcu116.ts';
import { ulx3s } from './ulx3s.ts';
import { versaEcp5 } from './versa-ecp5.ts';

export type { AmdPart, Board, Capacity, Ecp5Part, Ice40Part, Part, Pin, TiedPin } from './board.ts';
export { countPins } from './board.ts';

export const boards: readonly Board[] = [icebreaker, hx8k, ulx3s, versaEcp5, artyA7, kcu116, alveoU50];

/** The board of that name; an unknown name is a `UserError` with the nearest one. */
export function findBoard(all: readonly Board[], name: string): Board {
  const board = all.find((b) => b.name === name);
  if (board !== undefined) return board;
  const names = all.map((b) => b.name);
  throw new UserError(`there is no board ${name}${didYouMean(name, names)} (boards: ${names.join(', ')})`);
}
