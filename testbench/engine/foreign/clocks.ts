/** Which inputs of the top are clocks: found by their use. */
import type { NetClock } from '../../../rtl-gen/ir/netlist.ts';
import { UserError } from '../../../support/user-error.ts';
import { type Bit, FIRST_NET, type FlatDesign } from './instances.ts';
import { placed } from './source-place.ts';
import type { Words } from './words.ts';
import type { JsonAttributes } from './yosys-json.ts';

/** What has a clock: a register, a memory's port, a check or a black box. */
export interface Clocked {
  readonly path: string;
  readonly attributes: JsonAttributes;
}

export class ClockFinder {
  readonly clocks: NetClock[] = [];
  readonly #words: Words;
  /** One-bit inputs of the top by their nets. */
  readonly #inputs: ReadonlyMap<Bit, string>;
  /** For nets that are another one turned over or passed on. */
  readonly #wires: ReadonlyMap<Bit, { readonly from: Bit; readonly inverted: boolean }>;
  readonly #nets = new Set<Bit>();

  constructor(
    words: Words,
    inputs: ReadonlyMap<Bit, string>,
    wires: ReadonlyMap<Bit, { readonly from: Bit; readonly inverted: boolean }>,
  ) {
    this.#words = words;
    this.#inputs = inputs;
    this.#wires = wires;
  }

  /**
   * The index of the edge of `net` at which `user` changes. A `UserError` unless the net is an input of the top,
   * perhaps through inverters: an edge that registers or gates make is none of the simulator's.
   */
  edge(net: Bit, rising: boolean, user: Clocked): number {
    let at = net;
    let up = rising;
    for (let wire = this.#wires.get(at); wire !== undefined; wire = this.#wires.get(at)) {
      at = wire.from;
      if (wire.inverted) up = !up;
    }
    const name = this.#inputs.get(at);
    if (name === undefined) throw new UserError(this.#refusal(at, user));
    this.#nets.add(at);
    const edge = up ? 'rising' : 'falling';
    const known = this.clocks.findIndex((c) => c.name === name && c.edge === edge);
    return known >= 0 ? known : this.clocks.push({ name, edge }) - 1;
  }

  has(net: Bit): boolean {
    return this.#nets.has(net);
  }

  #refusal(net: Bit, { path, attributes }: Clocked): string {
    const user = placed(path, attributes);
    const needed = 'only inputs of the top of one bit can be clocks: make it an input';
    if (net < FIRST_NET) return `the clock of ${user} is a constant; ${needed}`;
    const driver = this.#words.driverOf(net);
    if (driver === undefined) return `nothing drives the clock of ${user}; ${needed}`;
    return `the clock of ${user} is made by ${placed(driver.path, driver.attributes)}, and ${needed}`;
  }
}

/** A clock is wanted as a value. */
export class ClockRead extends UserError {
  constructor({ cells }: FlatDesign, name: string, net: Bit) {
    const clockPorts = new Set(['CLK', 'WR_CLK', 'RD_CLK', 'TRG']);
    const reader = cells.find(({ cell, instance }) =>
      Object.entries(cell.connections).some(
        ([port, bits]) => !clockPorts.has(port) && instance.bits(bits).includes(net),
      ),
    );
    const by = reader === undefined ? 'an output' : placed(reader.path, reader.cell.attributes);
    super(`${name} is a clock and is used as a value too, by ${by}: the simulator has no time at which to read it`);
  }
}
