/** `m`: what a module body calls to make registers, wires, memories, instances and statements. */
import type { DeclId } from '../../ir/expr.ts';
import type { Location } from '../../ir/location.ts';
import type { Decl, DomainId, Stmt } from '../../ir/module-ir.ts';
import type { Bits, Literal } from '../values/bits.ts';
import type { Width } from '../values/digits.ts';
import type { EnumV, EnumWord } from '../values/enum.ts';
import type { Stream } from '../values/link.ts';
import { type Leaf, type Lit, type Settable, type Shape, settable } from '../values/shape.ts';
import { callerLocation } from '../values/source.ts';
import type { OpenStream, StreamValue } from '../values/stream-value.ts';
import { mapWords, muxValues, shapeOf } from '../values/values.ts';
import { bits, lowerWord } from '../values/word.ts';
import type { Builder } from './builder.ts';
import { makeChecks } from './checks.ts';
import { type ResetOptions, unsafeCross, withReset } from './crossing.ts';
import { type Cycles, makeCycles } from './cycles.ts';
import { domainNamed } from './domains.ts';
import { instantiate } from './instance.ts';
import { type Lenience, makeLenience } from './lenience.ts';
import { type Mem, type MemOptions, makeMemory } from './memory.ts';
import type { AnyModule, GetsOf, GivesOf, Links, Module } from './module.ts';
import { makePast, type Past } from './past.ts';
import { matchPatterns, type PatternArm } from './patterns.ts';
import { openStream } from './stream.ts';
import { offered } from './stream-functions.ts';

/** What follows a `when`. */
export interface When {
  /** Tried where no condition before it held. */
  elsewhen(c: Bits<1>, f: () => void): When;
  /** Taken where no condition before it held. */
  otherwise(f: () => void): void;
}

export interface RegOptions<V> {
  /** Value after a clock edge with reset; without it the register is not reset. */
  readonly reset?: Lit<V> | Literal;
  /**
   * Power-up value, for technologies that have one; arbitrary by default, so that a missing reset shows in simulation.
   */
  readonly init?: Lit<V> | Literal;
  /**
   * States of an enumeration that no statement needs to lead to: what outside force sets, or what is there for later.
   */
  readonly unreached?: readonly string[];
  /** Attributes in Verilog for the tools behind it, such as `async_reg`; no part of what the register does. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Its value after each edge, made of the present one: `next: (now) => now.add(1)`. A later `set` overrides it. */
  readonly next?: (now: V) => Lit<V> | V;
  /** With `next`: the register keeps its value where this is 0. */
  readonly enable?: Bits<1>;
}

/** Of a register whose next value is given where it is made. */
export interface NextOptions<V> extends Omit<RegOptions<V>, 'next'> {
  /** The register keeps its value where this is 0. */
  readonly enable?: Bits<1>;
}

/**
 * The context of one module body. Names given to registers, wires, memories, instances, assertions and covers are their
 * names in Verilog and waves, so they are unique in the module. `C` are the clocks that the module lists, if it does.
 */
