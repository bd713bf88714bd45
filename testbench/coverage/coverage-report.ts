/** What coverage means for the source: points merged over the instances of a module, waivers applied. */
import type { Location } from '../../rtl-gen/ir/location.ts';
import {
  bitSet,
  type CoverageData,
  type CoveragePoint,
  type PointKind,
  pointKey,
  type ToggleSignal,
} from './coverage-data.ts';
import { standsAt, type Waiver, waivedBits, waivesPoint } from './waivers.ts';

/** A number of points; what is not hit and not waived is missed. */
export interface Counts {
  readonly hit: number;
  readonly waived: number;
  readonly total: number;
}

/**
 * A point of a module: hit if any instance has hit it, waived if no instance has and all those that have it are waived.
 */
export interface ReportPoint
  extends Pick<CoveragePoint, 'module' | 'kind' | 'at' | 'ordinal' | 'name' | 'arm' | 'statements'> {
  readonly state: 'hit' | 'waived' | 'missed';
  /** Instances in which it is a point, and those of them that hit it. */
  readonly instances: number;
  readonly hitIn: number;
}

/** A signal of a module, merged in the same way, bit by bit. */
export interface ReportSignal
  extends Pick<ToggleSignal, 'module' | 'name' | 'at' | 'width' | 'bits' | 'rose' | 'fell'> {
  /** Bits that did not toggle and need not. */
  readonly waived: string;
  readonly instances: number;
}

/** A waiver and whether it is still true. */
export interface ReportWaiver extends Waiver {
  /** Points of this design that it waives. */
  readonly points: number;
  /** What of them is covered all the same, in words: then the waiver is stale. */
  readonly stale?: string;
}

export interface CoverageReport {
  readonly design: string;
  readonly runs: number;
  readonly clocks: number;
  /** By kind: `points` of modules, and `instances`: those of each instance by itself. */
  readonly kinds: readonly {
    readonly kind: PointKind | 'toggle';
    readonly points: Counts;
    readonly instances: Counts;
  }[];
  /** Each instance by itself, all kinds together but for toggles. */
  readonly instances: readonly {
    readonly path: string;
    readonly module: string;
    readonly points: Counts;
    readonly toggles: Counts;
  }[];
  readonly points: readonly ReportPoint[];
  readonly signals: readonly ReportSignal[];
  /** Transitions that no statement asks for, in words. */
  readonly strays: readonly { readonly at: Location; readonly text: string }[];
  readonly waivers: readonly ReportWaiver[];
}

/** In the order in which reports show them. */
const kinds = ['if', 'match', 'mux', 'state', 'transition', 'cover'] as const;

/** Judge coverage by the waivers of its sources. */
export function coverageReport(data: CoverageData, waivers: readonly Waiver[]): CoverageReport {
  const inScope = scopes(data, waivers);
  const placeOf = new Map(data.instances.map(({ path, at }) => [path, at]));
  const waived: boolean[] = [];
  data.points.forEach((p, i) => {
    const named = waivers.some((w) => waivesPoint(w, p)) || inScope(p.instance);
    // Arms come before what is under them.
    waived[i] = p.runs === 0 && (named || (p.under !== undefined && waived[p.under]!));
  });
  const toggles = data.toggles.map((t) => {
    const missing = BigInt(t.bits) & ~(BigInt(t.rose) & BigInt(t.fell));
    const named = waivers.reduce((bits, w) => bits | waivedBits(w, t, placeOf.get(t.instance)), 0n);
    return { ...t, waived: missing & (inScope(t.instance) ? missing : named) };
  });
  const points = mergePoints(data.points, waived);
  const signals = mergeSignals(toggles);

  const ofPoints = (list: readonly { state: ReportPoint['state'] }[]): Counts => ({
    hit: list.filter((p) => p.state === 'hit').length,
    waived: list.filter((p) => p.state === 'waived').length,
    total: list.length,
  });
  const single = data.points.map((p, i) => {
    const state = p.runs > 0 ? 'hit' : waived[i] ? 'waived' : 'missed';
    return { ...p, state } as const;
  });
  return {
    design: data.design,
    runs: data.runs,
    clocks: data.clocks,
    kinds: [
      ...kinds.map((kind) => ({
        kind,
        points: ofPoints(points.filter((p) => p.kind === kind)),
        instances: ofPoints(single.filter((p) => p.kind === kind)),
      })),
      { kind: 'toggle', points: ofBits(signals), instances: ofBits(toggles) },
    ],
    instances: data.instances.map(({ path, module }) => ({
      path,
      module,
      points: ofPoints(single.filter((p) => p.instance === path)),
      toggles: ofBits(toggles.filter((t) => t.instance === path)),
    })),
    points,
    signals,
    strays: data.strayTransitions.map(({ at, instance, name, arm }) => {
      return { at, text: `${instance === '' ? name : `${instance}.${name}`}: ${arm}` };
    }),
    waivers: waivers.map((w) => judge(w, data, points, placeOf)),
  };
}

