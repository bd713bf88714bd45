/** The ports of a bus, by the names that its specification gives them. */
import { UserError } from '../../../support/user-error.ts';
import type { PortHandle } from '../../engine/simulator.ts';
import type { PortList } from '../stream-ports.ts';

/** Which side of a bus the testbench plays. */
export type BusSide = 'manager' | 'subordinate' | 'monitor';

/** Finds ports of one interface. */
export class BusPorts {
  readonly dut: PortList;
  readonly #side: BusSide;
  readonly #prefix: string;

  constructor(dut: PortList, prefix: string, side: BusSide) {
    this.dut = dut;
    this.#prefix = prefix;
    this.#side = side;
  }

  /** The resets of the design. */
  get resets(): readonly PortHandle[] {
    return this.dut.ports.filter((port) => port.reset !== undefined);
  }

  /**
   * The port called `given`, or else `prefix_<signal>` with one of the endings, in small letters or capitals; undefined
   * where there is none. `by` is the side that drives it. `UserError` if the testbench cannot play its side there.
   */
  optional(by: 'manager' | 'subordinate', endings: readonly string[], given?: string): PortHandle | undefined {
    if (given !== undefined) return this.#checked(this.dut.port(given), by);
    const names = endings.map((ending) => this.#named(ending).toLowerCase());
    const ports = this.dut.ports.filter(({ name }) => names.includes(name.toLowerCase()));
    return ports[0] === undefined ? undefined : this.#checked(ports[0], by);
  }

  /** As `optional`, or a `UserError` with the nearest name. */
  needed(by: 'manager' | 'subordinate', endings: readonly string[], given?: string): PortHandle {
    return this.optional(by, endings, given) ?? this.dut.port(this.#named(endings[0]!));
  }

  #named(ending: string): string {
    return this.#prefix === '' ? ending : `${this.#prefix}_${ending}`;
  }

  #checked(port: PortHandle, by: 'manager' | 'subordinate'): PortHandle {
    if (this.#side === 'monitor' || (port.direction === 'in') === (by === this.#side)) return port;
    const is = port.direction === 'in' ? 'an input' : 'an output';
    const other = this.#side === 'manager' ? 'subordinate' : 'manager';
    throw new UserError(
      `the testbench cannot be the ${this.#side} of ${this.#prefix}, because ${port.name} is ${is} of the design; make it the ${other}`,
    );
  }
}

/** Bytes of a data port; a `UserError` for no whole number of them. */
export function lanesOfPort(port: PortHandle): number {
  const lanes = port.width / 8;
  if (Number.isInteger(lanes)) return lanes;
  throw new UserError(`${port.name} has ${port.width} bits, which are no whole number of bytes`);
}

/** Throws a `UserError` unless the port, if there is one, has `width` bits. */
export function checkBits(port: PortHandle | undefined, width: number): void {
  if (port !== undefined && port.width !== width)
    throw new UserError(`${port.name} has ${port.width} bits, and needs ${width}`);
}