export interface Ctx<C extends string = never> extends Past, Cycles, Lenience {
  /**
   * A register: reads give its present value, `set` its value after the clock edge; it keeps its value where not set.
   */
  reg<V>(name: string, shape: Shape<V>, o?: RegOptions<NoInfer<V>>): Settable<V>;
  /**
   * A register and what it becomes at every edge, or with `enable` at every edge where that is 1: the value of one
   * cycle before. It has the shape of the value, and nothing else can set it.
   */
  next<V>(name: string, value: V, o?: NextOptions<NoInfer<V>>): V;
  /** A wire: reads give its value in this clock; `dflt` where no statement sets it, so it is never a latch. */
  wire<V>(name: string, shape: Shape<V>, dflt: Lit<NoInfer<V>>): Settable<V>;
  /**
   * A wire that a later line gives its value: for what is needed before it can be made, such as `ready`. There is no
   * default, so statements set it on every path.
   */
  forward<V>(name: string, shape: Shape<V>): Settable<V>;
  /** Statements of `f` apply where `c` is 1. */
  when(c: Bits<1>, f: () => void): When;
  /**
   * Statements of the first arm apply whose pattern the word fits (`['1??0', f]`), of `otherwise` where none does.
   * There has to be one if the patterns leave a word out, which is worked out exactly (up to 4,096 cubes of words).
   */
  match(word: Bits, arms: readonly PatternArm[], otherwise?: () => void): void;
  /**
   * Statements of the arm of the present state apply; the arms are exhaustive. The last of the two, because an editor
   * says what is wrong with the last one.
   */
  match<K extends string>(e: EnumV<K>, arms: { readonly [P in K]: () => void }): void;
  /**
   * `c` ? `t` : `f`, for words, enums and records of one shape; a register or wire counts as its value. A number on one
   * side has the shape of the other.
   */
  mux<T>(c: Bits<1>, t: T | Literal, f: T | Literal): T;
  /** The value beside the first condition that is 1, of `otherwise` where none is: a priority in its order. */
  choose<T>(choices: readonly (readonly [c: Bits<1>, value: T | Literal])[], otherwise: T | Literal): T;
  /** A constant of `w` bits. */
  lit<const W extends number>(w: W, v: Literal): Bits<Width<W>>;
  /** A constant of a shape: `m.lit(State, 'busy')`. */
  lit<V>(shape: Shape<V>, v: Lit<NoInfer<V>>): V;
  /** The shape of a value that has one: for libraries that make instances for whatever they are given. */
  shapeOf<V>(value: V): Shape<V>;
  /** The same value under that name, in Verilog and in waves; one that has the name is left as it is. */
  named<V>(name: string, value: V): V;
  /** Several values at once, each under the name of its key. */
  named<T extends Record<string, unknown>>(t: T): T;
  /** A memory. */
  mem<V>(name: string, shape: Shape<V>, o: MemOptions<NoInfer<V>>): Mem<V>;
  /**
   * An instance of another module: drives what it reads, returns what it drives. A module of one domain is in that of
   * this context, with its edge and the style of its reset; of several, each is what `clocks` says, else the one of the
   * same name.
   */
  inst<I, O, L extends Links, K extends string = never>(
    name: string,
    mod: Module<I, O, L, K>,
    drives: NoInfer<I & GivesOf<L>>,
    options?: { readonly clocks?: { readonly [P in NoInfer<K>]?: C | Ctx } },
  ): O & GetsOf<L>;
  /** A stream of what is offered by hand: `payload` and `valid`, which must stay until `ready`. */
  offer<V>(name: string, from: Stream<V>): StreamValue<V>;
  /** A stream that a later line connects, for loops of streams: `loop.connect(q.down)`. */
  stream<V>(name: string, payload: Shape<V>): OpenStream<V>;
  /**
   * The context of another clock that the module lists: registers, memory ports, instances, assertions and covers made
   * with it belong to that domain. Statements are shared: `when` of any context may surround `set` of any register.
   */
  on(domain: C): Ctx<C>;
  /**
   * A context of this one's clock with another reset, 1 bit wide, by default synchronous and active high. The bit is
   * named `name` in Verilog, where it is the reset's name too.
   */
  withReset(name: string, reset: Bits<1>, o?: ResetOptions): Ctx<C>;
  /**
   * The same value, taken to be of this context's domain wherever it comes from, as a wire of that name (leaf by leaf).
   * For the crossings of the library, which say why it is safe; a design uses those.
   */
  unsafeCross<T>(name: string, value: T): T;
  /**
   * `f` is called when the body has returned, once, and may add to the module then: for libraries that decide by all
   * that a body does with what they gave it. What it adds stands outside every `when`.
   */
  atEnd(f: () => void): void;
  /**
   * A property that must hold at every edge of the domain's clock outside reset, in simulation and formal proofs;
   * inside `when` and `match`, where those conditions hold.
   */
  assert(name: string, c: Bits<1>): void;
  /**
   * The same of what drives the module: a proof takes it for granted, and a simulation in which it does not hold fails
   * with the environment named as the one at fault.
   */
  assume(name: string, c: Bits<1>): void;
  /**
   * A value that is the same in every clock, and any: what is proved of it is proved of each value. A register for
   * checks that keeps what it starts with; in simulation that comes from the seed.
   */
  symbolic<V>(name: string, shape: Shape<V>): V;
  /**
   * A situation, `c` at a clock edge outside reset, that tests should reach: coverage and formal tools look for it.
   * Inside `when` and `match`, their conditions are part of it.
   */
  cover(name: string, c: Bits<1>): void;
}

