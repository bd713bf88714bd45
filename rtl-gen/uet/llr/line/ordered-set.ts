/** Messages and preambles as blocks: the one place where hardware writes them (link-layer.md A3, A4, B4). */
import type { Bits, Ctx } from '../../../hdl/index.ts';
import { lowFirst, unitsReversed } from '../../../lib/bits/joined.ts';
import type { CfUpdate } from '../../cbfc/messages.ts';
import {
  cfUpdate,
  type Layout,
  llrInit,
  llrPreamble,
  type OrderedSetConstants,
  unverifiedOrderedSets,
} from '../../wire/layout/index.ts';
import type { LlrTag } from '../frame.ts';
import { type ControlMessage, controlKinds } from '../messages.ts';
import { type BlockOf, blockTypes } from './block.ts';

type ControlMessageOf = ReturnType<typeof ControlMessage.wrap>;
type CfUpdateOf = ReturnType<typeof CfUpdate.wrap>;
type LlrTagOf = ReturnType<typeof LlrTag.wrap>;

/** Bits of a message after the O-code of its block. */
const bitsAfterCode = 24;

/** The block of an LLR message. ACK and NACK are INIT with reserved bits in the place of its data. */
export function controlBlock(
  m: Ctx,
  { kind, seq, init_data: data }: ControlMessageOf,
  constants: OrderedSetConstants = unverifiedOrderedSets,
): BlockOf {
  const types = controlKinds.map((name) => [name, constants.types[`llr_${name}`]] as const);
  const type = types.reduce((other, [name, code]) => m.mux(kind.is(name), m.lit(8, code), other), m.lit(8, 0));
  const hasData = kind.is('init').or(kind.is('init_echo'));
  const ordered = constants.initData === 'big' ? data : unitsReversed(data);
  return setBlock(m, messageOf(m, llrInit, { type, seq, init_data: ordered.mask(hasData) }), constants);
}

/** The block of a CF_Update. */
export function cfUpdateBlock(
  m: Ctx,
  update: CfUpdateOf,
  constants: OrderedSetConstants = unverifiedOrderedSets,
): BlockOf {
  const type = m.lit(8, constants.types.cf_update);
  return setBlock(m, messageOf(m, cfUpdate, { type, ...update }), constants);
}

/** The start block of a frame: a preamble of LLR with its number, or the normal one. */
export function startBlock(m: Ctx, tag: LlrTagOf, constants: OrderedSetConstants = unverifiedOrderedSets): BlockOf {
  const bytes = messageOf(m, llrPreamble, {
    seq_high: tag.seq.slice(19, 16),
    marker: m.lit(4, constants.preambleMarker),
    seq_low: tag.seq.slice(15, 0),
  });
  const [first, second] = [bytes.slice(55, 52), bytes.slice(51, 48)];
  const marked = constants.markerNibble === 'low' ? first.cat(second) : second.cat(first);
  const preamble = m.mux(tag.llr, marked.cat(bytes.slice(47, 24)), 0x55555555n).cat(bytes.slice(23, 0));
  return { control: m.lit(1, 1), data: unitsReversed(m.lit(8, blockTypes.start).cat(preamble)) };
}

/** The block of a message's 52 bits: 28 before the O-code and 24 after it. */
function setBlock(m: Ctx, word: Bits, constants: OrderedSetConstants): BlockOf {
  const type = m.lit(8, constants.blockType);
  const before = word.slice(word.width - 1, bitsAfterCode);
  const wire = type.cat(before).cat(m.lit(4, constants.oCode)).cat(word.trunc(bitsAfterCode));
  return { control: m.lit(1, 1), data: unitsReversed(wire) };
}

/**
 * The fields in the order of the layout, the first one most significant; constants and reserved bits have their values
 * from it.
 */
const messageOf = (m: Ctx, layout: Layout, fields: Readonly<Record<string, Bits>>): Bits =>
  lowFirst(
    layout.items
      .map((item) => fields[item.name] ?? m.lit(item.width, item.kind === 'field' ? item.initial : 0))
      .toReversed(),
  );
