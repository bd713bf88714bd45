/** Packets as they lie in memory: from any byte of their first beat on. */
import fc from 'fast-check';
import { clog2 } from '../../../hdl/index.ts';
import { patterns } from '../../stream/testing/stimulus.ts';
import { packetsOf, toBytes, toWord } from './packets.ts';

export interface RaisedBeat {
  readonly data: bigint;
  readonly keep: bigint;
  readonly last: number;
}

/** Packets as they lie in memory: beats from byte `by` of the first one on. */
export function raised(bytes: readonly number[], by: number, size: number): RaisedBeat[] {
  const beats = Math.max(1, Math.ceil((by + bytes.length) / size));
  return Array.from({ length: beats }, (_, i) => {
    const at = Array.from({ length: size }, (_, lane) => i * size + lane - by);
    const kept = at.map((place) => place >= 0 && place < bytes.length);
    return {
      data: toWord(at.map((place, lane) => (kept[lane] ? bytes[place]! : 0))),
      keep: kept.reduce((word, is, lane) => word | (BigInt(is) << BigInt(lane)), 0n),
      last: Number(i === beats - 1),
    };
  });
}

/** A beat of which only bytes that are kept mean something. */
export function cleaned({ data, keep, last }: Record<'data' | 'keep' | 'last', unknown>, size: number): RaisedBeat {
  const bytes = toBytes(BigInt(data as bigint), size);
  const mask = BigInt(keep as bigint);
  const kept = bytes.map((byte, lane) => (((mask >> BigInt(lane)) & 1n) === 1n ? byte : 0));
  return { data: toWord(kept), keep: mask, last: Number(last) };
}

/** Packets, each with the byte that it begins at, and when both sides are willing. */
export const stimuli = (size: number): fc.Arbitrary<Stimulus> =>
  fc.record({ packets: packetsOf(5 * size, size, clog2(size)), up: patterns, down: patterns });

export interface Stimulus {
  readonly packets: readonly { readonly bytes: readonly number[]; readonly user: number }[];
  readonly up: boolean[];
  readonly down: boolean[];
}
