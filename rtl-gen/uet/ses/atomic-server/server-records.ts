/** What goes in and out of the server of atomics. */
import { bit, bits, record } from '../../../hdl/index.ts';

/** Bytes of operands that stand in a request at most: those of a compare-and-swap, or an array. */
export const operandBytes = 32;

/** Bytes of the extension header before them. */
export const extensionBytes = 4;

/** An atomic as it has come: `who` bits find who asked. */
export const AtomicRequest = (who: number) =>
  record({
    who: bits(who),
    /** What the checks before this say of it: OK, or the code of the answer. */
    code: bits(6),
    fetching: bit,
    /** The extension header and the operands after it; the first byte in the most significant bits. */
    extension: bits(8 * (extensionBytes + operandBytes)),
    /** Bytes that its header says, and bytes of payload that came. */
    request_length: bits(32),
    payload_length: bits(14),
    address: bits(64),
  });

/** What answers it. */
export const AtomicAnswer = (who: number) =>
  record({
    who: bits(who),
    code: bits(6),
    /** OK and fetching: the first `length` bytes of `data`, the most significant ones, were in memory before. */
    has_data: bit,
    data: bits(64),
    length: bits(4),
  });

/** An atomic of the host on its own words: the operation and its type, the place in bytes, and operands as numbers. */
export const HostAtomic = (addressBits: number) =>
  record({
    opcode: bits(8),
    data_type: bits(8),
    address: bits(addressBits),
    /** Of CSWAP and MSWAP what to swap in. */
    operand: bits(64),
    /** Of CSWAP what to compare with, of MSWAP the mask. */
    compare: bits(64),
  });

/** What became of it: its code, and what was there before. */
export const HostAtomicDone = record({ valid: bit, code: bits(6), fetched: bits(64) });

/** The request that is under way: what its fields alone say. */
export const RequestNow = (who: number) =>
  record({
    who: bits(who),
    /** As it came; it begins in memory of the NIC; it has more operands than there may be. */
    code: bits(6),
    begins_here: bit,
    is_long: bit,
    opcode: bits(8),
    data_type: bits(8),
    size: bits(2),
    fetching: bit,
    swaps: bit,
    compare: bits(64),
    swap: bits(64),
    request_length: bits(32),
    payload_length: bits(14),
  });
