/** The counters of a PDS target: of each verdict, and of what else happens. */
import { type Bits, bit, bits, clog2, module, pack, record, type Shape } from '../../../../hdl/index.ts';
import { statisticsCounter } from '../../../../lib/counting/statistics-counter.ts';
import { forwardingRam } from '../../../../lib/memory/forwarding-ram.ts';
import { idle, pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { pdcCopy } from '../context-copy.ts';
import { Verdict } from '../records.ts';
import { type CountedEvent, countedEvents, counterNames } from './counter-list.ts';
import { counterBits } from './pds-register-table.ts';

/** Bits of a counter's index. */
export const indexBits = clog2(counterNames.length);

/** Words of the memory of verdicts. */
const depth = 2 ** indexBits;

const Count = bits(counterBits);

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
    out: { taken: bit, snapshot: Count, new_pdc_timeouts: Count },
  },
  ({ verdict, events, take, index }, m) => {
    const code = pack(verdict.verdict).zext(indexBits);
    const counts = verdict.verdict.keys
      .filter((name) => (countedEvents as readonly string[]).includes(name))
      .reduce((all, name) => all.and(verdict.verdict.is(name).not()), verdict.valid);

    // One is added to what was counted; after reset a word that was not counted in holds anything.
    const counted = m.reg('counted', bits(depth), { reset: 0 });
    const { code: address, valid } = pipeline(m, { code }, { valid: counts })
      .stage('read', idle)
      .stage('word', idle).out;
    const now = m.forward('now', Count);
    const begun = m.named('begun', counted.at(address));
    const sum = now
      .mask(begun)
      .zext(counterBits + 1)
      .add(1);
    const next = m.named('next', sum.trunc(counterBits).or(sum.at(counterBits).repeat(counterBits)));
    m.when(valid, () => counted.set(counted.or(address.oneHot(depth))));
    const { word } = m.inst('verdicts', forwardingRam(Count, { depth, latency: 2 }), {
      ...{ addr: code, enable: counts, next, write: m.lit(1, 1) },
    });
    now.set(word);

    // The counter that is chosen: the memory's, or one of its own.
    const chosen = m.next('chosen', index, { reset: 0, enable: take });
    const copy = pdcCopy(m, 'verdicts_copy', depth, { enable: valid, pdc: address }, next, chosen);
    const own = countedEvents.map((name) => {
      const { count } = m.inst(name, statisticsCounter(counterBits, 2), { amount: events[name], clear: m.lit(1, 0) });
      return { name, count, isChosen: chosen.eq(counterNames.indexOf(name)) };
    });
    const isOwn = m.next('is_own', either(own.map(({ isChosen }) => isChosen)));
    const ownCount = m.next('own_count', either(own.map(({ count, isChosen }) => count.mask(isChosen))));
    // As old as the word that the copy shows: one clock sooner it would let through what the word held before its first
    // count.
    const { is_counted } = pipeline(m, { is_counted: counted.at(chosen) })
      .stage('look', idle)
      .stage('show', idle).out;
    // What is shown is of the present choice once it has come through.
    const quietBits = snapshotLatency - 1;
    const quiet = m.reg('quiet', bits(quietBits), {
      reset: 0,
      next: (now) => now.trunc(quietBits - 1).cat(take.not()),
    });
    const taken = quiet.all();
    const shown = m.mux(isOwn, ownCount, copy.mask(is_counted));
    return {
      taken,
      snapshot: m.next('snapshot', shown, { enable: taken.not() }),
      new_pdc_timeouts: own.find(({ name }) => name === 'new_pdc_timeout')!.count,
    };
  },
);

const either = <W extends number>(words: readonly Bits<W>[]): Bits<W> => words.reduce((a, b) => a.or(b));
