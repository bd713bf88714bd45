/**
 * Mutants of the tables of the semantic sublayer, as small as their tests have them: in tables of the catalogue's
 * sizes few sets are ever full. `node studies/ses-mutants.ts [COUNT [SEED [PART...]]]`, some minutes of one core;
 * parts are `regions`, `resolver`, `merged`, `tracker`, `atomics`, `reads`, `server`, `deferrals`, `restarts` and
 * `rendezvous`; each has COUNT mutants (100).
 */
import { elaborate } from '../rtl-gen/hdl/index.ts';
import { flatten } from '../rtl-gen/ir/flatten.ts';
import type { Design } from '../rtl-gen/ir/module-ir.ts';
import { addressResolver } from '../rtl-gen/uet/ses/address-resolver/address-resolver.ts';
import { atomicServer } from '../rtl-gen/uet/ses/atomic-server/atomic-server.ts';
import { atomicUnit } from '../rtl-gen/uet/ses/atomic-unit/atomic-unit.ts';
import { deferralInitiator } from '../rtl-gen/uet/ses/deferrable/deferral-initiator.ts';
import { deferralTarget } from '../rtl-gen/uet/ses/deferrable/deferral-target.ts';
import { memoryRegions } from '../rtl-gen/uet/ses/memory-regions/memory-regions.ts';
import { messageTracker } from '../rtl-gen/uet/ses/message-tracker/message-tracker.ts';
import { readServer } from '../rtl-gen/uet/ses/read-server/read-server.ts';
import { rendezvous } from '../rtl-gen/uet/ses/rendezvous/rendezvous.ts';
import type { Body } from '../testbench/bench/context.ts';
import type { NamedTest } from '../testbench/design-tests/named-test.ts';
import { runCampaign } from '../testbench/mutation/campaign.ts';
import { proveEquivalent } from '../testbench/mutation/equivalence/prove.ts';
import { firstFailure } from '../testbench/mutation/judge.ts';
import { killedPercent } from '../testbench/mutation/report.ts';
import type { PlannedRun } from '../testbench/mutation/test-plan.ts';
import { serverDirected } from '../testbench/uet/blocks/ses/atomic-server/server-directed.ts';
import { serverProperty } from '../testbench/uet/blocks/ses/atomic-server/server-property.ts';
import { atomicDirected } from '../testbench/uet/blocks/ses/atomics/atomic-directed.ts';
import { atomicProperty } from '../testbench/uet/blocks/ses/atomics/atomic-property.ts';
import { deferralInitiatorDirected } from '../testbench/uet/blocks/ses/deferrable/initiator-directed.ts';
import { deferralInitiatorProperty } from '../testbench/uet/blocks/ses/deferrable/initiator-property.ts';
import { deferralTargetDirected } from '../testbench/uet/blocks/ses/deferrable/target-directed.ts';
import { deferralTargetProperty } from '../testbench/uet/blocks/ses/deferrable/target-property.ts';
import { readDirected } from '../testbench/uet/blocks/ses/reads/read-directed.ts';
import { readProperty } from '../testbench/uet/blocks/ses/reads/read-property.ts';
import { regionDirected } from '../testbench/uet/blocks/ses/regions/region-directed.ts';
import { regionProperty } from '../testbench/uet/blocks/ses/regions/region-property.ts';
import { rendezvousDirected } from '../testbench/uet/blocks/ses/rendezvous/rendezvous-directed.ts';
import { rendezvousProperty } from '../testbench/uet/blocks/ses/rendezvous/rendezvous-property.ts';
import { resolverDirected } from '../testbench/uet/blocks/ses/resolver/resolver-directed.ts';
import { resolverProperty } from '../testbench/uet/blocks/ses/resolver/resolver-property.ts';
import { keyTableSurvivors } from '../testbench/uet/blocks/ses/ses-survivors.ts';
import { trackerDirected } from '../testbench/uet/blocks/ses/tracker/tracker-directed.ts';
import { trackerProperty } from '../testbench/uet/blocks/ses/tracker/tracker-property.ts';

const few = { sets: 2, ways: 2 } as const;
const some = { sets: 4, ways: 4 } as const;
const narrow = { bytes: 8, longest: 1024 } as const;

