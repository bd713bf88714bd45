/** Port handles that every engine hands out: the checks are here, the access is the engine's. */
import type { NetReset } from '../../rtl-gen/ir/netlist.ts';
import type { States } from '../../rtl-gen/ir/states.ts';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { PortHandle, Value } from './simulator.ts';

export interface PortSpec {
  readonly name: string;
  readonly width: number;
  readonly states?: States;
  readonly reset?: NetReset;
}

/** A handle over `read` and, for inputs, `write`; `write` only sees values that fit, numbers where 32 bits suffice. */
export function makePort(
  spec: PortSpec,
  direction: 'in' | 'out',
  read: () => Value,
  write?: (value: Value) => void,
): PortHandle {
  const { name, width, states, reset } = spec;
  // All handles have the same fields in the same order: code that is given any of them stays fast.
  const set = write === undefined ? refuse(name) : width <= 32 ? narrow(spec, write) : wide(spec, write);
  const handle = { name, width, direction, get: read, set, ...(states === undefined ? {} : { states }) };
  return reset === undefined ? handle : { ...handle, reset };
}

function refuse(name: string): PortHandle['set'] {
  return () => {
    throw new TypeError(`port ${name} is an output: it can only be read`);
  };
}

function narrow(spec: PortSpec, write: (value: number) => void): PortHandle['set'] {
  const highest = 2 ** spec.width - 1;
  return (value) => {
    const number = Number(value);
    // The conversion to 32 bits changes fractions, negative numbers, and those above; a bigint's too, however long it
    // is.
    if (number >>> 0 !== number || number > highest) throw misfit(spec, value);
    write(number);
  };
}

function wide(spec: PortSpec, write: (value: Value) => void): PortHandle['set'] {
  const limit = 1n << BigInt(spec.width);
  return (value) => {
    if (value < 0 || value >= limit || (typeof value === 'number' && !Number.isInteger(value)))
      throw misfit(spec, value);
    write(value);
  };
}

function misfit({ name, width }: PortSpec, value: Value): RangeError {
  return new RangeError(`${value} does not fit in port ${name} of ${width} bits`);
}

/** The port of that name; throws with the nearest name if there is none. */
export function portByName(ports: ReadonlyMap<string, PortHandle>, name: string, design: string): PortHandle {
  const port = ports.get(name);
  if (port === undefined) throw new UserError(`${design} has no port ${name}${didYouMean(name, ports.keys())}`);
  return port;
}
