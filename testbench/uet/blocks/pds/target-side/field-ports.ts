/** Ports of records whose fields have names, found once and not by name in every clock. */
import assert from 'node:assert/strict';
import type { PortHandle } from '../../../../engine/simulator.ts';
import { stateNamer } from '../../../../engine/states.ts';
import type { FieldPart, FieldValue } from './target-fields.ts';

/** Ports by name, as a design under test has them. Throws where there is none of that name. */
export interface PortsByName {
  port(name: string): PortHandle;
}

/** What sets a port to a field's value: a state by its name, one bit by a boolean. Throws at an unknown state. */
export function setterOf(port: PortHandle): (value: FieldValue) => void {
  const { name, states } = port;
  const values = new Map(states?.map((state) => [state.name, Number(state.value)]));
  return (value) => {
    if (typeof value === 'boolean') port.set(value ? 1 : 0);
    else if (typeof value === 'string') {
      const state = values.get(value);
      assert(state !== undefined, `${name} has no state ${value}`);
      port.set(state);
    } else port.set(value);
  };
}

/** What reads a port as a field's value: a state by its name, one bit as a boolean. */
export function getterOf(port: PortHandle): () => FieldValue {
  const { width, states } = port;
  if (states !== undefined) {
    const nameOf = stateNamer(states);
    return () => {
      const value = port.get();
      return nameOf(value) ?? `state ${value}`;
    };
  }
  return width === 1 ? () => port.get() === 1 : () => port.get();
}

/** Sets the ports `PREFIX` + the part's name to the parts of what it is given. */
export function driverOf<T>(ports: PortsByName, prefix: string, parts: readonly FieldPart<T>[]): (whole: T) => void {
  const setters = parts.map(({ name, of }) => ({ set: setterOf(ports.port(prefix + name)), of }));
  return (whole) => {
    for (const { set, of } of setters) set(of(whole));
  };
}