/** The context of a module's first domain; the others' are made from it. */
export function makeContext(owner: Builder): Ctx<string> {
  const contexts: Ctx<string>[] = [];
  const contextOf = (domain: DomainId): Ctx<string> => {
    contexts[domain] ??= inDomain(owner, domain, shared);
    return contexts[domain];
  };

  const when = (c: Bits<1>, f: () => void): When => openWhen(owner, lowerWord(owner, c, 1), f);

  const shared: Ctx<string> = {
    reg: (name, shape, options) => makeReg(owner, name, shape, options ?? {}),
    next: (name, value, options) => makeNext(owner, name, value, options ?? {}),
    wire: (name, shape, dflt) => makeWire(owner, name, shape, dflt),
    forward: (name, shape) => makeForward(owner, name, shape),
    when,
    match: (subject: EnumV<string> | Bits, arms: StateArms | readonly PatternArm[], otherwise?: () => void): void => {
      if (!isArms(arms)) makeMatch(owner, subject as EnumV<string>, arms);
      else matchPatterns(owner, subject as Bits, arms, otherwise, (c, f) => openWhen(owner, c, f));
    },
    mux: (c, t, f) => {
      const sel = lowerWord(owner, c, 1);
      owner.choices.push({ sel, at: callerLocation() });
      return muxValues(owner, sel, t, f);
    },
    choose: <T>(choices: readonly (readonly [Bits<1>, T | Literal])[], otherwise: T | Literal): T =>
      choices.reduceRight<T | Literal>((rest, [c, value]) => shared.mux<T>(c, value, rest), otherwise) as T,
    lit: (shape: number | Shape<unknown>, v: unknown): never =>
      (typeof shape === 'number'
        ? bits(shape).wrap(owner, [owner.literal(shape, v as Literal)])
        : literalOf(owner, shape, v)) as never,
    named: (values: unknown, value?: unknown): never =>
      (typeof values === 'string' ? nameValue(owner, values, value) : nameValues(owner, values as object)) as never,
    shapeOf: (value) => shapeOf(owner, value, 'the value'),
    mem: (name, shape, options) => makeMemory(owner, name, shape, options),
    inst: (name, mod, drives, options) => instantiate(owner, name, mod as AnyModule, drives, options) as never,
    offer: (name, from) => offered(owner, name, from),
    stream: (name, shape) => openStream(owner, name, shape),
    on: (domain) => contextOf(domainNamed(owner, domain)),
    withReset: (name, reset, options) => contextOf(withReset(owner, name, reset, options)),
    unsafeCross: (name, value) => unsafeCross(owner, name, value),
    atEnd: (f) => {
      const { domain } = owner;
      owner.endings.push(() => owner.within(domain, f));
    },
    ...makeChecks(owner),
    ...makePast(owner),
    ...makeCycles(owner, (name, value) => nameValue(owner, name, value)),
    ...makeLenience(owner),
  };
  return contextOf(0);
}

/** The context whose methods make what they make in that domain. */
function inDomain(owner: Builder, domain: DomainId, shared: Ctx<string>): Ctx<string> {
  const methods = Object.entries(shared).map(([name, method]: [string, (...args: unknown[]) => unknown]) => [
    name,
    (...args: unknown[]) => owner.within(domain, method, ...args),
  ]);
  const context = Object.fromEntries(methods) as Ctx<string>;
  owner.contexts.set(context, domain);
  return context;
}

