/** One header to and from bytes, by its table. */
import {
  type Choice,
  type Field,
  type HeaderInput,
  type HeaderOf,
  type Item,
  type Layout,
  placed,
  viewFor,
} from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { readBigint, readNumber, writeBigint, writeNumber } from './bit-fields.ts';

/** A header's fields by name, where the layout is known only at run time. */
export type Fields = Readonly<Record<string, number | bigint>>;

/**
 * The header that starts at byte `at`; all its bytes have to be there. Constants are not looked at (`wrongConstant`
 * does), and reserved fields appear where they are not 0. Total: any bytes are some header.
 */
export function readHeader<L extends Layout>(layout: L, bytes: Uint8Array, at = 0): HeaderOf<L> {
  const fields: Record<string, number | bigint> = {};
  readItems(layout.items, bytes, at * 8, fields);
  return fields as HeaderOf<L>;
}

function readItems(
  items: readonly Item[],
  bytes: Uint8Array,
  bit: number,
  fields: Record<string, number | bigint>,
): void {
  let offset = bit;
  for (const item of items) {
    if (item.kind === 'choice') {
      readItems(viewFor(item, fields[item.selector]!)!.fields, bytes, offset, fields);
    } else if (item.role !== 'constant') {
      const value = readField(item, bytes, offset);
      if (item.role !== 'reserved' || value !== 0) fields[item.name] = value;
    }
    offset += item.width;
  }
}

function readField({ width, signed }: Field, bytes: Uint8Array, bit: number): number | bigint {
  if (width > 32) return readBigint(bytes, bit, width);
  const value = readNumber(bytes, bit, width);
  return signed && value >= 2 ** (width - 1) ? value - 2 ** width : value;
}

/** The first constant of the header at byte `at` that the bytes do not have. */
export function wrongConstant({ items }: Layout, bytes: Uint8Array, at = 0): Field | undefined {
  let bit = at * 8;
  for (const item of items) {
    const isConstant = item.kind === 'field' && item.role === 'constant';
    if (isConstant && readNumber(bytes, bit, item.width) !== item.initial) return item;
    bit += item.width;
  }
  return undefined;
}

/** The first reserved field of a decoded header that is not 0. */
export function reservedField({ items }: Layout, fields: Fields): Field | undefined {
  return fieldsIn(items, fields).find(({ name, role }) => role === 'reserved' && fields[name] !== undefined);
}

/** The fields of a header, with those of the views that its selectors choose. */
export const fieldsIn = (items: readonly Item[], fields: Fields): readonly Field[] =>
  items.flatMap((item) => (item.kind === 'field' ? [item] : viewFor(item, selected(item, fields))!.fields));

const selected = ({ selector }: Choice, fields: Fields): number | bigint => fields[selector] ?? 0;

/** The header as bytes of its own. */
export function headerBytes<L extends Layout>(layout: L, header: HeaderInput<L>): Uint8Array {
  const bytes = new Uint8Array(layout.bytes);
  writeHeader(layout, header as Fields, bytes, 0);
  return bytes;
}

/**
 * Writes a header at byte `at`. A field that is missing, that the header does not have in the views it chooses, or that
 * a value does not fit is a `RangeError`. Derived fields have to be given here: only the packet around tells them.
 */
export function writeHeader(layout: Layout, header: Fields, bytes: Uint8Array, at: number): void {
  let used = 0;
  const write = (items: readonly Item[], from: number): void => {
    for (const { item, offset } of placed(items, from)) {
      if (item.kind === 'choice') {
        write(viewFor(item, selected(item, header))!.fields, offset);
        continue;
      }
      const given = item.role === 'constant' ? undefined : header[item.name];
      if (given !== undefined) used++;
      writeField(layout.name, item, given, bytes, offset);
    }
  };
  write(layout.items, at * 8);
  if (Object.values(header).filter((v) => v !== undefined).length === used) return;
  const known = new Set(fieldsIn(layout.items, header).flatMap((f) => (f.role === 'constant' ? [] : [f.name])));
  const stray = Object.keys(header).find((name) => !known.has(name));
  throw new RangeError(`${layout.name} has no field ${stray}: it has ${[...known].join(', ')}`);
}

function writeField(
  header: string,
  { name, width, role, signed, initial }: Field,
  given: number | bigint | undefined,
  bytes: Uint8Array,
  bit: number,
): void {
  if (given === undefined && (role === 'value' || role === 'derived')) {
    throw new RangeError(`${header} needs its field ${name}`);
  }
  const value = given ?? initial;
  const isWhole = typeof value === 'bigint' || Number.isSafeInteger(value);
  const low = signed ? -(2n ** BigInt(width - 1)) : 0n;
  if (!isWhole || BigInt(value) < low || BigInt(value) >= low + 2n ** BigInt(width)) {
    throw new RangeError(
      `${header}.${name} has ${width} bits${signed ? ' with a sign' : ''}, which ${value} does not fit`,
    );
  }
  if (width > 32) writeBigint(bytes, bit, width, BigInt(value));
  else writeNumber(bytes, bit, width, Number(value) < 0 ? Number(value) + 2 ** width : Number(value));
}
