/** The parts of the TSS layer that are mutated by themselves, and their tests. */
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import { tssBindings } from '../../rtl-gen/uet/tss/layer/bindings.ts';
import { tssKdf } from '../../rtl-gen/uet/tss/layer/kdf.ts';
import { tssLayer } from '../../rtl-gen/uet/tss/layer/layer.ts';
import { tssReceive } from '../../rtl-gen/uet/tss/layer/receive.ts';
import { layerCounters, tssCounters } from '../../rtl-gen/uet/tss/layer/registers/layer-counters.ts';
import { layerRegisters } from '../../rtl-gen/uet/tss/layer/registers/layer-registers.ts';
import { tssTransmit } from '../../rtl-gen/uet/tss/layer/transmit.ts';
import { tscAllocator } from '../../rtl-gen/uet/tss/layer/tsc-allocator.ts';
import type { Body } from '../../testbench/bench/context.ts';
import type { PlannedRun } from '../../testbench/mutation/test-plan.ts';
import { registerWalk } from '../../testbench/uet/blocks/registers/register-walk.ts';
import {
  endsWhenCounted,
  firstOfWindow,
  goesOn,
  latchedWithoutLimits,
  limitsFirst,
  longWindows,
  notOfBoth,
  windowLengths,
} from '../../testbench/uet/blocks/tss/layer/auth-failures-clocks.ts';
import {
  afterReset,
  failuresProperty,
  failureUpsets,
  largestLimit,
  latchedAtOnce,
  limitsMeet,
  shortWindows,
  windowEnds,
  windows,
} from '../../testbench/uet/blocks/tss/layer/auth-failures-property.ts';
import {
  bindingsClocks,
  bindingsFull,
  bindingsProperty,
  bindingsReset,
  bindsAnyBits,
} from '../../testbench/uet/blocks/tss/layer/bindings-property.ts';
import {
  everyInterval,
  firstIntervals,
  fullAfterReset,
  greedyDomain,
  oneInEachInterval,
  smallBudget,
  unlimited,
} from '../../testbench/uet/blocks/tss/layer/derivation-budget-property.ts';
import { kdfProperty } from '../../testbench/uet/blocks/tss/layer/kdf-property.ts';
import { everyBit, makerDesign, makerProperty } from '../../testbench/uet/blocks/tss/layer/key-maker-property.ts';
import {
  clocksOfMisses as clocksOfOrders,
  clocksOfPlaces,
  quietOfEach,
  resetAtAnyMoment as resetOfResolver,
  roomInside,
} from '../../testbench/uet/blocks/tss/layer/key-resolver-clocks.ts';
import {
  comparesAssociations,
  comparesKeys,
  comparesEachPart as comparesParts,
  resetForgets as resolverForgets,
  sweepsItsOwn,
  waitsForSweeps,
} from '../../testbench/uet/blocks/tss/layer/key-resolver-decisions.ts';
import {
  burstsOfResolver,
  clocksOfResolver,
  countsRound,
  findsAnyBits,
  forgets,
  resolverProperty,
} from '../../testbench/uet/blocks/tss/layer/key-resolver-property.ts';
import { smallResolver } from '../../testbench/uet/blocks/tss/layer/key-resolver-requests.ts';
import {
  bothDie,
  keysDie,
  overwrittenWhenDone,
  zeroiseAtAnyMoment,
} from '../../testbench/uet/blocks/tss/layer/keys-die-property.ts';
import { layerClocks } from '../../testbench/uet/blocks/tss/layer/layer-clocks.ts';
import { layerClosed } from '../../testbench/uet/blocks/tss/layer/layer-closed.ts';
import { countersProperty, fewBits } from '../../testbench/uet/blocks/tss/layer/layer-counters-property.ts';
import { smallLayer } from '../../testbench/uet/blocks/tss/layer/layer-designs.ts';
import { layerDirected } from '../../testbench/uet/blocks/tss/layer/layer-directed.ts';
import { forgeryProperty } from '../../testbench/uet/blocks/tss/layer/layer-forgery.ts';
import { layerGuards } from '../../testbench/uet/blocks/tss/layer/layer-guards.ts';
import { layerModelProperty } from '../../testbench/uet/blocks/tss/layer/layer-model-property.ts';
import { layerProperty } from '../../testbench/uet/blocks/tss/layer/layer-property.ts';
import { layerSelfTest } from '../../testbench/uet/blocks/tss/layer/layer-self-test.ts';
import { layerTested } from '../../testbench/uet/blocks/tss/layer/layer-tested.ts';
import { layerUpsets } from '../../testbench/uet/blocks/tss/layer/layer-upsets.ts';
import { layerVerdicts } from '../../testbench/uet/blocks/tss/layer/layer-verdicts.ts';
import { layerWaits } from '../../testbench/uet/blocks/tss/layer/layer-waits.ts';
import {
  forgetsAll,
  keepsDerived,
  latchedFirst,
  takesDomains,
  takesKeys,
} from '../../testbench/uet/blocks/tss/layer/receive-domains.ts';
import {
  eitherDomain,
  leavesAtOnce,
  resetAtAnyMoment,
  slotOfLongAgo,
  waitsOutside,
} from '../../testbench/uet/blocks/tss/layer/receive-keys-corners.ts';
import {
  clocksOfMisses,
  clocksOfRefusals,
  comparesEachPart,
  fillsAllSets,
  goneOnce,
  needsNone,
  provesAtAnyMoment,
  provesItsOwnAlone,
  refusedWaits,
  resetForgets,
  returnsWhenFull,
  takesFreeWays,
  unprovedGiveWay,
} from '../../testbench/uet/blocks/tss/layer/receive-keys-decisions.ts';
import {
  anyKeys,
  budget,
  findsAnyBits as findsAnyKey,
  keepsOthers,
  keepsProved,
  keepsSwapped,
  latchedWhileWaiting,
  overtakes,
  room,
  slotsInUse,
  spentWhileParked,
} from '../../testbench/uet/blocks/tss/layer/receive-keys-property.ts';
import { keysDesign } from '../../testbench/uet/blocks/tss/layer/receive-keys-rig.ts';
import { givesWayInTurn } from '../../testbench/uet/blocks/tss/layer/receive-keys-turns.ts';
import {
  countsItsOwn,
  latchedAtOnce as latchedBefore,
  latchedMeanwhile,
  latchedThen,
} from '../../testbench/uet/blocks/tss/layer/receive-latched.ts';
import {
  bodiesFirst,
  misfitsPark,
  mostBytes,
  parkingFills,
  takenIsNotQuiet,
} from '../../testbench/uet/blocks/tss/layer/receive-lengths.ts';
import { receiveProperty } from '../../testbench/uet/blocks/tss/layer/receive-property.ts';
import { fullInside, slowEnds } from '../../testbench/uet/blocks/tss/layer/receive-slow.ts';
import { receiveUpsets } from '../../testbench/uet/blocks/tss/layer/receive-upsets.ts';
import {
  lengthsWait,
  masksWaitReceived,
  receivedWait,
  sameRoomReceived,
} from '../../testbench/uet/blocks/tss/layer/receive-waits.ts';
import { fails, failsInTime, passes, selfTestDesign } from '../../testbench/uet/blocks/tss/layer/self-test-property.ts';
import { receiveQuiet, transmitQuiet } from '../../testbench/uet/blocks/tss/layer/sides-quiet.ts';
import {
  checksKeys,
  sendingForgets,
  sendingKeepsDerived,
  sendingTakesDomains,
  sendingTakesKeys,
} from '../../testbench/uet/blocks/tss/layer/transmit-domains.ts';
import { keysInTurn } from '../../testbench/uet/blocks/tss/layer/transmit-keys.ts';
import { misfits } from '../../testbench/uet/blocks/tss/layer/transmit-misfit.ts';
import { transmitProperty } from '../../testbench/uet/blocks/tss/layer/transmit-property.ts';
import {
  endsWait,
  headsWait,
  keylessPass,
  masksWait,
  sameRoom,
} from '../../testbench/uet/blocks/tss/layer/transmit-waits.ts';
import {
  allocatorProperty,
  allocatorUpsets,
  contexts,
  noKind,
} from '../../testbench/uet/blocks/tss/layer/tsc-allocator-property.ts';

