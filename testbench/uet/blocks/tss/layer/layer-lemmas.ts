/** What holds of parts of the TSS layer in each clock after a reset, which proofs about their mutants need. */
import { type Lemma, type Lemmas, lemma, type Moment, type Word } from '../../../../design-tests/apart.ts';
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
  lemma('packets inside are in order', (now) => {
    const [taken, looked, decided, fetched] = ['taken', 'looked', 'decided', 'fetched'].map((of) => since(now, of));
    const isOrdered = taken!.lt(17).and(taken!.lt(looked!).not()).and(looked!.lt(decided!).not());
    return isOrdered.and(decided!.lt(fetched!).not()).and(fetched!.eq(now.of('cache.leaves').zext(5)));
  }),
  lemma('what has been decided leaves at once if nothing does', (now) =>
    now.of('cache.leaves').or(since(now, 'decided').lt(2)),
  ),
  lemma('nothing is looked up while keys change', (now) => now.of('cache.state').is('idle').or(inside(now).eq(0))),
  lemma('an order is of a key that is claimed, and is taken by what is idle', (now) => {
    const isAlone = now.of('cache.claims').and(now.of('cache.is_made').not());
    return now.of('cache.orders').implies(isAlone.and(now.of('maker.state').is('idle')));
  }),
  lemma('what is made is claimed, and no order any more', (now) => {
    const isOrdered = now.of('cache.orders').or(now.of('cache.is_made'));
    return now.of('maker.state').is('idle').or(now.of('cache.claims').and(isOrdered.not()));
  }),
  lemma('what has been made is claimed', (now) => now.of('cache.is_made').implies(now.of('cache.claims'))),
  lemma('what is stored has been made', (now) => now.of('cache.state').is('store').implies(now.of('cache.is_made'))),
  lemma('nothing is claimed where something may be', (now) =>
    now.of('cache.state').is('sweep', 'hash', 'look', 'decide', 'claim').implies(now.of('cache.claims').not()),
  ),
  lemma('it is in one of its states', (now) => now.of('cache.state').lt(10)),
  lemma('what makes keys holds none while keys are overwritten', (now) =>
    now.of('cache.erase_enable').implies(now.of('maker.key_iv_mask').eq(0)),
  ),
  lemma('ways are swept in a sweep alone', (now) =>
    now
      .of('cache.state')
      .is('sweep')
      .or(now.of('cache.erasing').any().or(now.of('cache.swept_way').any()).not()),
  ),
  lemma('what makes keys is swept while all else is', (now) => {
    const steps = now.of('cache.set').cat(now.of('cache.swept_way')).cat(now.of('cache.erasing'));
    const isFirst = now.of('cache.state').is('sweep').and(now.of('cache.sweeps_all'));
    const wiped = now.of('maker.row').zext(steps.width);
    return now.of('maker.wipes').implies(isFirst.and(steps.eq(wiped)));
  }),
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
      lemma('no packet waits inside', (now) => now.of('cache.state').is('rewind', 'await').not()),
      lemma('those that have been looked up and not decided are being looked up', (now) =>
        now.of('cache.looked').sub(now.of('cache.decided')).eq(inside(now)),
      ),
      lemma('keys on probation have the last way', (now) =>
        now.of('cache.claims').implies(now.of('cache.claimed_way').eq(3)),
      ),
      lemma('a packet that has stayed is there', (now) => now.of('stayed').any().implies(now.of('cache.leaves'))),
      lemma('keys change places for one that is promoted', (now) => {
        const [wr, rd] = ['wr', 'rd'].map((of) => now.of(`cache.flights.promotions.${of}`));
        return wr!
          .sub(rd!)
          .lt(5)
          .and(now.of('cache.state').is('swap').implies(wr!.ne(rd!)));
      }),
      lemma('a packet stays for 2 clocks', (now) => now.of('stayed').lt(3)),
      lemma('the oldest packet is parked until it returns', (now) =>
        front(now)
          .is('idle', 'leave')
          .or(now.of('parked.wr').ne(now.of('parked.rd'))),
      ),
      lemma('no more are parked than there is room for', (now) => now.of('parked.wr').sub(now.of('parked.rd')).lt(33)),
    ],
  },
  guards: guardsLemmas,
  resolver: {
    kept: surroundings,
    facts: [
      ...ofAll,
      lemma('what is claimed is waited for', (now) =>
        now.of('cache.claims').eq(now.of('cache.state').is('await', 'store')),
      ),
      lemma('what is being looked up is not decided', (now) => {
        const open = now.of('cache.looked').sub(now.of('cache.decided'));
        return open
          .lt(inside(now))
          .not()
          .and(now.of('cache.missed').or(open.eq(inside(now))));
      }),
      lemma('what changes is for the packet that was missed', (now) => {
        const isRewound = now.of('cache.missed').and(now.of('cache.looked').eq(now.of('cache.decided')));
        return now.of('cache.state').is('sweep', 'idle').or(isRewound);
      }),
      lemma('a packet that was missed is inside', (now) =>
        now.of('cache.missed').implies(now.of('cache.decided').ne(now.of('cache.taken'))),
      ),
      lemma('what a key is made for is known by the packet that was missed', (now) => {
        const missing = now.word('cache.requests', now.of('cache.looked').slice(0, 4));
        const isMaking = now.of('cache.state').is('hash', 'look', 'decide', 'claim', 'await', 'store');
        return isMaking.implies(now.of('cache.subject').eq(entryOf(missing)));
      }),
      lemma('no keys change places', (now) => now.of('cache.state').is('swap').not()),
    ],
  },
};
