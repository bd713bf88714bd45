/** The leaf ports of one valid/ready stream of a design, by the prefix the language gives them. */
import { UserError } from '../../support/user-error.ts';
import type { PortHandle } from '../engine/simulator.ts';
import { axiStreamPayload, type PayloadCodec, portPayload } from './payload.ts';

/**
 * A stream `up`: `up_valid`, `up_ready`, and the payload on `up_payload` or `up_payload_<field>`; with the names of
 * AXI4-Stream, `up_tvalid`, `up_tready`, and the payload on what else begins with `up_t`.
 */
export interface StreamPorts<T> {
  readonly name: string;
  readonly valid: PortHandle;
  readonly ready: PortHandle;
  readonly payload: PayloadCodec<T>;
  /** The resets of the design; nothing is transferred at an edge that sees one of them active. */
  readonly resets: readonly PortHandle[];
}

/** The ports of a design, as agents need them. */
export interface PortList {
  readonly ports: readonly PortHandle[];
  /** Throws with the nearest name if there is no such port. */
  port(name: string): PortHandle;
}

/** Called in `sample` for each handshake, with the number of its edge. */
export type OnItem<T> = (item: T, cycle: number) => void;

/** Which side of the stream the testbench plays. */
export type StreamRole = 'source' | 'sink' | 'monitor';

/** Find the ports of stream `prefix` and check that the testbench can play `role` on it. `UserError` if not. */
export function streamPorts<T>(
  dut: PortList,
  prefix: string,
  role: StreamRole,
  codec: (ports: readonly PortHandle[], prefix: string) => PayloadCodec<T>,
): StreamPorts<T> {
  const t = isAxiStream(dut.ports, prefix) ? 't' : '';
  const valid = dut.port(`${prefix}_${t}valid`);
  const ready = dut.port(`${prefix}_${t}ready`);
  const payload = codec(dut.ports, prefix);
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
export function plainStreamPorts(dut: PortList, prefix: string, role: StreamRole) {
  return streamPorts(dut, prefix, role, (ports, name) =>
    isAxiStream(ports, name) ? axiStreamPayload(ports, name) : portPayload(ports, `${name}_payload`),
  );
}

const isAxiStream = (ports: readonly PortHandle[], prefix: string): boolean =>
  ports.some((port) => port.name === `${prefix}_tvalid`);

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
