/** Atomics that an endpoint has done by another one, and what has to become of them. */
import { atomicDataTypes, atomicOpcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Random } from '../../../../../support/random.ts';
import { region } from './endpoint-settings.ts';
import type { PlannedMessage } from './message-host.ts';

/** The region of words of the NIC: where it begins, and its bytes; and the words that are counted on. */
export const nicWords = { key: 0xa70_0001n, base: 2n ** 63n, bytes: 512 } as const;
export const counters = [0, 1, 2, 9] as const;

/** The operation that a message asks for. */
export interface PlannedAtomic {
  readonly isFetching: boolean;
  /** The extension header and the operands, as they are on the wire. */
  readonly bytes: Uint8Array;
  readonly offset: number;
  readonly key?: bigint;
  readonly code?: number | 'ok';
}

const bigEndian = (value: bigint, size: number): number[] =>
  Array.from({ length: size }, (_, i) => Number((value >> BigInt(8 * (size - 1 - i))) & 255n));

/** The bytes of an operation on elements of that size, one operand or more. */
export const atomicBytes = (
  opcode: number,
  dataType: number,
  operands: readonly bigint[],
  size = 8,
): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(opcode, dataType, 0, 0, ...operands.flatMap((operand) => bigEndian(operand, size)));

/** Those of a sum of 64 bits. */
export const sumBytes = (operand: bigint): Uint8Array<ArrayBuffer> =>
  atomicBytes(atomicOpcodes.code.sum, atomicDataTypes.code.uint64, [operand]);

/** A message that asks for it; where it goes and by which tuple is said beside. */
export const atomicMessage = ({ isFetching, bytes, offset, key = nicWords.key, code = 'ok' }: PlannedAtomic) =>
  ({
    ...{ op: isFetching ? ('fetching_atomic' as const) : ('atomic' as const), source: bytes, at: 0 },
    ...{ length: bytes.length, offset, key, code },
  }) satisfies Partial<PlannedMessage>;

/** One of eight is refused; all others add 1 to a counter. */
export function drawnAtomic(random: Random) {
  const isFetching = random.chance(0.5);
  const offset = 8 * random.pick(counters);
  const { code } = returnCodes;
  const good = { isFetching, bytes: sumBytes(1n), offset };
  if (!random.chance(1 / 8)) return atomicMessage(good);
  const bad = random.pick([
    { key: 0xbadn, code: code.bad_mkey },
    { key: region.key, code: code.perm_violation },
    { offset: nicWords.bytes - 4, code: code.bad_addr },
    { offset: 4, code: code.amo_unaligned },
    { bytes: atomicBytes(atomicOpcodes.code.sum, 0x55, [1n]), code: code.amo_unsupported_dt },
    { bytes: atomicBytes(0x77, atomicDataTypes.code.uint64, [1n]), code: code.amo_unsupported_op },
    {
      bytes: atomicBytes(atomicOpcodes.code.sum, atomicDataTypes.code.uint64, [1n, 1n, 1n, 1n, 1n]),
      offset: 0,
      code: code.amo_unsupported_size,
    },
  ]);
  return atomicMessage({ ...good, ...bad });
}
