/** Streams as values, through the parts of this folder: one call each, the instance has the given name. */
import type { Bits, Ctx, List, StreamValue } from '../../hdl/index.ts';
import { list } from '../../hdl/index.ts';
import type { Arbiter, ArbiterOptions } from '../arbiter/arbiter.ts';
import { broadcast } from './broadcast.ts';
import { demux } from './demux.ts';
import { byName, ups } from './many.ts';
import { type StreamMuxOptions, streamMux } from './mux.ts';

/** Each item to all `n` (2 or more), to each exactly once, in whichever clocks they are ready: a `broadcast`. */
export function fork<V, const N extends number>(
  m: Ctx,
  name: string,
  from: StreamValue<V>,
  n: N,
): List<StreamValue<V>, N> {
  const made = m.inst(name, broadcast(from.shape, n), { up: from });
  return list(n, (i) => made[`down_${i}`]!);
}

/**
 * Each item to the one of `n` (2 or more) that `to` names, in any width: a `demux`. An item with a number from n up is
 * thrown away.
 */
export function route<V, const N extends number>(
  m: Ctx,
  name: string,
  from: StreamValue<V>,
  n: N,
  to: (payload: V) => Bits,
): List<StreamValue<V>, N> {
  const made = m.inst(name, demux(from.shape, n, { select: to }), { up: from });
  return list(n, (i) => made[`down_${i}`]!);
}

/** What makes an arbiter of so many requests, such as `roundRobin`. */
export type ArbiterMaker = (requests: number, options: ArbiterOptions) => Arbiter;

/**
 * All into one (of 2 or more), in the order that the arbiter decides, which holds its grants: a `streamMux`. With
 * `last` packets stay whole.
 */
export function arbitrate<V>(
  m: Ctx,
  name: string,
  streams: readonly StreamValue<V>[] | List<StreamValue<V>>,
  by: ArbiterMaker,
  options: StreamMuxOptions<V> = {},
): StreamValue<V> {
  const all = [...streams];
  const [first] = all;
  if (first === undefined) throw new RangeError('an arbiter of no streams: give two or more');
  const mux = streamMux(first.shape, by(all.length, { hold: true }), options);
  return m.inst(name, mux, { ...byName(ups(all.length), (_, i) => all[i]!) }).down;
}
