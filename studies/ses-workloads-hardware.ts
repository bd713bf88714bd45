/**
 * Workloads of four hosts in hardware below a network of switches: `node studies/ses-workloads-hardware.ts`, a minute
 * of one core. It writes `docs/uet/ses-workloads-hardware.json`, and the table of `docs/uet/ses-workloads.md` that is
 * between its markers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { wasmEngine } from '../testbench/engine/wasm/engine.ts';
import { hardwareRows, hardwareTable } from './programs/hardware-study.ts';

const rows = await hardwareRows(wasmEngine, (text) => console.error(text));
if (rows.some(({ runs }) => Object.values(runs).some((all) => all!.some(({ wrong }) => wrong > 0))))
  throw new Error(`a workload has left wrong bytes: ${JSON.stringify(rows)}`);
const page = inProject('docs', 'uet', 'ses-workloads.md');
writeFileSync(page, withFigures(readFileSync(page, 'utf8'), 'hardware', hardwareTable(rows)));
writeFileSync(inProject('docs', 'uet', 'ses-workloads-hardware.json'), `${JSON.stringify(rows, null, 1)}\n`);
