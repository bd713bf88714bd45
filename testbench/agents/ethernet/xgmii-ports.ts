/** The ports of one direction of an XGMII (IEEE 802.3, clause 46), 32 or 64 bits wide, and the characters on it. */
import { UserError } from '../../../support/user-error.ts';
import type { PortHandle } from '../../engine/simulator.ts';
import type { PortList } from '../stream-ports.ts';
import { checkWidth, type MediaRole, mediaPort, type PortNames, resetsOf } from './media-ports.ts';

/**
 * `mac_txd` and `mac_txc`, or `mac_rxd` and `mac_rxc`, whichever the testbench can use: 32 and 4 bits, or 64 and 8.
 * Lane 0 is in the least significant bits; a lane whose control bit is 1 carries a control character.
 */
export interface XgmiiPorts {
  readonly name: string;
  readonly data: PortHandle;
  readonly control: PortHandle;
  readonly lanes: 4 | 8;
  readonly resets: readonly PortHandle[];
}

/** Names of ports that do not follow the standard. */
export type XgmiiPortNames = PortNames<'data' | 'control'>;

/** Makes a control character of an octet: characters are 9 bits, the control bit on top. */
export const CONTROL = 0x100;

/** Control characters (table 46-3). */
export const xgmii = {
  lowPowerIdle: CONTROL | 0x06,
  idle: CONTROL | 0x07,
  signal: CONTROL | 0x5c,
  sequence: CONTROL | 0x9c,
  start: CONTROL | 0xfb,
  terminate: CONTROL | 0xfd,
  error: CONTROL | 0xfe,
} as const;

/** Find the ports. `UserError` if they do not exist or have a wrong width. */
export function xgmiiPorts(dut: PortList, prefix: string, role: MediaRole, names: XgmiiPortNames = {}): XgmiiPorts {
  const data = mediaPort(dut, prefix, role, ['txd', 'rxd'], names.data);
  const control = mediaPort(dut, prefix, role, ['txc', 'rxc'], names.control);
  checkWidth(data, [32, 64]);
  const lanes = data.width === 64 ? 8 : 4;
  checkWidth(control, [lanes]);
  return { name: prefix, data, control, lanes, resets: resetsOf(dut) };
}

/** The lanes in which frames may start: `given`, or lane 0 of every four. `UserError` for a lane that is not there. */
export function startLanesOf({ name, lanes }: XgmiiPorts, given: readonly number[] | undefined): readonly number[] {
  const starts = given ?? (lanes === 8 ? [0, 4] : [0]);
  if (starts.length === 0 || starts.some((lane) => !Number.isInteger(lane) || lane < 0 || lane >= lanes))
    throw new UserError(
      `frames cannot start in the lanes [${starts.join(', ')}] of ${name}, which has 0 to ${lanes - 1}`,
    );
  return starts;
}

/** How many octets the places where frames may start lie apart: by one less a gap may be shortened. */
export const startSpacing = ({ lanes }: XgmiiPorts, starts: readonly number[]): number => lanes / starts.length;

/** Where the octets of a word become its value: shifting bigints makes one for every octet. */
const octets = new Uint8Array(8);
const word = new DataView(octets.buffer);

/** Shows a word's characters, lane 0 first, on the ports. */
export function writeWord({ data, control, lanes }: XgmiiPorts, characters: readonly number[]): void {
  let flags = 0;
  for (let lane = 0; lane < lanes; lane++) {
    flags |= (characters[lane]! >> 8) << lane;
    octets[lane] = characters[lane]!;
  }
  control.set(flags);
  data.set(lanes === 4 ? word.getUint32(0, true) : word.getBigUint64(0, true));
}

/** Reads a word's characters, lane 0 first. */
export function readWord({ data, control, lanes }: XgmiiPorts, characters: number[]): void {
  const flags = Number(control.get());
  const value = data.get();
  if (typeof value === 'number') word.setUint32(0, value, true);
  else word.setBigUint64(0, value, true);
  for (let lane = 0; lane < lanes; lane++) characters[lane] = (((flags >> lane) & 1) << 8) | octets[lane]!;
}
