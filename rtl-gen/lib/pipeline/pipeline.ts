/** Pipelines whose values know the stage that they are read in. */
import { type Bits, bit, type Ctx, type Settable, type Shape, type StreamValue } from '../../hdl/index.ts';
import { delayLine } from '../stream/delay-line.ts';

/** A value that is not read for so many cycles goes through a delay line, where nothing stalls or resets it. */
const delayLineCycles = 4;

export interface PipelineOptions {
  /** 1 in cycles with an item. `valid` is then a value of every stage, 0 after reset. */
  readonly valid?: Bits<1>;
  /** All stages keep what they have while this is 1. */
  readonly stall?: Bits<1>;
  /** The items in all stages are forgotten where this is 1: their `valid` becomes 0, also during a stall. */
  readonly flush?: Bits<1>;
  /** Reset values by the names of values; a value without one has registers without reset. */
  readonly reset?: Readonly<Record<string, number | bigint>>;
}

/** The values of `A`, those of `B` in place of those of the same name. */
export type Merge<A, B> = {
  readonly [K in keyof A | keyof B]: K extends keyof B ? B[K] : K extends keyof A ? A[K] : never;
};

/**
 * A stage is a function from the values that there are, each already in the cycle of the stage, to those that it makes.
 * A value that a later stage reads goes through one register a stage, `value_stage` in Verilog, one chain however many
 * read it. Where no stage reads it for 4 cycles or more, and it has neither stall nor reset, the chain is a delay line.
 */
export interface Pipeline<Now extends object, Stages extends object = Record<never, never>> {
  /** A stage one cycle after the one before it; the first is in the cycle of the inputs. */
  stage<const N extends string, R extends object>(
    name: N,
    f: (now: Now) => R,
  ): Pipeline<Merge<Now, R>, Merge<Stages, { readonly [K in N]: Merge<Now, R> }>>;
  /** The same stage `n` times, for rounds: `round_0`, `round_1` and so on. */
  repeat<R extends Partial<Now>>(n: number, name: string, f: (now: Now, i: number) => R): Pipeline<Now, Stages>;
  /**
   * From the next stage on a value `name`: in that stage's cycle, what value `of` is of the item that is `items` cycles
   * ahead, whether or not it is valid. For feedback and forwarding: an item that follows at once sees what the one
   * ahead of it makes in a later stage. `of` has to be made within `items` cycles from the next stage on.
   */
  ahead<const N extends string, V>(
    name: N,
    other: { readonly of: string; readonly items: number; readonly shape: Shape<V> },
  ): Pipeline<Merge<Now, { readonly [K in N]: V }>, Stages>;
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
export const pipeline = <T extends object>(
  m: Ctx,
  inputs: T,
  options: PipelineOptions = {},
): Pipeline<Merge<T, { readonly valid: Bits<1> }>> =>
  new Stages(m, inputs, options) as object as Pipeline<Merge<T, { readonly valid: Bits<1> }>>;

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
  const first = pipeline(m, { payload }, { valid, stall }) as object as Parameters<typeof stages>[0];
  const { out } = stages(first);
  const last = m.offer(name, { payload: out.payload, valid: out.valid });
  stall.set(last.valid.and(last.ready.not()));
  return last;
}

/** A value, which stages after `from` see: `chain` has it by cycles, from `first` on. */
interface Version {
  readonly from: number;
  readonly first: number;
  readonly chain: unknown[];
}

type Values = Readonly<Record<string, unknown>>;

/** A value of an item ahead that waits for the stage in whose cycle that item is. */
interface Awaited {
  readonly name: string;
  readonly of: string;
  readonly cycle: number;
  readonly wire: Settable<unknown>;
}

class Stages {
  readonly #m: Ctx;
  readonly #options: PipelineOptions;
  readonly #names: string[] = [];
  readonly #values = new Map<string, Version[]>();
  #awaited: readonly Awaited[] = [];

  constructor(m: Ctx, inputs: object, options: PipelineOptions) {
    this.#m = m;
    this.#options = options;
    const { valid = m.lit(1, 1) } = options;
    for (const [name, value] of Object.entries({ ...inputs, valid }))
      this.#add(name, -1, 0, this.#in(0, value, 'inputs'));
  }

  ahead(name: string, { of, items, shape }: { of: string; items: number; shape: Shape<unknown> }): this {
    if (!Number.isInteger(items) || items < 1)
      throw new RangeError(`${name} is ${of} of the item ${items} cycles ahead: give a whole number, 1 or more`);
    const wire = this.#m.forward(name, shape);
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
      const named = this.#m.named(versions.length === 0 ? key : `${key}_of_${name}`, value);
      this.#add(key, cycle, cycle, this.#in(cycle, named, name));
    }
    this.#give(cycle, this.#view(cycle, cycle));
    return this;
  }

  #add(name: string, from: number, first: number, value: unknown): void {
    const version = { from, first, chain: Object.assign([], { [first]: value }) };
    this.#values.set(name, [...(this.#values.get(name) ?? []), version]);
  }

  /** The same value, known to be of that cycle. */
  #in(number: number, value: unknown, stage: string): unknown {
    return this.#m.inCycle(value, { pipeline: this, number, stage });
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
  #read(name: string, { from, first, chain }: Version, cycle: number): unknown {
    const { stall, reset = {} } = this.#options;
    const isValid = name === 'valid' && from < 0;
    let made = cycle;
    while (made > first && chain[made] === undefined) made--;
    if (cycle - made >= delayLineCycles && !isValid && stall === undefined && reset[name] === undefined) {
      const line = delayLine(this.#m.shapeOf(chain[made]), cycle - made);
      const { q } = this.#m.inst(`${name}_${this.#stage(cycle)}_later`, line, { d: chain[made] });
      chain[cycle] = this.#in(cycle, q, this.#stage(cycle));
      return chain[cycle];
    }
    for (let i = made + 1; i <= cycle; i++)
      chain[i] = this.#in(i, this.#register(name, isValid, chain[i - 1], this.#stage(i)), this.#stage(i));
    return chain[cycle];
  }

  #stage(cycle: number): string {
    return this.#names[cycle] ?? 'out';
  }

  #register(name: string, isValid: boolean, before: unknown, stage: string): unknown {
    const { stall, flush, reset = {} } = this.#options;
    const flushed = isValid && flush !== undefined;
    const next = flushed ? (before as Bits<1>).and(flush.not()) : before;
    const enable = flushed ? stall?.not().or(flush) : stall?.not();
    const start = isValid ? 0 : reset[name];
    return this.#m.next(`${name}_${stage}`, next, {
      ...(start === undefined ? {} : { reset: start }),
      ...(enable === undefined ? {} : { enable }),
    });
  }
}
