/** The plain values that stand for hardware in a testbench, typed by the shapes of the language. */
import type {
  Bits,
  EnumV,
  Int,
  Link,
  Links,
  List,
  Module,
  Ready,
  Shape,
  Stream,
  StreamNames,
  StreamValue,
  UnionBits,
  Vec,
} from '../../rtl-gen/hdl/index.ts';
import type { Value } from '../engine/simulator.ts';

/**
 * What an agent receives for hardware of type `V`: a `number` for words of up to 32 bits and a `bigint` above (either
 * where the width is no literal), with its sign for integers; the name of an enum's state, or the number where no state
 * has it; records as objects, vecs as arrays, a union as its bits, an absent part as `undefined`.
 */
export type Item<V> =
  V extends Bits<infer W>
    ? Numeric<W>
    : V extends Int<infer W>
      ? Numeric<W>
      : V extends EnumV<infer K>
        ? K | Value
        : V extends Vec<infer E>
          ? readonly Item<E>[]
          : V extends UnionBits<infer _>
            ? Value
            : V extends undefined
              ? undefined
              : { readonly [K in keyof V]: Item<V[K]> };

/**
 * What may be sent for it, which is more: a number or a bigint for any word, a union by its bits or by one view, and
 * parts that may be absent can be left out.
 */
export type Sendable<V> =
  V extends Bits<infer _>
    ? Value
    : V extends Int<infer _>
      ? Value
      : V extends EnumV<infer K>
        ? K | Value
        : V extends Vec<infer E>
          ? readonly Sendable<E>[]
          : V extends UnionBits<infer T>
            ? Value | { readonly [K in keyof T]?: Sendable<T[K]> }
            : V extends undefined
              ? undefined
              : { readonly [K in keyof V as undefined extends V[K] ? never : K]: Sendable<V[K]> } & {
                  readonly [K in keyof V as undefined extends V[K] ? K : never]?: Sendable<V[K]>;
                };

/** A number by its width. */
type Numeric<W extends number> = number extends W ? Value : `${W}` extends Narrow ? number : bigint;

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** The widths whose values are numbers: 1 to 32. */
type Narrow = Digit | `${'1' | '2'}${Digit}` | '30' | '31' | '32';

/** A stream of a design and the shape of what it carries; `V` types the items of the agents on it. */
export interface TypedStream<V> {
  /** Where the names of its ports begin: `up` of `up_valid`. */
  readonly name: string;
  readonly shape: Shape<V>;
  /** What its ports are called after that. Default `flattened`. */
  readonly names?: StreamNames;
}

/** The stream whose ports begin with `name`, for agents with typed items: `t.source(stream('up', Packet))`. */
export function stream<V>(name: string, shape: Shape<V>, names: StreamNames = 'flattened'): TypedStream<V> {
  return { name, shape, names };
}

/** The typed streams among links, by key. */
export type StreamsOf<L> = {
  readonly [K in keyof L as StreamOf<L[K]> extends never ? never : K]: StreamOf<L[K]>;
};

type StreamOf<L> = L extends { read: Stream<infer V>; drive: Ready } | { read: Ready; drive: Stream<infer V> }
  ? TypedStream<V>
  : L extends { read: List<StreamValue<infer V>, infer N> } | { get: List<StreamValue<infer V>, infer N> }
    ? List<TypedStream<V>, N>
    : never;

/**
 * The streams of a module by the keys of its links: `t.source(streamsOf(fifo(Packet, 16)).up)`; of an array of links a
 * list of them.
 */
export function streamsOf<I, O, L extends Links, C extends string>(mod: Module<I, O, L, C>): StreamsOf<L> {
  const names: Readonly<Record<string, string | undefined>> = mod.ports.verilogNames ?? {};
  const streams = Object.entries(mod.ports.link ?? {}).flatMap(
    ([key, link]): readonly (readonly [string, unknown])[] => {
      const { fields, lists, streams: inside, names: style } = link as Link<{ read: unknown; drive: unknown }>;
      if (lists?.[0]?.path.length === 0 && inside?.every(({ path }) => path.length === 1)) {
        const of = (i: number) => stream(`${names[key] ?? key}_${i}`, inside[i]!.payload, style);
        return [[key, inside.map((_, i) => of(i))] as const];
      }
      const payload = fields.find(({ name }) => name === 'payload');
      return payload === undefined ? [] : [[key, stream(names[key] ?? key, payload.shape, style)] as const];
    },
  );
  return Object.fromEntries(streams) as StreamsOf<L>;
}
