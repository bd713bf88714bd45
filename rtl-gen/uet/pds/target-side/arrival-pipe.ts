/**
 * Judges one arriving packet a clock, of any context: state, CLEAR, window, order, and whether its PSN has come before.
 */
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
  NextWrite,
  placeOf,
  StartWrite,
  type TrackerLayout,
  WordWrite,
} from './tracker-layout.ts';
import { windowPlace } from './window-place.ts';

/**
 * What becomes of a packet (uet-wire.md 7.3, 7.6, 7.7); the first that fits, in this order:
 *
 * - `pending`: its PDC is in PENDING, and it is not what that waits for.
 * - `failed`: its PDC is in ERROR.
 * - `closing`: it lies beyond the CLOSE_CMD that has closed its PDC, or is another packet with that PSN;
 *   `beyond_close`: the same of a close that a CLOSE_CMD has only announced.
 * - `prior`: it is of the prior window; `behind`, `ahead`: of neither window, or beyond the limit of PSNs.
 * - `duplicate`: it has come before.
 * - `gap`: ROD, and not the next one.
 * - `closed`: CLOSE_CMD, with nothing missing before it; `close_busy`: the return space is not done, which is an error;
 *   `close_waits`: it is the next one and announces the close, but something is missing; `close_early`: it is not the
 *   next one.
 * - `accepted`, or `refused` where it is not acceptable or takes no PSN.
 */
export const Judgement = enumOf(
  'pending',
  'failed',
  'closing',
  'beyond_close',
  'prior',
  'behind',
  'ahead',
  'duplicate',
  'gap',
  'closed',
  'close_busy',
  'close_waits',
  'close_early',
  'refused',
  'accepted',
);

/**
 * What becomes of its CLEAR (uet-wire.md 6.4): there is none, or none that counts; it moves the PDC's on; it is not
 * above that; it is above the highest PSN received before this packet, an error of the peer.
 */
export const ClearOutcome = enumOf('none', 'applied', 'old', 'beyond');

/**
 * What is known of the response to a PSN that has come: none yet; one that need not be kept; one that its source still
 * needs.
 */
export const ResponseState = enumOf('waiting', 'plain', 'guaranteed');

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
 * Seven clocks, t being that of `arrival`:
 *
 * - t + 1: offsets of the PSN and of CLEAR from the start PSN; t + 2: their distances from the window's base.
 * - t + 3: the state and the next new PSN: is this it? Does it announce the close?
 * - t + 4: CLEAR moves on.
 * - t + 5: the word of the bitmap; t + 6: the counts, and what is known of the response; t + 7: the verdict.
 *
 * Each step sees what the arrivals before it left, so that the verdicts are those of one after the other. The window's
 * base is what `base_write` stored last in clocks before t, the responses those that `response_write` stored up to t +
 * 3.
 *
 * **The next PSN** is the highest received + 1, for RUD as for ROD. It is known early, before the bitmap: a PSN that is
 * not below it cannot have come. A CLOSE_CMD that has it announces the close, and fixes it: what comes after that is
 * refused, whatever is still missing. Whether nothing is, the counts know three clocks later, and then it closes.
 */
