/** Pipelines whose values know the stage that they are read in. */
import { type Bits, bit, type Ctx, type Settable, type Shape, type StreamValue } from '../../hdl/index.ts';
import { delayLine } from '../stream/delay-line.ts';
import type { ResetFits, Resets } from './resets.ts';

/** A value that is not read for so many cycles goes through a delay line, where nothing stalls or resets it. */
const delayLineCycles = 4;

type None = Record<never, never>;

export interface PipelineOptions<R extends Resets = Resets> {
  /** Stands before the names of all values and registers, `name_value_stage`: for several pipelines in a module. */
  readonly name?: string;
  /** 1 in cycles with an item. `valid` is then a value of every stage, 0 after reset. */
  readonly valid?: Bits<1>;
  /** All stages keep what they have while this is 1. */
  readonly stall?: Bits<1>;
  /** The items in all stages are forgotten where this is 1: their `valid` becomes 0, also during a stall. */
  readonly flush?: Bits<1>;
  /**
   * Reset values by the names of values: a number, a state, of a record those of some fields. What has none has
   * registers without reset.
   */
  readonly reset?: R;
}

/** The values of `A`, those of `B` in place of those of the same name. */
export type Merge<A, B> = {
  readonly [K in keyof A | keyof B]: K extends keyof B ? B[K] : K extends keyof A ? A[K] : never;
};

/**
 * A stage is a function from the values that there are, each already in the cycle of the stage, to those that it makes.
 * A value that a later stage reads goes through one register a stage, `value_stage` in Verilog, one chain however many
 * read it and in whatever order. Where no stage reads it for 4 cycles or more, and it has neither stall nor reset, that
 * part of the chain is a delay line. A value that is `undefined`, such as an optional part that is absent, stays so.
 */
export interface Pipeline<Now extends object, Stages extends object = None, R extends Resets = None> {
  /** A stage one cycle after the one before it; the first is in the cycle of the inputs. */
  stage<const N extends string, V extends object>(
    name: N,
    f: (now: Now) => V & ResetFits<V, R>,
  ): Pipeline<Merge<Now, V>, Merge<Stages, { readonly [K in N]: Merge<Now, V> }>, R>;
  /** The same stage `n` times, for rounds: `round_0`, `round_1` and so on. */
  repeat<const N extends string, V extends Partial<Now>>(
    n: number,
    name: N,
    f: (now: Now, i: number) => V & ResetFits<V, R>,
  ): Pipeline<Now, Merge<Stages, { readonly [K in `${N}_${number}`]: Now }>, R>;
  /**
   * From the next stage on a value `name`: in that stage's cycle, what value `of` is of the item that is `items` cycles
   * ahead, whether or not it is valid. For feedback and forwarding: an item that follows at once sees what the one
   * ahead of it makes in a later stage. `of` has to be made within `items` cycles from the next stage on.
   */
  ahead<const N extends string, V>(
    name: N,
    other: { readonly of: string; readonly items: number; readonly shape: Shape<V> },
  ): Pipeline<Merge<Now, { readonly [K in N]: V }>, Stages, R>;
  /** The values in the cycle of a stage, those that it makes among them. */
  at<N extends keyof Stages>(stage: N): Stages[N];
  /** The values one cycle after the last stage. */
  readonly out: Now;
  /** Cycles from the inputs to `out`: the number of stages. */
  readonly latency: number;
}

/** A stage that makes nothing: values wait in it. */
export const idle = (): Record<never, never> => ({});

/** A pipeline with those inputs, which are of one cycle. */
export const pipeline = <T extends object, const R extends Resets = None>(
  m: Ctx,
  inputs: T,
  options: PipelineOptions<R & Resets<NoInfer<T>>> = {},
): Pipeline<Merge<T, { readonly valid: Bits<1> }>, None, R> => new Stages(m, inputs, options) as never;

/**
 * A pipeline between two streams, which stalls as a whole while its last item waits: `stages` adds the stages to one
 * whose input is `payload`, and gives one with a `payload`. One item a cycle, latency that of the pipeline; `ready`
 * follows that of the receiver.
 */
