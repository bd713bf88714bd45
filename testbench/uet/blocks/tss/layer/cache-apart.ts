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
  'cache.row_join': not('cache.valid_join'),
  'cache.equal_join': both(not('cache.valid_join'), (now) => inState('decide')(now).not()),
  'cache.found_decide': not('cache.valid_decide'),
  'cache.way_decide': not('cache.valid_decide'),
  'cache.row_decide': not('cache.valid_decide'),
  'cache.erase_number': not('cache.erase_enable'),
};

/** The set that is looked at, and what is found there, while nothing is looked up. */
export const setBetween: Apart = {
  registers: { 'cache.set': both(not('cache.valid_compare'), inState('idle', 'rewind')), ...compared },
};

/** What is looked for too. */
export const betweenLookups: Apart = {
  registers: {
    'cache.subject': both(not('cache.valid_hash'), inState('sweep', 'idle', 'rewind')),
    'cache.set': both(not('cache.valid_compare'), inState('idle', 'rewind', 'hash')),
    'cache.entry_compare': both(not('cache.valid_compare'), inState('sweep', 'idle', 'rewind', 'hash')),
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

/** Which key packets are under that have not been issued, also where a reset ends one. */
export const issuedNext: Apart = {
  memories: Object.fromEntries(
    [
      ['under_way', 'ended', 'issued'],
      ['promotions.items', 'promotions.rd', 'promotions.wr'],
    ].map(([memory, first, end]) => [
      `cache.flights.${memory}`,
      (now: Moment, address: Word) => isOutside(now, address, `cache.flights.${first}`, `cache.flights.${end}`),
    ]),
  ),
};

/** What was found for packets that are not decided, and the mask there while nothing leaves. */
export const decidedNext: Apart = {
  registers: { 'cache.masks_rdata': not('cache.leaves') },
  memories: { 'cache.results': (now, address) => isOutside(now, address, 'cache.fetched', 'cache.decided') },
};

/** The same, and the mask that is handed on with a packet that needs no key. */
export const keysDecidedNext: Apart = {
  registers: { ...decidedNext.registers, leaving_place_iv_mask: (now) => keyless(now).or(now.of('is_leaving').not()) },
  memories: decidedNext.memories!,
  outputs: { down_payload_place_iv_mask: (now) => keyless(now) },
};
const keyless = not('leaving_needed');

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

/** What is used of the set that is swept, and after a reset of all that has not been, and whose slots are known. */
const sweptMemories = (isApart: (now: Moment, way: number) => Word) =>
  Object.fromEntries(
    ways.map((way) => [
      `cache.used_${way}`,
      (now: Moment, address: Word) =>
        address
          .eq(now.of('cache.set'))
          .and(isApart(now, way))
          .or(isAny(now, address, way)),
    ]),
  );

/** Slots of ways, which after a reset are any until their turn, where keys change ways. */
const anySlots = Object.fromEntries(
  ways.map((way) => [`cache.slot_${way}`, (now: Moment, address: Word) => isAny(now, address, way)]),
);

const all = (facts: readonly Word[]): Word => facts.reduce((a, b) => a.and(b));

/** In the set that is swept the first ways have been. */
const firstWays = (now: Moment, holds: (way: number) => Word): Word =>
  all(ways.map((way) => now.lit(2, way).lt(now.of('cache.swept_way')).implies(holds(way))));

const sweepsOne = (now: Moment): Word => now.of('cache.state').is('sweep').and(now.of('cache.sweeps_all').not());

/** After a reset slots are those of their ways once they have been swept. */
const ownSlots = (now: Moment): Word => {
  const set = now.of('cache.set');
  const isFirst = now.of('cache.state').is('sweep').and(now.of('cache.sweeps_all'));
  const isOwn = (way: number): Word => now.word(`cache.slot_${way}`, set).eq(set.cat(now.lit(2, way)));
  return isFirst.implies(firstWays(now, isOwn));
};

/** What a sweep has made of a way in the first of its two clocks. */
const early: Apart = {
  registers: compared,
  memories: sweptMemories(isSecond),
  related: (design, mutant) =>
    all(
      ways.map((way) => {
        const [own, other] = [design, mutant].map((now) => now.word(`cache.used_${way}`, now.of('cache.set')));
        const isOne = isSecond(design, way).and(design.of('cache.sweeps_all').not());
        return isOne.implies(other!.eq(own!.and(stays(design, way))));
      }),
    ),
};

/** What a sweep has made of a way in the turn of another one of its set. */
const inAnyTurn: Apart = {
  registers: compared,
  memories: sweptMemories((now, way) => sweepsOne(now).and(now.lit(2, way).lt(now.of('cache.swept_way')).not())),
  related: (design, mutant) => {
    const both = (way: number) =>
      [design, mutant].map((now) => now.word(`cache.used_${way}`, now.of('cache.set'))) as [Word, Word];
    const isEither = ways.map((way) => {
      const [own, other] = both(way);
      return other.eq(own).or(other.eq(own.and(stays(design, way))));
    });
    const isFirst = design.of('cache.sweeps_all');
    const isDone = firstWays(design, (way) => both(way)[0].implies(stays(design, way).and(isFirst.not())));
    return design.of('cache.state').is('sweep').implies(all(isEither).or(isFirst).and(isDone));
  },
};

/** The same where keys change ways, and slots are those of their ways after a reset. */
const withSlots = (of: Apart): Apart => ({
  ...of,
  memories: { ...of.memories, ...anySlots },
  related: (design, mutant) => of.related!(design, mutant).and(ownSlots(design)),
});

export const [sweptEarly, sweptInAnyTurn] = [early, inAnyTurn];
export const [keysSweptEarly, keysSweptInAnyTurn] = [early, inAnyTurn].map(withSlots) as [Apart, Apart];

/** Steps of 3 in two bits: by way of 3 in place of 1, to 2. */
export const staysInOtherSteps: Apart = {
  registers: { stayed: (now) => now.of('stayed').eq(1) },
  related: (design, mutant) => design.of('stayed').eq(1).implies(mutant.of('stayed').eq(3)),
};

/** The way of the key that is being made, which is the last one from the first clock after a reset on. */
export const lastBefore: Apart = {
  registers: { 'cache.claimed_way': (now) => now.of('cache.claims').not() },
  related: (design, mutant) => {
    const isFirst = design.of('cache.sweeps_all').and(design.of('cache.state').is('sweep'));
    return isFirst.or(mutant.of('cache.claimed_way').eq(3));
  },
};
