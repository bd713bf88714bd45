/** Traffic for the PDC tracker that fast-check makes, and shrinks. */
import fc from 'fast-check';
import { pdcTrackerLatency as latency } from '../../../../../rtl-gen/uet/pds/target-side/pdc-tracker.ts';
import type { PropertyBody } from '../../../../bench/run-property.ts';
import { addPsn } from '../../../golden/serial.ts';
import { TrackerBench } from './tracker-bench.ts';
import type { ClockIn } from './tracker-model.ts';

/** One clock; numbers are counted from what the model has come to, so that a shorter script still makes sense. */
const step = (contexts: number, window: number) => {
  const pdc = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat(contexts - 1));
  const places = fc.oneof(
    fc.constantFrom(-1, 0, 63, 64, window - 1, window),
    fc.integer({ min: -70, max: window + 70 }),
  );
  return fc.record({
    arrival: fc.option(
      fc.record({
        pdc,
        /** From the lowest PSN that has not come, the highest that has, or the window's base. */
        from: fc.constantFrom('hole', 'hole', 'highest', 'base'),
        places: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0, 1) }, places),
        start: fc.constantFrom(0, 2 ** 32 - 70, 77),
        rod: fc.boolean(),
        clear: fc.option(places),
      }),
      { freq: 6 },
    ),
    response: fc.option(fc.record({ nth: fc.nat(20), guaranteed: fc.boolean() }), { freq: 6 }),
    query: fc.option(fc.record({ pdc, mode: fc.constantFrom('at' as const, 'next', 'note'), places }), { freq: 4 }),
    forget: fc.option(pdc, { freq: 1 }),
  });
};

/** Stimuli and body of a property of the tracker of that size, with scripts of up to `clocks` clocks. */
export function trackerScript(size: { contexts: number; window: number }, clocks: number) {
  const stimuli = fc.array(step(size.contexts, size.window), { minLength: 1, maxLength: clocks, size: 'max' });
  type Step = typeof stimuli extends fc.Arbitrary<(infer S)[]> ? S : never;
  const body: PropertyBody<readonly Step[]> = async (t, steps) => {
    const bench = new TrackerBench(t, size);
    const { model } = bench;
    /** Packets whose responses are outstanding, and the clocks from which they may come. */
    let waiting: { pdc: number; psn: number; from: number }[] = [];
    const created = model.pdcs.map(() => 0);
    const usable = model.pdcs.map(() => 0);

    const inputs = ({ arrival, response, query, forget }: Step): ClockIn => {
      if (forget !== null && model.pdcs[forget] !== undefined && model.now % 50 === 0) {
        waiting = waiting.filter(({ pdc }) => pdc !== forget);
        usable[forget] = model.now + latency.forget;
        return { forget };
      }
      const due = waiting.filter(({ from }) => from <= model.now);
      const chosen = response === null ? undefined : due[response.nth % Math.max(due.length, 1)];
      waiting = waiting.filter((w) => w !== chosen);
      const asked = query === null ? undefined : model.pdcs[query.pdc];
      return {
        arrival: arrival === null ? undefined : arrivalOf(arrival),
        response: chosen && { pdc: chosen.pdc, psn: chosen.psn, guaranteed: response!.guaranteed },
        query:
          asked !== undefined && model.now >= created[query!.pdc]! + latency.frontier
            ? { pdc: query!.pdc, mode: query!.mode, psn: addPsn(asked.cack, query!.places) }
            : undefined,
      };
    };
    const arrivalOf = ({ pdc, from, places, start, rod, clear }: NonNullable<Step['arrival']>): ClockIn['arrival'] => {
      const state = model.pdcs[pdc];
      if (state === undefined) {
        if (model.now < usable[pdc]!) return undefined;
        created[pdc] = model.now;
        return { pdc, create: { start, rod }, psn: start };
      }
      let hole = state.base;
      while (state.arrived.has(hole)) hole = addPsn(hole, 1);
      const psn = addPsn({ hole, highest: state.highest, base: state.base }[from as 'hole'], places);
      return clear === null ? { pdc, psn } : { pdc, psn, clear: addPsn(state.cack, clear) };
    };

    for (const each of steps) {
      const now = inputs(each);
      const judged = bench.verdicts.length;
      await bench.clock(now);
      if (bench.verdicts[judged]?.judgement !== 'accepted') continue;
      waiting.push({ pdc: now.arrival!.pdc, psn: now.arrival!.psn, from: model.now - 1 + latency.verdict });
    }
    await bench.drain();
  };
  return [stimuli, body] as const;
}