export function streamPipeline<V, R>(
  m: Ctx,
  name: string,
  from: StreamValue<V>,
  stages: (
    p: Pipeline<{ readonly payload: V; readonly valid: Bits<1> }>,
  ) => Pipeline<{ readonly payload: R; readonly valid: Bits<1> }, object>,
): StreamValue<R> {
  const stall = m.forward(`${name}_stall`, bit);
  const { payload, valid } = from.takeWhen(stall.not());
  const first = pipeline(m, { payload }, { name, valid, stall }) as object as Parameters<typeof stages>[0];
  const { out } = stages(first);
  const last = m.offer(name, { payload: out.payload, valid: out.valid });
  stall.set(last.valid.and(last.ready.not()));
  return last;
}

/**
 * A value, which stages after `from` see: `chain` has it by cycles, from `first` on. Of the cycles in `late` it is a
 * wire until all reads are known.
 */
interface Version {
  readonly from: number;
  readonly first: number;
  readonly chain: unknown[];
  readonly late: Map<number, Settable<unknown>>;
}

type Values = Readonly<Record<string, unknown>>;

/** A value of an item ahead that waits for the stage in whose cycle that item is. */
interface Awaited {
  readonly name: string;
  readonly of: string;
  readonly cycle: number;
  readonly wire: Settable<unknown>;
}

/** The last cycle up to that one in which the value is there already. */
function madeBy({ first, chain }: Version, cycle: number): number {
  let made = cycle;
  while (made > first && chain[made] === undefined) made--;
  return made;
}

class Stages {
  readonly #m: Ctx;
  readonly #options: PipelineOptions;
  readonly #prefix: string;
  readonly #reset: Resets;
  readonly #names: string[] = [];
  readonly #values = new Map<string, Version[]>();
  #awaited: readonly Awaited[] = [];

