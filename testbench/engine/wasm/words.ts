/** How values are cut into WebAssembly's integers. */
import type { ValueType } from './opcodes.ts';

/** Widest value that one WebAssembly value holds, and the width of the pieces of wider ones. */
export const WORD = 64;

/** The type that holds a value, or a piece, of that many bits. */
export const typeOf = (width: number): ValueType => (width <= 32 ? 'i32' : 'i64');

/** The number of words of a value of that many bits. */
export const wordCount = (width: number): number => Math.ceil(width / WORD);

/** The width of word `k` of a value. */
export const wordWidth = (width: number, k: number): number => Math.min(WORD, width - WORD * k);

/** The number of bits of a type. */
export const bitsOf: Readonly<Record<ValueType, number>> = { i32: 32, i64: 64 };
