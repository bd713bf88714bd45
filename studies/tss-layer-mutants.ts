/**
 * Mutants of the TSS layer but for its engines and parts of the library, which have tests of their own: of the resolver
 * of keys, of the counters of TSCs, of those of failures, of either side but for these, of the statistics, and of what
 * is around all. `node studies/tss-layer-mutants.ts [COUNT [SEED [PART...]]]`, ten minutes of one core; parts are
 * `kdf`, `resolver`, `keys`, `budget`, `failures`, `check` (keys that are compared), `guards` (what management may do,
 * and what zeroises), `self_test`, `numbers`, `transmit`, `receive`, `bindings` (of jobs to domains), `counters` and
 * `layer`, which is `guards` and `bindings`, each of which has COUNT mutants (100). With few domains and keys, as the
 * tests have it. `node studies/tss-layer-mutants.ts decisions PART` judges all mutants of decisions of a part,
 * `explained PART` proves those that are explained, without a test.
 */
import { flatten } from '../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../rtl-gen/ir/netlist.ts';
import { allMutations } from '../testbench/mutation/all-mutations.ts';
import { type Judge, runCampaign } from '../testbench/mutation/campaign.ts';
import { proveEquivalent } from '../testbench/mutation/equivalence/prove.ts';
import { FoldedEdits } from '../testbench/mutation/folded-edits.ts';
import { firstFailure } from '../testbench/mutation/judge.ts';
import { judgeTogether } from '../testbench/mutation/judge-together.ts';
import { type Mutation, mutantName } from '../testbench/mutation/mutant.ts';
import { type Fate, killedPercent, type MutationReport, mutationReport } from '../testbench/mutation/report.ts';
import type { PlannedRun } from '../testbench/mutation/test-plan.ts';
import { layerLemmas } from '../testbench/uet/blocks/tss/layer/layer-lemmas.ts';
import { layerSurvivors } from '../testbench/uet/blocks/tss/layer/layer-survivors.ts';
import { ExplainedProofs } from './tss/explained.ts';
import { layerParts as parts } from './tss/layer-parts.ts';

/** All mutants of decisions, in the order of the netlist. */
function decisionsOf(net: Netlist, leftOut: readonly string[]): readonly Mutation[] {
  const folded = new FoldedEdits(net);
  const known = new Set(['']);
  return [...allMutations(net).values()].flat().filter(({ kind, what, origin, edit }) => {
    if (kind === 'stuck bit' && /^bit \d+ of /.test(what)) return false;
    if (leftOut.some((path) => `${origin?.scope ?? ''}.`.startsWith(`${path}.`))) return false;
    if (edit === undefined) return true;
    const key = folded.key(edit);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** Judges these mutants, and has those that live proved; says each as soon as it lives. */
async function judgeAll(net: Netlist, name: string, given: readonly Mutation[]): Promise<MutationReport> {
  const explanations = layerSurvivors[name] ?? [];
  const proofs = new ExplainedProofs(net, explanations, layerLemmas[name]);
  const isExplained = (one: Mutation): boolean => proofs.explanationOf(one) !== undefined;
  let done = 0;
  // Explained ones last, as they take longest.
  const mutations = [...given.filter((one) => !isExplained(one)), ...given.filter(isExplained)];
  const judged = await judgeTogether(net, mutations, parts[name]!.runs, (one, { kill, reached }) => {
    done++;
    if (done % 100 === 0) console.error(`${done} of ${mutations.length} mutants tested`);
    if (kill !== undefined || isExplained(one)) return;
    console.error(`lives, with another value in ${reached ?? 'any'} of the runs: ${mutantName(one)}`);
  });
  const fates: Fate[] = [];
  for (const [i, { kill }] of judged.entries()) {
    const one = mutations[i]!;
    const isSame =
      kill === undefined &&
      (isExplained(one) ? await proofs.isProved(one) : await proveEquivalent(net, one.apply(), {}));
    fates.push(kill !== undefined ? { kill } : isSame ? 'equivalent' : 'survivor');
  }
  const possible = [...allMutations(net).values()].flat().map(mutantName);
  const report = mutationReport({ design: net.name, seed: 0 }, mutations, fates, explanations, possible);
  return { ...report, brokenExplanations: [...report.brokenExplanations, ...proofs.broken] };
}

/** Proves what is explained of the mutants of decisions, without a test. */
async function proveExplained(net: Netlist, name: string, leftOut: readonly string[]): Promise<void> {
  const proofs = new ExplainedProofs(net, layerSurvivors[name] ?? [], layerLemmas[name]);
  const explained = decisionsOf(net, leftOut).filter((one) => proofs.explanationOf(one) !== undefined);
  let proved = 0;
  for (const one of explained) {
    if (await proofs.isProved(one)) proved++;
    else if (proofs.explanationOf(one)!.apart === undefined) console.log('  not proved:', mutantName(one));
  }
  console.log(`${name}: ${explained.length} mutants of decisions are explained, ${proved} of them proved`);
  for (const broken of proofs.broken) console.log(`  explained wrongly: ${broken}`);
}

/** The tests of a part, those first that have killed most. */
function judgeOf(runs: readonly PlannedRun[]): Judge {
  const kills = new Map<PlannedRun, number>();
  return async (net) => {
    const order = runs.toSorted((a, b) => (kills.get(b) ?? 0) - (kills.get(a) ?? 0));
    const kill = await firstFailure(net, order);
    const killer = runs.find(({ name, seed }) => name === kill?.test && seed === kill.seed);
    if (killer !== undefined) kills.set(killer, (kills.get(killer) ?? 0) + 1);
    return kill;
  };
}

const [first = '100', second = '1', ...rest] = process.argv.slice(2);
const ofDecisions = first === 'decisions';
const names = ofDecisions || first === 'explained' ? [second] : rest;
for (const name of names.length === 0 ? Object.keys(parts) : names) {
  const part = parts[name];
  if (part === undefined) throw new Error(`there is no part ${name}: give ${Object.keys(parts).join(', ')}`);
  const net = flatten(part.design());
  if (first === 'explained') {
    await proveExplained(net, name, part.leftOut);
    continue;
  }
  let report: MutationReport;
  let of = `, seed ${second}`;
  if (ofDecisions) {
    const decisions = decisionsOf(net, part.leftOut);
    const from = Number(rest[0] ?? 0);
    of = ` of all ${decisions.length} mutants of decisions from ${from} on`;
    report = await judgeAll(net, name, decisions.slice(from, from + Number(rest[1] ?? decisions.length)));
  } else {
    report = await runCampaign(net, {
      ...{ count: Number(first), seed: Number(second), leftOut: part.leftOut },
      judges: [judgeOf(part.runs)],
      prove: (original, mutant) => proveEquivalent(original, mutant, {}),
      explanations: layerSurvivors[name] ?? [],
      onProgress: (text) => console.error(text),
    });
  }
  const { total, killed, equivalent, killedBy, brokenExplanations, survivors } = report;
  const explained = survivors.filter(({ explanation }) => explanation !== undefined).length;
  const others = total - equivalent;
  console.log(
    `${name}${of}: ${total} mutants, ${killed} killed, ${equivalent} proved equivalent, ${explained} explained;`,
    `killed of those not proved equivalent ${killedPercent({ killed, total: others })} %,`,
    `of those not explained either ${killedPercent({ killed, total: others - explained })} %`,
  );
  console.log(`  killed by: ${JSON.stringify(killedBy)}`);
  for (const broken of brokenExplanations) console.log(`  explained wrongly: ${broken}`);
  for (const one of survivors) console.log('  survives:', JSON.stringify(one));
}
