/** Items of a shape of the language on the leaf ports that hardware of the shape has. */
import type { Shape } from '../../rtl-gen/hdl/index.ts';
import { UserError } from '../../support/user-error.ts';
import { formatValue } from '../checking/values.ts';
import type { PortHandle, Value } from '../engine/simulator.ts';
import type { Item, Sendable } from './item.ts';
import { checkFields, lacksField, noRecord } from './item-mistakes.ts';
import { type LeafValue, leafReader, leafWriter } from './leaf.ts';
import type { PayloadCodec } from './payload.ts';
import { recordReader } from './record-reader.ts';

/**
 * The codec of a payload of `shape` on its leaf ports, in leaf order. `name` is what messages call it (`up_payload`).
 * What does not fit the shape is a `UserError` that names the place: `up_payload_lanes_2`.
 */
export function shapePayload<V>(
  ports: readonly PortHandle[],
  name: string,
  shape: Shape<V>,
): PayloadCodec<Item<V>, Sendable<V>> {
  return { ports, read: readerOf(shape, ports) as () => Item<V>, write: writerOf(shape, ports, name) };
}

type Reader = () => unknown;
type Writer = (item: unknown) => void;

/** The ports of each part, of which each takes as many as it has leaves. */
function split(parts: readonly Shape<unknown>[], ports: readonly PortHandle[]): readonly (readonly PortHandle[])[] {
  let next = 0;
  return parts.map(({ leaves }) => {
    const from = next;
    next += leaves.length;
    return ports.slice(from, next);
  });
}

function readerOf({ structure }: Shape<unknown>, ports: readonly PortHandle[]): Reader {
  const [port] = ports;
  switch (structure.kind) {
    case 'absent':
      return () => undefined;
    case 'word':
    case 'union':
      return leafReader(port!);
    case 'integer':
      return integerReader(port!);
    case 'list': {
      const own = split(structure.elements, ports);
      const readers = structure.elements.map((element, i) => readerOf(element, own[i]!));
      return () => readers.map((read) => read());
    }
    case 'record': {
      const own = split(shapesOf(structure.fields), ports);
      return recordReader(structure.fields.map(([name, shape], i) => [name, readerOf(shape, own[i]!)]));
    }
  }
}

const shapesOf = (fields: readonly (readonly [string, Shape<unknown>])[]): readonly Shape<unknown>[] =>
  fields.map(([, shape]) => shape);

function integerReader(port: PortHandle): () => Value {
  const { width } = port;
  if (width > 32) return () => BigInt.asIntN(width, BigInt(port.get()));
  const [sign, range] = [2 ** (width - 1), 2 ** width];
  return () => {
    const value = Number(port.get());
    return value < sign ? value : value - range;
  };
}

function writerOf(shape: Shape<unknown>, ports: readonly PortHandle[], name: string): Writer {
  const { structure } = shape;
  const [port] = ports;
  switch (structure.kind) {
    case 'absent':
      return (item) => {
        if (item !== undefined)
          throw new UserError(`the design has no ${name}, so ${formatValue(item)} cannot be sent`);
      };
    case 'word':
      return plainWriter(port!, name, 'a number or the name of a state', leafWriter(port!));
    case 'integer':
      return plainWriter(port!, name, 'a number', integerWriter(port!));
    case 'union': {
      const write = plainWriter(port!, name, 'its bits or one of its views', leafWriter(port!));
      return (item) => write(isObject(item) ? bitsOf(shape, item, name) : item);
    }
    case 'list': {
      const own = split(structure.elements, ports);
      const writers = structure.elements.map((element, i) => writerOf(element, own[i]!, `${name}_${i}`));
      return (item) => {
        const elements = checkedList(item, writers.length, name);
        writers.forEach((write, i) => {
          write(elements[i]);
        });
      };
    }
    case 'record': {
      const own = split(shapesOf(structure.fields), ports);
      const names = structure.fields.map(([field]) => field);
      const writers = structure.fields.map(
        ([field, part], i) => [field, writerOf(part, own[i]!, `${name}_${field}`), isAbsent(part)] as const,
      );
      const needed = writers.filter(([, , absent]) => !absent).length;
      return (item) => {
        if (!isObject(item)) throw noRecord(name, item, names);
        for (const [field, write, absent] of writers) {
          const value = item[field];
          if (value === undefined && !absent) throw lacksField(name, item, field);
          write(value);
        }
        if (Object.keys(item).length > needed) checkFields(name, item, names);
      };
    }
  }
}

const isAbsent = ({ structure }: Shape<unknown>): boolean => structure.kind === 'absent';

const isObject = (item: unknown): item is Readonly<Record<string, unknown>> =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

function plainWriter(port: PortHandle, name: string, needs: string, write: (value: LeafValue) => void): Writer {
  return (item) => {
    if (typeof item !== 'number' && typeof item !== 'bigint' && typeof item !== 'string')
      throw new UserError(`${name} takes ${needs}, so ${formatValue(item)} cannot be sent on ${port.name}`);
    write(item);
  };
}

/** Numbers with a sign, in two's complement. */
function integerWriter(port: PortHandle): (value: LeafValue) => void {
  const { width } = port;
  return (value) => port.set(width > 32 ? integerBits(port, value) : Number(integerBits(port, value)));
}

function integerBits({ name, width }: Pick<PortHandle, 'name' | 'width'>, value: LeafValue): bigint {
  const isInteger = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value));
  if (!isInteger || BigInt.asIntN(width, BigInt(value)) !== BigInt(value))
    throw new UserError(`${formatValue(value)} does not fit ${name}, a signed integer of ${width} bits`);
  return BigInt.asUintN(width, BigInt(value));
}

/** The bits of a whole value, as hardware packs it: for a view of a union, which has no ports of its own. */
export function bitsOf(shape: Shape<unknown>, item: unknown, name: string): bigint {
  if (shape.structure.kind === 'union' && isObject(item)) return viewBits(shape, shape.structure.views, item, name);
  let word = 0n;
  const ports = shape.leaves.map(({ suffix, width, lo, states }) => ({
    name: `${name}${suffix}`,
    width,
    direction: 'in' as const,
    ...(states === undefined ? {} : { states }),
    get: () => 0,
    set: (value: Value) => {
      word |= BigInt(value) << BigInt(lo);
    },
  }));
  writerOf(shape, ports, name)(item);
  return word;
}

/** A view narrower than the union takes its most significant bits. */
function viewBits(
  { width }: Shape<unknown>,
  views: readonly (readonly [string, Shape<unknown>])[],
  item: Readonly<Record<string, unknown>>,
  name: string,
): bigint {
  const [given, ...others] = Object.keys(item);
  const view = views.find(([known]) => known === given);
  if (view === undefined || others.length > 0) {
    const names = views.map(([known]) => known).join(', ');
    throw new UserError(`${name} takes its bits or one of its views ${names}, so ${formatValue(item)} cannot be sent`);
  }
  const [known, shape] = view;
  return bitsOf(shape, item[known], `${name}_${known}`) << BigInt(width - shape.width);
}

function checkedList(item: unknown, length: number, name: string): readonly unknown[] {
  if (Array.isArray(item) && item.length === length) return item;
  throw new UserError(`${name} is a list of ${length}, so ${formatValue(item)} cannot be sent`);
}
