/** `gatewright replay`: a recording through hardware and golden model. */
import type { ModelReplay } from '../../config/config.ts';
import type { Project } from '../../config/project.ts';
import { elaborateEntry } from '../../rtl-gen/design-entry.ts';
import { UserError } from '../../support/user-error.ts';
import type { ReplayResult } from '../../testbench/design-tests/replay.ts';
import { findEngine } from '../../testbench/engine/engines.ts';
import type { EngineName } from '../../testbench/engine/simulator.ts';

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

/** What the model of that name makes of the recording in `file`, without hardware. */
export interface ModelReport extends ModelReplay {
  readonly model: string;
  readonly trace: string;
}

/** Replays a recording through the model of the config that is called so; `undefined`: there is none. */
export async function replayModel(project: Project, name: string, file: string): Promise<ModelReport | undefined> {
  const model = project.config.models?.find((m) => m.name === name);
  return model && { model: name, trace: file, ...(await model.replay(file)) };
}

/** Replay the recording in `file`; disagreements between hardware and model are counted in the result. */
export async function replay(
  project: Project,
  name: string,
  file: string,
  options: ReplayOptions,
): Promise<ReplayReport> {
  const entry = project.design(name);
  const engine = findEngine(options.engine);
  const { replay: through } = await project.tests(name);
  if (through === undefined) {
    throw new UserError(`${name} takes no recordings: its tests in ${project.file} have no replay`);
  }
  const simulator = await engine.create(elaborateEntry(entry));
  try {
    const result = await through(simulator, file, { flow: options.flow });
    return { design: name, engine: engine.name, trace: file, ...result };
  } finally {
    simulator.dispose();
  }
}
