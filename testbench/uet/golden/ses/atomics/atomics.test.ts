/** Atomics against JavaScript's own arithmetic and typed arrays, and each AMO code. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atomicDataTypes, atomicOpcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import {
  type AtomicOperation,
  type AtomicRequest,
  type AtomicType,
  applyAtomic,
  checkAtomic,
  fullAtomicSettings,
  isAligned,
  isOperation,
  minimumAtomicSettings,
  performAtomic,
} from './index.ts';

const view = new DataView(new ArrayBuffer(8));

/** Numbers from bits and back by `DataView`, which shares nothing with the model. */
const numbers = {
  float: {
    bits: 32,
    of: (bits: bigint): number => {
      view.setUint32(0, Number(bits));
      return view.getFloat32(0);
    },
    to: (value: number): bigint => {
      view.setFloat32(0, value);
      return BigInt(view.getUint32(0));
    },
  },
  double: {
    bits: 64,
    of: (bits: bigint): number => {
      view.setBigUint64(0, bits);
      return view.getFloat64(0);
    },
    to: (value: number): bigint => {
      view.setFloat64(0, value);
      return view.getBigUint64(0);
    },
  },
};

/** Numbers of 16 bits by counting their places: small enough to list all of them. */
const halves = new Map<bigint, number>();
for (let bits = 0; bits < 0x8000; bits++) {
  const [exponent, fraction] = [bits >> 10, bits & 0x3ff];
  const value =
    exponent === 31
      ? fraction === 0
        ? Number.POSITIVE_INFINITY
        : Number.NaN
      : exponent === 0
        ? fraction * 2 ** -24
        : (1024 + fraction) * 2 ** (exponent - 25);
  halves.set(BigInt(bits), value);
  halves.set(BigInt(bits | 0x8000), -value);
}
const finiteHalves = [...halves.values()].filter((value) => Number.isFinite(value) && value > 0).sort((a, b) => a - b);

const largest = finiteHalves.at(-1)!;
const candidates = [0, ...finiteHalves, largest + 32];

/** The nearest half, of two the even one; what is as far as the next power of two is infinite. */
function nearestHalf(value: number): number {
  if (!Number.isFinite(value) || value === 0) return value;
  const size = Math.abs(value);
  let [low, high] = [0, candidates.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (candidates[middle]! <= size) low = middle;
    else high = middle;
  }
  const [below, above] = [size - candidates[low]!, candidates[high]! - size];
  const chosen = below < above || (below === above && low % 2 === 0) ? low : high;
  const result =
    chosen === candidates.length - 1 || size > largest + 32 ? Number.POSITIVE_INFINITY : candidates[chosen]!;
  return value < 0 ? -result : result;
}

const arithmetic = {
  sum: (a: number, b: number) => a + b,
  diff: (a: number, b: number) => a - b,
  prod: (a: number, b: number) => a * b,
};
const operations = ['sum', 'diff', 'prod'] as const;

/** Bits with small exponents' differences, so that rounding and cancellation come often. */
const bitsOf = (width: number) => fc.bigInt(0n, 2n ** BigInt(width) - 1n);
const nearby = (width: number, fraction: number) =>
  fc.tuple(bitsOf(width), bitsOf(width), fc.integer({ min: -3, max: 3 })).map(([a, b, step]): [bigint, bigint] => {
    const exponent = (a >> BigInt(fraction)) + BigInt(step);
    return [a, BigInt.asUintN(width, (exponent << BigInt(fraction)) | (b & (2n ** BigInt(fraction) - 1n)))];
  });

test.each(['float', 'double'] as const)('%s: sums, differences and products are those of the processor', (type) => {
  const { bits, of, to } = numbers[type];
  const fraction = type === 'float' ? 23 : 52;
  const pair = fc.oneof(fc.tuple(bitsOf(bits), bitsOf(bits)), nearby(bits, fraction));
  fc.assert(
    fc.property(pair, fc.constantFrom(...operations), ([target, operand], operation) => {
      const { value } = applyAtomic(operation, type, { target, operand });
      // A float's operation in double is exact, or rounds as it would in one step.
      const expected = of(to(arithmetic[operation](of(target), of(operand))));
      expect(of(value)).toBe(expected);
      if (!Number.isNaN(expected)) expect(value).toBe(to(expected));
    }),
    { numRuns: 5000 },
  );
});

test('fp16: sums, differences and products are the nearest of all numbers that there are', () => {
  const pair = fc.oneof(fc.tuple(bitsOf(16), bitsOf(16)), nearby(16, 10));
  fc.assert(
    fc.property(pair, fc.constantFrom(...operations), ([target, operand], operation) => {
      const { value } = applyAtomic(operation, 'fp16', { target, operand });
      // Exact in double.
      const expected = nearestHalf(arithmetic[operation](halves.get(target)!, halves.get(operand)!));
      expect(halves.get(value)).toBe(expected);
    }),
    { numRuns: 5000 },
  );
});

