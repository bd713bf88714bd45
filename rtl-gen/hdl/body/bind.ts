/** Properties added to a module from outside it, as `bind` does in SystemVerilog. */
import type { Bits } from '../values/bits.ts';
import type { Width } from '../values/digits.ts';
import type { Ready, Stream } from '../values/link.ts';
import type { Shape } from '../values/shape.ts';
import { isHardwareValue } from '../values/value.ts';
import { ownerOf } from '../values/word.ts';
import type { Builder, MakePart } from './builder.ts';
import type { Ctx } from './context.ts';
import { valueAt } from './interface.ts';
import type { Mem } from './memory.ts';
import { type AnyModule, fillAt, type Links, type Module, type ReadsOf } from './module.ts';
import { readyOf, StreamWire, streamsIn } from './stream.ts';

/** Everything at the module's ports: inputs, outputs, and both sides of its links. */
export type PortsSeen<I, O, L extends Links> = I & O & { readonly [K in keyof L]: L[K]['read'] & L[K]['drive'] };

/** What the body has made, by the name that it gave. Throws a `RangeError` where there is no such thing. */
export interface Inside {
  /** A register, wire or named value of bits. */
  bits<const W extends number>(name: string, width: W): Bits<Width<W>>;
  /**
   * A register, wire, named value or what a memory's port reads (`items_rdata`), of any shape; the caller says which.
   */
  value<V>(name: string, shape: Shape<V>): V;
  /** A memory of words of that shape. Only read it, and in the same clock: what checks alone read is no port. */
  mem<V>(name: string, shape: Shape<V>): Mem<V>;
  /** What an instance drives. */
  inst<T>(name: string): T;
  /** What an instance is driven with, as the body has written it. */
  drives<T>(name: string): T;
}

/** Of instances, by name: what their bodies have made that the checks are to see, and its shape. */
export type Probes = Readonly<Record<string, Readonly<Record<string, Shape<unknown>>>>>;

/** Of instances, by name: what they are driven with, made of what the body gives, in the body's context. */
export type Between<I, C extends string> = Readonly<Record<string, (drives: object, io: I, m: Ctx<C>) => object>>;

/** What a proof changes of the instances of the module. The hardware is then no longer the same: not for designs. */
export interface ForProofs<I = unknown, C extends string = string> {
  /**
   * What the checks see of the registers of instances: `{ sync: { stage_0: bits(3) } }` makes `stage_0` an output
   * `stage_0_probe` of the module of the instance `sync`, which `inside.inst('sync')` then has.
   */
  readonly probes?: Probes;
  /** What stands between the module and the inputs of an instance: wires that are slow, a sender that is faulty. */
  readonly between?: Between<I, C>;
  /**
   * Inputs beside the module's own, of any value in each clock, which the checks then see by their names: what the
   * surroundings of the module may do or not.
   */
  readonly free?: Readonly<Record<string, Shape<unknown>>>;
  /**
   * Instances that are left out, by name, with the shapes of their outputs: each output is an input
   * `<instance>_<output>` of any value. What the part promises is assumed of it, and proved of the part by itself.
   */
  readonly cut?: Cuts;
}

/** Of instances, by name: their outputs. */
export type Cuts = Readonly<Record<string, Readonly<Record<string, Shape<unknown>>>>>;

/**
 * The module with checks added that see its ports and what is inside it. What `checks` declares is read by its checks
 * alone, so the hardware is the same, and so is its Verilog outside FORMAL.
 */
