import { describe } from 'vitest';
import { elaborateEntry } from '../../../../rtl-gen/design-entry.ts';
import { datapathDesigns } from '../../../../rtl-gen/uet/designs.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { datapathTests } from '../datapath-tests.ts';
import { registerWalkName } from './register-walk.ts';

describe('after every register map of the datapath', () => {
  for (const entry of datapathDesigns) {
    const walk = datapathTests[entry.name]!().directed?.find(({ name }) => name === registerWalkName);
    if (walk === undefined) continue;
    const design = elaborateEntry(entry);
    for (const engine of ['wasm', 'yosys'] as const)
      hwTest(`${entry.name}, ${registerWalkName}, on ${engine}`, { design, engine }, walk.body);
  }
});
