/** Runs small netlists in two engines, for tests of what mutants do. */
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { Interpreter } from '../../engine/interpreter/engine.ts';
import type { Simulator, Value } from '../../engine/simulator.ts';
import { simulate } from '../../engine/wasm/engine.ts';

export type Inputs = Readonly<Record<string, Value>>;

/** The outputs of each clock before its edge, of the interpreter; throws where the wasm engine's are others. */
export async function outputsOf(
  net: Netlist,
  clocks: readonly Inputs[],
  seed = 1,
): Promise<readonly (readonly Value[])[]> {
  const [expected, actual] = [new Interpreter(net, { seed }), await simulate(net, { seed })].map((s) => run(s, clocks));
  if (`${actual}` !== `${expected}`) throw new Error(`the engines differ: ${actual}, not ${expected}`);
  return expected!;
}

function run(simulator: Simulator, clocks: readonly Inputs[]): readonly (readonly Value[])[] {
  return clocks.map((inputs) => {
    for (const [name, value] of Object.entries(inputs)) simulator.port(name).set(value);
    const values = simulator.ports.filter((p) => p.direction === 'out').map((p) => p.get());
    simulator.step();
    return values;
  });
}