export function bind<I, O, L extends Links, C extends string = never>(
  mod: Module<I, O, L, C>,
  checks: (io: PortsSeen<I, O, L>, inside: Inside, m: Ctx<C>) => void,
  { probes = {}, between = {}, free = {}, cut = {} }: ForProofs<I & ReadsOf<L>, C> = {},
): Module<I, O, L, C> {
  return {
    ...mod,
    ports: withInputs(mod.ports, { ...free, ...outputsOf(cut) }),
    body: (io, m) => {
      const given: Readonly<Record<string, unknown>> = { ...io };
      const made = new Map<string, unknown>(Object.keys(free).map((name) => [name, given[name]]));
      const wires = new Map(Object.entries(between).map(([name, f]) => [name, (d: object) => f(d, io, noting)]));
      const changes = { probes, wires, cuts: cutsIn(cut, given) };
      const noting: Ctx<C> = recording(m, made, changes);
      const owner = ownerOf(m.lit(1, 0)) as Builder;
      const [part, { makePart }] = [partMaker(m, made, changes), owner];
      owner.makePart = (name, mod, drives, make) =>
        part(name, mod, drives, (...changed) => makePart(name, ...changed, make));
      const driven = mod.body(io, noting);
      // After what the body leaves to its end, such as delay lines of pipelines.
      m.atEnd(() => checks(bothSides(mod as AnyModule, io, driven) as PortsSeen<I, O, L>, inside(mod.name, made), m));
      return driven;
    },
  };
}

const cutName = (instance: string, output: string): string => `${instance}_${output}`;

const outputsOf = (cut: Cuts): Readonly<Record<string, Shape<unknown>>> =>
  Object.fromEntries(
    Object.entries(cut).flatMap(([name, outputs]) =>
      Object.entries(outputs).map(([output, shape]) => [cutName(name, output), shape]),
    ),
  );

/** What stands for the outputs of each instance that is left out. */
const cutsIn = (cut: Cuts, io: Readonly<Record<string, unknown>>): ReadonlyMap<string, object> =>
  new Map(
    Object.entries(cut).map(([name, outputs]) => [
      name,
      Object.fromEntries(Object.keys(outputs).map((output) => [output, io[cutName(name, output)]])),
    ]),
  );

const withInputs = <P extends { readonly in?: object | undefined }>(ports: P, more: object): P => ({
  ...ports,
  in: { ...ports.in, ...more },
});

/** By each context that takes note the module's own, whose clock domains elaboration knows. */
const standsFor = new WeakMap<object, object>();
const ownContext = (x: unknown): unknown => (typeof x === 'object' && x !== null ? (standsFor.get(x) ?? x) : x);

/** Where what an instance is driven with is noted: no name that a body can give. */
const drivesOf = (instance: string): string => `drives of ${instance}`;

/** What happens to instances on the way. */
interface Changes {
  readonly probes: Probes;
  readonly wires: ReadonlyMap<string, (drives: object) => object>;
  readonly cuts: ReadonlyMap<string, object>;
}

/** The context, taking note of what is made under a name. */
function recording<C extends string>(m: Ctx<C>, made: Map<string, unknown>, changes: Changes): Ctx<C> {
  const part = partMaker(m, made, changes);
  const instance = ([name, mod, drives, options]: readonly unknown[], make: (...args: unknown[]) => unknown) => {
    const { clocks = {}, ...rest } = (options ?? {}) as { readonly clocks?: Readonly<Record<string, unknown>> };
    const known = Object.fromEntries(Object.entries(clocks).map(([key, value]) => [key, ownContext(value)]));
    return part(String(name), mod as AnyModule, drives as object, (changed, driven) => {
      return make(name, changed, driven, { ...rest, clocks: known }) as object;
    });
  };
  const proxy = new Proxy(m, {
    get(target, key) {
      const method: unknown = Reflect.get(target, key);
      if (typeof method !== 'function') return method;
      return (...args: readonly unknown[]) => {
        if (key === 'inst') return instance(args, (...given) => Reflect.apply(method, target, given));
        const result: unknown = Reflect.apply(method, target, args);
        if (key === 'on' || key === 'withReset') return recording(result as Ctx<C>, made, changes);
        if (typeof args[0] === 'string') made.set(args[0], result);
        else if (key === 'named') for (const [name, value] of Object.entries(result as object)) made.set(name, value);
        return key === 'mem' ? recordingReads(result as Mem<unknown>, String(args[0]), made) : result;
      };
    },
  });
  standsFor.set(proxy, m);
  return proxy;
}

