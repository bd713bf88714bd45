/** `gatewright synth`: area and depth of a design on one FPGA family. */

import type { Project } from '../../config/project.ts';
import { type SynthesisReport, synthesise } from '../../fpga/flow/synthesise.ts';
import { parseTarget } from '../../fpga/flow/targets.ts';
import type { OnProgress } from '../../support/progress.ts';
import { verilogOf } from './emit.ts';

/** Synthesise the design of that name for `target`; results are cached by content. */
export async function synth(
  project: Project,
  name: string,
  target: string,
  onProgress?: OnProgress,
): Promise<SynthesisReport> {
  const entry = project.design(name);
  const family = parseTarget(target);
  return synthesise(verilogOf(entry), family, onProgress === undefined ? {} : { onProgress });
}
