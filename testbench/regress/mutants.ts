/** A mutation run in pieces, which many processes and machines can share. */
import type { Project } from '../../config/project.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import { allMutations } from '../mutation/all-mutations.ts';
import { chooseMutants, type Mutant } from '../mutation/choose.ts';
import { designsWithin } from '../mutation/designs-within.ts';
import { proveEquivalent } from '../mutation/equivalence/prove.ts';
import { firstFailure } from '../mutation/judge.ts';
import { mutantName } from '../mutation/mutant.ts';
import { type Fate, type MutationReport, mutationReport } from '../mutation/report.ts';
import { planTests } from '../mutation/test-plan.ts';
import type { MutantsItem } from './item.ts';

type Piece = Pick<MutantsItem, 'first' | 'count' | 'total' | 'choice'>;

/**
 * The report of a piece's mutants alone. That the design passes its own tests is for the regression's other items to
 * say. The same for the same piece, except that a proof may run out of time.
 */
export async function testMutants(
  project: Project,
  name: string,
  design: Design,
  piece: Piece,
): Promise<MutationReport> {
  const net = flatten(design);
  const tests = await project.tests(name);
  const plan = await planTests(tests);
  const chosen = chosenOf(net, piece, designsWithin(design, project.testedModules)).slice(
    piece.first,
    piece.first + piece.count,
  );
  const fates: Fate[] = [];
  for (const mutant of chosen) {
    const kill = await firstFailure(mutant.net, plan);
    if (kill !== undefined) fates.push({ kill });
    else fates.push((await proveEquivalent(net, mutant.net, tests)) ? 'equivalent' : 'survivor');
  }
  const possible = [...allMutations(net).values()].flat().map(mutantName);
  return mutationReport({ design: net.name, seed: piece.choice }, chosen, fates, tests.survivors ?? [], possible);
}

/** To choose some hundred takes seconds, and a process takes pieces of one design one after the other. */
let last: { readonly key: string; readonly mutants: readonly Mutant[] } | undefined;

function chosenOf(
  net: ReturnType<typeof flatten>,
  { total, choice }: Piece,
  leftOut: readonly string[],
): readonly Mutant[] {
  const key = `${net.name} ${total} ${choice}`;
  if (last?.key !== key) last = { key, mutants: chooseMutants(net, total, choice, leftOut) };
  return last.mutants;
}
