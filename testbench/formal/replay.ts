/** A solver's trace, run again in a simulator of ours. */
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { Interpreter } from '../engine/interpreter/engine.ts';
import type { CheckFailure, Value } from '../engine/simulator.ts';
import { waveFile } from '../waves/wave-file.ts';
import { clocksOf } from './moments.ts';
import type { Witness } from './witness.ts';

export interface Replay {
  /** What the top's inputs are in each clock, in port order; of several clocks, first which of them have an edge. */
  readonly inputs: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** What failed, and in which clock. */
  readonly failures: readonly CheckFailure[];
  readonly waves?: string;
}

/**
 * Run the trace from its own start state in the interpreter, which knows nothing of the Verilog that the solver was
 * given; with `waves`, write everything that the design has into that file. The last clock is that in which `failed`
 * fail, and a page of waves says so.
 */
export function replay(design: Design, witness: Witness, failed: readonly string[], waves?: string): Replay {
  const s = new Interpreter(startingFrom(flatten(design), witness));
  const ports = s.ports.filter((p) => p.direction === 'in');
  const inputs = ports.map((port) => ({ name: port.name, port, values: [] as string[] }));
  const clocks = clocksOf(design);
  const ticks = clocks.map((name) => ({ name, values: [] as string[] }));
  const cycle = witness.steps.length - 1;
  const mark = { cycle, text: `${failed.join(', ')} ${failed.length === 1 ? 'fails' : 'fail'} in clock ${cycle}` };
  const writer = waves === undefined ? undefined : waveFile(waves, s, { top: design.top.name, mark });
  for (const step of witness.steps) {
    for (const { port, values } of inputs) {
      const value = step.get(port.name) ?? 0n;
      port.set(port.width <= 32 ? Number(value) : value);
      values.push(port.states?.find((s) => s.value === value)?.name ?? shownValue(port.get()));
    }
    for (const { name, values } of ticks) values.push(shownValue(step.get(name) ?? 0n));
    writer?.sample();
    if (clocks.length > 1) s.step(1, ticking(clocks, step));
    else s.step();
  }
  writer?.close();
  return {
    inputs: [...(clocks.length > 1 ? ticks : []), ...inputs.map(({ name, values }) => ({ name, values }))],
    failures: s.takeFailures(),
    ...(waves === undefined ? {} : { waves }),
  };
}

const ticking = (clocks: readonly string[], step: ReadonlyMap<string, bigint>): readonly string[] =>
  clocks.filter((name) => step.get(name) === 1n);

const shownValue = (value: Value): string => (value < 10 ? `${value}` : `0x${value.toString(16)}`);

/** The netlist with the trace's state as its power-up state; 0 where the trace leaves it open. */
function startingFrom(net: Netlist, { registers, memories }: Witness): Netlist {
  return {
    ...net,
    registers: net.registers.map((r) => ({ ...r, init: registers.get(r.path) ?? r.init ?? 0n })),
    memories: net.memories.map((m) => {
      const words = memories.get(m.path);
      const init = Array.from({ length: m.depth }, (_, i) => words?.get(i) ?? m.init?.[i] ?? 0n);
      return { ...m, init };
    }),
  };
}
