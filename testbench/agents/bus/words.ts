/** Accesses of any place and length, cut into the words of a bus. */
import { UserError } from '../../../support/user-error.ts';
import type { Value } from '../../engine/simulator.ts';
import type { Address } from '../memory.ts';

/** The words that a bus has. */
export interface BusWidths {
  readonly name: string;
  /** Bytes a word. */
  readonly lanes: number;
  /** Bits of a byte address. */
  readonly addressWidth: number;
}

/** One word of an access. */
export interface WordPart {
  /** Its byte address, a multiple of the bytes of a word; as ports of the bus take it. */
  readonly at: Value;
  /** Where in the access its bytes begin. */
  readonly from: number;
  /** The first of its bytes that is meant, and how many are. */
  readonly first: number;
  readonly count: number;
}

/** The words of the `length` bytes from `address` on, in order. `UserError` where the bus has no such bytes. */
export function wordsOf({ name, lanes, addressWidth }: BusWidths, address: Address, length: number): WordPart[] {
  const [start, end] = [BigInt(address), BigInt(address) + BigInt(length)];
  if (length < 1 || start < 0n || end > 1n << BigInt(addressWidth))
    throw new UserError(
      `${length} bytes at ${address} are no access of ${name}, whose addresses have ${addressWidth} bits`,
    );
  const words: WordPart[] = [];
  const skipped = Number(start % BigInt(lanes));
  let at = start - BigInt(skipped);
  for (let from = -skipped; from < length; from += lanes, at += BigInt(lanes)) {
    const first = Math.max(0, -from);
    const count = Math.min(lanes, length - from) - first;
    words.push({ at: addressWidth > 32 ? at : Number(at), from: from + first, first, count });
  }
  return words;
}

/** A mask of `lanes` bits whose `count` bits from `first` on are set, as ports take it. */
export function laneMask(first: number, count: number, lanes: number): Value {
  const mask = ((1n << BigInt(count)) - 1n) << BigInt(first);
  return lanes > 32 ? mask : Number(mask);
}

/** The bits of a mask, the lowest first. */
export const lanesOf = (mask: Value, lanes: number): boolean[] =>
  Array.from({ length: lanes }, (_, i) => ((BigInt(mask) >> BigInt(i)) & 1n) === 1n);
