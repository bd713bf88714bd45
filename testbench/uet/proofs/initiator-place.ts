/**
 * How the pipe of the PDS initiator and the numbering of its packets treat a place: what its walker rests on. The
 * walker's proof assumes it, and lives of the core check it in each clock.
 */
import { type Bits, bit, bits, type Ctx, type Shape, type ValueOf } from '../../../rtl-gen/hdl/index.ts';
import { PdcState, type SlotWrite, type TailWrite, type ViewWrite } from '../../../rtl-gen/uet/pds/initiator/event.ts';
import type { InitiatorLayout } from '../../../rtl-gen/uet/pds/initiator/layout.ts';
import type { AnsweredWrite } from '../../../rtl-gen/uet/pds/initiator/slots.ts';

type Of<F extends (layout: InitiatorLayout) => Shape<unknown>> = ValueOf<ReturnType<F>>;

/** A place, where `enable` says that it counts. */
interface At {
  readonly enable: Bits<1>;
  readonly place: Bits;
}

/** What the walker is driven with, and what it shows. */
export interface Walked {
  readonly begin: At;
  readonly kick: At;
  readonly view_write: Of<typeof ViewWrite>;
  readonly tail_write: Of<typeof TailWrite>;
  readonly slot_write: Of<typeof SlotWrite>;
  readonly answered_write: Of<typeof AnsweredWrite>;
  /** A slot is free; the end of a PDC is taken. */
  readonly frees: At;
  readonly ends: At;
}

/** Clocks from the end of a PDC, which the walker tells, to the view of a place without one, at most. */
export const endClocks = 14;

type Check = (name: string, condition: Bits<1>) => void;