test('integers wrap and compare as typed arrays do', () => {
  const arrays = {
    int8: new Int8Array(1),
    uint8: new Uint8Array(1),
    int16: new Int16Array(1),
    uint16: new Uint16Array(1),
    int32: new Int32Array(1),
    uint32: new Uint32Array(1),
    int64: new BigInt64Array(1),
    uint64: new BigUint64Array(1),
  };
  const types = Object.keys(arrays) as (keyof typeof arrays)[];
  const wide = (type: keyof typeof arrays, value: bigint): bigint => {
    const array = arrays[type];
    const width = array.BYTES_PER_ELEMENT * 8;
    if (array instanceof BigInt64Array || array instanceof BigUint64Array) array[0] = value;
    else array[0] = Number(BigInt.asUintN(width, value));
    return BigInt(array[0]!);
  };
  fc.assert(
    fc.property(fc.constantFrom(...types), bitsOf(64), bitsOf(64), bitsOf(64), (type, a, b, c) => {
      const width = arrays[type].BYTES_PER_ELEMENT * 8;
      const raw = (value: bigint): bigint => BigInt.asUintN(width, value);
      const [target, operand, compare] = [raw(a), raw(b), c % 4n === 0n ? raw(a) : raw(c)];
      const [x, y, z] = [wide(type, target), wide(type, operand), wide(type, compare)];
      const expected: Partial<Record<AtomicOperation, bigint>> = {
        min: x < y ? x : y,
        max: x > y ? x : y,
        sum: x + y,
        diff: x - y,
        prod: x * y,
        lor: BigInt(x !== 0n || y !== 0n),
        land: BigInt(x !== 0n && y !== 0n),
        lxor: BigInt((x !== 0n) !== (y !== 0n)),
        bor: x | y,
        band: x & y,
        bxor: x ^ y,
        read: x,
        write: y,
        cswap: z === x ? y : x,
        cswap_ne: z !== x ? y : x,
        cswap_le: z <= x ? y : x,
        cswap_lt: z < x ? y : x,
        cswap_ge: z >= x ? y : x,
        cswap_gt: z > x ? y : x,
        mswap: (y & z) | (x & ~z),
      };
      for (const [operation, value] of Object.entries(expected))
        expect([
          operation,
          applyAtomic(operation as AtomicOperation, type, { target, operand, compare }).value,
        ]).toEqual([operation, raw(value)]);
    }),
    { numRuns: 500 },
  );
});

test('floats compare as numbers, and NaN compares with nothing', () => {
  const { to } = numbers.double;
  const at = (operation: AtomicOperation, target: number, operand: number, compare = 0) =>
    applyAtomic(operation, 'double', { target: to(target), operand: to(operand), compare: to(compare) }).value;
  expect(at('min', 3, -2)).toBe(to(-2));
  expect(at('max', 3, -2)).toBe(to(3));
  expect(at('max', Number.NaN, 1)).toBe(to(Number.NaN));
  expect(at('min', 1, Number.NaN)).toBe(to(1));
  expect(at('cswap', -0, 5, 0)).toBe(to(5));
  expect(at('cswap', Number.NaN, 5, Number.NaN)).toBe(to(Number.NaN));
  expect(at('cswap_ne', Number.NaN, 5, Number.NaN)).toBe(to(5));
  expect(at('cswap_gt', 1, 5, Number.NEGATIVE_INFINITY)).toBe(to(1));
  expect(at('land', -0, 5)).toBe(to(0));
  expect(at('lor', 0, Number.NaN)).toBe(to(1));
  const number = { ...fullAtomicSettings, minMaxOfNan: 'number' as const };
  const elements = { target: to(Number.NaN), operand: to(1) };
  expect(applyAtomic('min', 'double', elements, number).value).toBe(to(1));
});

test('floats have no operations on bits, and INVAL and complex numbers are left out', () => {
  const has = (operation: AtomicOperation, type: AtomicType) => isOperation(operation, type);
  expect(['bor', 'band', 'bxor', 'mswap'].map((op) => has(op as AtomicOperation, 'float'))).toEqual(
    Array(4).fill(false),
  );
  expect(has('inval', 'uint64')).toBe(false);
  expect(has('sum', 'float_complex')).toBe(false);
  expect(() => applyAtomic('bor', 'fp16', { target: 0n, operand: 0n })).toThrow(RangeError);
});

