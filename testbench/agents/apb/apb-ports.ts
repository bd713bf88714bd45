/** The signals of an APB interface (ARM IHI 0024). */
import type { PortHandle } from '../../engine/simulator.ts';
import { BusPorts, type BusSide, checkBits, lanesOfPort } from '../bus/bus-ports.ts';
import type { BusLanes } from '../bus/word-manager.ts';
import type { PortList } from '../stream-ports.ts';

/** How a transfer ends. */
export type ApbResponse = 'OKAY' | 'SLVERR';

/** The signals, of which `strb`, `prot` (APB4), `ready` and `slverr` (APB3) may be absent. */
export interface ApbPorts extends BusLanes {
  readonly sel: PortHandle;
  readonly enable: PortHandle;
  readonly address: PortHandle;
  readonly write: PortHandle;
  readonly wdata: PortHandle;
  readonly strb: PortHandle | undefined;
  readonly prot: PortHandle | undefined;
  readonly ready: PortHandle | undefined;
  readonly rdata: PortHandle;
  readonly slverr: PortHandle | undefined;
  readonly resets: readonly PortHandle[];
}

/**
 * Find the ports of interface `prefix` (`s_apb_psel`, `s_apb_penable` and so on, in small letters or capitals; with an
 * empty prefix `psel` or `PSEL`), for the side that the testbench plays. `UserError` if they are not there or of other
 * widths: `psel` of 1 bit, `pstrb` of one for each byte, `pprot` of 3.
 */
export function apbPorts(dut: PortList, prefix: string, side: BusSide): ApbPorts {
  const ports = new BusPorts(dut, prefix, side);
  const wdata = ports.needed('manager', ['pwdata']);
  const lanes = lanesOfPort(wdata);
  const address = ports.needed('manager', ['paddr']);
  const strb = ports.optional('manager', ['pstrb', 'pwstrb']);
  const found: ApbPorts = {
    name: prefix === '' ? 'APB' : prefix,
    lanes,
    addressWidth: address.width,
    hasStrobes: strb !== undefined,
    sel: ports.needed('manager', ['psel']),
    enable: ports.needed('manager', ['penable']),
    address,
    write: ports.needed('manager', ['pwrite']),
    wdata,
    strb,
    prot: ports.optional('manager', ['pprot']),
    ready: ports.optional('subordinate', ['pready']),
    rdata: ports.needed('subordinate', ['prdata']),
    slverr: ports.optional('subordinate', ['pslverr']),
    resets: ports.resets,
  };
  for (const port of [found.sel, found.enable, found.write, found.ready, found.slverr]) checkBits(port, 1);
  checkBits(strb, lanes);
  checkBits(found.rdata, 8 * lanes);
  checkBits(found.prot, 3);
  return found;
}

/** The signals of a request, which stay as they are from its first clock to its last. */
export const requestPorts = ({ address, write, wdata, strb, prot }: ApbPorts): readonly PortHandle[] =>
  [address, write, wdata, strb, prot].filter((port) => port !== undefined);
