/** Parts of the receive half of the endpoint, and its registers, with the tests that their mutants are run on. */
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { rudiReplies } from '../../rtl-gen/uet/endpoint/receive/rudi-replies.ts';
import { rxJoin } from '../../rtl-gen/uet/endpoint/receive/rx-join.ts';
import { semanticRegisters } from '../../rtl-gen/uet/endpoint/registers/semantic-registers.ts';
import { peerMap } from '../../rtl-gen/uet/endpoint/transmit/peer-map.ts';
import { endsOf, lateEndsProperty } from '../../testbench/uet/blocks/endpoint/ends/late-ends-property.ts';
import { peerMapProperty } from '../../testbench/uet/blocks/endpoint/peer-map-property.ts';
import { registerSizes, registersOf } from '../../testbench/uet/blocks/endpoint/registers/semantic/semantic-designs.ts';
import { semanticProperty } from '../../testbench/uet/blocks/endpoint/registers/semantic/semantic-property.ts';
import { answersOf, rudiAnswersProperty } from '../../testbench/uet/blocks/endpoint/rudi/rudi-answers-property.ts';
import { rudiRepliesProperty } from '../../testbench/uet/blocks/endpoint/rudi/rudi-replies-property.ts';
import { rxJoinProperty } from '../../testbench/uet/blocks/endpoint/rx-join-property.ts';
import { registerWalk } from '../../testbench/uet/blocks/registers/register-walk.ts';
import { type Part, runsOf } from './part.ts';

const units = { messages: 32, guaranteed: 16, responses: 32 };
const ending = { rests: true, places: 8 };

/** Those of the semantic sublayer by themselves. */
const registers = (size: keyof typeof registerSizes): Part => ({
  design: () => elaborate(registersOf(registerSizes[size])),
  runs: [
    ...runsOf([], semanticProperty(registerSizes[size].profile, 4_000)),
    { name: 'walk', seed: 4, body: registerWalk(semanticRegisters).body },
  ],
  explanations: [],
});

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
  registers: registers('keeps'),
  registers_multi: registers('multi'),
};
