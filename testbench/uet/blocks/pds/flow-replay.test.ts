import { pdcTracker } from '../../../../rtl-gen/uet/pds/target-side/pdc-tracker.ts';
import { pdsTarget } from '../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { addPsn } from '../../golden/serial.ts';
import { readTrace } from '../../traces/read-trace.ts';
import { shiftPsns, type Trace } from '../../traces/trace.ts';
import { elaborate, expect, test, wasmEngine } from '../vitest-kit.ts';
import { sackTraces } from './sack-traces.ts';
import { smallTarget } from './target-side/target-designs.ts';
import { targetReplay } from './target-side/target-replay.ts';
import { trackerReplay } from './target-side/tracker-replay.ts';

const size = { contexts: 4, window: 1024 };
const target = { ...smallTarget, window: 1024 };
const designs = { tracker: elaborate(pdcTracker(size)), target: elaborate(pdsTarget(target)) };
const replays = [
  ['the PDC tracker', designs.tracker, trackerReplay(size)],
  ['the PDS target', designs.target, targetReplay(target)],
] as const;

/** A flow that ends over the end of the PSNs. */
const startPsn = 2 ** 32 - 2500;

test.each(replays)('%s receives of a recorded flow what the recorded receiver did', async (_, design, replay) => {
  for (const { file, enough } of sackTraces) {
    const trace = shiftPsns(await readTrace(file), startPsn);
    const simulator = await wasmEngine.create(design);
    const { accepted, duplicate, before, beyond, cack, ...rest } = await replay(simulator, trace, { startPsn });
    expect(rest).toMatchObject({ packets: trace.arrivals.length, disagreements: 0 });
    expect([accepted + beyond, duplicate, before]).toEqual([trace.arrivals.length, 0, 0]);
    if (enough > size.window) expect(beyond).toBeGreaterThan(0);
    else expect([beyond, cack]).toEqual([0, addPsn(trace.arrivals.at(-1)!.expectedAfter!, -1)]);
  }
});

test.each(replays)('%s is told of packets that come again', async (_, design, replay) => {
  const psns = [0, 1, 3, 3, 2, ...Array.from({ length: 100 }, (_, i) => 4 + i), 50, 0];
  const arrivals = psns.map((psn, i) => ({ line: i + 2, psn }));
  const trace: Trace = { file: 'made', arrivals, flow: undefined, flows: [], skipped: { probes: 0, trimmed: 0 } };
  const result = await replay(await wasmEngine.create(design), trace);
  expect(result).toMatchObject({ packets: 107, accepted: 104, cack: 103, disagreements: 0 });
  expect(result.duplicate + result.before).toBe(3);
});

test.each([
  ['the PDC tracker', designs.tracker, trackerReplay({ ...size, window: 512 })],
  ['the PDS target', designs.target, targetReplay({ ...target, window: 512 })],
] as const)('%s that differs from its model disagrees, and says where', async (_, design, replay) => {
  const trace = await readTrace(sackTraces[1]!.file);
  const result = await replay(await wasmEngine.create(design), trace);
  expect(result.disagreements).toBe(1);
  expect(result.firstDisagreement).toMatch(/./);
});
