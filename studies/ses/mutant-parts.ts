/** Blocks of the semantic sublayer, small, with the tests that their mutants are run on. */
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { readingLayout, readRequestsOptions } from '../../rtl-gen/uet/endpoint/designs.ts';
import { rtrAddresses } from '../../rtl-gen/uet/endpoint/ses/rtr-addresses.ts';
import { fetchedValues } from '../../rtl-gen/uet/endpoint/transmit/fetched-values.ts';
import { packetTurns } from '../../rtl-gen/uet/endpoint/transmit/packet-turns.ts';
import { readAnswers } from '../../rtl-gen/uet/endpoint/transmit/read-answers.ts';
import { readRequests } from '../../rtl-gen/uet/endpoint/transmit/read-requests.ts';
import { readTable } from '../../rtl-gen/uet/endpoint/transmit/read-table.ts';
import { addressResolver } from '../../rtl-gen/uet/ses/address-resolver/address-resolver.ts';
import { atomicServer } from '../../rtl-gen/uet/ses/atomic-server/atomic-server.ts';
import { atomicUnit } from '../../rtl-gen/uet/ses/atomic-unit/atomic-unit.ts';
import { deferralInitiator } from '../../rtl-gen/uet/ses/deferrable/deferral-initiator.ts';
import { deferralTarget } from '../../rtl-gen/uet/ses/deferrable/deferral-target.ts';
import { peerShare } from '../../rtl-gen/uet/ses/deferrable/peer-share.ts';
import { pendingSlots } from '../../rtl-gen/uet/ses/deferrable/pending-slots.ts';
import { tokenSource } from '../../rtl-gen/uet/ses/deferrable/token-source.ts';
import { memoryRegions } from '../../rtl-gen/uet/ses/memory-regions/memory-regions.ts';
import { messageTracker } from '../../rtl-gen/uet/ses/message-tracker/message-tracker.ts';
import { readServer } from '../../rtl-gen/uet/ses/read-server/read-server.ts';
import { sesTarget } from '../../rtl-gen/uet/ses/receive/ses-target.ts';
import { targetSizes } from '../../rtl-gen/uet/ses/receive/target-designs.ts';
import { targetKept } from '../../rtl-gen/uet/ses/receive/target-kept.ts';
import type { SesTargetOptions } from '../../rtl-gen/uet/ses/receive/target-options.ts';
import { targetRendezvous } from '../../rtl-gen/uet/ses/receive/target-rendezvous.ts';
import { rendezvous } from '../../rtl-gen/uet/ses/rendezvous/rendezvous.ts';
import {
  departing,
  departuresDirected,
  departuresProperty,
} from '../../testbench/uet/blocks/endpoint/departures-property.ts';
import { turnsDirected, turnsProperty } from '../../testbench/uet/blocks/endpoint/packet-turns-property.ts';
import { fetchedDirected } from '../../testbench/uet/blocks/endpoint/reads/fetched-directed.ts';
import { fetchedProperty } from '../../testbench/uet/blocks/endpoint/reads/fetched-property.ts';
import { answersProperty } from '../../testbench/uet/blocks/endpoint/reads/read-answers-property.ts';
import { requestsDirected, requestsProperty } from '../../testbench/uet/blocks/endpoint/reads/requests-property.ts';
import { tableDirected } from '../../testbench/uet/blocks/endpoint/reads/table-directed.ts';
import { tableProperty } from '../../testbench/uet/blocks/endpoint/reads/table-property.ts';
import { rudiDirected } from '../../testbench/uet/blocks/endpoint/reads/table-rudi-directed.ts';
import { tableSurvivors } from '../../testbench/uet/blocks/endpoint/reads/table-survivors.ts';
import { rtrDirected, rtrProperty } from '../../testbench/uet/blocks/endpoint/rtrs/rtr-property.ts';
import { serverDirected } from '../../testbench/uet/blocks/ses/atomic-server/server-directed.ts';
import { serverProperty } from '../../testbench/uet/blocks/ses/atomic-server/server-property.ts';
import { serverSurvivors } from '../../testbench/uet/blocks/ses/atomic-server/server-survivors.ts';
import { atomicDirected } from '../../testbench/uet/blocks/ses/atomics/atomic-directed.ts';
import { atomicProperty } from '../../testbench/uet/blocks/ses/atomics/atomic-property.ts';
import { gateOf } from '../../testbench/uet/blocks/ses/context-gate/gate-desk.ts';
import { gateDirected } from '../../testbench/uet/blocks/ses/context-gate/gate-directed.ts';
import { gateProperty } from '../../testbench/uet/blocks/ses/context-gate/gate-property.ts';
import { gateSurvivors } from '../../testbench/uet/blocks/ses/context-gate/gate-survivors.ts';
import { deferralInitiatorDirected } from '../../testbench/uet/blocks/ses/deferrable/initiator-directed.ts';
import { deferralInitiatorProperty } from '../../testbench/uet/blocks/ses/deferrable/initiator-property.ts';
import {
  peerShareProperty,
  pendingSlotsProperty,
  tokenSourceProperty,
} from '../../testbench/uet/blocks/ses/deferrable/parts-property.ts';
import { deferralSurvivors, shareSurvivors } from '../../testbench/uet/blocks/ses/deferrable/parts-survivors.ts';
import { deferralTargetDirected } from '../../testbench/uet/blocks/ses/deferrable/target-directed.ts';
import { deferralTargetProperty } from '../../testbench/uet/blocks/ses/deferrable/target-property.ts';
import { answerDirected } from '../../testbench/uet/blocks/ses/reads/answer-directed.ts';
import { readDirected } from '../../testbench/uet/blocks/ses/reads/read-directed.ts';
import { readProperty } from '../../testbench/uet/blocks/ses/reads/read-property.ts';
import { readSurvivors } from '../../testbench/uet/blocks/ses/reads/read-survivors.ts';
import { targetCommands } from '../../testbench/uet/blocks/ses/receive/target-commands.ts';
import { targetDirected } from '../../testbench/uet/blocks/ses/receive/target-directed.ts';
import { targetProperty } from '../../testbench/uet/blocks/ses/receive/target-property.ts';
import { targetSurvivors } from '../../testbench/uet/blocks/ses/receive/target-survivors.ts';
import { regionDirected } from '../../testbench/uet/blocks/ses/regions/region-directed.ts';
import { regionProperty } from '../../testbench/uet/blocks/ses/regions/region-property.ts';
import { rendezvousDirected } from '../../testbench/uet/blocks/ses/rendezvous/rendezvous-directed.ts';
import { rendezvousProperty } from '../../testbench/uet/blocks/ses/rendezvous/rendezvous-property.ts';
import { rendezvousSurvivors } from '../../testbench/uet/blocks/ses/rendezvous/rendezvous-survivors.ts';
import { resolverDirected } from '../../testbench/uet/blocks/ses/resolver/resolver-directed.ts';
import { resolverProperty } from '../../testbench/uet/blocks/ses/resolver/resolver-property.ts';
import { keyTableSurvivors } from '../../testbench/uet/blocks/ses/ses-survivors.ts';
import { bufferDirected } from '../../testbench/uet/blocks/ses/target-kept/buffer-directed.ts';
import { bufferProperty } from '../../testbench/uet/blocks/ses/target-kept/buffer-property.ts';
import { bufferSurvivors } from '../../testbench/uet/blocks/ses/target-kept/buffer-survivors.ts';
import { restDirected } from '../../testbench/uet/blocks/ses/target-rendezvous/rest-directed.ts';
import { restProperty } from '../../testbench/uet/blocks/ses/target-rendezvous/rest-property.ts';
import { restSurvivors } from '../../testbench/uet/blocks/ses/target-rendezvous/rest-survivors.ts';
import { trackerDirected } from '../../testbench/uet/blocks/ses/tracker/tracker-directed.ts';
import { trackerProperty } from '../../testbench/uet/blocks/ses/tracker/tracker-property.ts';
import { endpointParts } from './endpoint-parts.ts';
import { type Part, runsOf } from './part.ts';
import { rudiParts } from './rudi-parts.ts';
import { sendsParts } from './sends-parts.ts';

