/** What a clock of reset sets. */
import type { ExprId } from '../../../../rtl-gen/ir/expr.ts';
import { ExprTable } from '../../../../rtl-gen/ir/expr-table.ts';
import type { Netlist } from '../../../../rtl-gen/ir/netlist.ts';
import { AnyInputs, Symbols } from './base-state.ts';
import { Run } from './run.ts';

/** The value of a register after a clock of reset, if that is the same whatever was before. */
export type AfterReset = (register: number) => bigint | undefined;

export function afterReset(net: Netlist): AfterReset {
  const table = new ExprTable();
  const symbols = new Symbols(table);
  const registers = net.registers.map(({ width, path }) => symbols.any(width, path));
  const words = new Map<string, ExprId>();
  const run = new Run(table, net, {
    register: (register) => registers[register]!,
    word: (memory, address) => {
      const key = `${memory} ${address}`;
      const { width, path } = net.memories[memory]!;
      const word = words.get(key) ?? symbols.any(width, path);
      words.set(key, word);
      return word;
    },
    input: new AnyInputs(table, symbols, net, true).at,
  });
  return (register) => {
    const e = table.get(run.register(1, register));
    return e.op === 'const' ? e.value : undefined;
  };
}
