/**
 * Mutants of the tables of the semantic sublayer, as small as their tests have them: in tables of the catalogue's
 * sizes few sets are ever full. `node studies/ses-mutants.ts [COUNT [SEED [PART...]]]`, some minutes of one core;
 * parts are `regions`, `resolver`, `merged`, `tracker`, `atomics`, `reads`, `server`, `deferrals`, `restarts`, their
 * parts `shares`, `tokens` and `pending`, `rendezvous` and the receive half, `target`, with what joins those two,
 * `target_rendezvous`, its `gate` of contexts and what it has `kept` of unexpected messages; and of the endpoint
 * `table`, that with READs by RUDI, `rudi_table`, `requests`, `answers`, `turns`, `departures`, `fetched`, `rtrs`,
 * `deferred_sends`, `rendezvous_sends`, `rest_reads` and `rest_addresses`, `rx_join`, `peer_map`, `late_ends`,
 * `rudi_replies`, `rudi_answers`, `rudi_reads`, the sender `rudi_sends` and its windows, `fixed_limit`, what all
 * messages go through, `message_table` and `segmenter`, and the `registers` of the sublayer, `registers_multi` with
 * receives for several messages; each has COUNT mutants (100).
 */
import { flatten } from '../rtl-gen/ir/flatten.ts';
import { runCampaign } from '../testbench/mutation/campaign.ts';
import { proveEquivalent } from '../testbench/mutation/equivalence/prove.ts';
import { firstFailure } from '../testbench/mutation/judge.ts';
import { killedPercent } from '../testbench/mutation/report.ts';
import { sesParts } from './ses/mutant-parts.ts';

const [count = '100', seed = '1', ...names] = process.argv.slice(2);
for (const name of names.length === 0 ? Object.keys(sesParts) : names) {
  const part = sesParts[name];
  if (part === undefined) throw new Error(`there is no part ${name}: give ${Object.keys(sesParts).join(', ')}`);
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
