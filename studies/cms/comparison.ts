/** Cells beside the same ones in uet-htsim, over some seeds each. */
import { runCell } from './cell.ts';
import { figuresOf } from './figures.ts';
import { referenceRows } from './reference.ts';
import { type CellName, cellOf } from './scenarios.ts';

/** Of a figure over seeds. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** us, us, Gb/s, packets. */
export type Compared = Readonly<Record<'median' | 'slowest' | 'goodput' | 'resent', Range>>;

export interface ComparisonRow extends CellName {
  readonly ours: Compared;
  readonly htsim: Compared;
  /** Ours where a coin says which packet gives way, as in the simulator; only where ranges do not overlap without. */
  readonly coin?: Compared;
}

type Row = Readonly<Record<keyof Compared, number>>;

function rangesOf(rows: readonly Row[]): Compared {
  const range = (of: keyof Compared): Range => {
    const values = rows.map((row) => row[of]);
    return { least: Math.min(...values), most: Math.max(...values) };
  };
  return { median: range('median'), slowest: range('slowest'), goodput: range('goodput'), resent: range('resent') };
}

/** The cells of which the simulator has figures. */
export function comparedCells(): readonly CellName[] {
  const cells = referenceRows().map(({ traffic, control, paths, mode }) => ({ traffic, control, paths, mode }));
  return [...new Map(cells.map((cell) => [JSON.stringify(cell), cell])).values()];
}

/** The simulator's goodputs have one digit after the point: ranges that differ by less are not apart. */
const resolution = 5e-4;
export const isNear = (a: Range, b: Range): boolean => Math.abs(gapOf(a, b)) < resolution;

export function compareCell(name: CellName, seeds: readonly number[]): ComparisonRow {
  const run = (victim: 'arriving' | 'either'): Compared =>
    rangesOf(seeds.map((seed) => figuresOf(runCell(cellOf(name, { seed, victim })))));
  const key = JSON.stringify(name);
  const there = referenceRows().filter(
    ({ traffic, control, paths, mode }) => JSON.stringify({ traffic, control, paths, mode }) === key,
  );
  const [ours, htsim] = [run('arriving'), rangesOf(there)];
  return isNear(ours.goodput, htsim.goodput) && isNear(ours.resent, htsim.resent)
    ? { ...name, ours, htsim }
    : { ...name, ours, htsim, coin: run('either') };
}

/** By what share the nearest values of two ranges differ: 0 where they overlap; below 0 where the first is lower. */
export function gapOf(a: Range, b: Range): number {
  if (a.least > b.most) return a.least / b.most - 1;
  return a.most < b.least ? a.most / b.least - 1 : 0;
}
