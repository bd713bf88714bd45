/**
 * Value types and instruction bytes of WebAssembly 1.0 with sign-free integer operators: only what the compiler emits.
 */

/** A value type. */
export type ValueType = 'i32' | 'i64';

/** A type of locals: a value type, or a vector of 128 bits. */
export type LocalType = ValueType | 'v128';

/** The byte of each type (binary format, 5.3.1 and 5.3.2). */
export const typeByte: Readonly<Record<LocalType, number>> = { i32: 0x7f, i64: 0x7e, v128: 0x7b };

/** Instructions on vectors; each has a prefix before it. Lanes are the two words of 64 bits, the low one first. */
export const simd = {
  load: 0x00,
  store: 0x0b,
  const: 0x0c,
  splat: 0x12,
  extractLane: 0x1d,
  replaceLane: 0x1e,
  and: 0x4e,
  or: 0x50,
  xor: 0x51,
  /** Of three vectors: the first one's bits where the third has 1, the second one's elsewhere. */
  bitselect: 0x52,
  anyTrue: 0x53,
  shl: 0xcb,
  shrU: 0xcd,
} as const;

/** Instructions without a type of their own. */
export const op = {
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  return: 0x0f,
  call: 0x10,
  select: 0x1b,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  /** To 32 bits, the upper half dropped. */
  wrap: 0xa7,
  /** To 64 bits, the upper half 0. */
  extend: 0xad,
} as const;

/** Operators that exist for both types; comparisons leave an i32. */
export interface Operators {
  readonly const: number;
  readonly eqz: number;
  readonly eq: number;
  readonly ne: number;
  readonly ltU: number;
  readonly gtU: number;
  readonly geU: number;
  readonly ctz: number;
  readonly popcnt: number;
  readonly add: number;
  readonly sub: number;
  readonly mul: number;
  readonly and: number;
  readonly or: number;
  readonly xor: number;
  readonly shl: number;
  readonly shrU: number;
  /** The whole type, and its low 8, 16 or 32 bits zero-extended. */
  readonly load: number;
  readonly load8: number;
  readonly load16: number;
  readonly load32: number;
  readonly store: number;
  readonly store8: number;
  readonly store16: number;
  readonly store32: number;
}

/** The operators of each type. */
export const operators: Readonly<Record<ValueType, Operators>> = {
  i32: {
    const: 0x41,
    eqz: 0x45,
    eq: 0x46,
    ne: 0x47,
    ltU: 0x49,
    gtU: 0x4b,
    geU: 0x4f,
    ctz: 0x68,
    popcnt: 0x69,
    add: 0x6a,
    sub: 0x6b,
    mul: 0x6c,
    and: 0x71,
    or: 0x72,
    xor: 0x73,
    shl: 0x74,
    shrU: 0x76,
    load: 0x28,
    load8: 0x2d,
    load16: 0x2f,
    load32: 0x28,
    store: 0x36,
    store8: 0x3a,
    store16: 0x3b,
    store32: 0x36,
  },
  i64: {
    const: 0x42,
    eqz: 0x50,
    eq: 0x51,
    ne: 0x52,
    ltU: 0x54,
    gtU: 0x56,
    geU: 0x5a,
    ctz: 0x7a,
    popcnt: 0x7b,
    add: 0x7c,
    sub: 0x7d,
    mul: 0x7e,
    and: 0x83,
    or: 0x84,
    xor: 0x85,
    shl: 0x86,
    shrU: 0x88,
    load: 0x29,
    load8: 0x31,
    load16: 0x33,
    load32: 0x35,
    store: 0x37,
    store8: 0x3c,
    store16: 0x3d,
    store32: 0x3e,
  },
};

/** The instruction that loads a value from a place of 1, 2 or more bytes. */
export function loadFrom(type: ValueType, bytes: number): number {
  const { load, load8, load16 } = operators[type];
  return bytes === 1 ? load8 : bytes === 2 ? load16 : load;
}

/** The instruction that stores a value in a place of 1, 2 or more bytes. */
export function storeTo(type: ValueType, bytes: number): number {
  const { store, store8, store16 } = operators[type];
  return bytes === 1 ? store8 : bytes === 2 ? store16 : store;
}
