/** Frames and messages out of the columns of the line: LLR's side of the PCS (link-layer.md A3, A4). */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { rollingCounter } from '../../../lib/counting/rolling-counter.ts';
import { delayedBit, delayer } from '../../../lib/stream/delay-line.ts';
import { CfUpdate } from '../../cbfc/messages.ts';
import { type OrderedSetConstants, unverifiedOrderedSets } from '../../wire/layout/index.ts';
import { llrBeat } from '../frame.ts';
import { ControlMessage } from '../messages.ts';
import { columnCountBits } from '../settings.ts';
import { lineColumn } from './block.ts';
import { columnRead, columnReadLatency } from './column-read.ts';
import { frameJoin, frameJoinLatency, needsQueue } from './frame-join.ts';
import { orderedSetRead } from './ordered-set-read.ts';

/** Short counters of events, from 0 at reset. Those of ordered sets are of A4, the others the decoder's own. */
export const LineReceiveCounts = record({
  /** Ordered sets with a type that no message has, and with reserved bits that are not 0; both are left out. */
  rx_ctl_os_type_error: bits(columnCountBits),
  rx_ctl_os_padding_error: bits(columnCountBits),
  /** Ordered sets after another one in the same column, which are not looked at. */
  rx_ctl_os_spacing_error: bits(columnCountBits),
  /** Frames whose preamble is neither normal nor one of LLR. */
  rx_preamble_error: bits(columnCountBits),
  /** Frames that something else than their end ended, and frames of less than 64 bytes. */
  rx_cut: bits(columnCountBits),
  rx_runt: bits(columnCountBits),
  /** Frames for which there was no room. */
  rx_refused: bits(columnCountBits),
});

/** Clocks of the decoder. */
export const llrDecoderLatency = (size: number) =>
  ({
    /** From a column to the message in it: as late as the second beat that it may complete. */
    message: columnReadLatency + frameJoinLatency(size) + 1,
    /** From a column to the first beat that it completes, if no other is in its way. */
    beat: columnReadLatency + frameJoinLatency(size),
    /** From a column to the counters that count what is in it. */
    counted: columnReadLatency + 2,
  }) as const;

export const llrDecoderName = (size: number): string => `llr_decoder_b${size}`;

/**
 * The receiving side of LLR's line, `size` bytes a clock (8, 16, 32 or 64).
 *
 * - `column`: that of a clock with `valid`; others are left out. It is always taken. Without `pcs_up` there is no line:
 *   the frame under way ends, and nothing begins.
 * - `beat`, `beat_valid`: frames from the destination address to the check sequence, with what their preamble says, for
 *   `llrReceive`; nothing holds them back. A full beat leaves when its frame goes on or ends.
 * - `error`, in a frame's last beat: it ended otherwise than it should, or has less than 64 bytes. Frames without a
 *   byte, and those that begin and end in one column, leave nothing.
 * - `message`, `cf_update`: the first ordered set of a column, with a clock of `message_valid` or `cf_update_valid`. An
 *   INIT counts after the frames that end in its column or before, unless beats wait, and before those that end two
 *   columns later or more.
 *
 * A frame may begin in any block of a column. With 8 and 16 bytes a clock there is room for whatever comes. Frames just
 * longer than a beat need two beats for little more than one column: with 32 bytes a clock the worst one (65 bytes)
 * needs `valid` to be 0 in one clock of six, with 64 bytes in three of eight, which clocks are faster than the line
 * for; frames of 64 bytes need none. What finds no room is dropped whole (`rx_refused`).
 */
export const llrDecoder = (size: number, constants: OrderedSetConstants = unverifiedOrderedSets) =>
  module(
    llrDecoderName(size),
    {
      summary: `Frames and messages out of blocks of 64b/66b, ${size} bytes a clock, for link-level retry.`,
      in: { column: lineColumn(size), valid: bit, pcs_up: bit },
      out: {
        beat: llrBeat(size),
        beat_valid: bit,
        error: bit,
        message: ControlMessage,
        message_valid: bit,
        cf_update: CfUpdate,
        cf_update_valid: bit,
        counts: LineReceiveCounts,
      },
    },
    ({ column, valid, pcs_up }, m) => {
      const { read } = m.inst('reader', columnRead(size, constants), { column, valid, pcs_up });
      const { one, several } = read;
      const { beat, error, ...join } = m.inst('joiner', frameJoin(size), { column: read });

      const set = m.inst('set', orderedSetRead(constants), { body: one.set_body });
      const clocks = llrDecoderLatency(size).message - columnReadLatency;
      const later = delayer(m);
      const inSet = (flag: Bits<1>): Bits<1> => flag.and(one.has_set);

      const width = several ? one.own.width + 1 : 1;
      /** Events of a clock, in registers before they are counted. */
      const counts = (name: string, amount: Bits): Bits => {
        const events = m.next(name, amount.zext(width), { reset: 0 });
        return m.inst(`${name}_counter`, rollingCounter(columnCountBits, width), { amount: events }).count;
      };
      const withOne = (many: Bits | undefined, last: Bits<1>): Bits =>
        many === undefined ? last : many.zext(width).add(last.zext(width));
      const none = m.lit(columnCountBits, 0);
      return {
        beat,
        beat_valid: join.valid,
        error,
        message: later('message', ControlMessage, set.message, clocks),
        message_valid: delayedBit(m, 'message_ago', inSet(set.is_message), clocks),
        cf_update: later('cf_update', CfUpdate, set.cf_update, clocks),
        cf_update_valid: delayedBit(m, 'cf_update_ago', inSet(set.is_cf_update), clocks),
        counts: {
          rx_ctl_os_type_error: counts('type_error', inSet(set.type_error)),
          rx_ctl_os_padding_error: counts('padding_error', inSet(set.padding_error)),
          rx_ctl_os_spacing_error: several ? counts('spacing_error', several.more_sets) : none,
          rx_preamble_error: counts('preamble_error', one.bad_preambles),
          rx_cut: counts('cut', withOne(several?.inner_cuts, join.cut)),
          rx_runt: counts('runt', withOne(several?.inner, join.runt)),
          rx_refused: needsQueue(size) ? counts('refused', join.refused) : none,
        },
      };
    },
  );
