/** The channels of AXI4 and AXI4-Lite (ARM IHI 0022), each a stream. */
import type { PortHandle, Value } from '../../engine/simulator.ts';
import type { PayloadCodec } from '../payload.ts';
import { recordReader } from '../record-reader.ts';
import { checkDirection, type PortList, type StreamPorts, type StreamRole } from '../stream-ports.ts';

/** The responses of a subordinate. */
export type AxiResponse = 'OKAY' | 'EXOKAY' | 'SLVERR' | 'DECERR';

/** By their codes. */
export const axiResponses: readonly AxiResponse[] = ['OKAY', 'EXOKAY', 'SLVERR', 'DECERR'];

/** The channels: address and data of writes, their answers, addresses of reads, and data of reads. */
export type AxiChannel = 'aw' | 'w' | 'b' | 'ar' | 'r';

/** Which side of an interface the testbench plays. */
export type AxiSide = 'manager' | 'subordinate' | 'monitor';

/** The fields of a channel, as numbers. */
export type Numbers<F extends string> = Readonly<Record<F, Value>>;

/**
 * Finds the channels of interface `prefix` (`s_axi_awvalid` and so on) for the side that the testbench plays: the
 * result takes a channel and the ports of its fields, of which some may be absent. `UserError` if they are not there.
 */
export function axiChannels(dut: PortList, prefix: string, side: AxiSide) {
  const resets = dut.ports.filter((port) => port.reset !== undefined);
  return <F extends string>(
    id: AxiChannel,
    fields: Readonly<Record<F, PortHandle | undefined>>,
  ): StreamPorts<Numbers<F>> => {
    const valid = dut.port(`${prefix}_${id}valid`);
    const ready = dut.port(`${prefix}_${id}ready`);
    const payload = channelPayload(fields);
    const name = `${prefix}_${id}`;
    const role = roleOn(id, side);
    if (role === 'source') checkDirection(name, role, [valid, ...payload.ports], [ready]);
    if (role === 'sink') checkDirection(name, role, [ready], [valid, ...payload.ports]);
    return { name, valid, ready, payload, resets };
  };
}

/** The manager sends requests and takes answers. */
function roleOn(channel: AxiChannel, side: AxiSide): StreamRole {
  if (side === 'monitor') return 'monitor';
  const isRequest = channel === 'aw' || channel === 'w' || channel === 'ar';
  return isRequest === (side === 'manager') ? 'source' : 'sink';
}

/** Numbers on the ports of a channel; a port that is absent reads 0 and takes nothing. */
function channelPayload<F extends string>(
  fields: Readonly<Record<F, PortHandle | undefined>>,
): PayloadCodec<Numbers<F>> {
  const entries = Object.entries(fields) as [F, PortHandle | undefined][];
  const there = entries.flatMap(([field, port]) => (port === undefined ? [] : [[field, port] as const]));
  const read = recordReader(entries.map(([field, port]) => [field, port === undefined ? () => 0 : () => port.get()]));
  return {
    ports: there.map(([, port]) => port),
    read: read as () => Numbers<F>,
    write(item) {
      for (const [field, port] of there) port.set(item[field]);
    },
  };
}

/** The response that a code stands for. */
export const responseOf = (code: Value): AxiResponse => axiResponses[Number(code) & 3]!;

/** The worse of two responses: an error if either is one. */
export const worse = (a: AxiResponse, b: AxiResponse): AxiResponse =>
  axiResponses.indexOf(a) >= axiResponses.indexOf(b) ? a : b;
