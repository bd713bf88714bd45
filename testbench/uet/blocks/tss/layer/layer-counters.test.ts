import { elaborate, hwTest } from '../../vitest-kit.ts';
import { countersProperty, smallCounters } from './layer-counters-property.ts';

const design = elaborate(smallCounters);

hwTest(
  'each counter shows what it has counted, and stops at the largest number, on yosys',
  { design, engine: 'yosys' },
  countersProperty,
);
