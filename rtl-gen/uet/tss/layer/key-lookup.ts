/** How a cache of keys looks up what packets need, and whose turn it is to give way. */
import { type Bits, bit, type Ctx, enumOf, type ValueOf } from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { chosen, entryParts, equalParts } from './key-entry.ts';
import type { CacheLayout, KeyWays } from './key-ways.ts';
import { lanesOf } from './shapes.ts';

/** What the cache does besides looking packets up. */
export const CacheState = enumOf(
  'sweep',
  'idle',
  'rewind',
  'hash',
  'look',
  'decide',
  'claim',
  'await',
  'store',
  'swap',
);

/**
 * Which way gives way next, in `turned` with the set beside it, and whether a key that is promoted is taken. With
 * probation that is a way that is not used, else the one after the last that gave way, in the state `swap`: of several
 * lanes the way comes from registers, and `aimed` marks the second of two clocks.
 */
export function keyTurn(
  m: Ctx,
  { sizes, last, onProbation, Way }: CacheLayout,
  { now }: KeyWays,
  state: ValueOf<typeof CacheState>,
) {
  const turn = m.reg('turn', Way, onProbation ? {} : { reset: 0 });
  if (!onProbation) return { turn, turned: turn, takes: m.lit(1, 1), aimed: undefined };
  const free = lowFirst(now.used.slice(0, last).map((one) => one.not()));
  const way = m.mux<Bits>(free.any(), free.priority().index.zext(Way.width), turn);
  const isSwap = state.is('swap');
  if (lanesOf(sizes) === 1) return { turn, turned: m.named('turned', way), takes: isSwap, aimed: undefined };
  const aimed = m.reg('aimed', bit, { reset: 0, enable: isSwap, next: (now) => now.not() });
  return { turn, turned: m.next('turned', way), takes: m.named('swap_now', isSwap.and(aimed)), aimed };
}

interface Entering {
  readonly enters: Bits<1>;
  readonly needed: Bits<1>;
  readonly subject: Bits;
  readonly set: Bits;
}

/**
 * What the ways have of the entry in `subject`: its hash is in `set` in `compare`, the parts in which each way is equal
 * are joined in `join`, and `decide` has whether it is found, in which way and slot.
 */
export function keyLookup(
  m: Ctx,
  { isBlock }: CacheLayout,
  { slots, now }: KeyWays,
  { enters, needed, subject, set }: Entering,
) {
  const joined = pipeline(m, { needed }, { valid: enters })
    .stage('enter', idle)
    .stage('hash', () => ({ entry: subject }))
    .stage('compare', ({ entry }) => ({
      row: set,
      equal: lowFirst(now.entries.map((known, i) => equalParts(known, entry, now.used[i]!))),
    }))
    .stage('join', ({ equal }) => {
      const hits = m.named('hits', lowFirst([...equal.lanes(entryParts)].map((parts) => parts.all())));
      return { found: hits.any(), way: hits.priority().index };
    });
  const { row: rowAhead } = joined.at('join');
  return joined.stage('decide', ({ row, way }) => {
    const ofWays = slots?.map((one) =>
      isBlock ? one.readSync({ addr: rowAhead, onCollision: 'undefined' }) : one.read(row),
    );
    return { slot: ofWays === undefined ? row.cat(way) : chosen(way, ofWays) };
  });
}
