/** What a packet of the GCM engine is: its bytes, and what is done to them. */
import { bit, bits, clog2, record } from '../../../hdl/index.ts';

/**
 * Bits of a packet's length in bytes, and of places in it, unless a design says otherwise: packets of up to 16,383
 * bytes.
 */
export const packetLengthBits = 14;

/**
 * What is done to a packet, for a number of keys.
 *
 * - `key`: the number of its key. `iv`: 96 bits, the first byte in the most significant place.
 * - `seal`: 1 encrypts, and appends the 16 bytes of the ICV; 0 decrypts, and takes the last 16 bytes for the ICV.
 * - `crypt_offset`: bytes in front of the first encrypted one. `aad_bytes` of them, the last ones, are authenticated;
 *   those before these pass as they are. At most `crypt_offset`.
 */
export const gcmDescriptor = (keys: number, lengthBits: number = packetLengthBits) =>
  record({
    key: bits(clog2(keys)),
    iv: bits(96),
    seal: bit,
    aad_bytes: bits(lengthBits),
    crypt_offset: bits(lengthBits),
  });

/** Bytes that a lane takes in a clock. */
export const laneBytes = 16;

/** Bytes of an ICV. */
export const icvBytes = 16;

/**
 * What leaves: a beat as `beat` has it; `ok` counts in the last one, and is 0 where the ICV is wrong or the packet too
 * short.
 */
export const gcmBeat = (size: number) => record({ data: bits(8 * size), keep: bits(size), last: bit, ok: bit });

/** A number of bytes of a slot of `size`. */
export const byteCount = (size: number) => bits(clog2(size + 1));

/**
 * What the pipeline works at in a clock: `count` bytes of one part of a packet from byte 0 of the slot on, or its end.
 * All of a packet's slots but its `end` have bytes.
 */
export const gcmSlot = (size: number, keys: number, lengthBits: number = packetLengthBits) =>
  record({
    key: bits(clog2(keys)),
    /** Encrypted or decrypted: neither `end` nor `text` are the bytes that pass as they are, and AAD. */
    text: bit,
    /** After all bytes: the place of the ICV, which is the slot's data where the packet is decrypted. */
    end: bit,
    hashed: bit,
    seal: bit,
    count: byteCount(size),
    /** Bytes of AAD and of text, in the end. */
    aad_bytes: bits(lengthBits),
    text_bytes: bits(lengthBits),
    /** Too short for what was to be done, or too long to be counted; in the end. */
    bad: bit,
  });
