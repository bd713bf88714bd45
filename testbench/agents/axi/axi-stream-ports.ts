/** The signals of an AXI4-Stream interface, all optional besides `tvalid`. */
import { UserError } from '../../../support/user-error.ts';
import type { PortHandle } from '../../engine/simulator.ts';
import { type Payload, type PayloadCodec, portPayload } from '../payload.ts';
import { isAxiStream, type PortList } from '../stream-ports.ts';

/**
 * How `tuser` belongs to bytes: a value a beat, or bits of its own for each byte, those of byte 0 the least
 * significant.
 */
export type UserOf = 'beat' | 'byte';

/** Where each signal is; one that is absent is `undefined`. */
export interface AxiStreamPorts {
  readonly name: string;
  /** Bytes a beat. */
  readonly lanes: number;
  readonly data: PortHandle | undefined;
  readonly keep: PortHandle | undefined;
  readonly strb: PortHandle | undefined;
  readonly last: PortHandle | undefined;
  readonly id: PortHandle | undefined;
  readonly dest: PortHandle | undefined;
  readonly user: PayloadCodec<Payload> | undefined;
  /** Bits of `tuser` a byte; only with `UserOf` `byte`. */
  readonly userBits: number | undefined;
  /** All of them. */
  readonly ports: readonly PortHandle[];
}

/**
 * The signals of stream `name`, also where it has the names of the language (`name_payload_data`). `UserError` if they
 * do not agree.
 */
export function axiStreamPorts(dut: PortList, name: string, userOf: UserOf = 'beat'): AxiStreamPorts {
  const prefix = isAxiStream(dut.ports, name) ? `${name}_t` : `${name}_payload_`;
  const find = (field: string) => dut.ports.find((port) => port.name === `${prefix}${field}`);
  const ofUser = dut.ports.filter((p) => p.name === `${prefix}user` || p.name.startsWith(`${prefix}user_`));
  const [data, keep, strb] = [find('data'), find('keep'), find('strb')];
  const lanes = data === undefined ? (keep?.width ?? strb?.width ?? 1) : data.width / 8;
  if (!Number.isInteger(lanes))
    throw new UserError(`${data!.name} has ${data!.width} bits, which are no whole number of bytes`);
  for (const port of [keep, strb])
    if (port !== undefined && port.width !== lanes)
      throw new UserError(`${port.name} has ${port.width} bits, but the beats of ${name} have ${lanes} bytes`);
  const plain = [data, keep, strb, find('last'), find('id'), find('dest')];
  return {
    name,
    lanes,
    data,
    keep,
    strb,
    last: find('last'),
    id: find('id'),
    dest: find('dest'),
    user: ofUser.length === 0 ? undefined : portPayload(ofUser, `${prefix}user`),
    userBits: userOf === 'byte' ? userBits(name, ofUser, lanes) : undefined,
    ports: [...plain.filter((port) => port !== undefined), ...ofUser],
  };
}

function userBits(name: string, ports: readonly PortHandle[], lanes: number): number {
  const [port] = ports;
  if (port === undefined || ports.length > 1 || port.width % lanes !== 0)
    throw new UserError(`the stream ${name} needs one tuser with as many bits for each of ${lanes} bytes`);
  return port.width / lanes;
}
