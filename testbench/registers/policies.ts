/** What accesses of the bus make of a field, by its access (`rtl-gen/lib/axi/register-table.ts`). */
import type { Access } from '../../rtl-gen/lib/axi/register-table.ts';

/** How what is read of a field is compared with the mirror. */
export type Compared =
  /** It reads as the mirror has it. */
  | 'kept'
  /** It reads 0. */
  | 'zero'
  /** Bits that are 1 in the mirror read 1; hardware may have set others. */
  | 'set'
  /** Not at all: hardware changes it by itself. */
  | 'volatile';

export interface Policy {
  readonly compared: Compared;
  /** The mirror after a write of `data` to the bits of `meant`, whose bytes had their strobe. */
  readonly written: (old: bigint, data: bigint, meant: bigint) => bigint;
  /** The mirror after a read that gave `value`. */
  readonly read: (old: bigint, value: bigint) => bigint;
  /** Whether a write has hardware do something, beyond what is kept in the field. */
  readonly acts?: true;
}

const same = (old: bigint): bigint => old;
const seen = (_old: bigint, value: bigint): bigint => value;
const merged = (old: bigint, data: bigint, meant: bigint): bigint => (old & ~meant) | (data & meant);

export const policies: Readonly<Record<Access, Policy>> = {
  rw: { compared: 'kept', written: merged, read: seen },
  ro: { compared: 'volatile', written: same, read: seen },
  wo: { compared: 'zero', written: merged, read: same },
  w1c: { compared: 'set', written: (old, data, meant) => old & ~(data & meant), read: seen },
  rc: { compared: 'set', written: same, read: () => 0n },
  pulse: { compared: 'zero', written: same, read: same, acts: true },
  ext: { compared: 'volatile', written: merged, read: seen, acts: true },
  count: { compared: 'volatile', written: same, read: seen },
  high: { compared: 'volatile', written: same, read: seen },
};

/** Accesses that software reads something of. */
export type Unreadable = 'wo' | 'pulse';
/** Accesses that a write of software has no effect on. */
export type Unwritable = 'ro' | 'rc' | 'count' | 'high';

export const isUnwritable = (access: Access): access is Unwritable =>
  access === 'ro' || access === 'rc' || access === 'count' || access === 'high';
