import { describe, expect, test } from 'vitest';
import { elaborateEntry } from '../../../rtl-gen/design-entry.ts';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import * as examples from '../../../rtl-gen/hdl/testing/examples.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import { statesKey } from '../../../rtl-gen/ir/states.ts';
import { datapathDesigns } from '../../../rtl-gen/uet/designs.ts';
import { Interpreter } from '../interpreter/engine.ts';
import { yosysEngine } from './engine.ts';
import { firstDifference } from './testing/agreement.ts';
import { netlistThroughYosys } from './through-yosys.ts';

const designs = {
  counter: () => elaborate(examples.counter(8)),
  uart_tx: () => elaborate(examples.uartTx(5)),
  ram: () => elaborate(examples.ram),
  top: () => elaborate(examples.top),
  ...Object.fromEntries(
    // The parsers are compared by their tests: random inputs are no packets, and their signals are thousands.
    datapathDesigns.filter(({ folder }) => folder === 'pds').map((entry) => [entry.name, () => elaborateEntry(entry)]),
  ),
};

describe('the emitted Verilog through Yosys agrees with the design', () => {
  test.each(Object.entries(designs))('%s: in every signal, start values included', async (_, make) => {
    const design = make();
    const net = flatten(design);
    for (const seed of [1, 2]) {
      const subject = await yosysEngine.create(design, { seed, trace: true });
      // The search of the tracker works only between resets.
      for (const reset of [0.1, 0.002]) {
        const reference = new Interpreter(net, { seed });
        const fresh = reset === 0.1 ? subject : await yosysEngine.create(design, { seed, trace: true });
        expect(firstDifference(reference, fresh, { seed, clocks: 300, reset })).toBeUndefined();
      }
      expect(subject.signals.length).toBeGreaterThan(net.signals.length * 0.8);
    }
  });

  test('ports have their enum names, signals their kinds', async () => {
    const design = designs.uart_tx();
    const net = await netlistThroughYosys(design);
    const described = (list: (typeof net)['signals']) =>
      list.map(({ path, width, kind, states = [] }) => `${path} ${width} ${kind} ${statesKey(states)}`);
    expect(described(net.signals)).toEqual(described(flatten(design).signals));
  });
});
