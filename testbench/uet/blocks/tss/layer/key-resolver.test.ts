import { elaborate, hwTest } from '../../vitest-kit.ts';
import {
  burstsOfResolver,
  clocksOfResolver,
  countsRound,
  findsAnyBits,
  forgets,
  resolverProperty,
} from './key-resolver-property.ts';
import { smallResolver } from './key-resolver-requests.ts';

const design = elaborate(smallResolver);

hwTest(
  'each packet goes under its key, as the golden model derives it, through new keys and modes and places that give way, on yosys',
  { design, engine: 'yosys', seeds: 2 },
  resolverProperty,
);

hwTest(
  'packets one after another go under their keys, in order, whoever is being made a key for before them, on yosys',
  { design, engine: 'yosys', seeds: 2 },
  burstsOfResolver,
);

hwTest(
  'a new key of an association forgets what was derived of the old one, another mode what was of either, and nothing else, on yosys',
  { design, engine: 'yosys' },
  forgets,
);

hwTest(
  'a key that was just used is there, whatever it is known by, and one that is a bit away is not, on yosys',
  { design, engine: 'yosys' },
  findsAnyBits,
);

hwTest(
  'a place is free whose last packet is as many packets ago as their counter has numbers, on yosys',
  { design, engine: 'yosys' },
  countsRound,
);

hwTest(
  'a packet a clock, 7 clocks later, whose key is there or not needed, on yosys',
  { design, engine: 'yosys' },
  clocksOfResolver,
);