const { code: op } = atomicOpcodes;
const { code: dt } = atomicDataTypes;
const request = (of: Partial<AtomicRequest> = {}): AtomicRequest => ({
  opcode: op.sum,
  dataType: dt.uint64,
  isFetching: false,
  requestLength: of.payload?.length ?? 8,
  payload: Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 5),
  ...of,
});

test('each AMO code has its cause', () => {
  const codeOf = (of: Partial<AtomicRequest>, settings = fullAtomicSettings) => checkAtomic(request(of), settings).code;
  expect(codeOf({})).toBe('ok');
  expect(codeOf({ opcode: 0x77 })).toBe('amo_unsupported_op');
  expect(codeOf({ opcode: op.inval })).toBe('amo_unsupported_op');
  expect(codeOf({ dataType: 0x55 })).toBe('amo_unsupported_dt');
  expect(codeOf({ dataType: dt.long_double })).toBe('amo_unsupported_dt');
  expect(codeOf({ opcode: op.bor, dataType: dt.float })).toBe('amo_unsupported_op');
  expect(
    codeOf({ opcode: op.bor, dataType: dt.float }, { ...fullAtomicSettings, wrongPair: 'amo_unsupported_dt' }),
  ).toBe('amo_unsupported_dt');
  expect(codeOf({ payload: new Uint8Array(7) })).toBe('amo_unsupported_size');
  expect(codeOf({ payload: new Uint8Array(0) })).toBe('amo_unsupported_size');
  expect(codeOf({ requestLength: 16 })).toBe('amo_unsupported_size');
  expect(codeOf({ payload: new Uint8Array(16) })).toBe('ok');
  expect(codeOf({ payload: new Uint8Array(16), isFetching: true })).toBe('amo_unsupported_size');
  const swap = { opcode: op.cswap, payload: new Uint8Array(0), compare: 7n, swap: 9n };
  expect(codeOf({ ...swap, requestLength: 32 })).toBe('ok');
  expect(codeOf({ ...swap, requestLength: 8 })).toBe('amo_unsupported_size');
  expect(codeOf({ opcode: op.prod }, minimumAtomicSettings)).toBe('amo_unsupported_op');
  expect(codeOf({ dataType: dt.fp16, payload: new Uint8Array(2) }, minimumAtomicSettings)).toBe('amo_unsupported_dt');
  const checked = checkAtomic(request());
  expect(checked.code === 'ok' && [isAligned(checked, 16n), isAligned(checked, 4n)]).toEqual([true, false]);
});

test('elements of an array are worked on one by one; operands are in network order, memory in that of the host', () => {
  const asked = request({ dataType: dt.uint16, payload: Uint8Array.of(0, 5, 1, 0) });
  const checked = checkAtomic(asked);
  if (checked.code !== 'ok') throw new Error(checked.code);
  const done = performAtomic(checked, asked, Uint8Array.of(10, 0, 0, 1));
  expect(done).toEqual({ code: 'ok', memory: Uint8Array.of(15, 0, 0, 2), fetched: Uint8Array.of(0, 10) });
  const little = { ...fullAtomicSettings, operandOrder: 'little' as const };
  expect(performAtomic(checked, asked, Uint8Array.of(10, 0, 0, 1), little).memory).toEqual(Uint8Array.of(10, 5, 1, 1));
});

test('exceptions of floats have their codes where they are reported, and memory is then written or not', () => {
  const half = (bits: number) => Uint8Array.of(bits & 0xff, bits >> 8);
  const run = (operation: number, target: number, operand: number, written = true) => {
    const floatExceptions = written ? ('reported_and_written' as const) : ('reported_and_not_written' as const);
    const asked = request({ opcode: operation, dataType: dt.fp16, payload: half(operand).reverse() });
    const checked = checkAtomic(asked);
    if (checked.code !== 'ok') throw new Error(checked.code);
    return performAtomic(checked, asked, half(target), { ...fullAtomicSettings, floatExceptions });
  };
  const [one, most, least, infinite] = [0x3c00, 0x7bff, 0x0001, 0x7c00];
  expect(run(op.sum, infinite, 0xfc00).code).toBe('amo_fp_nan');
  expect(run(op.prod, infinite, 0).code).toBe('amo_fp_nan');
  expect(run(op.sum, most, most)).toMatchObject({ code: 'amo_fp_overflow', memory: half(infinite) });
  expect(run(op.sum, most, most, false).memory).toEqual(half(most));
  expect(run(op.prod, least, 0x3800).code).toBe('amo_fp_underflow');
  expect(run(op.sum, one, least).code).toBe('amo_fp_inexact');
  expect(run(op.sum, one, one)).toMatchObject({ code: 'ok', memory: half(0x4000) });
});
