/** Frames and messages onto the line: what stands between LLR and the PCS (link-layer.md A3, A4). */
import { type Bits, bit, bits, module, sink } from '../../../hdl/index.ts';
import { eventCounts } from '../../../lib/counting/rolling-counter.ts';
import { CfUpdate } from '../../cbfc/messages.ts';
import { type OrderedSetConstants, unverifiedOrderedSets } from '../../wire/layout/index.ts';
import { llrBeat } from '../frame.ts';
import { ControlMessage } from '../messages.ts';
import { eventCountBits } from '../settings.ts';
import { lineColumn } from './block.ts';
import { columnSizes } from './column.ts';
import { columnPacker, columnPackerLatency, columnPlan } from './column-packer.ts';
import { frameBlocks } from './frame-blocks.ts';
import { frameGap } from './frame-gap.ts';
import { startBlock } from './ordered-set.ts';
import { setChoice } from './set-choice.ts';
import { SetSpacing, setSpacing } from './spacing.ts';

export interface EncoderOptions {
  /** Bytes a clock: 8, 16, 32 or 64. */
  readonly size: number;
  /** Bytes between two frames on average, the end character included: 8 to 16. */
  readonly gap?: number;
  readonly constants?: OrderedSetConstants;
}

/** Bytes between two frames on average (IEEE 802.3). */
const usualGap = 12;

/** Clocks with `advance` of the encoder. */
export const llrEncoderLatency = {
  /**
   * From a message that is taken to the column of the clock after, in which it stands after the blocks that wait, if
   * it may go then.
   */
  set: columnPackerLatency + 2,
  /** From a beat on `down` to the column of the clock in which it is placed, where none before it waits. */
  frame: columnPackerLatency + 2,
} as const;

/** The module's name; the usual gap is not in it. */
export const llrEncoderName = ({ size, gap = usualGap }: EncoderOptions): string =>
  `llr_encoder${gap === usualGap ? '' : `_g${gap}`}_b${size}`;

/**
 * Writes frames and messages as blocks of 64b/66b, `size / 8` of them, a column, in each clock with `advance`; in
 * others nothing moves but that a first beat is taken.
 *
 * - `down`: frames with their tag, which says what their preamble is. A frame starts in any block of a column; it never
 *   waits within itself, so who sends has a beat in every clock with `ready` from a frame's first one to its last.
 *   Where there is none, blocks of errors stand in the frame, so that the other end drops it: `underruns` counts such
 *   frames.
 * - `control`, `cf`: messages of LLR and of CBFC, in turn (`setChoice`), taken in the clock before their block may be
 *   placed, up to two sooner on a wide line; a frame that starts meanwhile makes them wait. A set goes in front of a
 *   beat, between frames or within one, under `spacing`, one in three clocks, and pushes what follows back by a block.
 *   What is offered may change until it is taken.
 * - Gaps have `gap` bytes on average, sets in them not counted: see `frameGap`.
 */
