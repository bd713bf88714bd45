import { pdsTarget } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { describe, elaborate, hwTest } from '../../vitest-kit.ts';
import { adoptedDirected } from './adopted-directed.ts';
import { smallTarget } from './target-designs.ts';
import { targetMix } from './target-mix.ts';

const hardware = { ...smallTarget, contexts: 16, adopts: true };
const design = elaborate(pdsTarget(hardware));
const of = {
  design,
  engine: 'yosys' as const,
  seeds: [7],
};

describe('a PDS target that adopts PDCs, in the emitted Verilog', () => {
  for (const { name, body } of adoptedDirected(hardware)) hwTest(name, of, body);
  hwTest('any traffic of initiators beside', of, targetMix({ hardware, clocks: 1_500 }));
});
