/** What Vitest tests of blocks are written with: designs, engines, and tests on them. */

export { afterAll, beforeAll, describe, expect, test } from 'vitest';
export { type Design, elaborate } from '../../../rtl-gen/hdl/index.ts';
export { hwProperty } from '../../bench/hw-property.ts';
export { hwTest } from '../../bench/hw-test.ts';
export { inVerilator, onceOf, onEngine, verilatorTest } from '../../bench/verilog-once.ts';
export { engines, findEngine } from '../../engine/engines.ts';
export { yosysEngine } from '../../engine/foreign/engine.ts';
export { simulate, wasmEngine } from '../../engine/wasm/engine.ts';
export { describeInVerilator, hwTestInVerilator } from './in-verilator.ts';
