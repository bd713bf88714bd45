/** Port handles that every engine hands out: the checks are here, the access is the engine's. */
import type { StateNames } from '../../rtl-gen/ir/module-ir.ts';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { PortHandle, Value } from './simulator.ts';

export interface PortSpec {
  readonly name: string;
  readonly width: number;
  readonly states?: StateNames;
}

/** A handle over `read` and, for inputs, `write`; `write` only sees values that fit. */
export function makePort(
  spec: PortSpec,
  direction: 'in' | 'out',
  read: () => Value,
  write?: (value: Value) => void,
): PortHandle {
  const limit = spec.width <= 32 ? 2 ** spec.width : 1n << BigInt(spec.width);
  return {
    ...spec,
    direction,
    get: read,
    set: (value) => {
      if (write === undefined) throw new TypeError(`port ${spec.name} is an output: it can only be read`);
      if (value < 0 || value >= limit || (typeof value === 'number' && !Number.isInteger(value))) {
        throw new RangeError(`${value} does not fit in port ${spec.name} of ${spec.width} bits`);
      }
      write(value);
    },
  };
}

/** The port of that name; throws with the nearest name if there is none. */
export function portByName(ports: ReadonlyMap<string, PortHandle>, name: string, design: string): PortHandle {
  const port = ports.get(name);
  if (port === undefined) throw new UserError(`${design} has no port ${name}${didYouMean(name, ports.keys())}`);
  return port;
}
