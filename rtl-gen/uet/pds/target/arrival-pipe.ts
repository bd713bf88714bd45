/** Judges one arriving packet a clock, of any context: CLEAR, window, order, and whether its PSN has come before. */
import { type Bits, bit, bits, enumOf, module, record } from '../../../hdl/index.ts';
import { slotsPerWord } from '../window.ts';
import { bitmapCopy } from './bitmap-copy.ts';
import { contextBitmap } from './context-bitmap.ts';
import { contextCopy } from './context-copy.ts';
import { updateContext } from './context-update.ts';
import { history } from './history.ts';
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
import { windowPlace } from './window-place.ts';

/**
 * What becomes of a packet (uet-wire.md 7.3, 7.7): it is new; its PSN has come before; it is of the prior window; of neither
 * window; ROD, and not the next one.
 */
export const Judgement = enumOf('accepted', 'duplicate', 'prior', 'outside', 'gap');

/**
 * What becomes of its CLEAR (uet-wire.md 6.4): there is none; it moves the PDC's on; it is not above that or below the
 * window, and changes nothing; it is beyond the window, an error of the peer, and ignored.
 */
export const ClearOutcome = enumOf('none', 'applied', 'old', 'beyond');

/** A packet that consumes a PSN, or asks about one. */
export const Arrival = (layout: TrackerLayout) =>
  record({
    valid: bit,
    pdc: bits<number>(layout.contextBits),
    /** The first packet of a new PDC in this context, whose PSNs begin at `start`; both count only then. */
    create: bit,
    rod: bit,
    start: bits(32),
    psn: bits(32),
    /** Whether the packet has a CLEAR, and the PSN up to which it clears. */
    clears: bit,
    clear: bits(32),
  });

/** The answer to an arrival. */
export const ArrivalVerdict = (layout: TrackerLayout) =>
  record({
    valid: bit,
    pdc: bits<number>(layout.contextBits),
    judgement: Judgement,
    /** Of a duplicate: its response has come; it is guaranteed; its PSN is at or below CLEAR. */
    responded: bit,
    guaranteed: bit,
    cleared: bit,
    /** Of a gap: no gap was seen since the last packet in order. */
    first_gap: bit,
    /** Of a gap: the PSN that would have been in order. */
    expected: bits(32),
    clear: ClearOutcome,
  });

/** Clocks from an arrival to its verdict. */
export const arrivalLatency = 7;

/**
 * Seven clocks, t being that of `arrival`:
 *
 * - t + 2: the context's start PSN; offsets of the PSN and of CLEAR from it.
 * - t + 3: their distances from the window's base.
 * - t + 4: CLEAR moves on; ROD: is it the next PSN?
 * - t + 5: the word of the bitmap; t + 6: the counts, and what is known of the response; t + 7: the verdict.
 *
 * Each step sees what the arrivals before it left, so that the verdicts are those of one after the other. The window's
 * base is what `base_write` stored last in clocks up to t, the responses those that `response_write` stored up to t +
 * 3.
 */
