/** Proofs by their names. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { Proof } from './proof.ts';

/** The proof of that name; an unknown name is a `UserError` with the nearest one. */
export function proofNamed(all: readonly Proof[], name: string): Proof {
  const found = all.find((proof) => proof.name === name);
  if (found !== undefined) return found;
  const names = all.map((proof) => proof.name);
  throw new UserError(`there is no proof ${name}${didYouMean(name, names)} (proofs: ${names.join(', ')})`);
}
