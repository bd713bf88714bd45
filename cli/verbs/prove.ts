/** `gatewright prove`: properties of the library's parts, by Yosys and a solver. */
import { didYouMean } from '../../support/nearest.ts';
import type { OnProgress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import { designOf } from '../../testbench/formal/design-of.ts';
import { type ProofMode, proofModes } from '../../testbench/formal/proof.ts';
import { prove } from '../../testbench/formal/prove.ts';
import type { Verdict } from '../../testbench/formal/verdict.ts';
import { findProof, proofs } from '../../testbench/uet/proofs/registry.ts';

export interface ProveOptions {
  readonly mode: string;
  /** Default: the proof's own for the mode. */
  readonly depth?: number | undefined;
  readonly onProgress?: OnProgress;
}

/** Run the proof of that name; waves of a counterexample go to `out/waves/prove-NAME.html`. */
export async function proveByName(name: string, { mode: asked, depth, onProgress }: ProveOptions): Promise<Verdict> {
  const proof = findProof(name);
  const mode = parseMode(asked);
  const verdict = await prove(designOf(proof), {
    mode,
    depth: depth ?? (mode === 'prove' ? proof.depth : proof.coverDepth),
    ...(mode === 'prove' ? { coverDepth: proof.coverDepth } : {}),
    sums: proof.sums,
    waves: `out/waves/prove-${name}.html`,
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  return { ...verdict, name };
}

/** What `prove` without a name lists. */
export const listProofs = (): readonly { readonly name: string; readonly summary: string }[] =>
  proofs.map(({ name, summary }) => ({ name, summary }));

function parseMode(text: string): ProofMode {
  const mode = proofModes.find((m) => m === text);
  if (mode !== undefined) return mode;
  throw new UserError(`there is no mode ${text}${didYouMean(text, proofModes)} (modes: ${proofModes.join(', ')})`);
}
