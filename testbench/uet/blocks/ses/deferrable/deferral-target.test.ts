import { deferralTarget } from '../../../../../rtl-gen/uet/ses/deferrable/deferral-target.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { deferralTargetDirected } from './target-directed.ts';
import { deferralTargetProperty } from './target-property.ts';

describe('deferred sends at their target', () => {
  for (const slots of [4, 64]) {
    const design = elaborate(deferralTarget({ slots }));
    hwTest(
      `${slots} places, messages in each clock: answers, RTRs and receives are those of the golden model`,
      { design, seeds: 4 },
      deferralTargetProperty(slots, 4_000),
    );
    for (const { name, body } of deferralTargetDirected(slots))
      hwTest(`${slots} places: ${name}`, { design, seeds: [7] }, body);
  }
  const few = elaborate(deferralTarget({ slots: 4 }));
  for (const engine of ['yosys', 'verilator'] as const)
    hwTest(
      `the emitted Verilog, through ${engine}: answers, RTRs and receives are those of the golden model`,
      { create: onEngine(engine, few), seeds: 1, maxCycles: 10_000 },
      deferralTargetProperty(4, 3_000),
    );
});
