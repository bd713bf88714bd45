/** The five channels of an AXI4 interface (ARM IHI 0022), each a stream. */
import { UserError } from '../../../support/user-error.ts';
import type { PatternLike } from '../patterns.ts';
import type { PortList, StreamPorts } from '../stream-ports.ts';
import { type AxiChannel, type AxiSide, axiChannels, type Numbers } from './axi-channels.ts';

/** In which clocks the testbench asserts `valid` or `ready` on each of its channels. Default: in all. */
export type Axi4Pauses = Partial<Readonly<Record<AxiChannel, PatternLike>>>;

/** The fields of an address channel. */
export type BurstField = 'id' | 'addr' | 'len' | 'size' | 'burst' | 'lock' | 'cache' | 'prot' | 'qos';

/** The fields of each channel, as numbers. */
export interface Axi4Items {
  readonly aw: Numbers<BurstField>;
  readonly w: Numbers<'data' | 'strb' | 'last'>;
  readonly b: Numbers<'id' | 'resp'>;
  readonly ar: Numbers<BurstField>;
  readonly r: Numbers<'id' | 'data' | 'resp' | 'last'>;
}

/** An interface: its channels, and its widths. A side that only reads or only writes has the channels of that alone. */
export interface Axi4Ports {
  readonly name: string;
  readonly write: { readonly [C in 'aw' | 'w' | 'b']: StreamPorts<Axi4Items[C]> } | undefined;
  readonly read: { readonly [C in 'ar' | 'r']: StreamPorts<Axi4Items[C]> } | undefined;
  /** Bytes a beat. */
  readonly lanes: number;
}

/**
 * Find the ports of interface `prefix` (`m_axi_awaddr` and so on), for the side that the testbench plays: `manager`,
 * `subordinate`, or `monitor`. Channels of writes, or of reads, may be absent, and so may `id`, `lock`, `cache`,
 * `prot`, `qos` and `resp`. `UserError` if the others are not there.
 */
export function axi4Ports(dut: PortList, prefix: string, side: AxiSide): Axi4Ports {
  const has = (name: string) => dut.ports.some((port) => port.name === `${prefix}_${name}`);
  const [writes, reads] = [has('awvalid'), has('arvalid')];
  if (!writes && !reads)
    throw new UserError(`the design has no AXI4 interface ${prefix}: neither ${prefix}_awvalid nor ${prefix}_arvalid`);
  const optional = (name: string) => dut.ports.find((port) => port.name === `${prefix}_${name}`);
  const channel = axiChannels(dut, prefix, side);
  const data = dut.port(`${prefix}_${writes ? 'wdata' : 'rdata'}`);
  const lanes = data.width / 8;
  if (!Number.isInteger(Math.log2(lanes)) || lanes < 1 || lanes > 128)
    throw new UserError(`${data.name} has ${data.width} bits, but AXI4 has 8, 16, 32 and so on up to 1,024`);
  const address = (of: 'aw' | 'ar') =>
    channel(of, {
      id: optional(`${of}id`),
      addr: dut.port(`${prefix}_${of}addr`),
      len: dut.port(`${prefix}_${of}len`),
      size: dut.port(`${prefix}_${of}size`),
      burst: dut.port(`${prefix}_${of}burst`),
      lock: optional(`${of}lock`),
      cache: optional(`${of}cache`),
      prot: optional(`${of}prot`),
      qos: optional(`${of}qos`),
    });
  return {
    name: prefix,
    lanes,
    write: writes
      ? {
          aw: address('aw'),
          w: channel('w', {
            data: dut.port(`${prefix}_wdata`),
            strb: dut.port(`${prefix}_wstrb`),
            last: dut.port(`${prefix}_wlast`),
          }),
          b: channel('b', { id: optional('bid'), resp: optional('bresp') }),
        }
      : undefined,
    read: reads
      ? {
          ar: address('ar'),
          r: channel('r', {
            id: optional('rid'),
            data: dut.port(`${prefix}_rdata`),
            resp: optional('rresp'),
            last: dut.port(`${prefix}_rlast`),
          }),
        }
      : undefined,
  };
}
