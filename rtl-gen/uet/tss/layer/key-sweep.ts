/** Keys that are forgotten, and overwritten: those of an association or a domain, and after a reset all. */
import { type Bits, bit, bits, type Ctx, clog2, record, type ValueOf } from '../../../hdl/index.ts';
import { eraseClocks } from '../gcm/key-install.ts';
import type { CacheLayout } from './key-ways.ts';
import { associationNumber, domainNumber, type LayerSizes, lanesOf } from './shapes.ts';

/** A domain that is another one from now on, or is gone. */
export const domainChange = (sizes: LayerSizes) => record({ enable: bit, index: domainNumber(sizes) });

/** Keys that are forgotten: those of an association whose key is another one, or of `both` of a domain. */
export const cacheSweep = (sizes: LayerSizes) =>
  record({ enable: bit, association: associationNumber(sizes), both: bit });

/** What is forgotten after a new key of an association, or another domain. One that is gone went with its domain. */
export function sweepOf(
  m: Ctx,
  write: { readonly enable: Bits<1>; readonly there: Bits<1>; readonly association: Bits },
  forget: { readonly enable: Bits<1>; readonly index: Bits },
) {
  m.assert('one_change_at_a_time', write.enable.and(forget.enable).not());
  return {
    enable: write.enable.and(write.there).or(forget.enable),
    association: m.mux<Bits>(write.enable, write.association, forget.index.cat(m.lit(1, 0))),
    both: forget.enable,
  };
}

/**
 * Clocks from the last word that is swept until nothing has what was there: keys on the fly go through all rounds of
 * AES beside the data, and several lanes have them a clock later.
 */
const clocksToSettle = (sizes: LayerSizes): number =>
  (sizes.engine?.keySchedule === 'on_the_fly' ? 40 : 6) + (lanesOf(sizes) === 1 ? 0 : 1);

/** Clocks in which keys are overwritten. */
export const sweepClocks = (sizes: LayerSizes): number => sizes.keys * eraseClocks(1) + clocksToSettle(sizes);

/**
 * The ways of each set in turn while `sweeping`, `eraseClocks` for each, in which its key is overwritten in the engine
 * if it goes. `erased` is the last of them.
 */
export function keySweep(m: Ctx, { sizes, Way }: CacheLayout, { sweeping, set, begins }: Sweeping) {
  // All after a reset, else an association, or both of a domain.
  const all = m.reg('sweeps_all', bit, { reset: 1 });
  const { association, both } = begins;
  const swept = m.next('swept', { association, both }, { enable: begins.enable });
  const way = m.reg('swept_way', Way, { reset: 0 });
  const erasing = m.reg('erasing', bits(clog2(eraseClocks(1))), { reset: 0 });
  const settleClocks = clocksToSettle(sizes);
  const settling = m.reg('settling', bits(clog2(settleClocks + 1)), { reset: settleClocks });
  const erased = m.named('erased', erasing.eq(eraseClocks(1) - 1));
  m.when(sweeping, () => {
    settling.set(settleClocks);
    erasing.set(m.mux(erased, 0, erasing.add(1)));
    m.when(erased, () => way.set(way.add(1)));
  }).elsewhen(settling.any(), () => settling.set(settling.sub(1)));
  // The first sweep ends it: before that no set is the last one.
  m.when(set.all().and(way.all()).and(erased), () => all.set(0));
  return { sweeping, all, swept, way, erased, settled: settling.any().not() };
}

interface Sweeping {
  readonly sweeping: Bits<1>;
  readonly set: Bits;
  readonly begins: ValueOf<ReturnType<typeof cacheSweep>>;
}

export type KeySweep = ReturnType<typeof keySweep>;

/** Whether a sweep forgets the key of an entry. */
export function isForgotten({ all, swept }: KeySweep, entry: Bits): Bits<1> {
  const { association, both } = swept;
  const top = association.width - 1;
  const isOne = entry.at(0).eq(association.at(0)).or(both);
  return all.or(entry.slice(top, 1).eq(association.slice(top, 1)).and(isOne));
}
