/** The pcap format (draft-ietf-opsawg-pcap): a header of 24 bytes, then packets with headers of 16. */
import { UserError } from '../../../support/user-error.ts';
import type { ByteFile } from './byte-file.ts';
import { type CapturedPacket, longestRecord } from './packet.ts';

export interface PcapFormat {
  readonly littleEndian: boolean;
  readonly decimals: 6 | 9;
}

/** Decimals of a second by magic number. */
const magics: ReadonlyMap<number, 6 | 9> = new Map([
  [0xa1b2c3d4, 6],
  [0xa1b23c4d, 9],
]);

/** The format of a file that begins with these four bytes, `undefined` if it is no pcap. */
export function pcapFormat(magic: Uint8Array): PcapFormat | undefined {
  if (magic.length < 4) return undefined;
  for (const littleEndian of [false, true]) {
    const decimals = magics.get(viewOf(magic).getUint32(0, littleEndian));
    if (decimals !== undefined) return { littleEndian, decimals };
  }
  return undefined;
}

/** The packets of a pcap file whose magic number has been read. */
export function* readPcap(
  file: ByteFile,
  { littleEndian, decimals }: PcapFormat,
): Generator<CapturedPacket, void, undefined> {
  const header = file.take(20);
  if (header.length < 20) throw new UserError(`${file.path} was cut off in the header of the file`);
  const linkType = viewOf(header).getUint32(16, littleEndian) & 0xffff;
  const unit = 10n ** BigInt(9 - decimals);
  for (let index = 1; ; index++) {
    const record = file.take(16);
    if (record.length === 0) return;
    if (record.length < 16) throw cutOff(file, index);
    const view = viewOf(record);
    const [seconds, fraction, captured, originalLength] = [0, 4, 8, 12].map((at) => view.getUint32(at, littleEndian));
    checkLength(file, index, captured!);
    const bytes = file.take(captured!);
    if (bytes.length < captured!) throw cutOff(file, index);
    const time = BigInt(seconds!) * 1_000_000_000n + BigInt(fraction!) * unit;
    yield { bytes: bytes.slice(), originalLength: originalLength!, linkType, time, decimals };
  }
}

/** The header of a little-endian pcap file. */
export function pcapHeader(linkType: number, decimals: 6 | 9): Uint8Array {
  const bytes = new Uint8Array(24);
  const view = viewOf(bytes);
  view.setUint32(0, [...magics].find(([, d]) => d === decimals)![0], true);
  view.setUint16(4, 2, true);
  view.setUint16(6, 4, true);
  view.setUint32(16, 65535, true);
  view.setUint32(20, linkType, true);
  return bytes;
}

/** A packet of a little-endian pcap file, with the header before it; its time is cut to the file's decimals. */
export function pcapRecord({ bytes, originalLength, time, decimals }: CapturedPacket): Uint8Array {
  const record = new Uint8Array(16 + bytes.length);
  const view = viewOf(record);
  view.setUint32(0, Number(BigInt.asUintN(32, time / 1_000_000_000n)), true);
  view.setUint32(4, Number((time % 1_000_000_000n) / 10n ** BigInt(9 - decimals)), true);
  view.setUint32(8, bytes.length, true);
  view.setUint32(12, originalLength, true);
  record.set(bytes, 16);
  return record;
}

/** The numbers in some bytes. */
export const viewOf = ({ buffer, byteOffset, length }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, length);

/** Refuses a packet that is longer than any. */
export function checkLength(file: ByteFile, index: number, length: number): void {
  if (length <= longestRecord) return;
  throw new UserError(`${file.path} is damaged: packet ${index} says that it has ${length} bytes`);
}

/** What is thrown where a file ends in the middle. */
export const cutOff = (file: ByteFile, index: number): UserError =>
  new UserError(`${file.path} was cut off in packet ${index}: the packets before it are whole`);
