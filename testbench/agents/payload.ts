/** The payload of a stream: leaf ports on one side, a plain value or a record of values on the other. */

import type { Random } from '../../support/random.ts';
import { UserError } from '../../support/user-error.ts';
import { formatValue } from '../checking/values.ts';
import type { PortHandle } from '../engine/simulator.ts';
import { checkFields, lacksField, noRecord } from './item-mistakes.ts';
import { asPortValue, type LeafValue, leafReader, leafWriter } from './leaf.ts';
import { recordReader } from './record-reader.ts';

/** One item of a stream: a leaf, or a record field by field. */
export type Payload = LeafValue | { readonly [field: string]: LeafValue };

/** Reads items from the leaf ports of a stream. */
export interface PayloadReader<R> {
  /** The leaves, for callers that only look for changes. */
  readonly ports: readonly PortHandle[];
  read(): R;
  /** Of items that take several beats, as packets do: then `take` is asked instead of `read`. */
  readonly assembly?: Assembly<R>;
}

/** Writes items to the leaf ports of a stream. */
export interface PayloadWriter<W> {
  readonly ports: readonly PortHandle[];
  /** The item, or its first beat. Throws a `UserError` for an item that does not fit. */
  write(item: W): void;
  /** Of items that take several beats. */
  readonly beats?: Beats;
}

/** Both: what is read is an `R`, what is written a `W`. */
export interface PayloadCodec<R, W = R> extends PayloadReader<R>, PayloadWriter<W> {}

/** The beats of the item that was written last. */
export interface Beats {
  /** Whether some have not been written. */
  readonly more: boolean;
  /** Write the next one; only where there is `more`. */
  next(): void;
}

/** Makes items of the beats that are handed over. */
export interface Assembly<R> {
  /** Take in a beat: the item if it is its last one. */
  take(): R | undefined;
  /** Whether an item has begun that is not yet whole. */
  readonly open: boolean;
  /** Forget the item that is open. */
  restart(): void;
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
 * The codec of a payload on the ports of AXI4-Stream that stream `name` has: `name_tdata` alone is a plain value;
 * otherwise a record with `data` from `name_tdata`, `last` from `name_tlast` and so on, and `x` from `name_tuser_x`.
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
      if (typeof item !== 'object') throw noRecord(name, item, names);
      for (const [field, write] of writers) {
        const value = item[field];
        if (value === undefined) throw lacksField(name, item, field);
        write(value);
      }
      if (Object.keys(item).length > fields.length) checkFields(name, item, names);
    },
  };
}
