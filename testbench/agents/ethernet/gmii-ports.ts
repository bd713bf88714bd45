/** The ports of one direction of a GMII (IEEE 802.3, clause 35). */
import type { PortHandle } from '../../engine/simulator.ts';
import type { PortList } from '../stream-ports.ts';
import { checkWidth, type MediaRole, mediaPort, optionalPort, type PortNames, resetsOf } from './media-ports.ts';

/**
 * `mac_txd`, `mac_tx_en`, `mac_tx_er`, or `mac_rxd`, `mac_rx_dv`, `mac_rx_er`: of 8, 1 and 1 bits. Which of them is
 * decided by their direction. A design may have no error port.
 */
export interface GmiiPorts {
  readonly name: string;
  readonly data: PortHandle;
  readonly valid: PortHandle;
  readonly error: PortHandle | undefined;
  readonly resets: readonly PortHandle[];
}

/** Names of ports that do not follow the standard. */
export type GmiiPortNames = PortNames<'data' | 'valid' | 'error'>;

/** Octets while neither a frame nor idle is on the line (table 35-1): valid is 0, error is 1. */
export const CARRIER_EXTEND = 0x0f;

/** Find the ports. `UserError` if they do not exist or have a wrong width. */
export function gmiiPorts(dut: PortList, prefix: string, role: MediaRole, names: GmiiPortNames = {}): GmiiPorts {
  const data = mediaPort(dut, prefix, role, ['txd', 'rxd'], names.data);
  const valid = mediaPort(dut, prefix, role, ['tx_en', 'rx_dv'], names.valid);
  const error = optionalPort(dut, prefix, role, ['tx_er', 'rx_er'], names.error);
  checkWidth(data, [8]);
  for (const port of [valid, error]) if (port !== undefined) checkWidth(port, [1]);
  return { name: prefix, data, valid, error, resets: resetsOf(dut) };
}
