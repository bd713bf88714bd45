import { sackTracker } from '../../../../rtl-gen/uet/pds/sack-tracker.ts';
import { windowSizes } from '../../../../rtl-gen/uet/pds/window.ts';
import { addPsn, psnDifference } from '../../golden/serial.ts';
import { readTrace } from '../../traces/read-trace.ts';
import { shiftPsns } from '../../traces/trace.ts';
import { describe, elaborate, expect, test, wasmEngine } from '../vitest-kit.ts';
import { replaySack } from './sack-replay.ts';
import { sackTraces, traceStart } from './sack-traces.ts';

describe('recorded arrival orders through the SACK tracker', () => {
  for (const { name, file, enough } of sackTraces) {
    for (const window of windowSizes) {
      const startPsn = traceStart(window);
      test(`${name} at W = ${window} from PSN ${startPsn}`, async () => {
        const trace = shiftPsns(await readTrace(file), startPsn);
        const simulator = await wasmEngine.create(elaborate(sackTracker(window)));
        const result = await replaySack(simulator, window, trace, { startPsn });

        expect(result.firstDisagreement).toBeUndefined();
        expect(result.disagreements).toBe(0);
        const { accepted, duplicate, before, beyond, packets } = result;
        expect(accepted + duplicate + before + beyond).toBe(packets);
        expect(result.arrivals.map((a) => a.psn)).toEqual(trace.arrivals.map((a) => a.psn));
        if (window < enough) {
          expect(beyond).toBeGreaterThan(0);
          return;
        }
        // Nothing is refused, so the tracker must arrive where the network simulator's own receiver did.
        expect({ duplicate, before, beyond }).toEqual({ duplicate: 0, before: 0, beyond: 0 });
        const last = trace.arrivals.at(-1)!;
        expect(result.cack).toBe(addPsn(last.expectedAfter!, -1));
        result.arrivals.forEach((arrival, i) => {
          // The counters just before packet i are the simulator's just after packet i - 1.
          const previous = trace.arrivals[i - 1];
          if (previous !== undefined) expect(arrival.outOfOrder).toBe(previous.oooAfter);
          expect(psnDifference(arrival.psn, arrival.cack)).toBeLessThanOrEqual(window);
        });
      });
    }
  }
});
