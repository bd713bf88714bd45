import { deferralInitiator } from '../../../../../rtl-gen/uet/ses/deferrable/deferral-initiator.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { deferralInitiatorDirected } from './initiator-directed.ts';
import { deferralInitiatorModel } from './initiator-model.ts';
import { deferralInitiatorProperty } from './initiator-property.ts';

describe('deferred sends at their initiator', () => {
  for (const slots of [4, 64]) {
    const design = elaborate(deferralInitiator({ slots }));
    hwTest(
      `${slots} places, messages and RTRs in each clock: answers, restarts and expiries are those of a list`,
      { design, seeds: 4 },
      deferralInitiatorProperty(slots, 4_000),
    );
    hwTest(
      `${slots} places: what an RTR does is what it does in the golden model`,
      { design, seeds: 4 },
      deferralInitiatorModel(slots, 400),
    );
    for (const { name, body } of deferralInitiatorDirected(slots))
      hwTest(`${slots} places: ${name}`, { design, seeds: [7] }, body);
  }
  const few = elaborate(deferralInitiator({ slots: 4 }));
  for (const engine of ['yosys', 'verilator'] as const)
    hwTest(
      `the emitted Verilog, through ${engine}: answers, restarts and expiries are those of a list`,
      { create: onEngine(engine, few), seeds: 1, maxCycles: 10_000 },
      deferralInitiatorProperty(4, 3_000),
    );
});