const few = { sets: 2, ways: 2 } as const;
const some = { sets: 4, ways: 4 } as const;
const fewShares = { slots: 8, groups: 4, most: 4 } as const;
const buffers = { places: 8, bytes: 64, groups: 4, most: 4 } as const;
const gated = { contextBits: 4, hasTagged: true };
const narrow = { bytes: 8, longest: 1024 } as const;

/** That of HPC, with tables of few sets. */
const smallTarget = {
  ...targetSizes[0]!,
  addresses: { jobs: few, processes: { sets: 2, ways: 4 }, resources: some },
  regions: some,
  tagged: { kind: 'ordered', options: { resources: 16, nodes: 256 } },
} as const satisfies SesTargetOptions;

const ways = { jobs: few.ways, processes: 4, resources: some.ways, regions: some.ways } as const;

/** Blocks in it that have mutants of their own, and FIFOs and memories of the library. */
const othersIn = [
  ...['resolver', 'region_table', 'tracker', 'sends.engine', 'tags.engine', 'deferral.deferrals', 'rest'],
  ...['line', 'waiting', 'expired_line', 'bindings', 'sends.answers', 'tags.answers', 'deferral.given'],
  'deferral.reserved',
] as const;

const resolver = (merged: boolean): Part => ({
  design: () => elaborate(addressResolver({ jobs: few, processes: few, resources: { sets: 4, ways: 2 }, merged })),
  runs: runsOf(resolverDirected(merged), resolverProperty(merged, 5_000)),
  explanations: keyTableSurvivors,
});

