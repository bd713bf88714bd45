import { addressResolver } from '../../../../../rtl-gen/uet/ses/address-resolver/address-resolver.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { resolverDirected } from './resolver-directed.ts';
import { resolverProperty } from './resolver-property.ts';

const few = { sets: 2, ways: 2 } as const;

describe.each([false, true])('address resolver, absolute addresses merged: %s', (merged) => {
  const design = elaborate(addressResolver({ jobs: few, processes: few, resources: { sets: 4, ways: 2 }, merged }));

  hwTest(
    'packets in each clock while jobs, processes and resources come and go: contexts and codes',
    { design, seeds: 4 },
    resolverProperty(merged, 6_000),
  );
  hwTest(
    'the emitted Verilog, through Yosys: contexts and codes',
    { create: onEngine('yosys', design), seeds: 1, maxCycles: 20_000 },
    resolverProperty(merged, 2_000),
  );
  for (const { name, body } of resolverDirected(merged)) hwTest(name, { design, seeds: [7] }, body);
});
