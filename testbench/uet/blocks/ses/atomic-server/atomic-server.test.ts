import { atomicServerSizes } from '../../../../../rtl-gen/uet/ses/atomic-designs.ts';
import { atomicServer } from '../../../../../rtl-gen/uet/ses/atomic-server/atomic-server.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { serverDirected } from './server-directed.ts';
import { serverProperty } from './server-property.ts';

describe('server of atomics', () => {
  const [small] = atomicServerSizes;
  const design = elaborate(atomicServer(small!));
  hwTest(
    'atomics of peers and of the host: each answer and all words are those of the golden model',
    { design, seeds: 6, maxCycles: 40_000 },
    serverProperty(small!, 6_000),
  );
  for (const { name, body } of serverDirected(small!)) hwTest(name, { design, seeds: [7] }, body);
  for (const engine of ['yosys', 'verilator'] as const)
    hwTest(
      `the emitted Verilog, through ${engine}: each answer and all words are those of the golden model`,
      { create: onEngine(engine, design), seeds: 1, maxCycles: 40_000 },
      serverProperty(small!, engine === 'yosys' ? 1_000 : 6_000),
    );
});