/** By the names that the command takes. */
export const sesParts: Readonly<Record<string, Part>> = {
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
    explanations: serverSurvivors,
    leftOut: ['unit', 'line', 'owners'],
  },
  reads: {
    design: () =>
      elaborate(readServer({ widths: { bytes: 8, address: 64, id: 2 }, id: 1, requests: 4, room: 512, tag: 16 })),
    runs: runsOf([...answerDirected, ...readDirected(narrow)], readProperty(narrow, 60)),
    explanations: readSurvivors,
    leftOut: ['waiting', 'reader', 'whole', 'states'],
  },
  deferrals: {
    design: () => elaborate(deferralTarget({ slots: 32 })),
    runs: runsOf(deferralTargetDirected(32), deferralTargetProperty(32, 5_000)),
    explanations: deferralSurvivors,
    leftOut: ['rtrs', 'shares', 'tokens', 'giving'],
  },
  restarts: {
    design: () => elaborate(deferralInitiator({ slots: 4 })),
    runs: runsOf(deferralInitiatorDirected(4), deferralInitiatorProperty(4, 5_000)),
    explanations: [],
    leftOut: ['tokens', 'going', 'telling'],
  },
  shares: {
    design: () => elaborate(peerShare(fewShares)),
    runs: runsOf([], peerShareProperty(fewShares, 2_000)),
    explanations: shareSurvivors,
    leftOut: ['lowest'],
  },
  tokens: {
    design: () => elaborate(tokenSource(8, 8)),
    runs: runsOf([], tokenSourceProperty(8, 8, 2_000)),
    explanations: [],
    leftOut: ['free'],
  },
  pending: {
    design: () => elaborate(pendingSlots(8)),
    runs: runsOf([], pendingSlotsProperty(8, 2_000)),
    explanations: [],
    leftOut: ['first'],
  },
  rendezvous: {
    design: () => elaborate(rendezvous({ slots: 4, reads: 6 })),
    runs: runsOf(rendezvousDirected({ slots: 4, reads: 6 }), rendezvousProperty({ slots: 4, reads: 6 }, 5_000)),
    explanations: rendezvousSurvivors,
    leftOut: ['turns'],
  },
  target_rendezvous: {
    design: () => elaborate(targetRendezvous({ slots: 4, reads: 6 })),
    runs: runsOf(restDirected({ slots: 4, reads: 6 }), restProperty({ slots: 4, reads: 6 }, 5_000)),
    explanations: restSurvivors,
    leftOut: ['ends', 'reads'],
  },
  target: {
    design: () => elaborate(sesTarget(smallTarget)),
    runs: [
      ...[1, 2].map((seed) => ({ name: '300 clocks', seed, body: targetProperty('hpc', 300) })),
      { name: 'commands', seed: 1, body: targetCommands(ways, 400) },
      { name: '2,000 clocks', seed: 3, body: targetProperty('hpc', 2_000) },
      ...targetDirected('hpc').map(({ name, body }) => ({ name, seed: 7, body })),
      ...[4, 5].map((seed) => ({ name: '4,000 clocks', seed, body: targetProperty('hpc', 4_000) })),
    ],
    explanations: targetSurvivors,
    leftOut: othersIn,
  },
  gate: {
    design: () => elaborate(gateOf(gated)),
    runs: [
      { name: '400 clocks', seed: 6, body: gateProperty(gated, 400) },
      ...runsOf(gateDirected(gated), gateProperty(gated, 4_000)),
    ],
    explanations: gateSurvivors,
    leftOut: ['gone'],
  },
  kept: {
    design: () => elaborate(targetKept({ ...buffers, share: buffers })),
    runs: [
      { name: '400 clocks', seed: 6, body: bufferProperty(buffers, 400) },
      ...runsOf(bufferDirected(buffers), bufferProperty(buffers, 4_000)),
    ],
    explanations: bufferSurvivors,
    leftOut: ['ends', 'reserved', 'lowest', 'shares'],
  },
  table: {
    design: () => elaborate(readTable(readingLayout)),
    runs: runsOf(tableDirected, tableProperty(8_000)),
    explanations: tableSurvivors,
    leftOut: ['again', 'over'],
  },
  rudi_table: {
    design: () => elaborate(readTable(readingLayout, true)),
    runs: runsOf([...tableDirected, ...rudiDirected], tableProperty(8_000)),
    explanations: tableSurvivors,
    leftOut: ['again', 'over'],
  },
  requests: {
    design: () => elaborate(readRequests(readRequestsOptions)),
    runs: runsOf(requestsDirected(readRequestsOptions), requestsProperty(readRequestsOptions, 3_000)),
    explanations: [],
    leftOut: ['slots', 'slice', 'order'],
  },
  answers: {
    design: () => elaborate(readAnswers({ bytes: 16, tags: false })),
    runs: runsOf([], answersProperty(1500)),
    explanations: [],
    leftOut: ['slice', 'order'],
  },
  departures: {
    design: () => elaborate(departing),
    runs: runsOf(departuresDirected, departuresProperty(2000)),
    explanations: [],
  },
  turns: {
    design: () => elaborate(packetTurns),
    runs: runsOf(turnsDirected, turnsProperty(2000)),
    explanations: [],
  },
  rtrs: {
    design: () => elaborate(rtrAddresses(8)),
    runs: runsOf(rtrDirected(8), rtrProperty(8, 1000)),
    explanations: [],
  },
  fetched: {
    design: () => elaborate(fetchedValues),
    runs: runsOf(fetchedDirected, fetchedProperty(5_000)),
    explanations: [],
  },
  ...sendsParts,
  ...endpointParts,
  ...rudiParts,
};
