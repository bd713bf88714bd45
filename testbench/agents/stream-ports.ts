/** The leaf ports of one valid/ready stream of a design, by the prefix the language gives them. */
import { axiStreamFields } from '../../rtl-gen/hdl/modules/axi-stream-names.ts';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { PortHandle, Signal } from '../engine/simulator.ts';
import type { Item, Sendable, TypedStream } from './item.ts';
import { axiStreamPayload, type Payload, type PayloadCodec, portPayload } from './payload.ts';
import { shapePayload } from './shape-payload.ts';

/**
 * A stream `up`: `up_valid`, `up_ready`, and the payload on `up_payload` or `up_payload_<field>`; with the names of
 * AXI4-Stream, `up_tvalid`, `up_tready`, and the payload on what else begins with `up_t`. Items are read as `R` and written
 * as `W`.
 */
export interface StreamPorts<R, W = R> {
  readonly name: string;
  readonly valid: PortHandle;
  /** Always 1 for a stream with the names of AXI4-Stream that has no `tready`. */
  readonly ready: PortHandle;
  readonly payload: PayloadCodec<R, W>;
  /** The resets of the design; nothing is transferred at an edge that sees one of them active. */
  readonly resets: readonly PortHandle[];
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

/** Makes the codec of the payload of stream `prefix` from the ports of a design. */
export type CodecOf<R, W> = (dut: PortList, prefix: string) => PayloadCodec<R, W>;

/**
 * Find the ports of stream `prefix` and check that the testbench can play `role` on it. `UserError` if not. A monitor may
 * also watch a stream inside the design, by the path of its nets: `core.fifo.down`.
 */
export function streamPorts<R, W>(
  dut: PortList,
  prefix: string,
  role: StreamRole,
  codec: CodecOf<R, W>,
): StreamPorts<R, W> {
  const seen = role === 'monitor' && !hasStream(dut.ports, prefix) ? insideOf(dut, prefix) : dut;
  const axi = isAxiStream(seen.ports, prefix);
  const valid = seen.port(`${prefix}_${axi ? 't' : ''}valid`);
  const ready = axi ? axiReady(seen.ports, prefix) : seen.port(`${prefix}_ready`);
  const payload = codec(seen, prefix);
  if (role === 'source') checkDirection(prefix, role, [valid, ...payload.ports], [ready]);
  if (role === 'sink') checkDirection(prefix, role, [ready], [valid, ...payload.ports]);
  const resets = dut.ports.filter((port) => port.reset !== undefined);
  return { name: prefix, valid, ready, payload, resets };
}

/** Whether a reset of the stream's design is active. */
export function inReset({ resets }: Pick<StreamPorts<unknown>, 'resets'>): boolean {
  for (const port of resets) if (port.get() === port.reset!.active) return true;
  return false;
}

/** As `streamPorts`, with items as `portPayload` reads and writes them, or for the names of AXI4-Stream `axiStreamPayload`. */
export function plainStreamPorts(dut: PortList, prefix: string, role: StreamRole): StreamPorts<Payload> {
  return streamPorts(dut, prefix, role, ({ ports }, name) =>
    isAxiStream(ports, name) ? axiStreamPayload(ports, name) : portPayload(ports, `${name}_payload`),
  );
}

/** As `streamPorts`, with items typed by the stream's shape; a `UserError` where the design has another shape there. */
export function typedStreamPorts<V>(
  dut: PortList,
  { name, shape, names }: TypedStream<V>,
  role: StreamRole,
): StreamPorts<Item<V>, Sendable<V>> {
  return streamPorts(dut, name, role, (seen, prefix) => {
    const axi = names === 'axi-stream';
    const leaves = shape.leaves.map(({ suffix, width, fields = [] }) => {
      const axiName = [prefix, ...axiStreamFields('payload', fields)].join('_');
      const port = seen.port(axi ? axiName : `${prefix}_payload${suffix}`);
      if (port.width === width) return port;
      throw new UserError(
        `${port.name} has ${port.width} bits, but the shape given for stream ${name} has ${width} there`,
      );
    });
    return shapePayload(leaves, `${prefix}_payload`, shape);
  });
}

/** What an agent on a stream can be given: a name, for items as the ports have them; a typed stream; or the ports. */
export type AnyStream<T> = string | TypedStream<unknown> | StreamPorts<T>;

/** The ports of a stream for the side that the testbench plays. The caller says what a typed stream or a name makes of `T`. */
export function portsOf<T>(dut: PortList, stream: AnyStream<T>, role: StreamRole): StreamPorts<T> {
  if (typeof stream !== 'string' && !('shape' in stream)) return stream;
  const ports = typeof stream === 'string' ? plainStreamPorts(dut, stream, role) : typedStreamPorts(dut, stream, role);
  return ports as StreamPorts<unknown> as StreamPorts<T>;
}

/** Whether the ports of a stream have the names of AXI4-Stream. */
export const isAxiStream = (ports: readonly PortHandle[], prefix: string): boolean =>
  ports.some((port) => port.name === `${prefix}_tvalid`);

const hasStream = (ports: readonly PortHandle[], prefix: string): boolean =>
  ports.some((port) => port.name === `${prefix}_valid` || port.name === `${prefix}_tvalid`);

/** AXI4-Stream leaves out `tready` where the receiver always takes what comes. */
function axiReady(ports: readonly PortHandle[], prefix: string): PortHandle {
  const name = `${prefix}_tready`;
  const refuse = () => {
    throw new UserError(`the stream ${prefix} has no tready, so nothing can make it wait`);
  };
  return ports.find((port) => port.name === name) ?? { name, width: 1, direction: 'out', get: () => 1, set: refuse };
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

function checkDirection(
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
