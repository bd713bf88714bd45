/** The counters of a PDS target: of each verdict, and of what else happens. */
import { type Bits, bit, bits, clog2, module, pack, record, type Shape } from '../../../../hdl/index.ts';
import { statisticsCounter } from '../../../../lib/counting/statistics-counter.ts';
import { forwardingRam } from '../../../../lib/memory/forwarding-ram.ts';
import { contextCopy } from '../context-copy.ts';
import { history } from '../history.ts';
import { Verdict } from '../records.ts';
import { type CountedEvent, countedEvents, counterNames, verdictNames } from './counter-list.ts';
import { counterBits } from './pds-register-table.ts';

/** Bits of a counter's index. */
export const indexBits = clog2(counterNames.length);

/** How often each event happens in a clock. */
export const CountedEvents: Shape<Readonly<Record<CountedEvent, Bits<2>>>> = record(
  Object.fromEntries(countedEvents.map((name) => [name, bits(2)])) as Record<CountedEvent, ReturnType<typeof bits<2>>>,
);

/** Clocks from `take` to the snapshot. */
export const snapshotLatency = 5;

/**
 * Counters of `counterBits` bits that stop at the largest number, all 0 after reset. Of verdicts there is one a clock,
 * so that their counters lie in a memory; verdicts that are among `countedEvents` count as events alone. `take` chooses
 * a counter by the index that it has in `counterNames`; `snapshotLatency` clocks later `taken` becomes 1 and `snapshot`
 * is what it was a few clocks before. Both stay until the next `take`. An index above the last counter's shows 0.
 */
export const pdsCounters = module(
  'pds_counters',
  {
    summary: `${counterNames.length} counters of ${counterBits} bits: verdicts, and other events.`,
    in: {
      verdict: record({ valid: bit, verdict: Verdict }),
      events: CountedEvents,
      take: bit,
      index: bits(indexBits),
    },
    out: { taken: bit, snapshot: bits(counterBits), new_pdc_timeouts: bits(counterBits) },
  },
  ({ verdict, events, take, index }, m) => {
    const Count = bits(counterBits);
    const depth = 2 ** indexBits;
    const Index = bits(indexBits);
    const code = pack(verdict.verdict);
    const counts = verdictNames
      .map((name, i) => ({ name, is: code.eq(i) }))
      .filter(({ name }) => (countedEvents as readonly string[]).includes(name))
      .reduce((all, { is }) => all.and(is.not()), verdict.valid);

    // One is added to what was counted; after reset a word that was not counted in holds anything.
    const now = m.forward('now', Count);
    const counted = m.reg('counted', bits(depth), { reset: 0 });
    const address = history(m, 'code', code.zext(indexBits), 2)[2]!;
    const valid = history(m, 'counts', counts, 2, true)[2]!;
    const begun = m.named('begun', counted.at(address));
    const sum = now
      .mask(begun)
      .zext(counterBits + 1)
      .add(1);
    const next = m.named('next', sum.trunc(counterBits).or(sum.at(counterBits).repeat(counterBits)));
    m.when(valid, () => counted.set(counted.or(address.oneHot(depth))));
    const { word } = m.inst('verdicts', forwardingRam(Count, { depth, latency: 2 }), {
      addr: code.zext(indexBits),
      enable: counts,
      next,
      write: m.lit(1, 1),
    });
    now.set(word);

    // The counter that is chosen: the memory's, or one of its own.
    const chosen = m.reg('chosen', Index, { reset: 0 });
    m.when(take, () => chosen.set(index));
    const copy = m.inst('verdicts_copy', contextCopy(Count, depth), {
      enable: valid,
      pdc: address,
      data: next,
      read: chosen,
    });
    const own = countedEvents.map((name) => {
      const { count } = m.inst(name, statisticsCounter(counterBits, 2), { amount: events[name], clear: m.lit(1, 0) });
      return { name, count: count };
    });
    const isOwn = m.reg('is_own', bit);
    const ownCount = m.reg('own_count', Count);
    const isIndexOf = (name: string): Bits<1> => chosen.eq(counterNames.indexOf(name));
    isOwn.set(own.map(({ name }) => isIndexOf(name)).reduce((a, b) => a.or(b)));
    // As old as the word that the copy shows: one clock sooner it would let through what the word held before its first
    // count.
    const isCounted = history(m, 'is_counted', counted.at(chosen), 2)[2]!;
    ownCount.set(own.map(({ name, count }) => count.mask(isIndexOf(name))).reduce((a, b) => a.or(b)));
    const snapshot = m.reg('snapshot', Count);
    // What is shown is of the present choice once it has come through.
    const quiet = history(m, 'quiet', take.not(), snapshotLatency - 1, true);
    const taken = m.named(
      'taken',
      quiet.slice(1).reduce((a, b) => a.and(b)),
    );
    m.when(taken.not(), () => snapshot.set(m.mux(isOwn, ownCount, copy.word.mask(isCounted))));
    return {
      taken,
      snapshot,
      new_pdc_timeouts: own.find(({ name }) => name === 'new_pdc_timeout')!.count,
    };
  },
);
