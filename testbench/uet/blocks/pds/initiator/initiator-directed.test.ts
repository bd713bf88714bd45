import { pdsInitiator } from '../../../../../rtl-gen/uet/pds/initiator/pds-initiator.ts';
import type { Engine } from '../../../../engine/simulator.ts';
import { verilatorAvailable } from '../../../../engine/verilator/toolchain.ts';
import { describe, elaborate, engines, hwTest } from '../../vitest-kit.ts';
import { initiatorDirected } from './initiator-directed.ts';
import { initiatorMix } from './initiator-property.ts';
import { initiatorEnd } from './initiator-psns.ts';
import { initiatorRates } from './initiator-rate.ts';
import { initiatorReturns } from './initiator-returns.ts';

const size = { contexts: 8, window: 128, records: 256 };
const design = elaborate(pdsInitiator(size));
const many = elaborate(pdsInitiator({ contexts: 64, window: 128, records: 1024 }));
const returns = elaborate(pdsInitiator({ ...size, contexts: 16, returns: true }));
const short = elaborate(pdsInitiator({ ...size, rangeBits: 8 }));

/** One seed, so that the netlist that Yosys reads is compiled once. */
const on = (engine: Engine, of: typeof design) => ({
  create: (options: Parameters<Engine['create']>[1]) => engine.create(of, options),
  seeds: [7],
});

describe('what the PDS initiator promises, in the emitted Verilog', () => {
  for (const { name, body } of initiatorDirected(size)) hwTest(name, on(engines.yosys, design), body);
  hwTest('any life', on(engines.yosys, design), initiatorMix(size, 3_000));
});

describe('what it promises with return spaces, in the emitted Verilog', () => {
  for (const { name, body } of initiatorReturns) hwTest(name, on(engines.yosys, returns), body);
});

describe('what other sizes of it promise', () => {
  for (const { name, body } of initiatorRates(64)) hwTest(name, on(engines.wasm, many), body);
  const { name, body } = initiatorEnd(size.window);
  hwTest(name, on(engines.wasm, short), body);
});

if (process.env.GATEWRIGHT_LONG !== undefined && (await verilatorAvailable()))
  describe('the same in Verilator', () => {
    for (const { name, body } of initiatorDirected(size)) hwTest(name, on(engines.verilator, design), body);
  });
