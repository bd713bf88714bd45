/** The leaf ports of one valid/ready stream of a design, by the prefix the language gives them. */
import { busLeaf } from '../../rtl-gen/hdl/body/bus-names.ts';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { PortHandle, Signal } from '../engine/simulator.ts';
import type { AgentHost } from '../kernel/agent-host.ts';
import type { Item, Sendable, TypedStream } from './item.ts';
import {
  axiStreamPayload,
  type Payload,
  type PayloadCodec,
  type PayloadReader,
  type PayloadWriter,
  portPayload,
} from './payload.ts';
import { shapePayload } from './shape-payload.ts';

/**
 * The handshake of a stream `up`: `up_valid` and `up_ready`, beside the payload on `up_payload` or
 * `up_payload_<field>`; with the names of AXI4-Stream, `up_tvalid` and `up_tready`, beside the payload on what else
 * begins with `up_t`.
 */
export interface Handshake {
  readonly name: string;
  readonly valid: PortHandle;
  readonly ready: PortHandle;
  /** It is a stream with the names of AXI4-Stream that has no `tready`: `ready` stands for a constant 1. */
  readonly alwaysReady?: true;
  /** The resets; nothing is transferred at an edge that sees one of them active. */
  readonly resets: readonly PortHandle[];
}

/** The ports of a stream that a source uses. */
export interface SourcePorts<W> extends Handshake {
  readonly payload: PayloadWriter<W>;
}

/** What sinks and monitors need of a stream. */
export interface SinkPorts<R> extends Handshake {
  readonly payload: PayloadReader<R>;
}

/** A stream whose items are read as `R` and written as `W`. */
export interface StreamPorts<R, W = R> extends Handshake {
  readonly payload: PayloadCodec<R, W>;
}

/** The ports of a design, and the nets inside it, as agents need them. */
export interface PortList {
  readonly ports: readonly PortHandle[];
  readonly signals: readonly Signal[];
  /** Throws with the nearest name if there is no such port. */
  port(name: string): PortHandle;
}

/**
 * Called in `sample` for each handshake, with the number of its edge and that of the first edge at which the item was
 * offered; of a sink without `offers` the latter is that of the handshake.
 */
export type OnItem<T> = (item: T, cycle: number, offered: number) => void;

/** Which side of the stream the testbench plays. */
export type StreamRole = 'source' | 'sink' | 'monitor';

/**
 * Find the ports of stream `prefix` and check that the testbench can play `role` on it. `UserError` if not. A monitor
 * may also watch a stream inside the design, by the path of its nets: `core.fifo.down`.
 */
export function streamPorts<C extends { readonly ports: readonly PortHandle[] }>(
  dut: PortList,
  prefix: string,
  role: StreamRole,
  codec: (dut: PortList, prefix: string) => C,
): Handshake & { readonly payload: C } {
  const seen = role === 'monitor' && !hasStream(dut.ports, prefix) ? insideOf(dut, prefix) : dut;
  const axi = isAxiStream(seen.ports, prefix);
  const valid = seen.port(`${prefix}_${axi ? 't' : ''}valid`);
  const always = axi && !seen.ports.some((port) => port.name === `${prefix}_tready`);
  const ready = always ? constantOne(`${prefix}_tready`, role) : seen.port(`${prefix}_${axi ? 't' : ''}ready`);
  const payload = codec(seen, prefix);
  if (role === 'source') checkDirection(prefix, role, [valid, ...payload.ports], [ready]);
  if (role === 'sink') checkDirection(prefix, role, [ready], [valid, ...payload.ports]);
  const resets = dut.ports.filter((port) => port.reset !== undefined);
  return { name: prefix, valid, ready, payload, resets, ...(always ? { alwaysReady: true } : {}) };
}

/** The same with only the resets of the agent's own clock. */
export const onClock = <P extends Pick<Handshake, 'resets'>>(
  ports: P,
  { clockPort }: Pick<AgentHost, 'clockPort'>,
): P => ({
  ...ports,
  resets: ports.resets.filter(({ reset }) => reset!.clock === clockPort),
});

/** Whether a reset of the stream is active. */
export function inReset({ resets }: Pick<Handshake, 'resets'>): boolean {
  for (const port of resets) if (port.get() === port.reset!.active) return true;
  return false;
}

/**
 * As `streamPorts`, with items as `portPayload` reads and writes them, or for the names of AXI4-Stream
 * `axiStreamPayload`.
 */
