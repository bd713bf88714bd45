import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { yosysEngine } from '../../../../engine/foreign/engine.ts';
import { countersProperty, smallCounters } from './layer-counters-property.ts';

const design = elaborate(smallCounters);

hwTest(
  'each counter shows what it has counted, and stops at the largest number, on yosys',
  { create: (o) => yosysEngine.create(design, o) },
  countersProperty,
);
