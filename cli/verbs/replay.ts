/** `gatewright replay`: a recorded arrival trace through hardware and golden model. */
import { elaborateEntry, findDesign } from '../../rtl-gen/catalogue.ts';
import { UserError } from '../../support/user-error.ts';
import { findEngine } from '../../testbench/engine/engines.ts';
import type { EngineName } from '../../testbench/engine/simulator.ts';
import { designTests } from '../../testbench/uet/blocks/design-tests.ts';
import type { ReplayResult } from '../../testbench/uet/blocks/pds/sack-replay.ts';
import { readTrace } from '../../testbench/uet/traces/read-trace.ts';

export interface ReplayOptions {
  readonly engine: string;
  /** Which flow of a file with several. */
  readonly flow?: number | undefined;
}

export interface ReplayReport extends ReplayResult {
  readonly design: string;
  readonly engine: EngineName;
  readonly trace: string;
}

/** Replay the trace in `file`; disagreements between hardware and model are counted in the result. */
export async function replay(name: string, file: string, options: ReplayOptions): Promise<ReplayReport> {
  const entry = findDesign(name);
  const engine = findEngine(options.engine);
  const { replay: through } = designTests(name);
  if (through === undefined) {
    throw new UserError(`${name} takes no traces of arrivals: give a SACK tracker, a PDC tracker or a PDS target`);
  }
  const trace = await readTrace(file, { flow: options.flow });
  const simulator = await engine.create(elaborateEntry(entry));
  try {
    const result = await through(simulator, trace);
    return { design: name, engine: engine.name, trace: file, ...result };
  } finally {
    simulator.dispose();
  }
}
