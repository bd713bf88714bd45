/** Optional parts of a shape: there or not, as a parameter of the design says. */
import { absent, type Shape } from './shape.ts';

/**
 * `shape` where `enabled`, otherwise nothing: no words, no ports, and `undefined` as value. Whether it is there is
 * settled at elaboration, so a body asks with `if (io.timestamp !== undefined)`; the type makes it ask unless `enabled`
 * is the literal `true`. For fields of records and ports; a register that may be absent is an `if` around `m.reg`.
 */
export function optional<V>(enabled: true, shape: Shape<V>): Shape<V>;
export function optional<V>(enabled: false, shape: Shape<V>): Shape<undefined>;
export function optional<V>(enabled: boolean, shape: Shape<V>): Shape<V | undefined>;
export function optional<V>(enabled: boolean, shape: Shape<V>): Shape<V | undefined> {
  return enabled ? shape : absent;
}
