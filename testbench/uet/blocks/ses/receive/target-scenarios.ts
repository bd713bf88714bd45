/** Scenarios of the semantic sublayer through the receive half in hardware. */
import type { SesTargetOptions } from '../../../../../rtl-gen/uet/ses/receive/target-options.ts';
import type { PostedReceive } from '../../../golden/ses/matching/index.ts';
import { isDeferrable, type SesRequest, tokensIn } from '../../../golden/ses/packets/packet.ts';
import type { MemoryRegion } from '../../../golden/ses/regions/index.ts';
import { type Scenario, scenarios } from '../../../golden/ses/scenarios/read-scenarios.ts';
import { ScenarioRun, type Script } from '../../../golden/ses/scenarios/runner.ts';
import { scriptOf } from '../../../golden/ses/scenarios/scripts.ts';
import type { Arrival } from '../../../golden/ses/target-side/index.ts';
import { assert, type Body, type NamedTest, named } from '../../test-kit.ts';
import { TargetBench } from './target-bench.ts';

/** What an instance of the receive half has beside what all have. */
export type TargetParts = {
  readonly [K in 'datagrams' | 'jobs' | 'multi' | 'rod' | 'unexpected']?: SesTargetOptions[K] | undefined;
};

/** What a scenario takes that the hardware does not have, in words; `undefined`: nothing. */
export function missingFor(
  { setup, packets }: Scenario,
  { datagrams = false, jobs, multi: several, rod = false, unexpected }: TargetParts,
): string | undefined {
  const { posts = [], mode } = setup;
  const isKept = setup.unexpected_level === 'U3';
  if (isKept && unexpected === undefined) return 'keeps no payload of an unexpected message';
  const isRefused = packets.some(({ fields }) => ['NO_MATCH', 'DISABLED_GEN'].includes(`${fields?.return_code}`));
  if (isRefused && unexpected !== undefined) return 'keeps what has no receive';
  if (jobs === undefined && posts.some(({ job }) => job !== undefined)) return 'receives are for every job';
  if (several === undefined && posts.some(({ multi }) => multi)) return 'buffers for several messages';
  if (!rod && mode === 'ROD' && setup.target_generation !== undefined) return 'a refusal on ROD disables nothing';
  if (mode === 'UUD' && !datagrams) return 'no datagrams';
  const isOfTargets = packets.some(({ dir, next_hdr: form }) => dir === 'I->T' && form?.startsWith('REQUEST'));
  if (!isOfTargets) return 'no packet comes to a target';
  return undefined;
}

type Event =
  | { readonly kind: 'packet'; readonly request: SesRequest; readonly arrival: Arrival }
  | { readonly kind: 'post' | 'cancel'; readonly tagged: boolean; readonly receive: PostedReceive };

/** As the hardware has it: a message that is kept is answered at once (S12). */
const adapted = (scenario: Scenario): Script => ({
  ...scriptOf(scenario),
  ...(scenario.setup.unexpected_level === 'U3' && {
    settings: { target: { keptAnswer: 'at_once' } },
    instead: {
      1: { opcode: 'response', list: 'overflow', modifiedLength: Number(scenario.packets[0]?.fields?.request_length) },
      2: 'none',
    },
  }),
});

/** What comes to the target of a scenario, in order, as its two golden endpoints have it. */
function eventsOf(scenario: Scenario): { readonly events: readonly Event[]; readonly wrong: readonly string[] } {
  const run = new ScenarioRun(scenario, adapted(scenario));
  const { target } = run.ends.T;
  const resources = target.addresses.processes.flatMap((process) => process.resources);
  const events: Event[] = resources.flatMap(({ space, matcher }) =>
    (matcher?.posted ?? []).map((receive) => ({ kind: 'post' as const, tagged: space === 'tagged', receive })),
  );
  const [deliver, post, cancel] = [target.deliver, target.post, target.cancel].map((f) => f.bind(target)) as [
    typeof target.deliver,
    typeof target.post,
    typeof target.cancel,
  ];
  target.deliver = (request, arrival) => {
    events.push({ kind: 'packet', request, arrival });
    deliver(request, arrival);
  };
  target.post = (resource, receive) => {
    events.push({ kind: 'post', tagged: resource.space === 'tagged', receive });
    return post(resource, receive);
  };
  target.cancel = (resource, wrId) => {
    const receive = resource.matcher!.posted.find((one) => one.wrId === wrId)!;
    events.push({ kind: 'cancel', tagged: resource.space === 'tagged', receive });
    return cancel(resource, wrId);
  };
  run.run();
  return { events, wrong: run.wrong };
}

function regionsOf({ setup }: Scenario): MemoryRegion[] {
  return (setup.regions ?? []).map(({ key = '0', rights, length, optimized_key_index: index }, i) => ({
    key: index === undefined ? BigInt(key) : (1n << 62n) | BigInt(index),
    base: BigInt(i * 8192),
    length: BigInt(length),
    rights: {
      read: rights.includes('read'),
      write: rights.includes('write'),
      atomic: rights.includes('atomic'),
    },
  }));
}

/** The token that a restart has: the model is to give it. */
const tokenOf = (events: readonly Event[]): number => {
  const tokens = events.flatMap((event) =>
    event.kind === 'packet' && isDeferrable(event.request.opcode) ? tokensIn(event.request.bufferOffset).target : [],
  );
  return tokens.find((token) => token !== 0) ?? 1;
};

/** Each packet's verdict, place and completion are those of the model, whose packets are those of the list. */
export const scenarioBody =
  (scenario: Scenario): Body<void> =>
  async (t) => {
    const { events, wrong } = eventsOf(scenario);
    assert.deepEqual(wrong, []);
    const isRelative = events.every((event) => event.kind !== 'packet' || event.request.rel);
    const bench = new TargetBench(t, 'hpc', { firstToken: tokenOf(events) });
    const generation = scenario.setup.target_generation;
    const jobId = isRelative ? 0xabcd : 'absolute';
    await bench.begin([{ pidOnFep: 3, jobId, generation, regions: regionsOf(scenario) }]);
    for (const event of events) {
      if (event.kind === 'packet') await bench.clock(event.request, event.arrival);
      else {
        await bench.drain();
        await bench.post(bench.contextOf(event.tagged ? 'tagged' : 'send', 0), event.receive, event.kind);
      }
    }
    await bench.drain();
  };

/** Those of the kept scenarios that an instance has the parts for, and one with `less` has not. */
export const targetScenarios = (parts: TargetParts, less?: TargetParts): readonly NamedTest[] =>
  scenarios
    .filter((scenario) => missingFor(scenario, parts) === undefined)
    .filter((scenario) => less === undefined || missingFor(scenario, less) !== undefined)
    .map((scenario) => named(`${scenario.id}: ${scenario.title}`, scenarioBody(scenario)));
