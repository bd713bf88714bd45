/** Self-tests, run whole. */
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import type { Simulator } from '../../../testbench/engine/simulator.ts';
import { replaceNode } from '../../../testbench/mutation/edit-netlist.ts';
import { baud } from '../self-test.ts';
import { UartText } from '../uart-text.ts';

/**
 * A clock of 10 clocks a bit of the serial line, so that lines take a tenth of the clocks that they take on a board.
 */
export const hertz = 10 * baud;
/** Clocks between two looks at the line. */
const stride = 2;

/**
 * Runs until so many lines have been written on its port `uart_tx`, and gives them; throws after `limit` clocks
 * without. `clock` is what the design was made for.
 */
export function linesOf(sim: Simulator, count: number, { clock = hertz, limit = 2_000_000 } = {}): readonly string[] {
  const line = new UartText(clock / baud / stride);
  const tx = sim.port('uart_tx');
  const [pin] = sim.clocks;
  for (let i = 0; i < limit; i += stride) {
    sim.step(stride, [pin!.name]);
    line.sample(Number(tx.get()));
    if (line.lines.length >= count) return line.lines;
  }
  throw new Error(`${line.lines.length} lines in ${limit} clocks: ${line.text}`);
}

/** The design with a fault: the signal of that path, a register or a wire, is stuck at a value. */
export function stuckAt(net: Netlist, path: string, value: bigint): Netlist {
  const signal = net.signals.find((s) => s.path === path);
  if (signal === undefined) throw new Error(`no signal ${path}`);
  return replaceNode(net, signal.node, (add) => add({ op: 'const', width: signal.width, value }));
}
