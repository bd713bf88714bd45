/** `gatewright prove`: proofs of the project, and the assertions of its designs, by Yosys and a solver. */
import { join } from 'node:path';
import type { Project } from '../../config/project.ts';
import { didYouMean } from '../../support/nearest.ts';
import type { OnProgress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import { designOf } from '../../testbench/formal/design-of.ts';
import { proofNamed } from '../../testbench/formal/find-proof.ts';
import { type Proof, type ProofMode, proofModes } from '../../testbench/formal/proof.ts';
import { prove } from '../../testbench/formal/prove.ts';
import type { Verdict } from '../../testbench/formal/verdict.ts';

export interface ProveOptions {
  readonly mode: string;
  /** Default: the proof's own for the mode. */
  readonly depth?: number | undefined;
  readonly onProgress?: OnProgress;
}

/**
 * Run the proof of that name, or of a design the proof of its own assertions. Waves of a counterexample go to
 * `waves/prove-NAME.html` in the project's folder for such.
 */
export async function proveByName(
  project: Project,
  name: string,
  { mode: asked, depth, onProgress }: ProveOptions,
): Promise<Verdict> {
  const proof = proofOf(project, name);
  const mode = parseMode(asked);
  const verdict = await prove(designOf(proof), {
    mode,
    depth: depth ?? (mode === 'prove' ? proof.depth : proof.coverDepth),
    ...(mode === 'prove' ? { coverDepth: proof.coverDepth } : {}),
    sums: proof.sums,
    waves: join(project.folders.out, 'waves', `prove-${name}.html`),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  return { ...verdict, name };
}

/** What `prove` without a name lists. */
export const listProofs = ({ config }: Project): readonly { readonly name: string; readonly summary: string }[] =>
  (config.proofs ?? []).map(({ name, summary }) => ({ name, summary }));

/** Clocks that proofs of a design's own assertions look at. */
const ownDepth = 20;

function proofOf(project: Project, name: string): Proof {
  const proofs = project.config.proofs ?? [];
  const design = project.designs.find((one) => one.name === name);
  if (design === undefined || proofs.some((proof) => proof.name === name)) return proofNamed(proofs, name);
  const { module: harness, summary } = design;
  return { name, summary, harness, depth: ownDepth, coverDepth: ownDepth, given: [], sums: false };
}

function parseMode(text: string): ProofMode {
  const mode = proofModes.find((m) => m === text);
  if (mode !== undefined) return mode;
  throw new UserError(`there is no mode ${text}${didYouMean(text, proofModes)} (modes: ${proofModes.join(', ')})`);
}
