/** Blocks of the line: 64b/66b without the sync header, starts in lane 0 only (IEEE 802.3 clause 82). */
import { blockTypes, errorCharacters } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type ControlSet, packControlSet } from '../../wire/index.ts';

/** Bytes of a block. */
export const BLOCK_BYTES = 8;

/**
 * A control block, whose byte 0 is its block type, or eight bytes of a frame. The first byte on the wire is the first
 * one.
 */
export interface LineBlock {
  readonly control: boolean;
  readonly bytes: Uint8Array;
}

/** The bytes of a block as the hardware has them, the first in the least significant bits. */
export const blockWord = ({ bytes }: LineBlock): bigint =>
  new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true);

/** A block of the hardware's word. */
export function blockOf(control: boolean, word: bigint): LineBlock {
  const bytes = new Uint8Array(BLOCK_BYTES);
  new DataView(bytes.buffer).setBigUint64(0, word, true);
  return { control, bytes };
}

/** Eight idles, and eight errors. */
export const idleBlock: LineBlock = blockOf(true, BigInt(blockTypes.control));
export const errorBlock: LineBlock = blockOf(true, (errorCharacters << 8n) | BigInt(blockTypes.control));

/**
 * The blocks of a frame: start with the preamble's 8 bytes, of which the block type stands for the first one; data;
 * terminate.
 */
export function frameBlocks(preamble: Uint8Array, bytes: Uint8Array): LineBlock[] {
  const whole = Math.floor(bytes.length / BLOCK_BYTES);
  const rest = bytes.subarray(whole * BLOCK_BYTES);
  return [
    controlBlock(blockTypes.start, preamble.subarray(1)),
    ...Array.from({ length: whole }, (_, i) => ({
      control: false,
      bytes: bytes.slice(i * BLOCK_BYTES, (i + 1) * BLOCK_BYTES),
    })),
    controlBlock(blockTypes.terminate[rest.length]!, rest),
  ];
}

/** The block of a message. */
export const setBlock = (set: ControlSet): LineBlock => ({ control: true, bytes: packControlSet(set) });

function controlBlock(type: number, bytes: Uint8Array): LineBlock {
  const all = new Uint8Array(BLOCK_BYTES);
  all[0] = type;
  all.set(bytes, 1);
  return { control: true, bytes: all };
}