/** Registers whose names begin with `name`, of place `who` and the offset `psn`; `check` is told the rules. */
export function lifeOfPlace(
  m: Ctx,
  layout: InitiatorLayout,
  { name, who, psn, check }: { readonly name: string; readonly who: Bits; readonly psn: Bits; readonly check: Check },
  io: Walked,
) {
  const { window, ringBits, recordBits } = layout;
  const width = psn.width;
  const Offset = bits(width);
  const low = (value: Bits): Bits => value.trunc(width);
  const isLow = (value: Bits): Bits<1> =>
    value
      .slice(31, width - 1)
      .any()
      .not();
  const flag = (of: string): ReturnType<typeof m.reg<Bits<1>>> => m.reg(`${name}_${of}`, bit, { reset: 0 });
  const word = (of: string) => m.reg(`${name}_${of}`, Offset, { reset: 0 });
  const is = ({ enable, place }: At): Bits<1> => enable.and(place.eq(who));
  const rule: Check = (of, condition) => check(`${name}_${of}`, condition);
  const slot = psn.trunc(ringBits);

  const [begun, opened, tailed, kicked, ending] = [
    flag('begun'),
    flag('opened'),
    flag('tailed'),
    flag('kicked'),
    flag('ending'),
  ];
  const known = flag('known');
  const age = m.reg(`${name}_age`, bits(5), { reset: 0 });
  const state = m.reg(`${name}_state`, PdcState, { reset: 'closed' });
  const [cum, next, tail, oldest] = [word('cum'), word('next'), word('tail'), word('oldest')];
  const answered = m.reg(`${name}_answered`, bit);
  const kept = m.reg(`${name}_kept`, bits(recordBits));
  const own = m.reg(`${name}_own`, bits(recordBits));

  // Its state, CACK and the next packet: one event after the other.
  const begins = is(io.begin);
  const view = { ...io.view_write.view, next: low(io.view_write.view.next), cum: low(io.view_write.view.cum) };
  const views = is(io.view_write);
  const isClosed = state.is('closed');
  const isError = state.is('error');
  const closes = view.state.is('closed');
  const opens = views.and(isClosed).and(closes.not());
  const goesOn = views.and(isClosed.or(closes).not());
  const isFresh = goesOn.and(view.next.ne(next));
  m.when(views, () => {
    known.set(1);
    state.set(view.state);
    cum.set(view.cum);
    next.set(view.next);
  });
  m.when(opens, () => opened.set(1));
  m.when(begins, () => {
    begun.set(1);
    opened.set(0);
  });
  rule('begins_where_none_is', begins.implies(isClosed.and(opens.or(ending).not())));
  rule('opens_once_it_has_begun', opens.implies(begun.and(opened.not()).and(tailed)));
  rule('opens_with_nothing', opens.implies(view.state.is('creating').and(view.cum.eq(0)).and(view.next.eq(0))));
  rule('next_is_one_more', goesOn.implies(view.next.eq(next).or(view.next.eq(next.add(1)))));
  rule('next_has_been_given', goesOn.implies(view.next.le(tail)));
  rule('is_one_of_the_first', views.implies(isLow(io.view_write.view.next).and(isLow(io.view_write.view.cum))));
  rule('next_is_in_the_window', isFresh.implies(next.sub(oldest).lt(window)));
  rule('cack_only_grows', goesOn.implies(view.cum.ge(cum).and(view.cum.le(view.next))));
  const stands = view.next.eq(next).and(view.cum.eq(cum));
  rule('stays_in_error', goesOn.and(isError).implies(stands.and(view.state.is('error'))));
  rule('closes_as_it_stands', views.and(closes).and(opened).implies(stands));
  const isUnused = next.any().not().and(isError.not());
  rule('closes_at_its_end', views.and(closes).and(isClosed.not()).implies(ending.or(isUnused)));

  // The end that the walker tells.
  m.when(is(io.ends), () => {
    ending.set(1);
    age.set(0);
  }).elsewhen(ending, () => {
    age.set(age.add(1));
    m.when(views.and(closes), () => ending.set(0));
  });
  rule('its_end_comes_in_time', ending.implies(age.lt(endClocks)));

  // Packets: each has the next PSN, the slot of that, and a record.
  const tails = is(io.tail_write);
  const slots = is({ enable: io.slot_write.enable, place: io.slot_write.place });
  const newTail = low(io.tail_write.tail.tail);
  m.when(tails, () => {
    tail.set(newTail);
    tailed.set(1);
  });
  m.when(begins, () => tailed.set(0));
  m.when(slots.and(io.slot_write.slot.eq(slot)), () => kept.set(io.slot_write.record));
  m.when(slots.and(tail.eq(psn)), () => own.set(io.slot_write.record));
  const follows = tailed.and(newTail.eq(tail.add(1))).and(io.slot_write.slot.eq(tail.trunc(ringBits)));
  rule('a_slot_is_the_next', slots.implies(tails.and(follows).and(isLow(io.tail_write.tail.tail))));
  rule('a_slot_is_free', slots.implies(tail.sub(oldest).lt(window)));
  rule('begins_at_0', tails.and(slots.not()).implies(io.tail_write.tail.tail.eq(0).and(tailed.not())));

  // What was answered, two clocks after the view of the same event.
  const ago = (of: string, value: Bits<1>): Bits<1> => {
    const first = flag(`${of}_1`);
    const second = flag(`${of}_2`);
    first.set(value);
    second.set(first);
    return second;
  };
  const wordAgo = (of: string, value: Bits): Bits => {
    const first = word(`${of}_1`);
    const second = word(`${of}_2`);
    first.set(value);
    second.set(first);
    return second;
  };
  const wasAlive = ago('alive', goesOn.and(isError.not()));
  const wasFresh = ago('fresh', isFresh);
  const [cum2, next2] = [wordAgo('cum', cum), wordAgo('next', next)];
  const wasError = ago('error', isError);
  const answers = is(io.answered_write).and(io.answered_write.slot.eq(slot));
  m.when(answers, () => answered.set(io.answered_write.answered));
  const isNew = wasFresh.and(next2.trunc(ringBits).eq(slot));
  const ofPsn = psn.lt(next2).and(next2.sub(psn).le(window));
  const bitKnown = flag('bit_known');
  m.when(isNew, () => bitKnown.set(1));
  const isSet = io.answered_write.answered;
  const changes = answers.and(bitKnown).and(isSet.ne(answered));
  rule('clears_the_bit_of_a_new_one', isNew.implies(answers.and(isSet.not())));
  rule('clears_no_other', changes.and(isSet.not()).implies(isNew));
  const mayBe = wasAlive.and(isNew.not()).and(ofPsn.implies(psn.ge(cum2)));
  rule('answers_what_is_open', changes.and(isSet).implies(mayBe));
  rule('knows_the_bit_of_what_was_sent', opened.and(psn.lt(next2)).implies(bitKnown));

  // What the walker does.
  const frees = is(io.frees);
  m.when(frees, () => oldest.set(oldest.add(1)));
  m.when(begins, () => oldest.set(0));
  rule('is_looked_at_when_known', is(io.kick).implies(known.and(begun)));
  m.when(is(io.kick), () => kicked.set(1));

  return {
    ...{ begun, opened, tailed, known, kicked, ending, age, state, cum, next, tail, oldest, answered, kept, own },
    ...{ isError, isClosed, wasError, cum2, next2, frees, begins, views, slot },
    wasClear: wasFresh,
  };
}
