/** Values of fields as people read and write them. */
import type { Field, Format } from '../../../rtl-gen/uet/wire/layout/index.ts';

/** A value in JSON: a number up to 32 bits, otherwise or where people write it so a text; codes by their names. */
export function toJson({ width, codes, format }: Field, value: number | bigint): number | string {
  const code = codes?.names.get(Number(value));
  if (code !== undefined) return code;
  if (isAddress(format)) return addressText(format, value);
  if (width <= 32) return Number(value);
  // A counter is a number as long as JSON's numbers are exact.
  return format === 'decimal' && value <= Number.MAX_SAFE_INTEGER ? Number(value) : hexText(value, width);
}

/** A value for people, with its name where it has one and its unit. */
export function toText({ width, codes, format, unit }: Field, value: number | bigint): string {
  const code = codes?.names.get(Number(value));
  const isHex = format === 'hex' || (format === undefined && width > 32);
  const text = isAddress(format) ? addressText(format, value) : isHex ? hexText(value, width) : String(value);
  if (code !== undefined) return `${code} (${text})`;
  return unit === undefined ? text : `${text} [${unit}]`;
}

/** The value of what JSON holds: a number, a number as text, an address, or the name of a code; else a `RangeError`. */
export function fromJson({ name, width, codes, format }: Field, value: unknown): number | bigint {
  if (typeof value === 'number') return width > 32 && Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value !== 'string') throw new RangeError(`${name} is ${JSON.stringify(value)}: give a number or a text`);
  if (codes !== undefined && Object.hasOwn(codes.code, value)) return codes.code[value]!;
  const number = /^(-?\d+|0x[\da-f]+)$/i.test(value) ? BigInt(value) : addressValue(format, value);
  if (number !== undefined) return width > 32 ? number : Number(number);
  const names = codes === undefined ? '' : `, or one of ${Object.keys(codes.code).join(', ')}`;
  throw new RangeError(`${name} is ${JSON.stringify(value)}: give ${examples[format ?? 'decimal']}${names}`);
}

const examples: Readonly<Record<Format, string>> = {
  decimal: 'a number',
  hex: 'a number',
  mac: 'an address as 02:00:00:00:00:01',
  ipv4: 'an address as 192.168.42.1',
  ipv6: 'an address as 2001:db8::1',
};

type AddressFormat = 'mac' | 'ipv4' | 'ipv6';

const isAddress = (format: Format | undefined): format is AddressFormat =>
  format === 'mac' || format === 'ipv4' || format === 'ipv6';

const hexText = (value: number | bigint, width: number): string =>
  `0x${value.toString(16).padStart(Math.ceil(width / 4), '0')}`;

/** Parts of an address, the first one most significant, and how each is written. */
const forms = {
  mac: { parts: 6, bits: 8, radix: 16, digits: 2, separator: ':' },
  ipv4: { parts: 4, bits: 8, radix: 10, digits: 1, separator: '.' },
  ipv6: { parts: 8, bits: 16, radix: 16, digits: 1, separator: ':' },
} as const;

function addressText(format: AddressFormat, value: number | bigint): string {
  const { parts, bits, radix, digits, separator } = forms[format];
  const perPart = bits / 4;
  const all = value.toString(16).padStart(parts * perPart, '0');
  const texts = Array.from({ length: parts }, (_, i) =>
    Number.parseInt(all.slice(i * perPart, (i + 1) * perPart), 16)
      .toString(radix)
      .padStart(digits, '0'),
  );
  return format === 'ipv6' ? withoutZeros(texts) : texts.join(separator);
}

/** The longest run of two zeros or more, the first of the longest, is `::` (RFC 5952). */
function withoutZeros(groups: readonly string[]): string {
  let best = { start: 0, length: 1 };
  for (let start = 0; start < groups.length; start++) {
    const end = groups.findIndex((group, i) => i >= start && group !== '0');
    const length = (end === -1 ? groups.length : end) - start;
    if (length > best.length) best = { start, length };
  }
  if (best.length === 1) return groups.join(':');
  return `${groups.slice(0, best.start).join(':')}::${groups.slice(best.start + best.length).join(':')}`;
}

function addressValue(format: Format | undefined, text: string): bigint | undefined {
  if (!isAddress(format)) return undefined;
  const { parts, bits, radix, separator } = forms[format];
  const groups = (format === 'ipv6' ? withZeros(text) : text).split(separator);
  const digit = radix === 16 ? /^[\da-f]{1,4}$/i : /^\d{1,3}$/;
  if (groups.length !== parts || !groups.every((g) => digit.test(g))) return undefined;
  const values = groups.map((group) => Number.parseInt(group, radix));
  if (values.some((v) => v >= 2 ** bits)) return undefined;
  return values.reduce((sum, v) => (sum << BigInt(bits)) | BigInt(v), 0n);
}

/** All eight groups of an IPv6 address. */
function withZeros(text: string): string {
  const [before, after, ...more] = text.split('::');
  if (after === undefined || more.length > 0) return text;
  const groups = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));
  const missing = 8 - groups(before!).length - groups(after).length;
  return [...groups(before!), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(after)].join(':');
}
