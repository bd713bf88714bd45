/** The signals of a WISHBONE interface (revision B4). */
import { UserError } from '../../../support/user-error.ts';
import type { PortHandle } from '../../engine/simulator.ts';
import { BusPorts, type BusSide, checkBits, lanesOfPort } from '../bus/bus-ports.ts';
import type { BusLanes } from '../bus/word-manager.ts';
import type { PortList } from '../stream-ports.ts';

/** How a transfer is terminated: normally, with the request to make it again, or with an error. */
export type WishboneResponse = 'ACK' | 'RTY' | 'ERR';

/** From the best to the worst. */
export const wishboneResponses: readonly WishboneResponse[] = ['ACK', 'RTY', 'ERR'];

/** What each signal is called here: `wdata` is the data of writes, `rdata` that of reads. */
export type WishboneSignal = 'cyc' | 'stb' | 'we' | 'adr' | 'wdata' | 'rdata' | 'sel' | 'ack' | 'err' | 'rty' | 'stall';

/** How an interface is to be understood. */
export interface WishboneFormat {
  /** Names of ports, where they are not those of `wishbonePorts`. */
  readonly ports?: Readonly<Partial<Record<WishboneSignal, string>>>;
  /** `pipelined` (B4) or `classic`. Default: pipelined where there is a `stall`. */
  readonly mode?: 'classic' | 'pipelined';
  /** Whether `adr` counts bytes, its low bits 0, or words. Default `byte`. */
  readonly address?: 'byte' | 'word';
}

/** An interface. */
export interface WishbonePorts extends BusLanes {
  readonly mode: 'classic' | 'pipelined';
  /** The divisor of a byte address on `adr`: 1, or the bytes of a word. */
  readonly unit: number;
  readonly cyc: PortHandle;
  readonly stb: PortHandle;
  readonly we: PortHandle;
  readonly adr: PortHandle;
  readonly wdata: PortHandle;
  readonly rdata: PortHandle;
  readonly sel: PortHandle | undefined;
  readonly ack: PortHandle;
  readonly err: PortHandle | undefined;
  readonly rty: PortHandle | undefined;
  readonly stall: PortHandle | undefined;
  readonly resets: readonly PortHandle[];
}

/**
 * Find the ports of interface `prefix`, for the side that the testbench plays: `wb_cyc`, `wb_stb`, `wb_we`, `wb_adr`,
 * `wb_ack`, and where they are there `wb_sel`, `wb_err`, `wb_rty` and `wb_stall`; each also with `_i` or `_o` at its
 * end. Data is `wb_dat_w` and `wb_dat_r`, or `wb_dat_i` and `wb_dat_o`, of which the one that goes the way of `cyc` is
 * that of writes. `UserError` if they are not there, or of other widths: data of whole bytes, `sel` of one bit a byte.
 */
export function wishbonePorts(
  dut: PortList,
  prefix: string,
  side: BusSide,
  { ports: names = {}, mode, address = 'byte' }: WishboneFormat = {},
): WishbonePorts {
  const ports = new BusPorts(dut, prefix, side);
  const endings = (signal: string) => [signal, `${signal}_i`, `${signal}_o`];
  const needed = (by: 'manager' | 'subordinate', signal: WishboneSignal) =>
    ports.needed(by, endings(signal), names[signal]);
  const optional = (by: 'manager' | 'subordinate', signal: WishboneSignal) =>
    ports.optional(by, endings(signal), names[signal]);
  const cyc = needed('manager', 'cyc');
  const isOut = cyc.direction === 'out';
  const wdata = ports.needed('manager', ['dat_w', 'wdata', isOut ? 'dat_o' : 'dat_i'], names.wdata);
  const rdata = ports.needed('subordinate', ['dat_r', 'rdata', isOut ? 'dat_i' : 'dat_o'], names.rdata);
  const lanes = lanesOfPort(wdata);
  const unit = address === 'word' ? lanes : 1;
  if (!Number.isInteger(Math.log2(lanes))) throw new UserError(`${wdata.name} has ${lanes} bytes, no power of two`);
  const adr = needed('manager', 'adr');
  const sel = optional('manager', 'sel');
  const stall = optional('subordinate', 'stall');
  const found: WishbonePorts = {
    name: prefix,
    mode: mode ?? (stall === undefined ? 'classic' : 'pipelined'),
    unit,
    lanes,
    addressWidth: adr.width + Math.log2(unit),
    hasStrobes: sel !== undefined,
    cyc,
    stb: needed('manager', 'stb'),
    we: needed('manager', 'we'),
    adr,
    wdata,
    rdata,
    sel,
    ack: needed('subordinate', 'ack'),
    err: optional('subordinate', 'err'),
    rty: optional('subordinate', 'rty'),
    stall,
    resets: ports.resets,
  };
  for (const port of [cyc, found.stb, found.we, found.ack, found.err, found.rty, stall]) checkBits(port, 1);
  checkBits(sel, lanes);
  checkBits(rdata, 8 * lanes);
  return found;
}

/** The signals that STB qualifies. */
export const requestPorts = ({ we, adr, wdata, sel }: WishbonePorts): readonly PortHandle[] =>
  [we, adr, wdata, sel].filter((port) => port !== undefined);

/** The terminations that are asserted. */
export const terminations = ({ ack, err, rty }: WishbonePorts): WishboneResponse[] =>
  wishboneResponses.filter((_, i) => {
    const port = [ack, rty, err][i];
    return port !== undefined && port.get() !== 0;
  });