function makeReg<V>(owner: Builder, name: string, shape: Shape<V>, options: RegOptions<V>): Settable<V> {
  const targets = declareReg(owner, name, shape, options);
  const register = settable(owner, shape, referenced(owner, shape, targets), targets);
  const { next, enable } = options;
  if (next !== undefined) everyEdge(owner, enable, () => owner.set(targets, shape.lower(owner, next(register))));
  return register;
}

function makeNext<V>(owner: Builder, name: string, value: V, options: NextOptions<V>): V {
  const shape = shapeOf(owner, value, name);
  const next = shape.lower(owner, value);
  const at = callerLocation();
  const targets = declareReg(owner, name, shape, options, at);
  everyEdge(owner, options.enable, () => owner.set(targets, next, at), at);
  return referenced(owner, shape, targets);
}

/** Have `set` append to the statements of each edge where `enable` is 1, also if a `when` is around. */
function everyEdge(owner: Builder, enable: Bits<1> | undefined, set: () => void, at?: Location): void {
  owner.atTop(() => {
    if (enable === undefined) set();
    else openWhen(owner, lowerWord(owner, enable, 1), set, at);
  });
}

const referenced = <V>(owner: Builder, shape: Shape<V>, decls: readonly DeclId[]): V =>
  shape.wrap(
    owner,
    decls.map((d) => owner.ref(d)),
  );

function declareReg<V>(
  owner: Builder,
  name: string,
  shape: Shape<V>,
  options: RegOptions<V>,
  at: Location = callerLocation(),
): readonly DeclId[] {
  // A technology without a reset has the value from the start instead.
  const hasReset = owner.domains[owner.domain]!.reset !== undefined;
  const reset = constants(owner, shape, hasReset ? options.reset : undefined);
  const init = constants(owner, shape, hasReset ? options.init : (options.init ?? options.reset));
  const { attributes } = options;
  return shape.leaves.map(({ suffix, lo: _, ...leaf }, i) => {
    const resetValue = reset[i];
    const initValue = init[i];
    return owner.declare({
      kind: 'reg',
      name: name + suffix,
      group: name,
      domain: owner.domain,
      at,
      ...leaf,
      ...(attributes === undefined ? {} : { attributes }),
      ...(resetValue === undefined ? {} : { reset: resetValue }),
      ...(initValue === undefined ? {} : { init: initValue }),
      ...(options.unreached === undefined || leaf.states === undefined ? {} : { unreached: options.unreached }),
    });
  });
}

function makeWire<V>(owner: Builder, name: string, shape: Shape<V>, dflt: Lit<V>): Settable<V> {
  const at = callerLocation();
  const defaults = shape.lower(owner, dflt);
  const targets = shape.leaves.map((leaf, i) => {
    const value = defaults[i];
    if (value === undefined) {
      const message = `the default of wire ${name} leaves out ${leaf.suffix.slice(1)}`;
      owner.report('missing-field', message, 'give every field', [at]);
    }
    return declareWire(owner, name, leaf, { at, default: value ?? owner.table.const(leaf.width, 0n) });
  });
  return settable(owner, shape, referenced(owner, shape, targets), targets);
}

function makeForward<V>(owner: Builder, name: string, shape: Shape<V>): Settable<V> {
  const at = callerLocation();
  const targets = shape.leaves.map((leaf) =>
    declareWire(owner, name, leaf, { at, default: owner.table.const(leaf.width, 0n), forward: true }),
  );
  return settable(owner, shape, referenced(owner, shape, targets), targets);
}

type WireKind = Pick<Extract<Decl, { kind: 'wire' }>, 'at' | 'default' | 'forward'>;

