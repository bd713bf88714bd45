import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import * as examples from '../../../rtl-gen/hdl/testing/examples.ts';
import type { Design } from '../../../rtl-gen/ir/module-ir.ts';
import { statesKey } from '../../../rtl-gen/ir/states.ts';
import { seededRandom } from '../../../support/random.ts';
import { skipNote } from '../../../support/testing/skip-note.ts';
import { interpreterEngine } from '../interpreter/engine.ts';
import type { Simulator } from '../simulator.ts';
import { verilatorEngine } from './engine.ts';
import { verilatorAvailable } from './toolchain.ts';

const needed = (await verilatorAvailable()) ? '' : skipNote('verilator');

const designs: Readonly<Record<string, Design>> = {
  uart_tx: elaborate(examples.uartTx(5)),
  ram: elaborate(examples.ram),
  top: elaborate(examples.top),
};

/** Every signal's value before and after each of `edges` edges under the same random inputs, and the failures. */
function run(sim: Simulator, paths: readonly string[], edges: number): readonly unknown[] {
  const random = seededRandom(1);
  const byPath = new Map(sim.signals.map((s) => [s.path, s]));
  const observe = (): readonly string[] => paths.map((path) => `${path} ${byPath.get(path)?.get()}`);
  const inputs = sim.ports.filter((p) => p.direction === 'in').toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return Array.from({ length: edges }, (_, edge) => {
    for (const p of inputs) {
      const value = p.name === 'rst' ? BigInt(edge >= 20 && random.chance(0.02)) : BigInt(random.bits(p.width));
      p.set(p.width <= 32 ? Number(value) : value);
    }
    const before = observe();
    sim.step();
    return { before, after: observe(), failures: sim.takeFailures() };
  });
}

describe.skipIf(needed !== '')(`the verilator engine${needed}`, () => {
  // The first edges are without reset: start values are compared too.
  test.each(Object.keys(designs))('runs %s as the interpreter does', { timeout: 600_000 }, async (name) => {
    const design = designs[name]!;
    for (const seed of [1, 2]) {
      const reference = await interpreterEngine.create(design, { seed });
      const traced = await verilatorEngine.create(design, { seed, trace: true });
      const plain = await verilatorEngine.create(design, { seed });
      const signals = reference.signals.map((s) => s.path);
      const ports = design.top.ports.map((id) => design.top.decls[id]!.name);
      expect(run(traced, signals, 100)).toEqual(run(reference, signals, 100));
      expect(run(plain, ports, 100)).toEqual(run(await interpreterEngine.create(design, { seed }), ports, 100));
    }
  });

  test('describes signals as the interpreter does, and the reset', { timeout: 600_000 }, async () => {
    const describeSignals = async (engine: typeof verilatorEngine): Promise<readonly string[]> => {
      const { signals } = await engine.create(designs.uart_tx!, { trace: true });
      return signals
        .map(({ path, width, kind, states = [] }) => `${path} ${width} ${kind} ${statesKey(states)}`)
        .toSorted();
    };
    const reference = await describeSignals(interpreterEngine);
    expect(await describeSignals(verilatorEngine)).toEqual([...reference, 'rst 1 input '].toSorted());
  });
});
