/** Which instance of the design each cell of a flattened netlist is from. */
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import type { MappedNetlist, NetBit } from './yosys-netlist.ts';

/** Names of the input ports of each module. */
export type InputPorts = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * An input as the emitter lays it out. Of foreign Verilog nothing is known, and nothing is lost but a little sharpness.
 */
const input = /^ {4}input +wire +(?:\[\d+:0\] +)?(\w+)/gm;

export function inputPorts({ files }: VerilogDesign): InputPorts {
  return new Map(
    files.map(({ name, text }) => [
      name.replace(/\.v$/, ''),
      new Set([...text.matchAll(input)].map(([, port]) => port!)),
    ]),
  );
}

/**
 * The instance of each cell: its names joined by dots, as in `netlist.scopes`; empty for the top. A cell is from where
 * the net that it drives was made. A net has a name in every instance that it passes; an input port only passes it on,
 * and of the others the deepest made it. What the mapping made between named nets is named for what it feeds or is fed
 * from.
 */
export function scopesOfCells(netlist: MappedNetlist, inputs: InputPorts): ReadonlyMap<string, string> {
  const scopes = scopesOfNets(netlist, inputs);
  return new Map(
    Object.entries(netlist.cells).map(([name, { connections, port_directions }]) => {
      const outputs = Object.entries(connections).flatMap(([p, b]) => (port_directions?.[p] === 'output' ? b : []));
      const known = outputs.map((bit) => scopes.get(bit)).find((scope) => scope !== undefined);
      return [name, known ?? scopeOfName(name, netlist)];
    }),
  );
}

function scopesOfNets(netlist: MappedNetlist, inputs: InputPorts): ReadonlyMap<NetBit, string> {
  const found = new Map<NetBit, string>();
  for (const [name, { hide_name, bits }] of Object.entries(netlist.netnames)) {
    if (hide_name === 1) continue;
    const scope = scopeOfName(name, netlist);
    const module = netlist.scopes[scope];
    if (module !== undefined && inputs.get(module)?.has(name.slice(scope.length + 1))) continue;
    for (const bit of bits) {
      const known = found.get(bit);
      if (typeof bit === 'number' && (known === undefined || isDeeper(scope, known))) found.set(bit, scope);
    }
  }
  return found;
}

/** Of two of one depth, which share what was equal in both, the first by alphabet. */
function isDeeper(a: string, b: string): boolean {
  const difference = depth(a) - depth(b);
  return difference > 0 || (difference === 0 && a < b);
}

const depth = (scope: string): number => (scope === '' ? 0 : scope.split('.').length);

/** The longest instance that a name begins with. */
function scopeOfName(name: string, { scopes }: MappedNetlist): string {
  for (let end = name.lastIndexOf('.'); end > 0; end = name.lastIndexOf('.', end - 1)) {
    const scope = name.slice(0, end);
    if (Object.hasOwn(scopes, scope)) return scope;
  }
  return '';
}
