/** The columns of the result tables, for the terminal, Markdown and the page. */
import { clockText, depthText } from './depth.ts';
import type { ReplayRow, SimulationRow, SynthesisRow } from './page-data.ts';
import type { Column } from './table.ts';

/**
 * Area and depth, in cells. The kinds of LUT are those that occur in `rows`, largest first, and with LUTRAM they add up
 * to LUT.
 */
export function synthesisColumns(rows: readonly SynthesisRow[]): Column<SynthesisRow>[] {
  const kinds = new Set(rows.flatMap(({ lutBySize }) => Object.keys(lutBySize)));
  const units = new Set(rows.flatMap(({ bramUnit }) => bramUnit ?? []));
  const group = 'of these';
  return [
    { header: 'design', value: (r) => r.design },
    { header: 'levels', value: (r) => depthText(r.path), align: 'right' },
    { header: 'MHz (estimate)', value: (r) => clockText(r.fmax), align: 'right' },
    { header: 'LUT', value: (r) => r.lut },
    ...[...kinds]
      .sort((a, b) => kindRank(b) - kindRank(a))
      .map((kind) => ({ header: kind, value: (r: SynthesisRow) => r.lutBySize[kind] ?? 0, group })),
    { header: 'LUTRAM', value: (r) => r.lutram, group },
    { header: 'FF', value: (r) => r.ff },
    { header: 'hard mux', value: (r) => r.muxf },
    { header: 'carry', value: (r) => r.carry },
    { header: units.size === 0 ? 'BRAM' : `BRAM (${[...units].join(', ')})`, value: (r) => r.bram },
    { header: 'DSP', value: (r) => r.dsp },
  ];
}

/** `LUT6` before `LUT5`, and what has no size, an inverter, last. */
const kindRank = (kind: string): number => Number(/\d+$/.exec(kind)?.[0] ?? 0);

/** Property runs. */
export const simulationColumns: readonly Column<SimulationRow>[] = [
  { header: 'design', value: (r) => r.design },
  { header: 'engine', value: (r) => r.engine },
  // A seed is a name, so its digits are not grouped.
  { header: 'seed', value: seeds, align: 'right' },
  { header: 'clocks', value: (r) => r.clocks },
  { header: 'clocks/s', value: (r) => r.clocksPerSecond },
  { header: 'result', value: (r) => (r.passed ? 'passed' : 'FAILED') },
];

function seeds({ seed, runs = 1, passed }: SimulationRow): string {
  return runs === 1 || !passed ? `${seed}` : `${seed} to ${seed + runs - 1}`;
}

/** Replays; the counts are those that occur in `rows`. */
export function replayColumns(rows: readonly ReplayRow[]): Column<ReplayRow>[] {
  const counts = new Set(rows.flatMap((row) => Object.keys(row.counts)));
  return [
    { header: 'trace', value: (r) => r.trace },
    { header: 'design', value: (r) => r.design },
    { header: 'engine', value: (r) => r.engine },
    ...[...counts].map((name) => ({ header: name, value: (r: ReplayRow) => r.counts[name] ?? '' })),
    { header: 'disagreements', value: (r) => r.disagreements },
  ];
}
