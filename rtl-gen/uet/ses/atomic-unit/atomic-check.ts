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

type TypeTest = (type: NonNullable<(typeof types)[TypeName]>) => boolean;

/** Whether it is one of the unit's types that pass the test. */
const isTypeOf = (code: Bits, test: TypeTest): Bits<1> =>
  Object.entries(types)
    .filter(([, type]) => test(type))
    .map(([name]) => code.eq(atomicDataTypes.code[name as TypeName]))
    .reduce((any, one) => any.or(one));

/** Bytes of an element of that type as a power of two; 0 of a type that the unit does not have. Combinational. */
export const sizeOfType = (code: Bits): Bits<2> =>
  isTypeOf(code, ({ size }) => size >= 2)
    .cat(isTypeOf(code, ({ size }) => size % 2 === 1))
    .as(2);

/** What is known of an element by its fields alone. */
export const CheckedFields = record({
  operation: Operation,
  has_operation: bit,
  has_type: bit,
  is_pair: bit,
  /** `request_length` fits, if the payload does. */
  fits_request: bit,
  compares: bit,
  fetching: bit,
  payload_length: bits(14),
  /** Bits that are 0 in a multiple of the size. */
  below: bits(3),
  code: bits(6),
});
type Checked = ValueOf<typeof CheckedFields>;

/** The first of two steps, a clock each. */
export function checkFields(m: Ctx, element: ValueOf<ReturnType<typeof AtomicElement>>): Checked {
  const { opcode, data_type, payload_length: payload, request_length: request } = element;
  const typesOf = (test: TypeTest): Bits<1> => isTypeOf(data_type, test);
  const isFloat = m.named(
    'is_float',
    typesOf(({ kind }) => kind === 'float'),
  );
  const size = m.named('size', sizeOfType(data_type));
  const compares = m.named('compares', hasCompare(opcode));
  return {
    operation: {
      opcode: opcode.trunc(5),
      size,
      is_signed: typesOf(({ kind }) => kind === 'signed'),
      is_float: isFloat,
      byte: element.address.trunc(3),
    },
    has_operation: isAnyOf(opcode, ...atomicOperations),
    has_type: typesOf(() => true),
    is_pair: isFloat.and(isAnyOf(opcode, ...bitwise)).not(),
    fits_request: m.mux(compares, request.eq(32), request.eq(payload.zext(32))),
    compares,
    fetching: element.fetching,
    payload_length: payload,
    below: size.at(1).and(size.at(0)).cat(size.at(1)).cat(size.any()),
    code: element.code,
  };
}

/**
 * The second step: operation (AMO_UNSUPPORTED_OP), type (AMO_UNSUPPORTED_DT), the pair of both, size
 * (AMO_UNSUPPORTED_SIZE), what came with it, alignment (AMO_UNALIGNED), INITIATOR_ERROR that came with it. The order is
 * ours; the codes are those of ses.md 5.3.
 */
export function codeOf(m: Ctx, checked: Checked, settings: ValueOf<typeof AtomicSettings>): Bits<6> {
  const { operation, payload_length: payload, below, code: given } = checked;
  const code = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
  const isOne = [0, 1, 2, 3]
    .map((log) => operation.size.eq(log).and(payload.eq(2 ** log)))
    .reduce((any, one) => any.or(one));
  const isWhole = payload.any().and(payload.trunc(3).and(below).any().not());
  const isPayload = m.mux(checked.compares, payload.any().not(), isWhole.and(isOne.or(checked.fetching.not())));
  const initiatorError = given.eq(returnCodes.code.initiator_error);
  const wrongPair = m.mux(settings.wrong_pair_is_type, code('amo_unsupported_dt'), code('amo_unsupported_op'));
  return m.choose(
    [
      [checked.has_operation.not(), code('amo_unsupported_op')],
      [checked.has_type.not(), code('amo_unsupported_dt')],
      [checked.is_pair.not(), wrongPair],
      [checked.fits_request.and(isPayload).not(), code('amo_unsupported_size')],
      [given.ne(returnCodes.code.ok).and(initiatorError.not()), given],
      [operation.byte.and(below).any(), code('amo_unaligned')],
    ],
    given,
  );
}
