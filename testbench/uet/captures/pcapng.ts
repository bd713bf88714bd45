/** The pcapng format (draft-ietf-opsawg-pcapng): blocks, of which those with packets and interfaces are read. */
import { UserError } from '../../../support/user-error.ts';
import type { ByteFile } from './byte-file.ts';
import { type CapturedPacket, longestRecord } from './packet.ts';
import { cutOff, viewOf } from './pcap.ts';

const SECTION = 0x0a0d0d0a;
const INTERFACE = 1;
const OLD_PACKET = 2;
const SIMPLE_PACKET = 3;
const PACKET = 6;

/** Options of an interface: the unit of its times, and what is added to them. */
const TSRESOL = 9;
const TSOFFSET = 14;

interface Interface {
  readonly linkType: number;
  readonly snapLength: number;
  /** Times in a second. */
  readonly ticks: bigint;
  /** Seconds that are added. */
  readonly offset: bigint;
}

export const isPcapng = (magic: Uint8Array): boolean =>
  magic.length === 4 && viewOf(magic).getUint32(0, false) === SECTION;

/** The packets of a pcapng file whose first block type has been read. */
export function* readPcapng(file: ByteFile): Generator<CapturedPacket, void, undefined> {
  let little = false;
  let interfaces: Interface[] = [];
  let index = 1;
  for (let type: number | undefined = SECTION; type !== undefined; type = nextType(file, little, index)) {
    const lengthBytes = file.take(4).slice();
    if (lengthBytes.length < 4) throw cutOff(file, index);
    if (type === SECTION) {
      // The order of bytes is that of the number after the length.
      const order = file.take(4);
      if (order.length < 4) throw cutOff(file, index);
      little = littleEndian(file, order);
      interfaces = [];
      block(file, viewOf(lengthBytes).getUint32(0, little), 12, little, index);
      continue;
    }
    const body = block(file, viewOf(lengthBytes).getUint32(0, little), 8, little, index);
    if (type === INTERFACE) interfaces.push(readInterface(file, body, little));
    else if (type === PACKET || type === OLD_PACKET || type === SIMPLE_PACKET) {
      yield readPacket(file, body, type, interfaces, little, index++);
    }
  }
}

/** The type of the next block, `undefined` at the end of the file. */
function nextType(file: ByteFile, little: boolean, index: number): number | undefined {
  const bytes = file.take(4);
  if (bytes.length === 0) return undefined;
  if (bytes.length < 4) throw cutOff(file, index);
  return viewOf(bytes).getUint32(0, little);
}

function littleEndian(file: ByteFile, order: Uint8Array): boolean {
  for (const little of [false, true]) if (viewOf(order).getUint32(0, little) === 0x1a2b3c4d) return little;
  throw new UserError(`${file.path} is damaged: a section has no order of bytes`);
}

/** The body of a block of `length` bytes, of which `read` have been read. */
function block(file: ByteFile, length: number, read: number, little: boolean, index: number): Uint8Array {
  if (length % 4 !== 0 || length < read + 4 || length > longestRecord) throw damaged(file, index);
  const rest = file.take(length - read);
  if (rest.length < length - read) throw cutOff(file, index);
  if (viewOf(rest).getUint32(rest.length - 4, little) !== length) throw damaged(file, index);
  return rest.subarray(0, -4);
}

const damaged = (file: ByteFile, index: number): UserError =>
  new UserError(`${file.path} is damaged: the lengths of a block at packet ${index} contradict each other`);

function readInterface(file: ByteFile, body: Uint8Array, little: boolean): Interface {
  if (body.length < 8) throw new UserError(`${file.path} is damaged: an interface of ${body.length} bytes`);
  const view = viewOf(body);
  let ticks = 1_000_000n;
  let offset = 0n;
  for (let at = 8; at + 4 <= body.length; ) {
    const code = view.getUint16(at, little);
    const length = view.getUint16(at + 2, little);
    if (at + 4 + length > body.length) break;
    if (code === TSRESOL && length === 1) {
      const value = body[at + 4]!;
      ticks = value >= 128 ? 1n << BigInt(value - 128) : 10n ** BigInt(value);
    }
    if (code === TSOFFSET && length === 8) offset = view.getBigInt64(at + 4, little);
    at += 4 + Math.ceil(length / 4) * 4;
  }
  return { linkType: view.getUint16(0, little), snapLength: view.getUint32(4, little), ticks, offset };
}

function readPacket(
  file: ByteFile,
  body: Uint8Array,
  type: number,
  interfaces: readonly Interface[],
  little: boolean,
  index: number,
): CapturedPacket {
  const view = viewOf(body);
  const headerLength = type === SIMPLE_PACKET ? 4 : 20;
  if (body.length < headerLength) throw damaged(file, index);
  const number = type === SIMPLE_PACKET ? 0 : type === PACKET ? view.getUint32(0, little) : view.getUint16(0, little);
  const from = interfaces[number];
  if (from === undefined) throw new UserError(`${file.path} is damaged: packet ${index} is of no interface`);
  const originalLength = view.getUint32(type === SIMPLE_PACKET ? 0 : 16, little);
  // A simple packet is as long as the interface lets it be; 0 means without end.
  const limit = from.snapLength === 0 ? originalLength : from.snapLength;
  const length = type === SIMPLE_PACKET ? Math.min(originalLength, limit) : view.getUint32(12, little);
  if (headerLength + length > body.length) throw damaged(file, index);
  const ticks =
    type === SIMPLE_PACKET ? 0n : (BigInt(view.getUint32(4, little)) << 32n) | BigInt(view.getUint32(8, little));
  return {
    bytes: body.slice(headerLength, headerLength + length),
    originalLength,
    linkType: from.linkType,
    time: type === SIMPLE_PACKET ? 0n : (ticks * 1_000_000_000n) / from.ticks + from.offset * 1_000_000_000n,
    decimals: from.ticks <= 1_000_000n ? 6 : 9,
  };
}
