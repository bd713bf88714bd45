/** PDCIDs of the PDS target: no context is in two places or in none, and one that is free is offered. */
import { type Bits, bind, bits, enumOf } from '../../../rtl-gen/hdl/index.ts';
import { arrivalLayout } from '../../../rtl-gen/uet/pds/target-side/arrival/arrival-layout.ts';
import { PdcidOffer, placePool, quarantineBits } from '../../../rtl-gen/uet/pds/target-side/arrival/place-pool.ts';
import { type Proof, proof } from '../../formal/proof.ts';
import { ones } from '../../formal/specs/arbitration.ts';

const contexts = 4;
const contextBits = 2;
const Index = bits(contextBits);

/** Clocks in a row in which no PDCID is offered though the quarantine of one is over. */
const offerClocks = 11;

/** What the pool drives a queue with. */
interface Queue<T> {
  readonly up: { readonly payload: T; readonly valid: Bits<1> };
  readonly down: { readonly ready: Bits<1> };
}

/** What a queue drives. */
interface Shown<T> {
  readonly up: { readonly ready: Bits<1> };
  readonly down: { readonly payload: T; readonly valid: Bits<1> };
}

/**
 * Of each context, where it is: not yet in the pool after reset; free; with a PDC; ended and not forgotten; in
 * quarantine; on the way back. The queues are taken at their word (`block-fifo`): what they show is the oldest of what
 * they hold, unchanged, they hold `contexts` items, and show one within 2 clocks.
 *
 * What the surroundings keep to: only what was taken is freed, with the PDCID that it was taken with; it is `forgotten`
 * later, before another is freed.
 */
