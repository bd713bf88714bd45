/** The figures of uet-htsim for the same cells, over its seeds. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { inProject } from '../../support/project.ts';
import type { LossMode, Paths } from './cell.ts';
import type { CellName, Traffic } from './scenarios.ts';

export interface ReferenceRow extends CellName {
  readonly seed: number;
  /** us, us, Gb/s. */
  readonly median: number;
  readonly slowest: number;
  readonly goodput: number;
  readonly resent: number;
}

/** All rows of the copied file (`inputs/README.md`), in its order. */
export function referenceRows(): readonly ReferenceRow[] {
  const text = readFileSync(inProject('studies', 'cms', 'inputs', 'htsim-seeds.csv'), 'utf8');
  const rows = parse(text, { columns: true }) as Record<string, string>[];
  return rows.map((row) => ({
    traffic: row.traffic as Traffic,
    control: row.cc as 'nscc' | 'rccc' | 'both',
    paths: row.lb as Paths,
    mode: row.mode as LossMode,
    seed: Number(row.seed),
    median: Number(row.fct_median_us),
    slowest: Number(row.fct_max_us),
    goodput: Number(row.goodput_gbps),
    resent: Number(row.pkts_rtx),
  }));
}