  constructor(m: Ctx, inputs: object, options: PipelineOptions) {
    this.#m = m;
    this.#options = options;
    const { name: own, valid = m.lit(1, 1) } = options;
    this.#reset = options.reset ?? {};
    this.#prefix = own === undefined ? '' : `${own}_`;
    for (const [name, value] of Object.entries({ ...inputs, valid }))
      this.#add(name, -1, 0, this.#in(0, value, 'inputs'));
    m.atEnd(() => this.#finish());
  }

  ahead(name: string, { of, items, shape }: { of: string; items: number; shape: Shape<unknown> }): this {
    if (!Number.isInteger(items) || items < 1)
      throw new RangeError(`${name} is ${of} of the item ${items} cycles ahead: give a whole number, 1 or more`);
    const wire = this.#m.forward(`${this.#prefix}${name}`, shape);
    const cycle = this.latency;
    this.#awaited = [...this.#awaited, { name, of, cycle: cycle + items, wire }];
    this.#add(name, cycle - 1, cycle, this.#in(cycle, wire, `after ${name}`));
    return this;
  }

  get latency(): number {
    return this.#names.length;
  }

  get out(): Values {
    const view = this.#view(this.latency, this.latency - 1);
    this.#give(this.latency, view);
    return view;
  }

  at(stage: string): Values {
    const cycle = this.#names.indexOf(stage);
    if (cycle < 0) throw new RangeError(`the pipeline has no stage ${stage}: it has ${this.#names.join(', ')}`);
    return this.#view(cycle, cycle);
  }

  repeat(n: number, name: string, f: (now: Values, i: number) => Values): this {
    for (let i = 0; i < n; i++) this.stage(`${name}_${i}`, (now) => f(now, i));
    return this;
  }

  stage(name: string, f: (now: Values) => Values): this {
    if (this.#names.includes(name) || name === 'out')
      throw new RangeError(`two stages of a pipeline are called ${name}`);
    const cycle = this.#names.push(name) - 1;
    for (const [key, value] of Object.entries(f(this.#view(cycle, cycle - 1)))) {
      const versions = this.#values.get(key) ?? [];
      // A value that was there before is another one from here on, and its name says where.
      const own = this.#prefix + (versions.length === 0 ? key : `${key}_of_${name}`);
      const named = value === undefined ? value : this.#m.named(own, value);
      this.#add(key, cycle, cycle, this.#in(cycle, named, name));
    }
    this.#give(cycle, this.#view(cycle, cycle));
    return this;
  }

  #add(name: string, from: number, first: number, value: unknown): void {
    const version = { from, first, chain: Object.assign([], { [first]: value }), late: new Map() };
    this.#values.set(name, [...(this.#values.get(name) ?? []), version]);
  }

  /** The same value, known to be of that cycle. */
  #in(number: number, value: unknown, stage: string): unknown {
    return value === undefined ? value : this.#m.inCycle(value, { pipeline: this, number, stage });
  }

  /** Give what waits for the values of that cycle. */
  #give(cycle: number, view: Values): void {
    for (const { name, of, wire } of this.#awaited.filter((one) => one.cycle === cycle)) {
      if (!(of in view))
        throw new RangeError(`${name} needs ${of} in cycle ${cycle}, and no stage has made it by then`);
      wire.set(view[of]);
    }
    this.#awaited = this.#awaited.filter((one) => one.cycle !== cycle);
  }

  /** The values in that cycle, of those that stages up to `made` have made. */
  #view(cycle: number, made: number): Values {
    const view = {};
    for (const [name, versions] of this.#values) {
      const version = versions.findLast(({ from }) => from <= made);
      if (version === undefined) continue;
      Object.defineProperty(view, name, { enumerable: true, get: () => this.#read(name, version, cycle) });
    }
    return view;
  }

  /** The value in that cycle, through the registers that it still needs. */
  #read(name: string, version: Version, cycle: number): unknown {
    const { from, first, chain, late } = version;
    const { stall } = this.#options;
    if (chain[first] === undefined) return undefined;
    const isValid = name === 'valid' && from < 0;
    const made = madeBy(version, cycle);
    if (cycle - made >= delayLineCycles && !isValid && stall === undefined && this.#reset[name] === undefined) {
      const wire = this.#m.forward(this.#nameAt(name, cycle), this.#m.shapeOf(chain[made]) as Shape<unknown>);
      late.set(cycle, wire);
      chain[cycle] = this.#in(cycle, wire, this.#stage(cycle));
      return chain[cycle];
    }
    for (let i = made + 1; i <= cycle; i++)
      chain[i] = this.#in(i, this.#register(name, isValid, chain[i - 1], i), this.#stage(i));
    return chain[cycle];
  }

  /** Delay lines for what was read late, each from the last cycle before it that something reads. */
  #finish(): void {
    for (const name of Object.keys(this.#reset))
      if (!this.#values.has(name)) throw new RangeError(`the pipeline has no value ${name} to reset`);
    for (const [name, versions] of this.#values) {
      for (const version of versions) {
        for (const [cycle, wire] of version.late) {
          const made = madeBy(version, cycle - 1);
          const line = delayLine(this.#m.shapeOf(version.chain[made]), cycle - made);
          wire.set(this.#m.inst(`${this.#nameAt(name, cycle)}_later`, line, { d: version.chain[made] }).q as never);
        }
      }
    }
  }

  #nameAt(name: string, cycle: number): string {
    return `${this.#prefix}${name}_${this.#stage(cycle)}`;
  }

  #stage(cycle: number): string {
    return this.#names[cycle] ?? 'out';
  }

  #register(name: string, isValid: boolean, before: unknown, cycle: number): unknown {
    const { stall, flush } = this.#options;
    const flushed = isValid && flush !== undefined;
    const next = flushed ? (before as Bits<1>).and(flush.not()) : before;
    const enable = flushed ? stall?.not().or(flush) : stall?.not();
    const start = isValid ? 0 : this.#reset[name];
    return this.#m.next(this.#nameAt(name, cycle), next, {
      ...(start === undefined ? {} : { reset: start as never }),
      ...(enable === undefined ? {} : { enable }),
    });
  }
}
