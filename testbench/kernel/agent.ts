/** The parts of a testbench that act on every edge of a clock, without promises. */

/**
 * A part of the testbench that acts on every edge of its clock.
 * Guarantee: at one moment every agent's `sample` has returned before a clock has its edge, and all clocks that do have
 * had it before any agent's `drive` is called; within a phase agents are called in the order in which they were
 * attached.
 */
export interface Agent {
  /** Sees the settled values just before the edge. Must not set inputs. */
  sample?(): void;
  /**
   * Sees the values after the edge and sets inputs for the next one. Must not decide by outputs that depend on inputs.
   */
  drive?(): void;
}

/** An agent that acts before an edge. */
export type Sampler = Required<Pick<Agent, 'sample'>>;
/** An agent that acts after an edge. */
export type Driver = Required<Pick<Agent, 'drive'>>;

/** An agent and the number of its attachment. */
interface Attached<A> {
  readonly order: number;
  readonly agent: A;
}

/**
 * The agents of one kind of edge of one clock. Lists are replaced, never changed, so that they may change while they
 * are gone through.
 */
export class Agents {
  #samplers: readonly Attached<Sampler>[] = [];
  #drivers: readonly Attached<Driver>[] = [];

  get busy(): boolean {
    return this.#samplers.length + this.#drivers.length > 0;
  }

  /** `order` rises with every call in a run. */
  add(agent: Agent, order: number): void {
    if (isSampler(agent)) this.#samplers = [...this.#samplers, { order, agent }];
    if (isDriver(agent)) this.#drivers = [...this.#drivers, { order, agent }];
  }

  remove(agent: Agent): void {
    this.#samplers = this.#samplers.filter((other) => other.agent !== agent);
    this.#drivers = this.#drivers.filter((other) => other.agent !== agent);
  }

  /** All samplers of several edges, in the order in which they were attached. */
  static samplers(of: readonly Agents[]): readonly Sampler[] {
    return inOrder(of.flatMap((agents) => agents.#samplers));
  }

  /** As `samplers`, for the drivers. */
  static drivers(of: readonly Agents[]): readonly Driver[] {
    return inOrder(of.flatMap((agents) => agents.#drivers));
  }
}

const inOrder = <A>(attached: readonly Attached<A>[]): readonly A[] =>
  attached.toSorted((a, b) => a.order - b.order).map(({ agent }) => agent);

function isSampler(agent: Agent): agent is Sampler {
  return agent.sample !== undefined;
}

function isDriver(agent: Agent): agent is Driver {
  return agent.drive !== undefined;
}
