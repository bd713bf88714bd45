import { hwTest, onEngine } from '../../vitest-kit.ts';
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
} from './receive-keys-decisions.ts';
import { keysDesign } from './receive-keys-rig.ts';
import { givesWayInTurn } from './receive-keys-turns.ts';

const how = { create: onEngine('wasm', keysDesign), maxCycles: 2_000_000, timeout: 600_000 };

hwTest('each way compares each part of what a key is known by', how, comparesEachPart);
hwTest('a key with which no packet was opened gives way', how, unprovedGiveWay);
hwTest('a packet that is opened proves its own key alone', how, provesItsOwnAlone);
hwTest('a packet that is opened proves its key at any moment', how, provesAtAnyMoment);
hwTest('a key that is proved takes a free way before that of another one', how, takesFreeWays);
hwTest('keys are in all sets', how, fillsAllSets);
hwTest('nothing is found after a reset that was there before it', how, resetForgets);
hwTest('a packet that needs no key has none made', how, needsNone);
hwTest('a key that is gone overwrites nothing more', how, goneOnce);
hwTest('a packet without its key leaves and comes back in so many clocks', how, clocksOfMisses);
hwTest('a packet whose domain has no budget left is dropped in so many clocks', how, clocksOfRefusals);
hwTest('a packet that is dropped waits for who takes it', how, refusedWaits);
hwTest('a packet whose key has been made comes back when there is room', how, returnsWhenFull);
hwTest('keys have the places of their hash, and give way in turn', how, givesWayInTurn);
