/** Ports of records whose fields have names, found once and not by name in every clock. */
import assert from 'node:assert/strict';
import type { PortHandle } from '../../../../engine/simulator.ts';
import { stateNamer } from '../../../../engine/states.ts';
import type { FieldPart, Fields, FieldValue } from './target-fields.ts';

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

/** The ports of a design by their names, each found once, with values as fields have them. */
export type NamedPorts = ReturnType<typeof namedPorts>;

export function namedPorts(dut: PortsByName & { readonly ports: readonly PortHandle[] }) {
  const ports = new Map<string, PortHandle>();
  const setters = new Map<string, (value: FieldValue) => void>();
  const getters = new Map<string, () => FieldValue>();
  const groups = new Map<string, readonly string[]>();
  const known = <T>(all: Map<string, T>, name: string, make: () => T): T => {
    const made = all.get(name) ?? make();
    all.set(name, made);
    return made;
  };
  const port = (name: string): PortHandle => known(ports, name, () => dut.port(name));
  const field = (name: string): FieldValue => known(getters, name, () => getterOf(port(name)))();
  return {
    port,
    field,
    get: (name: string): number => Number(port(name).get()),
    set: (name: string, value: FieldValue): void => known(setters, name, () => setterOf(port(name)))(value),
    /** A value as `like` is one: a bigint, a boolean, or a state's name where that is a string. */
    show(name: string, like: unknown): FieldValue {
      const { states = [] } = port(name);
      const value = port(name).get();
      if (typeof like === 'string') return stateNamer(states)(value) ?? `state ${value}`;
      return typeof like === 'bigint' ? BigInt(value) : typeof like === 'boolean' ? value === 1 : Number(value);
    },
    /** All fields whose ports begin with `prefix`. */
    group(prefix: string): Fields {
      const names = known(groups, prefix, () =>
        dut.ports.map(({ name }) => name).filter((name) => name.startsWith(prefix)),
      );
      return Object.fromEntries(names.map((name) => [name.slice(prefix.length), field(name)]));
    },
  };
}
