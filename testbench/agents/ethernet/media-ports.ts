/** The ports of a medium, by the names that IEEE 802.3 gives them. */
import { UserError } from '../../../support/user-error.ts';
import type { PortHandle } from '../../engine/simulator.ts';
import type { PortList } from '../stream-ports.ts';

/** Names of ports by what they carry. */
export type PortNames<K extends string> = Readonly<Partial<Record<K, string>>>;

/** Whether the testbench drives the medium or listens to it. */
export type MediaRole = 'source' | 'sink';

/**
 * The port that carries something: the one of the given name; else the first of `prefix` with one of the endings that
 * the testbench can use so. `UserError` where there is none, and for a given one of the other direction.
 */
export function mediaPort(
  dut: PortList,
  prefix: string,
  role: MediaRole,
  endings: readonly string[],
  given: string | undefined,
): PortHandle {
  const found = optionalPort(dut, prefix, role, endings, given);
  if (found !== undefined) return found;
  const names = endings.map((ending) => `${prefix}_${ending}`).join(' nor ');
  const needed = role === 'source' ? 'input' : 'output';
  throw new UserError(
    `the design has neither ${names} as an ${needed}, which an Ethernet ${role} needs; name its port with the option ports`,
  );
}

/** As `mediaPort`, or undefined where there is none. */
export function optionalPort(
  dut: PortList,
  prefix: string,
  role: MediaRole,
  endings: readonly string[],
  given: string | undefined,
): PortHandle | undefined {
  const direction = role === 'source' ? 'in' : 'out';
  if (given !== undefined) {
    const port = dut.port(given);
    if (port.direction === direction) return port;
    const is = direction === 'in' ? 'an output' : 'an input';
    throw new UserError(`an Ethernet ${role} cannot use ${given}, because it is ${is} of the design`);
  }
  return endings
    .map((ending) => dut.ports.find(({ name }) => name === `${prefix}_${ending}`))
    .find((port) => port?.direction === direction);
}

/** The resets of a design. */
export const resetsOf = (dut: PortList): readonly PortHandle[] => dut.ports.filter((port) => port.reset !== undefined);

/** Throws a `UserError` unless the port has that many bits. */
export function checkWidth(port: PortHandle, widths: readonly number[]): void {
  if (!widths.includes(port.width))
    throw new UserError(`${port.name} has ${port.width} bits; an Ethernet agent needs ${widths.join(' or ')}`);
}
