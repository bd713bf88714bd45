/** How a report differs from an earlier one. */
import type { SynthTarget } from '../flow/targets.ts';
import type { DesignReport, FamilyReport, NoReport } from './design-report.ts';

/** What is compared, by the words for it. */
export const figures = ['lut', 'ff', 'bram', 'dsp', 'levels'] as const;

export type Figure = (typeof figures)[number];

/** A figure that is another one than before. */
export interface Change {
  readonly design: string;
  readonly target: SynthTarget;
  readonly figure: Figure;
  readonly before: number;
  readonly now: number;
  /** Grown by more than `redGrowth`. */
  readonly red: boolean;
}

/** The share by which a figure may grow. */
export const redGrowth = 0.02;

/** The figures that differ, in the order of `now`; what only one of the two has is not compared. */
export function changes(before: readonly DesignReport[], now: readonly DesignReport[]): readonly Change[] {
  const known = new Map(before.map((report) => [report.design, report]));
  return now.flatMap(({ design, families }) =>
    Object.entries(families).flatMap(([name, family]) => {
      const target = name as SynthTarget;
      const old = known.get(design)?.families[target];
      if (!isMeasured(old) || !isMeasured(family)) return [];
      return figures.flatMap((figure) => {
        const [was, is] = [old[figure], family[figure]];
        return was === is ? [] : [{ design, target, figure, before: was, now: is, red: is > was * (1 + redGrowth) }];
      });
    }),
  );
}

export function isMeasured(family: FamilyReport | NoReport | undefined): family is FamilyReport {
  return family !== undefined && !('cannot' in family);
}
