/** The ports of one direction of an XGMII (IEEE 802.3, clause 46), 32 or 64 bits wide, and the characters on it. */
import { UserError } from '../../../support/user-error.ts';
import type { PortHandle } from '../../engine/simulator.ts';
import type { PortList } from '../stream-ports.ts';
import { checkWidth, type MediaRole, mediaPort, type PortNames, resetsOf } from './media-ports.ts';

/**
 * `mac_txd` and `mac_txc`, or `mac_rxd` and `mac_rxc`, whichever the testbench can use: 32 and 4 bits, or 64 and 8. Lane 0 is
 * in the least significant bits; a lane whose control bit is 1 carries a control character.
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

/** Find the ports. `UserError` where they are not there or not of the right width. */
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

/** Shows a word's characters, lane 0 first, on the ports. */
export function writeWord({ data, control, lanes }: XgmiiPorts, characters: readonly number[]): void {
  let flags = 0;
  for (let lane = 0; lane < lanes; lane++) flags |= (characters[lane]! >> 8) << lane;
  control.set(flags);
  const low = half(characters, 0);
  data.set(lanes === 4 ? low : (BigInt(half(characters, 4)) << 32n) | BigInt(low));
}

/** Reads a word's characters, lane 0 first. */
export function readWord({ data, control, lanes }: XgmiiPorts, characters: number[]): void {
  const flags = Number(control.get());
  const word = data.get();
  const low = typeof word === 'number' ? word : Number(word & 0xffff_ffffn);
  const high = typeof word === 'number' ? 0 : Number(word >> 32n);
  for (let lane = 0; lane < lanes; lane++) {
    const octet = ((lane < 4 ? low : high) >>> (8 * (lane & 3))) & 0xff;
    characters[lane] = (((flags >> lane) & 1) << 8) | octet;
  }
}

const half = (characters: readonly number[], from: number): number => {
  let word = 0;
  for (let i = 3; i >= 0; i--) word = (word << 8) | (characters[from + i]! & 0xff);
  return word >>> 0;
};
