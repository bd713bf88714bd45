/** UET's own headers: TSS, PDS, SES, and what ends the packet (uet-wire.md 1.3, 1.5, 2, 11.4, 12.5). */
import {
  ackRequests,
  atomicRequests,
  ccx64Layouts,
  compareSwaps,
  controlTypes,
  crc,
  cutPds,
  icv,
  negotiationForms,
  nextHeaders,
  nextHeadersOf,
  pdsLayouts,
  pdsTypes,
  rendezvousOpcodes,
  sesAtomic,
  sesCompareSwap,
  sesLayouts,
  sesRendezvous,
  tss,
  tssSsi,
} from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { readNumber } from './bit-fields.ts';
import { crc32c } from './checksums.ts';
import type { Reason } from './decoded.ts';
import { type Fields, readHeader } from './header-codec.ts';
import type { Walk } from './walk.ts';

/** Bytes of the shortest PDS header: what a packet has to hold besides an ICV or a UET CRC. */
const leastPds = pdsLayouts.uud_req.bytes;

/** Decodes from the first byte of a TSS or PDS header to the end. */
export function decodeUet(walk: Walk): void {
  if (walk.left < 1) return void walk.fail('short', 'no bytes are left for a PDS header');
  const code = readNumber(walk.bytes, walk.at * 8, 5);
  const type = pdsTypes.names.get(code);
  if (type === 'tss') decodeTss(walk);
  else if (type === undefined) walk.fail('unknown-type', `PDS type ${code} is reserved`);
  else if (takeCrc(walk)) decodePds(walk, type);
}

function decodeTss(walk: Walk): void {
  const hasSsi = readNumber(walk.bytes, walk.at * 8 + 5, 1) === 1;
  if (walk.take(hasSsi ? tssSsi : tss) === undefined) return;
  if (!walk.trimmed) {
    if (walk.left < leastPds + icv.bytes) {
      return void walk.fail('short', `${walk.left} bytes do not hold a PDS header and an ICV`);
    }
    walk.takeLast({ name: 'icv', fields: readHeader(icv, walk.bytes, walk.end - icv.bytes) }, icv.bytes);
  }
  walk.takeRest('ciphertext');
}

/** The UET CRC, where there is one; a trimmed packet has lost it. */
function takeCrc(walk: Walk): boolean {
  const { crc: order, crcCoverage } = walk.settings;
  if (order === 'none' || walk.trimmed) return true;
  if (walk.left < leastPds + crc.bytes) {
    return walk.fail('short', `${walk.left} bytes do not hold a PDS header and a UET CRC`);
  }
  const start = walk.at;
  const at = walk.end - 4;
  const value = new DataView(walk.bytes.buffer, walk.bytes.byteOffset + at, 4).getUint32(0, order === 'little');
  walk.takeLast({ name: 'crc', fields: { value } }, 4);
  const from = crcCoverage === 'payload' ? start : walk.addresses;
  // A packet that begins with its PDS header has lost the addresses that the CRC covers.
  if (from === undefined) return true;
  const right = crc32c(walk.bytes.subarray(from, at));
  const difference = `the UET CRC is 0x${value.toString(16)}, and of these bytes 0x${right.toString(16)}`;
  return value === right || walk.fail('bad-crc', difference, at);
}

function decodePds(walk: Walk, type: Exclude<keyof typeof pdsTypes.code, 'tss'>): void {
  const layout =
    walk.settings.ccxState === 64 && (type === 'ack_ccx' || type === 'nack_ccx')
      ? ccx64Layouts[type]
      : pdsLayouts[type];
  if (walk.trimmed && walk.left < layout.bytes && walk.left >= cutPds.bytes) {
    if (walk.take(cutPds) !== undefined) walk.takeRest('payload');
    return;
  }
  const start = walk.at;
  const next = readNumber(walk.bytes, start * 8 + 5, 4);
  const header: Fields | undefined = walk.take(layout);
  if (header === undefined) return;
  const fault = type === 'cp' ? controlFault(next) : (nextFault(walk, type, next) ?? requestFault(header));
  if (fault !== undefined) return void walk.fail(...fault, start);
  if (type !== 'cp') decodeSes(walk, next);
  else if (next !== controlTypes.code.negotiation || takeNegotiation(walk)) walk.takeRest('payload');
}

/** A code that refuses the packet, and why. */
type Fault = readonly [reason: Reason, detail: string];

const controlFault = (type: number): Fault | undefined =>
  controlTypes.names.has(type) ? undefined : ['unknown-control-type', `control type ${type} is reserved`];

function nextFault({ settings }: Walk, type: keyof typeof nextHeadersOf, next: number): Fault | undefined {
  const name = nextHeaders.names.get(next);
  if (name === undefined) return ['unknown-next-header', `next header ${next} is reserved`];
  if (settings.nextHeaders === 'any' || nextHeadersOf[type].includes(next)) return undefined;
  return ['wrong-next-header', `${type} cannot have the next header ${name}`];
}

const requestFault = ({ req }: Fields): Fault | undefined =>
  req === undefined || ackRequests.names.has(Number(req))
    ? undefined
    : ['unknown-ack-request', `the request ${req} of an ACK is reserved`];

function takeNegotiation(walk: Walk): boolean {
  const layout = negotiationForms[walk.settings.negotiation];
  return layout === undefined || walk.take(layout) !== undefined;
}

function decodeSes(walk: Walk, next: number): void {
  const name = nextHeaders.names.get(next)!;
  if (name === 'none' || isCut(walk, sesLayouts[name].bytes) || takeSes(walk, name)) walk.takeRest('payload');
}

/** The SES header and what belongs to it; false if it is not all there. */
function takeSes(walk: Walk, name: keyof typeof sesLayouts): boolean {
  const header = walk.take(sesLayouts[name]);
  if (header === undefined) return false;
  const isRequest = name === 'request_std' || name === 'request_medium' || name === 'request_small';
  return !isRequest || takeExtension(walk, header.opcode);
}

/** What follows the request header of some operations; false if it is not all there. */
function takeExtension(walk: Walk, opcode: number): boolean {
  if (rendezvousOpcodes.includes(opcode)) {
    return isCut(walk, sesRendezvous.bytes) || walk.take(sesRendezvous) !== undefined;
  }
  if (!atomicRequests.includes(opcode) || isCut(walk, sesAtomic.bytes)) return true;
  const atomic = walk.take(sesAtomic);
  if (atomic === undefined) return false;
  if (!compareSwaps.includes(atomic.amo_opcode) || isCut(walk, sesCompareSwap.bytes)) return true;
  return walk.take(sesCompareSwap) !== undefined;
}

/** Whether a switch has cut off part of a header of so many bytes: what is left of it is payload. */
const isCut = (walk: Walk, bytes: number): boolean => walk.trimmed && walk.left < bytes;
