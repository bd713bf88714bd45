/** Capture files of every form that the reader takes, written independently of it. */
import type { CapturedPacket } from '../packet.ts';

export interface FormatOptions {
  readonly little: boolean;
  readonly decimals: 6 | 9;
  /** pcapng: which block a packet is in. */
  readonly block?: 'enhanced' | 'simple' | 'old';
  readonly snapLength?: number;
  /** pcapng: `if_tsresol` in place of the decimals, and `if_tsoffset` in seconds. */
  readonly resolution?: number;
  readonly offset?: bigint;
}

/** Numbers of 2, 4 and 8 bytes, and bytes, one after the other. */
class Writer {
  readonly #parts: Uint8Array[] = [];
  readonly #little: boolean;

  constructor(little: boolean) {
    this.#little = little;
  }

  number(bytes: 2 | 4 | 8, value: number | bigint): this {
    const digits = BigInt.asUintN(bytes * 8, BigInt(value))
      .toString(16)
      .padStart(bytes * 2, '0');
    const big = Buffer.from(digits, 'hex');
    this.#parts.push(this.#little ? big.reverse() : big);
    return this;
  }

  bytes(bytes: Uint8Array): this {
    this.#parts.push(bytes);
    return this;
  }

  whole(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(Buffer.concat(this.#parts));
  }
}

export function pcapBytes(
  packets: readonly CapturedPacket[],
  { little, decimals }: FormatOptions,
): Uint8Array<ArrayBuffer> {
  const file = new Writer(little)
    .number(4, decimals === 6 ? 0xa1b2c3d4 : 0xa1b23c4d)
    .number(2, 2)
    .number(2, 4);
  file.number(8, 0).number(4, 65535).number(4, 1);
  for (const { bytes, originalLength, time } of packets) {
    file.number(4, time / 10n ** 9n).number(4, (time % 10n ** 9n) / 10n ** BigInt(9 - decimals));
    file.number(4, bytes.length).number(4, originalLength).bytes(bytes);
  }
  return file.whole();
}

/** One section with one interface. */
export function pcapngBytes(packets: readonly CapturedPacket[], options: FormatOptions): Uint8Array<ArrayBuffer> {
  const { little, decimals, block: kind = 'enhanced', snapLength = 0, offset, resolution } = options;
  const file = new Writer(little);
  const block = (type: number, body: Writer): void => {
    const bytes = body.whole();
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    file
      .number(4, type)
      .number(4, padded.length + 12)
      .bytes(padded)
      .number(4, padded.length + 12);
  };
  block(0x0a0d0d0a, new Writer(little).number(4, 0x1a2b3c4d).number(2, 1).number(2, 0).number(8, -1));
  const face = new Writer(little)
    .number(2, packets[0]?.linkType ?? 1)
    .number(2, 0)
    .number(4, snapLength);
  face
    .number(2, 9)
    .number(2, 1)
    .bytes(Uint8Array.of(resolution ?? decimals, 0, 0, 0));
  if (offset !== undefined) face.number(2, 14).number(2, 8).number(8, offset);
  block(1, face.number(4, 0));
  const ticks = resolution === undefined ? 10n ** BigInt(decimals) : 1n << BigInt(resolution - 128);
  for (const { bytes, originalLength, time } of packets) {
    const body = new Writer(little);
    const at = ((time - (offset ?? 0n) * 10n ** 9n) * ticks) / 10n ** 9n;
    const lengths = (w: Writer) =>
      w
        .number(4, at >> 32n)
        .number(4, at)
        .number(4, bytes.length)
        .number(4, originalLength);
    if (kind === 'simple') block(3, body.number(4, originalLength).bytes(bytes));
    else if (kind === 'old') block(2, lengths(body.number(2, 0).number(2, 0)).bytes(bytes));
    else block(6, lengths(body.number(4, 0)).bytes(bytes));
  }
  return file.whole();
}