export const llrEncoder = (options: EncoderOptions) => {
  const { size, gap = usualGap, constants = unverifiedOrderedSets } = options;
  const { blocks, open, placeBits } = columnSizes(size);
  return module(
    llrEncoderName(options),
    {
      summary: `Writes frames and control ordered sets as blocks of 64b/66b, ${size} bytes a clock.`,
      in: { advance: bit, spacing: SetSpacing },
      out: { column: lineColumn(size), underruns: bits(eventCountBits) },
      link: { down: sink(llrBeat(size)), control: sink(ControlMessage), cf: sink(CfUpdate) },
    },
    ({ advance, spacing, down, control, cf }, m) => {
      const at = m.reg('waiting', bits(placeBits), { reset: 0 });
      const inFrame = m.reg('in_frame', bit, { reset: 0 });
      const spoilt = m.reg('spoilt', bit, { reset: 0 });
      const setGoes = m.forward('set_goes', bit);
      const starts = m.forward('starts', bit);
      const ends = m.forward('ends', bit);
      const idle = m.forward('idles', bits(2));
      const start_at = m.forward('start_at', bits(placeBits));

      // What may be placed in this clock: all of it follows from registers.
      const has_room = m.named('has_room', at.le(open));
      const ready = m.named('ready', has_room.and(advance));
      const { payload: beat, valid } = down.through('frames', () => frameBlocks(size)).takeWhen(ready);
      const placed = m.named('placed', valid.and(has_room));
      const { may, near } = m.inst('set_spacing', setSpacing(size), {
        ...{ spacing, advance, at, starts, start_at, ends },
        set: setGoes,
      });
      const { owed } = m.inst('gap', frameGap(gap), { advance, ends, tail: beat.tail, idle, starts });
      const set = m.inst('sets', setChoice(constants), { near, goes: setGoes, control, cf });
      const goes = m.named('goes', set.waits.and(may).and(ready));

      // Where it goes, at first as if there were no set: whether one goes is known last, and pushes all by one.
      const wide = (value: Bits): Bits => value.zext(placeBits + 1);
      const none = m.lit(placeBits + 1, 0);
      const pushed = (name: string, value: Bits): Bits =>
        m.named(name, m.mux(goes, value.add(1), value).trunc(placeBits));
      const start = m.named('start', placed.and(beat.first));
      const owedIdles = m.named('owed_idles', m.mux(beat.first, wide(owed), none));
      const firstBlock = m.named('first_block', wide(at).add(owedIdles).add(wide(beat.first)));
      const behind = m.named('behind', firstBlock.add(m.mux(placed, wide(beat.count), none)));
      const extent = m.mux(placed, beat.extent.add(owedIdles), none.sub(blocks));
      const beyond = m.named('beyond', wide(at).add(extent));
      const beyondBySet = m.named('beyond_by_set', beyond.add(1));

      // Blocks that are missing from a column, 3 for 3 and more: without the set, and with it one fewer.
      const lackOf = (sets: 0 | 1): Bits<2> =>
        m.choose<Bits<2>>(
          Array.from({ length: blocks - sets }, (_, i): readonly [Bits<1>, number] => {
            const lack = blocks - sets - i;
            return [beyond.eq(2 ** (placeBits + 1) - lack - sets), Math.min(3, lack)];
          }),
          m.lit(2, 0),
        );
      const { lack, lack_by_set: lackBySet } = m.named({ lack: lackOf(0), lack_by_set: lackOf(1) });
      const short = m.named('short', m.mux(goes, beyondBySet.at(placeBits), beyond.at(placeBits)));
      const waits = m.named('waits', inFrame.and(placed.not()));
      const starves = m.named('starves', short.and(waits));
      const after = m.mux(goes, beyondBySet, beyond).trunc(placeBits);
      setGoes.set(goes);
      starts.set(start);
      start_at.set(pushed('start_place', wide(at).add(wide(owed))));
      ends.set(placed.and(beat.last));
      idle.set(m.mux(goes, lackBySet, lack).mask(waits.not()));
      m.when(advance, () => {
        at.set(after.mask(short.not()));
        m.when(placed, () => inFrame.set(beat.last.not()));
        m.when(start, () => spoilt.set(0));
        m.when(starves, () => spoilt.set(1));
      });

      const enable = advance;
      const plan = m.reg('plan', columnPlan(size), {
        reset: { at: 0, has_set: 0, has_start: 0, from: 0, to: 0, over: 0, error: 0 },
        enable,
        next: () => ({
          at,
          has_set: goes,
          has_start: start,
          from: pushed('from', firstBlock),
          to: pushed('to', behind),
          over: placed.and(beat.over),
          error: starves,
        }),
      });
      const tag = m.next('frame_tag', beat.user, { enable });
      const { column } = m.inst('packer', columnPacker(size), {
        advance,
        plan,
        frame: m.next('frame_blocks', beat.blocks, { enable }),
        set: m.next('set_block', set.block, { enable }),
        start: startBlock(m, tag, constants).data,
      });
      const underrun = m.next('underrun', advance.and(starves).and(spoilt.not()), { reset: 0 });
      const { underruns } = eventCounts(m, eventCountBits, { underruns: underrun });
      return { column, underruns };
    },
  );
};
