/** Cover groups: what a test looks at, sampled together and crossed. */
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import type { RunKey, RunStore } from '../../kernel/run-store.ts';
import type { CoverValue } from './bins.ts';
import { CoverCross, type CrossDefinition } from './cover-cross.ts';
import { CoverPoint, IllegalCoverage, type PointDefinition } from './cover-point.ts';
import { type FunctionalCoverage, type GroupCoverage, mergeFunctional } from './functional-coverage.ts';

/** The values of one sample, by point; a point without a value is not sampled, nor are its crosses. */
export type Sample<P extends string> = Readonly<Partial<Record<P, CoverValue>>>;

/** What a group looks for. */
export interface GroupDefinition<P extends string> {
  readonly points: Readonly<Record<P, PointDefinition>>;
  readonly crosses?: Readonly<Record<string, CrossDefinition<NoInfer<P>>>>;
  /**
   * Called before every edge, with the settled values; what it gives is sampled. Without it, or where it gives
   * undefined, only `sample` counts.
   */
  readonly each?: () => Sample<NoInfer<P>> | undefined;
}

/** `t`, as `coverGroup` takes it. */
export interface CoverHost {
  readonly host: AgentHost;
  attach<A extends Agent>(agent: A): A;
}

/**
 * A group of cover points and crosses that counts for this run. Groups of one name add up, over what made them, the
 * seeds of a test, and tests.
 *
 * @example
 * const seen = coverGroup(t, 'fifo', {
 *   points: {
 *     level: { bins: { empty: 0, some: between(1, 15), full: 16 }, illegal: 'others' },
 *     op: { bins: eachOf('PUSH', 'POP') },
 *   },
 *   crosses: { 'op at level': { of: ['level', 'op'], ignore: ({ level, op }) => level === 'empty' && op === 'POP' } },
 * });
 * seen.sample({ level: 3, op: 'PUSH' });
 */
export function coverGroup<P extends string>(
  t: CoverHost,
  name: string,
  definition: GroupDefinition<P>,
): CoverGroup<P> {
  const group = new CoverGroup(name, definition, t.host);
  t.host.store.of(groupsKey).push(group);
  const { each } = definition;
  if (each !== undefined)
    t.attach({
      sample: () => {
        const values = each();
        if (values !== undefined) group.sample(values);
      },
    });
  return group;
}

/** What all groups of a run have seen. */
export function functionalCoverage(store: RunStore): FunctionalCoverage {
  const groups = store.find(groupsKey) ?? [];
  return mergeFunctional(groups.map((group) => ({ groups: [group.coverage()] })));
}

const groupsKey: RunKey<Pick<CoverGroup<never>, 'coverage'>[]> = { make: () => [] };

/** Made by `coverGroup`. */
export class CoverGroup<P extends string> {
  readonly name: string;
  readonly #clock: Pick<AgentHost, 'cycle'>;
  readonly #points: readonly (readonly [P, CoverPoint])[];
  readonly #crosses: readonly { readonly name: string; readonly of: readonly P[]; readonly cross: CoverCross<P> }[];

  /** `clock` tells the cycle that messages name. */
  constructor(name: string, definition: GroupDefinition<P>, clock: Pick<AgentHost, 'cycle'>) {
    this.name = name;
    this.#clock = clock;
    const points = new Map<P, CoverPoint>();
    for (const key in definition.points)
      points.set(key, new CoverPoint(`cover point ${key} of ${name}`, definition.points[key]));
    this.#points = [...points];
    this.#crosses = Object.entries(definition.crosses ?? {}).map(([key, cross]) => {
      if (Object.hasOwn(definition.points, key))
        throw new RangeError(`${name} has a point and a cross of the name ${key}: give one another name`);
      const crossed = cross.of.map((point) => {
        const found = points.get(point);
        if (found === undefined) throw new RangeError(`cross ${key} of ${name} is of ${point}, which is no point`);
        return found;
      });
      return { name: key, of: cross.of, cross: new CoverCross(`cross ${key} of ${name}`, cross, crossed) };
    });
  }

  /** Count what comes up now. Throws `IllegalCoverage` with the cycle. */
  sample(values: Sample<P>): void {
    try {
      const hit = new Map<P, readonly number[]>();
      for (const [key, point] of this.#points) {
        const value = values[key];
        if (value !== undefined) hit.set(key, point.sample(value));
      }
      for (const { of, cross } of this.#crosses) {
        const bins = of.map((point) => hit.get(point)).filter((found) => found !== undefined);
        if (bins.length === of.length) cross.sample(bins);
      }
    } catch (error) {
      if (error instanceof IllegalCoverage) error.message += ` (cycle ${this.#clock.cycle})`;
      throw error;
    }
  }

  /** What has come up so far. */
  coverage(): GroupCoverage {
    const points = this.#points.map(([key, point]) => point.coverage(key));
    return { name: this.name, points: [...points, ...this.#crosses.map(({ name, cross }) => cross.coverage(name))] };
  }
}
