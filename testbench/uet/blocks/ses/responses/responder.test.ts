import { describe } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { responder } from '../../../../../rtl-gen/uet/ses/responder/responder.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { onEngine } from '../../../../bench/verilog-once.ts';
import { wasmEngine } from '../../../../engine/wasm/engine.ts';
import { responseDirected } from './response-directed.ts';
import { responseProperty } from './response-property.ts';

const design = elaborate(responder(48));

describe('responder', () => {
  hwTest(
    'any cases: the responses of the golden model',
    { create: (options) => wasmEngine.create(design, options), seeds: 6 },
    responseProperty(4_000),
  );
  for (const engine of ['yosys', 'verilator'] as const)
    hwTest(
      `the emitted Verilog, through ${engine}: the responses of the golden model`,
      { create: onEngine(engine, design), seeds: 1, maxCycles: 5_000 },
      responseProperty(1_000),
    );
  for (const { name, body } of responseDirected)
    hwTest(name, { create: (options) => wasmEngine.create(design, options), seeds: [7] }, body);
});
