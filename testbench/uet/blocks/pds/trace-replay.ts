/** Recorded arrivals of a file, as `gatewright replay` takes them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { windowPlot } from '../../../../report/uet/window-plot.ts';
import type { Replay } from '../../../design-tests/replay.ts';
import type { Simulator } from '../../../engine/simulator.ts';
import { readTrace } from '../../traces/read-trace.ts';
import type { Trace } from '../../traces/trace.ts';
import type { ArrivalsResult } from './sack-replay.ts';

/** The folder of the recordings. */
const folder = join(import.meta.dirname, '../../traces/data');

/** All recordings that there are, in the order of their names. */
export const traceFiles = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.csv.gz'))
    .sort()
    .map((name) => join(folder, name));

/** Reads the trace of a file and has it replayed; `window` in PSNs is for the picture of a design that shows one. */
export const traceReplay =
  (through: (simulator: Simulator, trace: Trace) => Promise<ArrivalsResult>, window?: number): Replay =>
  async (simulator, file, { flow } = {}) => {
    const trace = await readTrace(file, { flow });
    const { packets, accepted, duplicate, before, beyond, cack, arrivals, ...rest } = await through(simulator, trace);
    return {
      ...rest,
      counts: { packets, accepted, duplicate, before, beyond, cack },
      ...(window === undefined || arrivals.length === 0
        ? {}
        : { picture: (title) => windowPlot(arrivals, { title, window }) }),
    };
  };
