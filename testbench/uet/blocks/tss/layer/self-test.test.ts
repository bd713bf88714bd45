import { hwTest, onEngine } from '../../vitest-kit.ts';
import { fails, failsInTime, passes, selfTestDesign } from './self-test-property.ts';

for (const engine of ['wasm', 'yosys'] as const) {
  const options = { create: onEngine(engine, selfTestDesign), timeout: 120_000, maxCycles: 1_000_000 };
  hwTest(
    `on ${engine}: the self-test writes, sends and receives the known packet, and passes with its answers`,
    options,
    passes,
  );
  hwTest(`on ${engine}: an answer that is wrong in any bit, missing or one too many fails it`, options, fails);
  hwTest(`on ${engine}: what never ends fails in its time, whatever it waits for`, options, failsInTime);
}