export const arrivalPipe = (layout: TrackerLayout) => {
  const { contexts, lapBit, rangeBits, suffix, window } = layout;
  const Offset = bits(32);
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
      const valid = history(m, 'valid', arrival.valid, 7, true);
      const pdc = history(m, 'pdc', arrival.pdc, 7);
      const { create, pends, rod, sequenced, closes, acceptable, oldest_only, opens, clears, failed, return_busy } =
        arrival;
      const control = history(
        m,
        'control',
        { create, pends, rod, sequenced, closes, acceptable, oldest_only, opens, clears, failed, return_busy },
        6,
      );
      const ofContext = (clock: number) => ({ depth: contexts, enable: valid[clock]!, addr: pdc[clock]! });

      // t + 1. What is kept is the PSN before the start: x - start is then x + ~origin, one adder.
      const offset = m.reg('offset', Offset);
      offset.set(arrival.psn.add(arrival.origin.not()));
      const uncleared = m.reg('new_uncleared', Offset);
      uncleared.set(arrival.clear.sub(arrival.origin));
      const origin = history(m, 'origin', arrival.origin, 5);
      const offsets = history(m, 'offset_later', offset as Bits<32>, 5);
      const newUncleared = history(m, 'new_uncleared_later', uncleared as Bits<32>, 3);

      // t + 2: the place in the window, shown in t + 3.
      const { word: base } = m.inst('bases', contextCopy(Offset, contexts), {
        enable: base_write.enable,
        pdc: base_write.pdc,
        data: base_write.base,
        read: arrival.pdc,
      });
      const place = m.inst('place', windowPlace(layout), { offset: offsets[1]!, base });
      const after = m.reg('offset_after', Offset);
      after.set(offsets[1]!.add(1));
      const inRange = m.reg('in_range', bit);
      inRange.set(rangeBits === undefined ? 1 : offsets[1]!.slice(31, rangeBits).any().not().or(control[2]!.closes));

      // t + 3: the state, and the PSN that comes next.
      const Order = record({ next: Offset, gap: bit, pending: bit, announced: bit, failed: bit });
      const mark = m.reg('mark', bit);
      const Step = record({
        pending: bit,
        failed: bit,
        /**
         * Not below the PSN that comes next: it cannot have come, whatever the lap before has left in its slot below a
         * close.
         */
        is_new: bit,
        after_close: bit,
        in_window: bit,
        prior: bit,
        behind: bit,
        at_close: bit,
        closes: bit,
        gap: bit,
        first_gap: bit,
        raises: bit,
        opens: bit,
        live: bit,
        clears: bit,
        next: Offset,
      });
      const step = m.reg('step', Step);
      const clearLead = m.reg('clear_lead', Offset);
      const nextWrite = m.wire('next_write_now', record({ next: Offset, announced: bit }), { next: 0, announced: 0 });
      const now3 = control[3]!;
      updateContext(m, 'orders', Order, ofContext(1), (now) => {
        const kept = now3.create.not();
        const next_new = m.named('next_new', now.next.mask(kept));
        const was_pending = m.named('was_pending', now.pending.and(kept));
        const announced = m.named('announced', now.announced.and(kept));
        const is_failed = m.named('is_failed', now.failed.and(kept).or(now3.failed));
        const pending = m.named('pending', m.mux(now3.create, now3.pends, now.pending.and(now3.opens.not())));
        const lead = offsets[2]!.sub(next_new);
        const is_new = m.named('is_new', lead.at(31).not());
        const is_next = m.named('is_next', next_new.eq(offsets[2]!));
        const live = m.named('live', pending.or(is_failed).not());
        const after_close = m.named(
          'after_close',
          announced.and(is_new).and(is_next.and(now3.closes).not()).and(now3.sequenced),
        );
        const fits = m.named('fits', live.and(now3.sequenced).and(place.in_window).and(inRange).and(after_close.not()));
        // A packet that opens its PDC is the oldest, or would not open it.
        const mayTake = now3.oldest_only.not().or(place.oldest).or(now3.create).or(now3.opens);
        const marks = m.named(
          'marks',
          fits.and(now3.acceptable).and(mayTake).and(now3.closes.not()).and(now3.rod.not().or(is_next)),
        );
        const raises = m.named('raises', marks.and(is_new));
        const announces = m.named('announces', fits.and(now3.closes).and(is_next));
        const gaps = m.named('gaps', fits.and(now3.rod).and(is_new).and(is_next.not()));
        mark.set(marks);
        clearLead.set(newUncleared[2]!.sub(next_new));
        step.set({
          pending: pending.and(is_failed.not()),
          failed: is_failed,
          is_new,
          after_close,
          in_window: place.in_window.and(inRange.or(now3.sequenced.not())),
          prior: place.prior,
          behind: place.behind,
          at_close: announced.or(announces).and(is_next),
          closes: announces,
          gap: gaps,
          first_gap: now.gap.and(kept).not(),
          raises,
          opens: was_pending.and(live),
          live,
          clears: now3.clears.and(kept).and(was_pending.or(after_close).not()),
          next: next_new,
        });
        const following = m.mux(raises, after, next_new);
        nextWrite.set({ next: following, announced: announced.or(announces) });
        return {
          next: {
            next: following,
            gap: gaps.or(now.gap.and(kept).and(raises.not())),
            pending,
            announced: announced.or(announces),
            failed: now.failed.and(kept).or(announces.and(now3.return_busy)),
          },
          write: m.lit(1, 1),
        };
      });
      const steps = history(m, 'step_later', step, 2);

      // t + 4: CLEAR. It is bounded by what had been received before this packet.
      const clearNow = m.reg('uncleared', Offset);
      const clearOutcome = m.reg('clear_outcome', ClearOutcome);
      const fresh4 = control[4]!.create;
      const beyond_clear = m.named('beyond_clear', clearLead.at(31).not().and(clearLead.any()));
      updateContext(m, 'clear_offsets', Offset, ofContext(2), (now) => {
        const uncleared_before = m.named('uncleared_before', now.mask(fresh4.not()));
        const clears_more = m.named(
          'clears_more',
          newUncleared[3]!.sub(uncleared_before).at(31).not().and(newUncleared[3]!.ne(uncleared_before)),
        );
        const applies = m.named('applies', step.clears.and(step.live).and(beyond_clear.not()).and(clears_more));
        const next = m.mux(applies, newUncleared[3]!, uncleared_before);
        clearNow.set(next);
        clearOutcome.set('none');
        m.when(applies, () => clearOutcome.set('applied'))
          .elsewhen(step.clears.and(beyond_clear), () => clearOutcome.set('beyond'))
          .elsewhen(step.clears, () => clearOutcome.set('old'));
        return { next, write: m.lit(1, 1) };
      });

      // t + 4 to t + 6: the bitmap, and what is known of the PSN's response.
      const at = (clock: number) => placeOf(layout, offsets[clock - 1]!);
      const passed = m.reg('passed', bits(slotsPerWord));
      passed.set(place.passed);
      const bitmap = m.inst('received', contextBitmap(layout, 1), {
        enable: valid[2]!,
        pdc: pdc[2]!,
        fresh: control[2]!.create,
        word: at(3).word,
        mark,
        slot: at(4).slot,
        lap: at(4).lap,
        tag: undefined,
        passed,
      });
      const responses = m.inst('responses', bitmapCopy(layout, 2), {
        write: response_write,
        pdc: pdc[4]!,
        word: at(4).word,
        lap: at(4).lap,
      });
      const marks = history(m, 'mark_later', mark as Bits<1>, 2);
      // t + 5: is the PSN at or below CLEAR?
      const isCleared = m.reg('is_cleared', bit);
      isCleared.set(offsets[4]!.sub(clearNow).at(31));
      const clearThen = history(m, 'uncleared_later', clearNow as Bits<32>, 1);
      const outcomes = history(m, 'clear_outcome_later', clearOutcome, 1);

      // t + 6: count, close, and judge.
      const then = steps[2]!;
      const accepts = m.named('accepts', marks[2]!.and(bitmap.arrived.not()));
      const Counts = record({ accepted: bits(lapBit + 1), closed: bit });
      const judgement = m.reg('judgement', Judgement);
      const response = m.reg('response', ResponseState);
      const isClose = m.reg('is_close', bit);
      const closed = m.reg('closed', bit);
      const outcome = m.reg('clear_verdict', ClearOutcome);
      const counted = m.reg('counted', bits(lapBit + 1));
      const highest = m.reg('highest', Offset);
      const clearedTo = m.reg('cleared_to', Offset);
      const slot = at(6).slot;
      const responded = m.named('responded', responses.slots.trunc(slotsPerWord).at(slot));
      const guaranteed = m.named('guaranteed', responses.slots.slice(2 * slotsPerWord - 1, slotsPerWord).at(slot));
      const nextThen = m.reg('next_then', Offset);
      nextThen.set(m.mux(steps[1]!.raises, offsets[4]!, steps[1]!.next.sub(1)));
      const closeThen = m.reg('close_then', Offset);
      closeThen.set(steps[1]!.next.add(1));
      updateContext(m, 'counts', Counts, ofContext(4), (now) => {
        const kept = control[6]!.create.not();
        const accepted_before = m.named('accepted_before', now.accepted.mask(kept));
        const was_closed = m.named('was_closed', now.closed.and(kept));
        const complete = m.named('complete', accepted_before.eq(offsets[5]!.trunc(lapBit + 1)));
        const closes_now = m.named(
          'closes_now',
          then.closes.and(control[6]!.return_busy.not()).and(complete).and(was_closed.not()),
        );
        const accepted = accepted_before.add(accepts.zext(lapBit + 1));
        const is_closed = m.named('is_closed', was_closed.or(closes_now));
        counted.set(accepted);
        highest.set(nextThen);
        clearedTo.set(m.mux(is_closed, closeThen, clearThen[1]!));
        isClose.set(is_closed.and(then.at_close));
        closed.set(was_closed);
        outcome.set(outcomes[1]!);
        m.when(then.failed.and(was_closed.not()), () => outcome.set('none')).elsewhen(
          outcomes[1]!.is('applied').and(was_closed),
          () => outcome.set('old'),
        );
        judgement.set('accepted');
        m.when(then.pending, () => judgement.set('pending'))
          .elsewhen(then.failed.and(was_closed.not()), () => judgement.set('failed'))
          .elsewhen(then.after_close, () => {
            judgement.set('beyond_close');
            m.when(was_closed, () => judgement.set('closing'));
          })
          .elsewhen(then.prior, () => judgement.set('prior'))
          .elsewhen(then.in_window.not(), () => {
            judgement.set('ahead');
            m.when(then.behind, () => judgement.set('behind'));
          })
          .elsewhen(bitmap.arrived.and(then.is_new.not()).or(was_closed.and(then.at_close)), () =>
            judgement.set('duplicate'),
          )
          .elsewhen(then.gap, () => judgement.set('gap'))
          .elsewhen(control[6]!.closes.and(control[6]!.sequenced), () => {
            judgement.set('close_early');
            m.when(closes_now, () => judgement.set('closed'))
              .elsewhen(then.closes.and(control[6]!.return_busy), () => judgement.set('close_busy'))
              .elsewhen(then.closes, () => judgement.set('close_waits'));
          })
          .elsewhen(marks[2]!.not(), () => judgement.set('refused'));
        response.set('waiting');
        m.when(then.prior.or(was_closed.and(then.at_close)), () => response.set('plain')).elsewhen(responded, () => {
          response.set('plain');
          m.when(guaranteed.and(isCleared.or(was_closed).not()), () => response.set('guaranteed'));
        });
        return { next: { accepted, closed: is_closed }, write: m.lit(1, 1) };
      });
      const expected = m.reg('expected', bits(32));
      expected.set(origin[5]!.sub(steps[1]!.next.not()));
      const shown = (name: string, value: Bits<1>): Bits<1> => history(m, name, value, 1)[1]!;

      return {
        verdict: {
          valid: valid[7]!,
          pdc: pdc[7]!,
          judgement,
          response,
          is_close: isClose,
          closed,
          first_gap: shown('first_gap', then.first_gap),
          expected: history(m, 'expected_later', expected as Bits<32>, 1)[1]!,
          clear: outcome,
          is_highest: shown('is_highest', then.raises),
          ends_pending: shown('ends_pending', then.opens),
        },
        start_write: { enable: arrival.valid.and(arrival.create), pdc: arrival.pdc, origin: arrival.origin },
        next_write: { enable: valid[3]!, pdc: pdc[3]!, ...nextWrite },
        clear_write: { enable: valid[7]!, pdc: pdc[7]!, uncleared: clearedTo },
        count_write: { enable: valid[7]!, pdc: pdc[7]!, accepted: counted, highest },
        word_write: bitmap.word_write,
        flags_write: bitmap.flags_write,
      };
    },
  );
};
