/**
 * CF_Updates of the receiver of CBFC: news leave in turn, no refresh takes their place, and no refresh is passed over.
 */
import { type Bits, bind, bit, bits, clog2 } from '../../../rtl-gen/hdl/index.ts';
import { refreshTurns } from '../../../rtl-gen/uet/cbfc/receiver/refresh-turns.ts';
import { settledTurns } from '../../../rtl-gen/uet/cbfc/receiver/settled-turns.ts';
import { updateSchedule } from '../../../rtl-gen/uet/cbfc/receiver/update-schedule.ts';
import { ticksPerRound } from '../../../rtl-gen/uet/cbfc/receiver/update-spacing.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const n = 8;
const channel = bits(clog2(n));
/** The number of a channel's pair. */
const pair = (vc: Bits): Bits => vc.slice(clog2(n) - 1, 1);

/** A request that stays is granted after at most n - 1 accepted grants to others. */
const turns = bind(settledTurns(n), (io, inside, m) => {
  const who = m.symbolic('spec_who', channel);
  const [all, ahead, last] = [inside.bits('all', n), inside.bits('ahead', n), inside.bits('last', clog2(n))];
  const accepted = io.valid.and(io.accept);
  const settles = m.reg('spec_settles', bit, { reset: 0 });
  settles.set(accepted);
  m.assume('accepts_what_is_settled', io.accept.implies(settles.not()));
  const asks = all.shr(who).at(0);
  const waited = m.reg('spec_waited', bits(clog2(n)), { reset: 0 });
  m.when(
    io.request
      .shr(who)
      .at(0)
      .not()
      .or(accepted.and(io.index.eq(who))),
    () => waited.set(0),
  ).elsewhen(accepted.and(asks), () => m.when(waited.ne(n - 1), () => waited.set(waited.add(1))));
  m.assert('grants_who_asks', io.valid.eq(all.any()).and(io.valid.implies(all.shr(io.index).at(0))));
  // Those between the last one and `who` are all that may come first; each grant to another takes one of them away.
  const before = who.sub(last).sub(1);
  m.assert('who_stays_is_granted_in_turn', asks.implies(waited.addWide(before).le(n - 1)));
  m.assert('waits_only_who_asks', asks.or(waited.eq(0)));
  m.cover('the_bound_is_reached', asks.and(waited.eq(n - 1)));
  const above = Array.from({ length: n - 1 }, (_, i): Bits => last.le(i)).reduce((low, high) => high.cat(low));
  const settled = ahead.eq(all.and(above.cat(m.lit(1, 0))));
  m.assert('settles_in_a_clock', settles.or(settled));
});

/**
 * A channel that is on has one turn in each round of ticks, as long as those before it are used in time, and it goes
 * only when the channel is advertised.
 */
const refreshes = bind(refreshTurns(n), (io, inside, m) => {
  const who = m.symbolic('spec_who', channel);
  const [vc, beyond, fresh] = [
    inside.bits('vc', clog2(n)),
    inside.bits('beyond', clog2(n) - 1),
    inside.bits('fresh', clog2(n) - 1),
  ];
  const beat = inside.bits('beat', 2);
  const isOn = io.active.shr(who).at(0);
  m.assume('stays_on', isOn);
  const due = pair(vc).ne(beyond);
  const distance = who.sub(vc);
  const left = beyond.cat(m.lit(1, 0)).sub(vc);
  // Its turn is one of those that are due.
  const isDue = due.and(distance.lt(left));
  const named = io.told.and(io.vc_0.eq(who).or(io.vc_1.eq(who)));
  const was = m.past(isDue).and(m.pastValid());
  m.assert('a_turn_stays_until_it_is_used', was.and(m.past(named).not()).implies(isDue));
  m.assert('what_is_due_is_next', io.late.implies(due));
  const second = io.second_vc;
  m.assert('the_second_is_due', io.has_second.implies(due.and(second.sub(vc).lt(left)).and(second.ne(io.vc_0))));

  // Every pair of turns becomes due where those of the round before are used but for one pair.
  const room = beyond.add(1).ne(pair(vc));
  const begins = io.tick.and(beat.eq(0));
  m.assume('turns_are_used_in_time', begins.implies(room));
  const age = m.reg('spec_age', bits(5), { reset: 0 });
  const became = m
    .past(begins)
    .and(m.pastValid())
    .and(m.past(beyond).eq(pair(who)));
  m.when(begins.and(beyond.eq(pair(who))), () => age.set(0)).elsewhen(io.tick, () => age.set(age.add(1)));
  m.assert('has_a_turn_each_round', age.le(ticksPerRound - 1));
  m.assert('it_is_due_then', became.implies(isDue));
  const sinceBeat = beat.sub(1);
  const pairs = beyond.sub(pair(who)).sub(1);
  m.assert('age_is_the_place', age.zext(6).le(pairs.cat(sinceBeat).zext(6)));
  m.assert('fresh_is_the_last_pair', beyond.sub(fresh).le(1));
  m.cover('a_round_passes', age.eq(ticksPerRound - 1));
});

/** Channels stay as they are; news, refreshes and when updates leave are any. */
const schedule = bind(
  updateSchedule(4),
  (io, inside, m) => {
    const set = bits(4);
    m.assume('channels_stay', m.pastValid().implies(m.stable(io.active)));
    m.assume('taken_where_offered', io.taken.implies(io.offer));
    const news = inside.bits('news', 4);
    const named = io.vc_0.oneHot(4).or(io.vc_1.oneHot(4));
    const again = inside.bits('is_again', 1);
    const waited = m.reg('spec_waited', set, { reset: 0 });
    const turn = m.reg('spec_turn', set, { reset: 0 });
    const probes = inside.inst<{ readonly due_probe: Bits<1>; readonly vc: Bits }>('turns');
    const { due_probe: due, vc } = probes;
    m.when(again, () => {
      waited.set(news);
      turn.set(vc.oneHot(4).and(due.repeat(4)));
    });
    const offered = io.offer;
    m.assert('carries_news_where_some_wait', offered.and(waited.any()).implies(waited.and(named).any()));
    m.assert('carries_the_refresh_that_waits', offered.implies(turn.and(named.not()).any().not()));
    m.cover('carries_both', offered.and(waited.any()).and(turn.any()).and(io.vc_0.ne(io.vc_1)));
    m.cover('carries_two_refreshes', offered.and(waited.any().not()).and(io.vc_0.ne(io.vc_1)));
  },
  { probes: { turns: { due: bit } } },
);

export const cbfcScheduleProofs: readonly Proof[] = [
  proof(
    'cbfc-news-turns',
    'News of a channel that stay are chosen after at most as many choices of news of others as there are other channels.',
    turns,
    { coverDepth: 24 },
  ),
  proof(
    'cbfc-refresh-turns',
    'Every channel has a turn to be refreshed in each round, which stays until the channel is advertised.',
    refreshes,
    { coverDepth: 36 },
  ),
  proof(
    'cbfc-update-schedule',
    'A CF_Update that is chosen while news wait carries news, and one that is chosen while a refresh waits carries it.',
    schedule,
    { depth: 7, coverDepth: 20 },
  ),
];
