/** Parts of the receive half of the endpoint, and its registers, with the tests that their mutants are run on. */
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { readingOptions } from '../../rtl-gen/uet/endpoint/designs.ts';
import { rudiReplies } from '../../rtl-gen/uet/endpoint/receive/rudi-replies.ts';
import { rxJoin } from '../../rtl-gen/uet/endpoint/receive/rx-join.ts';
import { endpointControl } from '../../rtl-gen/uet/endpoint/registers/endpoint-control.ts';
import { endpointMapOf } from '../../rtl-gen/uet/endpoint/registers/endpoint-windows.ts';
import { peerMap } from '../../rtl-gen/uet/endpoint/transmit/peer-map.ts';
import { endpointProfiles } from '../../rtl-gen/uet/ses/receive/target-designs.ts';
import { endsOf, lateEndsProperty } from '../../testbench/uet/blocks/endpoint/ends/late-ends-property.ts';
import { peerMapProperty } from '../../testbench/uet/blocks/endpoint/peer-map-property.ts';
import { controlEmpty } from '../../testbench/uet/blocks/endpoint/registers/control-empty.ts';
import { semanticDirected } from '../../testbench/uet/blocks/endpoint/registers/semantic-control-directed.ts';
import { answersOf, rudiAnswersProperty } from '../../testbench/uet/blocks/endpoint/rudi/rudi-answers-property.ts';
import { rudiRepliesProperty } from '../../testbench/uet/blocks/endpoint/rudi/rudi-replies-property.ts';
import { rxJoinProperty } from '../../testbench/uet/blocks/endpoint/rx-join-property.ts';
import { registerWalk } from '../../testbench/uet/blocks/registers/register-walk.ts';
import { type Part, runsOf } from './part.ts';

const hpc = readingOptions(64, endpointProfiles[0]!);

const units = { messages: 32, guaranteed: 16, responses: 32 };
const ending = { rests: true, places: 8 };

/** By the names that the command takes. */
export const endpointParts: Readonly<Record<string, Part>> = {
  late_ends: {
    design: () => elaborate(endsOf(ending)),
    runs: runsOf([], lateEndsProperty(ending, 2_000)),
    explanations: [],
  },
  peer_map: {
    design: () => elaborate(peerMap(true)),
    runs: runsOf([], peerMapProperty(2_000)),
    explanations: [],
  },
  rudi_answers: {
    design: () => elaborate(answersOf(8)),
    runs: runsOf([], rudiAnswersProperty(8, 2_000)),
    explanations: [],
    leftOut: ['ways'],
  },
  rudi_replies: {
    design: () => elaborate(rudiReplies),
    runs: runsOf([], rudiRepliesProperty(3_000)),
    explanations: [],
    leftOut: ['slice', 'all.arbiter', 'nacks'],
  },
  rx_join: {
    design: () => elaborate(rxJoin({ ...units, adopts: true, atomics: true, asks: true, datagrams: true, rudi: true })),
    runs: runsOf([], rxJoinProperty(units, 2_000)),
    explanations: [],
    leftOut: ['metas', 'ends'],
  },
  registers: {
    design: () => elaborate(endpointControl(hpc)),
    runs: [
      ...[1, 2].flatMap((seed) => semanticDirected.map(({ name, body }) => ({ name, seed, body }))),
      { name: 'walk', seed: 3, body: registerWalk(endpointMapOf('window', true), controlEmpty('window', true)).body },
    ],
    explanations: [],
    leftOut: [
      ...['decoder', 'addresses', 'traffic', 'target_registers', 'initiator', 'congestion', 'neighbours', 'levels'],
      ...['commands', 'identity'],
    ],
  },
};