const declareWire = (owner: Builder, name: string, { suffix, lo: _, ...leaf }: Leaf, kind: WireKind): DeclId =>
  owner.declare({ kind: 'wire', name: name + suffix, group: name, ...leaf, ...kind });

/** A constant of a shape, all of whose leaves it gives. */
function literalOf(owner: Builder, shape: Shape<unknown>, value: unknown): unknown {
  const ids = shape.lower(owner, value).map((id, i) => {
    if (id !== undefined) return id;
    const { suffix, width } = shape.leaves[i]!;
    owner.report('missing-field', `a constant leaves out ${suffix.slice(1)}`, 'give every field');
    return owner.table.const(width, 0n);
  });
  return shape.wrap(owner, ids);
}

/** The leaves of a reset or start value, which must be constants. */
function constants<V>(owner: Builder, shape: Shape<V>, value: unknown): readonly (bigint | undefined)[] {
  if (value === undefined) return shape.leaves.map(() => undefined);
  return shape.lower(owner, value).map((id) => {
    if (id === undefined) return undefined;
    const e = owner.table.get(id);
    if (e.op === 'const') return e.value;
    owner.report('reset-not-constant', 'a reset or start value that is not a constant', 'give a number or a state');
    return 0n;
  });
}

/** Appends the `if`, and lets `elsewhen` and `otherwise` fill the else branch of the last condition in the chain. */
function openWhen(owner: Builder, cond: number, f: () => void, at: Location = callerLocation()): When {
  const otherwise: Stmt[] = [];
  let open = true;
  const next = (): void => {
    if (!open) {
      const message = 'this when is already followed by an elsewhen or otherwise';
      owner.report('branch-closed', message, 'call elsewhen and otherwise on what the one before them returns', [
        callerLocation(),
        { ...at, note: 'the when' },
      ]);
    }
    open = false;
  };
  owner.append({ kind: 'if', cond, taken: owner.collect(f, () => cond), otherwise, at });
  const guard = (): number => owner.table.unary('not', cond);
  return {
    elsewhen: (c, g) => {
      next();
      let chained: When | undefined;
      otherwise.push(
        ...owner.collect(() => {
          chained = openWhen(owner, lowerWord(owner, c, 1), g);
        }, guard),
      );
      return chained!;
    },
    otherwise: (g) => {
      next();
      otherwise.push(...owner.collect(g, guard));
    },
  };
}

type StateArms = { readonly [state: string]: () => void };

const isArms = (arms: StateArms | readonly PatternArm[]): arms is readonly PatternArm[] => Array.isArray(arms);

function makeMatch(owner: Builder, e: EnumV<string>, arms: StateArms): void {
  const at = callerLocation();
  const { word, keys, states } = e as EnumWord<string>;
  const missing = keys.filter((k) => arms[k] === undefined);
  if (missing.length > 0) {
    owner.report('not-exhaustive', `match has no arm for ${missing.join(', ')}`, 'add the arms', [at]);
  }
  const subject = owner.own(word);
  owner.append({
    kind: 'match',
    subject,
    states,
    arms: keys.map((k, i) => ({
      values: [states[i]!.value],
      body: owner.collect(arms[k] ?? (() => undefined), () => lowerWord(owner, e.is(k), 1)),
    })),
    otherwise: [],
    at,
  });
}

function nameValues(owner: Builder, values: object): object {
  const at = callerLocation();
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, nameValue(owner, name, value, at)]));
}

function nameValue<V>(owner: Builder, name: string, value: V, at: Location = callerLocation()): V {
  return mapWords(owner, value, name, (id, { suffix, lo: _, fields: __, ...leaf }) => {
    const e = owner.table.get(id);
    const decl = e.op === 'ref' ? owner.decls[e.decl] : undefined;
    // An input, a wire or a named value that has the name already is that value.
    if (decl !== undefined && decl.kind !== 'reg' && decl.name === name + suffix) return id;
    return owner.ref(owner.declare({ kind: 'named', name: name + suffix, at, value: id, ...leaf }));
  });
}
