/** The five channels of an AXI4-Lite interface (ARM IHI 0022), each a stream. */
import { UserError } from '../../../support/user-error.ts';
import type { PortHandle, Value } from '../../engine/simulator.ts';
import type { PatternLike } from '../patterns.ts';
import type { PayloadCodec } from '../payload.ts';
import { recordReader } from '../record-reader.ts';
import { checkDirection, type PortList, type StreamPorts, type StreamRole } from '../stream-ports.ts';

/** What a subordinate answers. */
export type AxiResponse = 'OKAY' | 'EXOKAY' | 'SLVERR' | 'DECERR';

/** By their codes. */
export const axiResponses: readonly AxiResponse[] = ['OKAY', 'EXOKAY', 'SLVERR', 'DECERR'];

/** The channels: address and data of writes, their answers, addresses of reads, and data of reads. */
export type AxiLiteChannel = 'aw' | 'w' | 'b' | 'ar' | 'r';

/** In which clocks the testbench is willing on each channel it takes part in. Default: in all. */
export type AxiLitePauses = Partial<Readonly<Record<AxiLiteChannel, PatternLike>>>;

/** What travels on each channel, as numbers. */
export interface AxiLiteItems {
  readonly aw: Numbers<'addr' | 'prot'>;
  readonly w: Numbers<'data' | 'strb'>;
  readonly b: Numbers<'resp'>;
  readonly ar: Numbers<'addr' | 'prot'>;
  readonly r: Numbers<'data' | 'resp'>;
}

type Numbers<F extends string> = Readonly<Record<F, Value>>;

/** An interface: its channels, and its widths. */
export interface AxiLitePorts {
  readonly name: string;
  readonly channels: { readonly [C in AxiLiteChannel]: StreamPorts<AxiLiteItems[C]> };
  /** Bytes a word. */
  readonly lanes: number;
  /** Bits of a byte address. */
  readonly addressWidth: number;
  /** Whether writes say which bytes they mean. */
  readonly hasStrobes: boolean;
}

/**
 * Find the ports of interface `prefix` (`s_axi_awaddr` and so on; `prot`, `strb` and `resp` may be absent), for the
 * side that the testbench plays: `manager`, `subordinate`, or `monitor`. `UserError` if they are not there.
 */
export function axiLitePorts(dut: PortList, prefix: string, side: 'manager' | 'subordinate' | 'monitor'): AxiLitePorts {
  const resets = dut.ports.filter((port) => port.reset !== undefined);
  const optional = (name: string) => dut.ports.find((port) => port.name === `${prefix}_${name}`);
  const channel = <F extends string>(
    id: AxiLiteChannel,
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
  const data = dut.port(`${prefix}_wdata`);
  const address = dut.port(`${prefix}_awaddr`);
  const lanes = data.width / 8;
  if (!Number.isInteger(lanes))
    throw new UserError(`${data.name} has ${data.width} bits, which are no whole number of bytes`);
  return {
    name: prefix,
    channels: {
      aw: channel('aw', { addr: address, prot: optional('awprot') }),
      w: channel('w', { data, strb: optional('wstrb') }),
      b: channel('b', { resp: optional('bresp') }),
      ar: channel('ar', { addr: dut.port(`${prefix}_araddr`), prot: optional('arprot') }),
      r: channel('r', { data: dut.port(`${prefix}_rdata`), resp: optional('rresp') }),
    },
    lanes,
    addressWidth: address.width,
    hasStrobes: optional('wstrb') !== undefined,
  };
}

/** The manager sends requests and takes answers. */
function roleOn(channel: AxiLiteChannel, side: 'manager' | 'subordinate' | 'monitor'): StreamRole {
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

/** The worse of two responses: an error where either is one. */
export const worse = (a: AxiResponse, b: AxiResponse): AxiResponse =>
  axiResponses.indexOf(a) >= axiResponses.indexOf(b) ? a : b;
