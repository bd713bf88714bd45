/** Coverage in words: what is missing at a place. */
import type { CoveragePointRow, CoverageSignalRow, SourcePlace } from './coverage-page-data.ts';

/** Points of one module and line that are alike, or the bits of one signal, and what of them is missing. */
export interface CoverageNote {
  readonly at: SourcePlace;
  readonly module: string;
  readonly kind: string;
  /** `not taken`; `state idle -> busy`; `count bits 7:4 never fell`. */
  readonly what: string;
  readonly state: 'missed' | 'waived';
}

/** Missed and waived points, those of one arm at one line together. */
export function pointNotes(points: readonly CoveragePointRow[]): readonly CoverageNote[] {
  const groups = Map.groupBy(points, (p) => `${p.at.file}:${p.at.line} ${p.module} ${p.kind} ${p.name} ${p.arm}`);
  return [...groups.values()].flatMap((group) => {
    const { at, module, kind, name, arm } = group[0]!;
    return (['missed', 'waived'] as const).flatMap((state) => {
      const concerned = group.filter((p) => p.state === state).length;
      if (concerned === 0) return [];
      const label = [name, arm].filter((text) => text !== '').join(' ');
      const what = group.length === 1 ? label : `${label}: ${concerned} of ${group.length}`;
      return [{ at, module, kind, what, state }];
    });
  });
}

/** Bits that did not toggle, signal by signal. */
export function toggleNotes(signals: readonly CoverageSignalRow[]): readonly CoverageNote[] {
  return signals.flatMap(({ at, module, name, width, bits, rose, fell, waived }) => {
    const missing = BigInt(bits) & ~(BigInt(rose) & BigInt(fell));
    const sets = { missed: missing & ~BigInt(waived), waived: BigInt(waived) };
    return (['missed', 'waived'] as const).flatMap((state) => {
      const text = missingBits(sets[state], BigInt(rose), BigInt(fell), width);
      return text === '' ? [] : [{ at, module, kind: 'toggle', what: `${name} ${text}`, state }];
    });
  });
}

/** `bits 31:20, 3 never rose; bit 7 never fell`. */
function missingBits(bits: bigint, rose: bigint, fell: bigint, width: number): string {
  const parts = [
    [bits & ~rose & ~fell, 'never toggled'],
    [bits & ~rose & fell, 'never rose'],
    [bits & rose & ~fell, 'never fell'],
  ] as const;
  return parts
    .filter(([set]) => set !== 0n)
    .map(([set, what]) => (width === 1 ? what : `${ranges(set)} ${what}`))
    .join('; ');
}

/** Runs of set bits, the highest first. */
function ranges(set: bigint): string {
  const text = set.toString(2);
  const runs = [...text.matchAll(/1+/g)].map(({ 0: run, index }) => {
    const hi = text.length - 1 - index;
    return run.length === 1 ? `${hi}` : `${hi}:${hi - run.length + 1}`;
  });
  return `${/^\d+$/.test(runs.join(', ')) ? 'bit' : 'bits'} ${runs.join(', ')}`;
}
