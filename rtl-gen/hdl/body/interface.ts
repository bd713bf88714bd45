/** A module's interface as a list of ports, the one order that Verilog, engines and testbenches share. */
import type { ExprId } from '../../ir/expr.ts';
import { fieldName, type StreamNames } from '../values/link.ts';
import { ListOf } from '../values/list-of.ts';
import type { Leaf, Shape } from '../values/shape.ts';
import type { Builder } from './builder.ts';
import { busLeaf } from './bus-names.ts';
import type { OfDomain } from './clock.ts';
import type { AnyModule } from './module.ts';

/** One port of the interface as the designer wrote it: a key of `in` or `out`, or a field of a link. */
export interface InterfacePort {
  /** Name in diagnostics, and in Verilog before the leaves' suffixes. */
  readonly name: string;
  /** Of a field of a stream with the names of a bus: which, and the name in front of them. */
  readonly bus?: { readonly names: Exclude<StreamNames, 'flattened'>; readonly stream: string };
  readonly shape: Shape<unknown>;
  readonly direction: 'in' | 'out';
  /** What the port is tagged with: the key of a clock, or that it belongs to none. */
  readonly tag?: string | symbol;
  /** Where its value stands in the record that the body gets or returns: `[port]`, `[link, field]` or deeper. */
  readonly path: readonly string[];
}

/** Inputs, then outputs, then links field by field. */
export function interfacePorts(mod: AnyModule): readonly InterfacePort[] {
  const nameOf = (key: string): string => mod.ports.verilogNames?.[key] ?? key;
  const plain = (
    group: Readonly<Record<string, Shape<unknown> & OfDomain<string>>> | undefined,
    direction: 'in' | 'out',
  ) =>
    Object.entries(group ?? {}).map(([key, shape]) => ({
      name: nameOf(key),
      shape,
      direction,
      path: [key],
      ...tagOf(shape),
    }));
  const links = Object.entries(mod.ports.link ?? {}).flatMap(([link, { fields, names, ...port }]) =>
    fields.map(({ name, shape, by, path = [name] }) => ({
      name: fieldName(nameOf(link), { name }),
      ...(names === undefined || names === 'flattened' ? {} : { bus: { names, stream: nameOf(link) } }),
      shape,
      direction: by === 'read' ? ('in' as const) : ('out' as const),
      path: [link, ...path],
      ...tagOf(port),
    })),
  );
  return [...plain(mod.ports.in, 'in'), ...plain(mod.ports.out, 'out'), ...links];
}

const tagOf = ({ domain }: OfDomain<string>): Pick<InterfacePort, 'tag'> =>
  domain === undefined ? {} : { tag: domain };

/** Name and leaf of each word of a port; the fields of a link count as those of a record. */
export function portLeaves(port: InterfacePort): readonly (Leaf & { readonly name: string })[] {
  const { bus } = port;
  return port.shape.leaves.map((leaf) => {
    const field = port.path.length > 1 ? port.path.at(-1) : undefined;
    if (bus !== undefined && field !== undefined)
      return { ...leaf, ...busLeaf(bus.names, bus.stream, field, leaf.fields ?? []) };
    const fields = [...(field === undefined ? [] : [field]), ...(leaf.fields ?? [])];
    return { ...leaf, name: port.name + leaf.suffix, ...(fields.length === 0 ? {} : { fields }) };
  });
}

/** The expressions of a port's value in leaf order; `undefined` for each leaf that has none. */
export function lowerPort(owner: Builder, port: InterfacePort, value: unknown): readonly (ExprId | undefined)[] {
  return value === undefined ? port.shape.leaves.map(() => undefined) : port.shape.lower(owner, value);
}

/** The value at a path of a record of records, `undefined` where it ends early. */
export function valueAt(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((v, key) => (v as Record<string, unknown> | undefined)?.[key], root);
}

/** A record of records with `values` at the paths of `ports`. */
export function recordOf(ports: readonly InterfacePort[], values: readonly unknown[]): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [i, { path }] of ports.entries()) putAt(root, path, values[i]);
  return root;
}

/** Puts a value at a path of a record of records, which has only been made here. */
export function putAt(root: Record<string, unknown>, [first, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) root[first!] = value;
  else {
    root[first!] ??= {};
    putAt(root[first!] as Record<string, unknown>, rest, value);
  }
}

/** Makes lists of the records that stand for them, at their paths in a record that has only been made here. */
export function makeLists(root: Record<string, unknown>, links: AnyModule['ports']['link'] = {}): void {
  const lists = Object.entries(links).flatMap(([key, { lists: of = [] }]) =>
    of.map(({ path, length }) => ({ path: [key, ...path], length })),
  );
  // The inner ones first: the records around them are still to be made lists of.
  for (const { path, length } of lists.toReversed()) {
    const items = (valueAt(root, path) ?? {}) as Readonly<Record<string, unknown>>;
    putAt(
      root,
      path,
      ListOf.make(length, (i) => items[i]),
    );
  }
}
