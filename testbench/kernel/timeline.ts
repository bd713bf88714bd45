/** Time itself: which clocks have their edges next, and what is looked at when they do. */
import type { CheckFailure, Simulator } from '../engine/simulator.ts';
import { type Agent, Agents, type Driver, type Sampler } from './agent.ts';
import { Clock, type ClockEdge, type ClockOptions } from './clock.ts';
import { clocksByName } from './clock-names.ts';
import { type Doorbell, type Due, EdgeQueue, fireOrder, type Order } from './edge-queue.ts';

/** No time of an edge. */
const NEVER = -1;

/** A check of the design that failed, and when. */
export interface TimedFailure extends CheckFailure {
  /** Femtoseconds; known where the clocks are not all in phase. */
  readonly time?: number;
}

/** Why a design ends a run: one of its checks has failed, or it has finished, as foreign Verilog does by `$finish`. */
export type StopReason = 'failed' | 'finished';

/**
 * Is told at once, more than once perhaps, with the cycle that the edges carried out together were to reach; true if
 * the run ends.
 */
export type StopListener = (why: StopReason, reached: number) => boolean;

/** What is done at a moment at which these edges come together; kept for the next such moment. */
interface Plan {
  readonly bits: number;
  readonly edges: readonly ClockEdge[];
  readonly samplers: readonly Sampler[];
  readonly drivers: readonly Driver[];
  /** Whether there are agents. */
  readonly busy: boolean;
  /** All clocks of the design rise, and none has state that changes at its fall: `step` does the same. */
  readonly beat: boolean;
  /** The edge, if there is one clock in the design. */
  readonly only: ClockEdge | undefined;
  /** Advances the simulator. */
  readonly move: () => void;
}

/**
 * Carries out one moment after the other. A moment is:
 *
 *  1. `sample` of the observer, which sees every moment, and of the agents of the clocks that have an edge;
 *  2. the edges, all of which see the values before any of them;
 *  3. `drive` of those agents;
 *  4. what is waited for is looked at with settled values: timers and times that are due, conditions of those clocks,
 *     values of ports and signals; whatever is over is told in the order in which the waits began.
 *
 * Where no clock has an edge (a delay that ends between two) only 4 takes place, after the observer.
 */
