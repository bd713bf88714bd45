/**
 * An estimate of the clock that a mapped netlist reaches once it is placed and routed.
 *
 * `T = clock to output + sum of the cells' delays + nets x net + setup`, for the path from register to register for
 * which that is most; `1000 / T` MHz for T in ns. `nets` are the nets before LUTs and carry chains, but for those
 * between a carry cell and a LUT beside it (`CarryExit`), and one more where the path ends at a pin that no LUT stands
 * before: an enable, a reset, a RAM. The numbers of a family, and where they are from, are in `family-delays.ts`.
 *
 * No more than the family's clock network carries. The bars are the same formula with the best and the worst average
 * net; the estimate is the one with the mean of both.
 */
import type { CellTable } from './cell-model.ts';
import { type FamilyDelays, familyDelays } from './family-delays.ts';
import { type Delays, slowestPath } from './longest-path.ts';
import type { SynthTarget } from './targets.ts';
import type { Arc, Terminal, TimingGraph } from './timing-graph.ts';
import type { MappedNetlist, NetBit } from './yosys-netlist.ts';

/** In MHz, rounded down. */
export interface FmaxEstimate {
  readonly mhz: number;
  readonly low: number;
  readonly high: number;
  readonly part: string;
}

/** Pins of flip-flops that stand beside the LUT before them. */
const dataPins: ReadonlySet<string> = new Set(['D', 'DI']);

/** Null where no path runs from register to register, or the delays of the family are not known. */
export function estimateFmax(
  netlist: MappedNetlist,
  graph: TimingGraph,
  table: CellTable,
  target: SynthTarget,
): FmaxEstimate | null {
  const delays = familyDelays[target];
  if (delays === undefined) return null;
  const [best, worst] = delays.net;
  const mhz = (net: number): number | null => {
    const delay = slowest(netlist, graph, table, delays, net);
    return delay === null ? null : Math.floor(Math.min(1000 / delay, delays.clockLimit ?? Number.POSITIVE_INFINITY));
  };
  const [high, middle, low] = [mhz(best), mhz((best + worst) / 2), mhz(worst)];
  if (high === null || middle === null || low === null) return null;
  return { mhz: middle, low, high, part: delays.part };
}

/**
 * The average net, in nanoseconds, with which the formula gives so many MHz: what place and route has made of the nets.
 * Throws where the netlist has no estimate.
 */
export function netAt(
  netlist: MappedNetlist,
  graph: TimingGraph,
  table: CellTable,
  target: SynthTarget,
  mhz: number,
): number {
  const delays = familyDelays[target];
  let [below, above] = [0, 1000 / mhz];
  // The slowest path takes longer with each longer net: halve until a picosecond is left.
  while (above - below > 0.001) {
    const net = (below + above) / 2;
    const delay = delays === undefined ? null : slowest(netlist, graph, table, delays, net);
    if (delay === null) throw new Error(`no estimate on ${target}`);
    if (delay < 1000 / mhz) below = net;
    else above = net;
  }
  return above;
}

/** In nanoseconds, the path that takes longest with such nets. */
const slowest = (
  netlist: MappedNetlist,
  graph: TimingGraph,
  table: CellTable,
  delays: FamilyDelays,
  net: number,
): number | null => slowestPath(graph, pathDelays(netlist, table, delays, net))?.delay ?? null;

function pathDelays(netlist: MappedNetlist, table: CellTable, delays: FamilyDelays, net: number): Delays {
  const kindOf = (name: string) => table.cells[netlist.cells[name]!.type]!.kind;
  const exits = carryExits(netlist, table);
  const { carryExit } = delays;
  /** From what feeds a LUT to it. */
  const toLut = ({ from, cell }: Arc): number => {
    const readers = exits.get(from);
    if (readers === undefined || carryExit === 'net') return net;
    const isBeside = readers === 1 && netlist.cells[cell]!.connections[carryExit.pin]?.includes(from);
    return isBeside ? 0 : carryExit.passing + net;
  };
  return {
    start: ({ cell }: Terminal): number => {
      const isRam = cell !== undefined && (kindOf(cell) === 'bram' || kindOf(cell) === 'dsp');
      return isRam ? delays.ramToOutput : delays.clockToOutput;
    },
    arc: (arc: Arc): number => {
      const { luts, muxes, carries } = arc;
      if (luts + muxes + carries === 0) return delays.carryStep;
      const cells = luts * delays.lut + muxes * delays.mux + carries * delays.carryEntry;
      if (carries > 0) return cells + (delays.netIntoCarry ? net : 0);
      return cells + (luts > 0 ? toLut(arc) : 0);
    },
    end: ({ cell, pin }: Terminal): number => {
      const isBeside = cell !== undefined && kindOf(cell) === 'ff' && dataPins.has(pin);
      return delays.setup + (isBeside ? 0 : net);
    },
  };
}

/** The nets that leave carry cells, each with how many pins of other cells than carry cells read it. */
function carryExits({ cells }: MappedNetlist, table: CellTable): ReadonlyMap<NetBit, number> {
  const all = Object.values(cells);
  const isCarry = ({ type }: MappedNetlist['cells'][string]): boolean => table.cells[type]?.kind === 'carry';
  const pinsOf = (cell: MappedNetlist['cells'][string], direction: 'input' | 'output'): readonly NetBit[] =>
    Object.entries(cell.connections).flatMap(([pin, bits]) => (cell.port_directions?.[pin] === direction ? bits : []));
  const exits = new Map<NetBit, number>(
    all.filter(isCarry).flatMap((cell) => pinsOf(cell, 'output').map((net) => [net, 0] as const)),
  );
  for (const net of all.filter((cell) => !isCarry(cell)).flatMap((cell) => pinsOf(cell, 'input'))) {
    const readers = exits.get(net);
    if (readers !== undefined) exits.set(net, readers + 1);
  }
  return exits;
}
