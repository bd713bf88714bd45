/** A longest path in the words of the design. */
import type { GraphPath } from './longest-path.ts';
import type { Terminal } from './timing-graph.ts';
import type { MappedNetlist } from './yosys-netlist.ts';

/** A path from register to register. */
export interface ReportedPath {
  /** The bit it starts at (`psn[3]`), or the cell where the design has no name for that. */
  readonly from: string;
  /** The register bit it ends at and the pin: `psn[3] (D)`. */
  readonly to: string;
  readonly luts: number;
  readonly carries: number;
  readonly muxes: number;
  /** From start to end; a chain of cascaded carry cells stands as the cell at which the path enters it. */
  readonly cells: readonly { readonly type: string; readonly name: string }[];
}

/** Paths with the design's own names where it has them: a register is named for the signal that it drives. */
export function pathsInWords(netlist: MappedNetlist): (path: GraphPath) => ReportedPath {
  const names = netNames(netlist);
  return (path) => {
    const { luts, carries, muxes } = path;
    // An arc that costs nothing at all stays inside a carry chain that is listed already.
    const cells = path.arcs
      .filter((arc) => arc.luts + arc.carries + arc.muxes > 0)
      .map(({ cell }) => ({ type: netlist.cells[cell]!.type, name: cell }));
    const from = startName(path.start, netlist, names);
    return { from, to: endName(path.end, netlist, names), luts, carries, muxes, cells };
  };
}

function startName(start: Terminal, netlist: MappedNetlist, names: ReadonlyMap<number, string>): string {
  return names.get(start.net) ?? pinName(start, netlist);
}

/** A cell with one output is a register, known by what it holds; a memory is known by its cell. */
function endName(end: Terminal, netlist: MappedNetlist, names: ReadonlyMap<number, string>): string {
  if (end.cell === undefined) return names.get(end.net) ?? end.pin;
  const { connections, port_directions } = netlist.cells[end.cell]!;
  const outputs = Object.entries(connections).flatMap(([p, bits]) => (port_directions?.[p] === 'output' ? bits : []));
  const [only] = outputs;
  const held = outputs.length === 1 && typeof only === 'number' ? names.get(only) : undefined;
  return held === undefined ? pinName(end, netlist) : `${held} (${end.pin})`;
}

function pinName({ cell, pin, bit }: Terminal, netlist: MappedNetlist): string {
  if (cell === undefined) return pin;
  const { type, connections } = netlist.cells[cell]!;
  return `${type} ${cell} (${connections[pin]!.length === 1 ? pin : `${pin}[${bit}]`})`;
}

/**
 * The name of each net that has one: `state[2]`, or `parser.state[2]` inside an instance. Of several the one nearest
 * the top, then the shortest, then the first by alphabet: the choice does not depend on the order in the file.
 */
function netNames(netlist: MappedNetlist): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const [name, { hide_name, bits, offset = 0 }] of Object.entries(netlist.netnames)) {
    if (hide_name === 1) continue;
    bits.forEach((net, i) => {
      if (typeof net !== 'number') return;
      const candidate = bits.length === 1 && offset === 0 ? name : `${name}[${i + offset}]`;
      const known = names.get(net);
      if (known === undefined || isBetter(candidate, known)) names.set(net, candidate);
    });
  }
  return names;
}

function isBetter(a: string, b: string): boolean {
  const depth = (name: string) => name.split('.').length;
  if (depth(a) !== depth(b)) return depth(a) < depth(b);
  if (a.length !== b.length) return a.length < b.length;
  return a < b;
}