/** Whether a waiver of an instance or a module covers an instance. */
function scopes(data: CoverageData, waivers: readonly Waiver[]): (instance: string) => boolean {
  const roots = data.instances.filter(({ at, moduleAt }) =>
    waivers.some((w) => (w.kind === 'instance' && standsAt(w, at)) || (w.kind === 'module' && standsAt(w, moduleAt))),
  );
  return (instance) => roots.some(({ path }) => path === '' || instance === path || instance.startsWith(`${path}.`));
}

function mergePoints(points: readonly CoveragePoint[], waived: readonly boolean[]): readonly ReportPoint[] {
  const groups = Map.groupBy(points.keys(), (i) => pointKey(points[i]!));
  return [...groups.values()].map((group) => {
    const { module, kind, at, ordinal, name, arm, statements } = points[group[0]!]!;
    const hitIn = group.filter((i) => points[i]!.runs > 0).length;
    const state = hitIn > 0 ? 'hit' : group.every((i) => waived[i]) ? 'waived' : 'missed';
    return { module, kind, at, ordinal, name, arm, statements, state, instances: group.length, hitIn };
  });
}

type JudgedToggle = Omit<ToggleSignal, 'waived'> & { readonly waived: bigint };

function mergeSignals(toggles: readonly JudgedToggle[]): readonly ReportSignal[] {
  const groups = Map.groupBy(toggles, ({ module, name }) => `${module} ${name}`);
  return [...groups.values()].map((group) => {
    const { module, name, at, width } = group[0]!;
    const all = (of: (t: JudgedToggle) => bigint): bigint => group.reduce((bits, t) => bits | of(t), 0n);
    const [bits, rose, fell] = [all((t) => BigInt(t.bits)), all((t) => BigInt(t.rose)), all((t) => BigInt(t.fell))];
    // Missed where an instance misses it for no reason, unless another has it.
    const unexcused = all((t) => BigInt(t.bits) & ~(BigInt(t.rose) & BigInt(t.fell)) & ~t.waived);
    const waived = bits & ~(rose & fell) & ~unexcused;
    return {
      module,
      name,
      at,
      width,
      bits: bitSet(bits),
      rose: bitSet(rose),
      fell: bitSet(fell),
      waived: bitSet(waived),
      instances: group.length,
    };
  });
}

function ofBits(list: readonly { bits: string; rose: string; fell: string; waived: string | bigint }[]): Counts {
  const sum = (of: (t: (typeof list)[number]) => bigint): number => list.reduce((n, t) => n + ones(of(t)), 0);
  return {
    hit: sum((t) => BigInt(t.bits) & BigInt(t.rose) & BigInt(t.fell)),
    waived: sum((t) => BigInt(t.waived)),
    total: sum((t) => BigInt(t.bits)),
  };
}

const ones = (bits: bigint): number => bits.toString(2).replaceAll('0', '').length;

/** What a waiver covers for. One of a scope is stale only when nothing in it is missing. */
function judge(
  waiver: Waiver,
  data: CoverageData,
  points: readonly ReportPoint[],
  placeOf: ReadonlyMap<string, Location | undefined>,
): ReportWaiver {
  if (waiver.kind === 'module' || waiver.kind === 'instance') {
    const inScope = scopes(data, [waiver]);
    const inside = data.points.filter((p) => inScope(p.instance));
    const bits = data.toggles.filter((t) => inScope(t.instance));
    const toggled = ofBits(bits.map((t) => ({ ...t, waived: 0n })));
    const total = inside.length + toggled.total;
    const missing = total - toggled.hit - inside.filter((p) => p.runs > 0).length;
    return {
      ...waiver,
      points: total,
      ...(total > 0 && missing === 0 ? { stale: 'everything in it is covered' } : {}),
    };
  }
  const named = points.filter((p) => waivesPoint(waiver, { ...p, instance: '', runs: 0 }));
  const covered = named.filter((p) => p.state === 'hit').map((p) => `${p.kind} ${p.arm || p.name}`);
  const meant = data.toggles.flatMap((t) => {
    const bits = waivedBits(waiver, t, placeOf.get(t.instance)) & BigInt(t.bits);
    return bits === 0n ? [] : [{ ...t, bits }];
  });
  const signals = mergeSignals(meant.map((t) => ({ ...t, bits: bitSet(t.bits), waived: 0n })));
  for (const s of signals) {
    const toggled = ones(BigInt(s.bits) & BigInt(s.rose) & BigInt(s.fell));
    if (toggled > 0) covered.push(`${toggled} ${toggled === 1 ? 'bit' : 'bits'} of ${s.name}`);
  }
  const stale = covered.length === 0 ? {} : { stale: `${covered.join(', ')} covered` };
  const total = named.length + ofBits(signals).total;
  return { ...waiver, points: total, ...stale };
}