export function plainStreamPorts(dut: PortList, prefix: string, role: StreamRole): StreamPorts<Payload> {
  return streamPorts(dut, prefix, role, ({ ports }, name) =>
    isAxiStream(ports, name) ? axiStreamPayload(ports, name) : portPayload(ports, `${name}_payload`),
  );
}

/** As `streamPorts`, with items typed by the stream's shape; a `UserError` where the design has another shape there. */
export function typedStreamPorts<V>(
  dut: PortList,
  stream: TypedStream<V>,
  role: StreamRole,
): StreamPorts<Item<V>, Sendable<V>> {
  return streamPorts(dut, stream.name, role, (seen, prefix) =>
    shapePayload(payloadPorts(seen, stream), `${prefix}_payload`, stream.shape),
  );
}

/** The ports of a typed stream's payload, in the order of the shape's leaves. */
export function payloadPorts(dut: PortList, { name, shape, names }: TypedStream<unknown>): readonly PortHandle[] {
  return shape.leaves.map(({ suffix, width, fields = [] }) => {
    const isBus = names !== undefined && names !== 'flattened';
    const port = dut.port(isBus ? busLeaf(names, name, 'payload', fields).name : `${name}_payload${suffix}`);
    if (port.width === width) return port;
    throw new UserError(
      `${port.name} has ${port.width} bits, but the shape given for stream ${name} has ${width} there`,
    );
  });
}

/** What an agent on a stream can be given: a name, for items as the ports have them; a typed stream; or the ports. */
export type AnyStream<P extends Handshake> = string | TypedStream<unknown> | P;

/**
 * The ports of a stream for the side that the testbench plays. The caller says what a name or a typed stream makes of
 * `P`.
 */
export function portsOf<P extends Handshake>(dut: PortList, stream: AnyStream<P>, role: StreamRole): P {
  if (typeof stream !== 'string' && !('shape' in stream)) return stream;
  const ports = typeof stream === 'string' ? plainStreamPorts(dut, stream, role) : typedStreamPorts(dut, stream, role);
  return ports as Handshake as P;
}

/** Whether the ports of a stream have the names of AXI4-Stream. */
export const isAxiStream = (ports: readonly PortHandle[], prefix: string): boolean =>
  ports.some((port) => port.name === `${prefix}_tvalid`);

const hasStream = (ports: readonly PortHandle[], prefix: string): boolean =>
  ports.some((port) => port.name === `${prefix}_valid` || port.name === `${prefix}_tvalid`);

/** Replaces the `tready` that AXI4-Stream omits if the receiver takes every beat. */
function constantOne(name: string, role: StreamRole): PortHandle {
  const direction = role === 'sink' ? 'in' : 'out';
  return { name, width: 1, direction, get: () => 1, set: () => undefined };
}

/** The nets of a design whose paths begin with `prefix`, as ports that can only be read. */
function insideOf(dut: PortList, prefix: string): PortList {
  const ports = dut.signals
    .filter(({ path }) => path.startsWith(`${prefix}_`))
    .map(({ path, width, states, get }): PortHandle => {
      const set = () => {
        throw new UserError(`${path} is a net inside the design: it can only be read`);
      };
      return { name: path, width, direction: 'out', get, set, ...(states === undefined ? {} : { states }) };
    });
  const port = (name: string): PortHandle => {
    const found = ports.find((candidate) => candidate.name === name);
    if (found !== undefined) return found;
    if (!prefix.includes('.')) return dut.port(name);
    const near = didYouMean(
      name,
      dut.signals.map(({ path }) => path),
    );
    const trace = 'a monitor inside the design needs an engine that was made with trace: true';
    throw new UserError(`the design shows no net ${name}${near === '' ? `; ${trace}` : near}`);
  };
  return { ports, signals: dut.signals, port };
}

/** Throws a `UserError` unless the ports of a stream have the directions that `role` needs of them. */
export function checkDirection(
  prefix: string,
  role: StreamRole,
  inputs: readonly PortHandle[],
  outputs: readonly PortHandle[],
): void {
  const wrong = inputs.find((port) => port.direction !== 'in') ?? outputs.find((port) => port.direction !== 'out');
  if (wrong === undefined) return;
  const is = wrong.direction === 'in' ? 'an input' : 'an output';
  const other = role === 'source' ? 'sink' : 'source';
  throw new UserError(
    `the testbench cannot be the ${role} of stream ${prefix}, because ${wrong.name} is ${is} of the design; make it the ${other}`,
  );
}
