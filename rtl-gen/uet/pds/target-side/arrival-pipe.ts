/**
 * Judges one arriving packet a clock, of any context: state, CLEAR, window, order, and whether its PSN has come before.
 */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { windowPlace } from '../window-place.ts';
import { ClearOutcome, clearOf } from './arrival-clear.ts';
import { Judgement, judge, ResponseState } from './arrival-judgement.ts';
import { orderOf } from './arrival-order.ts';
import { bitmapCopy } from './bitmap-copy.ts';
import { contextBitmap } from './context-bitmap.ts';
import { pdcCopy } from './context-copy.ts';
import type { Access } from './context-update.ts';
import {
  BaseWrite,
  ClearWrite,
  CountWrite,
  FlagsWrite,
  marksOf,
  NextWrite,
  placeOf,
  StartWrite,
  type TrackerLayout,
  tagsOf,
  WordWrite,
} from './tracker-layout.ts';

/** A packet that consumes a PSN, or asks about one. */
export const Arrival = (layout: TrackerLayout) =>
  record({
    valid: bit,
    pdc: bits(layout.contextBits),
    /** The first packet of a new PDC in this context; with `pends` it only waits for its Start_PSN, in PENDING. */
    create: bit,
    pends: bit,
    /** Of the PDC: whether it is ROD, and the PSN before its first. */
    rod: bit,
    origin: bits(32),
    psn: bits(32),
    /** It has a PSN of its own, so that order and close apply; `closes`: CLOSE_CMD. */
    sequenced: bit,
    closes: bit,
    /** Nothing else keeps it from being accepted; or nothing if it is the oldest PSN that is not done. */
    acceptable: bit,
    oldest_only: bit,
    /** It is what a PDC in PENDING waits for. */
    opens: bit,
    /** Whether the packet has a CLEAR, and the PSN up to which it clears. */
    clears: bit,
    clear: bits(32),
    /** Of the PDC: it has been failed from outside; PSNs of its return space are outstanding. */
    failed: bit,
    return_busy: bit,
  });

/** The answer to an arrival. */
export const ArrivalVerdict = (layout: TrackerLayout) =>
  record({
    valid: bit,
    pdc: bits(layout.contextBits),
    judgement: Judgement,
    /** Of `prior` and `duplicate`. */
    response: ResponseState,
    /** The PSN is that of a CLOSE_CMD that has closed the PDC; a packet before this one has. */
    is_close: bit,
    closed: bit,
    /** Of a gap: no gap was seen since the last packet in order. */
    first_gap: bit,
    /** Of a gap: the PSN that would have been in order. */
    expected: bits(32),
    clear: ClearOutcome,
    /** Of one that was accepted: it is the highest PSN received; its PDC was in PENDING. */
    is_highest: bit,
    ends_pending: bit,
  });

/** Clocks from an arrival to its verdict. */
export const arrivalLatency = 7;

/**
 * Seven stages, named for what they find out. Each sees what the arrivals before it left, so that the verdicts are
 * those of one after the other.
 *
 * - `offset`: of the PSN and of CLEAR from the start PSN. `fetch`: the window's base comes from its memory; it is what
 *   `base_write` stored last in clocks before that of `arrival`.
 * - `place`: in the window. `order`: the state and the next new PSN; is this it, does it announce the close?
 * - `clear`: CLEAR moves on, and the slot is marked. `numbers`: those of the verdict.
 * - `judge`: the counts, the response, the verdict. Responses are those that `response_write` stored up to stage
 *   `order`.
 */
export const arrivalPipe = (layout: TrackerLayout) => {
  const { contexts, rangeBits, suffix, window } = layout;
  return module(
    `arrival_pipe_${suffix}`,
    {
      summary: `Judges one packet a clock of ${contexts} PDCs with windows of ${window} PSNs.`,
      in: { arrival: Arrival(layout), base_write: BaseWrite(layout), response_write: WordWrite(layout, 2) },
      out: {
        verdict: ArrivalVerdict(layout),
        start_write: StartWrite(layout),
        next_write: NextWrite(layout),
        clear_write: ClearWrite(layout),
        count_write: CountWrite(layout),
        word_write: WordWrite(layout, 1),
        flags_write: FlagsWrite(layout, 1),
      },
    },
    ({ arrival, base_write, response_write }, m) => {
      type Packet = { readonly valid: Bits<1>; readonly pdc: Bits };
      const ofContext = ({ valid, pdc }: Packet): Access => ({ depth: contexts, enable: valid, addr: pdc });
      const placed = pipeline(m, arrival, { valid: arrival.valid })
        // What is kept is the PSN before the start: x - start is then x + ~origin, one adder.
        .stage('offset', ({ psn, clear, origin }) => ({ offset: psn.add(origin.not()), uncleared: clear.sub(origin) }))
        .stage('fetch', () => ({}))
        .stage('place', ({ offset, closes }) => ({
          offset_after: offset.add(1),
          in_range: rangeBits === undefined ? m.lit(1, 1) : offset.slice(31, rangeBits).any().not().or(closes),
        }));
      const placing = placed.at('place');
      const base = pdcCopy(m, 'bases', contexts, base_write, base_write.base, arrival.pdc);
      const place = m.inst('place', windowPlace(layout), { offset: placing.offset, base });
      const moved = placed
        .stage('order', (packet) => orderOf(m, ofContext(placed.at('fetch')), packet, place))
        .stage('clear', (packet) => clearOf(m, ofContext(placing), packet));

      const [ordering, marking] = [moved.at('order'), moved.at('clear')];
      const { word, slot, lap } = placeOf(layout, marking.offset);
      const bitmap = m.inst('received', contextBitmap(layout, 1), {
        ...{ enable: placing.valid, pdc: placing.pdc, fresh: placing.create },
        word: placeOf(layout, ordering.offset).word,
        ...{ mark: marking.marks, slot, lap, tag: undefined, passed: marking.passed },
      });
      const { slots } = m.inst('responses', bitmapCopy(layout, 2), {
        ...{ write: response_write, pdc: marking.pdc, word, lap },
      });
      const { out } = moved
        .stage('numbers', ({ offset, origin, next, raises, cleared_to }) => ({
          is_cleared: offset.sub(cleared_to).at(31),
          highest: m.mux(raises, offset, next.sub(1)),
          closed_to: next.add(1),
          expected: origin.sub(next.not()),
        }))
        .stage('judge', (packet) => {
          const { slot } = placeOf(layout, packet.offset);
          const known = m.named({ responded: marksOf(slots).at(slot), guaranteed: tagsOf(slots).at(slot) });
          return judge(m, layout, ofContext(marking), packet, { arrived: bitmap.arrived, ...known });
        });
      const { valid, pdc, judgement, response, is_close, expected, first_gap, ends_pending } = out;
      return {
        verdict: {
          ...{ valid, pdc, judgement, response, is_close, expected, first_gap, ends_pending },
          closed: out.was_closed,
          clear: out.clear_told,
          is_highest: out.raises,
        },
        start_write: { enable: arrival.valid.and(arrival.create), pdc: arrival.pdc, origin: arrival.origin },
        next_write: {
          ...{ enable: ordering.valid, pdc: ordering.pdc },
          ...{ next: ordering.new_next, announced: ordering.is_announced },
        },
        clear_write: { enable: valid, pdc, uncleared: out.cleared_then },
        count_write: { enable: valid, pdc, accepted: out.accepted, highest: out.highest },
        word_write: bitmap.word_write,
        flags_write: bitmap.flags_write,
      };
    },
  );
};
