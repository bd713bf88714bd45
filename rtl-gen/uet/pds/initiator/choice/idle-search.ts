/** Finds the PDC that has had nothing to do for longest. */
import { type Bits, bit, bits, module, record } from '../../../../hdl/index.ts';
import { pipeline, idle as wait } from '../../../../lib/pipeline/pipeline.ts';
import { contextCopy } from '../../target-side/context-copy.ts';
import type { ChoiceLayout } from './choice-layout.ts';
import { generationOf, indexOf, NamedPdc, Retired } from './choice-records.ts';
import { PdcCount } from './placement.ts';

/** Clocks after which a request to close that has shown no effect is given up. */
const patience = 1023;

/**
 * Looks at one of N PDCs a clock. At the end of each round in which `wanted` is 1, `close` is the PDC that has been
 * idle for longest: all its packets are retired, no message is in its middle, and it takes messages. One that has had
 * no packet yet is opened for one that is on its way. Idle times begin with the round that sees it first. No other one
 * is asked for until `closes` tells that a PDC takes no messages any more, and a round after that has ended, or 1,023
 * clocks have passed.
 *
 * `now` counts clocks.
 */
export const idleSearch = (layout: ChoiceLayout) => {
  const { contexts, contextBits, countBits, generationBits, suffix } = layout;
  const Index = bits(contextBits);
  const Count = PdcCount(layout);
  const Out = record({ generation: bits(generationBits), count: bits(countBits) });
  return module(
    `idle_search_${suffix}`,
    {
      summary: `Finds the PDC of ${contexts} that has been idle for longest.`,
      in: {
        state_write: record({ enable: bit, index: Index, count: Count }),
        retired: Retired(layout),
        wanted: bit,
        closes: bit,
        now: bits(32),
      },
      out: { close: NamedPdc },
    },
    ({ state_write, retired, wanted, closes, now }, m) => {
      const position = m.reg('position', Index, { reset: 0, next: (now) => now.add(1) });
      const { word: state } = m.inst('states', contextCopy(Count, contexts), {
        enable: state_write.enable,
        pdc: state_write.index,
        data: state_write.count,
        read: position,
      });
      const { word: out } = m.inst('retired_counts', contextCopy(Out, contexts), {
        enable: retired.valid,
        pdc: indexOf(layout, retired.pdcid),
        data: { generation: generationOf(layout, retired.pdcid.trunc(15)), count: retired.count },
        read: position,
      });
      const Seen = record({ idle: bit, since: bits(32) });
      const stored = m.forward('stored', record({ index: Index, seen: Seen }));
      const { word: seen } = m.inst('seen', contextCopy(Seen, contexts), {
        enable: m.lit(1, 1),
        pdc: stored.index,
        data: stored.seen,
        read: position,
      });
      const { at, generation, idle, since } = pipeline(m, { at: position as Bits }, { reset: { idle: 0 } })
        .repeat(2, 'fetch', wait)
        .stage('look', () => {
          const retires = out.count.mask(out.generation.eq(state.generation));
          const takes = state.alive.and(state.closing.not());
          const idle = takes.and(state.used).and(state.busy.not()).and(state.count.eq(retires));
          const since = m.mux(idle.and(seen.idle), seen.since, now);
          return { idle, since, generation: state.generation };
        }).out;
      stored.set({ index: at, seen: { idle, since } });

      const age = m.named('age', now.sub(since));
      const best = m.reg('best', record({ valid: bit, age: bits(32), pdc: bits(15) }), { reset: { valid: 0 } });
      const isFirst = m.named('is_first', at.eq(0));
      const isOlder = m.named('is_older', best.valid.not().or(isFirst).or(age.gt(best.age)));
      m.when(isFirst, () => best.set({ valid: 0 }));
      m.when(idle.and(isOlder), () => best.set({ valid: 1, age, pdc: generation.cat(at) }));

      const waits = m.reg('waits', bits(10), { reset: 0 });
      // What was found before the last one was closed may be that one.
      const stale = m.reg('stale', bits(2), { reset: 0 });
      m.when(closes, () => stale.set(2)).elsewhen(isFirst.and(stale.any()), () => stale.set(stale.sub(1)));
      const mayAsk = waits.any().or(stale.any()).not();
      const ends = m.named('ends', isFirst.and(best.valid).and(wanted).and(mayAsk));
      m.when(ends, () => waits.set(patience))
        .elsewhen(closes, () => waits.set(0))
        .elsewhen(waits.any(), () => waits.set(waits.sub(1)));
      return { close: m.next('close', { valid: ends, pdcid: m.lit(1, 1).cat(best.pdc) }, { reset: { valid: 0 } }) };
    },
  );
};
