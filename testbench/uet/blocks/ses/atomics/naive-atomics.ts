/** Atomics on an array of bytes with JavaScript's own numbers: shares no code with hardware or golden model. */

export interface Element {
  readonly tag: number;
  readonly code: number;
  readonly opcode: number;
  readonly data_type: number;
  readonly fetching: number;
  readonly request_length: number;
  readonly payload_length: number;
  readonly address: bigint;
  readonly operand: bigint;
  readonly compare: bigint;
}

export interface Settings {
  readonly min_max_number: number;
  readonly wrong_pair_is_type: number;
}

/** Numbers of uet-wire.md 12.8. */
export const rc = {
  ...{ ok: 1, unsupported_op: 0x0f, unsupported_type: 0x10, unsupported_size: 0x11, unaligned: 0x12 },
  ...{ perm_violation: 0x17, bad_addr: 0x1d, initiator_error: 0x23 },
} as const;

/** Numbers of uet-wire.md 12.9. */
const names = [
  ...['min', 'max', 'sum', 'diff', 'prod', 'lor', 'land', 'bor', 'band', 'lxor', 'bxor', 'read', 'write'],
  ...['cswap', 'cswap_ne', 'cswap_le', 'cswap_lt', 'cswap_ge', 'cswap_gt', 'mswap', 'inval'],
] as const;
export const op = Object.fromEntries(names.map((name, code) => [name, code])) as Readonly<Record<string, number>>;

interface Kind {
  readonly size: number;
  readonly of: 'int' | 'uint' | 'half' | 'single' | 'double';
}

export const kinds: ReadonlyMap<number, Kind> = new Map(
  ([1, 2, 4, 8] as const)
    .flatMap((size, i): [number, Kind][] => [
      [2 * i, { size, of: 'int' }],
      [2 * i + 1, { size, of: 'uint' }],
    ])
    .concat([
      [0x0a, { size: 4, of: 'single' }],
      [0x0b, { size: 8, of: 'double' }],
      [0x11, { size: 2, of: 'half' }],
    ]),
);

const view = new DataView(new ArrayBuffer(8));
const whole = (bits: bigint, size: number): bigint => BigInt.asUintN(8 * size, bits);

/** A half as a count of 2^-24, without rounding; `undefined` where it is not finite. */
function unitsOf(bits: number): bigint | undefined {
  const [exponent, fraction] = [(bits >> 10) & 31, BigInt(bits & 1023)];
  if (exponent === 31) return undefined;
  const size = exponent === 0 ? fraction : (1024n + fraction) << BigInt(exponent - 1);
  return bits >= 0x8000 ? -size : size;
}

/** The half nearest to a count of 2^-24, of two the even one. */
function halfOf(units: bigint): number {
  const sign = units < 0n ? 0x8000 : 0;
  let size = units < 0n ? -units : units;
  let exponent = 1;
  let [rest, scale] = [0n, 1n];
  while (size >= 2048n) {
    if (size % 2n === 1n) rest += scale;
    scale *= 2n;
    size /= 2n;
    exponent += 1;
  }
  if (2n * rest > scale || (2n * rest === scale && size % 2n === 1n)) size += 1n;
  if (size === 2048n) [size, exponent] = [1024n, exponent + 1];
  if (exponent > 30) return sign + 0x7c00;
  return size < 1024n ? sign + Number(size) : sign + exponent * 1024 + Number(size - 1024n);
}

/** The sum of two halves: exact, then rounded. */
function halfSum(a: number, b: number): number {
  const [x, y] = [unitsOf(a), unitsOf(b)];
  const isNan = (bits: number) => (bits & 0x7fff) > 0x7c00;
  if (isNan(a) || isNan(b) || (x === undefined && y === undefined && a !== b)) return 0x7e00;
  if (x === undefined) return a;
  if (y === undefined) return b;
  if (x + y === 0n) return a === 0x8000 && b === 0x8000 ? 0x8000 : 0;
  return halfOf(x + y);
}

/** The value of bits: a bigint of integers, a number of floats. */
export function numberOf({ size, of }: Kind, bits: bigint): number | bigint {
  if (of === 'uint') return bits;
  if (of === 'int') return BigInt.asIntN(8 * size, bits);
  if (of === 'half') {
    const half = Number(bits);
    const units = unitsOf(half);
    if (units === undefined) return (half & 1023) !== 0 ? Number.NaN : half >= 0x8000 ? -Infinity : Infinity;
    return Number(units) * 2 ** -24;
  }
  if (of === 'single') view.setUint32(0, Number(bits));
  else view.setBigUint64(0, bits);
  return of === 'single' ? view.getFloat32(0) : view.getFloat64(0);
}

export function floatSum({ of }: Kind, a: bigint, b: bigint): bigint {
  if (of === 'half') return BigInt(halfSum(Number(a), Number(b)));
  const kind = { size: of === 'single' ? 4 : 8, of } as const;
  const sum = Number(numberOf(kind, a)) + Number(numberOf(kind, b));
  if (of === 'single') {
    if (Number.isNaN(sum)) return 0x7fc00000n;
    view.setFloat32(0, Math.fround(sum));
    return BigInt(view.getUint32(0));
  }
  if (Number.isNaN(sum)) return 0x7ff8000000000000n;
  view.setFloat64(0, sum);
  return view.getBigUint64(0);
}

