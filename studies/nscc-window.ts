/**
 * Replays a recorded flow through the hardware of NSCC and draws its window beside the simulator's:
 * `node studies/nscc-window.ts`, some seconds. It writes `docs/uet/nscc-window.svg`.
 */
import { writeFileSync } from 'node:fs';
import { elaborate } from '../rtl-gen/hdl/index.ts';
import { nscc } from '../rtl-gen/uet/cms/nscc/nscc.ts';
import { inProject } from '../support/project.ts';
import { wasmEngine } from '../testbench/engine/wasm/engine.ts';
import { nsccReplay } from '../testbench/uet/blocks/cms/nscc/nscc-replay.ts';

const simulator = await wasmEngine.create(elaborate(nscc({ contexts: 256 })));
const { picture, counts } = await nsccReplay(
  simulator,
  inProject('testbench/uet/traces/senders/incast32_nscc_reps.f1.cc.csv.gz'),
);
writeFileSync(
  inProject('docs/uet/nscc-window.svg'),
  picture!('NSCC, one of 32 senders to one host at 400 Gb/s (incast32_nscc_reps.f1)'),
);
console.log(counts);
