import assert from 'node:assert/strict';
import { pdsInitiator } from '../../../../../rtl-gen/uet/pds/initiator/pds-initiator.ts';
import { describe, elaborate, hwTest } from '../../vitest-kit.ts';
import { initiatorLife, lifeTarget } from './initiator-property.ts';

/** The most PDCs, slots and records that there may be. */
const size = { contexts: 4096, window: 1024, records: 8192 };
const design = elaborate(pdsInitiator(size));

/** PDCs at both ends of the places and between them. */
const flows = Array.from({ length: 40 }, (_, i) => ({
  place: Math.round((i * (size.contexts - 1)) / 39),
  mode: i % 4 === 3 ? ('rod' as const) : ('rud' as const),
  target: i & 1,
}));

describe('the largest PDS initiator', () => {
  hwTest(
    'delivers packets of its first, its last and other PDCs once, over a network that loses and copies',
    { design, seeds: [3] },
    initiatorLife({
      size,
      flows,
      packets: 120,
      cwnd: 1_000_000,
      weather: { loss: 0.02, copies: 0.01 },
      target: { ...lifeTarget, contexts: 64, window: 1024, registers: { ...lifeTarget.registers, mpr: 8 } },
      registers: { defaultMpr: 8 },
      seen: (life) => assert.equal(life.seen.get('closed'), flows.length),
    }),
  );
});
