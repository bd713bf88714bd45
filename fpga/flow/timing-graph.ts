/** The bits of a mapped netlist as a graph: which bit depends on which, through what cell, at what cost. */
import { UserError } from '../../support/user-error.ts';
import type { CellModel, CellTable } from './cell-model.ts';
import type { MappedNetlist, NetBit, NetlistCell } from './yosys-netlist.ts';

/** From net `from` to net `to` through `cell`. */
export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly cell: string;
  readonly luts: number;
  readonly muxes: number;
  /** 1 where a carry chain is entered, 0 inside it: a chain of cascaded cells is one carry. */
  readonly carries: number;
}

/** Where a path starts or ends: one bit of a cell's pin, or of a port (`cell` undefined). */
export interface Terminal {
  readonly net: number;
  readonly cell: string | undefined;
  readonly pin: string;
  readonly bit: number;
}

export interface TimingGraph {
  /** Net numbers are below this. */
  readonly nets: number;
  readonly arcs: readonly Arc[];
  /** Register outputs, memory read data, DSP outputs. */
  readonly registerStarts: readonly Terminal[];
  /** Inputs of registers, memories and DSPs, clocks excepted. */
  readonly registerEnds: readonly Terminal[];
  readonly inputStarts: readonly Terminal[];
  readonly outputEnds: readonly Terminal[];
}

/** The model of a cell; an unknown type is an error that names it, so that nothing is left out of a figure. */
export function modelOf(table: CellTable, name: string, cell: NetlistCell): CellModel {
  const model = table.cells[cell.type];
  if (model !== undefined) return model;
  throw new UserError(
    `the ${table.family} netlist has the cell ${name} of type ${cell.type}, which the flow does not know; ` +
      `rewrite the design without it or add the type to the table of ${table.family} cells`,
  );
}

/** The graph of a netlist whose cell types are all in `table`. */
export function timingGraph(netlist: MappedNetlist, table: CellTable): TimingGraph {
  const arcs: Arc[] = [];
  const registerStarts: Terminal[] = [];
  const registerEnds: Terminal[] = [];
  const chainLinks = cascadeOutputs(netlist, table);
  let nets = 0;

  for (const [name, cell] of Object.entries(netlist.cells)) {
    const model = modelOf(table, name, cell);
    const pin = (p: string): readonly NetBit[] => cell.connections[p] ?? [];
    const allPins = Object.keys(cell.connections);
    const inputs = allPins.filter((p) => directionOf(name, cell, p) === 'input');
    const outputs = allPins.filter((p) => directionOf(name, cell, p) === 'output');
    const terminals = (ps: readonly string[]) => ps.flatMap((p) => netsOf(pin(p), name, p));
    const connect = (from: readonly string[], to: readonly string[], cost: { luts: number; muxes: number }) => {
      for (const a of terminals(from)) {
        for (const b of terminals(to)) arcs.push({ from: a.net, to: b.net, cell: name, carries: 0, ...cost });
      }
    };
    for (const t of terminals(allPins)) nets = Math.max(nets, t.net + 1);

    switch (model.kind) {
      case 'lut':
        connect(inputs, outputs, { luts: 1, muxes: 0 });
        break;
      case 'mux':
        connect(inputs, outputs, { luts: 0, muxes: 1 });
        break;
      case 'wide': {
        const { select } = model;
        connect(
          inputs.filter((p) => !select.includes(p)),
          outputs,
          { luts: 1, muxes: 1 },
        );
        connect(select, outputs, { luts: 0, muxes: 1 });
        break;
      }
      case 'constant':
        break;
      case 'carry':
        for (const { from, to, lag, luts } of model.arcs) {
          for (const a of terminals([from])) {
            const carries = from === model.cascade.in && chainLinks.has(a.net) ? 0 : 1;
            for (const b of terminals([to])) {
              if (b.bit >= a.bit + lag) arcs.push({ from: a.net, to: b.net, cell: name, luts, muxes: 0, carries });
            }
          }
        }
        break;
      case 'lutram':
        for (const read of model.reads) connect(read.address, read.data, { luts: 1, muxes: 0 });
        registerStarts.push(...terminals(outputs));
        registerEnds.push(...terminals(model.write));
        break;
      case 'ff':
      case 'bram':
      case 'dsp':
        registerStarts.push(...terminals(outputs));
        registerEnds.push(...terminals(inputs.filter((p) => !model.clocks.includes(p))));
        break;
    }
  }

  const ports = (direction: 'input' | 'output') =>
    Object.entries(netlist.ports).flatMap(([p, port]) =>
      port.direction === direction ? netsOf(port.bits, undefined, p) : [],
    );
  const inputStarts = ports('input');
  const outputEnds = ports('output');
  for (const t of [...inputStarts, ...outputEnds]) nets = Math.max(nets, t.net + 1);
  return { nets, arcs, registerStarts, registerEnds, inputStarts, outputEnds };
}

/** Nets that leave a carry cell where its chain goes on. */
function cascadeOutputs(netlist: MappedNetlist, table: CellTable): ReadonlySet<NetBit> {
  const links = new Set<NetBit>();
  for (const cell of Object.values(netlist.cells)) {
    const model = table.cells[cell.type];
    if (model?.kind !== 'carry') continue;
    const last = cell.connections[model.cascade.out]?.at(-1);
    if (typeof last === 'number') links.add(last);
  }
  return links;
}

/** Constants take no time: only nets are terminals. */
function netsOf(bits: readonly NetBit[], cell: string | undefined, pin: string): Terminal[] {
  return bits.flatMap((net, bit) => (typeof net === 'number' ? [{ net, cell, pin, bit }] : []));
}

function directionOf(name: string, cell: NetlistCell, pin: string): 'input' | 'output' {
  const direction = cell.port_directions?.[pin];
  if (direction === 'input' || direction === 'output') return direction;
  throw new Error(`pin ${pin} of cell ${name} (${cell.type}) is neither an input nor an output in Yosys's netlist`);
}
