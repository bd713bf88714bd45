/** The ways of a cache of keys: what they hold in the set that is looked at, and how that changes. */
import { type Bits, bit, bits, type Ctx, clog2, type Mem, type Shape } from '../../../hdl/index.ts';
import { chosen } from './key-entry.ts';
import { isForgotten, type KeySweep } from './key-sweep.ts';
import type { LayerSizes } from './shapes.ts';

/**
 * What a packet without its key does. `wait`: it is trusted, so it waits until its key is made, and so do those after
 * it. `pass`: it passes without, so that others do not wait; keys are made where `want` says so, and are on probation
 * until a packet is opened with them.
 */
export type Misses = 'wait' | 'pass';

/** Keys that share a place in the cache. */
export const cacheWays = ({ keys }: LayerSizes): number => (keys < 64 ? 4 : 8);

/** What a cache of keys is made of; `last` is its last way, which keys on probation have. */
export function cacheLayout(sizes: LayerSizes, misses: Misses) {
  const { keys } = sizes;
  const ways = cacheWays(sizes);
  const sets = keys / ways;
  const setBits = clog2(sets);
  if (setBits < 1 || 2 ** setBits !== sets) throw new RangeError(`a cache of ${keys} keys: give a power of two from 8`);
  return {
    ...{ sizes, ways, sets, setBits, last: ways - 1 },
    onProbation: misses === 'pass',
    isBlock: sizes.keyMemory === 'block',
    ...{ SetNumber: bits(setBits), Way: bits(clog2(ways)), Slot: bits(clog2(keys)) },
  };
}

export type CacheLayout = ReturnType<typeof cacheLayout>;

/**
 * The memories of the ways, and what they hold in `set`: whether each is used, the entry of its key, and the slot of
 * that in the engine. Block RAM is asked for it a clock ahead, in `setAhead`: what is written in that clock is not
 * looked at in the next one.
 */
export function keyWays(m: Ctx, layout: CacheLayout, Entry: Shape<Bits>, set: Bits, setAhead: Bits) {
  const { ways, sets, isBlock, onProbation, Way, Slot } = layout;
  const kept = { depth: sets, ...(isBlock && { attributes: { ram_style: 'block' } }) };
  const memories = <V>(of: string, shape: Shape<V>) =>
    Array.from({ length: ways }, (_, i) => m.mem(`${of}_${i}`, shape, kept));
  const asked = isBlock ? m.anyCycle('asked', setAhead) : undefined;
  const atSet = <V>(memory: Mem<V>): V =>
    asked === undefined ? memory.read(set) : memory.readSync({ addr: asked, onCollision: 'undefined' });
  const [used, entries] = [memories('used', bit), memories('way', Entry)];
  // With probation keys change ways, and keep their slots.
  const slots = onProbation ? memories('slot', Slot) : undefined;
  const ownSlots = Array.from({ length: ways }, (_, i): Bits => set.cat(m.lit(Way.width, i)));
  const now = { used: used.map(atSet), entries: entries.map(atSet), slots: slots?.map(atSet) ?? ownSlots };
  return { used, entries, slots, ownSlots, now };
}

export type KeyWays = ReturnType<typeof keyWays>;

interface Changes {
  /** The key on probation changes places with that of the way `turned`. */
  readonly swaps: Bits<1>;
  readonly turned: Bits;
  /** `entry` takes the place of the key on probation, or without probation that of the way `turned`. */
  readonly claims: Bits<1>;
  readonly entry: Bits;
  /** The key of that way is there from now on. */
  readonly stores: Bits<1>;
  readonly claimedWay: Bits;
}

/**
 * Writes what changes in the set, and gives the slot of the engine that a sweep overwrites: not if its key stays. After
 * a reset no key does, and no slot is known.
 */
export function changeWays(
  m: Ctx,
  { ways, last, onProbation }: CacheLayout,
  { used, entries, slots, ownSlots, now }: KeyWays,
  sweep: KeySweep,
  { set, changes }: { readonly set: Bits; readonly changes: Changes },
): { readonly enable: Bits<1>; readonly number: Bits } {
  const { swaps, turned, claims, entry, stores, claimedWay } = changes;
  const ofTurned = <W extends number>(of: readonly Bits<W>[]) => chosen(turned, of.slice(0, last));
  const stays = now.used.map((isUsed, i) => isUsed.and(isForgotten(sweep, now.entries[i]!).not()));
  for (let i = 0; i < ways; i++) {
    const isProbation = onProbation && i === last;
    const moves = onProbation ? (isProbation ? swaps : swaps.and(turned.eq(i))) : m.lit(1, 0);
    const claimsIt = claims.and(onProbation ? m.lit(1, Number(isProbation)) : turned.eq(i));
    const storesIt = stores.and(claimedWay.eq(i));
    const sweepsIt = sweep.sweeping.and(sweep.erased).and(sweep.way.eq(i));
    const movesIn = (of: readonly Bits[]): Bits => (isProbation ? ofTurned(of) : of[last]!);
    entries[i]!.write({
      addr: set,
      data: m.mux(moves, movesIn(now.entries), entry),
      enable: claimsIt.or(moves),
    });
    const isUsed = isProbation ? ofTurned(now.used) : m.lit(1, 1);
    used[i]!.write({
      addr: set,
      // An entry that is claimed is found only when its key is there.
      data: m.mux(sweep.sweeping, stays[i]!, m.mux(moves, isUsed, stores)),
      enable: sweepsIt.or(claimsIt).or(storesIt).or(moves),
    });
    slots?.[i]?.write({
      addr: set,
      data: m.mux(moves, movesIn(now.slots), ownSlots[i]!),
      enable: moves.or(sweepsIt.and(sweep.all)),
    });
  }
  return {
    enable: sweep.sweeping.and(chosen(sweep.way, stays).not()),
    number: m.mux<Bits>(sweep.all, set.cat(sweep.way), chosen(sweep.way, now.slots)),
  };
}
