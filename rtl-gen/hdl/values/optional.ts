/** Optional parts of a shape and of an interface: there or not, as a parameter of the design says. */
import type { Link, LinkTypes, StreamTypes } from './link.ts';
import { absent, type Shape } from './shape.ts';

/** The types of a link that may be absent. */
export type OptionalOf<L extends LinkTypes> = L extends StreamTypes
  ? {
      readonly read: L['read'] | undefined;
      readonly drive: L['drive'] | undefined;
      readonly give: L['give'] | undefined;
      readonly get: L['get'] | undefined;
      readonly implied: L['implied'];
    }
  : { readonly read: L['read'] | undefined; readonly drive: L['drive'] | undefined };

/**
 * `shape` where `enabled`, otherwise nothing: no words, no ports, and `undefined` as value. Whether it is there is
 * settled at elaboration, so a body asks with `if (io.timestamp !== undefined)`; the type makes it ask unless `enabled`
 * is the literal `true`. For fields of records and ports; a register that may be absent is an `if` around `m.reg`.
 *
 * A link, such as a stream, is absent in the same way: `undefined` is what the body reads of it and returns for it, and
 * what an instance is given for it and gives. So one line connects it whether it is there or not:
 * `m.inst('next', part(on), { up: maybe })`, and `maybe?.map(f)` is what is made of it.
 */
export function optional<V>(enabled: true, shape: Shape<V>): Shape<V>;
export function optional<V>(enabled: false, shape: Shape<V>): Shape<undefined>;
export function optional<V>(enabled: boolean, shape: Shape<V>): Shape<V | undefined>;
export function optional<L extends LinkTypes>(enabled: true, link: Link<L>): Link<L>;
export function optional<L extends LinkTypes>(enabled: boolean, link: Link<L>): Link<OptionalOf<L>>;
export function optional(enabled: boolean, part: Shape<unknown> | Link<LinkTypes>): object {
  if (enabled) return part;
  return 'leaves' in part ? absent : absentLink;
}

/** No ports; what is driven or given for it all the same is reported as for an absent shape. */
const absentLink: Link<LinkTypes> = {
  fields: [
    { name: '', shape: absent, by: 'read', path: [] },
    { name: '', shape: absent, by: 'drive', path: [] },
  ],
};
