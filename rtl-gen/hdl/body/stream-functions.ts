/** What makes one stream of several, with gates alone. */
import type { Bits } from '../values/bits.ts';
import type { List } from '../values/bundle.ts';
import type { Stream } from '../values/link.ts';
import { recordShape } from '../values/record.ts';
import { select } from '../values/select.ts';
import type { Shape } from '../values/shape.ts';
import { callerLocation } from '../values/source.ts';
import type { StreamValue } from '../values/stream-value.ts';
import { shapeOf } from '../values/values.ts';
import { bit, ownerOf } from '../values/word.ts';
import type { Builder } from './builder.ts';
import { StreamWire } from './stream.ts';

/** One item of each stream, as a record of their keys; it passes when all are there. */
export function join<T extends object>(streams: { readonly [K in keyof T]: StreamValue<T[K]> }): StreamValue<T> {
  const parts = Object.entries(streams) as readonly [string, StreamWire<unknown>][];
  if (parts.length < 2) throw new RangeError(`a join of ${parts.length} streams: give two or more`);
  const owner = ownerOf(parts[0]![1].valid) as Builder;
  const at = callerLocation();
  return new StreamWire<T>(owner, {
    ...{ name: parts.map(([key]) => key).join('_'), at },
    shape: recordShape(parts.map(([key, { shape }]) => [key, shape])) as Shape<object> as Shape<T>,
    payload: Object.fromEntries(parts.map(([key, { payload }]) => [key, payload])) as T,
    valid: parts.map(([, { valid }]) => valid).reduce((a, b) => a.and(b)),
    give: (ready) => {
      for (const [key, stream] of parts) {
        const others = parts.filter(([other]) => other !== key).map(([, { valid }]) => valid);
        stream.receive(
          others.reduce((a, b) => a.and(b), ready),
          at,
        );
      }
    },
  });
}

/** The stream at `index`, the last one where that is beyond the end; the others wait. */
export function muxStreams<V>(index: Bits, streams: readonly StreamValue<V>[] | List<StreamValue<V>>): StreamValue<V> {
  const all = [...streams] as unknown as readonly StreamWire<V>[];
  const owner = ownerOf(index) as Builder;
  const at = callerLocation();
  if (all.length < 2) throw new RangeError(`a choice of ${all.length} streams: give two or more`);
  const isAt = all.map((_, i) => (i < 2 ** index.width ? index.eq(i) : undefined));
  const never = bit.wrap(owner, [owner.table.const(1, 0n)]);
  const before = isAt.slice(0, -1).flatMap((c) => (c === undefined ? [] : [c]));
  return new StreamWire<V>(owner, {
    ...{ name: 'chosen', at, shape: all[0]!.shape },
    payload: select(
      index,
      all.map(({ payload }) => payload),
    ),
    valid: select(
      index,
      all.map(({ valid }) => valid),
    ),
    give: (ready) => {
      // The last one is taken wherever no other is.
      const last = before.reduce((rest, c) => rest.and(c.not()), ready);
      for (const [i, stream] of all.entries())
        stream.receive(i === all.length - 1 ? last : ready.and(isAt[i] ?? never), at);
    },
  });
}

/** A stream of what is offered by hand. */
export function offered<V>(owner: Builder, name: string, { payload, valid }: Stream<V>): StreamValue<V> {
  const at = callerLocation();
  return new StreamWire<V>(owner, {
    ...{ name, at, shape: shapeOf(owner, payload, name), payload, valid },
    give: () => undefined,
  });
}
