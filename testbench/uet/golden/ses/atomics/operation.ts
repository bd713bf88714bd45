/** Atomic operations on one element: the matrix of operations and types (ses.md 5.3). */
import type { atomicDataTypes, atomicOpcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import {
  type FloatException,
  type FloatFormat,
  floatCompare,
  floatDifference,
  floatFormats,
  floatOf,
  floatProduct,
  floatSum,
  isTrue,
} from './float-format.ts';

export type AtomicOperation = keyof typeof atomicOpcodes.code;
export type AtomicType = keyof typeof atomicDataTypes.code;

export type ElementType =
  | { readonly kind: 'integer'; readonly bits: number; readonly isSigned: boolean }
  | { readonly kind: 'float'; readonly bits: number; readonly format: FloatFormat };

const integer = (bits: number, isSigned: boolean): ElementType => ({ kind: 'integer', bits, isSigned });
const float = (format: FloatFormat): ElementType => ({ kind: 'float', bits: format.bits, format });

/** Types that the model has; complex numbers and long double are left out. */
export const elementTypes: Readonly<Partial<Record<AtomicType, ElementType>>> = {
  int8: integer(8, true),
  uint8: integer(8, false),
  int16: integer(16, true),
  uint16: integer(16, false),
  int32: integer(32, true),
  uint32: integer(32, false),
  int64: integer(64, true),
  uint64: integer(64, false),
  int128: integer(128, true),
  uint128: integer(128, false),
  float: float(floatFormats.float),
  double: float(floatFormats.double),
  bf16: float(floatFormats.bf16),
  fp16: float(floatFormats.fp16),
};

/** Operations on bits, which floats do not have. */
const integerOnly: ReadonlySet<AtomicOperation> = new Set(['bor', 'band', 'bxor', 'mswap']);

/** Those with a compare and a swap operand, in the extension of 36 bytes. */
export const hasCompare = (operation: AtomicOperation): boolean =>
  operation.startsWith('cswap') || operation === 'mswap';

/** Whether the model has the operation on the type. INVAL has no operands that sources tell of. */
export function isOperation(operation: AtomicOperation, type: AtomicType): boolean {
  const element = elementTypes[type];
  if (element === undefined || operation === 'inval') return false;
  return element.kind === 'integer' || !integerOnly.has(operation);
}

export interface AtomicSettings {
  /**
   * What MIN and MAX do with a NaN: leave the target, as the comparisons of libfabric's `util_atomic.c` do [H for OFI];
   * or take the number of the two, as minimumNumber and maximumNumber of IEEE 754-2019.
   */
  readonly minMaxOfNan: 'keep_target' | 'number';
}

export const defaultAtomicSettings: AtomicSettings = { minMaxOfNan: 'keep_target' };

export interface Elements {
  /** Of memory. */
  readonly target: bigint;
  /** The operand, of CSWAP and MSWAP the value to swap in. */
  readonly operand: bigint;
  /** Of CSWAP the value to compare, of MSWAP the mask. */
  readonly compare?: bigint;
}

export interface AtomicOutcome {
  /** What memory has then. */
  readonly value: bigint;
  readonly exceptions: readonly FloatException[];
}

/** One element: raw bits in, raw bits out. A `RangeError` where `isOperation` is false. */
export function applyAtomic(
  operation: AtomicOperation,
  type: AtomicType,
  { target, operand, compare = 0n }: Elements,
  settings: AtomicSettings = defaultAtomicSettings,
): AtomicOutcome {
  const element = elementTypes[type];
  if (element === undefined || !isOperation(operation, type)) throw new RangeError(`no ${operation} of ${type}`);
  const plain = (value: bigint): AtomicOutcome => ({ value: BigInt.asUintN(element.bits, value), exceptions: [] });
  switch (operation) {
    case 'read':
      return plain(target);
    case 'write':
      return plain(operand);
    case 'min':
    case 'max':
      return plain(lesserOrGreater(operation, element, target, operand, settings));
    case 'sum':
    case 'diff':
    case 'prod':
      return arithmetic(operation, element, target, operand);
    case 'lor':
    case 'land':
    case 'lxor':
      return plain(logical(operation, element, target, operand));
    case 'bor':
      return plain(target | operand);
    case 'band':
      return plain(target & operand);
    case 'bxor':
      return plain(target ^ operand);
    case 'mswap':
      return plain((operand & compare) | (target & ~compare));
    default:
      return plain(swaps(operation, orderOf(element, compare, target)) ? operand : target);
  }
}

const signed = ({ bits, isSigned }: Extract<ElementType, { kind: 'integer' }>, value: bigint): bigint =>
  isSigned ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);

function orderOf(element: ElementType, a: bigint, b: bigint): -1 | 0 | 1 | undefined {
  if (element.kind === 'float') return floatCompare(element.format, a, b);
  const [x, y] = [signed(element, a), signed(element, b)];
  return x < y ? -1 : x > y ? 1 : 0;
}

/** libfabric swaps where (compare OP target); comparisons with NaN are false, but `not equal` (ses.md 5.3). */
function swaps(operation: AtomicOperation, order: -1 | 0 | 1 | undefined): boolean {
  switch (operation) {
    case 'cswap':
      return order === 0;
    case 'cswap_ne':
      return order !== 0;
    case 'cswap_le':
      return order === -1 || order === 0;
    case 'cswap_lt':
      return order === -1;
    case 'cswap_ge':
      return order === 1 || order === 0;
    case 'cswap_gt':
      return order === 1;
    default:
      throw new RangeError(`${operation} compares nothing`);
  }
}

function lesserOrGreater(
  operation: 'min' | 'max',
  element: ElementType,
  target: bigint,
  operand: bigint,
  { minMaxOfNan }: AtomicSettings,
): bigint {
  const order = orderOf(element, operand, target);
  if (order === undefined) {
    const isTargetNan = orderOf(element, target, target) === undefined;
    return minMaxOfNan === 'number' && isTargetNan ? operand : target;
  }
  return order === (operation === 'min' ? -1 : 1) ? operand : target;
}

function arithmetic(
  operation: 'sum' | 'diff' | 'prod',
  element: ElementType,
  target: bigint,
  operand: bigint,
): AtomicOutcome {
  if (element.kind === 'float') {
    const of = { sum: floatSum, diff: floatDifference, prod: floatProduct }[operation];
    return of(element.format, target, operand);
  }
  const exact = { sum: target + operand, diff: target - operand, prod: target * operand }[operation];
  return { value: BigInt.asUintN(element.bits, exact), exceptions: [] };
}

function logical(operation: 'lor' | 'land' | 'lxor', element: ElementType, target: bigint, operand: bigint): bigint {
  const truthOf = (value: bigint): boolean => (element.kind === 'float' ? isTrue(element.format, value) : value !== 0n);
  const [a, b] = [truthOf(target), truthOf(operand)];
  const truth = { lor: a || b, land: a && b, lxor: a !== b }[operation];
  return element.kind === 'float' ? floatOf(element.format, truth) : BigInt(truth);
}
