import { describe } from 'vitest';
import { hwTest } from '../../../../bench/hw-test.ts';
import { yosysEngine } from '../../../../engine/foreign/engine.ts';
import { wasmEngine } from '../../../../engine/wasm/engine.ts';
import { eitherDomain, leavesAtOnce, resetAtAnyMoment, slotOfLongAgo, waitsOutside } from './receive-keys-corners.ts';
import {
  comparesEachPart,
  fillsAllSets,
  goneOnce,
  provesAtAnyMoment,
  provesItsOwnAlone,
  resetForgets,
  returnsWhenFull,
  takesFreeWays,
  unprovedGiveWay,
} from './receive-keys-decisions.ts';
import {
  anyKeys,
  budget,
  findsAnyBits,
  keepsOthers,
  keepsProved,
  keepsSwapped,
  latchedWhileWaiting,
  overtakes,
  room,
  slotsInUse,
  spentWhileParked,
} from './receive-keys-property.ts';
import { keysDesign, wideKeysDesign } from './receive-keys-rig.ts';

const create = (o: Parameters<typeof yosysEngine.create>[1]) => yosysEngine.create(keysDesign, o);

hwTest(
  'a packet whose key is there overtakes those whose keys are being made, on yosys',
  { create, maxCycles: 100_000 },
  overtakes,
);

hwTest(
  'sources of which no packet is authentic put out no key of those of which one was, on yosys',
  { create, maxCycles: 100_000 },
  keepsProved,
);

hwTest('keys that change places stay, on yosys', { create, maxCycles: 200_000 }, keepsSwapped);

hwTest(
  'a new key of an association, or another domain, costs no key of the others, on yosys',
  { create, maxCycles: 200_000 },
  keepsOthers,
);

hwTest(
  'a domain has as many keys made as its budget says, and no other one fewer, on yosys',
  { create, maxCycles: 100_000 },
  budget,
);

hwTest(
  'a packet whose domain has spent its budget meanwhile is dropped, and others do not wait for it, on yosys',
  { create, maxCycles: 100_000 },
  spentWhileParked,
);

hwTest(
  'one domain does not take all of the room, and what is beyond the room is unkeyed, on yosys',
  { create, maxCycles: 100_000 },
  room,
);

hwTest(
  'no key is made for a packet whose domain is latched while it waits, on yosys',
  { create, maxCycles: 100_000 },
  latchedWhileWaiting,
);

hwTest(
  'no key takes the slot of one that a packet is under way with, on yosys',
  { create, maxCycles: 100_000 },
  slotsInUse,
);

hwTest(
  'keys that differ in a few bits of what they are made of are not one another’s, on yosys',
  { create, maxCycles: 400_000 },
  findsAnyBits,
);

hwTest(
  'any packets of any sources have their keys, once each, on yosys',
  { create, seeds: 2, maxCycles: 100_000 },
  anyKeys,
);

hwTest('a reset ends all that is under way, on yosys', { create, maxCycles: 100_000 }, resetAtAnyMoment);

hwTest(
  'a packet that was parked leaves as soon as there is room, on yosys',
  { create, maxCycles: 100_000 },
  leavesAtOnce,
);

hwTest('a slot whose last packet was 128 packets ago is free, on yosys', { create, maxCycles: 200_000 }, slotOfLongAgo);

hwTest(
  'a packet that finds no room changes none of those that wait inside, on yosys',
  { create, maxCycles: 100_000 },
  waitsOutside,
);

hwTest(
  'either domain takes its part of the room, and is dropped once it is latched, on yosys',
  { create, maxCycles: 100_000 },
  eitherDomain,
);

// Keys change places in two clocks there.
describe('the keys of a layer of several lanes, on wasm', () => {
  const ofFour = (o: Parameters<typeof wasmEngine.create>[1]) => wasmEngine.create(wideKeysDesign, o);
  const bodies = [
    ...[overtakes, keepsProved, keepsSwapped, keepsOthers, slotsInUse, anyKeys],
    ...[unprovedGiveWay, takesFreeWays, provesItsOwnAlone, provesAtAnyMoment, goneOnce, returnsWhenFull],
    ...[fillsAllSets, comparesEachPart, resetForgets, eitherDomain],
  ];
  for (const body of bodies) hwTest(body.name, { create: ofFour, maxCycles: 400_000 }, body);
});
