/** The simulators of tests with the options `unknowns` and `startValues`. */
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import { UserError } from '../../support/user-error.ts';
import { findEngine } from '../engine/engines.ts';
import { netlistOf } from '../engine/netlist-of.ts';
import type { EngineName, Simulator, SimulatorOptions } from '../engine/simulator.ts';
import type { StartChoice } from './start-choice.ts';
import { StartValuesSimulator } from './start-values-simulator.ts';
import { unknownsSimulator } from './unknowns-simulator.ts';

/**
 * The simulator of a design for a test with one of the two options. A `UserError` for both, for fewer than two seeds,
 * and for unknowns on another engine than `wasm`.
 */
export async function startingSimulator(
  design: Design,
  engine: EngineName,
  { unknowns, startValues }: StartChoice,
  options: SimulatorOptions,
): Promise<Simulator> {
  const net = await netlistOf(design, options);
  if (unknowns !== undefined) {
    if (startValues !== undefined) throw new UserError('a test has unknowns or startValues, not both');
    if (engine !== 'wasm') throw new UserError(`unknowns are followed in the engine wasm, not in ${engine}`);
    return unknownsSimulator(net, options, unknowns === true ? {} : unknowns);
  }
  const choice = typeof startValues === 'object' ? startValues : { seeds: startValues ?? 1 };
  if (!Number.isInteger(choice.seeds) || choice.seeds < 2)
    throw new UserError(`startValues is ${choice.seeds}: give how many choices are compared, 2 or more`);
  const seeds = Array.from({ length: choice.seeds }, (_, i) => (options.seed ?? 1) + i);
  const all = await Promise.all(seeds.map((seed) => findEngine(engine).create(design, { ...options, seed })));
  return new StartValuesSimulator(all, seeds, net, choice);
}
