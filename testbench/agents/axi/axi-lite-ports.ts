/** The five channels of an AXI4-Lite interface (ARM IHI 0022), each a stream. */
import { UserError } from '../../../support/user-error.ts';
import type { PatternLike } from '../patterns.ts';
import type { PortList, StreamPorts } from '../stream-ports.ts';
import { type AxiChannel, type AxiSide, axiChannels, type Numbers } from './axi-channels.ts';

/** In which clocks the testbench asserts `valid` or `ready` on each of its channels. Default: in all. */
export type AxiLitePauses = Partial<Readonly<Record<AxiChannel, PatternLike>>>;

/** The fields of each channel, as numbers. */
export interface AxiLiteItems {
  readonly aw: Numbers<'addr' | 'prot'>;
  readonly w: Numbers<'data' | 'strb'>;
  readonly b: Numbers<'resp'>;
  readonly ar: Numbers<'addr' | 'prot'>;
  readonly r: Numbers<'data' | 'resp'>;
}

/** An interface: its channels, and its widths. */
export interface AxiLitePorts {
  readonly name: string;
  readonly channels: { readonly [C in AxiChannel]: StreamPorts<AxiLiteItems[C]> };
  /** Bytes a word. */
  readonly lanes: number;
  /** Bits of a byte address. */
  readonly addressWidth: number;
  /** Whether writes have strobes. */
  readonly hasStrobes: boolean;
}

/**
 * Find the ports of interface `prefix` (`s_axi_awaddr` and so on; `prot`, `strb` and `resp` may be absent), for the
 * side that the testbench plays: `manager`, `subordinate`, or `monitor`. `UserError` if they are not there.
 */
export function axiLitePorts(dut: PortList, prefix: string, side: AxiSide): AxiLitePorts {
  const optional = (name: string) => dut.ports.find((port) => port.name === `${prefix}_${name}`);
  const channel = axiChannels(dut, prefix, side);
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
