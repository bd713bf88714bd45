/** The ports of a design under their names, typed by its interface. */
import {
  type InterfacePort,
  interfacePorts,
  makeLists,
  portLeaves,
  putAt,
  valueAt,
} from '../../rtl-gen/hdl/body/interface.ts';
import type {
  AnyModule,
  Bits,
  EnumV,
  Int,
  Links,
  List,
  Module,
  Ready,
  Shape,
  Stream,
  StreamValue,
  UnionBits,
  Vec,
} from '../../rtl-gen/hdl/index.ts';
import { type Item, type Sendable, stream, type TypedStream } from '../agents/item.ts';
import type { PayloadCodec } from '../agents/payload.ts';
import { shapePayload } from '../agents/shape-payload.ts';
import type { PortHandle, Value } from '../engine/simulator.ts';
import type { Dut } from './context.ts';
import type { Fits } from './fits.ts';

/** An output: of a record or a vec, all of it. */
export interface OutPort<V> {
  /** The settled value. */
  get(): Item<V>;
}

/** An input; `get` is what was set last. */
export interface InPort<V> extends OutPort<V> {
  /** Drive it; a `UserError` for a value that does not fit. */
  set(value: Sendable<V>): void;
}

/** An input of one word. */
export interface WordPort<W extends number> extends OutPort<Bits<W>> {
  /** Drive it. A literal that does not fit is an error in the editor, any other number a `UserError` when it is set. */
  set<const N extends Value>(value: Fits<N, W>): void;
}

/** What has no parts that have ports of their own. */
type Single = Bits | Int | EnumV<string> | Vec<unknown> | UnionBits<object> | undefined;

type InputOf<V> =
  V extends Bits<infer W>
    ? WordPort<W>
    : V extends Single
      ? InPort<V>
      : InPort<V> & { readonly [K in keyof V]: InputOf<V[K]> };

type OutputOf<V> = V extends Single ? OutPort<V> : OutPort<V> & { readonly [K in keyof V]: OutputOf<V[K]> };

/** A stream that the design takes: for agents of `t`, or by its ports where a test drives them itself. */
export type TakenStream<V> = TypedStream<V> & {
  readonly payload: InputOf<V>;
  readonly valid: WordPort<1>;
  readonly ready: OutPort<Bits<1>>;
};

/** A stream that the design gives. */
export type GivenStream<V> = TypedStream<V> & {
  readonly payload: OutputOf<V>;
  readonly valid: OutPort<Bits<1>>;
  readonly ready: WordPort<1>;
};

type StreamPortsOf<L> = L extends { read: Stream<infer V>; drive: Ready }
  ? TakenStream<V>
  : L extends { read: Ready; drive: Stream<infer V> }
    ? GivenStream<V>
    : L extends { read: List<StreamValue<infer V>, infer N> }
      ? List<TakenStream<V>, N>
      : L extends { get: List<StreamValue<infer V>, infer N> }
        ? List<GivenStream<V>, N>
        : never;

/** What a link is made of that is no stream. */
type BundleOf<L> = L extends { readonly read: infer R; readonly get: infer G } ? PartsOf<R, G> : never;

/** The streams of a bundle, by what a body reads of it and what is got from an instance. */
type PartsOf<R, G> = {
  readonly [K in keyof R]: R[K] extends StreamValue<infer V>
    ? TakenStream<V>
    : K extends keyof G
      ? G[K] extends StreamValue<infer V>
        ? GivenStream<V>
        : PartsOf<R[K], G[K]>
      : never;
};

/**
 * What a test sees of a module: its inputs and outputs, and its streams for agents of `t` (`t.source(dut.up)`) or by
 * their ports (`dut.up.valid.set(1)`), those of bundles and arrays at their places.
 */
export type DutOf<I, O, L extends Links> = { readonly [K in keyof I]: InputOf<I[K]> } & {
  readonly [K in keyof O]: OutputOf<O[K]>;
} & { readonly [K in keyof L]: StreamPortsOf<L[K]> extends never ? BundleOf<L[K]> : StreamPortsOf<L[K]> };

/**
 * The ports of the design under test under the names that its module gives them; records also field by field
 * (`dut.px.r.set(255)`). Throws with the nearest name where the design is another one.
 */
export function dutOf<I, O, L extends Links, C extends string>(dut: Dut, mod: Module<I, O, L, C>): DutOf<I, O, L> {
  const made: Record<string, unknown> = {};
  const { link: links = {}, verilogNames = {} } = mod.ports as AnyModule['ports'];
  for (const [key, { streams = [], names }] of Object.entries(links)) {
    for (const { path, payload } of streams) {
      const name = [verilogNames[key] ?? key, ...path].join('_');
      putAt(made, [key, ...path], stream(name, payload, names));
    }
  }
  for (const port of interfacePorts(mod as AnyModule)) {
    const [key, ...rest] = port.path;
    const isOfStream = links[key!]?.streams?.some(({ path }) => path.every((step, i) => step === rest[i])) ?? false;
    if (isOfStream) putWhenAsked(valueAt(made, port.path.slice(0, -1)), port.path.at(-1)!, () => accessor(dut, port));
    else putAt(made, port.path, accessor(dut, port));
  }
  makeLists(made, links);
  return made as DutOf<I, O, L>;
}

/** Agents need no ports of streams; what reads and writes them is made for a test that does. */
function putWhenAsked(owner: unknown, key: string, make: () => object): void {
  let made: object | undefined;
  const get = (): object => {
    made ??= make();
    return made;
  };
  Object.defineProperty(owner, key, { get });
}

function accessor(dut: Dut, port: InterfacePort): object {
  const handles = portLeaves(port).map(({ name }) => dut.port(name));
  return part(port.shape, handles, port.name, port.direction === 'in');
}

/** Reads and, of an input, sets a value of a shape; with its fields beside that. */
function part(shape: Shape<unknown>, handles: readonly PortHandle[], name: string, isInput: boolean): object {
  const { read: get, write: set }: PayloadCodec<unknown> = shapePayload(handles, name, shape);
  const fields: Record<string, object> = {};
  const { structure } = shape;
  if (structure.kind === 'record') {
    let at = 0;
    for (const [field, { leaves, ...rest }] of structure.fields) {
      const own = handles.slice(at, at + leaves.length);
      fields[field] = part({ leaves, ...rest }, own, `${name}_${field}`, isInput);
      at += leaves.length;
    }
  }
  const output = { ...fields, get, toString: () => name };
  return isInput ? { ...output, set } : output;
}
