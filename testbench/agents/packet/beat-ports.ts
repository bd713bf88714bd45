/** The ports of a stream whose items are beats of packets. */
import { UserError } from '../../../support/user-error.ts';
import type { PortHandle } from '../../engine/simulator.ts';
import type { Item, Sendable, TypedStream } from '../item.ts';
import { type Payload, type PayloadCodec, portPayload } from '../payload.ts';
import { shapePayload } from '../shape-payload.ts';
import { isAxiStream, type PortList, payloadPorts } from '../stream-ports.ts';

/**
 * Where the bytes of a beat, their `keep` and the mark of the last beat are, and the codec of what travels with a
 * packet besides them (`user`). Without `keep` every byte belongs to the packet; without `last` each beat is a packet.
 */
export interface BeatPorts<R, W> {
  readonly name: string;
  /** Bytes a beat. */
  readonly lanes: number;
  readonly data: PortHandle;
  readonly keep?: PortHandle;
  readonly last?: PortHandle;
  readonly user?: PayloadCodec<R, W>;
}

/** What a packet stream with beats of type `V` carries besides bytes, as it is received. */
export type UserItem<V> = V extends { readonly user: infer U } ? Item<U> : undefined;

/** The same as it is sent. */
export type UserSendable<V> = V extends { readonly user: infer U } ? Sendable<U> : undefined;

/** The ports of stream `name`, with the names of the language or of AXI4-Stream; `user` as the ports have it. */
export function plainBeatPorts(dut: PortList, name: string): BeatPorts<Payload, Payload> {
  const prefix = isAxiStream(dut.ports, name) ? `${name}_t` : `${name}_payload_`;
  const ofUser = dut.ports.filter((p) => p.name === `${prefix}user` || p.name.startsWith(`${prefix}user_`));
  const find = (field: string) => dut.ports.find((port) => port.name === `${prefix}${field}`);
  return checkedBeat(name, find, ofUser.length === 0 ? undefined : portPayload(ofUser, `${prefix}user`));
}

/** The ports of a typed stream; fields of its shape besides `data`, `keep`, `last` and `user` are a `UserError`. */
export function typedBeatPorts<V>(dut: PortList, stream: TypedStream<V>): BeatPorts<UserItem<V>, UserSendable<V>> {
  const ports = payloadPorts(dut, stream);
  const { structure } = stream.shape;
  const fields = structure.kind === 'record' ? structure.fields : [];
  const known = ['data', 'keep', 'last', 'user'];
  const strange = fields.find(([field]) => !known.includes(field));
  if (strange !== undefined)
    throw new UserError(`the beats of ${stream.name} have a field ${strange[0]}: packets know ${known.join(', ')}`);
  const own = new Map<string, readonly PortHandle[]>();
  let next = 0;
  for (const [field, { leaves }] of fields) {
    own.set(field, ports.slice(next, next + leaves.length));
    next += leaves.length;
  }
  const user = fields.find(([field, shape]) => field === 'user' && shape.leaves.length > 0);
  const codec = user && shapePayload(own.get('user')!, `${stream.name}_payload_user`, user[1]);
  return checkedBeat(
    stream.name,
    (field) => own.get(field)?.[0],
    codec as PayloadCodec<UserItem<V>, UserSendable<V>> | undefined,
  );
}

function checkedBeat<R, W>(
  name: string,
  find: (field: string) => PortHandle | undefined,
  user: PayloadCodec<R, W> | undefined,
): BeatPorts<R, W> {
  const [data, keep, last] = [find('data'), find('keep'), find('last')];
  if (data === undefined) throw new UserError(`the stream ${name} has no data, so it cannot carry packets`);
  const lanes = data.width / 8;
  if (!Number.isInteger(lanes))
    throw new UserError(`${data.name} has ${data.width} bits, which are no whole number of bytes`);
  if (keep !== undefined && keep.width !== lanes)
    throw new UserError(`${keep.name} has ${keep.width} bits, but ${data.name} has ${lanes} bytes`);
  return {
    name,
    lanes,
    data,
    ...(keep === undefined ? {} : { keep }),
    ...(last === undefined ? {} : { last }),
    ...(user === undefined ? {} : { user }),
  };
}

/** All ports of a beat. */
export const portsOfBeat = ({ data, keep, last, user }: BeatPorts<unknown, never>): readonly PortHandle[] =>
  [data, keep, last, ...(user?.ports ?? [])].filter((port) => port !== undefined);
