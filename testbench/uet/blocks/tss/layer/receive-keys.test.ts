import { describe } from 'vitest';
import type { Body } from '../../../../bench/context.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
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

const tests: readonly [about: string, body: Body<void>, options?: { maxCycles?: number; seeds?: number }][] = [
  ['a packet whose key is there overtakes those whose keys are being made', overtakes],
  ['sources of which no packet is authentic put out no key of those of which one was', keepsProved],
  ['keys that change places stay', keepsSwapped, { maxCycles: 200_000 }],
  ['a new key of an association, or another domain, costs no key of the others', keepsOthers, { maxCycles: 200_000 }],
  ['a domain has as many keys made as its budget says, and no other one fewer', budget],
  ['a packet whose domain has spent its budget meanwhile is dropped, and others do not wait for it', spentWhileParked],
  ['one domain does not take all of the room, and what is beyond the room is unkeyed', room],
  ['no key is made for a packet whose domain is latched while it waits', latchedWhileWaiting],
  ['no key takes the slot of one that a packet is under way with', slotsInUse],
  [
    'keys that differ in a few bits of what they are made of are not one another’s',
    findsAnyBits,
    { maxCycles: 400_000 },
  ],
  ['any packets of any sources have their keys, once each', anyKeys, { seeds: 2 }],
  ['a reset ends all that is under way', resetAtAnyMoment],
  ['a packet that was parked leaves as soon as there is room', leavesAtOnce],
  ['a slot whose last packet was 128 packets ago is free', slotOfLongAgo, { maxCycles: 200_000 }],
  ['a packet that finds no room changes none of those that wait inside', waitsOutside],
  ['either domain takes its part of the room, and is dropped once it is latched', eitherDomain],
];
for (const [about, body, options] of tests)
  hwTest(`${about}, on yosys`, { design: keysDesign, engine: 'yosys', maxCycles: 100_000, ...options }, body);

// Keys change places in two clocks there.
describe('the keys of a layer of several lanes, on wasm', () => {
  const bodies = [
    ...[overtakes, keepsProved, keepsSwapped, keepsOthers, slotsInUse, anyKeys],
    ...[unprovedGiveWay, takesFreeWays, provesItsOwnAlone, provesAtAnyMoment, goneOnce, returnsWhenFull],
    ...[fillsAllSets, comparesEachPart, resetForgets, eitherDomain],
  ];
  for (const body of bodies) hwTest(body.name, { design: wideKeysDesign, maxCycles: 400_000 }, body);
});
