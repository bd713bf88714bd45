/** Every combinational kind of cell by its name, and the driver that a cell of such a kind is. */
import type { FlatCell } from '../instances.ts';
import { wordPath } from '../names.ts';
import type { Driver, Words } from '../words.ts';
import type { JsonCell } from '../yosys-json.ts';
import { arithmeticCells } from './arithmetic.ts';
import { bitwiseCells, flagCells } from './logic.ts';
import { type Lower, Operands } from './operands.ts';
import { choiceCells, shiftCells } from './shifts.ts';

/** How each kind is made from the operators of the netlist. */
export const lowerings: Readonly<Record<string, Lower>> = {
  ...bitwiseCells,
  ...flagCells,
  ...arithmeticCells,
  ...shiftCells,
  ...choiceCells,
};

const PORTS = ['A', 'B', 'S'];

/** Add the driver of a combinational cell's output. */
export function addCombinational(words: Words, flat: FlatCell): void {
  const { cell, instance, name } = flat;
  const outputs = cell.connections.Y!;
  const { path, attributes } = wordPath(instance, outputs, { name, attributes: cell.attributes });
  const driver = cellDriver(words, flat, cell, outputs.length, path);
  words.drive(instance.bits(outputs), {
    ...driver,
    attributes: cell.attributes.src === undefined ? attributes : cell.attributes,
  });
}

function cellDriver(words: Words, flat: FlatCell, cell: JsonCell, width: number, path: string): Driver {
  const { instance } = flat;
  const used = PORTS.filter((port) => port in cell.connections);
  const bits = Object.fromEntries(used.map((port) => [port, instance.bits(cell.connections[port]!)]));
  const word = (port: string): number => words.word(bits[port]!);
  const lower = lowerings[cell.type]!;
  return {
    path,
    attributes: cell.attributes,
    reads: used.length === 1 ? bits[used[0]!]! : used.flatMap((port) => bits[port]!),
    make: () => lower(new Operands(words.table, cell, width, word)),
    ...(isBitwise(cell) ? { split: () => bitDrivers(words, flat, width, path) } : {}),
  };
}

const isBitwise = ({ type }: JsonCell): boolean => type in bitwiseCells || type === '$mux' || type === '$bwmux';

/**
 * The same operation on one bit each: bit `i` of an operand, extended if it is narrower; a selection of one bit as it
 * is.
 */
function bitDrivers(words: Words, flat: FlatCell, width: number, path: string): readonly Driver[] {
  const { cell } = flat;
  return Array.from({ length: width }, (_, i) => {
    const connections = Object.entries(cell.connections).map(([port, bits]) => {
      if (port === 'S' && cell.type === '$mux') return [port, bits] as const;
      const signed = /1$/.test(cell.parameters[`${port}_SIGNED`] ?? '');
      return [port, [bits[i] ?? (signed ? bits.at(-1)! : '0')]] as const;
    });
    return cellDriver(words, flat, { ...cell, connections: Object.fromEntries(connections) }, 1, `${path}[${i}]`);
  });
}
