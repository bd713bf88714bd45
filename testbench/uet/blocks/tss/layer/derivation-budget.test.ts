import { elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import {
  everyInterval,
  firstIntervals,
  fullAfterReset,
  greedyDomain,
  oneInEachInterval,
  smallBudget,
  unlimited,
} from './derivation-budget-property.ts';

const design = elaborate(smallBudget);

for (const engine of ['wasm', 'yosys'] as const) {
  const options = { create: onEngine(engine, design), maxCycles: 50_000 };
  hwTest(
    `a domain that takes whenever it may has its burst, and then one in each interval, whatever the others take, on ${engine}`,
    { ...options, seeds: 4 },
    greedyDomain,
  );
  hwTest(
    `buckets are full once after a reset, also where keys are made meanwhile, on ${engine}`,
    options,
    fullAfterReset,
  );
  hwTest(`each domain gets one token an interval until its bucket is full, on ${engine}`, options, oneInEachInterval);
  hwTest(`buckets hold what they should in each clock after a reset, on ${engine}`, options, firstIntervals);
  hwTest(`tokens come every interval, on ${engine}`, options, everyInterval);
  hwTest(`without an interval every domain may take in every clock, on ${engine}`, options, unlimited);
}
