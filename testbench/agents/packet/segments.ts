/** Packets in software as beats of segments, and back. */
import type { Payload } from '../payload.ts';

/** Segments of a beat, and bytes of a segment. */
export interface SegmentSizes {
  readonly count: number;
  readonly bytes: number;
}

/** The segments that packets of so many bytes take. */
export const segmentsOf = (length: number, bytes: number): number => Math.max(1, Math.ceil(length / bytes));

/**
 * The beats in which packets leave one behind another; `gapBefore` says for each packet how many segments are left
 * unused in front of it, more where no packet may begin in the same beat any more.
 */
export function toBeats(
  packets: readonly Uint8Array[],
  { count, bytes }: SegmentSizes,
  gapBefore: (packet: number) => number = () => 0,
): Record<string, bigint>[] {
  const beats: { data: bigint; keep: bigint; enable: bigint; last: bigint }[] = [];
  let place = 0;
  let begunIn = -1;
  for (const [n, packet] of packets.entries()) {
    place += gapBefore(n);
    if (Math.floor(place / count) === begunIn) place = (begunIn + 1) * count;
    begunIn = Math.floor(place / count);
    const all = segmentsOf(packet.length, bytes);
    for (let i = 0; i < all; i++, place++) {
      const [row, segment] = [Math.floor(place / count), place % count];
      while (beats.length <= row) beats.push({ data: 0n, keep: 0n, enable: 0n, last: 0n });
      const beat = beats[row]!;
      beat.enable |= 1n << BigInt(segment);
      if (i === all - 1) beat.last |= 1n << BigInt(segment);
      packet.subarray(bytes * i, bytes * (i + 1)).forEach((value, j) => {
        const at = BigInt(bytes * segment + j);
        beat.keep |= 1n << at;
        beat.data |= BigInt(value) << (8n * at);
      });
    }
  }
  // A beat without segments is none.
  return beats.filter(({ enable }) => enable !== 0n);
}

/** A packet that was read, with its verdict. */
export interface ReadPacket {
  readonly bytes: Uint8Array;
  readonly ok: boolean;
  /** The segment of its beat in which it begins. */
  readonly begins: number;
}

/**
 * Puts beats of segments together to packets, and throws where they break the rules of segments or hold something in
 * bytes that are not kept.
 */
export class SegmentReader {
  readonly packets: ReadPacket[] = [];
  readonly #sizes: SegmentSizes;
  #bytes: number[] = [];
  #inPacket = false;
  #begins = 0;

  constructor(sizes: SegmentSizes) {
    this.#sizes = sizes;
  }

  /** Takes a beat as the ports have it, and gives how many packets it ends. */
  take(item: Payload): number {
    const { count, bytes } = this.#sizes;
    // Narrow beats of one lane have no `enable`, and `last` and `ok` of one bit.
    const field = (name: string): bigint =>
      BigInt((item as Record<string, number | bigint>)[name] ?? (name === 'enable' ? 1 : 0));
    const [data, keep, enable, last, ok] = ['data', 'keep', 'enable', 'last', 'ok'].map(field) as [
      bigint,
      bigint,
      bigint,
      bigint,
      bigint,
    ];
    const before = this.packets.length;
    let begun = 0;
    if (enable === 0n) throw new Error('a beat without a segment');
    for (let segment = 0; segment < count; segment++) {
      const kept = Array.from({ length: bytes }, (_, i) => (keep >> BigInt(bytes * segment + i)) & 1n);
      const value = Array.from({ length: bytes }, (_, i) => Number((data >> BigInt(8 * (bytes * segment + i))) & 255n));
      if (value.some((byte, i) => byte !== 0 && kept[i] === 0n)) throw new Error('a byte that is not kept is not 0');
      if (((enable >> BigInt(segment)) & 1n) === 0n) {
        if (this.#inPacket) throw new Error(`a packet has no segment ${segment}`);
        if (kept.includes(1n)) throw new Error(`segment ${segment} keeps bytes and is not enabled`);
        continue;
      }
      if (!this.#inPacket) {
        begun++;
        this.#begins = segment;
      }
      const ends = ((last >> BigInt(segment)) & 1n) === 1n;
      const length = kept.lastIndexOf(1n) + 1;
      if (kept.slice(0, length).includes(0n) || (!ends && length < bytes))
        throw new Error(`segment ${segment} keeps ${kept}`);
      this.#bytes.push(...value.slice(0, length));
      this.#inPacket = !ends;
      if (!ends) continue;
      const verdict = ((ok >> BigInt(segment)) & 1n) === 1n;
      this.packets.push({ bytes: Uint8Array.from(this.#bytes), ok: verdict, begins: this.#begins });
      this.#bytes = [];
    }
    if (begun > 1) throw new Error(`${begun} packets begin in a beat`);
    return this.packets.length - before;
  }
}
