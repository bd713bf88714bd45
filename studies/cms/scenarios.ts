/** The cells of the study by name. */
import type { Cell, Control, LossMode, Paths } from './cell.ts';
import { trafficOf } from './traffic.ts';

export type Traffic = 'incast8' | 'incast32' | 'perm' | 'perm_2os' | 'perm_degraded' | 'mixed';

/** What happens in each, for tables. */
export const trafficTexts: Readonly<Record<Traffic, string>> = {
  incast8: '8 onto one',
  incast32: '32 onto one',
  perm: 'permutation',
  perm_2os: 'permutation, half the spines',
  perm_degraded: 'permutation, a slow spine',
  mixed: '8 onto one beside 62 of 1 B to 8 MB',
};

export const traffics = Object.keys(trafficTexts) as Traffic[];

export interface CellName {
  readonly traffic: Traffic;
  readonly control: Control;
  readonly paths: Paths;
  readonly mode: LossMode;
}

const fileOf = (traffic: Traffic): string =>
  traffic === 'mixed' ? 'mixed64' : traffic.startsWith('perm') ? 'perm64_2000' : traffic;

export function cellOf({ traffic, ...name }: CellName, more: Partial<Cell> = {}): Cell {
  return {
    flows: trafficOf(fileOf(traffic)),
    ...name,
    spines: traffic === 'perm_2os' ? 4 : 8,
    hasSlowSpine: traffic === 'perm_degraded',
    seed: 1,
    ...more,
  };
}

/** What the table of algorithms has of each traffic. */
export const algorithms: readonly (Omit<CellName, 'traffic'> & { readonly text: string })[] = [
  { text: 'NSCC', control: 'nscc', paths: 'mixed', mode: 'trim' },
  { text: 'RCCC', control: 'rccc', paths: 'mixed', mode: 'trim' },
  { text: 'NSCC and RCCC', control: 'both', paths: 'mixed', mode: 'trim' },
  { text: 'NSCC, oblivious', control: 'nscc', paths: 'oblivious', mode: 'trim' },
  { text: 'NSCC, bitmap', control: 'nscc', paths: 'bitmap', mode: 'trim' },
  { text: 'NSCC, REPS', control: 'nscc', paths: 'reps', mode: 'trim' },
  { text: 'NSCC, one path', control: 'nscc', paths: 'one', mode: 'trim' },
  { text: 'DCQCN, no drops', control: 'dcqcn', paths: 'one', mode: 'endless' },
  { text: 'DCQCN', control: 'dcqcn', paths: 'one', mode: 'drop1bdp' },
  { text: 'HPCC, no drops', control: 'hpcc', paths: 'one', mode: 'endless' },
  { text: 'HPCC', control: 'hpcc', paths: 'one', mode: 'drop1bdp' },
];
