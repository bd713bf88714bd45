import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import * as examples from '../../../rtl-gen/hdl/testing/examples.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import { statesKey } from '../../../rtl-gen/ir/states.ts';
import { agreementThroughYosys } from './testing/yosys-agreement.ts';
import { netlistThroughYosys } from './through-yosys.ts';

const designs = {
  counter: () => elaborate(examples.counter(8)),
  uart_tx: () => elaborate(examples.uartTx(5)),
  ram: () => elaborate(examples.ram),
  top: () => elaborate(examples.top),
};

describe('the emitted Verilog through Yosys agrees with the design', () => {
  test.each(Object.entries(designs))('%s: in every signal, start values included', async (_, make) => {
    const { difference, kept } = await agreementThroughYosys(make());
    expect(difference).toBeUndefined();
    expect(kept).toBeGreaterThan(0.8);
  });

  test('ports have their enum names, signals their kinds', async () => {
    const design = designs.uart_tx();
    const net = await netlistThroughYosys(design);
    const described = (list: (typeof net)['signals']) =>
      list.map(({ path, width, kind, states = [] }) => `${path} ${width} ${kind} ${statesKey(states)}`);
    expect(described(net.signals)).toEqual(described(flatten(design).signals));
  });
});
