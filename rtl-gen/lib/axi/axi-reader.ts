/** Reads memory over AXI4 into packets. */
import { bit, bits, clog2, module, record, sink, source } from '../../hdl/index.ts';
import { belowMask } from '../bits/masks.ts';
import { loweredBeat, packetLower, raisedBeat } from '../packet/packet-lower.ts';
import { laneBits } from '../packet/packet-raise.ts';
import { blockFifo } from '../stream/block-fifo.ts';
import { fifo } from '../stream/fifo.ts';
import { axiBurstOf, axiBursts, checkRanges, memoryRange } from './axi-bursts.ts';
import { type Axi4Widths, axiReadManager, checkId, mostBeats } from './axi4.ts';

export interface AxiReaderOptions {
  /** Bits of `length`: more than the number of a byte in a beat has. */
  readonly lengthBits: number;
  /** The id of all its bursts. */
  readonly id: number;
  /** Bursts that may be under way: 2 or more. */
  readonly outstanding: number;
  /** Beats that there is room for: a power of two, two of the longest bursts or more. */
  readonly room: number;
}

/**
 * Reads each range of `up`, `length` bytes (1 or more) from `address` on, and gives it as a packet on `down`, in the
 * same order; in incrementing bursts of whole beats that do not cross a multiple of 4,096. `wrong` from a beat on to
 * the end of its packet where a response to it was an error: those bytes mean nothing.
 *
 * A burst is asked for when there is room for all its beats, so `m_axi_r` is taken in every clock: what does not take
 * `down` holds up no other reader of the interface. Answers have to come in the order of the bursts, as those with one
 * id do. A beat a clock, where latency times rate is no more than `room`; 5 clocks from a beat to `down`, when the next
 * one or the last one is there.
 */
export const axiReader = (widths: Axi4Widths, { lengthBits, id, outstanding, room }: AxiReaderOptions) => {
  checkRanges(widths, lengthBits);
  checkId(widths, id);
  const { bytes } = widths;
  const lane = laneBits(bytes);
  const longest = Math.min(mostBeats(bytes), 2 ** (lengthBits - lane));
  if (2 ** clog2(room) !== room || room < 2 * longest)
    throw new RangeError(`room for ${room} beats: give a power of two from ${2 * longest} up`);
  const Range = memoryRange(widths, lengthBits);
  // The lanes of the first and of the last byte.
  const Ends = record({ from: bits(lane), to: bits(lane) });
  const Room = bits(Math.max(clog2(room) + 1, 8));
  return module(
    `axi_reader_b${bytes}_a${widths.address}_l${lengthBits}_i${widths.id}_n${id}_o${outstanding}_r${room}`,
    {
      summary: `Reads memory over AXI4 into packets, ${bytes} bytes a beat.`,
      link: { up: sink(Range), down: source(loweredBeat(bytes)), ...axiReadManager(widths) },
    },
    ({ up, down, m_axi_ar, m_axi_r }, m) => {
      // Addresses. What is asked for takes its room before.
      const endsReady = m.forward('ends_ready', bit);
      const bursts = m.inst('bursts', axiBursts(widths, lengthBits), {
        up: { payload: up.payload, valid: up.valid.and(endsReady) },
      });
      const ready = m.named('ready', bursts.up.ready.and(endsReady));
      const { address, length } = up.payload;
      const from = address.trunc(lane);
      const ends = m.inst('ends', fifo(Ends, outstanding), {
        up: { payload: { from, to: from.add(length.trunc(lane)).sub(1) }, valid: up.valid.and(bursts.up.ready) },
      });
      endsReady.set(ends.up.ready);
      const free = m.reg('free', Room, { reset: room });
      const openReady = m.forward('open_ready', bit);
      const asks = m.named('asks', free.gt(bursts.down.payload.len.zext(Room.width)).and(openReady));
      const burst = bursts.down.takeWhen(m_axi_ar.ready.and(asks));
      const leaves = m.named('leaves', burst.valid.and(asks).and(m_axi_ar.ready));
      const open = m.inst('open', fifo(bit, outstanding), { up: { payload: burst.payload.last, valid: leaves } });
      openReady.set(open.up.ready);

      // Beats: which of their bytes belong to the range.
      const beatIn = m_axi_r.takeWhen(m.lit(1, 1));
      const { data, resp, last } = beatIn.payload;
      const whose = open.down.takeWhen(beatIn.valid.and(last));
      const isLast = m.named('is_last', last.and(whose.payload));
      const range = ends.down.takeWhen(beatIn.valid.and(isLast));
      m.assert('answers_are_to_bursts', beatIn.valid.implies(whose.valid.and(range.valid)));
      const begins = m.next('begins', isLast, { reset: 1, enable: beatIn.valid });
      const notBelow = belowMask(m, bytes, range.payload.from).not().or(begins.not().repeat(bytes));
      const notAbove = belowMask(m, bytes, range.payload.to).shl(1).or(1).or(isLast.not().repeat(bytes));
      const wrong = m.named('wrong', resp.is('SLVERR').or(resp.is('DECERR')));
      const beats = m.inst('beats', blockFifo(raisedBeat(bytes), room), {
        up: {
          payload: { data, keep: notBelow.and(notAbove), last: isLast, from: range.payload.from, wrong },
          valid: beatIn.valid,
        },
      });
      m.assert('beats_find_room', beatIn.valid.implies(beats.up.ready));
      m.unused(beatIn.payload.id);
      const lower = m.inst('lower', packetLower(bytes), { up: beats.down, down });
      const taken = m.named('beat_taken', beats.down.fires);
      const asked = burst.payload.len.zext(Room.width).add(1).mask(leaves);
      free.set(free.sub(asked).add(taken.zext(Room.width)));
      m.assert('room_is_room', free.le(room));
      return {
        up: { ready },
        m_axi_ar: { payload: axiBurstOf(m, widths, burst.payload, id), valid: burst.valid.and(asks) },
        down: lower.down,
      };
    },
  );
};
