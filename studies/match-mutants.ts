/**
 * Mutants of the matching blocks, with few nodes and few sets: `node studies/match-mutants.ts [COUNT [SEED
 * [PART...]]]`; parts are `ordered`, `exact`, the same with receives for one job, `ordered_jobs` and `exact_jobs`,
 * `ordered_multi` with receives for several messages, `queues` and `numbers`; each has COUNT mutants (100).
 */
import { elaborate } from '../rtl-gen/hdl/index.ts';
import { flatten } from '../rtl-gen/ir/flatten.ts';
import type { Design } from '../rtl-gen/ir/module-ir.ts';
import { matchExact } from '../rtl-gen/uet/ses/match-exact/match-exact.ts';
import { matchOrdered } from '../rtl-gen/uet/ses/match-ordered/match-ordered.ts';
import { matchQueues } from '../rtl-gen/uet/ses/match-queues/match-queues.ts';
import type { Body } from '../testbench/bench/context.ts';
import type { Explanation } from '../testbench/design-tests/explanation.ts';
import { runCampaign } from '../testbench/mutation/campaign.ts';
import { proveEquivalent } from '../testbench/mutation/equivalence/prove.ts';
import { firstFailure } from '../testbench/mutation/judge.ts';
import { killedPercent } from '../testbench/mutation/report.ts';
import type { PlannedRun } from '../testbench/mutation/test-plan.ts';
import { exactDirected } from '../testbench/uet/blocks/ses/matching/exact-directed.ts';
import { exactProperty } from '../testbench/uet/blocks/ses/matching/exact-property.ts';
import { exactSurvivors } from '../testbench/uet/blocks/ses/matching/exact-survivors.ts';
import { orderedDirected } from '../testbench/uet/blocks/ses/matching/ordered-directed.ts';
import { orderedProperty } from '../testbench/uet/blocks/ses/matching/ordered-property.ts';
import { orderedSurvivors } from '../testbench/uet/blocks/ses/matching/ordered-survivors.ts';
import { queueDirected } from '../testbench/uet/blocks/ses/queues/queue-directed.ts';
import { queueSurvivors } from '../testbench/uet/blocks/ses/queues/queue-survivors.ts';
import { queueProperty } from '../testbench/uet/blocks/ses/queues/queue-tests.ts';

interface Part {
  readonly design: () => Design;
  readonly runs: readonly PlannedRun[];
  readonly survivors: readonly Explanation[];
}

const runsOf = (property: (clocks: number) => Body<void>, directed: readonly { name: string; body: Body<void> }[]) => [
  { name: '2,000 clocks', seed: 1, body: property(2_000) },
  ...directed.map(({ name, body }) => ({ name, seed: 7, body })),
  ...[2, 3, 4, 5].map((seed) => ({ name: '10,000 clocks', seed, body: property(10_000) })),
];

const ordered = { resources: 4, nodes: 16 };
const exact = { resources: 4, sets: 4, ways: 4, sequenceBits: 12 };
const queues = { resources: 4, places: 4 };
/** Numbers of receives that go round in a directed test. */
const numbered = { ...exact, sequenceBits: 8 };

const parts: Readonly<Record<string, Part>> = {
  ordered: {
    design: () => elaborate(matchOrdered(ordered)),
    runs: runsOf((clocks) => orderedProperty(ordered, clocks), orderedDirected(ordered)),
    survivors: orderedSurvivors,
  },
  exact: {
    design: () => elaborate(matchExact(exact)),
    runs: runsOf((clocks) => exactProperty(exact, clocks), exactDirected(exact)),
    survivors: exactSurvivors,
  },
  ordered_jobs: {
    design: () => elaborate(matchOrdered({ ...ordered, jobs: true })),
    runs: runsOf(
      (clocks) => orderedProperty({ ...ordered, jobs: true }, clocks),
      orderedDirected({ ...ordered, jobs: true }),
    ),
    survivors: orderedSurvivors,
  },
  ordered_multi: {
    design: () => elaborate(matchOrdered({ ...ordered, multi: true })),
    runs: runsOf(
      (clocks) => orderedProperty({ ...ordered, multi: true }, clocks),
      orderedDirected({ ...ordered, multi: true }),
    ),
    survivors: orderedSurvivors,
  },
  exact_jobs: {
    design: () => elaborate(matchExact({ ...exact, jobs: true })),
    runs: runsOf((clocks) => exactProperty({ ...exact, jobs: true }, clocks), exactDirected({ ...exact, jobs: true })),
    survivors: exactSurvivors,
  },
  queues: {
    design: () => elaborate(matchQueues(queues)),
    runs: runsOf((clocks) => queueProperty(queues, clocks), queueDirected(queues)),
    survivors: queueSurvivors,
  },
  numbers: {
    design: () => elaborate(matchExact(numbered)),
    runs: exactDirected(numbered).map(({ name, body }) => ({ name, seed: 7, body })),
    survivors: exactSurvivors,
  },
};

const [count = '100', seed = '1', ...names] = process.argv.slice(2);
for (const name of names.length === 0 ? ['ordered', 'exact', 'queues'] : names) {
  const part = parts[name];
  if (part === undefined) throw new Error(`there is no part ${name}: give ${Object.keys(parts).join(', ')}`);
  const { survivors, ...report } = await runCampaign(flatten(part.design()), {
    ...{ count: Number(count), seed: Number(seed), leftOut: [] },
    judges: [(net) => firstFailure(net, part.runs)],
    prove: (original, mutant) => proveEquivalent(original, mutant, {}),
    explanations: part.survivors,
    onProgress: (text) => console.error(text),
  });
  const { total, killed, equivalent, killedBy, brokenExplanations } = report;
  const explained = survivors.filter(({ explanation }) => explanation !== undefined).length;
  const others = total - equivalent;
  console.log(
    `${name}, seed ${seed}: ${total} mutants, ${killed} killed, ${equivalent} proved equivalent, ${explained} explained;`,
    `killed of those not proved equivalent ${killedPercent({ killed, total: others })} %,`,
    `of those not explained either ${killedPercent({ killed, total: others - explained })} %`,
  );
  console.log(`  killed by: ${JSON.stringify(killedBy)}`);
  for (const broken of brokenExplanations) console.log(`  explained wrongly: ${broken}`);
  for (const one of survivors) console.log('  survives:', JSON.stringify(one));
}
