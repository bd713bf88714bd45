/** `gatewright vectors`: published vectors of AES-GCM through the hardware. */
import { datapathDesigns } from '../../rtl-gen/uet/designs.ts';
import { UserError } from '../../support/user-error.ts';
import { findEngine } from '../../testbench/engine/engines.ts';
import { runGcmVectors, type VectorsResult } from '../../testbench/uet/blocks/tss/gcm-vectors.ts';
import { readGcmFile } from '../../testbench/uet/vectors/gcm-file.ts';

export interface VectorsOptions {
  readonly engine: string;
  readonly lanes: number;
}

/**
 * The cases of a CAVP `.rsp` or Wycheproof JSON file, gzipped or not, through the GCM engine of the catalogue with so
 * many lanes.
 */
export async function vectors(file: string, { engine, lanes }: VectorsOptions): Promise<VectorsResult> {
  if (!Number.isInteger(lanes)) throw new UserError('--lanes is no number: give 1, 2, 4 or 8');
  return runGcmVectors(readGcmFile(file), { engine: findEngine(engine), lanes });
}

/**
 * The result for people: a line of counts, the designs that cases went through, why others were skipped, and what
 * failed.
 */
export function vectorsText({ passed, failed, skipped, failures, reasons, designs }: VectorsResult): string {
  const ships = (name: string): string =>
    datapathDesigns.some((entry) => entry.name === name) ? '' : ', not in the catalogue';
  const through = Object.entries(designs).map(([name, count]) => `  ${count} through ${name}${ships(name)}`);
  const why = Object.entries(reasons).map(([reason, count]) => `  ${count} skipped: ${reason}`);
  const head = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return [head, ...through, ...why, ...failures.map((failure) => `failed: ${failure}`)].join('\n');
}
