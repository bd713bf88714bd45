/** What goes in and out of the atomic unit. */
import { bit, bits, record } from '../../../hdl/index.ts';

/** One element of an atomic request. A request of n elements is n of these, of addresses that count up. */
export const AtomicElement = (tag: number) =>
  record({
    /** Comes back with the result. */
    tag: bits(tag),
    /** What the checks before this say: OK, or the code of the result. */
    code: bits(6),
    /** Codes of the extension header (uet-wire.md 12.5, 12.9). */
    opcode: bits(8),
    data_type: bits(8),
    fetching: bit,
    /** Of the whole request: bytes as its header says, and bytes that came. */
    request_length: bits(32),
    payload_length: bits(14),
    /** Host address of the element. */
    address: bits(64),
    /** The operand as a number in the low bits; of CSWAP and MSWAP what to swap in. */
    operand: bits(64),
    /** Of CSWAP what to compare with, of MSWAP the mask. */
    compare: bits(64),
  });

/** What became of an element. */
export const AtomicResult = (tag: number) =>
  record({
    tag: bits(tag),
    code: bits(6),
    /** What memory had before, as a number in the low bits; 0 where it is not fetched or the code is not OK. */
    fetched: bits(64),
  });

/** Choices that no source settles (ses.md 5.3); registers that hold still. */
export const AtomicSettings = record({
  /** MIN and MAX take the number of a number and a NaN; else they leave memory as it is, as libfabric does. */
  min_max_number: bit,
  /** Bitwise operations on floats are AMO_UNSUPPORTED_DT; else AMO_UNSUPPORTED_OP. */
  wrong_pair_is_type: bit,
});

/** A word of 8 bytes to read; its data comes a fixed number of clocks later. */
export const WordRead = record({ valid: bit, address: bits(61) });

/** Bytes of a word to write; byte i of the word is `data` 8 i + 7 down to 8 i. */
export const WordWrite = record({ valid: bit, address: bits(61), data: bits(64), enable: bits(8) });