/** The code of an element and, where it is OK, its kind. */
export function judge(element: Element, settings: Settings): { readonly code: number; readonly kind?: Kind } {
  const { opcode, data_type, payload_length: payload, request_length: request } = element;
  if (opcode > op.mswap! || opcode === op.prod) return { code: rc.unsupported_op };
  const kind = kinds.get(data_type);
  if (kind === undefined) return { code: rc.unsupported_type };
  const isFloat = kind.of !== 'int' && kind.of !== 'uint';
  if (isFloat && [op.bor, op.band, op.bxor, op.mswap].includes(opcode))
    return { code: settings.wrong_pair_is_type === 1 ? rc.unsupported_type : rc.unsupported_op };
  const isSize =
    opcode >= op.cswap!
      ? request === 32 && payload === 0
      : payload > 0 &&
        payload % kind.size === 0 &&
        payload === request &&
        (element.fetching === 0 || payload === kind.size);
  if (!isSize) return { code: rc.unsupported_size };
  if (element.code !== rc.ok && element.code !== rc.initiator_error) return { code: element.code };
  if (element.address % BigInt(kind.size) !== 0n) return { code: rc.unaligned };
  return { code: element.code, kind };
}

/** What memory has after an operation on what it had. */
export function operate(element: Element, kind: Kind, before: bigint, settings: Settings): bigint {
  const { size, of } = kind;
  const isFloat = of !== 'int' && of !== 'uint';
  const given = whole(element.operand, size);
  const compare = whole(element.compare, size);
  const [t, g, c] = [numberOf(kind, before), numberOf(kind, given), numberOf(kind, compare)];
  // biome-ignore lint/suspicious/noDoubleEquals: a bigint or a number, each with its kind
  const isTrue = (value: number | bigint) => value != 0;
  const truth = (value: boolean) =>
    value ? (isFloat ? { half: 0x3c00n, single: 0x3f800000n, double: 0x3ff0000000000000n }[of as 'half'] : 1n) : 0n;
  const isNan = (value: number | bigint) => Number.isNaN(value);
  const swap = (condition: boolean) => (condition ? given : before);
  switch (names[element.opcode]) {
    case 'min':
      return settings.min_max_number === 1 && isNan(t) ? given : swap(g < t);
    case 'max':
      return settings.min_max_number === 1 && isNan(t) ? given : swap(g > t);
    case 'sum':
      return isFloat ? floatSum(kind, before, given) : whole(before + given, size);
    case 'diff': {
      const negative = given ^ (1n << BigInt(8 * size - 1));
      return isFloat ? floatSum(kind, before, negative) : whole(before - given, size);
    }
    case 'lor':
      return truth(isTrue(t) || isTrue(g));
    case 'land':
      return truth(isTrue(t) && isTrue(g));
    case 'lxor':
      return truth(isTrue(t) !== isTrue(g));
    case 'bor':
      return before | given;
    case 'band':
      return before & given;
    case 'bxor':
      return before ^ given;
    case 'read':
      return before;
    case 'write':
      return given;
    case 'cswap':
      return swap(c === t);
    case 'cswap_ne':
      return swap(c !== t);
    case 'cswap_le':
      return swap(c <= t);
    case 'cswap_lt':
      return swap(c < t);
    case 'cswap_ge':
      return swap(c >= t);
    case 'cswap_gt':
      return swap(c > t);
    case 'mswap':
      return (given & compare) | (before & ~compare);
    default:
      throw new Error(`no operation ${element.opcode}`);
  }
}

/** Memory as bytes by their addresses, little-endian; what was never written is 0. */
export class Bytes {
  readonly #bytes = new Map<bigint, number>();

  read(address: bigint, size: number): bigint {
    let value = 0n;
    for (let i = size - 1; i >= 0; i--) value = value * 256n + BigInt(this.#bytes.get(address + BigInt(i)) ?? 0);
    return value;
  }

  write(address: bigint, size: number, value: bigint): void {
    for (let i = 0; i < size; i++) this.#bytes.set(address + BigInt(i), Number((value >> BigInt(8 * i)) & 255n));
  }
}

/** An operation on memory: its code, and what was there before if it is fetched. */
export function carryOut(
  memory: Bytes,
  element: Element,
  settings: Settings,
): { readonly tag: number; readonly code: number; readonly fetched: bigint } {
  const { code, kind } = judge(element, settings);
  if (code !== rc.ok || kind === undefined) return { tag: element.tag, code, fetched: 0n };
  const before = memory.read(element.address, kind.size);
  memory.write(element.address, kind.size, operate(element, kind, before, settings));
  return { tag: element.tag, code, fetched: element.fetching === 1 ? before : 0n };
}
