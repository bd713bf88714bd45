/** The link layer's messages as bytes: LLR preambles and control ordered sets (link-layer.md A3, A4, B4). */
import {
  type ControlMessage,
  cfUpdate,
  type HeaderInput,
  type HeaderOf,
  type Layout,
  llrInit,
  llrPreamble,
  llrSequence,
  type OrderedSetConstants,
  unverifiedOrderedSets,
} from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { readBigint, writeBigint } from './bit-fields.ts';
import { type Fields, headerBytes, readHeader, writeHeader, wrongConstant } from './header-codec.ts';

type Body<L extends Layout> = Omit<HeaderOf<L>, 'type'>;

/** A control message of the link layer. */
export type ControlSet =
  | ({ readonly message: 'llr_ack' | 'llr_nack' } & Body<typeof llrSequence>)
  | ({ readonly message: 'llr_init' | 'llr_init_echo' } & Body<typeof llrInit>)
  | ({ readonly message: 'cf_update' } & Body<typeof cfUpdate>);

const layouts: Readonly<Record<ControlMessage, Layout>> = {
  llr_ack: llrSequence,
  llr_nack: llrSequence,
  llr_init: llrInit,
  llr_init_echo: llrInit,
  cf_update: cfUpdate,
};

/**
 * Bits of a message, and where the O-code of the block stands: bits 32 to 35 of the block as it is sent, low bits of a
 * byte first (IEEE 802.3 figure 82-5).
 */
const messageBits = 52;
const codeBits = 4;
const codeByte = 4;

/** The 8 bytes of a frame's preamble with its LLR sequence number, 20 bits. */
export function packPreamble(seq: number, constants: OrderedSetConstants = unverifiedOrderedSets): Uint8Array {
  const high = Math.floor(seq / 2 ** 16);
  const fields = { seq_high: high, seq_low: seq % 2 ** 16, marker: constants.preambleMarker };
  return swapped(headerBytes(llrPreamble, fields), constants);
}

/**
 * The sequence number in a preamble; `undefined` in one of a frame that is not under LLR, or in 8 bytes that are none.
 */
export function unpackPreamble(
  bytes: Uint8Array,
  constants: OrderedSetConstants = unverifiedOrderedSets,
): number | undefined {
  if (bytes.length !== llrPreamble.bytes || wrongConstant(llrPreamble, bytes) !== undefined) return undefined;
  const { marker, seq_high, seq_low } = readHeader(llrPreamble, swapped(bytes, constants));
  return marker === constants.preambleMarker ? seq_high * 2 ** 16 + seq_low : undefined;
}

/** The preamble with the halves of byte 1 the other way round, if the constants want that. */
function swapped(preamble: Uint8Array, { markerNibble }: OrderedSetConstants): Uint8Array {
  const bytes = preamble.slice();
  if (markerNibble === 'high') bytes[1] = ((bytes[1]! << 4) | (bytes[1]! >> 4)) & 0xff;
  return bytes;
}

/** Of a message and of its block, the bits around the O-code: first bit there, first bit here, how many. */
const messageParts = [
  [0, 8, 28],
  [28, 40, 24],
] as const;

/**
 * A control message as the 8 bytes of its block: block type, 28 bits, O-code, 24 bits, where the first bit is the high
 * one of its byte.
 */
export function packControlSet(set: ControlSet, constants: OrderedSetConstants = unverifiedOrderedSets): Uint8Array {
  const { message, ...fields } = set;
  const layout = layouts[message];
  const word = new Uint8Array(layout.bytes);
  writeHeader(layout, { ...orderedData(fields, constants), type: constants.types[message] }, word, 0);
  const block = new Uint8Array(8);
  block[0] = constants.blockType;
  for (const [from, at, width] of messageParts) writeBigint(block, at, width, readBigint(word, from, width));
  block[codeByte] = block[codeByte]! | constants.oCode;
  return block;
}

/** Why a block is no control message; receivers count the second and the third (link-layer.md A4). */
export type ControlSetError = 'other-block' | 'unknown-message' | 'reserved-bits';

/** The control message in a block of 8 bytes, or why there is none. */
export function unpackControlSet(
  block: Uint8Array,
  constants: OrderedSetConstants = unverifiedOrderedSets,
): ControlSet | ControlSetError {
  if (block.length !== 8 || block[0] !== constants.blockType) return 'other-block';
  if (block[codeByte]! % 2 ** codeBits !== constants.oCode) return 'other-block';
  const word = new Uint8Array(Math.ceil(messageBits / 8));
  for (const [from, at, width] of messageParts) writeBigint(word, from, width, readBigint(block, at, width));
  const message = (Object.keys(layouts) as ControlMessage[]).find((name) => constants.types[name] === word[0]);
  if (message === undefined) return 'unknown-message';
  const { type: _, ...fields } = readHeader(layouts[message], word) as Fields;
  if ('reserved' in fields) return 'reserved-bits';
  return { message, ...orderedData(fields, constants) } as ControlSet;
}

/** The fields with the bytes of init_data the other way round, if the constants want that. */
function orderedData(fields: Fields | HeaderInput<Layout>, { initData }: OrderedSetConstants): Fields {
  const all = fields as Fields;
  if (initData === 'big' || all.init_data === undefined) return all;
  const data = Number(all.init_data);
  return { ...all, init_data: ((data & 0xff) << 8) | (data >> 8) };
}
