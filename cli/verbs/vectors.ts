/** `gatewright vectors`: published vectors of AES-GCM through the hardware. */
import { UserError } from '../../support/user-error.ts';
import { runGcmVectors, type VectorsResult } from '../../testbench/blocks/tss/gcm-vectors.ts';
import { findEngine } from '../../testbench/engine/engines.ts';
import { readGcmFile } from '../../testbench/vectors/gcm-file.ts';

export interface VectorsOptions {
  readonly engine: string;
  readonly lanes: number;
}

/** The cases of a CAVP `.rsp` or Wycheproof JSON file, gzipped or not, through the GCM engine. */
export async function vectors(file: string, { engine, lanes }: VectorsOptions): Promise<VectorsResult> {
  if (!Number.isInteger(lanes)) throw new UserError('--lanes is no number: give 1, 2, 4 or 8');
  return runGcmVectors(readGcmFile(file), { engine: findEngine(engine), lanes });
}

/** The result for people. */
export function vectorsText({ passed, failed, skipped, failures, reasons }: VectorsResult): string {
  const why = Object.entries(reasons).map(([reason, count]) => `  ${count}: ${reason}`);
  const head = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return [head, ...why, ...failures.map((failure) => `failed: ${failure}`)].join('\n');
}