export class Timeline {
  readonly simulator: Simulator;
  readonly clocks: readonly Clock[];
  /** The design's first clock. */
  readonly main: Clock;
  /** Moments so far. */
  moment: number;
  readonly #order: Order = { next: 0 };
  /** Rung where somebody may wait for anything but edges; one look at it spares three at the queues. */
  readonly #bell: Doorbell = { rung: false };
  /** Who waits for a time. */
  readonly timers = new EdgeQueue(this.#order, this.#bell);
  /** Who waits for the next moment, by its number. */
  readonly moments = new EdgeQueue(this.#order, this.#bell);
  /** Who waits for the value of a port or signal. */
  readonly values = new EdgeQueue(this.#order, this.#bell);
  /** When the moment was at which all clocks' times are up to date, and the beats since then. */
  #time = 0;
  #beats = 0;
  #attached = 0;
  #observer: Sampler | undefined;
  #stopListener: StopListener | undefined;
  /** Periods that were to be carried out and were not, since the design has finished. */
  #undone = 0;
  readonly #plans = new Map<number, Plan>();
  /**
   * The next edges and those after them are the rises of all clocks together, and nothing waits for a fall: what most
   * runs do all the time.
   */
  #beat: Plan | undefined;
  /** All clocks have run in phase from the start. */
  #inPhase: boolean;
  #failures: TimedFailure[] = [];
  /** When the edge comes for which agents sample; `NEVER` at other times. */
  #sampled = NEVER;

  constructor(simulator: Simulator, clocks: Readonly<Record<string, ClockOptions>> = {}) {
    this.simulator = simulator;
    this.moment = simulator.cycle;
    this.clocks = this.#makeClocks(clocks);
    this.main = this.clocks[0]!;
    this.#inPhase = this.#together();
    // As if the periods before had been of this run, so that equal cycles have equal times.
    if (this.#inPhase) this.#startAt(simulator.cycle * this.main.period);
  }

  /** Femtoseconds since the start. */
  get time(): number {
    return this.#beats === 0 ? this.#time : this.#time + this.#beats * this.main.period;
  }

  /** As `time`; while agents sample, the time of the edge that comes, whose number is then that of `cycle`. */
  get now(): number {
    return this.#sampled === NEVER ? this.time : this.#sampled;
  }

  /** When a clock last rose, -Infinity before it has, and when it falls after that. */
  lastEdges(clock: Clock): { readonly rise: number; readonly fall: number } {
    if (this.#beats === 0) return { rise: clock.lastRise, fall: clock.lastFall };
    const rise = this.time;
    return { rise, fall: rise + clock.high };
  }

  /** Have the agent called at the edges of a clock from the next phase on; the result detaches it. */
  attach(agent: Agent, edge: ClockEdge): () => void {
    edge.agents.add(agent, this.#attached++);
    this.#forgetPlans();
    return () => {
      edge.agents.remove(agent);
      this.#forgetPlans();
    };
  }

  /** Have it called before every moment, whatever happens at it. */
  observe(observer: Sampler): void {
    this.#observer = observer;
  }

  /** Have it told at once when the design ends the run. */
  onStop(listener: StopListener): void {
    this.#stopListener = listener;
  }

  clockChanged(): void {
    this.#inPhase = false;
    this.#forgetPlans();
  }

  interrupt(): void {
    this.#beat = undefined;
    if (this.#beats === 0) return;
    this.#time = this.time;
    for (const clock of this.clocks) clock.rose(this.#beats, this.#time);
    this.#beats = 0;
  }

  /**
   * Go to the next moment, or over at most `most` of them if no one looks at those between. False, and nothing is done,
   * if nothing waits for anything and no agent acts, unless `forced`; and if there is no next moment.
   */
  advance(most: number, forced: boolean): boolean {
    const beat = this.#beat;
    if (beat === undefined || (this.#bell.rung && this.timers.nextDue < this.#nextBeat))
      return this.#advanceAny(forced);
    const beats = forced || beat.busy ? 1 : this.#unwatched(most);
    if (beats === 0) return false;
    this.#carryOutBeats(beat, beats);
    return true;
  }

  /** When all clocks rise next, while they beat. */
  get #nextBeat(): number {
    return this.main.riseAt + this.#beats * this.main.period;
  }

  /** The next moment, whatever comes at it. */
  #advanceAny(forced: boolean): boolean {
    this.interrupt();
    let at = this.timers.nextDue;
    let bits = 0;
    for (const clock of this.clocks) {
      const next = clock.nextAt;
      if (next > at) continue;
      if (next < at) bits = 0;
      at = next;
      bits += next === clock.riseAt ? clock.rise.bit : clock.fall.bit;
    }
    if (at === Number.POSITIVE_INFINITY) return false;
    const plan = bits === 0 ? undefined : (this.#plans.get(bits) ?? this.#planned(bits));
    if (plan !== undefined && !plan.busy && !forced && !this.#awaited()) return false;
    this.#carryOut(plan, at);
    // What was woken may wait for a fall, or for the next change of a clock, only later.
    if (plan?.beat && this.#plans.get(bits) === plan && this.#together() && this.clocks.every(({ fall }) => !fall.busy))
      this.#beat = plan;
    return true;
  }

  /** Look at the values of ports and signals, which tasks may have changed; true if that was an end for a wait. */
  lookAtValues(): boolean {
    if (!this.values.watching) return false;
    const due: Due[] = [];
    this.values.collect(this.moment, due);
    for (const wait of due) wait.fire();
    return due.length > 0;
  }

  /** Failures of the design's checks since the last call. */
  takeFailures(): readonly TimedFailure[] {
    const failures = [...this.#failures, ...this.simulator.takeFailures()];
    this.#failures = [];
    return failures;
  }

  #forgetPlans(): void {
    this.interrupt();
    this.#plans.clear();
  }

  #makeClocks(options: Readonly<Record<string, ClockOptions>>): readonly Clock[] {
    const { simulator } = this;
    return clocksByName(simulator.clocks, options).map(
      ({ name, edges, options: own }, index) =>
        new Clock(this, { name, edges, index, count: simulator.cycle }, own, this.#order),
    );
  }

  #startAt(time: number): void {
    this.#time = time;
    for (const clock of this.clocks) clock.riseAt += time;
  }

  /** Whether all clocks rise at the same times. */
  #together(): boolean {
    const { riseAt, period } = this.main;
    return this.clocks.every((clock) => clock.riseAt === riseAt && clock.period === period && clock.running);
  }

  /** Whether anything is to come that somebody waits for or looks at. */
  #awaited(): boolean {
    if (this.#observed || this.timers.busy) return true;
    return this.clocks.some(({ rise, fall }) => rise.busy || fall.busy);
  }

  /** Whether somebody looks at every moment, whatever it is. */
  get #observed(): boolean {
    return this.#observer !== undefined || (this.#bell.rung && (this.values.watching || this.moments.busy));
  }

  /** How many beats may come up to the first that is waited for, at least 1; 0 if nothing waits. */
  #unwatched(most: number): number {
    if (this.#observed) return 1;
    let beats = Number.POSITIVE_INFINITY;
    for (const { rise } of this.clocks) {
      const { queue } = rise;
      if (queue.watching) return 1;
      if (queue.nextDue - rise.count < beats) beats = queue.nextDue - rise.count;
    }
    if (this.#bell.rung) {
      beats = Math.min(beats, 1 + Math.floor((this.timers.nextDue - this.#nextBeat) / this.main.period));
    }
    // As an integer of 32 bits: what is counted with it then stays one, which is quicker.
    return beats === Number.POSITIVE_INFINITY ? 0 : Math.min(beats, most) | 0;
  }

  /**
   * Several beats, of which the last one alone is looked at. Clocks' times are left behind: they are `#beats` too old.
   */
  #carryOutBeats(beat: Plan, beats: number): void {
    const { only, samplers, busy } = beat;
    const at = busy ? this.#nextBeat : 0;
    this.#observer?.sample();
    this.#sampled = at;
    for (const agent of samplers) agent.sample();
    this.#sampled = NEVER;
    if (this.#beat !== beat) {
      // A sampler has stopped a clock, or the like.
      this.#carryOutEdges(beat, at);
      return;
    }
    this.#step(beats);
    this.#beats += beats;
    this.moment += beats;
    if (only !== undefined) only.count += beats;
    else for (const edge of beat.edges) edge.count += beats;
    this.#drive(beat);
    if (only === undefined || this.#bell.rung) this.#expire(beat.edges);
    else only.queue.expire(only.count);
  }

  /** A moment at `at`. */
  #carryOut(plan: Plan | undefined, at: number): void {
    this.#observer?.sample();
    if (plan === undefined) {
      this.moment++;
      this.#time = at;
      this.#expire([]);
      return;
    }
    this.#sampled = at;
    for (const agent of plan.samplers) agent.sample();
    this.#sampled = NEVER;
    this.#carryOutEdges(plan, at);
  }

  /** A moment at `at`, from after its samples. */
  #carryOutEdges(plan: Plan, at: number): void {
    plan.move();
    this.moment++;
    this.#time = at;
    for (const edge of plan.edges) {
      edge.count++;
      if (edge.rising) edge.clock.rose(1, at);
      else edge.clock.fell();
    }
    this.#drive(plan);
    this.#expire(plan.edges);
  }

  #step(beats: number): void {
    const { simulator } = this;
    if (simulator.finished === undefined) {
      simulator.step(beats);
      return;
    }
    // What it displays after the edge at which it ends the run is not to be seen.
    let ends = simulator.finished;
    for (this.#undone = beats; this.#undone > 0 && !ends; ) {
      simulator.step(1);
      this.#undone--;
      ends = this.#lookAtChecks();
    }
  }

  /** Take the failures of the design's checks, and tell that the design ends the run; true if somebody is told so. */
  #lookAtChecks(): boolean {
    const listener = this.#stopListener;
    if (listener === undefined && this.#inPhase) return false;
    const { simulator } = this;
    const failures = simulator.takeFailures();
    const finished = simulator.finished === true;
    if (failures.length === 0 && !finished) return false;
    for (const failure of failures) this.#failures.push(this.#inPhase ? failure : { ...failure, time: this.time });
    const reached = simulator.cycle + this.#undone;
    const ends = failures.length > 0 && listener?.('failed', reached) === true;
    return (finished && listener?.('finished', reached) === true) || ends;
  }

  #drive(plan: Plan): void {
    this.#lookAtChecks();
    // A sampler may have attached or detached others.
    const { drivers } = this.#plans.size > 0 ? plan : this.#planned(plan.bits);
    for (const agent of drivers) agent.drive();
  }

  #expire(edges: readonly ClockEdge[]): void {
    const timed = this.time >= this.timers.nextDue || this.moments.busy || this.values.watching;
    if (!timed && edges.length === 1) {
      if (!this.timers.busy) this.#bell.rung = false;
      edges[0]!.queue.expire(edges[0]!.count);
      return;
    }
    const due: Due[] = [];
    for (const { queue, count } of edges) queue.collect(count, due);
    this.timers.collect(this.time, due);
    this.moments.collect(this.moment, due);
    this.values.collect(this.moment, due);
    if (!this.timers.busy && !this.moments.busy && !this.values.watching) this.#bell.rung = false;
    fireOrder(due);
    for (const wait of due) wait.fire();
  }

  /** The plan for the edges of those bits. */
  #planned(bits: number): Plan {
    const { simulator } = this;
    const edges = this.clocks
      .flatMap(({ rise, fall }) => [rise, fall])
      .filter(({ bit }) => Math.floor(bits / bit) % 2 === 1);
    const agents = edges.map((edge) => edge.agents);
    const rise = edges.filter((edge) => edge.rising).map(({ clock }) => clock.name);
    const fall = edges.filter((edge) => !edge.rising && edge.clock.falls).map(({ clock }) => clock.name);
    // A clock at whose fall nothing changes is lowered at once: no one can tell, and `step` is quicker than two
    // moments.
    const lowered = edges.filter((edge) => edge.rising && !edge.clock.falls).map(({ clock }) => clock.name);
    const plain = fall.length === 0 && lowered.length === rise.length;
    const beat = plain && rise.length === this.clocks.length;
    const move = (): void => {
      if (beat) simulator.step();
      else if (plain) {
        if (rise.length > 0) simulator.step(1, rise);
      } else {
        simulator.edges({ rise, fall });
        if (lowered.length > 0) simulator.edges({ fall: lowered });
      }
    };
    const [samplers, drivers] = [Agents.samplers(agents), Agents.drivers(agents)];
    const busy = samplers.length + drivers.length > 0;
    const only = this.clocks.length === 1 ? edges[0] : undefined;
    const plan: Plan = { bits, edges, samplers, drivers, busy, beat, only, move };
    this.#plans.set(bits, plan);
    return plan;
  }
}
