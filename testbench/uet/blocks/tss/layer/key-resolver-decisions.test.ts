import { elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { clocksOfMisses, clocksOfPlaces, quietOfEach, resetAtAnyMoment, roomInside } from './key-resolver-clocks.ts';
import {
  comparesAssociations,
  comparesEachPart,
  comparesKeys,
  resetForgets,
  sweepsItsOwn,
  waitsForSweeps,
} from './key-resolver-decisions.ts';
import { smallResolver } from './key-resolver-requests.ts';

const how = { create: onEngine('wasm', elaborate(smallResolver)), maxCycles: 2_000_000, timeout: 600_000 };

hwTest('each way compares each part of what a key is known by', how, comparesEachPart);
hwTest('each association has a key of its own, and IPv4 and IPv6 have', how, comparesAssociations);
hwTest('what is forgotten is overwritten, and nothing else', how, sweepsItsOwn);
hwTest('nothing is found after a reset that was there before it', how, resetForgets);
hwTest('a packet that comes while keys are overwritten waits for that', how, waitsForSweeps);
hwTest('a key that management has is compared with those that are there', how, comparesKeys);
hwTest('it is quiet while no packet is inside or under way', how, quietOfEach);
hwTest('16 packets are inside, and one comes in for each that leaves', how, roomInside);
hwTest('a packet without its key asks for it and leaves in so many clocks', how, clocksOfMisses);
hwTest('a key takes the place of another one in so many clocks after that is free', how, clocksOfPlaces);
hwTest('a reset at any moment ends all', how, resetAtAnyMoment);
