/** What holds of parts of the TSS layer in each clock after a reset, which proofs about their mutants need. */
import type { Lemma, Lemmas, Moment, Word } from '../../../../design-tests/apart.ts';
import { bindingsLemmas } from './bindings-apart.ts';
import { guardsLemmas } from './guards-lemmas.ts';
import { checkLemmas, kdfLemmas } from './kdf-apart.ts';

const stages = ['hash', 'compare', 'join', 'decide'] as const;

/** Packets that are being looked up. */
const inside = (now: Moment): Word =>
  stages.map((stage) => now.of(`cache.valid_${stage}`).zext(5)).reduce((a, b) => a.add(b));

/** How far a number of a packet is from that of the oldest one inside. */
const since = (now: Moment, of: string): Word => now.of(`cache.${of}`).sub(now.of('cache.handed'));

/** Of a cache, whether misses wait or pass. */
const ofAll: readonly Lemma[] = [
  {
    name: 'packets inside are in order',
    holds: (now) => {
      const [taken, looked, decided, fetched] = ['taken', 'looked', 'decided', 'fetched'].map((of) => since(now, of));
      const isOrdered = taken!.lt(17).and(taken!.lt(looked!).not()).and(looked!.lt(decided!).not());
      return isOrdered.and(decided!.lt(fetched!).not()).and(fetched!.eq(now.of('cache.leaves').zext(5)));
    },
  },
  {
    name: 'what has been decided leaves at once if nothing does',
    holds: (now) => now.of('cache.leaves').or(since(now, 'decided').lt(2)),
  },
  {
    name: 'nothing is looked up while keys change',
    holds: (now) => now.of('cache.state').is('idle').or(inside(now).eq(0)),
  },
  {
    name: 'an order is of a key that is claimed, and is taken by what is idle',
    holds: (now) => {
      const isAlone = now.of('cache.claims').and(now.of('cache.is_made').not());
      return now.of('cache.orders').implies(isAlone.and(now.of('maker.state').is('idle')));
    },
  },
  {
    name: 'what is made is claimed, and no order any more',
    holds: (now) => {
      const isOrdered = now.of('cache.orders').or(now.of('cache.is_made'));
      return now.of('maker.state').is('idle').or(now.of('cache.claims').and(isOrdered.not()));
    },
  },
  { name: 'what has been made is claimed', holds: (now) => now.of('cache.is_made').implies(now.of('cache.claims')) },
  {
    name: 'what is stored has been made',
    holds: (now) => now.of('cache.state').is('store').implies(now.of('cache.is_made')),
  },
  {
    name: 'nothing is claimed where something may be',
    holds: (now) =>
      now.of('cache.state').is('sweep', 'hash', 'look', 'decide', 'claim').implies(now.of('cache.claims').not()),
  },
  { name: 'it is in one of its states', holds: (now) => now.of('cache.state').lt(10) },
  {
    name: 'what makes keys holds none while keys are overwritten',
    holds: (now) => now.of('cache.erase_enable').implies(now.of('maker.key_iv_mask').eq(0)),
  },
  {
    name: 'ways are swept in a sweep alone',
    holds: (now) =>
      now
        .of('cache.state')
        .is('sweep')
        .or(now.of('cache.erasing').any().or(now.of('cache.swept_way').any()).not()),
  },
  {
    name: 'what makes keys is swept while all else is',
    holds: (now) => {
      const steps = now.of('cache.set').cat(now.of('cache.swept_way')).cat(now.of('cache.erasing'));
      const isFirst = now.of('cache.state').is('sweep').and(now.of('cache.sweeps_all'));
      const wiped = now.of('maker.row').zext(steps.width);
      return now.of('maker.wipes').implies(isFirst.and(steps.eq(wiped)));
    },
  },
];

/** What a key is known by, of a word of `requests`. */
const entryOf = (word: Word): Word => word.slice(0, 177).cat(word.slice(180, 2));

const surroundings = ['one_change_at_a_time', 'cache.swept_while_quiet', 'cache.flights.ends_were_issued'];

const front = (now: Moment): Word => now.of('front');

export const layerLemmas: Readonly<Record<string, Lemmas>> = {
  bindings: bindingsLemmas,
  check: checkLemmas,
  kdf: kdfLemmas,
  keys: {
    kept: surroundings,
    facts: [
      ...ofAll,
      {
        name: 'no packet waits inside',
        holds: (now) => now.of('cache.state').is('rewind', 'await').not(),
      },
      {
        name: 'those that have been looked up and not decided are being looked up',
        holds: (now) => now.of('cache.looked').sub(now.of('cache.decided')).eq(inside(now)),
      },
      {
        name: 'keys on probation have the last way',
        holds: (now) => now.of('cache.claims').implies(now.of('cache.claimed_way').eq(3)),
      },
      {
        name: 'a packet that has stayed is there',
        holds: (now) => now.of('stayed').any().implies(now.of('cache.leaves')),
      },
      {
        name: 'keys change places for one that is promoted',
        holds: (now) => {
          const [wr, rd] = ['wr', 'rd'].map((of) => now.of(`cache.flights.promotions.${of}`));
          return wr!
            .sub(rd!)
            .lt(5)
            .and(now.of('cache.state').is('swap').implies(wr!.ne(rd!)));
        },
      },
      { name: 'a packet stays for 2 clocks', holds: (now) => now.of('stayed').lt(3) },
      {
        name: 'the oldest packet is parked until it returns',
        holds: (now) =>
          front(now)
            .is('idle', 'leave')
            .or(now.of('parked.wr').ne(now.of('parked.rd'))),
      },
      {
        name: 'no more are parked than there is room for',
        holds: (now) => now.of('parked.wr').sub(now.of('parked.rd')).lt(33),
      },
    ],
  },
  guards: guardsLemmas,
  resolver: {
    kept: surroundings,
    facts: [
      ...ofAll,
      {
        name: 'what is claimed is waited for',
        holds: (now) => now.of('cache.claims').eq(now.of('cache.state').is('await', 'store')),
      },
      {
        name: 'what is being looked up is not decided',
        holds: (now) => {
          const open = now.of('cache.looked').sub(now.of('cache.decided'));
          return open
            .lt(inside(now))
            .not()
            .and(now.of('cache.missed').or(open.eq(inside(now))));
        },
      },
      {
        name: 'what changes is for the packet that was missed',
        holds: (now) => {
          const isRewound = now.of('cache.missed').and(now.of('cache.looked').eq(now.of('cache.decided')));
          return now.of('cache.state').is('sweep', 'idle').or(isRewound);
        },
      },
      {
        name: 'a packet that was missed is inside',
        holds: (now) => now.of('cache.missed').implies(now.of('cache.decided').ne(now.of('cache.taken'))),
      },
      {
        name: 'what a key is made for is known by the packet that was missed',
        holds: (now) => {
          const missing = now.word('cache.requests', now.of('cache.looked').slice(0, 4));
          const isMaking = now.of('cache.state').is('hash', 'look', 'decide', 'claim', 'await', 'store');
          return isMaking.implies(now.of('cache.subject').eq(entryOf(missing)));
        },
      },
      { name: 'no keys change places', holds: (now) => now.of('cache.state').is('swap').not() },
    ],
  },
};
