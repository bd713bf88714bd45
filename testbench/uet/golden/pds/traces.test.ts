import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTrace } from '../../traces/read-trace.ts';
import { shiftPsns } from '../../traces/trace.ts';
import { addPsn } from '../serial.ts';
import { PdsTarget } from './index.ts';
import { Flow } from './testing/flow.ts';

const DATA = join(import.meta.dirname, '../../traces/data');
/** The recorded flows, each with the PSN that it is made to begin at: one goes over the end of the PSNs. */
const flows = [
  { name: 'perm_oblivious.f76', startPsn: 0 },
  { name: 'slow_uplink_trim.f25', startPsn: 2 ** 32 - 2500 },
  { name: 'slow_uplink_drop_rto.f59', startPsn: 77_777 },
];

test('recorded flows, interleaved, each in its PDC: the target receives what the recorded receivers did', async () => {
  const target = new PdsTarget({ contexts: 4, window: 4096 });
  const traces = await Promise.all(
    flows.map(async ({ name, startPsn }, i) => {
      const { arrivals } = shiftPsns(await readTrace(join(DATA, `${name}.rx.csv.gz`)), startPsn);
      return { arrivals, flow: new Flow(target, { startPsn, spdcid: i + 1 }) };
    }),
  );
  let mostHeld = 0;
  for (let i = 0; i < Math.max(...traces.map(({ arrivals }) => arrivals.length)); i++) {
    for (const { arrivals, flow } of traces) {
      const arrival = arrivals[i];
      if (arrival === undefined) continue;
      const place = flow.placeOf(arrival.psn);
      const { verdict } = flow.send(place, { syn: i === 0, retx: arrival.rtx === true, ce: arrival.ecn === true });
      // No packet of the recordings came twice.
      expect(verdict, `line ${arrival.line}`).toBe(i === 0 ? 'created' : 'accepted');
      flow.respond(place);
      const { frontier, oooCount, cackPsn } = flow.view;
      expect(frontier).toBe(arrival.expectedAfter);
      expect(oooCount).toBe(arrival.oooAfter);
      expect(cackPsn).toBe(addPsn(frontier, -1));
      mostHeld = Math.max(mostHeld, oooCount);
    }
  }
  expect(mostHeld).toBe(3032);
});
