/** Atomics of a request: what is refused with which code, and what memory and answer have then (ses.md 5.3). */
import { atomicDataTypes, atomicOpcodes, type returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { FloatException } from './float-format.ts';
import {
  type AtomicOperation,
  type AtomicSettings,
  type AtomicType,
  applyAtomic,
  defaultAtomicSettings,
  elementTypes,
  hasCompare,
  isOperation,
} from './operation.ts';

type ReturnCodeName = keyof typeof returnCodes.code;

export interface AtomicRequestSettings extends AtomicSettings {
  /** Operations and types that a target has; the others get AMO_UNSUPPORTED_OP and AMO_UNSUPPORTED_DT. */
  readonly operations: ReadonlySet<AtomicOperation>;
  readonly types: ReadonlySet<AtomicType>;
  /** Of an operation that a type does not have [D]: both codes fit. */
  readonly wrongPair: 'amo_unsupported_op' | 'amo_unsupported_dt';
  /** Byte order of operands and results on the wire: network order in the reference [L]. */
  readonly operandOrder: 'network' | 'little';
  /** Byte order of the host's memory. */
  readonly memoryOrder: 'little' | 'network';
  /** AMO_FP_* are optional; whether memory is written then was not found (ses.md 5.3 [L]). */
  readonly floatExceptions: 'ignored' | 'reported_and_written' | 'reported_and_not_written';
  /** Which of them are reported. */
  readonly reported: ReadonlySet<FloatException>;
}

/** All that the model has. */
export const fullAtomicSettings: AtomicRequestSettings = {
  ...defaultAtomicSettings,
  operations: new Set(Object.keys(atomicOpcodes.code) as AtomicOperation[]),
  types: new Set(Object.keys(elementTypes) as AtomicType[]),
  wrongPair: 'amo_unsupported_op',
  operandOrder: 'network',
  memoryOrder: 'little',
  floatExceptions: 'ignored',
  reported: new Set<FloatException>(['nan', 'underflow', 'overflow', 'inexact']),
};

/** The minimum that ses.md 5.3 proposes [D]: integers of 32 and 64 bits. */
export const minimumAtomicSettings: AtomicRequestSettings = {
  ...fullAtomicSettings,
  operations: new Set<AtomicOperation>(['sum', 'min', 'max', 'bor', 'band', 'bxor', 'read', 'write', 'cswap']),
  types: new Set<AtomicType>(['int32', 'uint32', 'int64', 'uint64']),
};

export interface AtomicRequest {
  /** Codes of the extension header. */
  readonly opcode: number;
  readonly dataType: number;
  readonly isFetching: boolean;
  readonly requestLength: number;
  /** Operands, an element after the other. */
  readonly payload: Uint8Array;
  /** Right-aligned in their 128 bits, of CSWAP and MSWAP. */
  readonly compare?: bigint | undefined;
  readonly swap?: bigint | undefined;
}

/** Length that a request of CSWAP or MSWAP says, whatever the type [M]: both operands. */
export const compareRequestLength = 32;

export interface CheckedAtomic {
  readonly code: 'ok';
  readonly operation: AtomicOperation;
  readonly type: AtomicType;
  /** Bytes of memory that it works on. */
  readonly length: number;
}

/**
 * What a request asks for, before memory is looked at, in the order operation, type, pair, size. The order is ours [D].
 */
export function checkAtomic(
  request: AtomicRequest,
  settings: AtomicRequestSettings = fullAtomicSettings,
): CheckedAtomic | { readonly code: Exclude<ReturnCodeName, 'ok'> } {
  const operation = atomicOpcodes.names.get(request.opcode);
  if (operation === undefined || operation === 'inval' || !settings.operations.has(operation))
    return { code: 'amo_unsupported_op' };
  const type = atomicDataTypes.names.get(request.dataType);
  const element = type && elementTypes[type];
  if (type === undefined || element === undefined || !settings.types.has(type)) return { code: 'amo_unsupported_dt' };
  if (!isOperation(operation, type)) return { code: settings.wrongPair };
  const size = element.bits / 8;
  if (hasCompare(operation)) {
    const isRight = request.requestLength === compareRequestLength && request.payload.length === 0;
    return isRight ? { code: 'ok', operation, type, length: size } : { code: 'amo_unsupported_size' };
  }
  const { length } = request.payload;
  const isWhole = length > 0 && length % size === 0 && length === request.requestLength;
  if (!isWhole || (request.isFetching && length !== size)) return { code: 'amo_unsupported_size' };
  return { code: 'ok', operation, type, length };
}

/** Natural alignment (ses.md 5.3 [H]). */
export const isAligned = ({ type }: CheckedAtomic, address: bigint): boolean =>
  address % BigInt(elementTypes[type]!.bits / 8) === 0n;

const exceptionCodes = {
  nan: 'amo_fp_nan',
  overflow: 'amo_fp_overflow',
  underflow: 'amo_fp_underflow',
  inexact: 'amo_fp_inexact',
} as const satisfies Record<FloatException, ReturnCodeName>;

export interface AtomicDone {
  readonly code: ReturnCodeName;
  /** What memory has then; as before where nothing is written. */
  readonly memory: Uint8Array;
  /** The first element before, in the order of the wire: what a fetching atomic answers. */
  readonly fetched: Uint8Array;
}

/** Carries out a checked request on the bytes that memory has. */
export function performAtomic(
  checked: CheckedAtomic,
  request: AtomicRequest,
  memory: Uint8Array,
  settings: AtomicRequestSettings = fullAtomicSettings,
): AtomicDone {
  const { operation, type, length } = checked;
  const size = elementTypes[type]!.bits / 8;
  const { operandOrder, memoryOrder, floatExceptions, reported } = settings;
  const after = Uint8Array.from(memory);
  const seen = new Set<FloatException>();
  for (let at = 0; at < length; at += size) {
    const target = numberFrom(memory.subarray(at, at + size), memoryOrder);
    const operand = hasCompare(operation)
      ? BigInt.asUintN(size * 8, request.swap ?? 0n)
      : numberFrom(request.payload.subarray(at, at + size), operandOrder);
    const compare = BigInt.asUintN(size * 8, request.compare ?? 0n);
    const done = applyAtomic(operation, type, { target, operand, compare }, settings);
    for (const exception of done.exceptions) if (reported.has(exception)) seen.add(exception);
    after.set(bytesOf(done.value, size, memoryOrder), at);
  }
  const fetched = bytesOf(numberFrom(memory.subarray(0, size), memoryOrder), size, operandOrder);
  // The worst of several.
  const worst = (['nan', 'overflow', 'underflow', 'inexact'] as const).find((exception) => seen.has(exception));
  if (worst === undefined || floatExceptions === 'ignored') return { code: 'ok', memory: after, fetched };
  const isWritten = floatExceptions === 'reported_and_written';
  return { code: exceptionCodes[worst], memory: isWritten ? after : Uint8Array.from(memory), fetched };
}

const numberFrom = (bytes: Uint8Array, order: 'network' | 'little'): bigint =>
  [...(order === 'network' ? bytes : bytes.toReversed())].reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);

function bytesOf(value: bigint, size: number, order: 'network' | 'little'): Uint8Array {
  const bytes = Uint8Array.from({ length: size }, (_, i) => Number((value >> BigInt(8 * i)) & 0xffn));
  return order === 'network' ? bytes.reverse() : bytes;
}
