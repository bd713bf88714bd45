/** What runs of a design have reached: plain data, the same for every engine, and merged by adding up. */
import type { Location } from '../../rtl-gen/ir/location.ts';
import { UserError } from '../../support/user-error.ts';

/** The kinds of point that are one condition each; toggles are kept by signal. */
export type PointKind = 'if' | 'match' | 'mux' | 'state' | 'transition' | 'cover';

/** One thing in one instance that a run reaches or not. */
export interface CoveragePoint {
  /** Instance names joined by dots; empty for the top. */
  readonly instance: string;
  readonly module: string;
  readonly kind: PointKind;
  /** The statement, the call of `mux`, the register's declaration or the cover. */
  readonly at: Location;
  /** Counts those of one kind and name at one place of a module from 1 (a loop makes several). */
  readonly ordinal: number;
  /** Of the register or the cover; empty for what has no name. */
  readonly name: string;
  /** `taken`, `not taken`; a state; `1`, `0`; `idle -> busy`; empty for a cover. */
  readonly arm: string;
  /** Assignments that take effect with the arm and under no further condition. */
  readonly statements: readonly Location[];
  /** Position in the list of the arm that it lies within: reached only if that one is. */
  readonly under?: number;
  /** Runs that reached it. */
  readonly runs: number;
}

/** The bits of a signal of one instance. Bits are sets in hexadecimal (`0x1f`), as wide as the signal. */
export interface ToggleSignal {
  readonly instance: string;
  readonly module: string;
  readonly name: string;
  readonly at: Location;
  readonly width: number;
  /** The bits that can change at all; each is one point, hit when it both rose and fell. */
  readonly bits: string;
  readonly rose: string;
  readonly fell: string;
}

/** An instance, and where it and its module are written. */
export interface CoverageInstance {
  readonly path: string;
  readonly module: string;
  readonly moduleAt: Location;
  /** Undefined for the top. */
  readonly at?: Location;
}

/** Coverage of one design, of one run or of many. */
export interface CoverageData {
  readonly design: string;
  /** A digest of the netlist and of the places of its points: only what has the same can be merged. */
  readonly hash: string;
  readonly runs: number;
  /** Clock periods, those in reset included. */
  readonly clocks: number;
  /** Each before what it contains, the top first. */
  readonly instances: readonly CoverageInstance[];
  readonly points: readonly CoveragePoint[];
  /** Transitions that no statement asks for and that happened all the same; not counted. */
  readonly strayTransitions: readonly CoveragePoint[];
  readonly toggles: readonly ToggleSignal[];
}

/** Coverage of all runs together; data of another design or of another state of the source is a `UserError`. */
export function mergeCoverage(a: CoverageData, b: CoverageData): CoverageData {
  if (a.hash !== b.hash) {
    throw new UserError(`coverage of ${a.design} and of ${b.design} are not of the same source: run both again`);
  }
  const points = a.points.map((p, i) => ({ ...p, runs: p.runs + b.points[i]!.runs }));
  const toggles = a.toggles.map((t, i) => {
    const { rose, fell } = b.toggles[i]!;
    return { ...t, rose: bitSet(BigInt(t.rose) | BigInt(rose)), fell: bitSet(BigInt(t.fell) | BigInt(fell)) };
  });
  return {
    ...a,
    runs: a.runs + b.runs,
    clocks: a.clocks + b.clocks,
    points,
    strayTransitions: mergeStrays(a.strayTransitions, b.strayTransitions),
    toggles,
  };
}

/** A set of bits as `ToggleSignal` writes it. */
export const bitSet = (bits: bigint): string => `0x${bits.toString(16)}`;

/** What identifies a point in its module, whatever the instance. */
export const pointKey = ({ module, kind, at, ordinal, name, arm }: CoveragePoint): string =>
  `${module} ${at.file}:${at.line}:${at.column} ${kind} ${name} ${ordinal} ${arm}`;

function mergeStrays(a: readonly CoveragePoint[], b: readonly CoveragePoint[]): readonly CoveragePoint[] {
  const all = new Map<string, CoveragePoint>();
  for (const point of [...a, ...b]) {
    const key = `${point.instance} ${pointKey(point)}`;
    all.set(key, { ...point, runs: point.runs + (all.get(key)?.runs ?? 0) });
  }
  return [...all.entries()].sort(([x], [y]) => (x < y ? -1 : 1)).map(([, point]) => point);
}
