import assert from 'node:assert/strict';
import { pdsTarget } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { addPsn } from '../../../golden/serial.ts';
import { readTrace } from '../../../traces/read-trace.ts';
import { shiftPsns } from '../../../traces/trace.ts';
import { elaborate, hwTest } from '../../vitest-kit.ts';
import { sackTraces } from '../sack-traces.ts';
import { TargetBench } from './target-bench.ts';
import { modelOf, smallTarget, targetLatency } from './target-designs.ts';
import { StepsFlow, TargetSteps } from './target-steps.ts';

const hardware = { ...smallTarget, window: 1024 };
const design = elaborate(pdsTarget(hardware));
/** One of the flows goes over the end of the PSNs. */
const starts = [0, 2 ** 32 - 2500, 77_777];

const traces = await Promise.all(
  sackTraces.map(async ({ file, enough }, i) => ({
    arrivals: shiftPsns(await readTrace(file), starts[i]!).arrivals,
    fits: enough <= hardware.window,
  })),
);

// As Yosys reads the emitted Verilog.
hwTest(
  'recorded flows, interleaved by time, each in its PDC: what the recorded receivers received is received and acknowledged',
  { design, engine: 'yosys', seeds: 1 },
  async (t) => {
    const flows = traces.map((trace, i) => ({
      ...trace,
      refused: 0,
      steps: new StepsFlow(i + 1, { startPsn: starts[i]! }),
    }));
    const all = flows
      .flatMap((flow) => flow.arrivals.map((arrival) => ({ flow, arrival })))
      .sort((a, b) => a.arrival.timeNs! - b.arrival.timeNs!);
    const bench = new TargetBench(t, modelOf(hardware), hardware.clocksPerUnit, targetLatency);
    await bench.begin();
    const s = new TargetSteps(bench);
    const judged = [...all];
    const clock = async (next?: (typeof all)[number]): Promise<void> => {
      const { arrival, flow } = next ?? {};
      const place = flow && (arrival!.psn - flow.steps.startPsn) | 0;
      const fields = { syn: flow?.steps.pdcid === 0, retx: arrival?.rtx === true, ce: arrival?.ecn === true };
      const packet = flow?.steps.packet(place!, { ...fields, clearOffset: 0 });
      const delivery = s.deliveries[0];
      const response = delivery && { ...delivery, guaranteed: false, plainOk: true, handle: 0, nextHdr: 4 };
      const { verdict, deliver, responseTaken } = await s.clock({ packet, response });
      if (responseTaken) s.deliveries.shift();
      if (verdict === undefined) return;
      const { flow: whose } = judged.shift()!;
      if (deliver !== undefined) whose.steps.pdcid = deliver.pdcid;
      else whose.refused++;
    };
    for (const next of all) await clock(next);
    while (judged.length > 0 || s.deliveries.length > 0) await clock();
    await s.pause(100);
    for (const { arrivals, fits, refused, steps } of flows) {
      const { expectedAfter } = arrivals.at(-1)!;
      await s.expect([steps.control('probe', 0, { payload: 0 }), 'probe_answered']);
      const { cack_psn, ooo_count } = await s.reply();
      // No packet of the recordings came twice; those beyond the window alone are refused.
      if (fits) assert.deepEqual([refused, cack_psn, ooo_count], [0, addPsn(expectedAfter!, -1), 0]);
      else assert(refused > 0);
    }
    await bench.finish();
  },
);
