/** The hardware behind streams as values: a payload, its valid, and a `ready` that is known when the receiver is. */
import type { Location } from '../../ir/location.ts';
import type { DomainId } from '../../ir/module-ir.ts';
import type { Bits } from '../values/bits.ts';
import type { LinkStream, Ready, Stream } from '../values/link.ts';
import { type Shape, settable } from '../values/shape.ts';
import { callerLocation } from '../values/source.ts';
import type { OpenStream, Part, StreamValue } from '../values/stream-value.ts';
import { shapeOf } from '../values/values.ts';
import { bit } from '../values/word.ts';
import type { Builder } from './builder.ts';
import { instantiate } from './instance.ts';
import type { AnyModule } from './module.ts';

/** What a stream is made of. */
export interface StreamParts<V> {
  /** In diagnostics, and before `_ready` where a wire is needed. */
  readonly name: string;
  readonly at: Location;
  readonly shape: Shape<V>;
  readonly payload: V;
  readonly valid: Bits<1>;
  /** Takes the receiver's `ready` to where the stream comes from. */
  readonly give: (ready: Bits<1>) => void;
  /** Its `ready`, where it is given by hand: it then needs no receiver. */
  readonly ready?: Bits<1>;
}

interface Receiver {
  readonly ready: Bits<1>;
  readonly at: Location;
}

export class StreamWire<V> implements StreamValue<V> {
  readonly payload: V;
  readonly valid: Bits<1>;
  readonly #owner: Builder;
  readonly #domain: DomainId;
  readonly #parts: StreamParts<V>;
  readonly #receivers: Receiver[] = [];
  #byHand: Bits<1> | undefined;
  /** The wire that stands for a `ready` that was read before it was known. */
  #wire: { readonly value: Bits<1>; readonly set: (ready: Bits<1>) => void } | undefined;

  constructor(owner: Builder, parts: StreamParts<V>) {
    this.#owner = owner;
    this.#domain = owner.domain;
    this.#parts = parts;
    this.payload = parts.payload;
    this.valid = parts.valid;
    this.#byHand = parts.ready;
    owner.streams.push(this);
  }

  get shape(): Shape<V> {
    return this.#parts.shape;
  }

  get ready(): Bits<1> {
    const known = this.#byHand ?? this.#wire?.value ?? this.#receivers[0]?.ready;
    return known ?? this.#makeWire();
  }

  get fires(): Bits<1> {
    return this.valid.and(this.ready);
  }

