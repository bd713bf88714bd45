/** The picture of the SACK tracker at work: a hole, and what happens when it is filled. */
import type { Design } from '../../../../rtl-gen/hdl/index.ts';
import { runSeed } from '../../../bench/run-seed.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { renderWaves } from '../../../waves/waveform-svg.ts';
import { sackBench } from './sack-bench.ts';

/** What the picture shows, from top to bottom. */
const shownSignals = [
  'arrival_payload',
  'arrival_valid',
  'verdict_valid',
  'verdict_payload_psn',
  'verdict_payload_verdict',
  'cack',
  'highest',
  'out_of_order',
  'query_valid',
  'sack_valid',
  'sack_payload_bitmap',
];

/** A waveform as SVG: PSN 3 arrives late, PSN 5 twice, and a SACK is asked for while the hole is open. */
export async function sackWaves(design: Design, window: number): Promise<string> {
  const simulator = await wasmEngine.create(design, { trace: true });
  let svg = '';
  const { failure } = await runSeed(simulator, 1, async (t) => {
    const bench = sackBench(t, { window, idlePayload: 'hold' });
    const recorder = t.record(shownSignals);
    for (const psn of [0, 1, 2, 4, 5, 5, 6, 7]) bench.arrivals.sendNow(psn);
    await t.cycles(6);
    bench.queries.sendNow(0);
    await t.cycles(4);
    bench.arrivals.sendNow(3);
    await t.cycles(14);
    svg = renderWaves(recorder, { signals: shownSignals });
  });
  if (failure !== undefined) throw failure;
  return svg;
}
