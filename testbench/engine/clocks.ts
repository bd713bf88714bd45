/** Which edges a clock period consists of, and which clocks are high. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { ClockEdges } from './simulator.ts';

type Clocked = Pick<Netlist, 'name' | 'clocks'>;

/**
 * The moments of one period of the clocks of those names (all by default), as sets of indices into `Netlist.clocks`:
 * the rising edges together, then the falling ones, where there are any. A `UserError` for a name that is not a
 * clock's.
 */
export function clockGroups(design: Clocked, names?: readonly string[]): readonly ReadonlySet<number>[] {
  checkNames(design, names ?? []);
  const edges = ['rising', 'falling'].map(
    (edge) =>
      new Set(
        design.clocks.flatMap((c, i) =>
          c.edge === edge && (names === undefined || names.includes(c.name)) ? [i] : [],
        ),
      ),
  );
  return edges.filter((group) => group.size > 0);
}

/** The edges of one moment, as an engine carries them out. */
export interface Moment {
  /** Indices into `Netlist.clocks` of the edges that the design waits for. */
  readonly group: ReadonlySet<number>;
  /** Names of the clocks that rise, and of those that fall. */
  readonly rise: readonly string[];
  readonly fall: readonly string[];
}

/** Remembers which clocks of a design are high; all are low at first. */
export class ClockLevels {
  readonly #design: Clocked;
  #high: ReadonlySet<string> = new Set();

  constructor(design: Clocked) {
    this.#design = design;
  }

  /** The clocks that are high, for snapshots. */
  get high(): ReadonlySet<string> {
    return this.#high;
  }

  /** Take over what `high` gave. */
  restore(high: ReadonlySet<string>): void {
    this.#high = high;
  }

  /**
   * The levels after those edges. A clock that is high already does not rise, one that is low does not fall.
   * `UserError` for a name that is not a clock's, and for a clock that is to rise and fall at one moment.
   */
  take({ rise = [], fall = [] }: ClockEdges): Moment {
    checkNames(this.#design, rise);
    checkNames(this.#design, fall);
    const both = rise.find((name) => fall.includes(name));
    if (both !== undefined) throw new UserError(`clock ${both} cannot rise and fall at one moment: make it two`);
    const up = rise.filter((name) => !this.#high.has(name));
    const down = fall.filter((name) => this.#high.has(name));
    this.#high = new Set([...this.#high, ...up].filter((name) => !down.includes(name)));
    const group = this.#design.clocks.flatMap(({ name, edge }, i) =>
      (edge === 'rising' ? up : down).includes(name) ? [i] : [],
    );
    return { group: new Set(group), rise: up, fall: down };
  }
}

/**
 * The number of the period that a moment belongs to, where `cycle` periods have begun: that of its own rise, or that of
 * the rise before it.
 */
export const periodOf = ({ rise }: Moment, cycle: number): number => (rise.length > 0 ? cycle : Math.max(0, cycle - 1));

function checkNames({ name: design, clocks }: Clocked, names: readonly string[]): void {
  for (const name of names) {
    if (clocks.some((clock) => clock.name === name)) continue;
    const known = new Set(clocks.map((clock) => clock.name));
    throw new UserError(`${design} has no clock ${name}${didYouMean(name, known)}`);
  }
}
