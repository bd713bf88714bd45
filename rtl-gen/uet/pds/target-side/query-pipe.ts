/** Answers one query a clock, of any context: CACK, what has arrived, and a SACK bitmap. */
import { type Bits, bit, bits, clog2, enumOf, module, record } from '../../../hdl/index.ts';
import { delayLine } from '../../../lib/stream/delay-line.ts';
import { slotsPerWord } from '../window.ts';
import { contextCopy } from './context-copy.ts';
import { updateContext } from './context-update.ts';
import { history } from './history.ts';
import { holeInOrder } from './hole-in-order.ts';
import { openWords } from './open-words.ts';
import { sackCut } from './sack-cut.ts';
import {
  BaseWrite,
  ClearWrite,
  CountWrite,
  FlagsWrite,
  placeOf,
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
/** Clocks by which the CLEAR of an arrival takes effect later than its marks and counts would. */
const clearLag = 3;
/** Clocks from a query to the base that it stores. */
const baseLatency = 11;

/**
 * With t the clock of `query`: t + 2 the context's base, start and CLEAR; t + 5 the flags of its words and t + 6 the
 * words in which the holes may be; t + 9 the two words, of responses and of arrivals; t + 11 the holes; t + 14 the base
 * of the SACK; t + 18 the answer.
 *
 * Each search begins at the base that the last one left, stored in t + 11 of that one. It is never older than the bases
 * that admitted the marks that it sees (`arrivalPipe` reads the same base earlier), so that laps cannot be mistaken.
 * `forget` sets the base to the start PSN, in a clock without a query.
 */
export const queryPipe = (layout: TrackerLayout, { sackAlign, sackBase: from }: QueryOptions = { sackAlign: 1 }) => {
  const { contexts, lapBit, suffix, window } = layout;
  const Offset = bits(32);
  /** Bits that hold the sign of a difference of two offsets in or around one window. */
  const nearBits = lapBit + 2;
  const Near = bits(nearBits);
  const alwaysAsked = from === 'trigger';
  const policy = alwaysAsked ? '_trigger' : sackAlign === 1 ? '' : `_align${sackAlign}`;
  const Arrivals = record({ count: CountWrite(layout), word: WordWrite(layout, 1), flags: FlagsWrite(layout, 1) });
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
      const { query } = io;
      // What arrivals leave takes effect here when their CLEARs do, so that all of an answer but its bitmap is of one
      // moment.
      const arrivals = m.inst('arrivals_later', delayLine(Arrivals, clearLag), {
        d: { count: io.count_write, word: io.arrived_write, flags: io.arrived_flags },
      }).q;
      const valid = history(m, 'valid', query.valid, queryLatency, true);
      const forgets = history(m, 'forgets', io.forget, alwaysAsked ? baseLatency : 12, true);
      const pdc = history(m, 'pdc', query.pdc, queryLatency);
      const psn = history(m, 'psn', query.psn, 2);

      // t + 2: where the search begins, and from where on guarantees count.
      const baseWrite = m.forward('found', BaseWrite(layout));
      const { word: base } = m.inst('bases', contextCopy(Offset, contexts), {
        enable: baseWrite.enable,
        pdc: baseWrite.pdc,
        data: baseWrite.base,
        read: query.pdc,
      });
      const { word: origin } = m.inst('starts', contextCopy(bits(32), contexts), {
        enable: io.start_write.enable,
        pdc: io.start_write.pdc,
        data: io.start_write.origin,
        read: query.pdc,
      });
      const { word: cleared } = m.inst('clears', contextCopy(Offset, contexts), {
        enable: io.clear_write.enable,
        pdc: io.clear_write.pdc,
        data: io.clear_write.uncleared,
        read: query.pdc,
      });
      const uncleared = m.reg('uncleared', Offset);
      uncleared.set(m.mux(cleared.sub(base).at(31), base, cleared));
      const asked = m.reg('asked', Offset);
      asked.set(psn[2]!.add(origin.not()));
      const later = <V>(name: string, shape: Parameters<typeof delayLine<V>>[0], d: V, clocks: number): V =>
        m.inst(name, delayLine(shape, clocks), { d }).q;
      const base3 = later('base_3', Offset, base, 1);
      const base6 = later('base_6', Offset, base3, 3);
      const uncleared6 = later('uncleared_6', Offset, uncleared as Bits<32>, 3);
      const origin11 = later('origin_11', bits(32), origin, 9);
      const asked11 = later('asked_11', Offset, asked as Bits<32>, 8);

      // t + 3 to t + 6: the words in which the holes may be.
      const { word: arrivedFlags } = m.inst('arrived_flags_copy', contextCopy(bits(layout.words), contexts), {
        enable: arrivals.flags.enable,
        pdc: arrivals.flags.pdc,
        data: arrivals.flags.flags,
        read: pdc[3]!,
      });
      const { word: respondedFlags } = m.inst('responded_flags_copy', contextCopy(bits(2 * layout.words), contexts), {
        enable: io.responded_flags.enable,
        pdc: io.responded_flags.pdc,
        data: io.responded_flags.flags,
        read: pdc[3]!,
      });
      const { word: ownTags } = m.inst('own_tags', contextCopy(bits(slotsPerWord), contexts * layout.words), {
        enable: io.responded_write.store,
        pdc: io.responded_write.pdc.cat(io.responded_write.word),
        data: io.responded_write.data.slice(2 * slotsPerWord - 1, slotsPerWord),
        read: pdc[3]!.cat(placeOf(layout, uncleared).word),
      });
      const arrivedOpen = m.inst('arrived_open', openWords(layout, 1), {
        base: base3,
        uncleared: undefined,
        flags: arrivedFlags,
        own_tags: undefined,
      }).open;
      const doneOpen = m.inst('done_open', openWords(layout, 2), {
        base: base3,
        uncleared,
        flags: respondedFlags,
        own_tags: ownTags,
      }).open;

      // t + 6 to t + 11: the holes.
      const { hole: missing } = m.inst('arrived_hole', holeInOrder(layout, 1), {
        pdc: pdc[6]!,
        open: arrivedOpen,
        base: base6,
        uncleared: undefined,
        write: arrivals.word,
      });
      const { hole: undone, held } = m.inst('done_hole', holeInOrder(layout, 2), {
        pdc: pdc[6]!,
        open: doneOpen,
        base: base6,
        uncleared: uncleared6,
        write: io.responded_write,
      });
      baseWrite.set({
        enable: valid[baseLatency]!.or(forgets[baseLatency]!),
        pdc: pdc[baseLatency]!,
        base: undone.mask(forgets[baseLatency]!.not()),
      });
      const { word: counts } = m.inst(
        'counts',
        contextCopy(record({ accepted: bits(lapBit + 1), highest: Offset }), contexts),
        {
          enable: arrivals.count.enable,
          pdc: arrivals.count.pdc,
          data: { accepted: arrivals.count.accepted, highest: arrivals.count.highest },
          read: pdc[3]!,
        },
      );
      const accepted11 = later('accepted_11', bits(lapBit + 1), counts.accepted, 6);
      const highest11 = later('highest_11', Offset, counts.highest, 6);

      // The offset of `asked` from CACK in 16 bits?
      const notedDistance = m.reg('noted_distance', Offset);
      const asked_distance = m.named('asked_distance', asked11.sub(undone));
      notedDistance.set(asked_distance);
      const isFar = m.reg('is_far', bit);
      const high = notedDistance.add(1).slice(31, 15);
      isFar.set(high.any().and(high.all().not()));
      const windowBase = history(m, 'window_base', undone, 3);

      /** Where the SACK of t + 13 begins if that is left to the pointer. */
      const pointed = (): Bits<32> => {
        const mode = history(m, 'mode', query.mode, 13);
        // t + 11: where the pointer would be from now on, were it at the base, or at the PSN of the query.
        const isNext = history(m, 'is_next', mode[11]!.is('next'), 1);
        const last = highest11.trunc(nearBits).sub(slotsPerWord);
        /** `from`, or 64 further on where PSNs above the 64 from there have arrived. */
        const movedOn = (name: string, from: Bits, lastFrom: Bits, moves: Bits<1>): Bits => {
          const leaves = m.named({
            [name]: lastFrom
              .sub(from)
              .at(nearBits - 1)
              .not()
              .and(moves),
          })[name]!;
          return m.mux(leaves, from.add(slotsPerWord), from);
        };
        const near = (name: string, value: Bits): Bits => {
          const register = m.reg(name, Near);
          register.set(value);
          return register;
        };
        // A context that is forgotten begins at 0.
        const isKept = forgets[11]!.not().repeat(nearBits);
        const first = near('first', undone.trunc(nearBits));
        const moved = movedOn('first_leaves', undone.trunc(nearBits), last, isNext[0]!);
        const firstMoved = near('first_moved', moved.and(isKept));
        const noted = near('noted', asked11.trunc(nearBits));
        const notedMoved = near('noted_moved', movedOn('noted_leaves', asked11.trunc(nearBits), last, isNext[0]!));
        const lastThen = near('last_from', last);
        // A PSN that is not in the window plays no part.
        const notes = m.reg('notes', bit);
        notes.set(mode[11]!.is('at').or(asked_distance.slice(31, lapBit).any()).not());

        // t + 12: the pointer.
        const pointer = m.reg('pointer', Near);
        const access = { depth: contexts, enable: valid[10]!.or(forgets[10]!), addr: pdc[10]! };
        updateContext(m, 'pointers', Near, access, (now) => {
          const goes_back = m.named('goes_back', notes.and(noted.sub(now).at(nearBits - 1)));
          const is_behind = m.named(
            'is_behind',
            now
              .sub(first)
              .at(nearBits - 1)
              .or(forgets[12]!),
          );
          const choose = (base: Bits, back: Bits, same: Bits): Bits =>
            m.mux(is_behind, base, m.mux(goes_back, back, same));
          pointer.set(choose(first, noted, now));
          const next = choose(firstMoved, notedMoved, movedOn('leaves', now, lastThen, isNext[1]!));
          return { next: next, write: m.lit(1, 1) };
        });

        // t + 13.
        let fromPointer: Bits = pointer;
        if (sackAlign > 1) {
          // By how much its PSN is above a multiple.
          const alignBits = clog2(sackAlign);
          const Low = bits(alignBits);
          const startLow = m.reg('start_low', Low);
          startLow.set(origin11.trunc(alignBits).add(1));
          const excess = history(m, 'start_low_later', startLow, 1)[1]!.add(pointer.trunc(alignBits));
          fromPointer = pointer.sub(excess.zext(nearBits));
        }
        // What is rounded down may lie below the base.
        const step = fromPointer.sub(windowBase[2]!.trunc(nearBits));
        const sign = sackAlign > 1 ? step.at(nearBits - 1) : m.lit(1, 0);
        const placed = windowBase[2]!.add(sign.repeat(32 - nearBits).cat(step));
        return m.mux(mode[13]!.is('at'), atAsked(), placed);
      };

      // t + 13: the SACK's base. t + 14: the SACK.
      const asked13 = later('asked_13', Offset, asked11, 2);
      const atAsked = (): Bits<32> => m.mux(isFar, windowBase[2]!, asked13);
      const sackBase = m.reg('sack_base', Offset);
      if (alwaysAsked) m.unused(query.mode);
      sackBase.set(alwaysAsked ? atAsked() : pointed());
      const { bitmap } = m.inst('sack', sackCut(layout), {
        pdc: pdc[14]!,
        sack_base: sackBase,
        base: windowBase[3]!,
        write: io.arrived_write,
      });
      const Numbers = record({
        cack: bits(32),
        held: bit,
        frontier: bits(32),
        highest: bits(32),
        out_of_order: bits(lapBit + 1),
      });
      const numbers = m.reg('numbers', Numbers);
      numbers.set({
        cack: origin11.add(undone),
        held: held!,
        frontier: origin11.add(missing),
        highest: origin11.sub(highest11.not()),
        out_of_order: accepted11.sub(missing.trunc(lapBit + 1)),
      });
      // The search begins above the PSN of a CLOSE_CMD that CACK has passed, which is not counted: nothing is out of
      // order then.
      const isPassed = numbers.out_of_order.at(lapBit);
      const out_of_order = numbers.out_of_order.mask(isPassed.not());
      const shown = later('shown', Numbers, { ...numbers, out_of_order }, 6);
      const origin14 = later('origin_14', bits(32), origin11, 3);
      const sackPsn = m.reg('sack_psn', bits(32));
      sackPsn.set(origin14.sub(sackBase.not()));
      return {
        answer: {
          valid: valid[queryLatency]!,
          pdc: pdc[queryLatency]!,
          ...shown,
          sack_base: later('shown_base', bits(32), sackPsn as Bits<32>, 3),
          bitmap,
        },
        base_write: { enable: baseWrite.enable, pdc: baseWrite.pdc, base: baseWrite.base },
      };
    },
  );
};
