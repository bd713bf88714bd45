/** What an atomic element asks for, and whether the unit has it. */
import { type Bits, bit, bits, type Ctx, record, type ValueOf } from '../../../hdl/index.ts';
import { atomicDataTypes, atomicOpcodes, returnCodes } from '../../wire/layout/index.ts';
import type { AtomicElement, AtomicSettings } from './atomic-records.ts';

type OperationName = keyof typeof atomicOpcodes.code;
type TypeName = keyof typeof atomicDataTypes.code;

/** Types that the unit has: bytes as a power of two, and how they are compared. */
const types: Readonly<
  Partial<Record<TypeName, { readonly size: number; readonly kind: 'unsigned' | 'signed' | 'float' }>>
> = {
  int8: { size: 0, kind: 'signed' },
  uint8: { size: 0, kind: 'unsigned' },
  int16: { size: 1, kind: 'signed' },
  uint16: { size: 1, kind: 'unsigned' },
  int32: { size: 2, kind: 'signed' },
  uint32: { size: 2, kind: 'unsigned' },
  int64: { size: 3, kind: 'signed' },
  uint64: { size: 3, kind: 'unsigned' },
  fp16: { size: 1, kind: 'float' },
  float: { size: 2, kind: 'float' },
  double: { size: 3, kind: 'float' },
};

/** Names of `types`. */
export const atomicTypes = Object.keys(types) as readonly TypeName[];

/** Operations that the unit leaves out: PROD would take a multiplier of 64 bits, and what INVAL does was not found. */
export const leftOutOperations: readonly OperationName[] = ['prod', 'inval'];

/** Operations that it has. */
export const atomicOperations = (Object.keys(atomicOpcodes.code) as OperationName[]).filter(
  (name) => !leftOutOperations.includes(name),
);

/** Those that floats do not have (ses.md 5.3). */
const bitwise: readonly OperationName[] = ['bor', 'band', 'bxor', 'mswap'];

/** An operation of the unit on one element of a word. */
export const Operation = record({
  /** Of `atomicOpcodes`. */
  opcode: bits(5),
  /** Bytes are 2^size. */
  size: bits(2),
  is_signed: bit,
  is_float: bit,
  /** The lowest of its bytes in the word. */
  byte: bits(3),
});
export type OperationValue = ValueOf<typeof Operation>;

/** Whether an operation is one of these. */
export const isAnyOf = (opcode: Bits, ...names: readonly OperationName[]): Bits<1> => {
  const [first, ...rest] = names.map((name) => opcode.eq(atomicOpcodes.code[name]));
  return rest.reduce((any, one) => any.or(one), first!);
};

/** Those with two operands, in the extension header of 36 bytes. */
export const hasCompare = (opcode: Bits): Bits<1> =>
  isAnyOf(opcode, 'cswap', 'cswap_ne', 'cswap_le', 'cswap_lt', 'cswap_ge', 'cswap_gt', 'mswap');

/** SUM and DIFF of floats, which take the long way. */
export const isFloatSum = ({ opcode, is_float }: OperationValue): Bits<1> =>
  is_float.and(isAnyOf(opcode, 'sum', 'diff'));

/**
 * The operation and its code: operation (AMO_UNSUPPORTED_OP), type (AMO_UNSUPPORTED_DT), the pair of both, size
 * (AMO_UNSUPPORTED_SIZE), what came with it, alignment (AMO_UNALIGNED), INITIATOR_ERROR that came with it. The order is
 * ours; the codes are those of ses.md 5.3.
 */
export function checkElement(
  m: Ctx,
  element: ValueOf<ReturnType<typeof AtomicElement>>,
  settings: ValueOf<typeof AtomicSettings>,
): { readonly operation: OperationValue; readonly code: Bits<6> } {
  const { opcode, data_type, payload_length: payload, request_length: request } = element;
  const code = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
  const typesOf = (test: (type: NonNullable<(typeof types)[TypeName]>) => boolean): Bits<1> =>
    Object.entries(types)
      .filter(([, type]) => test(type))
      .map(([name]) => data_type.eq(atomicDataTypes.code[name as TypeName]))
      .reduce((any, one) => any.or(one));
  const hasType = m.named(
    'has_type',
    typesOf(() => true),
  );
  const isFloat = m.named(
    'is_float',
    typesOf(({ kind }) => kind === 'float'),
  );
  const high = typesOf(({ size }) => size >= 2);
  const size = m.named('size', high.cat(typesOf(({ size }) => size % 2 === 1)));
  const hasOperation = m.named('has_operation', isAnyOf(opcode, ...atomicOperations));
  const isPair = isFloat.and(isAnyOf(opcode, ...bitwise)).not();
  const compares = m.named('compares', hasCompare(opcode));
  // Bits below the size have to be 0.
  const below = m.named('below_size', size.at(1).and(size.at(0)).cat(size.at(1)).cat(size.any()));
  const isOne = [0, 1, 2, 3].map((log) => size.eq(log).and(payload.eq(2 ** log))).reduce((any, one) => any.or(one));
  const isWhole = payload
    .any()
    .and(payload.trunc(3).and(below).any().not())
    .and(request.eq(payload.zext(32)));
  const isSize = m.mux(
    compares,
    request.eq(32).and(payload.any().not()),
    isWhole.and(isOne.or(element.fetching.not())),
  );
  const byte = element.address.trunc(3);
  const initiatorError = element.code.eq(returnCodes.code.initiator_error);
  const wrongPair = m.mux(settings.wrong_pair_is_type, code('amo_unsupported_dt'), code('amo_unsupported_op'));
  return {
    operation: {
      opcode: opcode.trunc(5),
      size,
      is_signed: typesOf(({ kind }) => kind === 'signed'),
      is_float: isFloat,
      byte,
    },
    code: m.choose(
      [
        [hasOperation.not(), code('amo_unsupported_op')],
        [hasType.not(), code('amo_unsupported_dt')],
        [isPair.not(), wrongPair],
        [isSize.not(), code('amo_unsupported_size')],
        [element.code.ne(returnCodes.code.ok).and(initiatorError.not()), element.code],
        [byte.and(below).any(), code('amo_unaligned')],
      ],
      element.code,
    ),
  };
}
