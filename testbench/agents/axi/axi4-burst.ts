/** Bursts of AXI4 (ARM IHI 0022, A3.4): the bytes that they access, and illegal bursts. */
import type { Numbers } from './axi-channels.ts';
import type { BurstField } from './axi4-ports.ts';

/** A burst as described by its address channel. */
export interface Burst {
  readonly id: number;
  readonly address: bigint;
  /** Beats, and bytes a beat. */
  readonly beats: number;
  readonly size: number;
  readonly kind: 'FIXED' | 'INCR' | 'WRAP' | 'reserved';
}

const kinds = ['FIXED', 'INCR', 'WRAP', 'reserved'] as const;

export const burstOf = ({ id, addr, len, size, burst }: Numbers<BurstField>): Burst => ({
  id: Number(id),
  address: BigInt(addr),
  beats: Number(len) + 1,
  size: 2 ** Number(size),
  kind: kinds[Number(burst) & 3]!,
});

/** The rule that a burst breaks on an interface of `lanes` bytes, in words; `undefined` for a legal one. */
export function burstMistake({ address, beats, size, kind }: Burst, lanes: number): string | undefined {
  if (kind === 'reserved') return 'the burst type 3 is reserved';
  if (size > lanes) return `beats of ${size} bytes on an interface of ${lanes}`;
  if (kind !== 'INCR' && beats > 16) return `a ${kind} burst of ${beats} beats: 16 is the most`;
  if (kind === 'WRAP' && ![2, 4, 8, 16].includes(beats))
    return `a WRAP burst of ${beats} beats: 2, 4, 8 or 16 are legal`;
  if (kind === 'WRAP' && address % BigInt(size) !== 0n) return 'a WRAP burst from an address that is not aligned';
  const first = address - (address % BigInt(size));
  const end = first + BigInt(beats * size) - 1n;
  if (kind === 'INCR' && first >> 12n !== end >> 12n) return 'the burst crosses a multiple of 4,096 bytes';
  return undefined;
}

/** The lowest address of beat `i`, and the bytes from there that it means: the first may begin within its beat. */
export function beatPlace(burst: Burst, i: number): { readonly address: bigint; readonly bytes: number } {
  const { address, beats, size, kind } = burst;
  const width = BigInt(size);
  const first = address - (address % width);
  if (i === 0 || kind === 'FIXED') return { address, bytes: size - Number(address - first) };
  const next = first + BigInt(i) * width;
  if (kind === 'INCR') return { address: next, bytes: size };
  const span = width * BigInt(beats);
  const low = address - (address % span);
  return { address: low + ((next - low) % span), bytes: size };
}