/** Makes instances with their probes, driven through their wires, or leaves them out, and takes note of them. */
function partMaker(m: Ctx, made: Map<string, unknown>, { probes, wires, cuts }: Changes): MakePart {
  return (name, mod, drives, make) => {
    const driven = wires.get(name)?.(drives) ?? drives;
    made.set(drivesOf(name), driven);
    const [cut, probe] = [cuts.get(name), probes[name]];
    const result =
      cut === undefined
        ? make(probe === undefined ? mod : probed(mod, probe), driven)
        : leftOut(m, name, mod, driven, cut);
    made.set(name, result);
    return result;
  };
}

/**
 * What stands for the outputs of an instance that is left out; of its streams it gives and gets a `ready` all the same.
 */
function leftOut(m: Ctx, name: string, mod: AnyModule, drives: object, outputs: object): object {
  m.unused(...leavesOf(drives));
  const whole: Record<string, unknown> = { ...outputs };
  for (const { path, side } of streamsIn(mod)) {
    const [given, own] = [valueAt(drives, path), valueAt(outputs, path)];
    if (side === 'sink' && given instanceof StreamWire) given.receive((own as Ready).ready);
    if (side === 'source' && own !== undefined && readyOf(given) === undefined)
      fillAt(whole, path, m.offer([name, ...path].join('_'), own as Stream<unknown>));
  }
  return whole;
}

/** The words, and values of the other classes, in what an instance is driven with. */
const leavesOf = (value: unknown): readonly unknown[] => {
  if (isHardwareValue(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
};

/** The module with outputs for what its body has made under those names. */
function probed(mod: AnyModule, probe: Readonly<Record<string, Shape<unknown>>>): AnyModule {
  const out = Object.fromEntries(Object.entries(probe).map(([name, shape]) => [`${name}_probe`, shape]));
  return {
    ...mod,
    ports: { ...mod.ports, out: { ...mod.ports.out, ...out } },
    body: (io, m) => {
      const made = new Map<string, unknown>();
      const driven = mod.body(io, recording(m, made, { probes: {}, wires: new Map(), cuts: new Map() })) as object;
      const { value } = inside(mod.name, made);
      return {
        ...driven,
        ...Object.fromEntries(Object.entries(probe).map(([name, shape]) => [`${name}_probe`, value(name, shape)])),
      };
    },
  };
}

/** The memory, taking note of what its ports read: `items_rdata`, then `items_rdata_1`, as in Verilog. */
function recordingReads(memory: Mem<unknown>, name: string, made: Map<string, unknown>): Mem<unknown> {
  let reads = 0;
  const noting = (ports: Mem<unknown>): Mem<unknown> =>
    new Proxy(ports, {
      get(target, key) {
        const method: unknown = Reflect.get(target, key);
        if (typeof method !== 'function') return method;
        return (...args: readonly unknown[]) => {
          const result: unknown = Reflect.apply(method, target, args.map(ownContext));
          if (key === 'on') return noting(result as Mem<unknown>);
          if (result !== undefined) made.set(reads === 0 ? `${name}_rdata` : `${name}_rdata_${reads}`, result);
          if (result !== undefined) reads++;
          return result;
        };
      },
    });
  return noting(memory);
}

function bothSides(mod: AnyModule, io: unknown, driven: unknown): Record<string, unknown> {
  const [read, drives] = [io, driven] as [Record<string, object>, Record<string, object>];
  const links = Object.keys(mod.ports.link ?? {}).map((link) => [link, { ...read[link], ...drives[link] }]);
  return { ...read, ...drives, ...Object.fromEntries(links) };
}

function inside(module: string, made: ReadonlyMap<string, unknown>): Inside {
  const find = (name: string): unknown => {
    const value = made.get(name);
    if (value !== undefined) return value;
    throw new RangeError(`${module} has made nothing called ${name}: it has ${[...made.keys()].join(', ')}`);
  };
  return {
    bits: (name, width) => (find(name) as Bits).as(width),
    value: (name) => find(name) as never,
    mem: (name) => find(name) as never,
    inst: (name) => find(name) as never,
    drives: (name) => find(drivesOf(name)) as never,
  };
}
