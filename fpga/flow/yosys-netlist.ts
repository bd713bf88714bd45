/** The part of Yosys's `write_json` format that the flow reads, and the reader. Source: Yosys `help write_json`. */

/** A net of one bit: its number, or a constant (`0`, `1`, `x`, `z`). */
export type NetBit = number | string;

export interface NetlistPort {
  readonly direction: 'input' | 'output' | 'inout';
  /** Least significant bit first, as in every list of bits here. */
  readonly bits: readonly NetBit[];
}

export interface NetlistCell {
  readonly type: string;
  readonly port_directions?: Readonly<Record<string, 'input' | 'output' | 'inout'>>;
  readonly connections: Readonly<Record<string, readonly NetBit[]>>;
}

export interface NetlistName {
  /** 1 for names that a tool made up. */
  readonly hide_name: 0 | 1;
  readonly bits: readonly NetBit[];
  /** The index of the first bit, where it is not 0. */
  readonly offset?: number;
}

/** One module, mapped to the cells of an FPGA family. */
export interface MappedNetlist {
  readonly ports: Readonly<Record<string, NetlistPort>>;
  readonly cells: Readonly<Record<string, NetlistCell>>;
  readonly netnames: Readonly<Record<string, NetlistName>>;
  /** The module of each instance that was flattened, by the names of the instances on the way to it: `parser.state`. */
  readonly scopes: Readonly<Record<string, string>>;
}

interface WrittenModule extends Omit<MappedNetlist, 'scopes'> {
  readonly cells: Readonly<Record<string, NetlistCell & { readonly attributes?: Readonly<Record<string, string>> }>>;
}

/** The modules `names`, in their order, of the text that `write_json` wrote. Throws if one is not there. */
export function readNetlists(json: string, names: readonly string[]): readonly MappedNetlist[] {
  const { modules } = JSON.parse(json) as { modules: Readonly<Record<string, WrittenModule>> };
  return names.map((name) => {
    const module = modules[name];
    if (module === undefined) throw new Error(`Yosys wrote a netlist without the module ${name}`);
    const { ports, netnames } = module;
    const all = Object.entries(module.cells);
    // Flattening leaves a cell without pins for each instance.
    const scopes = all.flatMap(([path, { type, attributes }]) =>
      type === '$scopeinfo' ? [[path, attributes?.module ?? ''] as const] : [],
    );
    const cells = all.filter(([, { type }]) => type !== '$scopeinfo');
    return { ports, netnames, cells: Object.fromEntries(cells), scopes: Object.fromEntries(scopes) };
  });
}
