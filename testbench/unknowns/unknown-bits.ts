/** The unknown bits of ports, for tests. */
import { mask } from '../../rtl-gen/ir/expr.ts';
import { UserError } from '../../support/user-error.ts';
import type { PortHandle, Value } from '../engine/simulator.ts';

/** How the unknown bits of a port are read and, of an input, set. */
export interface UnknownHandle {
  readonly get: () => Value;
  readonly set?: (bits: Value) => void;
}

const handles = new WeakMap<PortHandle, UnknownHandle>();

/** The port, whose unknown bits are known by `of` from now on. */
export function withUnknowns(port: PortHandle, of: UnknownHandle): PortHandle {
  handles.set(port, of);
  return port;
}

function handleOf(port: PortHandle): UnknownHandle {
  const handle = handles.get(port);
  if (handle !== undefined) return handle;
  throw new UserError(`the unknown bits of ${port.name} are not followed: give the test the option unknowns: true`);
}

/**
 * Make an input unknown, or those of its bits that are 1 in `bits`, until it is set again. A `UserError` for outputs,
 * resets and bits that the port does not have, and in a test without the option `unknowns`.
 */
export function setUnknown(port: PortHandle, bits: Value = mask(port.width)): void {
  const { set } = handleOf(port);
  if (set === undefined) throw new UserError(`${port.name} cannot be made unknown: it is no data input`);
  if (BigInt(bits) >> BigInt(port.width) !== 0n)
    throw new UserError(`${bits} does not fit in port ${port.name} of ${port.width} bits`);
  set(bits);
}

/** The unknown bits of a port, as 1s, settled. A `UserError` in a test without the option `unknowns`. */
export const unknownBits = (port: PortHandle): bigint => BigInt(handleOf(port).get());
