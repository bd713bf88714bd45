/** Where mutants of the caches of keys may differ from them inside. */
import { type Apart, always, type Fact, type Moment, type Word } from '../../../../design-tests/apart.ts';

const not =
  (path: string): Fact =>
  (now) =>
    now.of(path).not();
const both =
  (a: Fact, b: Fact): Fact =>
  (now) =>
    a(now).and(b(now));
const inState =
  (...names: readonly string[]): Fact =>
  (now) =>
    now.of('cache.state').is(...names);

const ways = [0, 1, 2, 3] as const;

const compared: Readonly<Record<string, Fact>> = {
  'cache.compared_set': not('cache.is_compared'),
  ...Object.fromEntries(
    ways.map((way) => [`cache.equal_${way}`, both(not('cache.is_compared'), (now) => inState('decide')(now).not())]),
  ),
  'cache.found': not('cache.is_joined'),
  'cache.way': not('cache.is_joined'),
  'cache.row': not('cache.is_joined'),
  'cache.erase_number': not('cache.erase_enable'),
};

/** The set that is looked at, and what is found there, while nothing is looked up. */
export const setBetween: Apart = {
  registers: { 'cache.set': both(not('cache.is_hashed'), inState('idle', 'rewind')), ...compared },
};

/** What is looked for too. */
export const betweenLookups: Apart = {
  registers: {
    'cache.subject': both(not('cache.is_known'), inState('sweep', 'idle', 'rewind')),
    'cache.set': both(not('cache.is_hashed'), inState('idle', 'rewind', 'hash')),
    'cache.hashed': both(not('cache.is_hashed'), inState('sweep', 'idle', 'rewind', 'hash')),
    ...compared,
  },
};

/** The association that is swept, where both are. */
export const bothSwept: Apart = {
  registers: { 'cache.swept_association': (now) => now.lit(1, 0).cat(now.of('cache.swept_both')) },
};

/** Steps of 5 in three bits. */
export const settlesInOtherSteps: Apart = {
  registers: { 'cache.settling': always },
  related: (design, mutant) => {
    const own = design.of('cache.settling');
    return mutant.of('cache.settling').eq(own.add(own.slice(0).cat(own.sub(own).slice(0, 2))));
  },
};

/** An order in the clock after it was taken. */
export const orderedOneMore: Apart = {
  registers: { 'cache.orders': (now) => now.of('maker.state').is('fetch') },
};

/** Whether an address is none of those from `first` on, before `end`, of a ring that may be full. */
const isOutside = (now: Moment, address: Word, first: string, end: string): Word => {
  const [from, to] = [now.of(first), now.of(end)];
  return address.sub(from.slice(0, address.width)).zext(to.width).lt(to.sub(from)).not();
};

/** What was found for packets that are not decided, and the mask there while nothing leaves. */
export const decidedNext: Apart = {
  registers: { 'cache.masks_rdata': not('cache.leaves') },
  memories: { 'cache.results': (now, address) => isOutside(now, address, 'cache.fetched', 'cache.decided') },
};

/** Whether the key of a way in the set that is swept stays. */
function stays(now: Moment, way: number): Word {
  const entry = now.word(`cache.way_${way}`, now.of('cache.set'));
  const swept = now.of('cache.swept_association');
  const isOne = entry.slice(0).eq(swept.slice(0)).or(now.of('cache.swept_both'));
  return entry.slice(1).eq(swept.slice(1)).and(isOne).not();
}

/** The way whose turn it is in the second clock of its turn. */
const isSecond = (now: Moment, way: number): Word =>
  now.of('cache.state').is('sweep').and(now.of('cache.swept_way').eq(way)).and(now.of('cache.erasing'));

/** After a reset words are any until their turn. */
function isAny(now: Moment, address: Word, way: number): Word {
  const [set, turn] = [now.of('cache.set'), now.of('cache.swept_way')];
  const isNext = set.lt(address).or(set.eq(address).and(now.lit(turn.width, way).lt(turn).not()));
  return now.of('cache.state').is('sweep').and(now.of('cache.sweeps_all')).and(isNext);
}

/** What a sweep has made of a way in the first of its two clocks. */
export const sweptEarly: Apart = {
  registers: compared,
  memories: Object.fromEntries(
    ways.map((way) => [
      `cache.used_${way}`,
      (now: Moment, address: Word) =>
        address
          .eq(now.of('cache.set'))
          .and(isSecond(now, way))
          .or(isAny(now, address, way)),
    ]),
  ),
  related: (design, mutant) =>
    ways
      .map((way) => {
        const [own, other] = [design, mutant].map((now) => now.word(`cache.used_${way}`, now.of('cache.set')));
        const isOne = isSecond(design, way).and(design.of('cache.sweeps_all').not());
        return isOne.implies(other!.eq(own!.and(stays(design, way))));
      })
      .reduce((a, b) => a.and(b)),
};