const pool = bind(placePool(arrivalLayout({ contexts, window: 128 })), (io, inside, m) => {
  const [filling, filled] = [inside.bits('filling', 1), inside.value('filled', Index)];
  const leaves = inside.bits('leaves', 1);
  const queues = {
    shared: [inside.drives<Queue<Bits<16>>>('shared_queue'), inside.inst<Shown<Bits<16>>>('shared_queue')],
    quarantine: [
      inside.drives<Queue<{ readonly pdcid: Bits<16>; readonly since: Bits<26> }>>('quarantine'),
      inside.inst<Shown<{ readonly pdcid: Bits<16>; readonly since: Bits<26> }>>('quarantine'),
    ],
  } as const;
  const [sharedIn, shared] = queues.shared;
  const [waitsIn, waits] = queues.quarantine;
  const returning = ['release', 'wait', 'out'].map((stage) => ({
    valid: inside.bits(`valid_${stage}`, 1),
    pdcid: inside.bits(`pdcid_${stage}`, 16),
  }));
  const count = (list: readonly Bits[], width: number): Bits =>
    ones(
      m,
      list.reduce((low, one) => one.cat(low)),
      width,
    );
  const takes = io.take_shared.and(io.shared.valid);
  const ended = inside.value('ended', PdcidOffer);
  const generationOf = (pdcid: Bits): Bits => pdcid.slice(15, contextBits);
  const goesOn = io.forgotten.and(generationOf(ended.pdcid).ne(1));

  m.assume('nothing_before_ready', filling.implies(io.take_shared.or(io.freed.valid).not()));
  m.assume('one_ends_at_a_time', io.freed.valid.and(ended.valid).not());
  m.assume('forgets_what_was_freed', io.forgotten.implies(ended.valid));

  const Where = enumOf('unborn', 'free', 'with_pdc', 'ended', 'waiting', 'returning');
  const places = Array.from({ length: contexts }, (_, c) => {
    const is = (pdcid: Bits): Bits<1> => pdcid.trunc(contextBits).eq(c);
    const where = m.reg(`spec_where_${c}`, Where, { reset: 'unborn' });
    const pdcid = m.reg(`spec_pdcid_${c}`, bits(16));
    const enters = sharedIn.up.valid.and(is(sharedIn.up.payload));
    const isTaken = takes.and(is(io.shared.pdcid));
    const isFreed = io.freed.valid.and(is(io.freed.pdcid));
    const isOver = leaves.and(is(waits.down.payload.pdcid));

    m.assume(`frees_what_a_pdc_has_${c}`, isFreed.implies(where.is('with_pdc').and(io.freed.pdcid.eq(pdcid))));
    m.when(enters, () => {
      where.set('free');
      pdcid.set(sharedIn.up.payload);
    });
    m.when(isTaken, () => where.set('with_pdc'));
    m.when(isFreed, () => {
      where.set('ended');
      const last = generationOf(pdcid).all();
      pdcid.set(m.mux(last, m.lit(16 - contextBits, 1), generationOf(pdcid).add(1)).cat(m.lit(contextBits, c)));
    });
    const isForgotten = io.forgotten.and(is(ended.pdcid));
    m.when(isForgotten, () => {
      where.set('returning');
      m.when(goesOn.not(), () => where.set('waiting'));
    });
    m.when(isOver, () => where.set('returning'));

    const isHere = (queue: Shown<unknown>['down'], payload: Bits): Bits<1> => queue.valid.and(is(payload));
    const isFirst = isHere(shared.down, shared.down.payload);
    const isOldest = isHere(waits.down, waits.down.payload.pdcid);
    m.assume(`shared_shows_what_it_holds_${c}`, isFirst.implies(where.is('free').and(shared.down.payload.eq(pdcid))));
    m.assume(
      `quarantine_shows_what_it_holds_${c}`,
      isOldest.implies(where.is('waiting').and(waits.down.payload.pdcid.eq(pdcid))),
    );
    m.assert(`is_taken_once_${c}`, isTaken.implies(where.is('free').and(io.shared.pdcid.eq(pdcid))));
    m.assert(`is_never_lost_${c}`, enters.implies(shared.up.ready).and(isForgotten.implies(waits.up.ready)));
    m.assert(`ends_as_it_is_${c}`, where.is('ended').eq(ended.valid.and(is(ended.pdcid))));
    m.assert(`has_the_next_generation_${c}`, where.is('ended').implies(ended.pdcid.eq(pdcid)));
    m.assert(
      `waits_as_it_comes_round_${c}`,
      waitsIn.up.valid.and(is(waitsIn.up.payload.pdcid)).eq(isForgotten.and(generationOf(pdcid).eq(1))),
    );
    m.assert(
      `is_born_or_returns_${c}`,
      enters.implies(m.mux(filling, where.is('unborn'), where.is('returning').and(sharedIn.up.payload.eq(pdcid)))),
    );
    m.assert(`has_a_generation_${c}`, where.is('unborn').or(pdcid.slice(15, contextBits).any().and(is(pdcid))));
    m.assert(`born_free_${c}`, filling.implies(where.is('unborn').or(where.is('free'))));
    m.assert(`unborn_while_filling_${c}`, where.is('unborn').eq(filling.and(filled.le(c))));
    const onWay = returning.map((stage) => stage.valid.and(is(stage.pdcid)));
    m.assert(`returns_in_one_stage_${c}`, count(onWay, 2).eq(where.is('returning').zext(2)));
    for (const [i, stage] of returning.entries()) {
      m.assert(`returns_as_it_is_${c}_${i}`, onWay[i]!.implies(stage.pdcid.eq(pdcid)));
    }
    return where;
  });
  const number = (state: 'free' | 'waiting'): Bits =>
    count(
      places.map((where) => where.is(state)),
      3,
    );
  m.assume('shared_has_room', number('free').lt(contexts).implies(shared.up.ready));
  m.assume('quarantine_has_place', number('waiting').lt(contexts).implies(waits.up.ready));

  // How long there may be none to offer though there is one.
  const clocksOf = (name: string, happens: Bits<1>): Bits<4> => {
    const clocks = m.reg(`spec_${name}`, bits(4), { reset: 0 });
    m.when(happens, () => clocks.set(clocks.add(1))).otherwise(() => clocks.set(0));
    return clocks;
  };
  const unseen = clocksOf('unseen', number('free').any().and(io.shared.valid.not()));
  m.assume('shared_shows_soon', unseen.lt(2).or(io.shared.valid));
  const quarantine = m.symbolic('spec_quarantine_time', bits(quarantineBits));
  m.assume('quarantine_time_stays', io.quarantine_time.eq(quarantine));
  const isOver = (age: Bits): Bits<1> => age.ge(quarantine.zext(age.width));
  const time = inside.value('rounds', bits(9)).cat(inside.bits('last_now', 17));
  const ripe = waits.down.valid.and(isOver(time.sub(waits.down.payload.since)));
  const ripens = clocksOf('ripens', ripe.and(leaves.not()));
  // One that goes on goes first.
  m.assert('leaves_in_time', ripens.le(4));
  m.assert('waits_for_one', ripens.eq(4).implies(ended.valid.not()));
  const [settled, known, due] = [inside.bits('settled', 2), inside.value('age', bits(26)), inside.bits('due', 1)];
  m.assert('settles_as_it_ripens', settled.zext(4).ge(ripens).or(settled.all()));
  m.assert('is_known_to_be_ripe', ripens.any().implies(isOver(known)).and(ripens.gt(1).implies(due)));
  const [first, second, third] = returning.map((stage) => stage.valid) as [Bits<1>, Bits<1>, Bits<1>];
  const returns = first.or(second).or(third);
  const isFree = number('free').any();
  const starves = clocksOf('starves', ripe.or(returns).or(isFree).and(io.shared.valid.not()));
  m.assert('offers_in_time', starves.lt(offerClocks));
  m.assert('starves_while_it_ripens', returns.or(isFree).or(starves.le(ripens)));
  const onItsWay = m.mux(third, m.lit(4, 7), m.mux(second, m.lit(4, 6), m.lit(4, 5)));
  m.assert('starves_on_the_way', returns.and(isFree.not()).implies(starves.le(onItsWay)));
  m.assert('starves_in_the_queue', isFree.and(io.shared.valid.not()).implies(starves.le(unseen.add(8))));
  m.cover('goes_on_at_once', goesOn);
  m.cover('leaves_quarantine', leaves);
  m.cover('is_free_again', sharedIn.up.valid.and(filling.not()));
});

export const placePoolProofs: readonly Proof[] = [
  proof(
    'place-pool',
    'Each context of a PDS target is free, has one PDC or one that is being forgotten, waits in quarantine or returns: none is lost or given twice.',
    pool,
    { given: ['block_fifo'], coverDepth: 16 },
  ),
];