export const arrivalPipe = (layout: TrackerLayout) => {
  const { contexts, contextBits, lapBit, suffix, window } = layout;
  const Context = bits<number>(contextBits);
  const Offset = bits(32);
  /** Bits that hold the sign of a difference of two offsets in or around one window. */
  const nearBits = lapBit + 2;
  return module(
    `arrival_pipe_${suffix}`,
    {
      summary: `Judges one packet a clock of ${contexts} PDCs with windows of ${window} PSNs.`,
      in: { arrival: Arrival(layout), base_write: BaseWrite(layout), response_write: WordWrite(layout, 2) },
      out: {
        verdict: ArrivalVerdict(layout),
        start_write: StartWrite(layout),
        clear_write: ClearWrite(layout),
        count_write: CountWrite(layout),
        word_write: WordWrite(layout, 1),
        flags_write: FlagsWrite(layout, 1),
      },
    },
    ({ arrival, base_write, response_write }, m) => {
      const valid = history(m, 'valid', bit, arrival.valid, 7, true);
      const pdc = history(m, 'pdc', Context, arrival.pdc, 7);
      const create = history(m, 'create', bit, arrival.create, 6);
      const psn = history(m, 'psn', bits(32), arrival.psn, 2);
      const clear = history(m, 'clear', bits(32), arrival.clear, 2);
      const clears = history(m, 'clears', bit, arrival.clears, 4);
      const newRod = history(m, 'new_rod', bit, arrival.rod, 2);
      const ofContext = (clock: number) => ({ depth: contexts, enable: valid[clock]!, addr: pdc[clock]! });

      // t + 2. What is kept is the PSN before the start: x - start is then x + ~origin, one adder.
      const before = m.reg('before_start', bits(32));
      before.set(arrival.start.sub(1));
      const newOrigin = history(m, 'new_origin', bits(32), before as Bits<32>, 1);
      const origin = m.reg('origin', bits(32));
      const offset = m.reg('offset', Offset);
      const newUncleared = m.reg('new_uncleared', Offset);
      const rod = m.reg('rod', bit);
      const Start = record({ origin: bits(32), rod: bit });
      updateContext(m, 'starts', Start, { origin: 0, rod: 0 }, ofContext(0), (now) => {
        const next = m.mux(create[2]!, { origin: newOrigin[1]!, rod: newRod[2]! }, now);
        const { origin_now } = m.named({ origin_now: next.origin });
        origin.set(origin_now);
        rod.set(next.rod);
        offset.set(psn[2]!.add(origin_now.not()));
        newUncleared.set(clear[2]!.sub(origin_now));
        return { next, write: create[2]! };
      });

      // t + 3.
      const { word: base } = m.inst('bases', contextCopy(Offset, contexts), {
        enable: base_write.enable,
        pdc: base_write.pdc,
        data: base_write.base,
        read: pdc[1]!,
      });
      const place = m.inst('place', windowPlace(layout), { offset, base });
      const offsets = history(m, 'offset_later', Offset, offset as Bits<32>, 3);
      const rods = history(m, 'rod_later', bit, rod as Bits<1>, 1);
      const clearDistance = m.reg('clear_distance', Offset);
      clearDistance.set(newUncleared.sub(base));
      const unclearedThen = history(m, 'new_uncleared_later', Offset, newUncleared as Bits<32>, 1);

      // t + 4: a CLEAR matters in the window alone: what is below is done, and above is nothing yet. What is kept is never
      // below the base of the last arrival, so that it is always near.
      const uncleared = m.reg('uncleared', Offset);
      const clearOutcome = m.reg('clear_outcome', ClearOutcome);
      const clearNow = m.wire('clear_now', Offset, 0);
      const { beyond_clear } = m.named({
        beyond_clear: clearDistance
          .at(31)
          .not()
          .and(
            clearDistance
              .slice(30, lapBit + 1)
              .any()
              .or(clearDistance.at(lapBit).and(clearDistance.trunc(lapBit).any())),
          ),
      });
      const baseThen = history(m, 'base_later', Offset, base, 1);
      const isAbove = (name: string, a: Bits, b: Bits): Bits<1> => {
        const lead = b.trunc(nearBits).sub(a.trunc(nearBits));
        return m.named({ [name]: lead.at(nearBits - 1) })[name]!;
      };
      const { is_inside } = m.named({
        is_inside: clearDistance.at(31).or(clearDistance.any().not()).or(beyond_clear).not(),
      });
      updateContext(m, 'clear_offsets', Offset, 0, ofContext(2), (now) => {
        const last = now.and(create[4]!.not().repeat(32));
        const isNew = isAbove('clears_more', unclearedThen[1]!, last);
        const { applies } = m.named({ applies: clears[4]!.and(is_inside).and(isNew) });
        const kept = m.mux(isAbove('base_passed', baseThen[1]!, last), baseThen[1]!, last);
        const next = m.mux(applies, unclearedThen[1]!, kept);
        clearNow.set(next);
        uncleared.set(next);
        clearOutcome.set('none');
        m.when(applies, () => clearOutcome.set('applied'))
          .elsewhen(clears[4]!.and(beyond_clear), () => clearOutcome.set('beyond'))
          .elsewhen(clears[4]!, () => clearOutcome.set('old'));
        return { next, write: m.lit(1, 1) };
      });

      // ROD takes the next PSN only. A gap is told once until that has come.
      const isGap = m.reg('is_gap', bit);
      const firstGap = m.reg('first_gap', bit);
      const expected = m.reg('expected', Offset);
      const { rod_in_window } = m.named({ rod_in_window: rods[1]!.and(place.in_window) });
      const mark = m.wire('mark', bit, 0);
      const Order = record({ expected: Offset, gap: bit });
      updateContext(m, 'orders', Order, { expected: 0, gap: 0 }, ofContext(2), (now) => {
        const next = now.expected.and(create[4]!.not().repeat(32));
        const gap = now.gap.and(create[4]!.not());
        const { in_order } = m.named({ in_order: next.eq(offsets[1]!) });
        const { ahead } = m.named({
          ahead: next
            .trunc(nearBits)
            .sub(offsets[1]!.trunc(nearBits))
            .at(nearBits - 1),
        });
        const { steps } = m.named({ steps: rod_in_window.and(in_order) });
        const { gaps } = m.named({ gaps: rod_in_window.and(ahead) });
        mark.set(place.in_window.and(rods[1]!.not().or(in_order)));
        isGap.set(gaps);
        firstGap.set(gap.not());
        expected.set(next);
        return {
          next: { expected: next.add(steps.zext(32)), gap: gaps.or(gap.and(steps.not())) },
          write: m.lit(1, 1),
        };
      });

      // t + 4 to t + 6: the bitmap, and what is known of the PSN's response.
      const at = (clock: number) => placeOf(layout, offsets[clock]!);
      const bitmap = m.inst('received', contextBitmap(layout, 1), {
        enable: valid[2]!,
        pdc: pdc[2]!,
        fresh: create[2]!,
        word: at(0).word,
        mark,
        slot: at(1).slot,
        lap: at(1).lap,
        tag: undefined,
        passed: place.passed,
      });
      const responses = m.inst('responses', bitmapCopy(layout, 2), {
        write: response_write,
        pdc: pdc[4]!,
        word: at(1).word,
        lap: at(1).lap,
      });
      const marks = history(m, 'marks', bit, mark as Bits<1>, 2);
      const prior = history(m, 'prior', bit, place.prior, 2);
      const inside = history(m, 'in_window', bit, place.in_window, 2);
      const gaps = history(m, 'is_gap_later', bit, isGap as Bits<1>, 1);
      const firstGaps = history(m, 'first_gap_later', bit, firstGap as Bits<1>, 2);
      const outcomes = history(m, 'clear_outcome_later', ClearOutcome, clearOutcome, 2);
      // t + 5: the PSN that would be in order; is the PSN at or below CLEAR?
      const originThen = history(m, 'origin_later', bits(32), origin as Bits<32>, 2);
      const expectedPsn = m.reg('expected_psn', bits(32));
      expectedPsn.set(originThen[2]!.sub(expected.not()));
      const isCleared = m.reg('is_cleared', bit);
      isCleared.set(offsets[2]!.sub(uncleared).at(31));

      // t + 6: count, and judge.
      const { accepts } = m.named({ accepts: marks[2]!.and(bitmap.arrived.not()) });
      const Counts = record({ accepted: bits<number>(lapBit + 1), highest: Offset });
      const counted = m.reg('counted', Counts);
      updateContext(m, 'counts', Counts, { accepted: 0, highest: 0 }, ofContext(4), (now) => {
        const fresh = create[6]!;
        const accepted = now.accepted.and(
          fresh
            .not()
            .repeat(lapBit + 1)
            .as(lapBit + 1),
        );
        const highest = now.highest.or(fresh.repeat(32));
        const lead = offsets[3]!.trunc(nearBits).sub(highest.trunc(nearBits));
        const next = {
          accepted: accepted.add(accepts.zext(lapBit + 1)),
          highest: m.mux(accepts.and(lead.at(nearBits - 1).not()), offsets[3]!, highest),
        };
        counted.set(next);
        return { next, write: m.lit(1, 1) };
      });
      const judgement = m.reg('judgement', Judgement);
      judgement.set('accepted');
      m.when(prior[2]!, () => judgement.set('prior'))
        .elsewhen(inside[2]!.not(), () => judgement.set('outside'))
        .elsewhen(bitmap.arrived, () => judgement.set('duplicate'))
        .elsewhen(gaps[1]!, () => judgement.set('gap'));
      const responded = m.reg('responded', bit);
      const guaranteed = m.reg('guaranteed', bit);
      const slot = placeOf(layout, offsets[3]!).slot;
      responded.set(responses.slots.trunc(slotsPerWord).shr(slot).at(0));
      guaranteed.set(
        responses.slots
          .slice(2 * slotsPerWord - 1, slotsPerWord)
          .shr(slot)
          .at(0),
      );
      const cleared = history(m, 'is_cleared_later', bit, isCleared as Bits<1>, 1);
      const expectedThen = history(m, 'expected_psn_later', bits(32), expectedPsn as Bits<32>, 1);

      return {
        verdict: {
          valid: valid[7]!,
          pdc: pdc[7]!,
          judgement,
          responded,
          guaranteed: guaranteed.and(responded),
          cleared: cleared[1]!,
          first_gap: firstGaps[2]!,
          expected: expectedThen[1]!,
          clear: outcomes[2]!,
        },
        start_write: { enable: valid[2]!.and(create[2]!), pdc: pdc[2]!, origin: newOrigin[1]! },
        clear_write: { enable: valid[4]!, pdc: pdc[4]!, uncleared: clearNow },
        count_write: { enable: valid[7]!, pdc: pdc[7]!, ...counted },
        word_write: bitmap.word_write,
        flags_write: bitmap.flags_write,
      };
    },
  );
};
