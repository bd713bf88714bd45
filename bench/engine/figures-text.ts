/** The figures of the engine benchmark for people. */
import { type Column, textTable } from '../../report/table.ts';
import type { EngineFigure } from './bench-engine.ts';
import { geometricMean } from './statistics.ts';

const columns: readonly Column<EngineFigure>[] = [
  { header: 'design', value: (f) => f.design },
  { header: 'engine', value: (f) => f.engine },
  { header: 'clocks/s', value: (f) => f.clocksPerSecond },
  { header: 'ratio to native Verilator', value: (f) => ratio(f.ratioToNativeVerilator), align: 'right' },
  { header: 'first clock, ms', value: (f) => f.firstClockMs ?? '' },
  { header: 'after an edit, ms', value: (f) => f.warmClockMs ?? '' },
];

/** The table, and the geometric mean of the built-in engine's ratios where they are known. */
export function engineFiguresText(figures: readonly EngineFigure[]): string {
  const ratios = figures.filter((f) => f.engine === 'wasm').flatMap((f) => f.ratioToNativeVerilator ?? []);
  const table = textTable(figures, columns);
  if (ratios.length === 0) return table;
  const mean = `wasm to native Verilator, geometric mean of ${ratios.length}: ${ratio(geometricMean(ratios))}`;
  return `${table}\n${mean}, least ${ratio(Math.min(...ratios))}`;
}

const ratio = (value: number | null): string =>
  value === null ? '' : value < 0.1 ? value.toPrecision(2) : value.toFixed(2);
