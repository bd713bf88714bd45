import { describe, expect, test } from 'vitest';
import { elaborateBusy } from '../../config/busy-design.ts';
import { checkWithYosys } from '../../fpga/flow/check.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { lint, missingTools } from '../../rtl-gen/verilog/testing/lint.ts';
import { isLong } from '../../support/testing/long-run.ts';
import { engines } from '../../testbench/engine/engines.ts';
import type { EngineName, Simulator } from '../../testbench/engine/simulator.ts';
import { allBusyDesigns } from './busy-designs.ts';

const missing = await missingTools();
const needed = missing.length === 0 ? '' : ` (apt-get install ${missing.join(' ')})`;

async function started(engine: EngineName, design: (typeof allBusyDesigns)[number], seed: number): Promise<Simulator> {
  const s = await engines[engine].create(elaborateBusy(design), { seed });
  s.port('rst').set(1);
  s.step(2);
  s.port('rst').set(0);
  return s;
}

// Those of a set are driven by random inputs, and start as the benchmark has them start.
describe.each(allBusyDesigns.filter(({ set }) => set === undefined))('$name', (design) => {
  test('needs no inputs, and its checksum does not depend on power-up values or on the engine', async () => {
    const subjects = [await started('interpreter', design, 1)];
    for (let seed = 2; seed < (isLong ? 8 : 4); seed++) subjects.push(await started('wasm', design, seed));
    const inputs = subjects[0]!.ports.filter((p) => p.direction === 'in').map((p) => p.name);
    expect(inputs).toEqual(['rst']);
    const seen = new Set<unknown>();
    for (let i = 0; i < 4; i++) {
      const outputs = subjects.map((s) => {
        s.step(100);
        return s.ports.map((p) => p.get());
      });
      for (const other of outputs) expect(other).toEqual(outputs[0]);
      seen.add(subjects[0]!.port('checksum').get());
    }
    expect(subjects[0]!.port('checksum').width).toBe(64);
    // Something is checked in every hundred clocks.
    expect(seen.size).toBe(4);
    expect(subjects.flatMap((s) => s.takeFailures())).toEqual([]);
  });

  test.skipIf(needed !== '')(`its Verilog passes the lint tools${needed}`, async () => {
    expect(await lint(emitVerilog(elaborateBusy(design)))).toBe('');
  });

  test('Yosys accepts its Verilog', async () => {
    await checkWithYosys(emitVerilog(elaborateBusy(design)));
  });
});
