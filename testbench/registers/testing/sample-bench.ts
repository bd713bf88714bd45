/** The register file of the sample table, for tests of register models. */
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { axiLiteRegisters } from '../../../rtl-gen/lib/axi/register-file.ts';
import { sampleTable } from '../../../rtl-gen/lib/axi/sample-table.ts';
import type { TestContext } from '../../bench/context.ts';
import type { Value } from '../../engine/simulator.ts';

export const sampleDesign = elaborate(axiLiteRegisters('registers', sampleTable));

/** Has hardware set bits of a field for one clock. */
export const raiser =
  (t: TestContext) =>
  async (register: string, field: string, bits: Value): Promise<void> => {
    const port = t.dut.port(`hw_${register}_${field}`);
    port.set(bits);
    await t.rising();
    port.set(0);
  };

/** Sets all inputs that are not of the bus to 0, and resets the design. */
export async function restart(t: TestContext): Promise<void> {
  for (const port of t.dut.ports) if (port.name.startsWith('hw_')) port.set(0);
  t.dut.port('rst').set(1);
  await t.cycles(2);
  t.dut.port('rst').set(0);
}
