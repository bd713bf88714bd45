/** What travels on a stream: leaf ports on one side, a plain value or a record of values on the other. */

import { didYouMean } from '../../support/nearest.ts';
import type { Random } from '../../support/random.ts';
import { UserError } from '../../support/user-error.ts';
import { formatValue } from '../checking/values.ts';
import type { PortHandle, Value } from '../engine/simulator.ts';
import { stateNamer } from '../engine/states.ts';
import { recordReader } from './record-reader.ts';

/** A number or bigint, or the state name of an enum. */
export type LeafValue = Value | string;

/** One item of a stream: a leaf, or a record field by field. */
export type Payload = LeafValue | { readonly [field: string]: LeafValue };

/** Moves items between the testbench and the leaf ports of a stream. */
export interface PayloadCodec<T> {
  /** The leaves, for those who only look for changes. */
  readonly ports: readonly PortHandle[];
  read(): T;
  /** Throws a `UserError` for an item that does not fit. */
  write(item: T): void;
}

/**
 * The codec of the stream payload `name` (`up_payload`): the port of that name if there is one; else a record whose
 * fields are the ports `up_payload_<field>`. Without either, the empty record (a stream that carries only its
 * handshake). Fields of nested records keep their flattened names.
 */
export function portPayload(ports: readonly PortHandle[], name: string): PayloadCodec<Payload> {
  const whole = ports.find((port) => port.name === name);
  if (whole !== undefined) return leafCodec(whole);
  const prefix = `${name}_`;
  const fields = ports.filter((port) => port.name.startsWith(prefix));
  return recordCodec(
    name,
    fields.map((port) => [port.name.slice(prefix.length), port]),
  );
}

/**
 * The codec of a payload on the ports of AXI4-Stream that stream `name` has: `name_tdata` alone is a plain value; otherwise
 * a record with `data` from `name_tdata`, `last` from `name_tlast` and so on, and `x` from `name_tuser_x`.
 */
export function axiStreamPayload(ports: readonly PortHandle[], name: string): PayloadCodec<Payload> {
  const prefix = `${name}_t`;
  const fields = ports
    .filter((port) => port.name.startsWith(prefix) && !/^(valid|ready)$/.test(port.name.slice(prefix.length)))
    .map((port) => [port.name.slice(prefix.length).replace(/^user_/, ''), port] as const);
  const [[only, port] = ['', undefined]] = fields;
  return fields.length === 1 && only === 'data' && port !== undefined ? leafCodec(port) : recordCodec(name, fields);
}

/** Random legal values on all ports: what a payload may be while nothing is offered. */
export function scramble(ports: readonly PortHandle[], random: Random): void {
  for (const port of ports)
    port.set(port.states === undefined ? random.bits(port.width) : asPortValue(port, random.pick(port.states).value));
}

/** Ports of up to 32 bits take numbers. */
const asPortValue = (port: PortHandle, value: bigint): Value => (port.width > 32 ? value : Number(value));

/** Reads the port's value; the name of its state for an enum, or the number where it has none. */
function leafReader(port: PortHandle): () => LeafValue {
  const { states } = port;
  if (states === undefined) return () => port.get();
  const nameOf = stateNamer(states);
  return () => {
    const value = port.get();
    return nameOf(value) ?? value;
  };
}

/** Sets an input from a number, a bigint, or a state name of its enum. */
function leafWriter(port: PortHandle): (value: LeafValue) => void {
  const limit = port.width > 32 ? 0 : 2 ** port.width;
  return (value) => {
    // What nearly all leaves are needs no conversion.
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit) port.set(value);
    else port.set(leafBits(port, value));
  };
}

function leafBits(port: PortHandle, value: LeafValue): Value {
  if (typeof value === 'string') {
    const state = port.states?.find((s) => s.name === value);
    if (state === undefined) {
      const states = (port.states ?? []).map((s) => s.name);
      throw new UserError(`${port.name} has no state ${value}${didYouMean(value, states)}`);
    }
    return asPortValue(port, state.value);
  }
  if (!fits(value, port.width))
    throw new UserError(`${formatValue(value)} does not fit ${port.name}, which has ${port.width} bits`);
  return port.width > 32 ? BigInt(value) : Number(value);
}

function fits(value: Value, width: number): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 && value < 2 ** width;
  return value >= 0n && value >> BigInt(width) === 0n;
}

function leafCodec(port: PortHandle): PayloadCodec<Payload> {
  const write = leafWriter(port);
  return {
    ports: [port],
    read: leafReader(port),
    write(item) {
      if (typeof item === 'object')
        throw new UserError(`${port.name} takes a plain value, not the record ${formatValue(item)}`);
      write(item);
    },
  };
}

function recordCodec(name: string, fields: readonly (readonly [string, PortHandle])[]): PayloadCodec<Payload> {
  const names = fields.map(([field]) => field);
  const writers = fields.map(([field, port]) => [field, leafWriter(port)] as const);
  return {
    ports: fields.map(([, port]) => port),
    read: recordReader(fields.map(([field, port]) => [field, leafReader(port)])),
    write(item) {
      if (typeof item !== 'object')
        throw new UserError(`${name} is a record of ${names.join(', ')}, so ${formatValue(item)} cannot be sent`);
      for (const [field, write] of writers) {
        const value = item[field];
        if (value === undefined) throw new UserError(`the item ${formatValue(item)} for ${name} lacks ${field}`);
        write(value);
      }
      if (Object.keys(item).length > fields.length) throw unknownField(name, item, names);
    },
  };
}

function unknownField(name: string, item: object, names: readonly string[]): UserError {
  const unknown = Object.keys(item).find((field) => !names.includes(field)) ?? '';
  return new UserError(`${name} has no field ${unknown}${didYouMean(unknown, names)}`);
}
