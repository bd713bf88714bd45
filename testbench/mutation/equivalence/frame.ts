/** One clock of a netlist as expressions over symbols. */
import type { ExprId } from '../../../rtl-gen/ir/expr.ts';
import type { ExprTable } from '../../../rtl-gen/ir/expr-table.ts';
import type { Netlist, NetWrite, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { nodeExprs } from '../node-expr.ts';

/** The values of all state, as expressions of one table. */
export interface State {
  readonly registers: readonly ExprId[];
  /** Word by word. */
  readonly memories: readonly (readonly ExprId[])[];
}

/** What a clock shows and leaves behind. */
export interface Frame {
  readonly outputs: readonly ExprId[];
  readonly next: State;
}

/** Whether questions can be asked of the netlist: one rising clock, no asynchronous reset, no black box. */
export const isOneClock = (net: Netlist): boolean =>
  net.clocks.length <= 1 &&
  net.clocks.every(({ edge }) => edge === 'rising') &&
  net.boxes.length === 0 &&
  net.registers.every((r) => r.asyncReset === undefined);

/** Whether its memories are small enough to be looked at word by word in a frame. */
export const canUnroll = ({ memories }: Netlist): boolean =>
  memories.reduce((sum, { width, depth }) => sum + width * depth, 0) <= 1 << 17;

/** The frame of `net` in a state, with inputs; equal expressions are one, and constants fold. */
export function frame(table: ExprTable, net: Netlist, inputs: readonly ExprId[], state: State): Frame {
  const exprs = nodeExprs(table, net.nodes, (node, of) => {
    switch (node.op) {
      case 'input':
        return inputs[node.input]!;
      case 'register':
        return state.registers[node.register]!;
      case 'memRead':
        return word(table, state.memories[node.memory]!, of(node.addr));
      case 'box':
        throw new Error(`${net.name} has a black box`);
    }
  });
  const of = (id: NodeId): ExprId => exprs[id]!;
  const memories = net.memories.map((m, i) =>
    m.writes.reduce((words, write) => written(table, words, write, of), state.memories[i]!),
  );
  const registers = net.registers.map((r) => of(r.next));
  for (const { register, memory, addr, enable, onCollision } of net.syncReads) {
    const words = onCollision === 'new' ? memories[memory]! : state.memories[memory]!;
    registers[register] = table.mux(of(enable), word(table, words, of(addr)), of(net.registers[register]!.next));
  }
  return { outputs: net.outputs.map(({ node }) => of(node)), next: { registers, memories } };
}

/** The word at an address, by a tree of multiplexers: depths are powers of two. */
function word(table: ExprTable, words: readonly ExprId[], addr: ExprId): ExprId {
  let level = words;
  for (let bit = 0; level.length > 1; bit++) {
    const select = table.slice(addr, bit, 1);
    level = Array.from({ length: level.length / 2 }, (_, i) => table.mux(select, level[2 * i + 1]!, level[2 * i]!));
  }
  return level[0]!;
}

function written(
  table: ExprTable,
  words: readonly ExprId[],
  { addr, data, enable, mask }: NetWrite,
  of: (id: NodeId) => ExprId,
): readonly ExprId[] {
  return words.map((old, at) => {
    const here =
      words.length === 1
        ? of(enable)
        : table.binary(
            'and',
            of(enable),
            table.compare('eq', of(addr), table.const(table.get(of(addr)).width, BigInt(at))),
          );
    const merged =
      mask === undefined
        ? of(data)
        : table.binary(
            'or',
            table.binary('and', old, table.unary('not', of(mask))),
            table.binary('and', of(data), of(mask)),
          );
    return table.mux(here, merged, old);
  });
}