const runsOf = (directed: readonly NamedTest[], property: Body<void>): readonly PlannedRun[] => [
  ...directed.map(({ name, body }) => ({ name, seed: 7, body })),
  ...[1, 2, 3].map((seed) => ({ name: 'random', seed, body: property })),
];

const resolver = (merged: boolean): Part => ({
  design: () => elaborate(addressResolver({ jobs: few, processes: few, resources: { sets: 4, ways: 2 }, merged })),
  runs: runsOf(resolverDirected(merged), resolverProperty(merged, 5_000)),
  explanations: keyTableSurvivors,
});

interface Part {
  readonly design: () => Design;
  readonly runs: readonly PlannedRun[];
  readonly explanations: typeof keyTableSurvivors;
  /** Instances of the library, which has tests of its own. */
  readonly leftOut?: readonly string[];
}

const parts: Readonly<Record<string, Part>> = {
  regions: {
    design: () => elaborate(memoryRegions(some)),
    runs: runsOf(regionDirected, regionProperty(5_000)),
    explanations: keyTableSurvivors,
  },
  resolver: resolver(false),
  merged: resolver(true),
  tracker: {
    design: () => elaborate(messageTracker(few)),
    runs: runsOf(trackerDirected(few.ways, few.sets), trackerProperty(few, 5_000)),
    explanations: [],
    leftOut: ['ram'],
  },
  atomics: {
    design: () => elaborate(atomicUnit({ memoryLatency: 2, tag: 16 })),
    runs: runsOf(atomicDirected(2), atomicProperty(2, 5_000)),
    explanations: [],
    leftOut: ['results'],
  },
  server: {
    design: () => elaborate(atomicServer({ words: 16, requests: 8, who: 16 })),
    runs: runsOf(serverDirected({ words: 16, requests: 8 }), serverProperty({ words: 16, requests: 8 }, 5_000)),
    explanations: [],
    leftOut: ['unit', 'line', 'owners'],
  },
  reads: {
    design: () =>
      elaborate(readServer({ widths: { bytes: 8, address: 64, id: 2 }, id: 1, requests: 4, room: 512, tag: 16 })),
    runs: runsOf(readDirected(narrow), readProperty(narrow, 60)),
    explanations: [],
    leftOut: ['waiting', 'reader', 'whole', 'states'],
  },
  deferrals: {
    design: () => elaborate(deferralTarget({ slots: 32 })),
    runs: runsOf(deferralTargetDirected(32), deferralTargetProperty(32, 5_000)),
    explanations: [],
    leftOut: ['rtrs'],
  },
  restarts: {
    design: () => elaborate(deferralInitiator({ slots: 4 })),
    runs: runsOf(deferralInitiatorDirected(4), deferralInitiatorProperty(4, 5_000)),
    explanations: [],
  },
  rendezvous: {
    design: () => elaborate(rendezvous({ slots: 4, reads: 6 })),
    runs: runsOf(rendezvousDirected({ slots: 4, reads: 6 }), rendezvousProperty({ slots: 4, reads: 6 }, 5_000)),
    explanations: [],
    leftOut: ['turns'],
  },
};

const [count = '100', seed = '1', ...names] = process.argv.slice(2);
for (const name of names.length === 0 ? Object.keys(parts) : names) {
  const part = parts[name];
  if (part === undefined) throw new Error(`there is no part ${name}: give ${Object.keys(parts).join(', ')}`);
  const { survivors, ...report } = await runCampaign(flatten(part.design()), {
    ...{ count: Number(count), seed: Number(seed), leftOut: part.leftOut ?? [] },
    judges: [(net) => firstFailure(net, part.runs)],
    prove: (original, mutant) => proveEquivalent(original, mutant, {}),
    explanations: part.explanations,
    onProgress: (text) => console.error(text),
  });
  const { total, killed, equivalent, brokenExplanations } = report;
  const explained = survivors.filter(({ explanation }) => explanation !== undefined).length;
  const others = total - equivalent;
  console.log(
    `${name}, seed ${seed}: ${total} mutants, ${killed} killed, ${equivalent} proved equivalent, ${explained} explained;`,
    `killed of those not proved equivalent ${killedPercent({ killed, total: others })} %,`,
    `of those not explained either ${killedPercent({ killed, total: others - explained })} %`,
  );
  for (const broken of brokenExplanations) console.log(`  explained wrongly: ${broken}`);
  for (const one of survivors) console.log('  survives:', JSON.stringify(one));
}
