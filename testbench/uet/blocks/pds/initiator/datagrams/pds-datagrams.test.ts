import { datagramSizes } from '../../../../../../rtl-gen/uet/pds/designs.ts';
import { pdsDatagrams } from '../../../../../../rtl-gen/uet/pds/initiator/datagrams/pds-datagrams.ts';
import type { Engine } from '../../../../../engine/simulator.ts';
import { describe, elaborate, engines, hwTest } from '../../../vitest-kit.ts';
import { datagramLives, datagramMix } from './datagram-life.ts';
import { datagramRules } from './datagram-rules.ts';

const size = datagramSizes[0]!;
const design = elaborate(pdsDatagrams(size));
/** One seed, so that the netlist that Yosys reads is compiled once. */
const on = (engine: Engine) => ({
  create: (options: Parameters<Engine['create']>[1]) => engine.create(design, options),
  seeds: [7],
});

describe('what the sender of RUDI and UUD promises, in the emitted Verilog', () => {
  for (const { name, body } of [...datagramRules, ...datagramLives(size)]) hwTest(name, on(engines.yosys), body);
  hwTest('any life', on(engines.yosys), datagramMix(size, 3_000));
});