export interface Part {
  readonly design: () => Design;
  /** Instances without mutants. */
  readonly leftOut: readonly string[];
  readonly runs: readonly PlannedRun[];
}

const once = (name: string, body: Body<void>): PlannedRun => ({ name, seed: 7, body });
const seeds = (name: string, first: number, last: number, body: Body<void>): readonly PlannedRun[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ name, seed: first + i, body }));

const { domains } = smallLayer;
/** Of the library. */
const streams = ['insert', 'framed', 'descriptors', 'described', 'leaving', 'cut', 'bodies', 'orders'];

export const layerParts: Readonly<Record<string, Part>> = {
  kdf: {
    design: () => elaborate(tssKdf),
    // Parts of AES, which the engine's tests hold.
    leftOut: ['aes.expander', ...Array.from({ length: 8 }, (_, i) => `aes.bytes_${2 * i}`)],
    runs: seeds('keys', 1, 3, kdfProperty(20)),
  },
  resolver: {
    design: () => elaborate(smallResolver),
    leftOut: ['maker', 'cache.flights.promotions'],
    runs: [
      once('forgets', forgets),
      once('clocks', clocksOfResolver),
      once('bursts', burstsOfResolver),
      once('any bits', findsAnyBits),
      once('round', countsRound),
      ...[comparesParts, comparesAssociations, sweepsItsOwn, resolverForgets, waitsForSweeps, comparesKeys].map(
        (body) => once(body.name, body),
      ),
      ...[quietOfEach, roomInside, clocksOfOrders, clocksOfPlaces, resetOfResolver].map((body) =>
        once(body.name, body),
      ),
      ...seeds('random', 1, 4, resolverProperty),
    ],
  },
  keys: {
    design: () => keysDesign,
    leftOut: ['maker', 'parked', 'tokens', 'cache.flights.promotions'],
    runs: [
      ...[overtakes, keepsProved, keepsOthers, budget, spentWhileParked, room, latchedWhileWaiting, slotsInUse].map(
        (body) => once(body.name, body),
      ),
      ...[resetAtAnyMoment, leavesAtOnce, slotOfLongAgo, waitsOutside, eitherDomain].map((body) =>
        once(body.name, body),
      ),
      ...[clocksOfMisses, clocksOfRefusals, refusedWaits, returnsWhenFull].map((body) => once(body.name, body)),
      ...[needsNone, goneOnce, resetForgets].map((body) => once(body.name, body)),
      ...[unprovedGiveWay, provesItsOwnAlone, takesFreeWays, provesAtAnyMoment].map((body) => once(body.name, body)),
      ...[fillsAllSets, comparesEachPart].map((body) => once(body.name, body)),
      ...[givesWayInTurn].map((body) => once(body.name, body)),
      once('any bits of a key', findsAnyKey),
      once('swapped', keepsSwapped),
      ...seeds('random', 1, 4, anyKeys),
    ],
  },
  budget: {
    design: () => elaborate(smallBudget),
    leftOut: [],
    runs: [
      ...[everyInterval, fullAfterReset, oneInEachInterval, unlimited, firstIntervals].map((body) =>
        once(body.name, body),
      ),
      ...seeds('greedy', 1, 4, greedyDomain),
    ],
  },
  failures: {
    design: () => elaborate(shortWindows),
    leftOut: [],
    runs: [
      once('windows', windows),
      once('at once', latchedAtOnce),
      once('limits', limitsMeet),
      ...[limitsFirst, windowLengths, longWindows, firstOfWindow, notOfBoth].map((body) => once(body.name, body)),
      ...[endsWhenCounted, goesOn, latchedWithoutLimits].map((body) => once(body.name, body)),
      once('ends of windows', windowEnds),
      once('after a reset', afterReset),
      once('changed bits', failureUpsets),
      ...seeds('steps', 1, 6, failuresProperty(20)),
      once('largest limit', largestLimit),
    ],
  },
  check: {
    design: () => makerDesign,
    leftOut: ['kdf'],
    runs: [
      ...seeds('steps', 1, 4, makerProperty(60)),
      once('every bit', everyBit),
      ...seeds('more', 5, 8, makerProperty(300)),
    ],
  },
  guards: {
    design: () => elaborate(tssLayer(smallLayer)),
    leftOut: ['transmit', 'receive', 'bindings', 'self_test', 'control.registers', 'control.counters'],
    runs: [
      // Short ones that kill most of them.
      ...[...layerClocks, ...layerTested].map(({ name, body }) => once(name, body)),
      ...seeds('model', 1, 2, layerModelProperty(40)),
      once('registers', registerWalk(layerRegisters).body),
      ...[...layerSelfTest, ...layerGuards, ...layerVerdicts, ...layerClosed, ...layerWaits, ...layerUpsets].map(
        ({ name, body }) => once(name, body),
      ),
      ...layerDirected.map(({ name, body }) => once(name, body)),
      ...seeds('more of the model', 3, 6, layerModelProperty(120)),
      ...[keysDie, bothDie, overwrittenWhenDone].map((body) => once(body.name, body)),
      ...seeds('zeroise', 1, 6, zeroiseAtAnyMoment(smallLayer)),
      ...seeds('traffic', 1, 2, layerProperty(domains, 4)),
    ],
  },
  self_test: {
    design: () => selfTestDesign,
    leftOut: [],
    runs: [once('passes', passes), once('fails', fails), once('in time', failsInTime)],
  },
  numbers: {
    design: () => elaborate(tscAllocator({ contexts })),
    leftOut: [],
    runs: [
      ...seeds('steps', 1, 6, allocatorProperty(20)),
      once('changed bits', allocatorUpsets),
      once('no kind', noKind),
    ],
  },
  transmit: {
    design: () => elaborate(tssTransmit(smallLayer)),
    leftOut: ['engine', 'resolve', 'number.numbers', ...streams, 'cuts', 'misfits', 'outcomes'],
    runs: [
      once('keys', keysInTurn),
      ...seeds('4 rounds', 1, 2, transmitProperty(smallLayer, 4)),
      once('misfits', misfits),
      once('quiet', transmitQuiet),
      ...[sendingKeepsDerived, sendingTakesDomains, sendingTakesKeys, sendingForgets, checksKeys].map((body) =>
        once(body.name, body),
      ),
      ...[endsWait, masksWait, sameRoom, keylessPass].map((body) => once(body.name, body)),
      ...seeds('heads wait', 1, 2, headsWait(smallLayer, 9)),
      ...seeds('20 rounds', 3, 10, transmitProperty(smallLayer, 20)),
    ],
  },
  receive: {
    design: () => elaborate(tssReceive(smallLayer)),
    leftOut: [
      'engine',
      'resolve',
      'failure_counts',
      'parking',
      ...streams,
      'asides',
      'queue',
      'waiting',
      'pieces',
      'verdicts',
      'verified',
    ],
    runs: [
      ...seeds('4 rounds', 1, 2, receiveProperty(smallLayer, 4)),
      ...[slowEnds, receiveQuiet, fullInside, receiveUpsets, keepsDerived, takesKeys, latchedFirst].map((body) =>
        once(body.name, body),
      ),
      ...[takesDomains, forgetsAll, latchedBefore, latchedMeanwhile, latchedThen].map((body) => once(body.name, body)),
      once(countsItsOwn.name, countsItsOwn),
      ...[
        bodiesFirst,
        misfitsPark,
        parkingFills,
        takenIsNotQuiet,
        lengthsWait,
        masksWaitReceived,
        sameRoomReceived,
      ].map((body) => once(body.name, body)),
      once('most bytes', mostBytes(smallLayer)),
      ...seeds('packets wait', 1, 8, receivedWait(smallLayer, 20)),
      ...seeds('20 rounds', 3, 10, receiveProperty(smallLayer, 20)),
    ],
  },
  bindings: {
    design: () => elaborate(tssBindings),
    leftOut: ['jobs'],
    runs: [
      ...[bindsAnyBits, bindingsClocks, bindingsReset].map((body) => once(body.name, body)),
      ...seeds('steps', 1, 4, bindingsProperty(10)),
      once(bindingsFull.name, bindingsFull),
    ],
  },
  counters: {
    design: () => elaborate(tssCounters(fewBits)),
    leftOut: layerCounters,
    runs: [once('counters', countersProperty)],
  },
  layer: {
    design: () => elaborate(tssLayer(smallLayer)),
    leftOut: [...['transmit', 'receive', 'bindings.jobs', 'self_test', 'control.registers', 'control.counters']],
    runs: [
      once('registers', registerWalk(layerRegisters).body),
      ...[...layerDirected, ...layerVerdicts, ...layerClosed, ...layerUpsets].map(({ name, body }) => once(name, body)),
      ...seeds('2 rounds', 1, 2, layerProperty(domains, 2)),
      once('forged', forgeryProperty(domains, 60, [40, 300], 3)),
      ...seeds('12 rounds', 3, 8, layerProperty(domains, 12)),
    ],
  },
};
