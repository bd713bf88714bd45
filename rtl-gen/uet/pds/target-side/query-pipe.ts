/** Answers one query a clock, of any context: CACK, what has arrived, and a SACK bitmap. */
import { bit, bits, enumOf, module, record } from '../../../hdl/index.ts';
import { slotsPerWord } from '../window.ts';
import { searchHoles } from './query-search.ts';
import { sackCut } from './sack-cut.ts';
import { nearBits, sackPointer } from './sack-pointer.ts';
import {
  BaseWrite,
  ClearWrite,
  CountWrite,
  FlagsWrite,
  StartWrite,
  type TrackerLayout,
  WordWrite,
} from './tracker-layout.ts';

/**
 * Where a SACK begins (uet-wire.md 4.3): `at` the PSN of the query, such as that of a PROBE, or of the packet that is
 * acknowledged. Or at the PDC's pointer, so that every PSN is in the bitmap of some ACK: it begins at CACK + 1, never
 * stands below that, and goes back to the PSN of a query, which is the one responded to, where that is lower; after a
 * query of mode `next` it goes on by 64 if PSNs above the 64 have arrived, after one of mode `note`, for a response
 * without an ACK, it stays. `at` a PSN whose distance from CACK does not fit 16 bits, it begins at CACK + 1.
 */
export const SackMode = enumOf('at', 'next', 'note');

export interface QueryOptions {
  /** The SACK's base at the pointer is rounded down to a multiple of this many PSNs (uet-wire.md 13.21). */
  readonly sackAlign: 1 | 8;
  /** With `trigger` every query is of mode `at`, and there is no pointer. */
  readonly sackBase?: 'trigger' | 'tracking';
}

export const Query = (layout: TrackerLayout) =>
  record({ valid: bit, pdc: bits(layout.contextBits), mode: SackMode, psn: bits(32) });

export const Answer = (layout: TrackerLayout) =>
  record({
    valid: bit,
    pdc: bits(layout.contextBits),
    /**
     * The highest PSN up to which all are done: have arrived, been responded to and, where the response is guaranteed,
     * been cleared.
     */
    cack: bits(32),
    /** It is a guaranteed response that holds CACK: a CLEAR would move it on. */
    held: bit,
    /** The highest PSN up to which all have arrived. */
    frontier: bits(32),
    /** The highest PSN accepted, start - 1 before the first. */
    highest: bits(32),
    /** PSNs accepted above `frontier`. */
    out_of_order: bits(layout.lapBit + 1),
    sack_base: bits(32),
    /** Bit i, from the least significant, is PSN `sack_base` + i. */
    bitmap: bits(slotsPerWord),
  });

/** Clocks from a query to its answer. */
export const queryLatency = 18;

/**
 * With t the clock of `query`: t + 2 the context's base, start and CLEAR; t + 5 the flags of its words and t + 6 the
 * words in which the holes may be; t + 9 the two words, of responses and of arrivals; t + 11 the holes; t + 14 the base
 * of the SACK; t + 18 the answer.
 */
export const queryPipe = (layout: TrackerLayout, { sackAlign, sackBase: from }: QueryOptions = { sackAlign: 1 }) => {
  const { contexts, lapBit, suffix, window } = layout;
  const near = nearBits(layout);
  const alwaysAsked = from === 'trigger';
  const policy = alwaysAsked ? '_trigger' : sackAlign === 1 ? '' : `_align${sackAlign}`;
  return module(
    `query_pipe_${suffix}${policy}`,
    {
      summary: `CACK and SACK of one query a clock, of ${contexts} PDCs with windows of ${window} PSNs.`,
      in: {
        query: Query(layout),
        forget: bit,
        start_write: StartWrite(layout),
        clear_write: ClearWrite(layout),
        count_write: CountWrite(layout),
        arrived_write: WordWrite(layout, 1),
        arrived_flags: FlagsWrite(layout, 1),
        responded_write: WordWrite(layout, 2),
        responded_flags: FlagsWrite(layout, 2),
      },
      out: { answer: Answer(layout), base_write: BaseWrite(layout) },
    },
    (io, m) => {
      const { searched, looked, base_write } = searchHoles(m, layout, io);
      const hole = searched.at('hole');
      const pointer = alwaysAsked
        ? undefined
        : m.inst('pointed', sackPointer(layout, sackAlign), {
            ...{ enable: looked.valid.or(looked.forget), pdc: looked.pdc, forget: hole.forget },
            moves: hole.mode.is('next'),
            // A PSN that is not in the window plays no part.
            notes: hole.mode.is('at').or(hole.asked_distance.slice(31, lapBit).any()).not(),
            base: hole.undone.trunc(near),
            asked: hole.asked.trunc(near),
            highest: hole.highest.trunc(near),
            start_low: sackAlign === 8 ? hole.origin.trunc(3).add(1) : undefined,
          }).pointer;
      const answered = searched
        .stage('pointer', ({ asked_distance, above }) => {
          // The offset of `asked` from CACK in 16 bits?
          const high = asked_distance.add(1).slice(31, 15);
          // The search begins above the PSN of a CLOSE_CMD that CACK has passed, which is not counted: nothing is out
          // of order then.
          return { is_far: high.any().and(high.all().not()), out_of_order: above.mask(above.at(lapBit).not()) };
        })
        .stage('base', (query) => {
          const { undone } = query;
          const atAsked = m.mux(query.is_far, undone, query.asked);
          if (pointer === undefined) return { sack_base: atAsked };
          // What is rounded down may lie below the base.
          const step = pointer.sub(undone.trunc(near));
          const sign = sackAlign === 8 ? step.at(near - 1) : m.lit(1, 0);
          const atPointer = undone.add(sign.repeat(32 - near).cat(step));
          return { sack_base: m.mux(query.mode.is('at'), atAsked, atPointer) };
        })
        .stage('psn', ({ origin, sack_base }) => ({ sack_psn: origin.sub(sack_base.not()) }))
        .repeat(3, 'cut', () => ({}));
      if (alwaysAsked) m.unused(io.query.mode);
      const cutting = answered.at('psn');
      const { bitmap } = m.inst('sack', sackCut(layout), {
        ...{ pdc: cutting.pdc, sack_base: cutting.sack_base, base: cutting.undone, write: io.arrived_write },
      });
      const { out } = answered;
      const { valid, cack, frontier, out_of_order } = out;
      return {
        answer: {
          ...{ valid, pdc: out.pdc, cack, held: out.is_held, frontier, out_of_order, bitmap },
          highest: out.highest_psn,
          sack_base: out.sack_psn,
        },
        base_write,
      };
    },
  );
};
