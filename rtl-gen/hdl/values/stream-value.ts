/** Streams as values of a module body. */
import type { Bits } from './bits.ts';
import type { Ready, SinkOf, SourceOf, Stream } from './link.ts';
import type { Shape } from './shape.ts';

/** A module with one stream in and one out: its first four types say that it has nothing else. */
export interface Part<V, R> {
  readonly name: string;
  readonly ports: {
    readonly link?: {
      readonly up: { readonly '~link'?: SinkOf<V> };
      readonly down: { readonly '~link'?: SourceOf<R> };
    };
  };
}

/**
 * A stream that a body has: one that enters the module, or that an instance or a function of streams gives. It has
 * exactly one receiver, where its `ready` comes from: the stream that it is returned for, an instance that it is given
 * to, or one of the methods below, which all make no more than gates.
 */
export interface StreamValue<V> extends Stream<V>, Ready {
  /** The shape of its items. */
  readonly shape: Shape<V>;
  /** 1 where an item passes: `valid` and `ready`. */
  readonly fires: Bits<1>;
  /** Every item as `f` changes it. */
  map<R>(f: (payload: V) => R): StreamValue<R>;
  /** The items for which `keep` is 1; the others are taken and forgotten. */
  filter(keep: (payload: V) => Bits<1>): StreamValue<V>;
  /** The stream, neither valid nor ready while `c` is 1. */
  haltWhen(c: Bits<1>): StreamValue<V>;
  /** Received by hand: `ready` is `c`. Gives what is offered. */
  takeWhen(c: Bits<1>): Stream<V>;
  /**
   * Through an instance of the module that `part` makes for the shape of the items, which has the links `up` and
   * `down`: `up.through('slice', forwardSlice).through('queue', queue(16))`.
   */
  through<R>(name: string, part: (payload: Shape<V>) => Part<V, R>): StreamValue<R>;
}

/** A stream that a later line connects: for loops of streams. */
export interface OpenStream<V> extends StreamValue<V> {
  /** Where its items come from. */
  connect(from: Stream<V>): void;
}