  /** The one that takes the items, and its `ready`. */
  receive(ready: Bits<1>, at: Location = callerLocation()): void {
    this.#receivers.push({ ready, at });
    if (this.#receivers.length > 1 || this.#byHand !== undefined) return;
    this.#wire?.set(ready);
    this.#parts.give(this.#wire?.value ?? ready);
  }

  /** Its `ready` at the end of the body: 0 where there is no receiver, which is reported. */
  readyAtEnd(): Bits<1> {
    return this.#byHand ?? this.#wire?.value ?? this.#receivers[0]?.ready ?? this.#never();
  }

  /** `ready` as the body gives it, whoever else looks at the items. */
  readyByHand(ready: Bits<1>): void {
    this.#byHand = ready;
    if (this.#receivers.length === 0) this.#wire?.set(ready);
  }

  map<R>(f: (payload: V) => R): StreamValue<R> {
    const payload = f(this.payload);
    const shape = shapeOf(this.#owner, payload, `an item of ${this.#parts.name}`);
    return this.#after('mapped', { shape, payload, valid: this.valid }, (ready) => ready);
  }

  filter(keep: (payload: V) => Bits<1>): StreamValue<V> {
    const kept = keep(this.payload);
    const { payload, shape } = this;
    return this.#after('kept', { shape, payload, valid: this.valid.and(kept) }, (ready) => ready.or(kept.not()));
  }

  haltWhen(c: Bits<1>): StreamValue<V> {
    const { payload, shape } = this;
    return this.#after('held', { shape, payload, valid: this.valid.and(c.not()) }, (ready) => ready.and(c.not()));
  }

  takeWhen(c: Bits<1>): Stream<V> {
    this.receive(c);
    return { payload: this.payload, valid: this.valid };
  }

  through<R>(name: string, part: (payload: Shape<V>) => Part<V, R>): StreamValue<R> {
    const whole = part(this.shape) as unknown as AnyModule;
    const make = (mod: AnyModule, drives: object): object =>
      this.#owner.within(this.#domain, () => instantiate(this.#owner, name, mod, drives));
    return (this.#owner.makePart(name, whole, { up: this }, make) as { readonly down: StreamValue<R> }).down;
  }

  /** Reports what is wrong with its receivers; the body is over. */
  judge(): void {
    const { name, at } = this.#parts;
    const [first, second] = this.#receivers;
    if (this.#byHand !== undefined) return;
    if (first === undefined) {
      this.#wire?.set(this.#never());
      const fix = 'return it, give it to an instance, or take it with takeWhen';
      this.#owner.report('stream-receiver', `the stream ${name} has no receiver to give its ready`, fix, [at]);
    } else if (second !== undefined) {
      const fix = 'fork it, or give ready by hand';
      const places = [second.at, { ...first.at, note: 'the other receiver' }];
      this.#owner.report('stream-receiver', `the stream ${name} has two receivers`, fix, places);
    }
  }

  #after<R>(
    how: string,
    parts: Pick<StreamParts<R>, 'shape' | 'payload' | 'valid'>,
    back: (ready: Bits<1>) => Bits<1>,
  ): StreamValue<R> {
    const at = callerLocation();
    const give = (ready: Bits<1>): void => this.receive(back(ready), at);
    return new StreamWire(this.#owner, { name: `${this.#parts.name}_${how}`, at, ...parts, give });
  }

  #never(): Bits<1> {
    return bit.wrap(this.#owner, [this.#owner.table.const(1, 0n)]);
  }

  #makeWire(): Bits<1> {
    const { name, at } = this.#parts;
    const wire = forwardWires(this.#owner, `${name}_ready`, bit, at);
    this.#wire = { value: wire, set: (ready) => this.#owner.atTop(() => wire.set(ready)) };
    return wire;
  }
}

/** Wires that a later line sets. */
function forwardWires<V>(owner: Builder, name: string, shape: Shape<V>, at: Location) {
  const targets = shape.leaves.map(({ suffix, lo: _, ...leaf }) =>
    owner.declare({
      kind: 'wire',
      name: name + suffix,
      group: name,
      at,
      ...leaf,
      default: owner.table.const(leaf.width, 0n),
      forward: true,
    }),
  );
  const value = shape.wrap(
    owner,
    targets.map((d) => owner.ref(d)),
  );
  return settable(owner, shape, value, targets);
}

class OpenWire<V> extends StreamWire<V> implements OpenStream<V> {
  readonly #set: (from: Stream<V>) => void;

  constructor(owner: Builder, parts: StreamParts<V>, set: (from: Stream<V>) => void) {
    super(owner, parts);
    this.#set = set;
  }

  connect(from: Stream<V>): void {
    this.#set(from);
    if (from instanceof StreamWire) from.receive(this.ready);
  }
}

/** A stream whose items and `valid` are wires until it is connected. */
export function openStream<V>(owner: Builder, name: string, shape: Shape<V>): OpenStream<V> {
  const at = callerLocation();
  const payload = forwardWires(owner, `${name}_payload`, shape, at);
  const valid = forwardWires(owner, `${name}_valid`, bit, at);
  return new OpenWire<V>(owner, { name, at, shape, payload, valid, give: () => undefined }, (from) =>
    owner.atTop(() => {
      payload.set(from.payload);
      valid.set(from.valid);
    }),
  );
}

/** A link's stream, as the value at `path` of what the body reads, or an instance drives. */
export interface PlacedStream extends LinkStream {
  readonly path: readonly string[];
}

/** The streams of a module's links; `path` begins with the key of the link. */
export const streamsIn = ({ ports }: Pick<AnyModule, 'ports'>): readonly PlacedStream[] =>
  Object.entries(ports.link ?? {}).flatMap(([key, { streams = [] }]) =>
    streams.map((stream) => ({ ...stream, path: [key, ...stream.path] })),
  );

/** The `ready` of what is there, if anything is. */
export const readyOf = (value: unknown): Bits<1> | undefined =>
  value instanceof StreamWire ? undefined : (value as Partial<Ready> | undefined)?.ready;
